import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// The declarations of a file, with their nodes.
struct Outline: Sendable {
  let tree: SyntaxTree
  private(set) var imports: [ParsedFile.ImportEntry] = []
  private(set) var axes: [Declaration] = []
  /// The tokens that the file declares; none in an overlay.
  private(set) var tokens: [TokenDeclaration] = []
  /// The values for tokens that other files declare; nil in a file that is no overlay.
  private(set) var overlay: Overlay?
  private(set) var traits: [Declaration] = []
  private(set) var components: [Declaration] = []
  private(set) var styles: [StyleDeclaration] = []
  /// Whether an axis, a component, a trait or a style has a name with other letters than Latin ones.
  private(set) var hasForeignNames = false
  /// Whether a reported problem hides names that the file was meant to declare, or files that it was meant to import.
  private(set) var hidesNames = false
  /// The groups of tokens in which a reported problem hides names.
  private(set) var hiddenGroups: [String] = []
  /// The names of axes and modes whose declarations were reported; a use of one isn't reported again.
  private(set) var reportedModes: [String] = []
  /// The tokens of a file of design tokens that a style file can't have.
  private(set) var leftOutTokens: [LeftOutToken] = []
  /// The number of the group of files that see each other; nil for a style file.
  var tokenGroup: Int?
  /// The end of the last section but `styles`.
  private(set) var endOfDeclarations = 0

  var file: FileID { tree.source.id }

  /// Whether a syntax error hides names that the file may declare.
  var isCutShort: Bool { tree.hidesNames }

  struct Declaration: Sendable {
    let name: String
    /// The span of the name.
    let span: Span
    let node: SyntaxNode
  }

  struct StyleDeclaration: Sendable {
    let name: String
    /// The span of the name.
    let span: Span
    let node: SyntaxNode
    let isMapping: Bool
    /// The values of `component` and `extends`.
    let component, extends: SyntaxNode?
    /// The name in `extends`, where it is a single one; read early, while the file is in the processor's cache.
    let parent: (name: String, span: Span)?

    fileprivate init(_ declaration: Declaration) {
      name = declaration.name
      span = declaration.span
      node = declaration.node
      isMapping = node.kind == .mapping
      component = node["component"]
      extends = node["extends"]
      parent = extends.flatMap { $0.kind == .scalar && !$0.isEmptyValue ? ($0.text, $0.span) : nil }
    }
  }

  /// The contents of a file with a `mode`: the values, in that mode, of tokens that other files declare.
  struct Overlay: Sendable {
    /// The name of the mode; nil where each value has modes of its own, as in a translated file.
    let mode: SyntaxNode?
    let tokens: [TokenDeclaration]
  }

  /// Takes the design tokens that a style file can't have.
  mutating func take(_ tokens: [LeftOutToken]) { leftOutTokens = tokens }

  /// Gives tokens the properties of design tokens that no style file can express.
  mutating func take(_ kept: [PlaceOfToken: KeptOfToken]) {
    guard !kept.isEmpty else { return }
    for index in tokens.indices {
      let place = PlaceOfToken(name: tokens[index].name, offset: tokens[index].span.start)
      tokens[index].kept = kept[place]
    }
  }

