import StyleSource
import StyleSyntax
import StyleTokenFiles

/// A file whose YAML or JSON has been parsed; none of its names has been looked up yet.
package struct ParsedFile: Sendable {
  /// The tree of the file; for a file of design tokens, that of the equivalent style file, which is empty until `linkTokenFiles` relates
  /// the file to others.
  package private(set) var tree: SyntaxTree
  /// The diagnostics of the YAML or JSON and of the file's outline.
  package private(set) var diagnostics: [Diagnostic]
  private(set) var outline: Outline
  /// The contents of a file of design tokens; nil for a style file.
  package private(set) var tokenFile: TokenFile?
  private(set) var linked: LinkedTokenFile?
  /// The files whose tokens a resolver document takes, as a file's path is given; none of any other file.
  package private(set) var sourcePaths: [String] = []
  private var jsonDiagnostics: [Diagnostic]
  private var importProblems: [Diagnostic] = []

  /// Pure and independent of other files, so that files may be parsed side by side.
  ///
  /// - Parameter importPath: What a file that is imported is called, by its path without `.` and `..` where they can be worked out.
  package init(_ source: SourceFile, importPath: (String) -> String = { $0 }) {
    guard !TokenFile.isNamed(like: source.path) else {
      let parsed = TokenFile.isPage(source.path) ? readPage(source) : parse(json: source)
      let file = TokenFile(parsed.product, parsed.diagnostics)
      tokenFile = file
      sourcePaths = file.sourcePaths.map { importPath(resolvePath($0, from: source.path)) }
      tree = TreeWriter(of: parsed.product).finish(hidesNames: false)
      outline = Outline(tree, CompilerOutput())
      diagnostics = parsed.diagnostics
      jsonDiagnostics = parsed.diagnostics
      return
    }
    tokenFile = nil
    jsonDiagnostics = []
    var parsed = parse(source)
    if !parsed.diagnostics.isEmpty || !(parsed.product.root?.entries.allSatisfy(\.isOfStyleFile) ?? true),
      let indentation = ForeignIndentation(in: source)
    {
      let meant = parse(source, as: indentation.edits)
      parsed = Diagnosed(meant.product, [indentation.diagnostic] + meant.diagnostics)
    } else if let blocks = MisplacedBlocks(in: parsed) {
      let moved = parse(source, as: blocks.edits)
      if moved.diagnostics.count <= parsed.diagnostics.count {
        parsed = Diagnosed(moved.product, moved.diagnostics + blocks.diagnostics)
      }
    }
    let output = CompilerOutput()
    tree = parsed.product
    outline = Outline(tree, importPath: importPath, output)
    diagnostics = parsed.diagnostics.namingComponentsOfStyles(in: tree) + output.diagnostics
  }

  /// Replaces the paths of imports that lead to a file by another name, as through a symbolic link, by those of the files.
  ///
  /// - Parameter names: The path of each such file among all, by the path of the import.
  package mutating func follow(_ names: [String: String]) {
    if outline.imports.contains(where: { names[$0.path] != nil }) { outline.follow(names) }
    if !sourcePaths.isEmpty { sourcePaths = sourcePaths.map { names[$0] ?? $0 } }
  }

  /// Whether the file imports the same other files as another reading of it.
  package func needsSameFiles(as other: ParsedFile) -> Bool {
    imports.map(\.path) == other.imports.map(\.path) && sourcePaths == other.sourcePaths
  }

  /// Applies the options of an import to a file of design tokens.
  mutating func take(_ options: ImportOptions) {
    if let file = tokenFile, file.options != options { tokenFile?.options = options }
  }

  /// Replaces the tree and the outline by those of a file of design tokens that was translated.
  mutating func take(_ linked: LinkedTokenFile) {
    self.linked = linked
    tree = linked.translation.product.tree
    let output = CompilerOutput()
    outline = Outline(tree, output)
    outline.tokenGroup = linked.group
    outline.take(linked.translation.product.kept)
    outline.take(linked.translation.product.leftOut)
    // Fixes of the compiler would write YAML.
    diagnostics =
      jsonDiagnostics + linked.translation.diagnostics + output.diagnostics.map(\.withoutFixes)
  }

  /// The names in a file of design tokens and in those that it sees; nil for a style file.
  package var designNames: DesignNames? { linked?.names.names }

  /// The index of the first of the files of design tokens that see each other with this one; nil for a style file.
  package var tokenGroup: Int? { linked?.group }

  /// Removes the file's diagnostics, for a file whose bytes aren't its contents.
  package mutating func forgetFindings() { (diagnostics, jsonDiagnostics) = ([], []) }

  /// Replaces the diagnostics of the options that the file's imports have for design tokens.
  mutating func take(_ problems: [Diagnostic]) {
    guard problems != importProblems else { return }
    let known = importProblems
    diagnostics = diagnostics.filter { !known.contains($0) } + problems
    importProblems = problems
  }

  /// Whether files of design tokens were found in a folder that the file imports.
  var importsTokenFiles: Bool { outline.imports.contains { !$0.files.isEmpty } }

  /// Resolves imported folders to the files of design tokens in them.
  mutating func take(_ folders: TokenFolders) {
    if outline.imports.contains(where: { folders.files[$0.target] != nil || !$0.files.isEmpty }) {
      outline.follow(folders)
    }
  }

  /// The files that this one imports, in its order.
  package var imports: [ImportEntry] { outline.imports }

  /// Whether the file gives values in a mode to tokens of other files.
  package var isOverlay: Bool { outline.overlay != nil }

  /// Whether the file has a section of a style file, perhaps a misspelled one, and isn't the description of an API, which has `components`
  /// too.
  package var looksLikeStyleFile: Bool {
    let keys = tree.root?.entries.map(\.key.text) ?? []
    return !keys.contains { ParsedFile.interfaceKeys.contains($0) }
      && keys.contains {
        Outline.sections.contains($0) || KnownNames(Outline.sections).nearest(to: $0) != nil
      }
  }

  /// The keys by which the description of an API is known.
  package static let interfaceKeys = ["openapi", "swagger", "asyncapi"]
  /// The names of the sections of a style file.
  package static var sections: [String] { Outline.sections }

  /// The start of each declaration and of each section of the file, in order.
  package var declarations: [DeclarationStart] {
    let sections = (tree.root?.kind == .mapping ? tree.root?.entries : nil)?.map { entry in
      DeclarationStart(offset: entry.key.definition.start, isDeclaration: false)
    }
    let declared =
      (outline.tokens + (outline.overlay?.tokens ?? [])).map(\.span) + outline.traits.map(\.span)
      + outline.components.map(\.span)
      + outline.styles.map(\.span)
    let starts = declared.map { DeclarationStart(offset: $0.start, isDeclaration: true) }
    return (starts + (sections ?? [])).sorted { $0.offset < $1.offset }
  }

  package struct DeclarationStart: Sendable {
    package let offset: UInt32
    /// Whether a declaration starts here; false for a section, which starts at its name.
    package let isDeclaration: Bool
  }

  package struct ImportEntry: Sendable {
    /// The path of the imported file, relative to the working folder.
    package let path: String
    /// The path in the file.
    let writtenPath: String
    /// The span of the whole import.
    package let span: Span
    /// The span of the path alone.
    package let pathSpan: Span
    /// The options for design tokens.
    package let options: ImportOptions
    /// The nodes of the import's `numbers`.
    let numbers: [SyntaxNode]
    /// Whether something that was reported hides what its tokens are called.
    var hidesNames = false
    /// The path of the file among all that are read: another one where a symbolic link leads to it.
    package var target: String
    /// The paths of the files of design tokens in an imported folder, or those that an imported resolver document names.
    package var files: [String] = []

    init(
      path: String, writtenPath: String, span: Span, pathSpan: Span, options: ImportOptions = .none,
      numbers: [SyntaxNode] = []
    ) {
      self.path = path
      self.writtenPath = writtenPath
      self.span = span
      self.pathSpan = pathSpan
      self.options = options
      self.numbers = numbers
      target = path
    }
  }
}

extension MappingEntry {
  /// Whether the entry is a section of a style file.
  fileprivate var isOfStyleFile: Bool { ParsedFile.sections.contains(key.text) }
}

extension Diagnostic {
  var withoutFixes: Diagnostic {
    var diagnostic = self
    diagnostic.fixes = []
    return diagnostic
  }
}

/// The path of a file that `importer` imports as `path`: relative to its folder, without `.` and `..` where they can be resolved.
package func resolvePath(_ path: String, from importer: String) -> String {
  let isAbsolute = path.utf8.first == slash
  let folder =
    isAbsolute ? [] : importer.utf8.split(separator: slash, omittingEmptySubsequences: false).dropLast()
  var parts: [Substring] = []
  for part in folder + path.utf8.split(separator: slash) {
    let part = Substring(part)
    if part == "..", let last = parts.last, last != "..", last != "" {
      parts.removeLast()
    } else if part != "." {
      parts.append(part)
    }
  }
  return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
}

private let slash = UInt8(ascii: "/")
