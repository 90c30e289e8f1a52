import StyleModel

/// `color-mix()` of CSS, which takes literal colours only; with a property or a token in it, `mix()` is needed.
struct ForeignColorMix {
  /// The equivalent `mix()`, such as `mix(red, $color.ink, 0.3 in srgb)` for `color-mix(in srgb, red, $color.ink 30%)`; nil where there is
  /// none.
  let mix: String?

  /// Parses a call; nil where the text is none, or refers to nothing.
  init?(_ bytes: [UInt8], from start: Int) {
    guard ForeignColorMix.begins(bytes[start...]) else { return nil }
    let parts = ArgumentScanner.arguments(bytes, from: start + ForeignColorMix.name.utf8.count)
    guard let end = parts.end, bytes[start..<end].contains(UInt8(ascii: "$")) else { return nil }
    var texts = parts.ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    var space = ColorSpace.oklab
    if let method = texts.first, method.hasPrefix("in ") {
      let words = method.split(separator: " ").dropFirst()
      guard let known = words.first.flatMap({ ColorSpace(rawValue: String($0)) }),
        words.count == 1 || words.dropFirst().elementsEqual(["shorter", "hue"])
      else {
        mix = nil
        return
      }
      space = known
      texts.removeFirst()
    }
    mix = ForeignColorMix.mix(of: texts, in: space)
  }

  private static let name = "color-mix("

  /// Whether a text begins with the function.
  static func begins(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: name.utf8) }

  private static func mix(of texts: [String], in space: ColorSpace) -> String? {
    let operands = texts.compactMap(operand)
    guard texts.count == 2, operands.count == 2 else { return nil }
    let first = operands[0].percentage ?? 100 - (operands[1].percentage ?? 50)
    let second = operands[1].percentage ?? 100 - first
    let sum = first + second
    // Less than all of it is transparent.
    guard sum >= 100 else { return nil }
    let part = formatNumber((second / sum * 10_000).rounded() / 10_000)
    let method = space == .oklab ? "" : " in \(space.rawValue)"
    return "mix(\(operands[0].color), \(operands[1].color), \(part)\(method))"
  }

  /// A colour and the percentage on either side of it, if any; nil where that isn't a number.
  private static func operand(_ text: String) -> (color: String, percentage: Double?)? {
    var words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.hasSuffix("%") && !$0.contains("(") }),
      place == 0 || place == words.count - 1
    else { return text.hasSuffix("%") ? nil : (text, nil) }
    let percentage = Double(words.remove(at: place).dropLast())
    guard let percentage, (0...100).contains(percentage), !words.isEmpty else { return nil }
    return (words.joined(separator: " "), percentage)
  }
}
