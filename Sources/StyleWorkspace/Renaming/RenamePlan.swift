import StyleCompiler
import StyleSource
import StyleSyntax

/// The edits that give something another name in all files.
package struct RenamePlan<Stop: Error> {
  private let symbol: Symbol
  private let name: String
  /// In the order of the files and of the places in them.
  package let edits: [FixIt.Edit]
  private let checkInterruption: () throws(Stop) -> Void
  private let editsByFile: [FileID: [FixIt.Edit]]
  /// The names that are replaced where the symbol is declared.
  private let declarations: [Span]

  /// Where escapes hide the name it stays, and `problem` tells of it.
  package init(
    _ symbol: Symbol, to name: String, at occurrences: [SymbolOccurrence], _ uses: Uses<Stop>
  ) {
    checkInterruption = uses.checkInterruption
    self.symbol = symbol.named(name)
    self.name = name
    let alone = spelledAlone(name)
    let written = occurrences.filter { uses.sources.text($0.nameSpan) == symbol.lastName }
    declarations = written.filter(\.isDeclaration).map(\.nameSpan)
    edits = Set(written.map(\.nameSpan)).sorted().map { span in
      FixIt.Edit(span, alone != name && uses.isWholeScalar(span) ? alone : name)
    }
    editsByFile = Dictionary(grouping: edits, by: \.span.file)
  }

  /// Why the edits can't be made: because of an error that they bring, or of a place that means something else then; nil where they can.
  /// Errors that are there before don't count.
  package func problem(in snapshot: Snapshot) throws(Stop) -> String? {
    if let file = editsByFile.keys.sorted().first(where: { snapshot.tree(of: $0).isTranslated }) {
      return
        "the token is declared in ‘\(snapshot.sources[file].path)’; rename it in the design tool, and export it again"
    }
    let changes = editsByFile.map { file, edits in
      (snapshot.sources[file].path, applying(edits, to: snapshot.sources[file].bytes))
    }
    guard let trial = snapshot.trying(Dictionary(uniqueKeysWithValues: changes)) else {
      return "‘\(name.shortened)’ can't be written in all places"
    }
    try checkInterruption()
    let errors = newErrors(trial, in: snapshot)
    if let error = errors.first(where: isOfDeclaration) { return error.reason }
    if let error = errors.first {
      return "this would be an error \(place(error.span, in: trial.sources)): \(error.reason)"
    }
    let uses = Uses(
      in: trial.sheet, sources: trial.sources, tree: { trial.tree(of: $0) },
      checkInterruption: checkInterruption)
    let found = Set(try uses.occurrences(of: symbol).map(\.nameSpan))
    for (file, edits) in editsByFile.sorted(by: { $0.key < $1.key }) {
      var shift = 0
      for edit in edits {
        let quotes = edit.replacement.utf8.count - name.utf8.count
        let start = edit.span.range.lowerBound + shift + quotes / 2
        let span = Span(file, start, start + name.utf8.count)
        if !found.contains(span) {
          return "‘\(name.shortened)’ would mean something else \(place(span, in: trial.sources))"
        }
        shift += edit.replacement.utf8.count - edit.span.range.count
      }
    }
    return nil
  }

  /// Whether an error of the changed files is about the name where it is declared, where most is known of what is wrong with it.
  private func isOfDeclaration(_ error: Diagnostic) -> Bool {
    declarations.contains { span in
      guard span.file == error.span.file else { return false }
      let start = moved(Int(span.start), in: span.file)
      return Int(error.span.start) < start + name.utf8.count && start <= Int(error.span.end)
    }
  }

  private func place(_ span: Span, in sources: SourceMap) -> String {
    let source = sources[span.file]
    let line = 1 + source.bytes.prefix(Int(span.start)).count { $0 == UInt8(ascii: "\n") }
    return "in line \(line) of ‘\(source.path)’"
  }

  /// The errors of the changed files, without those that stand in the same places before.
  private func newErrors(_ trial: Trial, in snapshot: Snapshot) -> [Diagnostic] {
    var known: [ErrorPlace: Int] = [:]
    for error in snapshot.findings where error.severity == .error {
      let start = moved(Int(error.span.start), in: error.span.file)
      known[ErrorPlace(file: error.span.file, start: start, code: error.code.id), default: 0] += 1
    }
    return trial.errors.filter { error in
      let place = ErrorPlace(file: error.span.file, start: Int(error.span.start), code: error.code.id)
      guard let count = known[place], count > 0 else { return true }
      known[place] = count - 1
      return false
    }
  }

  private struct ErrorPlace: Hashable {
    var file: FileID
    var start: Int
    var code: String
  }

  /// Where an offset of a file lies after the edits; of one within a name, where that begins.
  private func moved(_ offset: Int, in file: FileID) -> Int {
    var shift = 0
    for edit in editsByFile[file] ?? [] {
      let range = edit.span.range
      if offset <= range.lowerBound { break }
      if offset < range.upperBound { return range.lowerBound + shift }
      shift += edit.replacement.utf8.count - range.count
    }
    return offset + shift
  }
}

extension Uses {
  /// Whether the name at a span is all that a scalar without quotes says.
  fileprivate func isWholeScalar(_ span: Span) -> Bool {
    guard let node = tree(span.file).location(at: Int(span.start))?.node else { return false }
    return node.kind == .scalar && !node.isQuoted && node.text == sources.text(span)
  }
}

/// A name as YAML spells it where it stands alone: in quotes where it would be no string without them, as `null`.
private func spelledAlone(_ name: String) -> String {
  let path: SyntaxPath = [.key("name")]
  let source = SourceFile(id: FileID(0), path: "", bytes: Array("name: old\n".utf8))
  guard case .success(let edit) = parse(source).product.setting(path, to: .text(name)),
    let node = edit.tree.node(at: path)
  else { return name }
  return edit.tree.source.text(node.definition)
}

extension Diagnostic {
  /// Why a change is refused that brings it.
  package var reason: String { message + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))") }
}
