import StyleSource

extension Diagnostic {
  /// Puts a text in quotes that YAML can't read without: `Welcome: back`, `@home`, `*New*`. It ends with its line, or in front of what ends an
  /// entry between brackets.
  ///
  /// nil where another quote or a bracket in it makes unclear where it ends.
  static func quotingFix(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, in file: FileID
  ) -> FixIt? {
    let line = lineRange(bytes, around: start)
    let isFlow = openBracket(bytes, before: start) != nil
    var end = line.upperBound
    for index in start..<line.upperBound {
      if bytes[index] == UInt8(ascii: "#"), index > start, isBlank(bytes[index - 1]) {
        end = index
        break
      }
      guard isFlow else { continue }
      if ",}]".utf8.contains(bytes[index]) {
        end = index
        break
      }
      if "{[".utf8.contains(bytes[index]) { return nil }
    }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end, !"\"'".utf8.contains(bytes[start]) else { return nil }
    let text = spelled(
      String(decoding: bytes[start..<end], as: UTF8.self), isFlow: isFlow, keeping: UInt8(ascii: "\""))
    return FixIt(
      "write ‘\(text.shortened)’", replace: Span(file, start, end), with: text, isSafe: false)
  }

  /// The diagnostic for a second colon in an entry: `title: Welcome: back`, `ink: black dark: white`, `ink:{ value: black, dark: white }`;
  /// nil where the first colon isn't that of a key.
  static func secondColon(
    _ bytes: UnsafeBufferPointer<UInt8>, at colon: Span, in file: FileID
  ) -> Diagnostic? {
    let place = Int(colon.start)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    let line = IndentedLine(bytes, around: place)
    guard line.start + line.indent < place else { return nil }
    var start = line.start + line.indent
    let key = (start..<place).prefix { isNamePart(bytes[$0]) }
    if !key.isEmpty, key.endIndex + 1 < place, bytes[key.endIndex] == UInt8(ascii: ":"),
      "{[\"'".utf8.contains(bytes[key.endIndex + 1])
    {
      return missingBlank(bytes, at: key.endIndex, in: file)
    }
    let bracket = openBracket(bytes, before: place)
    // The entry that it stands in, between brackets.
    if let bracket {
      start = bracket + 1
      for index in start..<place where bytes[index] == UInt8(ascii: ",") { start = index + 1 }
      while start < place, isBlank(bytes[start]) { start += 1 }
    }
    let name = (start..<place).prefix { isNamePart(bytes[$0]) || bytes[$0] == UInt8(ascii: "$") }
    let end = name.endIndex
    guard !name.isEmpty, end < place, bytes[end] == UInt8(ascii: ":") else { return nil }
    // It may be a part of a name: `https://example.com: 1`.
    guard isBlank(bytes[end + 1]) else { return nil }
    var value = end + 1
    while value < place, isBlank(bytes[value]) { value += 1 }
    guard value < place, !"\"'{[|>&*!".utf8.contains(bytes[value]) else { return nil }
    if let token = modesOfToken(bytes, value..<line.text.upperBound, colon, in: file), bracket == nil {
      return token
    }
    if bracket != nil, let comma = missingComma(bytes, value..<place, colon, in: file) { return comma }
    // In a call of another language, `:` names an argument.
    if bytes[value..<place].contains(UInt8(ascii: "(")) { return nil }
    guard let fix = quotingFix(bytes, from: value, in: file) else { return nil }
    if let place = fix.edits.first?.span,
      let choice = ForeignChoice(String(decoding: bytes[Int(place.start)..<Int(place.end)], as: UTF8.self))
    {
      return .foreignChoice(choice, at: place, isFlow: bracket != nil)
    }
    return Diagnostic(
      .yamlSyntax, "‘: ’ isn't allowed here", at: colon,
      notes: bracket == nil
        ? ["a text that contains ‘: ’ stands in quotes"]
        : ["separate entries with ‘,’, and put a text that contains ‘: ’ in quotes"], fixes: [fix])
  }

  /// Returns the diagnostic for a mode that follows a value without a comma: `{ value: navy dark: white }`.
  private static func missingComma(
    _ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>, _ colon: Span, in file: FileID
  ) -> Diagnostic? {
    guard let blank = value.last(where: { isBlank(bytes[$0]) }) else { return nil }
    let word = String(decoding: bytes[(blank + 1)..<value.upperBound], as: UTF8.self)
    guard modes.contains(word) else { return nil }
    var end = blank
    while end > value.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    return Diagnostic(
      .yamlSyntax, "a comma is missing before ‘\(word)’", at: Span(file, blank + 1, value.upperBound),
      fixes: [FixIt("write ‘,’", [FixIt.Edit(Span(file, end, end), ",")], isSafe: false)])
  }

  private static let modes = ["light", "dark", "high-contrast", "standard-contrast"]

  /// Returns the diagnostic for the values of a token without their braces: `ink: black dark: white`.
  private static func modesOfToken(
    _ bytes: UnsafeBufferPointer<UInt8>, _ value: Range<Int>, _ colon: Span, in file: FileID
  ) -> Diagnostic? {
    var text = String(decoding: bytes[value], as: UTF8.self)
    if text.contains(" #") || text.contains(where: { "\"'{}[],".contains($0) }) { return nil }
    let words = text.split(separator: " ")
    guard words.dropFirst().contains(where: { $0.last == ":" }),
      words.dropFirst().allSatisfy({ $0.last != ":" || modes.contains(String($0.dropLast())) })
    else { return nil }
    text = words.reduce("value:") { text, word in
      text + (word.last == ":" ? ", " : " ") + word
    }
    let written = "{ \(text) }"
    return Diagnostic(
      .yamlSyntax, "‘: ’ isn't allowed here", at: colon,
      notes: ["the values of a token in several modes stand between brackets"],
      fixes: [
        FixIt(
          "write ‘\(written.shortened)’", replace: Span(file, value.lowerBound, value.upperBound),
          with: written, isSafe: false)
      ])
  }
}
