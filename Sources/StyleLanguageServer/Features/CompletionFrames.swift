import StyleCompiler
import StyleSyntax

extension Completion {
  /// Items for the ways to write a frame.
  func frames(_ cursor: Cursor) -> [Item] {
    func item(_ label: String, _ snippet: String, _ text: String, _ summary: String) -> Item {
      Item(label: label, kind: .value, documentation: summary, text: text, snippet: snippet)
    }
    let size = item(
      "{ width, height }", "{ width: ${1:20}, height: ${2:20} }", "{ width: 20, height: 20 }",
      "Its size. The stack says where it lies.")
    if isInStack(cursor.place.path) { return [size] }
    return [
      Item(label: "bounds", kind: .value, documentation: "All of its parent."),
      item(
        "[x, y, width, height]", "[${1:0}, ${2:0}, ${3:100%}, ${4:100%}]", "[0, 0, 100%, 100%]",
        "A place and a size, in points or parts of its parent."),
      item("{ inset }", "{ inset: ${1:8} }", "{ inset: 8 }", "All of its parent but for a margin."),
      item(
        "{ left, top, width, height }", "{ left: ${1:0}, top: ${2:0}, width: ${3:20}, height: ${4:20} }",
        "{ left: 0, top: 0, width: 20, height: 20 }",
        "Two of ‘left’, ‘right’, ‘centerX’, ‘width’, and two of ‘top’, ‘bottom’, ‘centerY’, ‘height’."),
    ]
  }

  /// The keys that the frame at the cursor can still have.
  func frameKeys(_ place: RoledNode) -> [String] {
    let written = place.parent?.entries.map(\.key.text).filter { $0 != place.node.text } ?? []
    return StyleCompiler.frameKeys(beside: written, inStack: isInStack(place.path))
  }

  /// Whether a path leads into a layer of a stack.
  func isInStack(_ path: SyntaxPath) -> Bool {
    guard let index = path.steps.lastIndex(of: .key("sublayers")) else { return false }
    return query.tree.node(at: SyntaxPath(Array(path.steps[..<index])))?["kind"]?.text == "stack"
  }
}
