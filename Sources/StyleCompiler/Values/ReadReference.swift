import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// The value of a scalar that refers to tokens or properties or computes something; nil where it does neither.
  func readReferring(_ node: SyntaxNode, _ expected: Expectation) -> Expression? {
    let kind = node.withBytes { bytes in referringKind(bytes, expected.type) }
    switch kind {
    case nil:
      return nil
    case .reference:
      guard node.isVerbatim else { return reference(node.text, node.span, expected, node) }
      return reference(node.text, node.span == node.definition ? node.contentSpan : node.span, expected, node)
    case .expression:
      // No operator stands without spaces in `$color/brand/ink`.
      if !node.text.contains(" "), forgottenReference(node) != nil {
        return .constant(mismatch(node, expected))
      }
      return expected.type == .edgeInsets
        ? readComputedInsets(node, expected) : readExpression(node, expected)
    case .negation:
      return negation(node, expected)
    }
  }

  private enum Referring { case reference, expression, negation }

  private func referringKind(_ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType) -> Referring? {
    if bytes.count > 1, bytes[0] == UInt8(ascii: "$"), isNameStart(bytes[1]) {
      if bytes.dropFirst().allSatisfy({ isNamePart($0) }) { return .reference }
      return type.isNumeric || type == .color || type == .edgeInsets ? .expression : .reference
    }
    if type == .bool, bytes.count > 2, bytes[0] == UInt8(ascii: "!"), bytes[1] == UInt8(ascii: "$") {
      return .negation
    }
    if type.isNumeric { return isComputed(bytes) ? .expression : nil }
    if type == .edgeInsets {
      return isComputed(bytes) && !bytes.starts(with: "calc(".utf8) ? .expression : nil
    }
    if type == .color {
      return ExpressionParser.colorFunctions.contains { bytes.starts(with: $0.utf8) } ? .expression : nil
    }
    return nil
  }

  /// Whether a number refers to something, or has a bracket or an operator.
  func isComputed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") } || hasOperator(bytes)
  }

  /// `2 * 3`: an operator between spaces, which no number has.
  private func hasOperator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-") else {
      return false
    }
    return zip(bytes, bytes.dropFirst()).contains { byte, next in
      byte == UInt8(ascii: " ") && "+-*/".utf8.contains(next)
    }
  }

  /// `!$isOn`: the opposite of a flag.
  private func negation(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    let span =
      node.span == node.definition && node.isVerbatim ? node.contentSpan[1..<node.text.utf8.count] : node.span
    let expression = reference(
      String(node.text.dropFirst()), span, Expectation(.bool, for: expected.subject), node)
    if case .constant(let value) = expression {
      if value.isInvalid { return expression }
      return apply(
        .choose(["true"]),
        [expression, .constant(literal(.bool(false), node)), .constant(literal(.bool(true), node))], at: node)
    }
    return .not(expression) { literal(.bool($0), node) }
  }

  /// What `$name` means, where a value of a type is expected.
  func reference(_ text: String, _ span: Span, _ expected: Expectation, _ node: SyntaxNode) -> Expression {
    let name = String(text.dropFirst())
    guard name.utf8.allSatisfy(isNamePart) else {
      output.report(.malformedReference(expected.type, at: span))
      return .constant(invalid(node))
    }
    if name.utf8.contains(UInt8(ascii: ".")) {
      return .constant(tokenValue(name, span, expected, node))
    }
    return propertyValue(name, span, expected, node)
  }

  private func tokenValue(
    _ name: String, _ span: Span, _ expected: Expectation, _ node: SyntaxNode
  ) -> ModedValue {
    guard let (index, token) = tokens.token(named: name) else {
      if tokens.isComplete, let declared = tokens.hiddenToken(named: name) {
        output.report(.missingImport("$" + name, declared, at: span))
      } else if tokens.isComplete, !isOfMisnamedSection(name), !tokens.mayHide(name), !isInReportedToken(name)
      {
        let names = output.candidates(tokens.tokenNames)
        let ofModes = names.map { modesOfToken(name, among: $0) } ?? []
        output.report(
          ofModes.isEmpty
            ? .unknownToken(name, names, at: span)
            : .tokenHasOnlyModes(
              name, ofModes, isDefault: { modes.defaults.isSuperset(of: modes[named: $0] ?? .dark) }, at: span
            ))
      }
      return invalid(node)
    }
    output.refer(to: .token(index), at: span)
    guard let value = token.value.converted(from: token.type.valueType, to: expected.type) else {
      output.report(.wrongToken(name, token, expected, at: span))
      return invalid(node)
    }
    let taken = token.value.mapOrigins { output.origin(place, span, source: $0) }
    if value.allValues == taken.allValues { return taken }
    let operand = Expression.constant(taken)
    if expected.type == .edgeInsets, !value.isInvalid {
      return apply(.compound(.edgeInsets), [operand, operand, operand, operand], at: node).constant ?? value
    }
    return ModedValue(
      value.value, origin: taken.origin,
      cases: zip(value.cases, taken.cases).map {
        ModedValue.Case(modes: $0.modes, value: $0.value, origin: $1.origin)
      })
  }

  /// Whether it would lie in what is a token and no group, and was reported: it may have been meant as a group.
  private func isInReportedToken(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return tokens.token(named: String(name[..<dot]))?.token.value.value == .invalid
  }

  /// Whether the token is declared where the type of tokens was misspelled, which was reported.
  private func isOfMisnamedSection(_ name: String) -> Bool {
    let type = String(name.prefix { $0 != "." })
    guard TokenType(rawValue: type) == nil, let meant = TokenType.meant(by: type) else { return false }
    let (_, token) = tokens.token(named: meant.rawValue + name.dropFirst(type.count)) ?? (0, nil)
    return token?.value.value == .invalid
  }

  /// The modes that a group has values for under their names, as if it were a token, each with its place.
  private func modesOfToken(_ name: String, among names: [String]) -> [(name: String, span: Span)] {
    names.filter { $0.hasPrefix(name + ".") }.compactMap { other in
      let mode = String(other.dropFirst(name.count + 1))
      guard modes[named: mode] != nil, let (_, token) = tokens.token(named: other) else { return nil }
      return (mode, token.span)
    }
    .sorted { $0.span < $1.span }
  }

  private func propertyValue(
    _ name: String, _ span: Span, _ expected: Expectation, _ node: SyntaxNode
  ) -> Expression {
    guard let properties else {
      output.report(.propertyOutsideComponent(name, output.candidates(tokens.tokenNames) ?? [], at: span))
      return .constant(invalid(node))
    }
    guard let index = properties.index(named: name) else {
      if !properties.isReported(name) {
        let tokens = output.candidates(tokens.tokenNames) ?? []
        output.report(.unknownProperty(name, properties, tokens, at: span))
      }
      return .constant(invalid(node))
    }
    let property = properties.properties[index]
    guard property.type.isUsable(as: expected.type) else {
      output.report(.wrongPropertyType(property, expected, at: span))
      return .constant(invalid(node))
    }
    if !property.isOptional || expected.takesOptional { return .property(index) }
    guard let fallback = expected.fallback else {
      output.report(.optionalProperty(property, expected, at: span))
      return .constant(invalid(node))
    }
    return .call(.firstNonNull, [.property(index), .constant(fallback)])
  }

  /// `$color.tint` where someone wrote `color.tint` or `${color.tint}`.
  func forgottenReference(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar else { return nil }
    var name = node.text[...]
    // Design tools have braces around a name, and slashes in it.
    if name.hasPrefix("$") { name = name.dropFirst() }
    if name.hasPrefix("{"), name.hasSuffix("}") { name = name.dropFirst().dropLast() }
    // A property, as in a program.
    let property = name.hasPrefix("self.") ? name.dropFirst(5) : name
    if let properties, properties.index(named: String(property)) != nil { return "$\(property)" }
    let path = name.split(separator: "/").joined(separator: ".")
    return tokens.token(named: path) == nil ? nil : "$\(path)"
  }
}

