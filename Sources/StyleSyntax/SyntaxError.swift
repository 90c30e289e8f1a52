import CLibYAML
import StyleSource

extension DiagnosticCode {
  package static let yamlSyntax = DiagnosticCode(
    "yaml-syntax", .error, "A style file is well-formed YAML.",
    explanation: """
      Indent what belongs to a key further than the key, with spaces. Write a colon and a space after a key.
      Close quotes and brackets. Quote a text that contains `: ` or ` #`, or starts with one of
      ``[ ] { } , & * ! | > ' " % @ ` ``.
      """,
    example: "styles:\n  card: { component: UIView\n")
}

/// A problem reported by libyaml, and its position.
struct YAMLProblem {
  var problem: String
  var context: String
  /// The offset where reading failed.
  var offset: Int
  /// The offset of the construct in which reading failed: a bracket, a quote, a key.
  var beginning: Int?
  var isOnOneLine: Bool

  init(_ parser: yaml_parser_t, _ offsets: inout Offsets) {
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    offset = offsets.byte(parser.problem_mark.index)
    beginning = parser.context == nil ? nil : offsets.byte(parser.context_mark.index)
    isOnOneLine = parser.problem_mark.line == parser.context_mark.line
  }
}

extension Diagnostic {
  /// A problem of libyaml's in words for people who don't know YAML's grammar.
  static func yamlSyntax(
    _ problem: YAMLProblem, _ bytes: UnsafeBufferPointer<UInt8>, in file: FileID
  ) -> Diagnostic {
    let sentence = SyntaxSentence.all.first {
      problem.problem.hasPrefix($0.problem) && problem.context.hasSuffix($0.context)
    }
    let here = span(of: bytes, at: problem.offset, in: file)
    if let misread = misread(problem, sentence?.place, bytes, in: file) { return misread }
    // libyaml may stop lines behind the mark, where what began in its line doesn't fit.
    let start = problem.beginning.map { min($0, problem.offset) } ?? problem.offset
    if let mark = foreignMark(bytes, inLineOf: problem.offset, of: file)
      ?? foreignMark(bytes, inLineOf: start, of: file)
    {
      return mark
    }
    if let beginning = problem.beginning, let bracket = otherBracket(bytes, here, opened: beginning) {
      return bracket
    }
    switch (sentence?.place, problem.beginning) {
    case (.escape, _):
      return sentence.make(at: escape(bytes, before: problem.offset, in: file))
    case (.beginning, let beginning?):
      var result = sentence.make(at: span(of: bytes, at: beginning, in: file))
      if bytes[beginning...].first.map({ "&*|>!".utf8.contains($0) }) ?? false,
        isValue(bytes, at: beginning), let fix = quotingFix(bytes, from: beginning, in: file)
      {
        result.fixes = [fix]
        return result
      }
      if let quote = bytes[beginning...].first, "\"'".utf8.contains(quote) {
        result.fixes = closingQuote(bytes, of: beginning, in: file)
      } else if bytes[beginning...].starts(with: Array("&:".utf8)) {
        result.notes = ["what changes in a state stands under ‘states’, as in ‘states: { highlighted: … }’"]
      }
      return result
    case (.bracket, let beginning?) where !problem.isOnOneLine || here.isEmpty:
      var result = sentence.make(at: span(of: bytes, at: beginning, in: file))
      result.related = [Related("it should be closed before this", at: here)]
      result.fixes = closingBrackets(bytes, of: beginning, in: file)
      return result
    case (.beginning, nil):
      return sentence.make(at: here)
    case (.bracket, _) where bytes[here.range].first == UInt8(ascii: ":"):
      if let colon = secondColon(bytes, at: here, in: file) { return colon }
      return Diagnostic(
        .yamlSyntax, "‘: ’ isn't allowed here", at: here,
        notes: ["separate entries with ‘,’, and put a text that contains ‘: ’ in quotes"])
    case (.problem, _)
    where problem.problem == "did not find expected key" && bytes[here.range].first == UInt8(ascii: ":"):
      return .emptyKey(at: here)
    case (.problem, _), (.bracket, _), (nil, _):
      return unexpected(bytes, here) ?? misreadKey(bytes, colon: here)
        ?? secondColon(bytes, at: here, in: file)
        ?? misindented(bytes, at: problem.offset, in: file) ?? sentence.make(at: here)
    }
  }

