import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// The options of imports for files of design tokens. Among several imports that lead to a file, the one that names it most closely counts,
/// and among those the first with options.
struct OptionsOfTokenFiles {
  /// The import that counts for each file, by the file's index.
  private var chosen: [Int: Choice] = [:]
  /// The conflicts between the imports of each style file, by its index.
  private var conflicts: [Int: [Diagnostic]] = [:]

  private struct Choice {
    let entry: ParsedFile.ImportEntry
    /// The index of the style file with the import.
    let file: Int
  }

  init(_ parsed: [ParsedFile]) {
    let places = Dictionary(
      parsed.enumerated().filter { $1.tokenFile != nil }.map { ($1.tree.source.path, $0) },
      uniquingKeysWith: { first, _ in first })
    for (file, importer) in parsed.enumerated() {
      for entry in importer.imports where entry.options != .none {
        let found = ([entry.target] + entry.files).compactMap { places[$0] }
        var isTold = false
        for index in found {
          guard let other = chosen[index]?.entry else {
            chosen[index] = Choice(entry: entry, file: file)
            continue
          }
          let (length, otherLength) = (entry.target.utf8.count, other.target.utf8.count)
          if length > otherLength { chosen[index] = Choice(entry: entry, file: file) }
          guard length == otherLength, entry.options != other.options, !isTold else { continue }
          isTold = true
          conflicts[file, default: []].append(.otherOptions(entry, first: other.span))
        }
      }
    }
  }

  /// The options for the file of design tokens at an index.
  subscript(_ index: Int) -> ImportOptions { chosen[index]?.entry.options ?? .none }

  /// The diagnostics of the options in the imports of a style file, once all files of design tokens are read.
  func problems(of file: Int, _ parsed: [ParsedFile]) -> [Diagnostic] {
    var problems = conflicts[file] ?? []
    for entry in parsed[file].imports where !entry.numbers.isEmpty {
      let members = chosen.filter { $1.file == file && $1.entry.span == entry.span }.keys.map { parsed[$0] }
      guard !members.isEmpty, !members.contains(where: { $0.tree.hidesNames }) else { continue }
      var names: Set<String> = []
      for token in members.flatMap({ $0.outline.tokens + ($0.outline.overlay?.tokens ?? []) }) {
        var name = Substring(token.name)
        while let dot = name.lastIndex(of: ".") {
          names.insert(String(name))
          name = name[..<dot]
        }
      }
      let group = entry.options.group.map { $0 + "." } ?? ""
      for number in entry.numbers {
        let name = ImportOptions.path(number.text)
        if names.contains("number." + group + name) { continue }
        problems.append(.unknownNumber(number, isLength: names.contains("length." + group + name)))
      }
    }
    return problems
  }
}

extension Diagnostic {
  fileprivate static func otherOptions(_ entry: ParsedFile.ImportEntry, first: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "another import says something else of ‘\(entry.target.shortened)’", at: entry.span,
      related: [Related("this one, which counts", at: first)],
      notes: [
        "tokens exist once: say the same in both, or say it in one and import the path alone in the other"
      ])
  }

  fileprivate static func unknownNumber(_ node: SyntaxNode, isLength: Bool) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownToken,
      "no number among these design tokens is called ‘\(node.text.shortened)’, or is in such a group",
      at: node.span,
      notes: [
        isLength
          ? "what is called so has a unit, so it is a length"
          : "write a name as style files have it, without its type: ‘opacity’ for ‘$number.opacity.disabled’"
      ])
    diagnostic.severity = .warning
    return diagnostic
  }
}
