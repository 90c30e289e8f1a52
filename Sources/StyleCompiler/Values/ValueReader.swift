import StyleModel
import StyleSource
import StyleSyntax

/// Reads values at nodes: literals, references and expressions, each checked against what is expected there.
///
/// A value that was reported is `Value.invalid`, which nothing complains about again.
struct ValueReader {
  let output: CompilerOutput
  var tokens: any TokenScope
  /// The properties of the component that the values belong to; nil in tokens and styles, where `$name` has no meaning.
  var properties: PropertyScope?
  let modes: ModeTable
  /// The place of the values, for their origins.
  var place: Origin.Author
  /// The number of `if()` around the value.
  var depth = 0

  /// Reads a value as an expression: a constant unless a property of the component is in it.
  func read(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    switch node.kind {
    case .missing:
      return .constant(invalid(node))
    case .scalar:
      if isNull(node) {
        if reportEmptyValue(node, expected) { return .constant(invalid(node)) }
        if !expected.isOptional { output.report(.unexpectedNull(expected, at: node.span)) }
        return .constant(expected.isOptional ? literal(.null, node) : invalid(node))
      }
      if reportComment(node, expected) {
        return .constant(invalid(node))
      }
      // Behind a reference, a comment is likelier.
      if expected.type.isText, !node.isBareReference, let cut = node.commentInText {
        output.report(.cutText(cut))
      }
      if let expression = readReferring(node, expected) { return checked(expression, expected, node) }
      return checked(.constant(readLiteral(node, expected)), expected, node)
    case .sequence, .mapping:
      if let fix = bracedReference(node) ?? textInBrackets(node, expected) {
        return .constant(mismatch(node, expected, fix: fix, isSafe: false))
      }
      if let corners = radiiOfCorners(node, expected) {
        return .constant(mismatch(node, expected, notes: [corners]))
      }
      return checked(readStructured(node, expected), expected, node)
    }
  }

  /// The value where nothing but tokens may be referred to.
  func readConstant(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard properties != nil else { return read(node, expected).constant ?? invalid(node) }
    let reader = ValueReader(output: output, tokens: tokens, properties: nil, modes: modes, place: place)
    return reader.read(node, expected).constant ?? invalid(node)
  }

  func literal(_ value: Value, _ node: SyntaxNode) -> ModedValue {
    ModedValue(value, origin: output.origin(place, node.span))
  }

  func invalid(_ node: SyntaxNode) -> ModedValue { literal(.invalid, node) }

  /// Reports a node whose value doesn't have the expected type.
  func mismatch(
    _ node: SyntaxNode, _ expected: Expectation, fix: String? = nil, isSafe: Bool = true, notes: [String] = []
  ) -> ModedValue {
    if node.isOneForModes {
      output.report(.valueForModes(expected, at: node.span))
      return invalid(node)
    }
    let guess =
      fix == nil
      ? forgottenReference(node, expected.type) ?? withoutTail(node, expected)
        ?? listedReference(node, expected.type) : nil
    let text = (fix ?? guess).map { expected.isWholeToken && $0.hasPrefix("{") ? "{ value: \($0) }" : $0 }
    output.report(.typeMismatch(node, expected, fix: text, isSafe: isSafe && guess == nil, notes: notes))
    return invalid(node)
  }

