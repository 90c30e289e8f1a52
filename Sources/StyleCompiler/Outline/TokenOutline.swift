import StyleModel
import StyleSource
import StyleSyntax

/// Finds the tokens in the section `tokens`: types, groups in them, and tokens in the groups.
struct TokenOutline {
  let isOverlay: Bool
  let output: CompilerOutput
  private(set) var tokens: [Outline.TokenDeclaration] = []
  /// The tokens of any file that have values in modes in a translated file.
  private(set) var overlaid: [Outline.TokenDeclaration] = []
  /// The keys that make groups private or not.
  private(set) var privateMarks: [SyntaxNode] = []
  private var isBroken = false
  /// Whether some tokens may be declared by what was reported.
  private(set) var hidesNames = false
  /// The groups in which reported nodes may declare tokens.
  private(set) var hiddenGroups: [String] = []

  init(isOverlay: Bool, output: CompilerOutput) {
    self.isOverlay = isOverlay
    self.output = output
  }

  mutating func read(_ node: SyntaxNode) {
    hidesNames = hidesNames || !node.isSection
    for section in Outline.Declaration.all(in: node, "tokens", output) {
      if let type = TokenType(rawValue: section.name) {
        readGroup(section.node, type, prefix: section.name)
      } else {
        // The tokens beneath are known by what was meant, so that references to them are no problem too.
        let near = TokenType.meant(by: section.name)?.rawValue
        if section.node.kind == .scalar, !section.node.isEmptyValue {
          output.report(.tokenWithoutType(section.name, section.node, near: near, at: section.span))
          hiddenGroups.append(near ?? section.name)
          continue
        }
        output.report(
          .unknownTokenType(section.name, near: near, of: section.node, in: node, at: section.span))
        // Any token may have been meant to be one of these.
        if near == nil { hiddenGroups.append("") }
        isBroken = true
        readGroup(section.node, .color, prefix: near ?? section.name)
        isBroken = false
      }
    }
  }

  /// Reads tokens by their whole names, each behind its type, as the tree of a file of design tokens has them. One without a value is
  /// declared elsewhere, and has values in modes here.
  mutating func readList(_ node: SyntaxNode) {
    for declaration in Outline.Declaration.all(in: node, "tokens", output) {
      let word = declaration.name.utf8.prefix { $0 != UInt8(ascii: ".") }
      guard let type = TokenType(rawValue: String(Substring(word))) else { continue }
      let isPrivate = declaration.node.privateMark?.isPrivate ?? false
      let token = token(declaration.name, type, declaration, isPrivate, isBroken: false)
      if isOverlay || declaration.node["value"] != nil {
        tokens.append(token)
      } else {
        overlaid.append(token)
      }
    }
  }

  private mutating func readGroup(
    _ node: SyntaxNode, _ type: TokenType, prefix: String, isPrivate: Bool = false
  ) {
    if !node.isSection { hiddenGroups.append(prefix) }
    let mark = node.privateMark
    if let mark { privateMarks.append(mark.key) }
    let isPrivate = mark?.isPrivate ?? isPrivate
    for declaration in Outline.Declaration.all(in: node, prefix, output) {
      if declaration.span == mark?.key.span { continue }
      // In an overlay, a key such as `dark+high-contrast` may be the modes of a token.
      let isName = declaration.name.utf8.allSatisfy {
        isNamePart($0) && $0 != UInt8(ascii: ".") || isOverlay && $0 == UInt8(ascii: "+")
      }
      guard isName else {
        let plain = TokenOutline.plainName(declaration.name)
        output.report(.invalidTokenName(declaration.name, plain: plain, at: declaration.span))
        // It is known by the name that it should have, so that its uses are no problem too.
        tokens.append(token(prefix + "." + plain, type, declaration, isPrivate, isBroken: true))
        continue
      }
      let name = prefix + "." + declaration.name
      let value = declaration.node
      if value.kind == .mapping, let key = value.entries.first(where: { $0.key.hasText("$value") })?.key {
        output.report(.tokenOfCommunityGroup(declaration.name, key))
        tokens.append(token(name, type, declaration, isPrivate, isBroken: true))
      } else if isOverlay, value.kind == .mapping, value["value"] == nil {
        var token = token(name, type, declaration, isPrivate, isBroken: isBroken)
        token.mayBeGroup = true
        tokens.append(token)
        readGroup(value, type, prefix: name, isPrivate: isPrivate)
      } else if value.kind == .mapping, !value.entries.contains(where: { $0.key.hasText("value") }) {
        guard !isBroken, let near = misspelledToken(value, type) else {
          readGroup(value, type, prefix: name, isPrivate: isPrivate)
          continue
        }
        output.report(.tokenWithoutValue(declaration.name, value, type, near: near))
        tokens.append(token(name, type, declaration, isPrivate, isBroken: true))
      } else {
        let isPrivate = value.privateMark?.isPrivate ?? isPrivate
        tokens.append(token(name, type, declaration, isPrivate, isBroken: isBroken))
      }
    }
  }