  init(_ tree: SyntaxTree, importPath: (String) -> String = { $0 }, _ output: CompilerOutput) {
    self.tree = tree
    guard let root = tree.root, root.kind != .missing else { return }
    guard root.kind == .mapping else {
      output.report(.notAMapping("a style file", root))
      return
    }
    var mode: SyntaxNode?
    var isOverlay = false
    var privateMarks: [SyntaxNode] = []
    var emptySection: String?
    for entry in root.entries {
      if !entry.key.hasText("styles") {
        endOfDeclarations = max(
          endOfDeclarations, Int(entry.key.definition.end), Int(entry.value.definition.end))
      }
      let name = section(entry, in: root, below: emptySection, output)
      if Outline.sections.contains(name) {
        let holdsEntries = name != "imports" && name != "mode"
        let isEmpty = entry.value.kind == .scalar && entry.value.definition.range.isEmpty
        emptySection = holdsEntries && isEmpty ? name : nil
      } else if emptySection != nil {
        hidesNames = true
      }
      switch name {
      case "imports":
        readImports(entry.value, importPath, output)
        hidesNames = hidesNames || entry.value.kind != .sequence && !entry.value.isEmptyValue
      case "mode":
        if entry.value.kind == .mapping, axes.isEmpty, root["modes"] == nil {
          output.report(.axesBehindMode(entry.key))
          axes = Declaration.all(in: entry.value, "modes", output)
        } else {
          isOverlay = true
          mode = overlayMode(entry.value, output)
        }
      case "modes":
        axes = Declaration.all(in: entry.value, "modes", output)
        if entry.value.kind != .mapping { reportedModes += entry.value.namesWithin }
      case "tokens":
        var reading = TokenOutline(
          isOverlay: root["mode"].map { $0.kind != .mapping } ?? false, output: output)
        if tree.isTranslated { reading.readList(entry.value) } else { reading.read(entry.value) }
        (tokens, privateMarks) = (reading.tokens, reading.privateMarks)
        if !reading.overlaid.isEmpty { overlay = Overlay(mode: nil, tokens: reading.overlaid) }
        hidesNames = hidesNames || reading.hidesNames
        hiddenGroups += reading.hiddenGroups
      case "traits":
        traits = Declaration.all(in: entry.value, "traits", output)
        hidesNames = hidesNames || !entry.value.isSection
      case "components":
        components = Declaration.all(in: entry.value, "components", output)
        hidesNames = hidesNames || !entry.value.isSection
      case "styles":
        styles = Declaration.all(in: entry.value, "styles", output).map { StyleDeclaration($0) }
        hidesNames = hidesNames || !entry.value.isSection
      case _: break
      }
    }
    if isOverlay {
      overlay = mode.map { Overlay(mode: $0, tokens: tokens) }
      tokens = []
      for mark in privateMarks { output.report(.privateInOverlay(mark)) }
      let others = root.entries.filter { ["traits", "components", "styles"].contains($0.key.text) }
      for entry in others where !entry.value.isEmptyValue {
        output.report(.sectionOfOverlay(entry.key.text, at: entry.key.span))
      }
    }
    hasForeignNames =
      (axes + components + traits).contains { !$0.name.isASCII } || styles.contains { !$0.name.isASCII }
  }

  /// The section that an entry is. A misspelled one counts as the one that is meant, so that its declarations are known.
  ///
  /// - Parameter empty: The section above the entry that has no entries.
  private func section(
    _ entry: MappingEntry, in root: SyntaxNode, below empty: String?, _ output: CompilerOutput
  ) -> String {
    let key = entry.key
    let name = key.text
    if Outline.sections.contains(name) || key.kind == .missing { return name }
    let meant = KnownNames(Outline.sections).nearest(to: name)
    if meant == nil, let empty, let indentation = entry.indentation {
      output.report(.unindentedEntry(name, empty, indentation, at: key.span))
    } else {
      output.report(.unknownSection(name, meant, entry))
    }
    guard let meant, !root.entries.contains(where: { $0.key.text == meant }) else { return name }
    return meant
  }

  static let sections = [LanguageKey].file.names

  /// The name behind `mode`; nil where something else stands there, which is reported.
  private func overlayMode(_ node: SyntaxNode, _ output: CompilerOutput) -> SyntaxNode? {
    if node.kind == .scalar, !node.isEmptyValue, !node.text.isEmpty { return node }
    if node.kind != .missing { output.report(.modeIsNoName(node)) }
    return nil
  }

  mutating func follow(_ names: [String: String]) {
    for index in imports.indices { imports[index].target = names[imports[index].path] ?? imports[index].path }
  }

  mutating func follow(_ folders: TokenFolders) {
    for index in imports.indices { imports[index].files = folders.files[imports[index].target] ?? [] }
  }