  /// The text of a number or a word without foreign endings: `8px`, `8,`, `true;`.
  private func withoutTail(_ node: SyntaxNode, _ expected: Expectation) -> String? {
    guard node.kind == .scalar, !node.isQuoted else { return nil }
    var text = node.text[...]
    if text.hasPrefix("calc("), text.hasSuffix(")") { return String(text.dropFirst(5).dropLast()) }
    if let assignment = ForeignAssignment(node.text) {
      let isNumber = expected.type.isNumeric && Double(assignment.value) != nil
      let isBool = expected.type == .bool && ["true", "false"].contains(assignment.value)
      return isNumber || isBool ? assignment.value : nil
    }
    let visible = node.text.withoutInvisibles
    if visible != node.text, Double(visible) != nil || visible == "true" || visible == "false" {
      return visible
    }
    if text.hasSuffix("!important") { text = text.dropLast("!important".count) }
    while let last = text.last, ",; ".contains(last) { text = text.dropLast() }
    // A rem is 16 points unless a page says otherwise, and so is an em in the size of a font.
    let isFontSize = expected.part?.hasSuffix("size") ?? false
    for unit in ["rem"] + (isFontSize ? ["em"] : []) where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), (number * 16).isFinite else { continue }
      return formatNumber(number * 16)
    }
    for unit in ["px", "pt", "dp", "sp", "deg"] where text.hasSuffix(unit) {
      let number = text.dropLast(unit.count)
      if Double(number) != nil { text = number }
    }
    let isWhole = text.count == node.text.count || text.isEmpty || text.contains(" ")
    return isWhole ? nil : String(text)
  }

  /// Whether a scalar is `null`, or empty.
  private func isNull(_ node: SyntaxNode) -> Bool { !node.isQuoted && node.scalarKind == .null }

  private func readLiteral(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    switch expected.type {
    case .bool: readBool(node, expected)
    case .integer(let type): readInteger(node, type, expected)
    case .number(let type): readNumber(node, type, expected)
    case .string: readString(node, expected) { .string($0) }
    case .localizedString: readString(node, expected) { .localizedString($0) }
    case .choice(let values): readChoice(node, values, expected)
    case .color: readColor(node, expected)
    case .image: readImageName(node, expected)
    case .edgeInsets: readUniformInsets(node, expected)
    case .corners: readCornerName(node, expected)
    case .path: readPathName(node, expected)
    case .animation: noAnimation(node, expected)
    case .point, .size: readNumbersOfCSS(2, node, expected)
    case .rect: readNumbersOfCSS(4, node, expected)
    case .shadow: noShadow(node, expected)
    case .shadows: mismatch(node, expected, fix: ForeignShadows(node.text)?.list, isSafe: false)
    case .font: noFont(node, expected)
    case .gradientStops:
      mismatch(node, expected, fix: stopsOfCSS(node), isSafe: false, notes: directionOfCSS(node))
    case .outline: mismatch(node, expected, fix: ForeignOutline(node.text)?.mapping, isSafe: false)
    case .range, .transform, .numbers: mismatch(node, expected)
    case .strings: mismatch(node, expected, fix: listOfTexts(node), isSafe: false)
    }
  }

  private func readStructured(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    switch expected.type {
    case .point: readListed(.point, node, expected)
    case .size: readListed(.size, node, expected)
    case .rect: readListed(.rect, node, expected)
    case .range: readListed(.range, node, expected)
    case .color: readColorWithAlpha(node, expected)
    case .image: readImage(node, expected)
    case .gradientStops: readGradientStops(node, expected)
    case .shadow: readShadow(node, expected)
    case .shadows: readShadows(node, expected)
    case .outline: readOutline(node, expected)
    case .font: readFont(node, expected)
    case .edgeInsets: readListed(.edgeInsets, node, expected)
    case .animation: readAnimation(node, expected)
    case .corners: readCorners(node, expected)
    case .transform: readTransform(node, expected)
    case .path: readPath(node, expected)
    case .numbers: readNumbers(node, expected)
    case .strings: readStrings(node, expected)
    case .choice where expected.takesCurves: readListedCurve(node, expected)
    case .bool, .integer, .number, .string, .localizedString, .choice: .constant(mismatch(node, expected))
    }
  }

  /// Checks a constant against its bounds; an expression with properties is bounded by theirs.
  func checked(_ expression: Expression, _ expected: Expectation, _ node: SyntaxNode) -> Expression {
    guard case .constant(let value) = expression else { return expression }
    if expected.isDivisor, let origin = value.originOfZero {
      output.report(.divisorIsZero(expected, at: node.span, token: token(saying: 0, origin)))
      return .constant(invalid(node))
    }
    if !expected.takesHalfOfSide, value.holdsHalfOfSide {
      let half = value.entries.first { $0.value.double == Double.halfOfSide }
      let token = half.flatMap { self.token(saying: Double.halfOfSide, $0.origin) }
      output.report(.halfOfSide(for: expected, at: node.span, token: token))
      return .constant(invalid(node))
    }
    let declared = expected.bounds.flatMap { bounds in value.number(outside: bounds).map { ($0, bounds) } }
    let drawn = expected.isLength ? value.number(outside: .lengths).map { ($0, NumberBounds.lengths) } : nil
    guard let ((number, origin), bounds) = declared ?? drawn else { return expression }
    output.report(.outOfBounds(number, bounds, expected, at: node.span, token: token(saying: number, origin)))
    return .constant(invalid(node))
  }

  /// The token that declares a number, if others passed it on unchanged, and its span; nil where it is written or computed elsewhere.
  private func token(saying number: Double, _ origin: Origin.ID) -> (name: String, span: Span)? {
    var found: (name: String, span: Span)?
    var next = output[origin].source
    while let id = next, case .token(let index) = output[id].author, let span = output[id].span {
      let token = tokens.token(at: index)
      guard token.value.says(number, id) else { break }
      found = (token.name, span)
      next = output[id].source
    }
    return found
  }
}

