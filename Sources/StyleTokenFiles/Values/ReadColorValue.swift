import StyleSource
import StyleSyntax

/// Colours.
extension DesignValueReader {
  /// `{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }` as CSS writes it.
  func color(_ node: SyntaxNode) -> StyleValue {
    if node.isJSONString {
      guard isHexColor(node.text) else {
        return wrong(node, "a color is an object with ‘colorSpace’ and ‘components’")
      }
      loss(.textForObject(node, "a color", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.5, 1] }"))
      return .string(node.text, place(node))
    }
    guard
      let parts = parts(node, of: "a color", DesignVocabulary.color),
      let space = parts["colorSpace"].flatMap({ literal($0) })?.node,
      let list = parts["components"].flatMap({ literal($0) })?.node
    else { return .missing(place(node)) }
    guard space.isJSONString, let known = DesignColorSpace(rawValue: space.text) else {
      let near = KnownNames(DesignColorSpace.allCases.map(\.rawValue)).nearest(to: space.text.lowercased())
      return wrong(
        space,
        "the ‘colorSpace’ is one of \(DesignColorSpace.allCases.map(\.rawValue).joined(separator: ", "))",
        near.map { "write ‘\($0)’" } ?? "")
    }
    guard list.kind == .sequence, list.elements.count == 3 else {
      return wrong(list, "‘components’ is a list of three numbers")
    }
    var components: [Double?] = []
    for (element, range) in zip(list.elements, known.ranges) {
      guard let node = literal(element)?.node else { return .missing(place(element)) }
      if node.isJSONString, node.text == "none" {
        components.append(nil)
        continue
      }
      guard let number = node.jsonNumber, number.isFinite else {
        return wrong(node, "a component is a number or \"none\"")
      }
      // A number that was rounded to 32 bits may lie a little beside its range.
      guard range.contains(number) || known.isNearRange(number, range) else {
        return wrong(node, "this component of ‘\(known.rawValue)’ must be \(range.words)")
      }
      components.append(min(max(number, range.least), range.most ?? .infinity))
    }
    var alpha = 1.0
    if let node = parts["alpha"].flatMap({ literal($0) })?.node {
      guard let number = node.jsonNumber, number >= 0, number <= 1 else {
        return wrong(node, "‘alpha’ is a number from 0 to 1")
      }
      alpha = number
    }
    if let hex = parts["hex"].flatMap({ literal($0)?.node }) { check(hex, known, components) }
    return .string(known.css(components, alpha), place(node))
  }

  /// `hex` is what a program without the colour space shows.
  private func check(_ hex: SyntaxNode, _ space: DesignColorSpace, _ components: [Double?]) {
    guard hex.isJSONString, isHexColor(hex.text), hex.text.utf8.count == 7 else {
      return loss(.wrongHex(hex))
    }
    guard space == .srgb, let bytes = space.bytes(components) else { return }
    let said = bytes.map { hexDigits($0) }.joined()
    if said != hex.text.dropFirst().lowercased() { loss(.otherHex(hex, "#" + said)) }
  }
}

/// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
private func isHexColor(_ text: String) -> Bool {
  text.utf8.first == UInt8(ascii: "#") && [4, 5, 7, 9].contains(text.utf8.count)
    && text.utf8.dropFirst().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
}

private func hexDigits(_ byte: Int) -> String {
  let text = String(byte, radix: 16)
  return text.count == 1 ? "0" + text : text
}

/// A range of a colour's component. `most` may be excluded, as a hue of 360 is.
struct ComponentRange {
  let least: Double
  let most: Double?
  var isOpen = false

  func contains(_ number: Double) -> Bool {
    guard let most else { return number >= least }
    return number >= least && (isOpen ? number < most : number <= most)
  }

  var words: String {
    if least == -.infinity { return "any number" }
    guard let most else { return "\(shortest(least)) or more" }
    return "from \(shortest(least)) to \(isOpen ? "below " : "")\(shortest(most))"
  }
}

/// The colour spaces of the format's colour module.
enum DesignColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  var ranges: [ComponentRange] {
    let unit = ComponentRange(least: 0, most: 1)
    let percent = ComponentRange(least: 0, most: 100)
    let hue = ComponentRange(least: 0, most: 360, isOpen: true)
    let any = ComponentRange(least: -.infinity, most: nil)
    let positive = ComponentRange(least: 0, most: nil)
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return [unit, unit, unit]
    case .hsl, .hwb: return [hue, percent, percent]
    case .lab: return [percent, any, any]
    case .lch: return [percent, positive, hue]
    case .oklab: return [unit, any, any]
    case .oklch: return [unit, positive, hue]
    }
  }

  func isNearRange(_ number: Double, _ range: ComponentRange) -> Bool {
    guard let most = range.most, !range.isOpen else { return number > -1e-6 && number < 0 }
    return number > range.least - 1e-6 * most && number < most + 1e-6 * most
  }

  /// The bytes of sRGB that components are, or come to by rounding.
  func bytes(_ components: [Double?]) -> [Int]? {
    guard self == .srgb else { return nil }
    return components.map { Int(clamping: (($0 ?? 0) * 255).rounded()) }
  }

  /// Whether each component is a byte, but for the noise of 32 bits.
  private func areBytes(_ components: [Double?]) -> Bool {
    self == .srgb
      && components.allSatisfy { component in
        component.map { abs($0 * 255 - ($0 * 255).rounded()) < 1e-4 } ?? false
      }
  }

  /// As CSS Color 4 writes it.
  func css(_ components: [Double?], _ alpha: Double) -> String {
    let behind = alpha < 1 ? " / \(shortest(alpha))" : ""
    if areBytes(components), let bytes = bytes(components) {
      return alpha < 1
        ? "rgb(\(bytes.map(String.init).joined(separator: " "))\(behind))"
        : "#" + bytes.map(hexDigits).joined().uppercased()
    }
    let numbers = components.map { $0.map(shortest) ?? "none" }
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return "color(\(rawValue) \(numbers.joined(separator: " "))\(behind))"
    case .hsl, .hwb:
      let percents = numbers.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
      return "\(rawValue)(\(numbers[0]) \(percents.joined(separator: " "))\(behind))"
    case .lab, .lch, .oklab, .oklch: return "\(rawValue)(\(numbers.joined(separator: " "))\(behind))"
    }
  }
}