  /// The diagnostic for a mistake further up than libyaml met it.
  private static func misread(
    _ problem: YAMLProblem, _ place: SyntaxSentence.Anchor?, _ bytes: UnsafeBufferPointer<UInt8>,
    in file: FileID
  ) -> Diagnostic? {
    guard let beginning = problem.beginning, beginning <= problem.offset else { return nil }
    // libyaml takes what is glued to a quote for a comment, and stops in a line further down.
    let isInBracket = place == .bracket
    if isInBracket || problem.problem == "did not find expected key",
      let quote = strayQuote(bytes, inLineOf: isInBracket ? beginning : problem.offset, of: file)
        ?? strayQuote(bytes, inLineOf: problem.offset, of: file)
    {
      return quote
    }
    switch place {
    case .bracket:
      return commentedColor(bytes, in: beginning..<problem.offset, of: file)
        ?? commentedText(bytes, in: beginning..<problem.offset, of: file)
        ?? unclosedQuote(bytes, in: beginning..<problem.offset, of: file)
    case .problem where problem.context.hasSuffix("flow node"):
      var end = problem.offset
      while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
      var start = end
      while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
      return commentedColor(bytes, in: start..<end, of: file)
    case .beginning where problem.problem.hasPrefix("could not find expected ':'"):
      return gluedColon(bytes, in: beginning..<problem.offset, of: file)
        ?? assignment(bytes, at: beginning, of: file)
    case .beginning, .problem, .escape, nil: return nil
    }
  }