  /// A name in the style of names: `onAccent` for `on accent`.
  private static func plainName(_ name: String) -> String {
    let words = name.utf8.split { !isNamePart($0) || $0 == UInt8(ascii: ".") }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = words.first else { return "name" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func token(
    _ name: String, _ type: TokenType, _ declaration: Outline.Declaration, _ isPrivate: Bool, isBroken: Bool
  ) -> Outline.TokenDeclaration {
    Outline.TokenDeclaration(
      name: name, type: type, span: declaration.span, node: declaration.node,
      isPrivate: isPrivate || isPrivateName(name), isBroken: isBroken)
  }

  /// The mistake in a mapping without `value` that can only have been meant as a token: it has texts that only tokens have, or the parts of
  /// a value of its type. Otherwise it is a group.
  private func misspelledToken(_ node: SyntaxNode, _ type: TokenType) -> MisspelledToken? {
    let mark = node.privateMark
    let all = node.entries.filter { $0.key.span != mark?.key.span }
    let entries = all.filter { $0.value.kind != .mapping }
    if all.count > 1, entries.count == all.count, node.isOneForModes {
      return .modes(entries.first { !$0.key.text.contains("dark") && !$0.key.hasText("high-contrast") }?.key)
    }
    let parts = type.parts
    let values = all.filter { !$0.key.isOfToken }
    // Parts of its value beside what stands in a token.
    if !values.isEmpty, values.count < all.count, values.allSatisfy({ parts.contains($0.key.text) }) {
      return .bareValue
    }
    if entries.contains(where: { $0.key.hasText("description") || $0.key.hasText("deprecated") }) {
      let known: Set<String> = ["description", "deprecated"]
      let near = entries.first {
        !known.contains($0.key.text) && KnownNames(["value"]).nearest(to: $0.key.text) != nil
      }
      return .key(near?.key)
    }
    let isValue =
      all.allSatisfy { parts.contains($0.key.text) }
      || type.isNeverScalar
        && entries.contains { $0.value.kind == .scalar && !$0.value.isEmptyValue && !$0.value.isReference }
    return isValue && entries.contains { !$0.value.isReference } ? .bareValue : nil
  }

  fileprivate enum MisspelledToken {
    /// A misspelled `value`, if there is one.
    case key(SyntaxNode?)
    /// Values for modes, and the key of the one that holds in no other mode, if there is one.
    case modes(SyntaxNode?)
    /// The value stands where the token should.
    case bareValue
  }
}

extension TokenType {
  /// The keys of values that are written as mappings.
  fileprivate var parts: [String] { valueType.isList ? [] : valueType.parts.map(\.name) }
}

extension TokenType {
  /// The type that was probably meant by a key: a misspelling, or design tools' word for it.
  static func meant(by name: String) -> TokenType? {
    ForeignWords.tokenType.meant(by: name, among: allCases.map(\.rawValue)).flatMap(TokenType.init)
  }

  /// Whether no value of the type but a reference is written as one word or number.
  fileprivate var isNeverScalar: Bool {
    switch self {
    case .shadow, .shadows, .outline, .font, .animation: true
    case .color, .number, .length, .gradient, .string, .bool, .image, .edgeInsets: false
    }
  }
}

extension SyntaxNode {
  /// The entry `private: true` in a group of tokens or in a token. With another value it is a token of that name, or a mistake.
  var privateMark: (key: SyntaxNode, isPrivate: Bool)? {
    guard kind == .mapping, self["private"] != nil,
      let entry = entries.first(where: { $0.key.hasText("private") }),
      let isPrivate = entry.value.flag
    else { return nil }
    return (entry.key, isPrivate)
  }

  /// The value of `true` or `false`; nil for any other node.
  package var flag: Bool? {
    guard kind == .scalar, case .bool(let value) = scalarKind else { return nil }
    return value
  }

  fileprivate var isReference: Bool { kind == .scalar && withBytes { $0.first == UInt8(ascii: "$") } }
}

extension DiagnosticCode {
  static let invalidName = DiagnosticCode(
    "invalid-name", .error, "A declaration has a valid name.",
    explanation: "A token's name has letters, digits, `-` and `_`. Groups add the dots.",
    example: "tokens:\n  color: { \"dark blue\": navy }\n")

  static let unknownTokenType = DiagnosticCode(
    "unknown-token-type", .error, "The first key under `tokens` is a type.",
    explanation: "The types are \(TokenType.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).",
    example: "tokens:\n  colour: { ink: black }\n")
}

extension Diagnostic {
  fileprivate static func invalidTokenName(_ name: String, plain: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of a token", at: span,
      notes: ["use letters, digits, ‘-’ and ‘_’"],
      fixes: [FixIt("write ‘\(plain.shortened)’", replace: span, with: plain, isSafe: false)])
  }

  /// The diagnostic for a token directly below `tokens`: `tint: "#007AFF"`.
  fileprivate static func tokenWithoutType(
    _ name: String, _ value: SyntaxNode, near: String?, at span: Span
  ) -> Diagnostic {
    let text = value.text
    // The dollar sign stands where a token is used.
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let type: TokenType =
      if case .success = parseColor(Array(text.utf8)) { .color } else {
        Double(text) == nil ? .string : .length
      }
    return Diagnostic(
      .unknownTokenType, "the token ‘\(name.shortened)’ has no type", at: span,
      notes: ["the first key under ‘tokens’ is a type: ‘\(near ?? type.rawValue): { \(plain.shortened): … }’"]
    )
  }

  /// - Parameters:
  ///   - group: The value of the name.
  ///   - tokens: The value of `tokens`.
  fileprivate static func unknownTokenType(
    _ name: String, near: String?, of group: SyntaxNode, in tokens: SyntaxNode, at span: Span
  ) -> Diagnostic {
    let types = TokenType.allCases.map(\.rawValue)
    var diagnostic = Diagnostic(
      .unknownTokenType, "there are no tokens of type ‘\(name.shortened)’", at: span,
      notes: ["the types are \(types.joined(separator: ", "))"])
    guard let near else { return diagnostic }
    guard !tokens.entries.contains(where: { $0.key.text == near }) else {
      diagnostic.notes = ["there is a ‘\(near)’ already: write these tokens there"]
      return diagnostic
    }
    // The references to them in the file go with it.
    let edits =
      [FixIt.Edit(span, near)] + references(toTokensOf: name, in: group.tree).map { FixIt.Edit($0, near) }
    let others = edits.count > 1 ? " here and in the references" : ""
    diagnostic.fixes = [FixIt("write ‘\(near)’\(others)", edits, isSafe: false)]
    return diagnostic
  }

  /// The span of `spacing` in each `$spacing.small` of a file; empty where they are too many.
  private static func references(toTokensOf type: String, in tree: SyntaxTree) -> [Span] {
    let (bytes, sign) = (tree.source.bytes, Array("$\(type).".utf8))
    var spans: [Span] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: sign[0]) {
      index = start + 1
      guard bytes[start...].starts(with: sign), start == 0 || bytes[start - 1] != sign[0] else { continue }
      spans.append(Span(tree.source.id, start + 1, start + sign.count - 1))
      if spans.count > 1000 { return [] }
    }
    return spans
  }

