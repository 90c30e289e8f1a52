import StyleSource

/// A change of one value or entry of a file that keeps every other byte, and the file after it.
///
/// `SyntaxTree.setting`, `inserting`, `removing` and `renaming` return one. They plan the edits from the surrounding text, in block and
/// flow layout, apply them, parse the result, and compare it with the request, node by node and comment by comment. If they differ, or if
/// an alias or a merge key would change another location too, they throw an `EditProblem`.
package struct SyntaxEdit: Sendable {
  /// Disjoint edits in ascending order. Every byte outside them stays.
  package let edits: [FixIt.Edit]
  /// The file with the edits applied, parsed.
  package let tree: SyntaxTree
}

/// The position of a new entry in its mapping.
package enum EntryPosition: Hashable, Sendable {
  case first, last
  case before(String)
  case after(String)
}

/// Edits of a file that change as few bytes as they can: one value is one changed line, comments and blank lines stay, and so does the
/// layout of all else. The result is parsed before it is returned, and is exactly the requested file: where the layout around the value
/// can't take the edit, it is refused.
extension SyntaxTree {
  /// Writes a value at a path, in the place of the one there, or as a new entry at the end of its mapping. Mappings on the way
  /// that don't exist are made.
  ///
  /// An index that is the count of its sequence adds an element.
  package func setting(_ path: SyntaxPath, to value: SyntaxValue) -> Result<SyntaxEdit, EditProblem> {
    editing(path) { (editor) throws(EditProblem) in
      guard let found = try editor.lookUp(path) else { throw EditProblem(.isMissing, path) }
      guard found.missing.isEmpty else {
        return try editor.insert(found.missing, value, into: found, at: .last)
      }
      try editor.refuseAliases(of: found.node)
      return try editor.replace(found, with: value)
    }
  }

  /// Adds an entry to a mapping, or an element to a sequence, where none is; the last step of `path` is its key or index.
  /// Elements from that index on move up.
  package func inserting(
    _ value: SyntaxValue, at path: SyntaxPath, _ position: EntryPosition = .last
  ) -> Result<SyntaxEdit, EditProblem> {
    editing(path) { (editor) throws(EditProblem) in
      guard let last = path.steps.last else { throw EditProblem(.isThereAlready, path) }
      let parent = SyntaxPath(path.steps.dropLast())
      guard var found = try editor.lookUp(parent), found.missing.isEmpty else {
        throw EditProblem(.isMissing, parent)
      }
      if case .key(let key) = last, let entry = editor.entry(key, of: found.node) {
        throw EditProblem(.isThereAlready, path, at: editor.span(entry.key))
      }
      found.missing = [last]
      return try editor.insert([last], value, into: found, at: position)
    }
  }

  /// Removes an entry from its mapping, or an element from its sequence, with the comment behind it in its line. Comments on lines of their
  /// own stay. The last entry leaves an empty mapping behind.
  package func removing(_ path: SyntaxPath) -> Result<SyntaxEdit, EditProblem> {
    editing(path) { (editor) throws(EditProblem) in
      guard !path.steps.isEmpty, let found = try editor.lookUp(path), found.missing.isEmpty else {
        throw EditProblem(.isMissing, path)
      }
      try editor.refuseAliases(of: found.node)
      return try editor.remove(found)
    }
  }

  /// Replaces the key of an entry.
  package func renaming(_ path: SyntaxPath, to key: String) -> Result<SyntaxEdit, EditProblem> {
    editing(path) { (editor) throws(EditProblem) in
      guard case .key(let old)? = path.steps.last, let found = try editor.lookUp(path), found.missing.isEmpty,
        let parent = found.parent, let entry = editor.entry(old, of: parent)
      else { throw EditProblem(.isMissing, path) }
      if let other = editor.entry(key, of: parent), other.key != entry.key {
        throw EditProblem(
          .isThereAlready, SyntaxPath(path.steps.dropLast() + [.key(key)]), at: editor.span(other.key))
      }
      try editor.refuseAliases(of: entry.key)
      return editor.rename(entry.key, to: key, isFlow: found.isFlow)
    }
  }

