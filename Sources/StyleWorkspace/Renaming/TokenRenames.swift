import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax

/// Replaces the old names of tokens that a design tool has renamed in style files.
package struct TokenRenames {
  /// The new names by the old ones, with the type.
  private let names: [String: String]

  package init(_ names: [String: String]) { self.names = names }

  package struct Edit {
    package let edit: FixIt.Edit
    package let oldName: String
  }

  /// The edits for all places whose token doesn't exist any more, in the order of the files.
  package func edits(of checked: CheckedSheet) -> [Edit] {
    var known: Set<Span> = []
    return checked.findings.compactMap { finding in
      guard finding.code == .unknownToken else { return nil }
      let tree = checked.files.parsed[Int(finding.span.file.index)].tree
      guard !tree.isTranslated, let edit = edit(finding.span, checked.sources, tree),
        known.insert(edit.edit.span).inserted
      else { return nil }
      return edit
    }.sorted { $0.edit.span < $1.edit.span }
  }

  private func edit(_ span: Span, _ sources: SourceMap, _ tree: SyntaxTree) -> Edit? {
    let text = sources.text(span)
    let old = text.hasPrefix("$") ? String(text.dropFirst()) : text
    if let new = names[old] {
      let start = Int(span.start) + text.utf8.count - old.utf8.count
      return Edit(edit: FixIt.Edit(Span(span.file, start, Int(span.end)), new), oldName: old)
    }
    return overlayEdit(span, sources, tree)
  }

  /// The edit of the key of a token to which a file with a ‘mode’ gives a value. A key that is in another group now has to be moved by hand.
  private func overlayEdit(_ span: Span, _ sources: SourceMap, _ tree: SyntaxTree) -> Edit? {
    guard let location = tree.location(at: Int(span.start)), location.isKey else { return nil }
    let steps = location.path.steps.compactMap { step -> String? in
      if case .key(let name) = step { name } else { nil }
    }
    guard steps.first == "tokens" else { return nil }
    let old = steps.dropFirst().joined(separator: ".")
    guard let new = names[old] else { return nil }
    let (parts, newParts) = (old.split(separator: "."), new.split(separator: "."))
    guard parts.count == newParts.count, parts.dropLast().elementsEqual(newParts.dropLast()),
      let (from, to) = parts.last.flatMap({ last in newParts.last.map { (last, $0) } }),
      sources.text(span) == from
    else { return nil }
    return Edit(edit: FixIt.Edit(span, String(to)), oldName: old)
  }

  /// The old names that other tokens have now, so that a use of one may mean either.
  package func takenNames(in sheet: ResolvedSheet) -> [String] {
    sheet.tokens.map(\.name).filter { names[$0] != nil }.sorted()
  }
}
