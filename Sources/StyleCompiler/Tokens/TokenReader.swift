import StyleModel
import StyleSource
import StyleSyntax

/// Reads the declaration of one token: its value, its values in modes, and its texts.
struct TokenReader {
  var reader: ValueReader
  let modes: ModeNames

  private static let keys = [LanguageKey].token.names
  /// Keys of design tokens in JSON.
  private static let foreignKeys: [StaticString] = ["type", "$type", "$description", "$extensions"]

  /// - Parameters:
  ///   - overlays: The values of other files for the token in their modes.
  ///   - scope: Returns the tokens that values of a file may refer to.
  func read(
    _ declaration: Outline.TokenDeclaration, overlaidBy overlays: [OverlayTable.OverlayValue],
    _ scope: (FileID) -> any TokenScope
  ) -> Token {
    var token = Token(
      name: declaration.name, type: declaration.type, value: ModedValue(.invalid, origin: .unknown),
      isPrivate: declaration.isPrivate, identity: declaration.kept?.identity,
      importGroup: declaration.kept?.group, designType: declaration.kept?.designType,
      extensions: declaration.kept?.extensions, assetName: declaration.kept?.assetName,
      designPath: DesignPath(declaration.kept),
      span: declaration.span)
    var values = ModeValues(reader: self, declaration)
    if declaration.node.kind == .mapping {
      readMapping(declaration, &token, &values)
    } else {
      token.value = reader.readConstant(declaration.node, values.expected)
      if overlays.isEmpty { return token }
      values.mentioned.formUnion(token.value.conditions)
    }
    for overlay in overlays {
      values.reader.reader.tokens = scope(overlay.file)
      values.add(overlay, of: declaration)
    }
    guard !values.areTooMany else {
      token.value = reader.invalid(declaration.node)
      return token
    }
    modes.table.reportAmbiguities(among: values.statements, reader.output) { $0.isSame(as: $1) }
    let overrides = values.statements.map { (modes: $0.modes, value: $0.value) }
    if let combined = ModedValue.overriding(token.value, with: overrides, over: modes.table) {
      token.value = combined
    } else {
      reader.output.report(.tooManyModes(at: declaration.node.span))
      token.value = reader.invalid(declaration.node)
    }
    return token
  }

  private func readMapping(
    _ declaration: Outline.TokenDeclaration, _ token: inout Token, _ values: inout ModeValues
  ) {
    var conditions = Conditions<ModeSet>(output: reader.output)
    for entry in declaration.node.entries {
      if entry.key.hasText("value") {
        token.value = reader.readConstant(entry.value, values.expected)
        values.mentioned.formUnion(token.value.conditions)
      } else if entry.key.hasText("description") {
        token.summary = reader.readText(entry.value, "description")
      } else if entry.key.hasText("deprecated") {
        token.deprecated = reader.readDeprecation(entry.value)
      } else if entry.key.hasText("private") {
        // What it means is known since the outline was made.
        if entry.value.flag == nil { reader.output.report(.privateIsNoBool(entry.value)) }
      } else if let condition = condition(entry.key), conditions.isNew(condition, entry.key) {
        values.add(entry.value, condition, entry.key.span)
      }
    }
  }

  /// The modes that a key names; nil for a key that a token can't have, which is reported.
  fileprivate func condition(_ key: SyntaxNode) -> ModeSet? {
    if TokenReader.foreignKeys.contains(where: key.hasText) {
      reader.output.report(.foreignTokenKey(key))
    } else if let near = modes.misspelled(key, among: TokenReader.keys) {
      reader.output.report(.unknownTokenKey(key, near: near))
    } else {
      return modes.condition(key, others: TokenReader.keys, reader.output)
    }
    return nil
  }
}

/// The values of one token in modes, as they are read.
private struct ModeValues {
  var reader: TokenReader
  let expected: Expectation
  var mentioned: ModeSet = []
  private(set) var statements: [ModeStatement<ModedValue>] = []
  /// Whether the values differ over more combinations of modes than one value may, which was reported.
  private(set) var areTooMany = false

  init(reader: TokenReader, _ declaration: Outline.TokenDeclaration) {
    self.reader = reader
    expected = Expectation(
      declaration.type.valueType, for: declaration.name, takesHalfOfSide: declaration.type == .length,
      isWholeToken: declaration.node.kind != .mapping)
  }

  mutating func add(_ node: SyntaxNode, _ condition: ModeSet, _ span: Span) {
    guard !areTooMany else { return }
    let value = reader.reader.readConstant(node, expected)
    mentioned.formUnion(condition.union(value.conditions))
    guard reader.modes.table.combinationCount(over: mentioned) <= ModeTable.combinationLimit else {
      reader.reader.output.report(.tooManyModes(at: span))
      areTooMany = true
      return
    }
    statements.append(ModeStatement(modes: condition, value: value, span: span))
  }

  /// Adds the values of an overlay, in its mode or in others that are joined with it.
  mutating func add(_ overlay: OverlayTable.OverlayValue, of token: Outline.TokenDeclaration) {
    let said = overlay.declaration
    guard said.node.kind == .mapping else {
      addNew(said.node, overlay.modes, said.span, token)
      return
    }
    for entry in said.node.entries {
      if entry.key.hasText("value") {
        addNew(entry.value, overlay.modes, said.span, token)
      } else if ["description", "deprecated", "private"].contains(entry.key.text) {
        reader.reader.output.report(.saidInOverlay(entry.key, of: token.span))
      } else if let condition = reader.condition(entry.key),
        let joined = reader.modes.joined(condition, entry.key, with: overlay.modes, reader.reader.output)
      {
        addNew(entry.value, joined, entry.key.span, token)
      }
    }
  }

  private mutating func addNew(
    _ node: SyntaxNode, _ condition: ModeSet, _ span: Span, _ token: Outline.TokenDeclaration
  ) {
    if let first = statements.first(where: { $0.modes == condition }) {
      let name = reader.modes.table.name(condition)
      reader.reader.output.report(
        .overlaidTwice(
          token.name, name, at: span, first: first.span, areExported: node.tree.isTranslated))
    } else {
      add(node, condition, span)
    }
  }
}

extension Diagnostic {
  fileprivate static func privateIsNoBool(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘private’ must be true or false, but this is \(node.phrase)", at: node.span,
      notes: ["a private token is for other values in style files, and has no Swift"])
  }

  /// A key that files of design tools have.
  fileprivate static func foreignTokenKey(_ key: SyntaxNode) -> Diagnostic {
    let isDescription = key.hasText("$description")
    return Diagnostic(
      .unknownKey, "a token has no key ‘\(key.text)’", at: key.span,
      notes: [
        isDescription
          ? "write what it is for as ‘description’"
          : key.text.hasSuffix("type")
            ? "its type is the first key under ‘tokens’"
            : "a token has ‘value’, values for modes, ‘description’, ‘deprecated’ and ‘private’"
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