package func isNameStart(_ byte: UInt8) -> Bool {
  (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Whether a byte may stand in a reference behind its dollar sign.
package func isNamePart(_ byte: UInt8) -> Bool {
  isNameStart(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".")
    || byte == UInt8(ascii: "-")
}

extension ModedValue {
  /// The values of a token as a property of `type` takes them; nil where it does not.
  fileprivate func converted(from source: ValueType, to type: ValueType) -> ModedValue? {
    guard let first = value.converted(to: type, from: source) else { return nil }
    var result = ModedValue(first, origin: origin)
    for entry in cases {
      guard let value = entry.value.converted(to: type, from: source) else { return nil }
      result.cases.append(Case(modes: entry.modes, value: value, origin: entry.origin))
    }
    return result
  }
}

extension Value {
  /// The value as one of another type; nil where the type can't take it.
  func converted(to type: ValueType, from source: ValueType) -> Value? {
    switch (self, type) {
    case (.invalid, _): return self
    case (.number(let number), .integer(let integer)):
      guard number.rounded() == number, number.magnitude < 9e15 else { return nil }
      let whole = Integer(number)
      return whole >= integer.bounds.least && whole <= integer.bounds.greatest ? .integer(whole) : nil
    case (.number(let number), .edgeInsets): return .edgeInsets(EdgeInsets(number))
    case (.string(let text), .localizedString): return .localizedString(text)
    case (.string(let text), .choice(let values)): return values.contains(text) ? .choice(text) : nil
    default: return source.isUsable(as: type) ? self : nil
    }
  }
}

extension ValueType {
  /// Whether a value of this type can stand where `type` is expected.
  func isUsable(as type: ValueType) -> Bool {
    switch (self, type) {
    case (.number, .number), (.integer, .number), (.integer, .integer): true
    case (.number, .edgeInsets), (.integer, .edgeInsets): true
    case (.choice, .string), (.localizedString, .string): true
    case (.choice(let values), .choice(let allowed)): Set(values).isSubset(of: allowed)
    default: self == type
    }
  }
}

extension DiagnosticCode {
  static let unknownToken = DiagnosticCode(
    "unknown-token", .error, "A reference names an existing token.",
    explanation: """
      `$color.tint` means the token `tint` under `color`. A file sees its own tokens and those of the files that
      it imports.
      """,
    example:
      "tokens: { color: { ink: black } }\nstyles:\n  card: { component: UIView, backgroundColor: $color.inc }\n"
  )

  static let unknownProperty = DiagnosticCode(
    "unknown-property", .error, "A name without a dot refers to a property of the component.",
    explanation: """
      `$cornerRadius` refers to that property of the enclosing component. References to tokens contain a dot.
      """,
    example: """
      components:
        Card:
          base: UIView
          layer: { cornerRadius: $radius }
      """)

  static let misplacedReference = DiagnosticCode(
    "misplaced-reference", .error, "Only a component refers to its own properties.",
    explanation: """
      Tokens and styles have no enclosing component, so `$name` has no meaning there. Refer to a token:
      `$length.radius`.
      """,
    example: "styles:\n  card: { component: UIView, alpha: $dimmed }\n")

  static let tooManyModes = DiagnosticCode(
    "too-many-modes", .error,
    "A value, a style or a component differs over at most 1,024 combinations of modes.",
    explanation: """
      Each axis that a value depends on multiplies its combinations. Let fewer axes meet in one value. The
      combinations of a style or a component are the sum of those of its values.
      """,
    example: {
      let axes = (1...11).map { "a\($0)" }
      return "modes: { \(axes.map { "\($0): [\($0)-off, \($0)-on]" }.joined(separator: ", ")) }\n"
        + "tokens:\n  number:\n"
        + axes.map { "    \($0): { value: 0, \($0)-on: 1 }\n" }.joined()
        + "    sum: \(axes.map { "$number.\($0)" }.joined(separator: " + "))\n"
    }())
}

extension Diagnostic {
  fileprivate static func malformedReference(_ type: ValueType, at span: Span) -> Diagnostic {
    Diagnostic(
      .misplacedReference, "a reference must be the whole value, as in ‘$color.tint’", at: span,
      notes: [
        type.isText
          ? "to start a text with a dollar sign, double it: ‘$$’"
          : "only numbers and colours can be computed; declare a token with the whole value"
      ])
  }

  static func unknownToken(_ name: String, _ names: [String]?, at span: Span) -> Diagnostic {
    var notes = names?.isEmpty == true ? ["this file declares and imports no tokens"] : []
    var meant = nearest(to: name, among: names ?? [])
    if let dash = name.lastIndex(of: "-"), names?.contains(String(name[..<dash])) == true {
      meant = "\(name[..<dash]) - \(name[name.index(after: dash)...])"
      notes.append("names can contain ‘-’, so put spaces around a minus")
    }
    if meant == nil, let names, !names.isEmpty {
      let type = name.prefix { $0 != "." } + "."
      let alike = names.filter { $0.hasPrefix(type) }
      notes.append("this file knows \((alike.isEmpty ? names : alike).sorted().quotedList)")
    }
    return Diagnostic(
      .unknownToken, "no token is named ‘\(name.shortened)’", at: span, notes: notes,
      fixes: meant.map { [FixIt("write ‘$\($0)’", replace: span, with: "$" + $0, isSafe: false)] } ?? [])
  }

  /// A group that was meant as a token: it has values for modes, and none for the others.
  fileprivate static func tokenHasOnlyModes(
    _ name: String, _ found: [(name: String, span: Span)], isDefault: (String) -> Bool, at span: Span
  ) -> Diagnostic {
    let place = (found.first { isDefault($0.name) } ?? found[0]).span
    let message =
      "the token ‘\(name.shortened)’ has a value for \(found.map { "‘\($0.name)’" }.list), but none for other modes"
    var diagnostic = Diagnostic(
      .missingKey, message, at: place, related: [Related("it is used here", at: span)],
      notes: ["‘value’ is the value in all other modes"],
      fixes: found.contains { isDefault($0.name) }
        ? [FixIt("write ‘value’", replace: place, with: "value", isSafe: false)] : [])
    diagnostic.cause = CommonCause([place], before: message, after: "", [])
    return diagnostic
  }

  /// A token of another type, or with a value that the type can't take.
  fileprivate static func wrongToken(
    _ name: String, _ token: Token, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    let source = token.type.valueType
    let wrong = token.value.allValues.first { $0.converted(to: expected.type, from: source) == nil }
    let phrase: String
    switch (wrong, expected.type) {
    case (.number(let number), .integer(let type)) where number.rounded() == number:
      var diagnostic = integerOverflow(formatNumber(number), type, expected, at: span)
      diagnostic.related = [Related("the token is declared here", at: token.span)]
      return diagnostic
    case (.number(let number), .integer): phrase = formatNumber(number)
    case (.string(let text), .choice): phrase = "‘\(text.shortened)’"
    default: phrase = source.phrase
    }
    return Diagnostic(
      .typeMismatch, "‘\(expected.name)’ needs \(expected.type.phrase), but ‘$\(name)’ is \(phrase)",
      at: span,
      related: [Related("the token is declared here", at: token.span)])
  }

  fileprivate static func wrongPropertyType(
    _ property: Property, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "‘\(expected.name)’ needs \(expected.type.phrase), but ‘$\(property.name)’ is \(property.type.phrase)",
      at: span, related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [])
  }

  fileprivate static func optionalProperty(_ property: Property, _ expected: Expectation, at span: Span)
    -> Diagnostic
  {
    Diagnostic(
      .unexpectedNull, "‘\(expected.name)’ needs a value, but ‘$\(property.name)’ may be null", at: span,
      related: property.span.map { [Related("the property is declared here", at: $0)] } ?? [],
      notes: ["remove the ‘?’ from its type and give it a ‘default’"])
  }

  fileprivate static func unknownProperty(
    _ name: String, _ properties: PropertyScope, _ tokens: [String], at span: Span
  ) -> Diagnostic {
    let names = properties.properties.map(\.name)
    let ofToken = tokens.filter { $0.hasSuffix("." + name) }
    let meant = ofToken.count == 1 ? ofToken[0] : nearest(to: name, among: names)
    return Diagnostic(
      .unknownProperty, "‘\(properties.component)’ has no property ‘\(name.shortened)’", at: span,
      notes: meant == nil
        ? ["it has \(names.quotedList)", "write a token with its type, as in ‘$color.tint’"] : [],
      fixes: meant.map { [FixIt("write ‘$\($0)’", replace: span, with: "$" + $0, isSafe: false)] } ?? [])
  }

  fileprivate static func propertyOutsideComponent(_ name: String, _ tokens: [String], at span: Span)
    -> Diagnostic
  {
    let meant = tokens.filter { $0.hasSuffix("." + name) }
    return Diagnostic(
      .misplacedReference, "‘$\(name.shortened)’ has no meaning here", at: span,
      notes: [
        "a property can't be used here; write a constant, or a token as ‘$type.name’"
      ],
      fixes: meant.count == 1
        ? [FixIt("write ‘$\(meant[0])’", replace: span, with: "$" + meant[0], isSafe: false)] : [])
  }
}
