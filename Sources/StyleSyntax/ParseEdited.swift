import StyleSource

/// Parses a file as if edits had been made to it. Spans in the tree and in diagnostics are those of the unedited file.
///
/// - Parameter edits: In ascending order, each at the beginning of a line, where they write or remove spaces.
package func parse(_ file: SourceFile, as edits: [FixIt.Edit]) -> Diagnosed<SyntaxTree> {
  let edited = SourceFile(id: file.id, path: file.path, bytes: applying(edits, to: file.bytes))
  let parsed = parse(edited)
  let places = EditedPlaces(edits)
  var tree = parsed.product
  tree = SyntaxTree(
    source: file,
    nodes: tree.nodes.map { node in
      var node = node
      node.start = places.original(node.start)
      node.end = places.original(node.end)
      return node
    }, decoded: tree.decoded, isComplete: false, hidesNames: tree.hidesNames, hasAliases: tree.hasAliases,
    end: Int(places.original(UInt32(truncatingIfNeeded: tree.end))))
  return Diagnosed(tree, parsed.diagnostics.map(places.original))
}

/// Maps offsets of an edited text to the original one.
private struct EditedPlaces {
  /// The offset in the original text of each piece of the edited one, in ascending order.
  private var pieces: [(edited: UInt32, original: UInt32)] = [(0, 0)]

  init(_ edits: [FixIt.Edit]) {
    var growth = 0
    for edit in edits {
      growth += edit.replacement.utf8.count - edit.span.range.count
      let behind = Int(edit.span.end)
      pieces.append((UInt32(truncatingIfNeeded: behind + growth), edit.span.end))
    }
  }

  func original(_ place: UInt32) -> UInt32 {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].edited <= place { low = middle } else { high = middle }
    }
    let place = pieces[low].original + (place - pieces[low].edited)
    // What an edit writes stands where the text goes on behind it.
    return low + 1 < pieces.count ? min(place, pieces[low + 1].original) : place
  }

  private func original(_ span: Span) -> Span {
    Span(span.file, Int(original(span.start)), Int(original(span.end)))
  }

  func original(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.span = original(diagnostic.span)
    for index in diagnostic.related.indices {
      diagnostic.related[index].span = original(diagnostic.related[index].span)
    }
    for fix in diagnostic.fixes.indices {
      for edit in diagnostic.fixes[fix].edits.indices {
        diagnostic.fixes[fix].edits[edit].span = original(diagnostic.fixes[fix].edits[edit].span)
      }
    }
    return diagnostic
  }
}