extension ModedValue {
  /// Whether a number is its value in some mode, with this origin.
  fileprivate func says(_ number: Double, _ origin: Origin.ID) -> Bool {
    entries.contains { $0.origin == origin && $0.value.double == number }
  }

  /// The origin of a value of 0, in any mode.
  var originOfZero: Origin.ID? { entries.first { $0.value.double == 0 }?.origin }

  /// The first number that lies outside of bounds, in any mode.
  fileprivate func number(outside bounds: NumberBounds) -> (number: Double, origin: Origin.ID)? {
    if let number = value.number(outside: bounds) { return (number, origin) }
    return cases.lazy.compactMap { entry in
      entry.value.number(outside: bounds).map { ($0, entry.origin) }
    }.first
  }

  /// The value in each mode, the default one first.
  fileprivate var entries: [(value: Value, origin: Origin.ID)] {
    [(value, origin)] + cases.map { ($0.value, $0.origin) }
  }
}

extension Value {
  /// The first number in the value that `min` and `max` apply to, and that lies outside of them.
  fileprivate func number(outside bounds: NumberBounds) -> Double? {
    func check(_ numbers: Double...) -> Double? { numbers.first { !bounds.contains($0) } }
    switch self {
    case .integer(let integer): return bounds.contains(integer.double) ? nil : integer.double
    // Half of a side may be as long as a length is.
    case .number(.halfOfSide): return bounds.contains(NumberBounds.greatestLength) ? nil : .halfOfSide
    case .number(let number): return bounds.contains(number) ? nil : number
    case .point(let point): return check(point.x, point.y)
    case .size(let size): return check(size.width, size.height)
    case .null, .bool, .string, .localizedString, .choice, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline,
      .font, .edgeInsets, .animation, .corners, .transform, .path, .numbers, .strings, .invalid:
      return nil
    }
  }
}

extension Expectation {
  /// Whether the value is a number for drawing: a `CGFloat`, or a part of a structured value.
  fileprivate var isLength: Bool {
    switch type {
    case .number(.cgFloat): true
    case .number(.double): part != nil
    case .number(.float), .bool, .integer, .string, .localizedString, .choice, .point, .size, .rect, .range,
      .color,
      .image, .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners,
      .transform, .path,
      .numbers, .strings:
      false
    }
  }
}

extension NumberBounds {
  /// The bounds of all numbers for drawing.
  fileprivate static let lengths = NumberBounds(min: -greatestLength, max: greatestLength)

  func contains(_ number: Double) -> Bool {
    number >= (min ?? -.infinity) && number <= (max ?? .infinity)
  }

  /// The range in words: “at least 0”, “from 0 to 1”.
  var phrase: String {
    switch (min, max) {
    case (let min?, let max?): "from \(formatNumber(min)) to \(formatNumber(max))"
    case (let min?, nil): "at least \(formatNumber(min))"
    case (nil, let max?): "at most \(formatNumber(max))"
    case (nil, nil): "any number"
    }
  }
}

extension DiagnosticCode {
  static let typeMismatch = DiagnosticCode(
    "type-mismatch", .error, "A value has the type of its property.",
    explanation: """
      Interface Builder can't show a value of another type, and the generated struct can't store it. The type of
      a value follows YAML's rules: `true` is a Bool, `"true"` is text.
      """,
    example: "styles:\n  card: { component: UIView, clipsToBounds: yes }\n")

  static let outOfBounds = DiagnosticCode(
    "out-of-range", .error, "A number lies in the declared range.",
    explanation: """
      `min` and `max` of a property apply to literals, tokens and results of expressions. A length, like any
      number that is drawn with, lies between −1,000,000,000 and 1,000,000,000.
      """,
    example: "styles:\n  card: { component: UIView, alpha: 1.5 }\n")

