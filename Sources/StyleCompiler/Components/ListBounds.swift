import StyleModel
import StyleSource
import StyleSyntax

// `titles: { type: Strings, default: [Day, Week], max: 7 }`

extension PropertyBuilder {
  /// The most texts of a list, from `max`.
  func mostTexts(_ sections: Sections) -> NumberBounds? {
    for key in ["min", "step"].compactMap(sections.key) { reader.output.report(.boundsOfList(key)) }
    guard let node = sections["max"] else { return nil }
    let expected = Expectation(
      .integer(.int), bounds: NumberBounds(min: 1, max: Double(LayerCopy.most)), for: "max")
    let most = reader.readConstant(node, expected)
    guard !most.isInvalid else { return NumberBounds(max: Double(LayerCopy.most)) }
    guard most.isUniform, let number = most.value.double else {
      reader.output.report(.differsByMode("max", at: node.span))
      return nil
    }
    return NumberBounds(max: number)
  }
}

extension Diagnostic {
  fileprivate static func boundsOfList(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidProperty, "‘\(key.text)’ is only for numbers, points and sizes, but this is a list of texts",
      at: key.span, notes: ["a list has a ‘max’, which says how many texts it has at most"])
  }
}
