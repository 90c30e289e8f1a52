import StyleModel
import StyleSource
import StyleSyntax

// `[Day, Week, Month]`: a list of texts.

extension ValueReader {
  func readStrings(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else { return .constant(mismatch(node, expected)) }
    let most = expected.mostTexts ?? ValueType.mostStrings
    let elements = node.elements
    if elements.count > most {
      output.report(.tooManyTexts(elements.count, most: most, expected, at: elements[most].span))
      return .constant(invalid(node))
    }
    let parts = elements.enumerated().map { index, element in
      read(element, expected.part("\(index + 1)", .string))
    }
    return made(.strings, parts, at: node)
  }

  /// A list for a single text with commas or bars between its parts.
  func listOfTexts(_ node: SyntaxNode) -> String? {
    guard case .string = node.scalarKind else { return nil }
    let text = node.text
    let separator: Character = text.contains("|") ? "|" : ","
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      var part = part
      while part.first == " " { part = part.dropFirst() }
      while part.last == " " { part = part.dropLast() }
      return String(part)
    }
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0 == " " || $0.properties.numericType != nil
        }
        && part.unicodeScalars.first?.properties.isAlphabetic == true
    }
    guard isPlain, parts.count <= ValueType.mostStrings else { return nil }
    return "[" + parts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}

extension Diagnostic {
  fileprivate static func tooManyTexts(
    _ count: Int, most: Int, _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .outOfBounds, "‘\(expected.name)’ has \(count) texts, but a list has at most \(most)", at: span,
      notes: expected.bounds == nil && most == ValueType.mostStrings
        ? [] : ["the ‘max’ of a property of type Strings says how many it has at most"])
  }
}
