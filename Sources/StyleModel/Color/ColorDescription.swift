extension Color: CustomStringConvertible {
  /// CSS's spelling of the colour in its own space, which `parseColor` reads back to the same numbers:
  /// `rgb(255 0 0 / 40%)`, `color(display-p3 1 0 0)`, `oklch(0.7 0.1 none)`. A system colour is its name.
  public var description: String {
    if let system { return system.rawValue }
    var text: [UInt8] = []
    appendComponents(to: &text)
    if missing.contains(.alpha) {
      text.append(contentsOf: " / none".utf8)
    } else if alpha < 1 {
      text.append(contentsOf: " / ".utf8)
      let percentage = (alpha * 100_000).rounded() / 1000
      if percentage / 100 == alpha {
        text.append(number: percentage)
        text.append(UInt8(ascii: "%"))
      } else {
        text.append(number: alpha)
      }
    }
    text.append(UInt8(ascii: ")"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the colour's text up to the alpha or the closing parenthesis.
  private func appendComponents(to text: inout [UInt8]) {
    let bytes = components.map { ($0 * 255_000).rounded() / 1000 }
    // `rgb()` counts to 255 and clips what lies outside: it serves where it says the same.
    if space == .srgb, bytes.map({ min(max($0, 0), 255) / 255 }) == components {
      text.append(contentsOf: "rgb(".utf8)
      append(bytes, to: &text)
    } else if space.isPredefined {
      text.append(contentsOf: "color(".utf8)
      text.append(contentsOf: space.rawValue.utf8)
      text.append(UInt8(ascii: " "))
      append(components, to: &text)
    } else if space == .hsl || space == .hwb, !components.arePercentages {
      // A mix may lie beyond what its function takes.
      text.append(contentsOf: "color(srgb ".utf8)
      append(converted(to: .srgb).components, to: &text)
    } else {
      text.append(contentsOf: space.rawValue.utf8)
      text.append(UInt8(ascii: "("))
      append(components, to: &text)
    }
  }

  private func append(_ components: Components, to text: inout [UInt8]) {
    for index in 0..<3 {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      if missing.contains(Missing(index: index)) {
        text.append(contentsOf: "none".utf8)
      } else {
        text.append(number: components[index])
      }
    }
  }
}

extension Color {
  /// The colour as a person writes it: `#6C3BEA`, `rgb(108 59 234 / 40%)`, `clear`, a system colour by its name, and what is of
  /// another space in that, `color(display-p3 1 0.2 0.1)`. Colours of sRGB are rounded to whole bytes, and opacities to tenths
  /// of a percent.
  public var spelling: String {
    if system == nil, self == .clear { return "clear" }
    // What was computed has digits that mean nothing, and differ from one machine to another.
    let alpha = (alpha * 1000).rounded() / 1000
    guard system == nil, missing.isEmpty, space == .srgb, isInGamut(of: .srgb) else {
      return Color(
        space, components.map { ($0 * 10_000).rounded() / 10_000 }, alpha: alpha, missing: missing,
        system: system
      ).description
    }
    let bytes = srgb8
    if alpha < 1 {
      return Color(red: bytes.red, green: bytes.green, blue: bytes.blue).withAlpha(alpha).description
    }
    let hexadecimal = [bytes.red, bytes.green, bytes.blue].map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + digits : digits
    }
    return "#" + hexadecimal.joined()
  }

  /// The colour's `spelling` as a value in a style file, in quotes where a `#` would begin a comment.
  var quotedSpelling: String { spelling.hasPrefix("#") ? "\"\(spelling)\"" : spelling }
}
