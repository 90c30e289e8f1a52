import StyleReport
import StyleSource
import StyleSyntax

/// The text of a style and of a value in their file.
extension InspectorSheet {
  func path(ofStyle index: Int) -> SyntaxPath { [.key("styles"), .key(sheet.styles[index].key)] }

  func ownEntries(ofStyle index: Int) -> OwnEntries {
    let path = path(ofStyle: index)
    return OwnEntries(tree(of: sheet.styles[index].span.file).node(at: path), at: path, in: sheet)
  }

  /// A value as it is written; for an alias, the alias.
  func text(of node: SyntaxNode) -> String {
    node.span == node.definition && node.kind == .scalar && !node.isQuoted && node.isVerbatim
      ? node.text : sources.text(node.span)
  }

  /// The colours in a shadow, an outline, or each of a list of shadows or stops, as they are written; nil for a value without any.
  func colorTexts(of node: SyntaxNode) -> JSONValue? {
    let parts = node.kind == .sequence ? Array(node.elements) : [node]
    let colors = parts.map { $0.kind == .mapping ? $0["color"] : nil }
    guard colors.contains(where: { $0 != nil }) else { return nil }
    return .array(colors.map { color in optional(color.map { text(of: $0) }) })
  }

  /// A value as a person edits it, its lines without the indentation that they have in the file; nil where that is how it is written.
  func editableText(of node: SyntaxNode) -> JSONValue? {
    // In JSON, the value as a style file says it.
    if node.tree.isTranslated { return node.kind == .scalar ? .string(node.text) : nil }
    guard node.kind != .scalar else { return node.isQuoted ? .string(node.text) : nil }
    let written = text(of: node)
    guard node.span == node.definition, written.contains(where: \.isNewline) else { return nil }
    let start = Int(node.definition.start)
    let bytes = sources[node.definition.file].bytes
    let column = start - (bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    let lines = written.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let inner = lines.dropFirst().map { line in
      line.dropFirst(min(column, line.prefix { $0 == " " }.count))
    }
    return .string((lines.prefix(1) + inner).joined(separator: "\n"))
  }
}