  /// The diagnostic for a quote that the next quote, in a line further down, seems to close: `title: "Buy }`. libyaml stopped at the text
  /// behind that.
  private static func unclosedQuote(
    _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, of file: FileID
  ) -> Diagnostic? {
    var index = range.lowerBound
    var before = UInt8(ascii: " ")
    while index < range.upperBound {
      let quote = bytes[index]
      if "\"'".utf8.contains(quote), ":,[{".utf8.contains(before) {
        var end = index + 1
        while end < range.upperBound, bytes[end] != quote {
          end += quote == UInt8(ascii: "\"") && bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        let isLast = end >= range.upperBound || bytes[(end + 1)..<range.upperBound].allSatisfy(isBlank)
        if isLast, bytes[index..<min(end, range.upperBound)].contains(where: isBreak) {
          var result = unclosedText(at: Span(file, index, index + 1))
          result.fixes = closingQuote(bytes, of: index, in: file)
          return result
        }
        index = end
      } else if !isBlank(quote) {
        before = quote
      }
      index += 1
    }
    return nil
  }

  /// - Parameter quote: The one that opens the text.
  static func unclosedText(at quote: Span) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, "this text isn't closed in its line", at: quote, notes: ["end it with the same quote"])
  }

  static func gluedComment(at mark: Span) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, "a space is missing in front of this comment", at: mark,
      fixes: [FixIt("write a space", [FixIt.Edit(mark[0..<0], " ")], isSafe: true)])
  }

  /// The diagnostic for text behind the one value of a file.
  static func leftOver(_ bytes: UnsafeBufferPointer<UInt8>, at range: Range<Int>, in file: FileID)
    -> Diagnostic
  {
    let here = Span(file, range.lowerBound, range.upperBound)
    return unexpected(bytes, here[0..<1])
      ?? SyntaxSentence.all.first { $0.problem == "did not find expected key" }.make(at: here)
  }

  /// The diagnostic for a character that is wrong whatever was expected.
  private static func unexpected(_ bytes: UnsafeBufferPointer<UInt8>, _ span: Span) -> Diagnostic? {
    guard let byte = bytes[span.range].first else { return nil }
    switch byte {
    case UInt8(ascii: ":") where bytes[(Int(span.start) + 1)...].first.map("[{".utf8.contains) ?? false:
      return missingBlank(bytes, at: Int(span.start), in: span.file)
    case UInt8(ascii: "\t"):
      return Diagnostic(
        .yamlSyntax, "a tab can't stand here", at: span,
        fixes: [FixIt("write a space", replace: span, with: " ", isSafe: false)])
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if let opening = openBracket(bytes, before: Int(span.start)),
        let other = otherBracket(bytes, span, opened: opening)
      {
        return other
      }
      return Diagnostic(
        .yamlSyntax, "this ‘\(Unicode.Scalar(byte))’ has no opening bracket", at: span,
        notes: ["remove it, or put a text that contains it in quotes"])
    case UInt8(ascii: "@") where resource(bytes, at: Int(span.start)) != nil:
      guard let (range, name) = resource(bytes, at: Int(span.start)) else { return nil }
      let place = Span(span.file, range.lowerBound, range.upperBound)
      return Diagnostic(
        .yamlSyntax, "a value can't start with ‘@’", at: place,
        fixes: [FixIt("write ‘\(name.shortened)’", replace: place, with: name, isSafe: false)])
    case UInt8(ascii: "%") where variable(bytes, at: Int(span.start)) != nil:
      guard let (range, name) = variable(bytes, at: Int(span.start)) else { return nil }
      let place = Span(span.file, range.lowerBound, range.upperBound)
      return Diagnostic(
        .yamlSyntax, "a value can't start with ‘%’", at: place,
        fixes: [FixIt("write ‘\(name.shortened)’", replace: place, with: name, isSafe: false)])
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: ">"):
      let start = Int(span.start)
      let fix = isValue(bytes, at: start) ? quotingFix(bytes, from: start, in: span.file) : nil
      return Diagnostic(
        .yamlSyntax, "a value can't start with ‘\(Unicode.Scalar(byte))’", at: span,
        notes: fix == nil ? ["put the value in quotes"] : [], fixes: fix.map { [$0] } ?? [])
    case UInt8(ascii: ";"), UInt8(ascii: ","):
      // `"#0A5FD6";`, as in a program.
      let line = lineRange(bytes, around: Int(span.start))
      guard Int(span.start) > line.lowerBound, "\"']}".utf8.contains(bytes[Int(span.start) - 1]),
        bytes[Int(span.end)..<line.upperBound].allSatisfy(isBlank)
      else { return nil }
      return Diagnostic(
        .yamlSyntax, "a value ends with its line, without ‘\(Unicode.Scalar(byte))’", at: span,
        fixes: [FixIt("remove it", replace: span, with: "", isSafe: false)])
    case UInt8(ascii: "-"):
      let fix = quotedText(bytes, at: Int(span.start), in: span.file)
      return Diagnostic(
        .yamlSyntax, "a list entry isn't allowed here", at: span,
        notes: fix == nil
          ? ["start the list on its own line, under its key"]
          : ["a text that starts with ‘- ’ stands in quotes"],
        fixes: fix.map { [$0] } ?? [])
    default:
      return nil
    }
  }

  /// Puts the rest of the line in quotes if it is the value of a key whose value is no list: `title: - Go`.
  private static func quotedText(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, in file: FileID
  ) -> FixIt? {
    let line = IndentedLine(bytes, around: start)
    guard start > line.text.lowerBound, start < line.text.upperBound,
      let colon = (line.text.lowerBound..<start).last(where: { !isBlank(bytes[$0]) }),
      bytes[colon] == UInt8(ascii: ":")
    else { return nil }
    let key = bytes[(line.start + line.indent)..<colon]
    guard !keysOfLists.contains(String(decoding: key, as: UTF8.self)) else { return nil }
    return quotingFix(bytes, from: start, in: file)
  }

  /// Whether the first character of a value stands at an offset: behind the colon of a key, behind a dash, or between brackets.
  private static func isValue(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let line = lineRange(bytes, around: offset)
    guard let before = (line.lowerBound..<offset).last(where: { !isBlank(bytes[$0]) }) else { return false }
    return before + 1 < offset ? ":-,[{".utf8.contains(bytes[before]) : "[{,".utf8.contains(bytes[before])
  }

  /// The keys of lists, behind which a dash begins the first entry and no text.
  private static let keysOfLists = [
    "anchorPoint", "badges", "children", "compounds", "contentInsets", "curve", "endPoint", "extends",
    "frame",
    "imports", "inset", "insets", "items", "layers", "leftBarButtonItems", "lineDashPattern", "maskedCorners",
    "numbers", "own", "rightBarButtonItems", "shadowOffset", "shadows", "size", "startPoint", "stops",
    "sublayers", "symbols", "textContainerInset", "titles", "traits", "translation", "values", "viewBox",
  ]

  /// The token that a reference to a resource of Android means: `$color.accent` for `@color/accent`.
  private static func resource(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (range: Range<Int>, token: String)? {
    let type = bytes[(start + 1)...].prefix(while: isNamePart)
    guard !type.isEmpty, type.endIndex < bytes.count, bytes[type.endIndex] == UInt8(ascii: "/") else {
      return nil
    }
    let name = bytes[(type.endIndex + 1)...].prefix(while: isNamePart)
    guard !name.isEmpty else { return nil }
    let types = ["dimen": "length", "integer": "number"]
    let section = String(decoding: type, as: UTF8.self)
    return (
      start..<name.endIndex, "$\(types[section] ?? section).\(String(decoding: name, as: UTF8.self))"
    )
  }

  /// A template's variable, `%color.accent%`, as a reference to a token; nil where there is none.
  private static func variable(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (range: Range<Int>, token: String)? {
    let name = bytes[(start + 1)...].prefix { isNamePart($0) || $0 == UInt8(ascii: ".") }
    guard name.contains(UInt8(ascii: ".")), name.endIndex < bytes.count,
      bytes[name.endIndex] == UInt8(ascii: "%")
    else { return nil }
    return (start..<name.endIndex + 1, "$" + String(decoding: name, as: UTF8.self))
  }

  /// The offset of the bracket that is open in front of an offset, in the same line; nil where none is.
  static func openBracket(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int? {
    var depth = 0
    var index = offset
    while index > 0, !isBreak(bytes[index - 1]) {
      index -= 1
      if "]}".utf8.contains(bytes[index]) { depth += 1 }
      guard "[{".utf8.contains(bytes[index]) else { continue }
      if depth == 0 { return index }
      depth -= 1
    }
    return nil
  }

  /// The span of one character, or an empty one at the end of a line.
  private static func span(
    of bytes: UnsafeBufferPointer<UInt8>, at offset: Int, in file: FileID
  ) -> Span {
    guard offset < bytes.count, !isBreak(bytes[offset]) else { return Span(file, offset, offset) }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Span(file, offset, end)
  }

  /// The escape in double quotes in which libyaml stopped: at its backslash, or behind the letter after that.
  private static func escape(
    _ bytes: UnsafeBufferPointer<UInt8>, before offset: Int, in file: FileID
  ) -> Span {
    let isAtBackslash = offset < bytes.count && bytes[offset] == UInt8(ascii: "\\")
    let start = isAtBackslash ? offset : max(0, offset - 2)
    var end = min(bytes.count, max(offset, start + 2))
    while end < bytes.count, end < start + 10, isHexDigit(bytes[end]), !isAtBackslash { end += 1 }
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return Span(file, start, end)
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 6
  }

  static func outOfMemory(in file: FileID) -> Diagnostic {
    Diagnostic(.yamlSyntax, "there is not enough memory to read this file", at: Span(file, 0, 0))
  }
}

/// The message for one of libyaml's problems.
struct SyntaxSentence {
  /// The beginning of libyaml's text of the problem.
  var problem: String
  /// The end of libyaml's text of the construct that it was reading.
  var context = ""
  var message: String
  var note: String?
  var place = Anchor.problem

  enum Anchor {
    case problem, beginning
    /// The opening bracket, unless something stands wrong in its own line.
    case bracket
    case escape
  }
}

extension SyntaxSentence? {
  fileprivate func make(at span: Span) -> Diagnostic {
    Diagnostic(
      .yamlSyntax, self?.message ?? "this can't be read as YAML", at: span,
      notes: [self?.note ?? "put a text with YAML's special characters in quotes"])
  }
}
