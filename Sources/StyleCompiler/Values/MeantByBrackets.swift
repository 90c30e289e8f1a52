import StyleModel
import StyleSource
import StyleSyntax

// A list or a mapping where a value without parts is needed.

extension ValueReader {
  /// The text in quotes that YAML reads as a list or a mapping: `"[more]"` for `[more]`, and `"{name}"` for `{name}`.
  func textInBrackets(_ node: SyntaxNode, _ expected: Expectation) -> String? {
    guard expected.type == .string || expected.type == .localizedString, node.span == node.definition,
      node.kind == .sequence || node.entries.allSatisfy({ $0.value.isEmptyValue && !$0.isMerged })
    else { return nil }
    let text = node.tree.source.text(node.definition)
    guard let first = text.utf8.first, "[{".utf8.contains(first), text.utf8.count > 2,
      !text.utf8.contains(where: { "\"\\\n\r".utf8.contains($0) })
    else { return nil }
    return "\"\(text)\""
  }

  /// The spelling for `cornerRadius: [8, 8, 0, 0]`, the radii of the corners one by one.
  func radiiOfCorners(_ node: SyntaxNode, _ expected: Expectation) -> String? {
    guard expected.takesHalfOfSide, expected.part ?? expected.subject == "cornerRadius",
      node.kind == .sequence
    else { return nil }
    // In the order of CSS and of design tools.
    let names = ["topLeft", "topRight", "bottomRight", "bottomLeft"]
    let radii = node.elements.map(\.text)
    let round = zip(names, radii).filter { Double($0.1) != 0 }
    guard radii.count == names.count, let radius = round.first?.1, round.allSatisfy({ $0.1 == radius }) else {
      return
        "all round corners of a layer have one radius; ‘maskedCorners: [topLeft, topRight]’ says which are round"
    }
    let corners = round.map(\.0).joined(separator: ", ")
    return
      "write ‘cornerRadius: \(radius.shortened)’ and ‘maskedCorners: [\(corners)]’, the corners that are round"
  }
}
