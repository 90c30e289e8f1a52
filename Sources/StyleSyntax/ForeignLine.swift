import StyleSource

/// A line of another language between those of a style file: a code fence, a comment of C or HTML, an element of XML, a call of Swift.
package struct ForeignLine {
  var diagnostic: Diagnostic
  /// The whole lines that aren't read; nil where only the value of the entry isn't.
  var lines: Range<Int>?

  /// Inspects the line where libyaml stopped, the line where the construct that it stopped in begins, and the line above, which libyaml may
  /// have taken for the beginning of a key.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, around problem: YAMLProblem, of file: FileID) {
    let start = Diagnostic.lineRange(bytes, around: problem.offset).lowerBound
    let above = bytes[..<start].lastIndex { !isBlank($0) }
    for place in [problem.offset, problem.beginning, above].compactMap({ $0 }) {
      if let found = ForeignLine(bytes, inLineOf: place, of: file) {
        self = found
        if lines != nil { takeFirst(bytes) }
        return
      }
    }
    return nil
  }

  /// Takes the first of several adjacent foreign lines, since libyaml reads them as one text and stops behind the last.
  private mutating func takeFirst(_ bytes: UnsafeBufferPointer<UInt8>) {
    for _ in 0..<100 {
      guard let start = lines?.lowerBound, let above = bytes[..<start].lastIndex(where: { !isBlank($0) }),
        let line = ForeignLine(bytes, inLineOf: above, of: diagnostic.span.file), line.lines != nil
      else { return }
      self = line
    }
  }

  /// Reads the line around an offset; nil where it isn't foreign.
  ///
  /// - Parameter offset: Somewhere in the line.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>, inLineOf offset: Int, of file: FileID) {
    let line = Diagnostic.lineRange(bytes, around: offset)
    guard let first = line.first(where: { !isBlank(bytes[$0]) }),
      let last = line.last(where: { !isBlank(bytes[$0]) })
    else { return nil }
    let reader = ForeignText(bytes: bytes, line: line, text: first..<last + 1, file: file)
    guard
      let found = reader.documentEnd ?? reader.fence ?? reader.comment ?? reader.element ?? reader.attribute
        ?? reader.swift
        ?? reader.modifier ?? reader.rule ?? reader.choice
    else { return nil }
    self = found
  }

  fileprivate init(_ diagnostic: Diagnostic, hiding lines: Range<Int>?) {
    self.diagnostic = diagnostic
    self.lines = lines
  }
}

extension ForeignLine {
  /// The entry for an element of an Android resource: `accent: "#0A5FD6"` for `<color name="accent">#FF0A5FD6</color>`.
  package static func entry(ofElement text: String) -> String? {
    let parts = text.split(whereSeparator: { "<>".contains($0) }).map(String.init)
    guard parts.count == 3, let name = parts[0].split(separator: "\"").dropFirst().first,
      parts[0].contains("name=\""), !name.isEmpty,
      name.utf8.allSatisfy({ $0 < 0x80 && "<>&:#,[]{} ".utf8.contains($0) == false })
    else { return nil }
    if parts[0].hasPrefix("color "), let color = ForeignColor.hexadecimal(ofAndroid: parts[1]) {
      return "\(name): \"\(color)\""
    }
    if parts[0].hasPrefix("dimen ") {
      let digits = parts[1].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      if Double(digits) != nil { return "\(name): \(digits)" }
    }
    return nil
  }
}

