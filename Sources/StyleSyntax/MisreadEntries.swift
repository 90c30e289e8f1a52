import StyleSource

extension TreeBuilder {
  /// Reports a key without a colon between `{` and `}`, which mostly is the rest of a value with a comma; the parts of such a value become
  /// `missing`.
  ///
  /// - Returns: Whether the last key is one, so that its value is missing too.
  mutating func takeBareKey() -> Bool {
    guard let collection = open.last, collection.isBracketed else { return false }
    let key = nodes.count - 1
    guard nodes[key].kind == .plain else { return false }
    // `{ cornerRadius:8 }`
    let name = nodes[key].range
    if Int(nodes[key].start) >= endOfMisread, let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")),
      colon > name.lowerBound, bytes[name.lowerBound..<colon].allSatisfy(isNamePart)
    {
      diagnostics.append(.missingBlank(bytes, at: colon, in: file.id))
      dropKey(key)
      // What seems to be missing may be in this entry.
      nodes[collection.node].kind = .mergingMapping
      return true
    }
    guard collection.childCount >= 3 else { return false }
    if Int(nodes[key].start) < endOfMisread {
      dropKey(key)
      return true
    }
    let value = key - 1
    guard value > collection.node, nodes[value].kind == .plain else { return false }
    if let end = endOfFunction(nodes[value].range) ?? endOfQuotation(nodes[value].range) {
      let whole = Int(nodes[value].start)..<end
      diagnostics.append(
        .commaInValue(Span(file.id, whole.lowerBound, whole.upperBound), in: "{}", quoted(whole)))
      endOfMisread = end
      nodes[value].kind = .missing
      dropKey(key)
      return true
    }
    if let comma = decimalComma(before: nodes[key].range) {
      let number = nodes[value].range.lowerBound..<nodes[key].range.upperBound
      diagnostics.append(.decimalComma(at: Span(file.id, comma, comma + 1), inNumber: grouped(number)))
      nodes[value].kind = .missing
      dropKey(key)
      return true
    }
    if let end = endOfText(nodes[value].range, of: value - 1) {
      let whole = Int(nodes[value].start)..<end
      diagnostics.append(
        .commaInValue(Span(file.id, whole.lowerBound, whole.upperBound), in: "{}", quoted(whole)))
      endOfMisread = end
      nodes[value].kind = .missing
      dropKey(key)
      return true
    }
    return false
  }

  /// The offset at which a text for people ends, such as `Ready, set, go`: before the next entry, or the bracket.
  ///
  /// - Parameter key: The node of its key.
  private func endOfText(_ range: Range<Int>, of key: Int) -> Int? {
    // `foregroundColor` is the key of an entry without a value.
    let isKey =
      bytes[nodes[nodes.count - 1].range].contains { $0 &- UInt8(ascii: "A") < 26 }
      && bytes[nodes[nodes.count - 1].range].first.map { $0 &- UInt8(ascii: "a") < 26 } ?? false
      && !bytes[nodes[nodes.count - 1].range].contains(UInt8(ascii: " "))
    guard key >= 0, nodes[key].kind == .plain, !isKey,
      keysOfTexts.contains(String(decoding: bytes[nodes[key].range], as: UTF8.self))
    else { return nil }
    func trimmed(_ end: Int) -> Int {
      var end = end
      while isBlank(bytes[end - 1]) { end -= 1 }
      return end
    }
    var comma: Int?
    for index in restOfLine(from: range.upperBound + 1) {
      switch bytes[index] {
      case UInt8(ascii: ","): comma = index
      // Behind the last comma, an entry begins.
      case UInt8(ascii: ":"): return comma.map(trimmed)
      case UInt8(ascii: "}"): return trimmed(index)
      case let byte where "{[]\"#".utf8.contains(byte): return nil
      case _: break
      }
    }
    return nil
  }