  /// The diagnostic for `$value`, as the files of the Design Tokens Community Group and of Tokens Studio have it.
  fileprivate static func tokenOfCommunityGroup(_ name: String, _ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .missingKey, "the token ‘\(name.shortened)’ has no ‘value’", at: key.span,
      notes: ["write keys without a dollar sign; the type is the first key under ‘tokens’"],
      fixes: [FixIt("write ‘value’", replace: key.span, with: "value", isSafe: false)])
  }

  fileprivate static func tokenWithoutValue(
    _ name: String, _ node: SyntaxNode, _ type: TokenType, near: TokenOutline.MisspelledToken
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .missingKey, "the token ‘\(name.shortened)’ has no ‘value’", at: node.span,
      notes: ["a mapping with ‘value’ is a token; any other mapping is a group"])
    switch near {
    case .key(let key):
      if let key {
        diagnostic.span = key.span
        diagnostic.fixes = [FixIt("write ‘value’", replace: key.span, with: "value", isSafe: false)]
      }
    case .modes(let key):
      let modes = node.entries.map { "‘\($0.key.text)’" }.joined(separator: " and ")
      diagnostic.message = "the token ‘\(name.shortened)’ has a value for \(modes), but none for other modes"
      diagnostic.notes = ["‘value’ is the value in all other modes"]
      if let key {
        diagnostic.span = key.span
        diagnostic.fixes = [FixIt("write ‘value’", replace: key.span, with: "value", isSafe: false)]
      }
    case .bareValue:
      let others = node.entries.filter { $0.key.isOfToken }
      diagnostic.notes.append(
        others.isEmpty
          ? "write this after ‘value:’"
          : "write this after ‘value:’, and \(others.map { "‘\($0.key.text)’" }.joined(separator: " and ")) beside that"
      )
      let missing = type.valueType.parts.filter { part in
        part.isRequired && !node.entries.contains { $0.key.text == part.name }
      }
      if !missing.isEmpty {
        diagnostic.notes.append("\(type.valueType.phrase) needs \(missing.map(\.name).quotedConjunction) too")
      }
      if !missing.isEmpty { break }
      let foreign = type == .shadow ? ForeignShadows.mapping(ofParts: node) : nil
      let text =
        foreign.map { "{ value: \($0) }" } ?? (others.isEmpty ? node.asValue : node.asValueBesideOthers)
      diagnostic.fixes = [FixIt("write ‘\(text.shortened)’", replace: node.span, with: text, isSafe: false)]
    }
    return diagnostic
  }
}

