import StyleModel
import StyleSource
import StyleSyntax

/// A colour as Swift or a design tool writes it, and what a style file has for it.
struct ForeignColorText {
  /// What wrote it.
  let language: String
  /// In hexadecimal digits.
  let color: String

  /// nil where the text is none.
  init?(_ text: String) {
    if let color = ForeignColor.hexadecimal(ofSwift: text) {
      (language, self.color) = ("Swift", color)
    } else if let color = ForeignColorText.hexadecimal(ofHSB: text) {
      (language, self.color) = ("design tools", color)
    } else {
      return nil
    }
  }

  /// Of `hsb(215, 95%, 84%)`, whose numbers are degrees and percentages.
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
    let written = "\"\(color.color)\""
    return Diagnostic(
      .invalidColor, "write colours as in CSS, not as in \(color.language)", at: span,
      fixes: [FixIt("write ‘\(written)’", replace: span, with: written, isSafe: false)])
  }
}
