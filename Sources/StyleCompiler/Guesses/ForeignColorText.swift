import StyleModel
import StyleSource
import StyleSyntax

/// A colour as Swift or a design tool writes it, and its spelling in a style file.
struct ForeignColorText {
  /// The language or the kind of tool with this spelling.
  let language: String
  /// The colour in a style file.
  let color: String

  /// Parses a text; nil where it is no such colour.
  init?(_ text: String) {
    if let color = ForeignColorText.color(ofSwift: text) {
      (language, self.color) = ("Swift", color)
    } else if let digits = ForeignColorText.hexadecimal(ofHSB: text) {
      (language, color) = ("design tools", "\"\(digits)\"")
    } else {
      return nil
    }
  }

  /// The colour of a call, of a colour with an opacity (`UIColor.red.withAlphaComponent(0.5)`), and of a line that assigns a colour (`let
  /// accent = UIColor.red`, `view.backgroundColor = .red`).
  private static func color(ofSwift text: String) -> String? {
    if let digits = ForeignColor.hexadecimal(ofSwift: text) { return "\"\(digits)\"" }
    if let value = ForeignAssignment(text)?.value { return color(ofSwift: value) ?? named(value) }
    guard let (color, opacity) = ForeignColor.withoutOpacity(text), let name = named(color) ?? plain(color)
    else { return nil }
    return "\"alpha(\(name), \(formatNumber(opacity)))\""
  }

  /// The name of a colour in Swift: `systemBlue` for `UIColor.systemBlue` and `.systemBlue`.
  private static func named(_ color: String) -> String? {
    for type in ForeignColor.swiftTypes.map({ $0 + "." }) + ["."] where color.hasPrefix(type) {
      let name = String(color.dropFirst(type.count))
      if case .success = parseColor(name.utf8), !name.contains("(") { return name }
    }
    return nil
  }

  /// A colour's name that is valid as it is, such as `red`.
  private static func plain(_ color: String) -> String? {
    guard color.utf8.allSatisfy({ ($0 | 0x20) &- UInt8(ascii: "a") < 26 }),
      case .success = parseColor(color.utf8)
    else { return nil }
    return color
  }

  /// The digits of a colour with the opacity that follows it, as design tools show it: `#0A5FD6CC` for `#0A5FD6` and `80%` or `0.8`; nil
  /// where the colour has an opacity already, or the text is none.
  static func withShare(_ text: String, of color: String) -> String? {
    let digits = color.dropFirst()
    guard color.hasPrefix("#"), [3, 6].contains(digits.count) else { return nil }
    let text = text.hasSuffix(";") ? text.dropLast() : text[...]
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : text) else { return nil }
    let share = isPercentage ? number / 100 : number
    guard (0...1).contains(share) else { return nil }
    let long = digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined()
    let alpha = String(Int(clamping: (share * 255).rounded()), radix: 16, uppercase: true)
    return "#\(long)\(alpha.count == 1 ? "0" : "")\(alpha)"
  }

  /// The hexadecimal digits of `hsb(215, 95%, 84%)`, whose numbers are degrees and percentages.
  private static func hexadecimal(ofHSB text: String) -> String? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      ["hsb", "hsba", "hsv", "hsva"].contains(text[..<open].lowercased())
    else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split(whereSeparator: { ", /".contains($0) })
    let numbers = parts.map { part -> Double? in
      let unit = ["%", "deg", "°"].first { part.hasSuffix($0) } ?? ""
      return Double(part.dropLast(unit.count))
    }
    guard [3, 4].contains(numbers.count), let hue = numbers[0], let saturation = numbers[1],
      let brightness = numbers[2], hue.isFinite
    else { return nil }
    var alpha = 1.0
    if numbers.count == 4 {
      guard let number = numbers[3] else { return nil }
      alpha = parts[3].hasSuffix("%") ? number / 100 : number
    }
    let turn = (hue / 360).truncatingRemainder(dividingBy: 1)
    return ForeignColor.hexadecimal(
      hue: turn < 0 ? turn + 1 : turn, saturation: saturation / 100, brightness: brightness / 100,
      alpha: alpha)
  }
}

extension Diagnostic {
  static func foreignColor(_ color: ForeignColorText, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidColor, "write colours as in CSS, not as in \(color.language)", at: span,
      fixes: [FixIt("write ‘\(color.color)’", replace: span, with: color.color, isSafe: false)])
  }
}
