import StyleModel
import StyleSource

extension Rule {
  static let misreadColor = Rule(
    .misreadColor, .color, scope: .file,
    good: """
      tokens:
        color: { accent: "#0A5FD6", veil: "#FF000080", faint: rgb(255 10 95 / 84%) }
      styles:
        card: { component: UIView, backgroundColor: $color.accent, tintColor: $color.veil }
        note: { component: UIView, backgroundColor: $color.faint }
      """
  ) { context in
    context.literals.compactMap { literal in
      guard let color = literal.value.color else { return nil }
      return .alphaFirst(color, at: literal.span) ?? .fractions(color, at: literal.span)
    }
  }
}

extension DiagnosticCode {
  static let misreadColor = DiagnosticCode(
    "misread-color", .warning, "A colour means the same in a style file as where it comes from.",
    explanation: """
      `#FF0A5FD6` is pink in CSS and in style files, where the alpha comes last, and an opaque blue in Android and
      Flutter, where it comes first. The numbers of `rgb()` go from 0 to 255, and those of Swift's colours from 0 to
      1. Such colours are valid. They are reported only where hardly anybody would choose them: a red of `FF` with an
      alpha that is no multiple of 5%, and none of Material Design's.
      """,
    example: """
      tokens:
        color:
          accent: "#FF0A5FD6"
                # ^^^^^^^^^^^
      styles:
        card: { component: UIView, backgroundColor: $color.accent }
      """)
}

extension Diagnostic {
  /// The finding on a colour such as `#FF0A5FD6`, which is an opaque `#0A5FD6` on Android.
  fileprivate static func alphaFirst(_ color: Color, at span: Span) -> Diagnostic? {
    // Nothing else of this length has such parts.
    guard color.space == .srgb, span.range.count == 9 || span.range.count == 11,
      let red = byte(color.components.first), red == 255, let green = byte(color.components.second),
      let blue = byte(color.components.third),
      let alpha = byte(color.alpha), !chosenAlphas.contains(alpha)
    else { return nil }
    let (css, android) = (hexadecimal([red, green, blue]), hexadecimal([green, blue, alpha]))
    let part = formatNumber((color.alpha * 1000).rounded() / 10)
    return Diagnostic(
      .misreadColor,
      "this is \(css) with an alpha of \(part)%; if it comes from Android, it was an opaque \(android)",
      at: span,
      notes: [
        "style files have the alpha last, as CSS does; Android and Flutter have it first",
        "if it is right, write it as ‘rgb(\(red) \(green) \(blue) / \(part)%)’",
      ],
      fixes: [FixIt("write ‘\"\(android)\"’", replace: span, with: "\"\(android)\"", isSafe: false)])
  }

  /// The finding on a colour such as `rgb(0.04 0.37 0.84)`, with fractions as in Swift.
  fileprivate static func fractions(_ color: Color, at span: Span) -> Diagnostic? {
    guard color.space == .srgb, color.components.first * 255 <= 1.000001 else { return nil }
    let parts = [color.components.first, color.components.second, color.components.third].map { $0 * 255 }
    guard parts.allSatisfy({ (0...1.000001).contains($0) }),
      parts.contains(where: { $0 > 0.001 && $0 < 0.999 })
    else { return nil }
    let percentages = parts.map { "\(formatNumber(($0 * 1000).rounded() / 10))%" }.joined(separator: " ")
    let alpha = color.alpha < 1 ? " / \(formatNumber((color.alpha * 1000).rounded() / 10))%" : ""
    let meant = "rgb(\(percentages)\(alpha))"
    return Diagnostic(
      .misreadColor, "the numbers of rgb() go from 0 to 255, so this is almost black", at: span,
      notes: ["parts from 0 to 1 are percentages"],
      fixes: [FixIt("write ‘\(meant)’", replace: span, with: meant, isSafe: false)])
  }

  /// The bytes of alphas that people choose: multiples of 5%, and those of Material Design; tools round them both ways.
  private static let chosenAlphas: Set<Int> = {
    let percentages =
      Array(stride(from: 0, through: 100, by: 5))
      + [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 38, 48, 54, 64, 74, 87, 98]
    return Set(percentages.flatMap { [$0 * 255 / 100, ($0 * 255 + 99) / 100] })
  }()

  /// The byte that two hexadecimal digits can write for a part; nil where they can't.
  private static func byte(_ part: Double) -> Int? {
    let byte = (part * 255).rounded()
    return abs(part * 255 - byte) < 1e-6 && (0...255).contains(byte) ? Int(clamping: byte) : nil
  }

  private static func hexadecimal(_ bytes: [Int]) -> String {
    bytes.reduce("#") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16, uppercase: true) }
  }
}
