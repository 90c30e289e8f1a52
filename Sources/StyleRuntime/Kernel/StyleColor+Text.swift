// A colour as text, in the notation of CSS.

nonisolated extension StyleColor {
  /// A colour from `#7A1FA2`, `#7A1FA280`, `#71A`, `rgb(122 31 162 / 0.5)`,
  /// `color(srgb 0.5 0 1)` or `color(display-p3 0.5 0 1 / 0.5)`; nil for other texts.
  public init?(_ text: String) {
    guard let components = Components(text: text) else { return nil }
    self.init(red: 0, green: 0, blue: 0, alpha: 1)
    appearances = [components]
  }
}

nonisolated extension StyleColor: CustomStringConvertible {
  /// `#7A1FA2`, or the name of a system colour. If it differs by appearance and contrast, all
  /// its colours.
  public var description: String {
    if let systemName { return systemName }
    let names = ["light", "dark", "light high contrast", "dark high contrast"]
    if !isAdaptive { return appearances[0].text }
    let isTwofold = appearances[2] == appearances[0] && appearances[3] == appearances[1]
    return zip(names, appearances).prefix(isTwofold ? 2 : 4).map { "\($0) \($1.text)" }.joined(
      separator: ", ")
  }
}

nonisolated extension StyleColor.Components {
  /// `#7A1FA2` or `#7A1FA280`, if the colour has such a code; otherwise
  /// `rgb(122 31 162 / 0.5)` or `color(display-p3 0.5 0 1)`.
  var text: String {
    let codes = [red, green, blue, alpha].map(\.code)
    let hasCodes = space == .sRGB && !codes.prefix(3).contains(nil)
    if hasCodes, codes[3] != nil {
      return "#"
        + codes.prefix(alpha == 1 ? 3 : 4).map { code in
          let digits = String(code ?? 0, radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
    let channels =
      hasCodes ? codes.prefix(3).map { "\($0 ?? 0)" } : [red, green, blue].map(\.short)
    let values = channels.joined(separator: " ") + (alpha == 1 ? "" : " / \(alpha.short)")
    if hasCodes { return "rgb(\(values))" }
    return "color(\(space == .sRGB ? "srgb" : "display-p3") \(values))"
  }

  fileprivate init?(text: String) {
    if text.hasPrefix("#") {
      self.init(digits: String(text.dropFirst()))
    } else {
      self.init(function: text)
    }
  }

  private init?(digits: String) {
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    var all = digits.reduce(into: "") { $0 += isShort ? "\($1)\($1)" : "\($1)" }
    if all.count == 6 { all += "FF" }
    guard let code = UInt32(all, radix: 16) else { return nil }
    let channels = [24, 16, 8, 0].map { Double(code >> $0 & 0xFF) / 255 }
    self.init(
      space: .sRGB,
      red: channels[0],
      green: channels[1],
      blue: channels[2],
      alpha: channels[3]
    )
  }

  private init?(function text: String) {
    guard text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") else { return nil }
    var words = text[text.index(after: bracket)...].dropLast().split { " ,/".contains($0) }
    let space: StyleColor.Components.Space
    var scale = 1.0
    switch text[..<bracket] {
    case "rgb", "rgba":
      space = .sRGB
      scale = 255
    case "color":
      guard let name = words.first else { return nil }
      if name != "srgb", name != "display-p3" { return nil }
      space = name == "srgb" ? .sRGB : .displayP3
      words.removeFirst()
    default:
      return nil
    }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, 3...4 ~= words.count, numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    self.init(
      space: space,
      red: numbers[0] / scale,
      green: numbers[1] / scale,
      blue: numbers[2] / scale,
      alpha: numbers.count == 4 ? max(0, min(1, numbers[3])) : 1
    )
  }
}

nonisolated extension Double {
  /// The number of 256 steps that is exactly this channel; nil if there is none.
  fileprivate var code: Int? {
    guard 0...1 ~= self else { return nil }
    // Rounding by the C library would have to be linked.
    let steps = self * 255 + 0.5
    let code = Int(steps)
    return Double(code) / 255 == self ? code : nil
  }

  /// Without a fraction of 0.
  fileprivate var short: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
