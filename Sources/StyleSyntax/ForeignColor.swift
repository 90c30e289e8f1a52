import StyleSource

/// A colour as other languages write it, as CSS writes it in hexadecimal digits.
package enum ForeignColor {
  package static let swiftTypes = ["UIColor", "NSColor", "CGColor", "Color", ".init"]

  /// The calls that give a colour of Swift an opacity.
  package static let opacityCalls = [".withAlphaComponent(", ".opacity("]

  /// A colour of Swift without the call that gives it an opacity, and the opacity: `.red` and 0.5 for `.red.opacity(0.5)`; nil where
  /// there is no such call.
  package static func withoutOpacity(_ text: String) -> (color: String, opacity: Double)? {
    guard text.hasSuffix(")"), let dot = text.lastIndex(of: "."),
      // The point of a number.
      let start = text[..<dot].last.map({ $0 >= "0" && $0 <= "9" }) ?? false
        ? text[..<dot].lastIndex(of: ".") : dot,
      let call = opacityCalls.first(where: { text[start...].hasPrefix($0) }),
      let opacity = Double(text[start...].dropFirst(call.count).dropLast()), (0...1).contains(opacity)
    else { return nil }
    return (String(text[..<start]), opacity)
  }

  /// The colour of a call of Swift: `#RRGGBB` for `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`; nil where the text is no such call.
  package static func hexadecimal(ofSwift text: String) -> String? {
    if let (color, opacity) = withoutOpacity(text) {
      guard let digits = hexadecimal(ofSwift: color), digits.count == 7 else { return nil }
      return digits + (opacity == 1 ? "" : byte(opacity))
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      swiftTypes.contains(String(text[..<open]))
    else { return nil }
    if let digits = hexDigits(String(text[text.index(after: open)...].dropLast())) { return digits }
    var parts: [String: Double] = [:]
    for part in text[text.index(after: open)...].dropLast().split(separator: ",") {
      let sides = part.split(separator: ":").map { $0.filter { $0 != " " } }
      if sides.count == 2, let number = number(sides[1]) { parts[sides[0]] = number }
    }
    let alpha = parts["alpha"] ?? parts["opacity"] ?? 1
    if let white = parts["white"] { return hexadecimal(white, white, white, alpha) }
    if let hue = parts["hue"], let saturation = parts["saturation"], let brightness = parts["brightness"] {
      return hexadecimal(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    guard let red = parts["red"], let green = parts["green"], let blue = parts["blue"] else { return nil }
    return hexadecimal(red, green, blue, alpha)
  }

  /// The reference for a named colour in Swift: `$color.accent` for `UIColor(named: "accent")`; nil where the text is no such call.
  package static func token(ofSwift text: String) -> String? {
    guard let open = text.firstIndex(of: "("), swiftTypes.contains(String(text[..<open])),
      text.hasSuffix("\")")
    else {
      return nil
    }
    let argument = text[text.index(after: open)...].dropLast(2)
    guard argument.hasPrefix("named:"), let quote = argument.firstIndex(of: "\"") else { return nil }
    let name = argument[argument.index(after: quote)...]
    let isName = name.utf8.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 &- UInt8(ascii: "0") < 10 || "-_.".utf8.contains($0)
    }
    return isName && !name.isEmpty ? "$color.\(name)" : nil
  }

  /// The digits of a hexadecimal argument, as in `hex: "#0A5FD6"`, `hex: 0x0A5FD6` and `0xFF0A5FD6` of extensions and Flutter; nil for any
  /// other.
  private static func hexDigits(_ argument: String) -> String? {
    let sides = argument.split(separator: ":").map { $0.filter { $0 != " " && $0 != "\"" } }
    guard let value = sides.last,
      sides.count == 1 || sides.count == 2 && sides[0].lowercased().hasPrefix("hex")
    else { return nil }
    let isNumber = value.hasPrefix("0x") || value.hasPrefix("0X")
    guard isNumber || sides.count == 2 else { return nil }
    let digits = isNumber ? value.dropFirst(2) : value.drop { $0 == "#" }
    // Where eight are in a text, the alpha comes last.
    guard digits.utf8.allSatisfy(Diagnostic.isHexDigit), [3, 6, 8].contains(digits.count) else { return nil }
    return isNumber ? hexadecimal(ofAndroid: "#\(digits)") : "#" + digits.uppercased()
  }

  /// A number, or the quotient of two, as in `10 / 255`.
  private static func number(_ text: String) -> Double? {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard let first = sides.first ?? nil, sides.count < 3 else { return nil }
    guard sides.count == 2 else { return first }
    guard let divisor = sides[1], divisor != 0 else { return nil }
    return first / divisor
  }

  /// The hexadecimal digits of a colour in HSB, which design tools also call HSV; all parts from 0 to 1.
  package static func hexadecimal(
    hue: Double, saturation: Double, brightness: Double, alpha: Double
  ) -> String? {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    guard (0...1).contains(hue) else { return nil }
    return hexadecimal(part(5), part(3), part(1), alpha)
  }

  /// The colour of an Android resource, which writes the alpha first: `#RRGGBB` for `#RRGGBB` or `#FFRRGGBB`, and `#RRGGBBAA` for
  /// `#AARRGGBB`.
  package static func hexadecimal(ofAndroid text: String) -> String? {
    guard text.hasPrefix("#"), text.dropFirst().utf8.allSatisfy(Diagnostic.isHexDigit) else { return nil }
    let digits = text.dropFirst().uppercased()
    switch digits.count {
    case 3, 6: return "#" + digits
    case 4, 8:
      let alpha = digits.prefix(digits.count / 4)
      let color = "#" + digits.dropFirst(digits.count / 4)
      return alpha.allSatisfy { $0 == "F" } ? color : color + alpha
    default: return nil
    }
  }

  /// The digits of a colour whose parts are from 0 to 1; nil where one isn't.
  private static func hexadecimal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String?
  {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return parts.reduce("#") { $0 + byte($1) }
  }

  /// The two hexadecimal digits of a part from 0 to 1.
  private static func byte(_ part: Double) -> String {
    let digits = String(Int(clamping: (part * 255).rounded()), radix: 16, uppercase: true)
    return (digits.count == 1 ? "0" : "") + digits
  }
}
