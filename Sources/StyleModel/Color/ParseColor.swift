/// Parses a colour from the text of a value: CSS Color 4 and 5, and UIKit's system colours.
///
/// CSS's words are understood in any case, UIKit's names only as UIKit spells them. Lightnesses and the
/// percentages of `hsl()` and `hwb()` are clipped, and hues go round, as CSS has it. An alpha or a channel of `rgb()` that is out of range
/// is an error. Comments may stand between tokens.
public func parseColor(_ text: some Collection<UInt8>) -> Result<ColorSyntax, ColorError> {
  func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<ColorSyntax, ColorError> {
    var parser = ColorParser(scanner: ColorScanner(bytes))
    do throws(ColorError) { return .success(try parser.parseWhole()) } catch { return .failure(error) }
  }
  return text.withContiguousStorageIfAvailable(parse) ?? Array(text).withUnsafeBufferPointer(parse)
}

/// Recursive descent over the bytes of one colour.
struct ColorParser {
  var scanner: ColorScanner
  /// The number of `color-mix()` that are open.
  var depth = 0
  /// Whether the function that was read last is `color-mix()`.
  private var isMixed = false

  init(scanner: ColorScanner) { self.scanner = scanner }

  /// Parses a colour with nothing behind it.
  mutating func parseWhole() throws(ColorError) -> ColorSyntax {
    scanner.skipWhitespace()
    if scanner.isAtEnd { throw ColorError(.empty, 0..<scanner.text.count) }
    let whole = scanner.rangeOfRest()
    let color: ColorSyntax
    do throws(ColorError) {
      color = try parseColor()
    } catch {
      // Of ‘light blue’ the whole is the name that isn't known, not ‘light’.
      guard case .unknownName = error.kind, depth == 0, error.range.lowerBound == whole.lowerBound else {
        throw error
      }
      throw ColorError(.unknownName(scanner.string(whole)), whole)
    }
    scanner.skipWhitespace()
    if !scanner.isAtEnd { throw ColorError(.trailingText, scanner.rangeOfRest()) }
    // A mix keeps colours that hsl() itself can't express (CSS Color 5, § 2).
    if case .fixed(let color) = color, !isMixed { return .fixed(color.clippedToPercentages) }
    return color
  }

  /// Parses a colour, also within another one.
  mutating func parseColor() throws(ColorError) -> ColorSyntax {
    if scanner.next == UInt8(ascii: "#") { return .fixed(try parseHex()) }
    let range = scanner.takeName()
    if range.isEmpty { throw ColorError(.notAColor, scanner.rangeOfValue()) }
    let name = scanner.string(range)
    if scanner.next == UInt8(ascii: "(") { return try parseFunction(name, range) }
    if let system = SystemColor(rawValue: name) { return .system(system) }
    if let color = Color.named(name.lowercased()) { return .fixed(color) }
    throw ColorError(.unknownName(name), range)
  }

  private mutating func parseFunction(_ name: String, _ range: Range<Int>) throws(ColorError) -> ColorSyntax {
    let lowercased = name.lowercased()
    _ = scanner.take("(")
    switch lowercased {
    case "color-mix":
      let mix = try parseMix()
      isMixed = true
      return mix
    case "color": return .fixed(try parsePredefined())
    default:
      guard let function = ColorFunction(name: lowercased) else {
        throw ColorError(.unknownFunction(name), range)
      }
      isMixed = false
      return .fixed(try parse(function))
    }
  }

  /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
  private mutating func parseHex() throws(ColorError) -> Color {
    let start = scanner.position
    _ = scanner.take("#")
    var digits: (UInt64, count: Int) = (0, 0)
    let range = start..<scanner.rangeOfValue().upperBound
    for index in (start + 1)..<max(range.upperBound, start + 1) {
      guard let value = hexValue(scanner.text[index]) else { throw ColorError(.hexDigit, range) }
      digits = (digits.0 << 4 | UInt64(value), digits.count + 1)
    }
    scanner.skip(to: range.upperBound)
    func byte(_ index: Int, ofFour: Bool) -> UInt8 {
      // A single digit stands for itself twice.
      ofFour
        ? UInt8(truncatingIfNeeded: digits.0 >> (4 * UInt64(index)) & 0xF) * 17
        : UInt8(truncatingIfNeeded: digits.0 >> (8 * UInt64(index)))
    }
    let isShort = digits.count <= 4
    switch digits.count {
    case 3, 6:
      return Color(
        red: byte(2, ofFour: isShort), green: byte(1, ofFour: isShort), blue: byte(0, ofFour: isShort))
    case 4, 8:
      return Color(
        red: byte(3, ofFour: isShort), green: byte(2, ofFour: isShort), blue: byte(1, ofFour: isShort),
        alpha: byte(0, ofFour: isShort))
    default: throw ColorError(.hexLength(digits.count), range)
    }
  }
}