  static let unexpectedNull = DiagnosticCode(
    "unexpected-null", .error, "Only an optional property may be null.",
    explanation: """
      Write a value, or declare the property with a question mark: `type: UIColor?`. An empty value isn't
      `null`, because a `#` may have made a comment of what should be there.
      """,
    example: "styles:\n  card: { component: UIView, alpha: null }\n")
}

extension Diagnostic {
  fileprivate static func typeMismatch(
    _ node: SyntaxNode, _ expected: Expectation, fix: String?, isSafe: Bool, notes: [String]
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘\(expected.name)’ needs \(expected.type.phrase), but this is \(node.phrase)",
      at: node.span,
      notes: notes.isEmpty && fix == nil ? [expected.type.howItIsWritten.lowercasedFirst] : notes,
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: node.definition, with: $0, isSafe: isSafe)] } ?? [])
  }

  /// The diagnostic for a number out of its bounds at `span`; `token` is the one that declares the number.
  static func outOfBounds(
    _ number: Double, _ bounds: NumberBounds, _ expected: Expectation, at span: Span,
    token: (name: String, span: Span)?
  ) -> Diagnostic {
    // A part of a whole may have been meant in percent.
    let isStop = expected.type == .number(.double) && (expected.part?.hasSuffix(".location") ?? false)
    let isPercentage = (isStop || bounds.min == 0 && bounds.max == 1) && number >= 5 && number <= 100
    let nearest =
      isPercentage ? number / 100 : min(max(number, bounds.min ?? -.infinity), bounds.max ?? .infinity)
    let place = token?.span ?? span
    // A stop that was moved would make another gradient.
    let isMoved = isStop && !isPercentage
    let fixes =
      expected.type.isNumeric && !isMoved
      ? [
        FixIt("write ‘\(formatNumber(nearest))’", replace: place, with: formatNumber(nearest), isSafe: false)
      ] : []
    guard let token else {
      return Diagnostic(
        .outOfBounds,
        "‘\(expected.name)’ must be \(bounds.phrase), but this is \(Value.number(number).spelling)",
        at: span,
        fixes: fixes)
    }
    let message =
      "‘\(expected.name)’, which uses this token, must be \(bounds.phrase), but ‘$\(token.name.shortened)’ is "
      + Value.number(number).spelling
    // A length isn't meant to be part of a whole, so it is the use that is wrong.
    let isLength = token.name.hasPrefix("length.") && bounds.max == 1
    var diagnostic = Diagnostic(
      .outOfBounds, message, at: place, related: [Related("it is used here", at: span)],
      notes: isLength ? ["use a token of type ‘number’ there"] : [],
      fixes: isLength ? [] : fixes)
    diagnostic.cause = CommonCause([place], before: message, after: "", [])
    return diagnostic
  }

  fileprivate static func divisorIsZero(
    _ expected: Expectation, at span: Span, token: (name: String, span: Span)?
  ) -> Diagnostic {
    let reason = "‘\(expected.name)’ is a divisor, so it can't be zero"
    let notes = ["write another number; ‘max(1, $\(expected.name))’ in the component keeps it from being 0"]
    guard let token else { return Diagnostic(.invalidExpression, reason, at: span, notes: notes) }
    let message = "‘$\(token.name.shortened)’ is 0; " + reason
    var diagnostic = Diagnostic(
      .invalidExpression, message, at: token.span, related: [Related("it is used here", at: span)],
      notes: notes)
    diagnostic.cause = CommonCause([token.span], before: message, after: "", [])
    return diagnostic
  }

  fileprivate static func unexpectedNull(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedNull, "‘\(expected.name)’ needs a value", at: span,
      notes: [expected.type.howItIsWritten.lowercasedFirst])
  }
}

extension ValueType {
  /// Whether values of the type are texts that may contain anything.
  var isText: Bool { descriptor.traits.contains(.text) }

  var isNumeric: Bool { descriptor.traits.contains(.numeric) }
}

extension SyntaxNode {
  /// The node in a designer's words.
  var phrase: String {
    switch kind {
    case .missing: return "nothing"
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar:
      switch scalarKind {
      case .null: return "null"
      case .bool: return "‘\(text)’"
      case .integer, .hugeInteger, .float: return "the number \(text.shortened)"
      case .string: return "the text ‘\(text.shortened)’"
      }
    }
  }
}

extension String {
  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
