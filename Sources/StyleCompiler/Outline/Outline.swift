import StyleModel
import StyleSource
import StyleSyntax

/// What a file declares, with the nodes that say more of it.
struct Outline: Sendable {
  let tree: SyntaxTree
  private(set) var imports: [ParsedFile.Import] = []
  private(set) var axes: [Declaration] = []
  private(set) var tokens: [TokenDeclaration] = []
  private(set) var components: [Declaration] = []
  private(set) var styles: [Declaration] = []

  var file: FileID { tree.source.id }

  struct Declaration: Sendable {
    let name: String
    /// Of the name.
    let span: Span
    let node: SyntaxNode
  }

  struct TokenDeclaration: Sendable {
    /// With its type: `color.surface.base`.
    let name: String
    let type: TokenType
    let span: Span
    let node: SyntaxNode
  }

  init(_ tree: SyntaxTree, _ output: CompilerOutput) {
    self.tree = tree
    guard let root = tree.root, root.kind != .missing else { return }
    guard root.kind == .mapping else {
      output.report(.notAMapping("a style file", root))
      return
    }
    for entry in root.entries {
      switch entry.key.text {
      case "imports": readImports(entry.value, output)
      case "modes": axes = declarations(entry.value, "modes", output)
      case "tokens": readTokens(entry.value, output)
      case "components": components = declarations(entry.value, "components", output)
      case "styles": styles = declarations(entry.value, "styles", output)
      case let name: output.report(.unknownSection(name, at: entry.key.span))
      }
    }
  }

  private mutating func readImports(_ node: SyntaxNode, _ output: CompilerOutput) {
    guard node.kind == .sequence else {
      if !node.isEmptyValue { output.report(.notAList("imports", node)) }
      return
    }
    for element in node.elements where element.kind != .missing {
      guard element.kind == .scalar, case .string = element.scalarKind, !element.text.isEmpty else {
        output.report(.importIsNoPath(element))
        continue
      }
      let path = resolvePath(element.text, from: tree.source.path)
      imports.append(ParsedFile.Import(path: path, span: element.span))
    }
  }

  private func declarations(_ node: SyntaxNode, _ section: String, _ output: CompilerOutput) -> [Declaration]
  {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘\(section)’", node)) }
      return []
    }
    return node.entries.compactMap { entry in
      let name = entry.key.text
      guard !name.isEmpty else {
        output.report(.emptyName(section, at: entry.key.span))
        return nil
      }
      return Declaration(name: name, span: entry.key.span, node: entry.value)
    }
  }

  private mutating func readTokens(_ node: SyntaxNode, _ output: CompilerOutput) {
    for declaration in declarations(node, "tokens", output) {
      guard let type = TokenType(rawValue: declaration.name) else {
        output.report(.unknownTokenType(declaration.name, at: declaration.span))
        continue
      }
      guard declaration.node.kind == .mapping else {
        if !declaration.node.isEmptyValue {
          output.report(.notAMapping("‘\(declaration.name)’", declaration.node))
        }
        continue
      }
      readGroup(declaration.node, type, prefix: declaration.name, output)
    }
  }

  private mutating func readGroup(
    _ node: SyntaxNode, _ type: TokenType, prefix: String, _ output: CompilerOutput
  ) {
    for declaration in declarations(node, prefix, output) {
      let name = prefix + "." + declaration.name
      guard declaration.name.utf8.allSatisfy({ isNamePart($0) && $0 != UInt8(ascii: ".") }) else {
        output.report(.invalidTokenName(declaration.name, at: declaration.span))
        continue
      }
      let value = declaration.node
      if value.kind == .mapping, !value.entries.contains(where: { $0.key.hasText("value") }) {
        readGroup(value, type, prefix: name, output)
      } else {
        tokens.append(TokenDeclaration(name: name, type: type, span: declaration.span, node: value))
      }
    }
  }
}

extension SyntaxNode {
  /// Whether nothing is written, or something that was reported: a section without entries is no mistake.
  var isEmptyValue: Bool { kind == .missing || kind == .scalar && !isQuoted && scalarKind == .null }
}

extension DiagnosticCode {
  static let invalidStructure = DiagnosticCode(
    "invalid-structure", .error, "Sections and declarations are mappings, imports are a list.",
    explanation: """
      A style file is a mapping with the sections `imports` (a list of paths), `modes`, `tokens`, `components` and
      `styles` (each a mapping from names to what they are).
      """,
    example: "styles: [card]\n")

  static let invalidName = DiagnosticCode(
    "invalid-name", .error, "What is declared has a name that can be referred to.",
    explanation: "A token's name has letters, digits, `-` and `_`; groups make the dots.",
    example: "tokens:\n  color: { \"dark blue\": navy }\n")

  static let unknownTokenType = DiagnosticCode(
    "unknown-token-type", .error, "The first key under `tokens` is the type of all beneath it.",
    explanation: "The types are \(TokenType.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).",
    example: "tokens:\n  colour: { ink: black }\n")
}

extension Diagnostic {
  static func notAMapping(_ what: String, _ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "\(what) is a mapping of names, and this is \(node.phrase)", at: node.span,
      notes: ["write ‘name: …’ on a line of its own for each entry"])
  }

  fileprivate static func notAList(_ what: String, _ node: SyntaxNode) -> Diagnostic {
    let fix = node.kind == .scalar ? "[\(node.text)]" : nil
    return Diagnostic(
      .invalidStructure, "‘\(what)’ is a list, and this is \(node.phrase)", at: node.span,
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: node.definition, with: $0, isSafe: true)] } ?? [])
  }

  fileprivate static func importIsNoPath(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "an import is the path of a style file, and this is \(node.phrase)", at: node.span)
  }

  fileprivate static func unknownSection(_ name: String, at span: Span) -> Diagnostic {
    let sections = ["imports", "modes", "tokens", "components", "styles"]
    let near = nearest(to: name, among: sections)
    return Diagnostic(
      .unknownKey, "a style file has no section ‘\(name.shortened)’", at: span,
      notes: ["its sections are \(sections.map { "‘\($0)’" }.joined(separator: ", "))"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func emptyName(_ section: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidName, "a name is missing here in ‘\(section)’", at: span)
  }

  fileprivate static func invalidTokenName(_ name: String, at span: Span) -> Diagnostic {
    let plain = String(
      decoding: name.utf8.map { isNamePart($0) && $0 != UInt8(ascii: ".") ? $0 : UInt8(ascii: "-") },
      as: UTF8.self)
    return Diagnostic(
      .invalidName, "‘\(name.shortened)’ can't be the name of a token", at: span,
      notes: ["it has letters, digits, ‘-’ and ‘_’, so that ‘$type.name’ can refer to it"],
      fixes: [FixIt("write ‘\(plain.shortened)’", replace: span, with: plain, isSafe: false)])
  }

  fileprivate static func unknownTokenType(_ name: String, at span: Span) -> Diagnostic {
    let types = TokenType.allCases.map(\.rawValue)
    let near = nearest(to: name, among: types)
    return Diagnostic(
      .unknownTokenType, "there are no tokens of type ‘\(name.shortened)’", at: span,
      notes: ["the types are \(types.joined(separator: ", "))"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
