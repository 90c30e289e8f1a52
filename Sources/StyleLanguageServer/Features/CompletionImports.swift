import StyleCompiler
import StyleModel
import StyleSource
import StyleSyntax
import StyleWorkspace

extension Query {
  /// The edit that imports another file; nil where it can't be made, or isn't needed.
  func importing(_ other: FileID) -> FixIt.Edit? {
    guard !snapshot.visibleFiles(from: other).contains(file) else { return nil }
    let path = relativePath(path(of: other), from: splitPath(path(of: file)).folder)
    if let imports = tree.node(at: ["imports"]), imports.kind == .sequence {
      let count = imports.elements.count
      guard
        case .success(let edit) = tree.setting(
          SyntaxPath([.key("imports"), .index(count)]), to: .text(path)), edit.edits.count == 1
      else { return nil }
      return edit.edits.first
    }
    guard let root = tree.root, root.kind == .mapping, let first = root.entries.first(where: { _ in true })
    else {
      return nil
    }
    let start = Int(first.key.definition.start)
    return FixIt.Edit(Span(file, start, start), "imports: [\(path)]\n\n")
  }

  /// Items for names of files that this one doesn't see yet, each with the import that it needs: at most a hundred, which begin with the
  /// typed text.
  func withImports<Named>(
    _ all: [Named], _ written: String, name: (Named) -> String, file: (Named) -> FileID,
    item: (Named) -> Completion.Item
  ) -> [Completion.Item] {
    let visible = Set(snapshot.visibleFiles(from: self.file))
    var edits: [FileID: FixIt.Edit?] = [:]
    return all.filter { !visible.contains(file($0)) && name($0).hasPrefix(written) }.prefix(100)
      .compactMap { named in
        let edit = edits[file(named)] ?? importing(file(named))
        edits[file(named)] = .some(edit)
        guard let edit else { return nil }
        var item = item(named)
        item.detail = (item.detail.map { $0 + " · " } ?? "") + "adds an import"
        item.moreEdits.append(edit)
        item.rank = 3
        return item
      }
  }
}
