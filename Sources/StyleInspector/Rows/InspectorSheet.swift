import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

/// The page's data for a snapshot: the navigator's outline, the rows of a style, and the findings. The gallery writes the same data to
/// disk.
///
/// Use it from one thread. It caches its results.
package final class InspectorSheet {
  package let sheet: ResolvedSheet
  package let sources: SourceMap
  /// The number of files that were named; those behind them are only imported, and aren't edited.
  let namedCount: Int
  private let readTree: (FileID) -> SyntaxTree
  private let readDesignFiles: (FileID) -> DesignFiles?
  private let readFindings: () -> [Diagnostic]

  package init(
    sheet: ResolvedSheet, sources: SourceMap, namedCount: Int,
    findings: @autoclosure @escaping () -> [Diagnostic],
    tree: @escaping (FileID) -> SyntaxTree, designFiles: @escaping (FileID) -> DesignFiles? = { _ in nil }
  ) {
    self.sheet = sheet
    self.sources = sources
    self.namedCount = namedCount
    readFindings = findings
    readTree = tree
    readDesignFiles = designFiles
  }

  package convenience init(_ snapshot: Snapshot) {
    self.init(
      sheet: snapshot.sheet, sources: snapshot.sources, namedCount: snapshot.namedCount,
      findings: snapshot.checked.trying(snapshot.findings),
      tree: { snapshot.tree(of: $0) }, designFiles: { snapshot.designFiles(of: $0) })
  }

  private(set) lazy var findings = readFindings()

  func tree(of file: FileID) -> SyntaxTree { readTree(file) }
  func designFiles(of file: FileID) -> DesignFiles? { readDesignFiles(file) }

  // MARK: Names

  /// The first style with each name, by name.
  private lazy var styleIndices = firstIndices(sheet.styles.lazy.map(\.name))
  private lazy var componentIndices = firstIndices(sheet.components.lazy.map(\.name))
  private lazy var tokenIndices = firstIndices(sheet.tokens.lazy.map(\.name))
  private lazy var traitIndices = firstIndices(sheet.traits.lazy.map(\.name))

  private func firstIndices(_ names: some Sequence<String>) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func style(named name: String) -> Int? {
    if let index = styleIndices[name] { return index }
    let others = sheet.styles(named: name)
    return others.count == 1 ? others[0] : nil
  }

  package func component(named name: String) -> Int? { componentIndices[name] }
  func token(named name: String) -> Int? { tokenIndices[name] }
  func trait(named name: String) -> Int? { traitIndices[name] }

  /// The styles that extend each style directly, by style.
  private(set) lazy var children: [[Int]] = {
    var children: [[Int]] = Array(repeating: [], count: sheet.styles.count)
    for (index, style) in sheet.styles.enumerated() {
      for parent in style.parents { children[parent].append(index) }
    }
    return children
  }()

  /// A style and all that extend it, directly or through others.
  func family(of style: Int) -> [Int] {
    var found: Set<Int> = [style]
    var pending = [style]
    while let next = pending.popLast() {
      for child in children[next] where found.insert(child).inserted { pending.append(child) }
    }
    return found.sorted()
  }

  // MARK: Lines

  private var lines: [FileID: LineTable] = [:]

  func lines(of file: FileID) -> LineTable {
    if let known = lines[file] { return known }
    let table = LineTable(sources[file].bytes)
    lines[file] = table
    return table
  }

  func line(_ span: Span) -> Int { lines(of: span.file).line(at: Int(span.start)) }

  /// The text of the line in which a span begins.
  func text(ofLineAt span: Span) -> String {
    let range = lines(of: span.file).content(ofLine: line(span))
    return String(decoding: sources[span.file].bytes[range], as: UTF8.self)
  }

  /// The members for the file and the line of a span.
  func place(_ span: Span) -> [JSONValue.Member] {
    [.init("file", .string(sources[span.file].path)), .init("line", .integer(line(span)))]
  }

  /// The targets that styles of each component may set, by component.
  var knownTargets: [Int: [RowTarget]] = [:]

  // MARK: Looks

  private var componentLooks: [Int: ComponentLooks] = [:]

  func looks(ofComponent component: Int) -> ComponentLooks {
    if let known = componentLooks[component] { return known }
    let looks = ComponentLooks(component, in: sheet)
    componentLooks[component] = looks
    return looks
  }

  func looks(of subject: DrawnSubject) -> StyleLooks {
    switch subject {
    case .style(let style):
      sheet.looks(of: style, prepared: looks(ofComponent: sheet.styles[style].component))
    case .component(let component): looks(ofComponent: component).plain
    }
  }

  func component(of subject: DrawnSubject) -> Int {
    switch subject {
    case .style(let style): sheet.styles[style].component
    case .component(let component): component
    }
  }

  // MARK: What stands where

  /// A style's declaration in its file.
  struct Declaration {
    var name: String
    /// The range from the declaration's name to the end of its values.
    var range: Range<UInt32>
  }

  private var declarations: [FileID: [Declaration]] = [:]

  /// The styles of a file, in their order.
  private func declarations(in file: FileID) -> [Declaration] {
    if let known = declarations[file] { return known }
    let section = tree(of: file).root?["styles"]
    let names = Dictionary(
      sheet.styles.lazy.filter { $0.span.file == file }.map { ($0.key, $0.name) },
      uniquingKeysWith: { first, _ in first })
    let found = (section?.entries).map { entries in
      entries.compactMap { entry -> Declaration? in
        guard !entry.isMerged, entry.key.kind == .scalar else { return nil }
        let span = entry.span
        return Declaration(
          name: names[entry.key.text] ?? entry.key.text, range: span.start..<max(span.end, span.start + 1))
      }
    }
    declarations[file] = found ?? []
    return found ?? []
  }

  /// The name of the style in whose declaration a span begins.
  func styleName(at span: Span) -> String? {
    let all = declarations(in: span.file)
    let next = all.partitioningIndex(where: { $0.range.lowerBound > span.start })
    return next > 0 && all[next - 1].range.contains(span.start) ? all[next - 1].name : nil
  }

  private lazy var findingsByStyle: [String: [Diagnostic]] = {
    var found: [String: [Diagnostic]] = [:]
    for finding in findings {
      if let name = styleName(at: finding.span) { found[name, default: []].append(finding) }
    }
    return found
  }()

  func findings(ofStyle style: Int) -> [Diagnostic] {
    let file = sheet.styles[style].span.file
    return (findingsByStyle[sheet.styles[style].name] ?? []).filter { $0.span.file == file }
  }

  // MARK: Uses

  /// The number of references to each token, by its index.
  private(set) lazy var tokenUses: [Int] = {
    var uses = Array(repeating: 0, count: sheet.tokens.count)
    for part in sheet.references.parts {
      for reference in part { if case .token(let index) = reference.target { uses[index] += 1 } }
    }
    return uses
  }()

  /// The reason why a file can't be edited; nil where it can.
  func problemOfEditing(_ file: FileID) -> String? {
    // Style files alone are named: what files of design tokens say belongs to those that import them.
    let isOfNamed =
      tree(of: file).isTranslated
      && sheet.imports.contains { $0.file == file && Int($0.span.file.index) < namedCount }
    if Int(file.index) >= namedCount, !isOfNamed {
      return "‘\(sources[file].path)’ is only imported here; inspect its folder to change it"
    }
    if !tree(of: file).isComplete {
      let place = findings.first { $0.span.file == file && $0.code.id == "yaml-syntax" }.map {
        " on line \(line($0.span))"
      }
      return "‘\(sources[file].path)’ has a syntax error\(place ?? ""); correct it first"
    }
    return nil
  }

  /// The reason why none of the named files can be edited; nil where one can, or none is named.
  var problemOfNamedFiles: String? {
    let problems = sources.files.prefix(namedCount).map { problemOfEditing($0.id) }
    return problems.contains(nil) ? nil : problems.first ?? nil
  }

  /// The reason why a name can't be changed everywhere: a file that can't be read may use it; nil where there is none.
  func problemOfChanging(name: String) -> String? {
    sources.files.first {
      !tree(of: $0.id).isComplete && $0.bytes.firstRange(of: Array(name.utf8)) != nil
    }.map { "‘\($0.path)’ has a syntax error, and may use ‘\(name)’; correct it first" }
  }
}