  private mutating func readImports(
    _ node: SyntaxNode, _ importPath: (String) -> String, _ output: CompilerOutput
  ) {
    guard node.kind == .sequence else {
      if !node.isEmptyValue { output.report(.notAList("imports", node)) }
      return
    }
    let reader = ImportReader(file: tree.source.path, output: output)
    for element in node.elements where element.kind != .missing {
      let entry = reader.read(element, name: importPath)
      if let entry { imports.append(entry) }
      hidesNames = hidesNames || entry?.hidesNames ?? true
    }
  }
}

extension Outline.Declaration {
  /// The declarations of a section, by name.
  static func all(in node: SyntaxNode, _ section: String, _ output: CompilerOutput) -> [Outline.Declaration] {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘\(section)’", node)) }
      return []
    }
    let declarations = node.entries.compactMap { entry -> Outline.Declaration? in
      let name = entry.key.text
      guard !name.isEmpty else {
        output.report(.emptyName(section, at: entry.key.span))
        return nil
      }
      return Outline.Declaration(name: name, span: entry.key.span, node: entry.value)
    }
    for declaration in declarations { output.acceptsLook(of: declaration.name, at: declaration.span) }
    return declarations
  }
}

extension SyntaxNode {
  /// Every key and every scalar in the node: the names that may have been meant where another kind of node was expected.
  var namesWithin: [String] {
    switch kind {
    case .missing: []
    case .scalar: isEmptyValue ? [] : [text]
    case .sequence: elements.flatMap(\.namesWithin)
    case .mapping: entries.flatMap { [$0.key.text] + $0.value.namesWithin }
    }
  }

  /// Whether the node is a mapping or empty; otherwise the declarations that it was meant to have are unknown.
  var isSection: Bool { kind == .mapping || isEmptyValue }

  /// Whether nothing is written, or something that was reported: a section without entries is no mistake.
  var isEmptyValue: Bool { kind == .missing || kind == .scalar && !isQuoted && scalarKind == .null }
}

extension DiagnosticCode {
  static let invalidStructure = DiagnosticCode(
    "invalid-structure", .error, "Sections and declarations have the right structure.",
    explanation: """
      A style file is a mapping with the sections `imports` (a list of paths), `modes`, `tokens`, `traits`,
      `components` and `styles` (mappings from names to declarations). A file with a `mode` is an overlay, and
      has only `imports`, `modes` and `tokens`.
      """,
    example: "styles: [card]\n")
}

extension String {
  /// Whether the text has a colon in a word, as in `alpha:0.5`, which YAML doesn't take for the end of a key.
  var hasColonWithoutSpace: Bool {
    let bytes = utf8
    return bytes.indices.dropFirst().contains { index in
      let next = bytes.index(after: index)
      return bytes[index] == UInt8(ascii: ":") && next < bytes.endIndex && bytes[next] != UInt8(ascii: " ")
    }
  }
}

