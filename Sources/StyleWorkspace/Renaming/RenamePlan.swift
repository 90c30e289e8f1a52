import StyleCompiler
import StyleSource
import StyleSyntax

/// The edits that rename a symbol in all files.
package struct RenamePlan<Stop: Error> {
  private let symbol: Symbol
  private let name: String
  /// The edits, in the order of the files and of the places in them.
  package let edits: [FixIt.Edit]
  private let checkInterruption: () throws(Stop) -> Void
  private let edited: EditedFiles
  /// The names that are replaced where the symbol is declared.
  private let declarations: [Span]

  /// Plans the edits. A name that is hidden by escapes stays, and `problem` reports it.
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
    edited = EditedFiles(edits)
  }

  /// The reason why the edits can't be made: an error that they bring, or a place that means something else then; nil where they can.
  /// Errors from before don't count.
  package func problem(in snapshot: Snapshot) throws(Stop) -> String? {
    if let file = edited.edits.keys.sorted().first(where: { snapshot.tree(of: $0).isTranslated }) {
      return
        "it is declared in ‘\(snapshot.sources[file].path)’; rename it in the design tool, and export it again"
    }
    guard let trial = edited.trial(of: snapshot) else {
      return "‘\(name.shortened)’ can't be written in all places"
    }
    try checkInterruption()
    let errors = edited.newErrors(trial, in: snapshot)
    if let error = errors.first(where: isOfDeclaration) { return error.reason }
    if let error = errors.first {
      return "this would be an error \(EditedFiles.place(error.span, in: trial.sources)): \(error.reason)"
    }
    if let problem = problemOfOtherStyles(in: trial, snapshot) { return problem }
    let symbol = symbolOfStyle(in: trial) ?? symbol
    let uses = Uses(
      in: trial.sheet, sources: trial.sources, tree: { trial.tree(of: $0) },
      checkInterruption: checkInterruption)
    let found = Set(try uses.occurrences(of: symbol).map(\.nameSpan))
    for (file, edits) in edited.edits.sorted(by: { $0.key < $1.key }) {
      var shift = 0
      for edit in edits {
        let quotes = edit.replacement.utf8.count - name.utf8.count
        let start = edit.span.range.lowerBound + shift + quotes / 2
        let span = Span(file, start, start + name.utf8.count)
        if !found.contains(span) {
          return "‘\(name.shortened)’ would mean something else \(EditedFiles.place(span, in: trial.sources))"
        }
        shift += edit.replacement.utf8.count - edit.span.range.count
      }
    }
    return nil
  }

  /// The symbol of a renamed style, by its full name afterwards; nil for other symbols.
  private func symbolOfStyle(in trial: Trial) -> Symbol? {
    guard case .style = symbol, let declared = declarations.first else { return nil }
    let start = edited.moved(Int(declared.start), in: declared.file)
    return trial.sheet.styles.first { $0.span.file == declared.file && $0.span.range.contains(start) }
      .map { .style($0.name, own: $0.ownName) }
  }

  /// The reason why a style can't be renamed although no name breaks: a reference to another style would mean this one; nil where none
  /// does.
  private func problemOfOtherStyles(in trial: Trial, _ snapshot: Snapshot) -> String? {
    guard case .style = symbol, trial.sheet.styles.count == snapshot.sheet.styles.count else { return nil }
    var meant: [Span: Int] = [:]
    for reference in trial.sheet.references {
      if case .style(let index) = reference.target {
        meant[Span(reference.span.file, Int(reference.span.start), Int(reference.span.start))] = index
      }
    }
    for reference in snapshot.sheet.references {
      guard case .style(let index) = reference.target else { continue }
      let start = edited.moved(Int(reference.span.start), in: reference.span.file)
      let span = Span(reference.span.file, start, start)
      if let other = meant[span], other != index {
        return "‘\(name.shortened)’ would mean another style \(EditedFiles.place(span, in: trial.sources))"
      }
    }
    return nil
  }

  /// Whether an error of the changed files is about the name where it is declared, which explains most.
  private func isOfDeclaration(_ error: Diagnostic) -> Bool {
    declarations.contains { span in
      guard span.file == error.span.file else { return false }
      let start = edited.moved(Int(span.start), in: span.file)
      return Int(error.span.start) < start + name.utf8.count && start <= Int(error.span.end)
    }
  }
}

extension Uses {
  /// Whether the name at a span is the whole text of a scalar without quotes.
  fileprivate func isWholeScalar(_ span: Span) -> Bool {
    guard let node = tree(span.file).location(at: Int(span.start))?.node else { return false }
    return node.kind == .scalar && !node.isQuoted && node.text == sources.text(span)
  }
}

/// A name as YAML spells it alone: in quotes where it would be no string without them, such as `null`.
private func spelledAlone(_ name: String) -> String {
  let path: SyntaxPath = [.key("name")]
  let source = SourceFile(id: FileID(0), path: "", bytes: Array("name: old\n".utf8))
  guard case .success(let edit) = parse(source).product.setting(path, to: .text(name)),
    let node = edit.tree.node(at: path)
  else { return name }
  return edit.tree.source.text(node.definition)
}

extension Diagnostic {
  /// The reason why a change is refused that brings the error.
  package var reason: String { message + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))") }
}
