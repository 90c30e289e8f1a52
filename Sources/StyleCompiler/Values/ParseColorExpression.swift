import StyleModel
import StyleSource
import StyleSyntax

extension ExpressionParser {
  static let colorFunctions = ["alpha(", "lighten(", "darken(", "mix("]

  /// Parses a reference, a function of colours, or a colour of CSS.
  mutating func parseColor() throws(ExpressionProblem) -> Expression {
    try enter()
    defer { leave() }
    source.skipSpace()
    let start = source.position
    if source.next == UInt8(ascii: "$") { return try parseReference(to: .color) }
    if let name = ExpressionParser.colorFunctions.first(where: { source.starts(with: $0) }) {
      source.skip(name.utf8.count)
      return try parseColorFunction(String(name.dropLast()), start)
    }
    if source.starts(with: "if(") {
      source.skip(2)
      return try parseColorCondition()
    }
    if let foreign = ForeignColorMix(source.bytes, from: start) {
      let end = ArgumentScanner.arguments(source.bytes, from: start + 10).end ?? source.bytes.count - 1
      throw ExpressionProblem(
        diagnostic: .colorMixOfReferences(foreign.mix, at: source.span(start..<end + 1)))
    }
    if let color = try parseComputedComponents() { return color }
    skipColor()
    let range = start..<source.position
    switch StyleModel.parseColor(source.bytes[range]) {
    case .success(let syntax):
      return .constant(
        reader.moded(syntax, origin: reader.output.origin(reader.place, source.span(range))))
    case .failure(let error):
      if let fix = quotedWhole(error) {
        throw ExpressionProblem(diagnostic: .quotesWithin(fix, at: source.span(range)))
      }
      let part = start + error.range.lowerBound..<start + error.range.upperBound
      throw ExpressionProblem(
        diagnostic: .invalidColor(error, in: source.text(range), at: source.span(part)))
    }
  }

  /// The fix that puts the value in quotes, where a colour within it has some of its own, `mix(red, "#FFF", 0.5)`, or where YAML takes a
  /// bare colour for the beginning of a comment, `mix(red, #FFF, 0.5)`.
  private func quotedWhole(_ error: ColorError) -> FixIt? {
    let node = source.node
    guard node.span == node.definition else { return nil }
    if !node.isQuoted, source.isAtEnd, case .empty = error.kind, let rest = node.commentOfCall {
      let whole = node.definition.joined(to: rest)
      let written = "\"" + node.tree.source.text(whole).filter { $0 != "\"" } + "\""
      return FixIt("write ‘\(written.shortened)’", replace: whole, with: written, isSafe: false)
    }
    let text = source.text(0..<source.bytes.count)
    guard text.contains("\"#") || text.contains("'#"), !text.contains("\\") else { return nil }
    let written = "\"" + text.filter { $0 != "\"" && $0 != "'" } + "\""
    return FixIt("write ‘\(written.shortened)’", replace: node.definition, with: written, isSafe: false)
  }

  /// Parses `if($isLoud, red, gray)` in a colour.
  private mutating func parseColorCondition() throws(ExpressionProblem) -> Expression {
    let condition = try parseHead()
    let then = try parseColor()
    try expect(",")
    let otherwise = try parseColor()
    try expect(")")
    return reader.choose(condition, then, otherwise, at: source.node)
  }

  /// Skips a colour of CSS, up to the comma or bracket that ends it here.
  private mutating func skipColor() {
    var open = 0
    while let byte = source.next {
      if source.skipComment() { continue }
      if open == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") { return }
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      source.skip(1)
    }
  }

