import StyleSource
import StyleSyntax

/// Colours.
extension DesignValueReader {
  /// Reads a colour, such as `{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }`, into CSS.
  func color(_ node: SyntaxNode) -> StyleValue {
    if node.isJSONString {
      guard node.withBytes(isHexColor) else {
        return wrong(node, "a color is an object with ‘colorSpace’ and ‘components’")
      }
      loss(.textForObject(node, "a color", colorObject(ofHex: node.text)))
      return .string(node.text, place(node))
    }
    guard
      let parts = ColorParts(node) ?? parts(node, of: "a color", DesignVocabulary.color).map(ColorParts.init),
      let space = parts.space.flatMap({ literalNode($0) }),
      let list = parts.components.flatMap({ literalNode($0) })
    else { return .missing(place(node)) }
    guard space.isJSONString, let known = DesignColorSpace(rawValue: space.text) else {
      let near = KnownNames(DesignColorSpace.allCases.map(\.rawValue)).nearest(to: space.text.lowercased())
      return wrong(
        space,
        "the ‘colorSpace’ is one of \(DesignColorSpace.allCases.map(\.rawValue).joined(separator: ", "))",
        near.map { "write ‘\($0)’" } ?? "")
    }
    let elements = list.elements
    guard elements.count == 3 else {
      return wrong(list, "‘components’ is a list of three numbers")
    }
    var components: [Double?] = []
    components.reserveCapacity(3)
    for (element, range) in zip(elements, known.ranges) {
      guard let node = literalNode(element) else { return .missing(place(element)) }
      if node.isQuoted, node.hasText("none") {
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
    if let node = parts.alpha.flatMap({ literalNode($0) }) {
      guard let number = node.jsonNumber, number >= 0, number <= 1 else {
        return wrong(node, "‘alpha’ is a number from 0 to 1")
      }
      alpha = number
    }
    if let hex = parts.hex.flatMap({ literalNode($0) }) { check(hex, known, components) }
    return .string(known.css(components, alpha), place(node))
  }

  /// Checks `hex`, the colour for programs without the colour space.
  private func check(_ hex: SyntaxNode, _ space: DesignColorSpace, _ components: [Double?]) {
    guard hex.isJSONString, hex.withBytes({ isHexColor($0) && $0.count == 7 }) else {
      return loss(.wrongHex(hex))
    }
    guard space == .srgb else { return }
    let isSame = hex.withBytes { text in
      components.indices.allSatisfy { index in
        let digits = hexDigits(components[index])
        return digits.0 | 0x20 == text[2 * index + 1] | 0x20 && digits.1 | 0x20 == text[2 * index + 2] | 0x20
      }
    }
    if !isSame { loss(.otherHex(hex, hexText(components).lowercased())) }
  }
}

/// The parts of a color's object.
private struct ColorParts {
  private(set) var space, components, alpha, hex: SyntaxNode?

  /// Finds the parts of a colour; nil for an object that lacks some, or has others.
  init?(_ node: SyntaxNode) {
    guard node.kind == .mapping else { return nil }
    (space, components) = (node["colorSpace"], node["components"])
    (alpha, hex) = (node["alpha"], node["hex"])
    let count = 2 + (alpha == nil ? 0 : 1) + (hex == nil ? 0 : 1)
    if space == nil || components == nil || node.entryCount != count { return nil }
  }

  init(_ parts: FoundParts) {
    (space, components) = (parts["colorSpace"], parts["components"])
    (alpha, hex) = (parts["alpha"], parts["hex"])
  }
}

/// The hexadecimal text of components of sRGB, such as `#0A5FD6`.
private func hexText(_ components: [Double?]) -> String {
  String(unsafeUninitializedCapacity: 2 * components.count + 1) { text in
    text[0] = UInt8(ascii: "#")
    for (index, component) in components.enumerated() {
      (text[2 * index + 1], text[2 * index + 2]) = hexDigits(component)
    }
    return text.count
  }
}

/// The two hexadecimal digits of a component of sRGB, such as `5F`.
private func hexDigits(_ component: Double?) -> (UInt8, UInt8) {
  func digit(_ number: Int) -> UInt8 {
    UInt8(ascii: number < 10 ? "0" : "7") + UInt8(truncatingIfNeeded: number)
  }
  let byte = DesignColorSpace.byte(component)
  return (digit(byte >> 4 & 15), digit(byte & 15))
}

/// Whether a text is `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
private func isHexColor(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  text.first == UInt8(ascii: "#")
    && (text.count == 4 || text.count == 5 || text.count == 7 || text.count == 9)
    && text.dropFirst().allSatisfy { byte in
      byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
    }
}

/// A range of a colour's component. `most` may be excluded, as a hue of 360 is.
struct ComponentRange {
  let least: Double
  let most: Double?
  var isOpen = false

  static let unit = ComponentRange(least: 0, most: 1)
  static let percent = ComponentRange(least: 0, most: 100)
  static let hue = ComponentRange(least: 0, most: 360, isOpen: true)
  static let any = ComponentRange(least: -.infinity, most: nil)
  static let positive = ComponentRange(least: 0, most: nil)
  /// The ranges of three components from 0 to 1.
  static let unitAlone = [unit, unit, unit]

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
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
      return ComponentRange.unitAlone
    case .hsl, .hwb: return [.hue, .percent, .percent]
    case .lab: return [.percent, .any, .any]
    case .lch: return [.percent, .positive, .hue]
    case .oklab: return [.unit, .any, .any]
    case .oklch: return [.unit, .positive, .hue]
    }
  }

  func isNearRange(_ number: Double, _ range: ComponentRange) -> Bool {
    guard let most = range.most, !range.isOpen else { return number > -1e-6 && number < 0 }
    return number > range.least - 1e-6 * most && number < most + 1e-6 * most
  }

  /// The byte of a component of sRGB, rounded.
  static func byte(_ component: Double?) -> Int { Int(clamping: ((component ?? 0) * 255).rounded()) }

  /// Whether each component is a byte, but for the noise of 32 bits.
  private func areBytes(_ components: [Double?]) -> Bool {
    self == .srgb
      && components.allSatisfy { component in
        component.map { abs($0 * 255 - ($0 * 255).rounded()) < 1e-4 } ?? false
      }
  }

  /// The colour as CSS Color 4 writes it.
  func css(_ components: [Double?], _ alpha: Double) -> String {
    let behind = alpha < 1 ? " / \(shortest(alpha))" : ""
    if areBytes(components) {
      if alpha == 1 { return hexText(components) }
      let bytes = components.map { String(DesignColorSpace.byte($0)) }
      return "rgb(\(bytes.joined(separator: " "))\(behind))"
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

/// The object that a color such as `#0A5FD6` is, which has as many digits as a color of CSS may have.
private func colorObject(ofHex text: String) -> String {
  let digits = text.utf8.dropFirst().compactMap { Int(String(UnicodeScalar($0)), radix: 16) }
  let bytes =
    digits.count <= 4
    ? digits.map { $0 * 17 }
    : stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  guard bytes.count >= 3 else { return "{ \"colorSpace\": …, \"components\": … }" }
  let parts = bytes.map { shortest((Double($0) * 1000 / 255).rounded() / 1000) }
  let alpha = bytes.count > 3 ? ", \"alpha\": \(parts[3])" : ""
  return "{ \"colorSpace\": \"srgb\", \"components\": [\(parts[..<3].joined(separator: ", "))]\(alpha) }"
}
