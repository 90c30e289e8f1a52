import StyleSource

/// The first of `range` that is neither blank, nor a comment, nor the mark `...`, up to its line's end or a blank.
func firstContent(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) -> Range<Int>? {
  var index = range.lowerBound
  while index < range.upperBound {
    if isBlank(bytes[index]) {
      index += 1
    } else if bytes[index] == UInt8(ascii: "#") {
      while index < range.upperBound, !isBreak(bytes[index]) { index += 1 }
    } else {
      var end = index
      while end < range.upperBound, !isBlank(bytes[end]) { end += 1 }
      guard bytes[index..<end].elementsEqual([UInt8](repeating: UInt8(ascii: "."), count: 3)) else {
        return index..<end
      }
      index = end
    }
  }
  return nil
}

func isDocumentMarker(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
  index + 3 <= bytes.count && bytes[index..<index + 3].allSatisfy { $0 == UInt8(ascii: "-") }
    && (index + 3 == bytes.count || isBlank(bytes[index + 3]))
}

/// Reports the first directive above the document other than one `%YAML`. libyaml's time is quadratic in their number.
func directiveProblem(
  _ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts, in file: FileID
) -> Diagnostic? {
  var rest = facts.text
  var hasVersion = false
  while let content = firstContent(bytes, in: rest), bytes[content.lowerBound] == UInt8(ascii: "%"),
    content.lowerBound == facts.text.lowerBound || isBreak(bytes[content.lowerBound - 1])
  {
    guard !hasVersion, bytes[content].elementsEqual("%YAML".utf8) else {
      return .unknownDirective(at: Span(file, content.lowerBound, content.upperBound))
    }
    hasVersion = true
    var end = content.upperBound
    while end < rest.upperBound, !isBreak(bytes[end]) { end += 1 }
    rest = end..<rest.upperBound
  }
  return nil
}

extension Diagnostic {
  static func secondDocument(at span: Span) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML, "a second document begins here", at: span,
      notes: ["a style file is one document; the rest was not read"])
  }

  fileprivate static func unknownDirective(at span: Span) -> Diagnostic {
    Diagnostic(
      .unsupportedYAML, "this directive is unknown", at: span,
      notes: ["a line that starts with ‘%’ is a YAML directive; style files need at most ‘%YAML 1.2’"])
  }
}