  /// Plans an edit, applies it, and verifies its result.
  private func editing(
    _ path: SyntaxPath, _ plan: (SyntaxEditor) throws(EditProblem) -> PlannedEdit
  ) -> Result<SyntaxEdit, EditProblem> {
    Result { () throws(EditProblem) in
      guard !isTranslated else { throw EditProblem(.isTranslated, path) }
      guard isComplete else { throw EditProblem(.isNotReadable, path) }
      let planned = try plan(SyntaxEditor(tree: self, path: path))
      let edits = planned.edits.sorted { $0.span < $1.span }
      for (edit, next) in zip(edits, edits.dropFirst()) where edit.span.end > next.span.start {
        throw EditProblem(.needsOtherLayout, path)
      }
      let bytes = applying(edits, to: source.bytes)
      let result = parse(SourceFile(id: source.id, path: source.path, bytes: bytes)).product
      guard result.isComplete, isSame(as: result, but: planned) else {
        throw EditProblem(.needsOtherLayout, path)
      }
      return SyntaxEdit(edits: edits, tree: result)
    }
  }
}

/// The edits to make, and the nodes expected after them.
struct PlannedEdit {
  var edits: [FixIt.Edit]
  /// The nodes that give way, by their indices; empty where some are added before that index.
  var nodes: Range<Int>
  /// The nodes expected in the edited part.
  var expected: [ExpectedNode]
  /// The collection that contains the nodes; nil where they are the whole file.
  var parent: Int?
}

extension SyntaxTree {
  /// Whether another tree is what an edit should have made of this one, comments outside of the edit included.
  func isSame(as other: SyntaxTree, but edit: PlannedEdit) -> Bool {
    let delta = edit.expected.count - edit.nodes.count
    guard other.nodes.count == nodes.count + delta else { return false }
    for index in 0..<edit.nodes.lowerBound {
      let isAround = edit.parent.map { index <= $0 && $0 < Int(nodes[index].next) } ?? false
      guard isSame(index, as: index, of: other, growth: isAround ? delta : 0, isAround: isAround) else {
        return false
      }
    }
    for (offset, node) in edit.expected.enumerated() {
      let index = edit.nodes.lowerBound + offset
      guard other.reads(as: node, at: index) else { return false }
    }
    for index in edit.nodes.upperBound..<nodes.count {
      guard isSame(index, as: index + delta, of: other, growth: delta, isAround: false) else { return false }
    }
    return keepsComments(in: other, but: edit)
  }

  private func isSame(_ index: Int, as otherIndex: Int, of other: SyntaxTree, growth: Int, isAround: Bool)
    -> Bool
  {
    let (mine, theirs) = (nodes[index], other.nodes[otherIndex])
    guard Int(mine.next) + growth == Int(theirs.next), mine.tag == theirs.tag else { return false }
    // A merge key may have gone.
    guard mine.kind == theirs.kind || isAround && mine.kind.isMapping && theirs.kind.isMapping else {
      return false
    }
    guard mine.kind.isScalar || mine.kind == .alias else { return true }
    if mine.kind == .alias { return source.bytes[mine.range].elementsEqual(other.source.bytes[theirs.range]) }
    return SyntaxNode(tree: self, index: index).withBytes { text in
      SyntaxNode(tree: other, index: otherIndex).withBytes { text.elementsEqual($0) }
    }
  }

  private func reads(as expected: ExpectedNode, at index: Int) -> Bool {
    guard nodes.indices.contains(index), Int(nodes[index].next) == index + expected.size,
      nodes[index].tag == nil
    else { return false }
    let node = SyntaxNode(tree: self, index: index)
    switch expected.content {
    case .scalar(let kind, let text):
      return node.kind == .scalar && node.scalarKind == kind && node.text == text
    case .sequence: return nodes[index].kind == .sequence
    case .mapping: return nodes[index].kind == .mapping
    }
  }

  /// Whether a file still has all comments that an edit doesn't remove.
  private func keepsComments(in other: SyntaxTree, but edit: PlannedEdit) -> Bool {
    let replaced = edit.edits.map(\.span)
    let kept = comments.filter { comment in
      !replaced.contains { $0.start <= comment.start && comment.end <= $0.end && !$0.isEmpty }
    }
    // One that the edit moves is in what it writes.
    let moved = edit.edits.filter { $0.replacement.contains("#") }
    let now = other.comments
    guard moved.isEmpty else { return now.count >= kept.count }
    return kept.count == now.count
      && zip(kept, now).allSatisfy { source.bytes[$0.range].elementsEqual(other.source.bytes[$1.range]) }
  }
}
