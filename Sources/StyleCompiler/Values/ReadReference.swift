import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// Reads a scalar that refers to tokens or properties or computes a value; nil where it does neither.
  func readReferring(_ node: SyntaxNode, _ expected: Expectation) -> Expression? {
    let kind = node.withBytes { bytes in
      referringKind(bytes, expected.type, isTranslated: node.tree.isTranslated)
    }
    if kind != nil, let choice = foreignChoice(node) {
      output.report(.foreignChoice(choice, node))
      return .constant(invalid(node))
    }
    if kind == .expression, expected.takesHalfOfSide, isHalfOfUnknownSide(node.text) {
      output.report(.radiusOfSide(node))
      return .constant(invalid(node))
    }
    switch kind {
    case nil:
      return nil
    case .reference:
      if expected.type == .bool, isTextProperty(node.text) { return readFlag(node, expected) }
      guard node.isVerbatim else { return reference(node.text, node.span, expected, node) }
      return reference(node.text, node.span == node.definition ? node.contentSpan : node.span, expected, node)
    case .expression:
      // No operator stands without spaces in `$color/brand/ink`.
      if !node.text.contains(" "), forgottenReference(node) != nil {
        return .constant(mismatch(node, expected))
      }
      return expected.type == .edgeInsets
        ? readComputedInsets(node, expected) : readExpression(node, expected)
    case .flag:
      return readFlag(node, expected)
    case .condition:
      return readCondition(node, expected)
    case .text:
      return readText(node, expected)
    }
  }

  /// Reads a choice as other languages write it: `$isPill ? 22 : 8`, `22 if $isPill else 8`.
  private func foreignChoice(_ node: SyntaxNode) -> ForeignChoice? {
    let mark = UInt8(ascii: "?")
    let mayBe = node.withBytes { bytes in
      if bytes.contains(mark) { return true }
      // Most expressions begin with a reference or a function.
      guard let first = bytes.first, !"$!".utf8.contains(first), !bytes.starts(with: "if(".utf8) else {
        return false
      }
      return bytes.contains(UInt8(ascii: " ")) && bytes.contains(UInt8(ascii: "l"))
    }
    return mayBe ? ForeignChoice(node.text) : nil
  }

  /// Whether a text such as `$height / 2` is half of a side, which neither the component nor a repetition has as a property.
  private func isHalfOfUnknownSide(_ text: String) -> Bool {
    guard ForeignRadius.mayBeHalf(text), ForeignRadius.isHalfOfSide(text) else { return false }
    return ["height", "width", "side"].allSatisfy {
      !text.contains("$\($0)") || properties?.index(named: $0) == nil
    }
  }

  private enum Referring { case reference, expression, flag, condition, text }

  private func isTextProperty(_ reference: String) -> Bool {
    guard let properties, let index = properties.index(named: String(reference.dropFirst())) else {
      return false
    }
    return properties.properties[index].type.isText
  }

  /// - Parameter isTranslated: Whether the text is that of another program, to which braces mean nothing.
  private func referringKind(
    _ bytes: UnsafeBufferPointer<UInt8>, _ type: ValueType, isTranslated: Bool
  ) -> Referring? {
    if bytes.count > 1, bytes[0] == UInt8(ascii: "$"), isNameStart(bytes[1]) {
      if bytes.dropFirst().allSatisfy({ isNamePart($0) }) { return .reference }
      if type == .bool { return .flag }
      return type.isNumeric || type == .color || type == .edgeInsets ? .expression : .reference
    }
    if isCondition(bytes, type) { return .condition }
    if type == .bool, isFlag(bytes) { return .flag }
    if type == .string || type == .localizedString, !isTranslated, isText(bytes) { return .text }
    if type.isNumeric { return isComputed(bytes) ? .expression : nil }
    if type == .edgeInsets {
      return isComputed(bytes) && !bytes.starts(with: "calc(".utf8) ? .expression : nil
    }
    if type == .color {
      // Most colours are digits or a name.
      guard bytes.contains(UInt8(ascii: "(")) else { return nil }
      return ExpressionParser.colorFunctions.contains { bytes.starts(with: $0.utf8) }
        || ExpressionParser.hasComputedComponents(bytes)
        || ForeignColorMix.begins(bytes) && bytes.contains(UInt8(ascii: "$")) ? .expression : nil
    }
    return nil
  }

  /// Whether a number refers to something, or has a bracket or an operator.
  func isComputed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "(") } || hasOperator(bytes)
  }

  /// Whether a text that begins like a number has an operator behind a space: `2 * 3`.
  private func hasOperator(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, first &- UInt8(ascii: "0") < 10 || first == UInt8(ascii: "-") else {
      return false
    }
    return zip(bytes, bytes.dropFirst()).contains { byte, next in
      byte == UInt8(ascii: " ") && "+-*/".utf8.contains(next)
    }
  }

  /// Reads a reference, `$name`, where a value of a type is expected.
  func reference(_ text: String, _ span: Span, _ expected: Expectation, _ node: SyntaxNode) -> Expression {
    let name = String(text.dropFirst())
    guard name.utf8.allSatisfy(isNamePart) else {
      output.report(.malformedReference(expected.type, at: span))
      return .constant(invalid(node))
    }
    if name.hasByte(UInt8(ascii: ".")) {
      return .constant(tokenValue(name, span, expected, node))
    }
    return propertyValue(name, span, expected, node)
  }

  private func tokenValue(
    _ name: String, _ span: Span, _ expected: Expectation, _ node: SyntaxNode
  ) -> ModedValue {
    guard let (index, token) = tokens.token(named: name) else {
      if let list = listWithCount(name) {
        output.report(.countOfList(list, at: span))
      } else if let (whole, type, declared) = wholeWithParts(name) {
        output.report(.partOfValue(whole, type, declared, at: span))
      } else if tokens.isComplete, let declared = tokens.hiddenToken(named: name) {
        output.report(.missingImport("$" + name, declared, at: span))
      } else if tokens.isComplete, !isOfMisnamedSection(name), !tokens.mayHide(name), !isInReportedToken(name)
      {
        output.report(unknownToken: name, at: span, among: tokens.tokenNames) { known in
          let ofModes = modesOfToken(name, known)
          return ofModes.isEmpty
            ? .unknownToken(name, known, leftOut: tokens.leftOutToken(named: name), at: span)
            : .tokenHasOnlyModes(
              name, ofModes, isDefault: { modes.defaults.isSuperset(of: modes[named: $0] ?? .dark) }, at: span
            )
        }
      }
      return invalid(node)
    }
    output.refer(to: .token(index), at: span)
    if token.type.valueType.isKept(as: expected.type) {
      return token.value.mapOrigins { output.origin(place, span, source: $0) }
    }
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

  /// The list whose texts `names.count` counts in Swift.
  private func listWithCount(_ name: String) -> Property? {
    guard let dot = name.lastIndex(of: "."), ["count", "length", "size"].contains(name[dot...].dropFirst()),
      let properties, let index = properties.index(named: String(name[..<dot]))
    else { return nil }
    let property = properties.properties[index]
    return property.type == .strings ? property : nil
  }

  /// The property or the token of which `name` names a part, as `label.size` does of a font.
  private func wholeWithParts(_ name: String) -> (name: Substring, type: ValueType, declared: Span?)? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (whole, part) = (name[..<dot], name[name.index(after: dot)...])
    let found: (type: ValueType, span: Span?)? =
      if let properties, let index = properties.index(named: String(whole)) {
        (properties.properties[index].type, properties.properties[index].span)
      } else {
        tokens.token(named: String(whole)).map { ($0.token.type.valueType, $0.token.span) }
      }
    guard let found, found.type.parts.contains(where: { $0.name == part }) else { return nil }
    return (whole, found.type, found.span)
  }

  /// Whether a name lies in a token that was reported and may have been meant as a group.
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

  /// The modes that a group has tokens for, as if it were a token itself, each with the span of its token.
  private func modesOfToken(_ name: String, _ known: KnownTokens?) -> [(name: String, span: Span)] {
    (known?.members(of: name) ?? []).compactMap { other in
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
      let known = output.tokens(in: tokens.file, tokens.tokenNames)
      output.report(.propertyOutsideComponent(name, known, at: span))
      return .constant(invalid(node))
    }
    guard let index = properties.index(named: name) else {
      if !properties.isReported(name) {
        let tokens = output.tokens(in: tokens.file, tokens.tokenNames)
        let names = output.candidates(
          in: .properties(properties.owner, others: []), properties.properties.map(\.name))
        if let state = properties.ownState(named: name) {
          output.report(.stateInExpression(state, of: properties.component, at: span))
          return .constant(invalid(node))
        }
        if let state = ForeignWords.state.stateOfControl(name) {
          output.report(.controlStateInExpression(name, state, of: properties.component, at: span))
          return .constant(invalid(node))
        }
        output.report(
          name == Repetition.usualIndex
            ? .noIndex(properties.innermostIndex, at: span)
            : name == Repetition.usualItem
              ? .noItem(properties.innermostItem, isRepeated: !properties.indices.isEmpty, at: span)
              : .unknownProperty(
                name, expected, of: properties.component, properties, names, tokens, at: span))
      }
      return .constant(invalid(node))
    }
    let property = properties.properties[index]
    guard property.type.isUsable(as: expected.type) else {
      output.report(.wrongPropertyType(property, expected, at: span))
      return .constant(invalid(node))
    }
    if expected.type == .strings, let most = expected.mostTexts,
      Expression.property(index).mostTexts(properties.properties) > most
    {
      output.report(.longerList(property, than: most, expected, at: span))
      return .constant(invalid(node))
    }
    if !property.isOptional || expected.takesOptional { return .property(index) }
    guard let fallback = expected.fallback else {
      output.report(.optionalProperty(property, expected, at: span))
      return .constant(invalid(node))
    }
    return .call(.firstNonNull, [.property(index), .constant(fallback)])
  }

  /// The reference that a text of another language was meant as: `$color.tint` for `color.tint` or `${color.tint}`.
  func forgottenReference(_ node: SyntaxNode, _ type: ValueType? = nil) -> String? {
    node.kind == .scalar ? forgottenReference(node.text, type) : nil
  }

  /// The reference that `{color.tint}` was meant as, which is a mapping without quotes; no key of a value has a dot.
  func bracedReference(_ node: SyntaxNode) -> String? {
    var entries = node.entries
    guard let entry = entries.next(), entries.next() == nil, entry.value.isEmptyValue, !entry.isMerged,
      entry.key.text.contains(".") || entry.key.text.contains("/")
    else { return nil }
    return forgottenReference(entry.key.text)
  }

  private func forgottenReference(_ text: String, _ type: ValueType? = nil) -> String? {
    let name = ForeignReference.name(in: text)
    // A property, as in a program.
    let property = name.hasPrefix("self.") ? name.dropFirst(5) : name
    if let properties, properties.index(named: String(property)) != nil { return "$\(property)" }
    let path = name.split(separator: "/").joined(separator: ".")
    if tokens.token(named: path) != nil { return "$\(path)" }
    // The same below another name, with dashes, or without its type.
    let parts = path.split(separator: ".").dropFirst().joined(separator: ".")
    let dashed = path.split(separator: "-", maxSplits: 1).joined(separator: ".")
    let types = TokenType.allCases.filter { type.map($0.valueType.isUsable) ?? false }.map(\.rawValue)
    let others =
      (roots.contains { path.hasPrefix($0 + ".") } ? [parts] : []) + [dashed]
      + types.map { "\($0).\(path)" } + types.map { "\($0).\(parts)" }
    let meant = others.filter { $0.contains(".") && tokens.token(named: $0) != nil }
    if let meant = meant.first { return "$\(meant)" }
    // What only looks like a reference may be a word.
    guard text.utf8.count < 100, path.first?.isLetter ?? false || path.hasPrefix("?attr"),
      path.allSatisfy({ $0.isLetter || $0.isNumber || "-_.?".contains($0) }),
      path.contains(".") || name.utf8.count < text.utf8.count,
      let known = output.tokens(in: tokens.file, tokens.tokenNames)
    else { return nil }
    return known.token(like: path, of: type).map { "$\($0)" }
  }

  /// The reference that a comment was meant as: `$color.tint` for `#{$color.tint}`, of which YAML makes a comment.
  func commentedReference(_ comment: String, _ type: ValueType) -> String? {
    comment.hasPrefix("#{") && comment.hasSuffix("}") ? forgottenReference(comment, type) : nil
  }

  /// The reference that a list was meant as: `$color.tint` for `[$color.tint]`.
  func listedReference(_ node: SyntaxNode, _ type: ValueType) -> String? {
    guard node.kind == .sequence else { return nil }
    var elements = node.elements.makeIterator()
    guard let element = elements.next(), elements.next() == nil, element.kind == .scalar else { return nil }
    return forgottenReference(element.text, type)
  }

  /// The names before the values of a design in other languages.
  private var roots: [String] { ["R", "tokens", "Tokens", "Theme", "theme", "design", "StyleTokens"] }
}

extension ModedValue {
  /// The values of a token as a property of `type` takes them; nil where it doesn't.
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
  /// Whether values of this type need no conversion where `type` is expected, as with most tokens.
  fileprivate func isKept(as type: ValueType) -> Bool {
    switch self {
    case .bool, .string, .localizedString, .point, .size, .rect, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .strings, .corners, .transform, .path,
      .numbers:
      self == type
    case .number: if case .number = type { true } else { false }
    // Its bounds, or its words, can be others than those of `type`.
    case .integer, .choice: false
    }
  }

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