  /// The span of a number such as `1.000,5`, and its spelling without the points that group its digits; nil where none do.
  private func grouped(_ number: Range<Int>) -> (span: Span, text: String)? {
    let text = String(decoding: bytes[number], as: UTF8.self)
    let parts = text.prefix { $0 != "," }.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    let plain = parts.joined() + "." + text.drop { $0 != "," }.dropFirst()
    return (Span(file.id, number.lowerBound, number.upperBound), plain)
  }

  /// Reports a function in a list whose comma YAML takes for the list's: `[0, 0, min(50%, 80), 4]`. Its pieces are left out up to
  /// `endOfMisread`.
  ///
  /// - Returns: Whether the text begins such a function.
  mutating func takeBrokenFunction(_ range: Range<Int>) -> Bool {
    guard let end = endOfFunction(range) else { return false }
    let whole = range.lowerBound..<end
    // Brackets and quotes in it are those of other values.
    guard !bytes[whole].contains(where: { "[]{}\"':#".utf8.contains($0) }) else { return false }
    diagnostics.append(
      .commaInValue(Span(file.id, whole.lowerBound, whole.upperBound), in: "[]", quoted(whole)))
    endOfMisread = end
    return true
  }

  private mutating func dropKey(_ key: Int) {
    nodes[key].kind = .missing
    if keys.last?.node == key { keys.removeLast() }
  }

  /// The offset at which a value ends in the line, given the first piece of a function that begins it: `rgb(1`.
  private func endOfFunction(_ range: Range<Int>) -> Int? {
    guard let bracket = bytes[range].firstIndex(of: UInt8(ascii: "(")), bracket > range.lowerBound else {
      return nil
    }
    var depth = 0
    for index in restOfLine(from: bracket) {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0 else { continue }
      return index >= range.upperBound ? endOfValue(behind: index + 1) : nil
    }
    return nil
  }

  /// The offset at which a calculation with a function ends: `min(50%, 80) + 4`.
  private func endOfValue(behind start: Int) -> Int {
    var depth = 0
    var end = start
    for index in restOfLine(from: start) {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case let byte where depth == 0 && ",]}#".utf8.contains(byte): return end
      case _: break
      }
      if depth < 0 { return end }
      if !isBlank(bytes[index]) { end = index + 1 }
    }
    return end
  }

  /// The offset at which the typographic quotation that a value begins ends in its line.
  private func endOfQuotation(_ range: Range<Int>) -> Int? {
    guard TypographicQuote(beginning: bytes[range]) != nil else { return nil }
    let rest = restOfLine(from: range.upperBound)
    return rest.first { TypographicQuote(ending: bytes[range.lowerBound...$0]) != nil }.map { $0 + 1 }
  }

  /// The rest of a line, but at most 500 bytes, since it is looked up for each value.
  private func restOfLine(from start: Int) -> Range<Int> {
    let limit = min(bytes.count, start + 500)
    return start..<(bytes[start..<limit].firstIndex(where: isBreak) ?? limit)
  }

  /// The comma of `0,5`, where `5` is read as a key.
  private func decimalComma(before key: Range<Int>) -> Int? {
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    let comma = key.lowerBound - 1
    guard comma > 0, bytes[comma] == UInt8(ascii: ","), isDigit(bytes[comma - 1]),
      bytes[key].allSatisfy(isDigit)
    else { return nil }
    return comma
  }

  /// A text in double quotes, which replace typographic ones.
  private func quoted(_ range: Range<Int>) -> String {
    var text = bytes[range]
    if let first = TypographicQuote(beginning: text) { text = text.dropFirst(first.length) }
    if let last = TypographicQuote(ending: text) { text = text.dropLast(last.length) }
    return spelled(String(decoding: text, as: UTF8.self), isFlow: true, keeping: UInt8(ascii: "\""))
  }

  /// Reports a text between typographic quotes, which YAML takes for letters of the text.
  ///
  /// - Returns: Whether it is one.
  mutating func takeTypographicQuotes(_ range: Range<Int>) -> Bool {
    guard range.count > 4, let first = TypographicQuote(beginning: bytes[range]),
      let last = TypographicQuote(ending: bytes[range]), first.length + last.length < range.count
    else { return false }
    diagnostics.append(
      .typographicQuotes(Span(file.id, range.lowerBound, range.upperBound), quoted(range)))
    return true
  }
}

