import StyleModel
import StyleSource

/// Colours of CSS whose components are computed: `oklch(0.6 0.1 $hue)`, `rgb($red, ($green + 20), 0)`.
extension ExpressionParser {
  private static let componentFunctions = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
  ]

  /// Whether a text begins with a function of CSS's colours that has a reference in it.
  static func hasComputedComponents(_ bytes: some Collection<UInt8>) -> Bool {
    // CSS's names are the same in capitals.
    guard componentFunctions.contains(where: { bytes.lazy.map { $0 | 0x20 }.starts(with: $0.utf8) }) else {
      return false
    }
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "$") { return true }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == UInt8(ascii: ")"), depth == 0 { return false }
    }
    return false
  }

  /// Parses the colour that begins here, up to its closing bracket; nil where no component of it is computed.
  ///
  /// CSS's own parser reads the whole, with a number in the place of each component that is computed, so it finds what is wrong with
  /// the others.
  mutating func parseComputedComponents() throws(ExpressionProblem) -> Expression? {
    let start = source.position
    guard ExpressionParser.hasComputedComponents(source.bytes[start...]) else { return nil }
    source.skip { $0 != UInt8(ascii: "(") }
    let function = source.text(start..<source.position).lowercased()
    source.skip(1)
    // CSS's parser says what to write instead of a relative colour.
    if source.starts(with: "from ") {
      source.move(to: start)
      return nil
    }
    if function == "color" {
      source.skipSpace()
      source.skip(while: isNamePart)
    }
    var numbers = Array(source.bytes[start..<source.position])
    var computed: [(place: Int, value: Expression)] = []
    var place = 0
    while let next = source.next, next != UInt8(ascii: ")") {
      let from = source.position
      switch next {
      case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "/"):
        source.skip(1)
        numbers.append(next)
      case UInt8(ascii: "$") where refersToColor():
        // CSS's parser says how the alpha of a colour is changed.
        source.move(to: start)
        return nil
      case UInt8(ascii: "$"), UInt8(ascii: "("):
        computed.append((place, try parseComponent()))
        // As long as what it stands for, so that places in the text stay. Between commas, `hsl()` takes no plain numbers.
        let zero = function.hasPrefix("hsl") && (1...2).contains(place) ? "0%" : "0"
        let length = source.position - from
        numbers += zero.utf8 + Array(repeating: UInt8(ascii: " "), count: max(0, length - zero.utf8.count))
        place += 1
      default:
        if !source.skipComment() {
          source.skip { !" ,/)$(".utf8.contains($0) }
          // A sign or a digit in front of a reference, `-$hue`.
          if source.next == UInt8(ascii: "$") {
            source.skip { !" ,/)".utf8.contains($0) }
            throw ExpressionProblem(
              diagnostic: .gluedComponent(
                source.text(from..<source.position), at: source.span(from..<source.position)))
          }
          // A function, of which CSS's parser tells more.
          if source.next == UInt8(ascii: "(") { skipBrackets() }
          place += 1
        }
        numbers += source.bytes[from..<source.position]
      }
    }
    try expect(")")
    numbers.append(UInt8(ascii: ")"))
    switch StyleModel.parseColor(numbers) {
    case .success(let syntax):
      guard let color = syntax.fixedColor, computed.allSatisfy({ $0.place < 4 }) else { return nil }
      let origin = reader.output.origin(reader.place, source.span(start..<source.position))
      var operands = (0..<3).map { color.components[$0] } + [color.alpha]
      if computed.contains(where: { $0.place == 3 }) { operands[3] = 1 }
      var values = operands.map { Expression.constant(ModedValue(.number($0), origin: origin)) }
      for (place, value) in computed {
        values[place] =
          function.hasPrefix("rgb") && place < 3 ? compute(.divide, [value, number(255)]) : value
      }
      return compute(.color(color.space), values)
    case .failure(let error):
      let part = start + error.range.lowerBound..<start + error.range.upperBound
      throw ExpressionProblem(
        diagnostic: .invalidColor(
          error, in: source.text(start..<source.position), at: source.span(part)))
    }
  }

  /// Whether the reference that begins here leads to a colour.
  private func refersToColor() -> Bool {
    let name = source.bytes[source.position...].dropFirst().prefix(while: isNamePart)
    if name.starts(with: "color.".utf8) { return true }
    guard let properties = reader.properties,
      let index = properties.index(named: String(decoding: name, as: UTF8.self))
    else { return false }
    return properties.properties[index].type == .color
  }

  /// A reference, or what stands in brackets.
  private mutating func parseComponent() throws(ExpressionProblem) -> Expression {
    let start = source.position
    let value: Expression
    if source.next == UInt8(ascii: "$") {
      value = try parseReference(to: .number(.double))
    } else {
      source.skip(1)
      value = try parseSum().expression
      try expect(")")
    }
    if let next = source.next, !" ,/)".utf8.contains(next) {
      source.skip { !" ,/)".utf8.contains($0) }
      throw ExpressionProblem(diagnostic: .componentWithUnit(at: source.span(start..<source.position)))
    }
    return value
  }

  /// Skips brackets with their contents.
  private mutating func skipBrackets() {
    var open = 0
    while let byte = source.next {
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      source.skip(1)
      if open == 0 { return }
    }
  }
}

extension Diagnostic {
  fileprivate static func gluedComponent(_ text: String, at span: Span) -> Diagnostic {
    let isSigned = text.hasPrefix("-") && !text.hasPrefix("--")
    return Diagnostic(
      .invalidExpression, "a computed component of a colour is a reference, or stands in brackets", at: span,
      fixes: isSigned
        ? [FixIt("write ‘(\(text.shortened))’", replace: span, with: "(\(text))", isSafe: false)] : [])
  }

  fileprivate static func componentWithUnit(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidExpression, "a computed component of a colour has no unit", at: span,
      notes: [
        "write the reference alone: in ‘hsl()’ and ‘hwb()’, a number from 0 to 100 is a percentage, and a hue is in degrees"
      ])
  }
}
