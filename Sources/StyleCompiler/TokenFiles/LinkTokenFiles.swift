import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// The translation of a file of design tokens, with everything that it depends on.
struct LinkedTokenFile: Sendable {
  /// The trees of the related files, in order, and the options of their imports.
  let members: [SyntaxTree]
  let options: [ImportOptions]
  let axes: [DeclaredAxis]
  /// The number of the group, which is the index of its first file.
  let group: Int
  /// The number of files, on which the meaning of indices depends.
  let fileCount: Int
  let translation: Diagnosed<TranslatedTokens>
  let names: NamesOfTokenFiles
}

/// The names in files of design tokens that see each other. They are found on first use, since only editors need them.
final class NamesOfTokenFiles: Sendable {
  private let files: [TokenFile]
  private let known = Guarded<DesignNames?>(nil)

  init(_ files: [TokenFile]) { self.files = files }

  var names: DesignNames {
    known.use { known in
      let names = known ?? DesignNames(files)
      known = names
      return names
    }
  }
}

extension [ParsedFile] {
  /// Relates files of design tokens to those beside them: all that the imports of one style file lead to see each other. A group stays as
  /// it is while none of its files has changed.
  package mutating func linkTokenFiles() {
    // What an earlier reading has found in a folder may be gone.
    guard contains(where: { $0.tokenFile != nil || $0.importsTokenFiles }) else { return }
    let folders = TokenFolders(self)
    for index in indices { self[index].take(folders) }
    let options = OptionsOfTokenFiles(self)
    for index in indices { if self[index].tokenFile != nil { self[index].take(options[index]) } }
    var axes = ModeTable().axes.map {
      DeclaredAxis(name: $0.name, modes: $0.values.map(\.name), isBuiltIn: true)
    }
    for file in self where file.tokenFile == nil { axes += file.declaredAxes }
    for group in folders.groups {
      let files = group.compactMap { self[$0].tokenFile }
      let (trees, options) = (files.map(\.tree), files.map(\.options))
      let areLinked = group.allSatisfy { index in
        guard let known = self[index].linked else { return false }
        return known.group == group[0] && known.fileCount == count && known.axes == axes
          && known.options == options && known.members.elementsEqual(trees, by: ===)
      }
      if areLinked { continue }
      let names = NamesOfTokenFiles(files)
      for (index, translation) in zip(
        group,
        translate(
          files, axes: axes, areImported: folders.areImported(group), colors: ValueReader.colorsOfTokenFiles))
      {
        self[index].take(
          LinkedTokenFile(
            members: trees, options: options, axes: axes, group: group[0], fileCount: count,
            translation: translation, names: names))
      }
    }
    for index in indices {
      if self[index].tokenFile == nil { self[index].take(options.problems(of: index, self)) }
    }
  }
}

/// The files of design tokens that imports lead to, and which of them see each other.
struct TokenFolders {
  /// The indices of the files of each group.
  private(set) var groups: [[Int]] = []
  /// The paths of the files in each imported folder, by its path, and those of the files that each resolver document takes tokens from.
  private(set) var files: [String: [String]] = [:]
  /// The indices of the files that style files import, or that a resolver document names.
  private var imported: Set<Int> = []

  /// Whether style files or a resolver document name any of the files of a group, so that these are all that a reference may lead to.
  func areImported(_ group: [Int]) -> Bool { group.contains { imported.contains($0) } }

  init(_ parsed: [ParsedFile]) {
    let members = parsed.indices.filter { parsed[$0].tokenFile != nil }
    let paths = Set(parsed.map(\.tree.source.path))
    var parents = Dictionary(uniqueKeysWithValues: members.map { ($0, $0) })
    func root(_ file: Int) -> Int {
      var file = file
      while let parent = parents[file], parent != file { file = parent }
      return file
    }
    let places = Dictionary(
      members.map { (parsed[$0].tree.source.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, file) in parsed.enumerated() {
      // What one file imports sees each other, as a resolver document and what it names do.
      var imported = file.sourcePaths.isEmpty ? [] : [index] + file.sourcePaths.compactMap { places[$0] }
      for entry in file.imports {
        if let member = places[entry.target] {
          imported.append(member)
          let sources = parsed[member].sourcePaths.filter { places[$0] != nil }
          if !sources.isEmpty { files[entry.target] = sources }
        }
        guard !paths.contains(entry.target) else { continue }
        let below = members.filter { parsed[$0].tree.source.path.hasPrefix(entry.target + "/") }
        if !below.isEmpty { files[entry.target] = below.map { parsed[$0].tree.source.path } }
        imported += below
      }
      if file.tokenFile == nil || !file.sourcePaths.isEmpty { self.imported.formUnion(imported) }
      for other in imported.dropFirst() {
        let (a, b) = (root(imported[0]), root(other))
        parents[Swift.max(a, b)] = Swift.min(a, b)
      }
    }
    groups = Dictionary(grouping: members, by: root).values.sorted { $0[0] < $1[0] }
  }
}

extension ParsedFile {
  /// The axes of modes that a style file declares.
  fileprivate var declaredAxes: [DeclaredAxis] {
    outline.axes.map { axis in
      DeclaredAxis(name: axis.name, modes: axis.node.elements.filter { $0.kind == .scalar }.map(\.text))
    }
  }
}
