import StyleSource

/// A text in an XML element or attribute.
///
/// Characters that XML 1.0 § 2.2 allows in no document, and invisible ones, are escaped as in every report, so a text takes one
/// line; `>` is escaped too, for `]]>` must not occur in an element.
func xmlText(_ text: String) -> String {
  escaping(text) { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&apos;"
    case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: nil
    }
  }
}

extension Report {
  mutating func writeXMLDeclaration() { write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  /// The findings of each file, which are next to each other in report order.
  var findingsByFile: [ArraySlice<Diagnostic>] {
    var result: [ArraySlice<Diagnostic>] = []
    var rest = findings[...]
    while let first = rest.first {
      let own = rest.prefix { $0.span.file == first.span.file }
      result.append(own)
      rest = rest.dropFirst(own.count)
    }
    return result
  }
}
