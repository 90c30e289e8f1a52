import StyleModel
import StyleSource
import StyleSyntax

/// Reads what is declared of one token: its value, its values in modes, and what is said of it.
struct TokenReader {
  var reader: ValueReader
  let modes: ModeNames

  private static let keys = [LanguageKey].token.names

  func read(_ declaration: Outline.TokenDeclaration) -> Token {
    let expected = Expectation(declaration.type.valueType, for: declaration.name)
    var token = Token(
      name: declaration.name, type: declaration.type, value: ModedValue(.invalid, origin: .unknown),
      span: declaration.span)
    guard declaration.node.kind == .mapping else {
      token.value = reader.readConstant(declaration.node, expected)
      return token
    }
    var overrides: [(modes: ModeSet, value: ModedValue)] = []
    var statements: [ModeStatement<ModedValue>] = []
    var conditions = Conditions<ModeSet>(output: reader.output)
    var mentioned: ModeSet = []
    for entry in declaration.node.entries {
      if entry.key.hasText("value") {
        token.value = reader.readConstant(entry.value, expected)
        mentioned.formUnion(token.value.conditions)
      } else if entry.key.hasText("description") {
        token.summary = reader.readText(entry.value, "description")
      } else if entry.key.hasText("deprecated") {
        token.deprecated = reader.readDeprecation(entry.value)
      } else if ["type", "$type", "$description", "$extensions"].contains(entry.key.text) {
        reader.output.report(.foreignTokenKey(entry.key))
      } else if let near = modes.misspelled(entry.key, among: TokenReader.keys) {
        reader.output.report(.unknownTokenKey(entry.key, near: near))
      } else {
        let value = reader.readConstant(entry.value, expected)
        guard let condition = modes.condition(entry.key, others: TokenReader.keys, reader.output),
          conditions.isNew(condition, entry.key)
        else { continue }
        mentioned.formUnion(condition.union(value.conditions))
        guard modes.table.combinationCount(over: mentioned) <= ModeTable.combinationLimit else {
          reader.output.report(.tooManyModes(at: entry.key.span))
          token.value = reader.invalid(declaration.node)
          return token
        }
        overrides.append((condition, value))
        statements.append(ModeStatement(modes: condition, value: value, span: entry.key.span))
      }
    }
    modes.table.reportAmbiguities(among: statements, reader.output) { $0.isSame(as: $1) }
    if let combined = ModedValue.overriding(token.value, with: overrides, over: modes.table) {
      token.value = combined
    } else {
      reader.output.report(.tooManyModes(at: declaration.node.span))
      token.value = reader.invalid(declaration.node)
    }
    return token
  }
}

extension Diagnostic {
  /// A key that files of design tools have.
  fileprivate static func foreignTokenKey(_ key: SyntaxNode) -> Diagnostic {
    let isDescription = key.hasText("$description")
    return Diagnostic(
      .unknownKey, "a token has no key ‘\(key.text)’", at: key.span,
      notes: [
        isDescription
          ? "what it is for stands behind ‘description’"
          : key.text.hasSuffix("type")
            ? "its type is the first key under ‘tokens’"
            : "a token has a value, a description and nothing else"
      ],
      fixes: isDescription
        ? [FixIt("write ‘description’", replace: key.span, with: "description", isSafe: false)] : [])
  }

  fileprivate static func unknownTokenKey(_ key: SyntaxNode, near: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "a token has no key ‘\(key.text.shortened)’", at: key.span,
      fixes: [FixIt("write ‘\(near)’", replace: key.span, with: near, isSafe: false)])
  }
}