extension SyntaxNode {
  /// Whether the node is a key of a token: a mode that every file has, or a text about the token.
  fileprivate var isOfToken: Bool {
    let names: Set = [
      "light", "dark", "standard-contrast", "high-contrast", "description", "deprecated", "private",
    ]
    return kind == .scalar && text.split(separator: "+").allSatisfy { names.contains(String($0)) }
  }

  /// The mapping as the value of a token, with modes and texts of the token beside the value.
  fileprivate var asValueBesideOthers: String {
    let source = tree.source.text(definition)
    func text(_ entry: MappingEntry) -> String {
      tree.source.text(
        Span(definition.file, Int(entry.key.definition.start), Int(entry.value.definition.end)))
    }
    let parts = entries.filter { !$0.key.isOfToken }.map(text)
    let others = entries.filter { $0.key.isOfToken }.map(text)
    if source.hasPrefix("{") {
      return "{ " + (["value: { \(parts.joined(separator: ", ")) }"] + others).joined(separator: ", ") + " }"
    }
    let bytes = tree.source.bytes
    let column = bytes[..<Int(definition.start)].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let lineBreak = source.contains("\r\n") ? "\r\n" : "\n"
    let indentation = lineBreak + String(repeating: " ", count: column)
    let deeper = parts.map { part in
      part.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
        separator: lineBreak + "  ")
    }
    return (["value:"] + deeper.map { "  " + $0 } + others).joined(separator: indentation)
  }

  /// The mapping as the value of a token: `{ value: { size: 16 } }`, or in lines below `value:`.
  fileprivate var asValue: String {
    let text = tree.source.text(definition)
    if text.hasPrefix("{") { return "{ value: \(text) }" }
    let bytes = tree.source.bytes
    let column = bytes[..<Int(definition.start)].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    let indentation = String(repeating: " ", count: column + 2)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let below = lines.dropFirst().map { $0.allSatisfy { $0 == " " } ? String($0) : "  " + $0 }
    return (["value:", indentation + lines[0]] + below)
      .joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
  }
}