extension Diagnostic {
  static func notAMapping(_ what: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "\(what) must be a mapping of names, but this is \(node.phrase)", at: node.span,
      notes: [howEntriesAreWritten(insteadOf: node)],
      fixes: ForeignLine.entry(ofElement: node.text).map { entry in
        [FixIt("write ‘\(entry.shortened)’", replace: node.definition, with: entry, isSafe: false)]
      } ?? [])
  }

  private static func howEntriesAreWritten(insteadOf node: SyntaxNode) -> String {
    if node.kind == .scalar {
      if node.text.hasPrefix("<"), node.text.hasSuffix(">") { return "this is XML; write ‘name: value’" }
      if node.text.hasColonWithoutSpace { return "write a space after each colon: ‘key: value’" }
      // `alpha = 1`, as in a program.
      if node.text.firstRange(of: " = ") != nil { return "write ‘:’ before the value, not ‘=’" }
    }
    // `- name: card`, as in a workflow of GitHub, and `- card: { … }`.
    if let first = node.elements.first(where: { _ in true }), first.kind == .mapping {
      if let name = first.entries.first(where: { $0.key.text == "name" })?.value, name.kind == .scalar,
        !name.isEmptyValue
      {
        return
          "write ‘\(name.text.shortened):’ instead of ‘- name: \(name.text.shortened)’, and indent its entries below it"
      }
      if let key = first.entries.first(where: { _ in true })?.key,
        first.entries.allSatisfy({ $0.value.kind == .mapping })
      {
        return "write ‘\(key.text.shortened):’ without a dash before it"
      }
    }
    return "write ‘name: …’ on a line of its own for each entry"
  }

  fileprivate static func notAList(_ what: String, _ node: SyntaxNode) -> Diagnostic {
    let isMapping = node.kind == .mapping && node.entries.allSatisfy { $0.value.kind == .scalar }
    let fix =
      node.kind == .scalar
      ? "[\(node.text)]"
      : isMapping ? "[\(node.entries.map(\.value.text).joined(separator: ", "))]" : nil
    return Diagnostic(
      .invalidStructure, "‘\(what)’ must be a list, but this is \(node.phrase)", at: node.span,
      fixes: fix.map {
        [FixIt("write ‘\($0)’", replace: node.definition, with: $0, isSafe: !isMapping)]
      } ?? [])
  }

  fileprivate static func privateInOverlay(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .unknownKey, "a group of tokens has no ‘private’ in a file with a ‘mode’", at: key.span,
      notes: ["write it where the tokens are declared"])
  }

  /// The diagnostic for axes under `mode`: `mode: { density: [regular, compact] }`.
  fileprivate static func axesBehindMode(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘mode’ is the mode of an overlay; declare axes under ‘modes’",
      at: key.span, fixes: [FixIt("write ‘modes’", replace: key.span, with: "modes", isSafe: false)])
  }

  fileprivate static func modeIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "‘mode’ must be the name of a mode, but this is \(node.phrase)", at: node.span,
      notes: ["write ‘mode: dark’, or ‘mode: dark+high-contrast’ for several"])
  }

  fileprivate static func sectionOfOverlay(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a file with a ‘mode’ can't have ‘\(name)’", at: span,
      notes: ["move it to a file without ‘mode’"])
  }

  fileprivate static func unknownSection(_ name: String, _ meant: String?, _ entry: MappingEntry)
    -> Diagnostic
  {
    let isStyle = entry.value["component"] != nil || entry.value["extends"] != nil
    let sections = Outline.sections.map { "‘\($0)’" }.joined(separator: ", ")
    let span = entry.key.span
    if meant == nil, entry.value.holdsTokensOfCommunityGroup() {
      return Diagnostic(
        .unknownKey, "a style file has no section ‘\(name.shortened)’", at: span,
        notes: [
          "this looks like a file of design tokens (DTCG), with ‘$value’; a style file has tokens by their type, as in "
            + "‘tokens: { color: { accent: \"#0A5FD6\" } }’"
        ])
    }
    return Diagnostic(
      .unknownKey, "a style file has no section ‘\(name.shortened)’", at: span,
      notes: [
        name.hasPrefix("$")
          ? "a value with a name is a token, as in ‘tokens: { color: { \(name.dropFirst()): … } }’"
          : isStyle && meant == nil
            ? "a style is an entry of ‘styles’, indented below it" : "its sections are \(sections)"
      ],
      fixes: meant.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  /// The diagnostic for an entry behind an empty section in the same column, as when indentation is lost.
  fileprivate static func unindentedEntry(
    _ name: String, _ section: String, _ edits: [FixIt.Edit], at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey, "‘\(name.shortened)’ stands beside ‘\(section)’, not in it", at: span,
      notes: ["entries of a section are indented below it"],
      fixes: [FixIt("indent it by two spaces", edits, isSafe: false)])
  }

  fileprivate static func emptyName(_ section: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidName, "a name is missing here in ‘\(section)’", at: span)
  }
}

extension SyntaxNode {
  /// Whether a mapping at most four levels below has a `$value`, as tokens of the Design Tokens Community Group have.
  fileprivate func holdsTokensOfCommunityGroup(levels: Int = 4) -> Bool {
    guard kind == .mapping else { return false }
    // The first few tokens of a file are as good as all.
    return entries.prefix(20).contains { entry in
      entry.key.hasText("$value") || levels > 0 && entry.value.holdsTokensOfCommunityGroup(levels: levels - 1)
    }
  }
}