/// The keys of texts that people read.
let keysOfTexts = [
  "string", "text", "title", "subtitle", "placeholder", "label", "hint", "summary", "description",
  "accessibilityLabel", "accessibilityValue", "accessibilityHint",
]

/// A quotation mark that word processors write.
struct TypographicQuote {
  /// The length of the quote in UTF-8.
  let length: Int

  /// Finds the typographic quotation mark at the beginning of a text: `“ „ ‘ ‚ «`, or `”`, with which some quotations begin.
  init?(beginning text: Slice<UnsafeBufferPointer<UInt8>>) {
    self.init(text.prefix(3), [0x9C, 0x9D, 0x9E, 0x98, 0x9A], guillemet: 0xAB)
  }

  /// Finds the typographic quotation mark at the end of a text: `” “ ’ ‘ »`.
  init?(ending text: Slice<UnsafeBufferPointer<UInt8>>) {
    let isWide = text.count >= 3 && text[text.endIndex - 3] == 0xE2
    self.init(text.suffix(isWide ? 3 : 2), [0x9D, 0x9C, 0x99, 0x98], guillemet: 0xBB)
  }

  private init?(_ mark: Slice<UnsafeBufferPointer<UInt8>>, _ last: [UInt8], guillemet: UInt8) {
    if mark.count == 3, mark.starts(with: [0xE2, 0x80]), last.contains(mark[mark.endIndex - 1]) {
      length = 3
    } else if mark.starts(with: [0xC2, guillemet]) {
      length = 2
    } else {
      return nil
    }
  }
}

extension DiagnosticCode {
  static let misreadValue = DiagnosticCode(
    "misread-value", .error, "YAML reads a value as you mean it.",
    explanation: """
      Between `{` and `}`, a comma ends an entry: `alpha: 0,5` is two entries. An unquoted text or function with
      a comma has the same problem, and so has a function in a list: `[0, 0, min(50%, 80), 4]`. YAML reads typographic quotes as letters. Write `0.5`, and put texts in
      straight quotes.
      """,
    example: "styles:\n  card: { component: UIView, alpha: 0,5 }\n")
}

extension Diagnostic {
  /// - Parameter number: The whole number without what groups its digits, where something does.
  fileprivate static func decimalComma(
    at span: Span, inNumber number: (span: Span, text: String)?
  ) -> Diagnostic {
    Diagnostic(
      .misreadValue, "a decimal number needs a point; this comma ends the entry", at: span,
      fixes: [
        number.map { FixIt("write ‘\($0.text)’", replace: $0.span, with: $0.text, isSafe: false) }
          ?? FixIt("write ‘.’", replace: span, with: ".", isSafe: false)
      ])
  }

  fileprivate static func commaInValue(
    _ span: Span, in brackets: String, _ quoted: String
  ) -> Diagnostic {
    let entry = brackets == "{}" ? "entry" : "value"
    return Diagnostic(
      .misreadValue,
      "between ‘\(brackets.prefix(1))’ and ‘\(brackets.suffix(1))’, this comma ends the \(entry)", at: span,
      notes: ["put the value in quotes"],
      fixes: [FixIt("write ‘\(quoted.shortened)’", replace: span, with: quoted, isSafe: false)])
  }

  fileprivate static func typographicQuotes(_ span: Span, _ quoted: String) -> Diagnostic {
    Diagnostic(
      .misreadValue, "YAML reads these quotes as part of the text", at: span,
      notes: [
        "use straight quotes; to show these quotes, put the whole text in straight ones"
      ],
      fixes: [FixIt("write ‘\(quoted.shortened)’", replace: span, with: quoted, isSafe: false)])
  }
}