/// Recognizes one line of another language.
private struct ForeignText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The range of the line, without its break.
  let line: Range<Int>
  /// The range of the line, without the blanks around it.
  let text: Range<Int>
  let file: FileID

  private func starts(with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes[text].starts(with: $0) }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func span(_ range: Range<Int>) -> Span { Span(file, range.lowerBound, range.upperBound) }

  /// The range of the line with its break, so that nothing is left when it is removed.
  private var whole: Range<Int> {
    var end = line.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return line.lowerBound..<end
  }

  /// A fence of Markdown around code.
  var fence: ForeignLine? {
    guard starts(with: "```") || starts(with: "~~~") else { return nil }
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "this line comes from Markdown", at: span(text),
        fixes: [FixIt("remove the line", replace: span(whole), with: "", isSafe: false)]),
      hiding: line)
  }

  /// A comment of C or HTML, `/* … */` or `<!-- … -->`, which may span several lines.
  var comment: ForeignLine? {
    for (open, close) in [("/*", "*/"), ("<!--", "-->")] where string(text).hasPrefix(open) {
      let closing = Array(close.utf8)
      let end = (text.lowerBound + open.utf8.count..<bytes.count).first { bytes[$0...].starts(with: closing) }
      let message = "a comment starts with ‘#’, not with ‘\(open)’"
      guard let end, end + closing.count == text.upperBound else {
        let last = end.map { Diagnostic.lineRange(bytes, around: $0).upperBound } ?? line.upperBound
        return ForeignLine(
          Diagnostic(
            .yamlSyntax, message, at: span(text.lowerBound..<text.lowerBound + open.utf8.count),
            notes: ["write ‘#’ before each line of it"]),
          hiding: line.lowerBound..<last)
      }
      let words = string(text.lowerBound + open.utf8.count..<end).split(separator: " ").joined(separator: " ")
      return ForeignLine(
        Diagnostic(
          .yamlSyntax, message, at: span(text),
          fixes: [
            FixIt("write ‘# \(words.shortened)’", replace: span(text), with: "# \(words)", isSafe: false)
          ]),
        hiding: line)
    }
    return nil
  }

  /// An element of Android's resources: `<color name="accent">#FF0A5FD6</color>`.
  var element: ForeignLine? {
    guard starts(with: "<"), text.count > 2, bytes[text.upperBound - 1] == UInt8(ascii: ">") else {
      return nil
    }
    let entry = entryOfElement
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "this line is XML", at: span(text),
        notes: entry == nil ? ["write ‘name: value’"] : [],
        fixes: entry.map {
          [FixIt("write ‘\($0.shortened)’", replace: span(text), with: $0, isSafe: false)]
        } ?? []),
      hiding: line)
  }

  /// An attribute of Android's layouts: `android:background="#FF0A5FD6"`.
  var attribute: ForeignLine? {
    let line = string(text)
    let sides = line.split(separator: "=", maxSplits: 1)
    guard sides.count == 2, let name = sides[0].split(separator: ":").last.map(String.init),
      sides[0].hasPrefix("android:") || sides[0].hasPrefix("app:"),
      sides[1].hasPrefix("\""), let end = sides[1].dropFirst().firstIndex(of: "\"")
    else { return nil }
    let value = String(sides[1][sides[1].index(after: sides[1].startIndex)..<end])
    let color = ForeignColor.hexadecimal(ofAndroid: value)
    let isLength = value.hasSuffix("dp") || value.hasSuffix("sp")
    let digits = isLength ? String(value.dropLast(2)) : value
    let key = ["background": "backgroundColor", "text": "title"][name] ?? name
    let entry =
      Double(digits) != nil ? "\(key): \(digits)" : "\(key): \"\(color ?? value)\""
    guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\\") }), !value.hasPrefix("@") else {
      return nil
    }
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "this line is XML", at: span(text),
        fixes: [FixIt("write ‘\(entry.shortened)’", replace: span(text), with: entry, isSafe: false)]),
      hiding: self.line)
  }

  /// A modifier of SwiftUI: `.padding(12)`.
  var modifier: ForeignLine? {
    guard starts(with: "."), bytes[text.upperBound - 1] == UInt8(ascii: ")"),
      let open = text.firstIndex(where: { bytes[$0] == UInt8(ascii: "(") }),
      bytes[text.lowerBound + 1..<open].allSatisfy(isNamePart)
    else { return nil }
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "this line is Swift", at: span(text),
        notes: ["a style has properties, as in ‘alpha: 0.5’ and ‘contentInsets: 12’"]),
      hiding: line)
  }

  /// The mark `...`, which ends a document, where none has begun.
  var documentEnd: ForeignLine? {
    guard string(text) == "..." else { return nil }
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "‘...’ ends a document, and none has begun", at: span(text),
        fixes: [FixIt("remove the line", replace: span(line), with: "", isSafe: false)]),
      hiding: line)
  }

  /// A rule of CSS, such as `.button {`, with its content up to `}`.
  var rule: ForeignLine? {
    guard bytes[text.upperBound - 1] == UInt8(ascii: "{"),
      starts(with: ".") || starts(with: "@") || starts(with: ":")
    else { return nil }
    let selector = text.dropLast()
    guard !selector.contains(where: { "[]{}\"'".utf8.contains(bytes[$0]) }) else { return nil }
    var depth = 0
    let end = bytes[text.lowerBound...].firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return byte == UInt8(ascii: "}") && depth == 0
    }
    let last = end.map { Diagnostic.lineRange(bytes, around: $0).upperBound } ?? line.upperBound
    return ForeignLine(
      Diagnostic(
        .yamlSyntax, "this is CSS", at: span(text),
        notes: [
          "write it as a style, as in ‘styles: { button: { component: UIButton, backgroundColor: white } }’"
        ]),
      hiding: line.lowerBound..<last)
  }

  /// A choice of Swift and C: `cornerRadius: $isPill ? 22 : 8`.
  var choice: ForeignLine? {
    let colon = text.first {
      bytes[$0] == UInt8(ascii: ":") && $0 + 1 < text.upperBound && isBlank(bytes[$0 + 1])
    }
    guard let colon, let start = text[(colon + 1)...].first(where: { !isBlank(bytes[$0]) }),
      let choice = ForeignChoice(string(start..<text.upperBound))
    else { return nil }
    let value = start..<text.upperBound
    return ForeignLine(
      .foreignChoice(choice, at: span(value), isFlow: false), hiding: nil)
  }

  private var entryOfElement: String? { ForeignLine.entry(ofElement: string(text)) }

  /// A colour in Swift, such as `backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)`, or such a call as the value of a key.
  var swift: ForeignLine? {
    guard let call = callOfSwift else { return nil }
    let literal = ForeignColor.hexadecimal(ofSwift: string(call)).map { "\"\($0)\"" }
    guard var replacement = literal ?? ForeignColor.token(ofSwift: string(call)) else { return nil }
    var range = call
    // An assignment.
    var before = call.lowerBound
    while before > text.lowerBound, isBlank(bytes[before - 1]) { before -= 1 }
    let isAssigned = before > text.lowerBound && bytes[before - 1] == UInt8(ascii: "=")
    if isAssigned {
      before -= 1
      while before > text.lowerBound, isBlank(bytes[before - 1]) { before -= 1 }
      range = text.lowerBound..<call.upperBound
      replacement = Diagnostic.withoutReceiver(string(text.lowerBound..<before)) + ": " + replacement
    }
    return ForeignLine(
      Diagnostic(
        .yamlSyntax,
        literal == nil
          ? "a reference to a token starts with ‘$’" : "write colours as in CSS, not as in Swift",
        at: span(range),
        fixes: [
          FixIt("write ‘\(replacement.shortened)’", replace: span(range), with: replacement, isSafe: false)
        ]),
      hiding: isAssigned ? line : nil)
  }

  /// The range of a call of a Swift colour's type, and of the call behind it that gives an opacity, if any.
  private var callOfSwift: Range<Int>? {
    let comment = text.dropFirst().first { bytes[$0] == UInt8(ascii: "#") && isBlank(bytes[$0 - 1]) }
    let text = text.lowerBound..<(comment ?? text.upperBound)
    for name in ForeignColor.swiftTypes {
      let head = Array((name + "(").utf8)
      guard
        let start = text.dropLast(head.count).first(where: { index in
          bytes[index...].starts(with: head)
            && (index == text.lowerBound || isBlank(bytes[index - 1])
              || bytes[index - 1] == UInt8(ascii: "="))
        }), let end = text[start...].first(where: { bytes[$0] == UInt8(ascii: ")") })
      else { continue }
      let isWithOpacity = ForeignColor.opacityCalls.contains { bytes[(end + 1)...].starts(with: $0.utf8) }
      let last = isWithOpacity ? text.first { $0 > end && bytes[$0] == UInt8(ascii: ")") } : end
      return start..<(last ?? end) + 1
    }
    return nil
  }
}

extension Diagnostic {
  /// A choice with a ‘: ’, which ends a key.
  ///
  /// - Parameter isFlow: Whether it stands between brackets, where a comma would end it.
  static func foreignChoice(_ choice: ForeignChoice, at span: Span, isFlow: Bool) -> Diagnostic {
    let written = isFlow ? "\"\(choice.expression)\"" : choice.expression
    return Diagnostic(
      .yamlSyntax, "a choice between two values is written with ‘if()’", at: span,
      fixes: [FixIt("write ‘\(written.shortened)’", replace: span, with: written, isSafe: false)])
  }
}