  private mutating func parseColorFunction(
    _ name: String, _ start: Int
  ) throws(ExpressionProblem) -> Expression {
    if name == "mix" { takesOptionalColor = false }
    var operands = [try parseColor()]
    try expect(",")
    if name == "mix" {
      operands.append(try parseColor())
      source.skipSpace()
      if source.isAtEnd || source.next == UInt8(ascii: ")") {
        let end = source.position..<source.position
        throw ExpressionProblem(diagnostic: .mixWithoutPart(isClosed: !source.isAtEnd, at: source.span(end)))
      }
      try expect(",")
    }
    operands.append(try parseSum().expression)
    let function: Function
    switch name {
    case "alpha": function = .withAlpha
    case "lighten": function = .lighten
    case "darken": function = .darken
    default: function = .mix(try parseSpace())
    }
    try expect(")")
    if case .constant(let amount)? = operands.last,
      amount.allValues.compactMap(\.double).contains(where: { !(0...1).contains($0) })
    {
      throw ExpressionProblem(
        diagnostic: .amountOutOfRange(name, at: source.span(start..<source.position)))
    }
    return compute(function, operands)
  }

  /// Parses the space in which colours are mixed, such as `in oklab`; OKLab where there is none, as in CSS.
  private mutating func parseSpace() throws(ExpressionProblem) -> ColorSpace {
    source.skipSpace()
    guard source.starts(with: "in ") else { return .oklab }
    source.skip(3)
    source.skipSpace()
    let start = source.position
    source.skip(while: isNamePart)
    let name = source.text(start..<source.position)
    guard let space = ColorSpace(rawValue: name) else {
      throw ExpressionProblem(diagnostic: .unknownSpace(name, at: source.span(start..<source.position)))
    }
    return space
  }
}

extension SyntaxNode {
  /// The span that YAML takes for a comment behind a call that isn't closed: from the `#` to the bracket that closes the call in the same
  /// line.
  fileprivate var commentOfCall: Span? {
    let bytes = tree.source.bytes
    let line = bytes[Int(definition.end)...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") }), line[start] == UInt8(ascii: "#")
    else { return nil }
    var open = withBytes { text in
      text.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) }
    }
    for (index, byte) in zip(start..., line[start...]) {
      open += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      if open == 0 { return Span(span.file, start, index + 1) }
    }
    return nil
  }
}

extension Diagnostic {
  /// The diagnostic for `mix(red, blue)`, or for `mix(red, blue`, which isn't closed either.
  fileprivate static func mixWithoutPart(isClosed: Bool, at span: Span) -> Diagnostic {
    let rest = isClosed ? ", 0.5" : ", 0.5)"
    return Diagnostic(
      .invalidExpression, "mix() takes two colours and the part of the second", at: span,
      notes: ["as in ‘mix(red, blue, 0.5)’"],
      fixes: [FixIt("write ‘\(rest)’", [FixIt.Edit(span, rest)], isSafe: false)])
  }

  /// - Parameter mix: The equivalent `mix()`, where it is known.
  fileprivate static func colorMixOfReferences(_ mix: String?, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidColor, "color-mix() takes no properties and no tokens", at: span,
      notes: mix == nil
        ? [
          "use mix(), which does, with the part of the second colour: ‘mix($color.tint, white, 0.3 in srgb)’"
        ]
        : [],
      fixes: mix.map { [FixIt("write ‘\($0.shortened)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func quotesWithin(_ fix: FixIt, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidColor, "a value with a ‘#’ in it has quotes around all of it, and none within", at: span,
      fixes: [fix])
  }

  fileprivate static func amountOutOfRange(_ function: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidExpression, "the number in \(function)() must be from 0 to 1", at: span)
  }

  fileprivate static func unknownSpace(_ name: String, at span: Span) -> Diagnostic {
    let spaces = ColorSpace.allCases.map(\.rawValue)
    return Diagnostic(
      .invalidExpression, "there is no colour space ‘\(name.shortened)’", at: span,
      notes: ["it is one of \(spaces.joined(separator: ", "))"],
      fixes: KnownNames(spaces).nearest(to: name).map {
        [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)]
      } ?? [])
  }
}
