import StyleModel
import StyleReport

extension Color {
  /// The colour in sRGB, `#0A5FD6`, followed by its opacity if it isn't opaque: `#0A5FD680`.
  package var hex: String {
    let mapped = srgb8
    let alpha = UInt8(clamping: (self.alpha * 255).rounded())
    return "#"
      + ([mapped.red, mapped.green, mapped.blue] + (alpha < 255 ? [alpha] : [])).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// The colour in CSS that any browser shows.
  package var css: String {
    isInGamut(of: .srgb) ? hex : p3
  }

  package var p3: String {
    let wide = converted(to: .displayP3)
    func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }
    return Color(
      wide.space, rounded(wide.components.first), rounded(wide.components.second),
      rounded(wide.components.third),
      alpha: alpha
    ).description
  }

  /// The colour with its own components, so that nothing is lost of a wide one.
  var sheetJSON: JSONValue {
    .object([
      "hex": .string(hex), "css": present(.string(css), unless: isInGamut(of: .srgb)),
      "space": .string(space.rawValue),
      "components": [.number(components.first), .number(components.second), .number(components.third)],
      "alpha": .number(alpha), "system": system.map { .string($0.rawValue) },
    ])
  }
}
