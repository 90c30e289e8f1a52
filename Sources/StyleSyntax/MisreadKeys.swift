import StyleSource

extension Diagnostic {
  /// The diagnostic for a colon that the line above, or the text around it, makes invalid.
  ///
  /// A key without a colon, or with nothing behind it but more text, is the beginning of a text for YAML, which goes on
  /// in the next line, up to a colon there.
  static func misreadKey(_ bytes: UnsafeBufferPointer<UInt8>, colon: Span) -> Diagnostic? {
    guard bytes[colon.range].first == UInt8(ascii: ":") else { return nil }
    let start = lineRange(bytes, around: Int(colon.start)).lowerBound
    let line = start..<Int(colon.start)
    guard let above = lineAbove(bytes, start), line.contains(where: { !isBlank(bytes[$0]) }) else {
      return nil
    }
    let hasOtherColon = bytes[line].indices.contains { isKeyEnd(bytes, $0) }
    if hasOtherColon { return nil }
    if let mark = foreignMark(bytes, inLineOf: above.lowerBound, of: colon.file) { return mark }
    guard let inner = above.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      if let swift = assignment(bytes, at: above.lowerBound, of: colon.file) { return swift }
      return Diagnostic(
        .yamlSyntax, "a colon is missing after this key",
        at: Span(colon.file, above.lowerBound, above.upperBound),
        notes: ["write ‘key: value’, with a space after the colon"])
    }
    let isGlued = above.allSatisfy { !isKeyEnd(bytes, $0) } && inner > above.lowerBound
    return isGlued ? missingBlank(bytes, at: inner, in: colon.file) : nil
  }

  /// The diagnostic for an assignment of Swift: `backgroundColor = .red`.
  static func assignment(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, of file: FileID
  ) -> Diagnostic? {
    var line = start..<(bytes[start...].firstIndex(where: isBreak) ?? bytes.count)
    while let last = line.last, isBlank(bytes[last]) { line.removeLast() }
    guard let equals = line.first(where: { bytes[$0] == UInt8(ascii: "=") }) else { return nil }
    var keyEnd = equals
    while keyEnd > line.lowerBound, isBlank(bytes[keyEnd - 1]) { keyEnd -= 1 }
    let key = line.lowerBound..<keyEnd
    let isName = !key.isEmpty && key.allSatisfy { isNamePart(bytes[$0]) }
    var start = equals + 1
    while start < line.upperBound, isBlank(bytes[start]) || bytes[start] == UInt8(ascii: ".") { start += 1 }
    var end = line.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    guard isName, start < end else { return nil }
    let name = withoutReceiver(String(decoding: bytes[key], as: UTF8.self))
    let entry =
      "\(name): \(String(decoding: bytes[start..<end], as: UTF8.self))"
    let span = Span(file, line.lowerBound, line.upperBound)
    return Diagnostic(
      .yamlSyntax, "a key needs ‘:’ after it, not ‘=’", at: span,
      fixes: [FixIt("write ‘\(entry.shortened)’", replace: span, with: entry, isSafe: false)])
  }

  /// The path without a variable of Swift at its beginning: `layer.cornerRadius` for `button.layer.cornerRadius`, and `alpha` for
  /// `view.alpha`.
  static func withoutReceiver(_ path: String) -> String {
    let parts = path.split(separator: ".").map(String.init)
    if let layer = parts.firstIndex(of: "layer"), layer > 0 { return parts[layer...].joined(separator: ".") }
    let receivers = ["self", "view", "button", "label", "field", "cell", "slider", "switch"]
    guard parts.count > 1, let first = parts.first,
      receivers.contains(where: { first == $0 || first.lowercased().hasSuffix($0) })
    else { return path }
    return parts.dropFirst().joined(separator: ".")
  }

  /// The diagnostic for a line, the first of a range, whose only colon has no blank behind it.
  static func gluedColon(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, of file: FileID)
    -> Diagnostic?
  {
    let line = range.prefix { !isBreak(bytes[$0]) }
    guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }),
      !line.contains(where: { isKeyEnd(bytes, $0) })
    else { return nil }
    return missingBlank(bytes, at: colon, in: file)
  }

  /// The diagnostic for a colour without quotes inside brackets, which hides the end of its line.
  static func commentedColor(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, of file: FileID)
    -> Diagnostic?
  {
    for index in range.dropFirst() where bytes[index] == UInt8(ascii: "#") {
      guard isBlank(bytes[index - 1]) || "[{,".utf8.contains(bytes[index - 1]) else { continue }
      let digits = range[(index + 1)...].prefix { isHexDigit(bytes[$0]) }
      let end = digits.endIndex
      guard [3, 4, 6, 8].contains(digits.count),
        end == range.upperBound || ",}]".utf8.contains(bytes[end]) || isBlank(bytes[end])
      else { continue }
      let span = Span(file, index, end)
      let text = String(decoding: bytes[index..<end], as: UTF8.self)
      return Diagnostic(
        .yamlSyntax, "an unquoted ‘#’ starts a comment, which hides the rest of this line", at: span,
        fixes: [FixIt("write \"\(text)\"", replace: span, with: "\"\(text)\"", isSafe: false)])
    }
    return nil
  }

  /// The range of the text of the line above, without surrounding blanks.
  private static func lineAbove(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Range<Int>? {
    var end = start
    while end > 0, isBlank(bytes[end - 1]) { end -= 1 }
    var first = lineRange(bytes, around: end).lowerBound
    while first < end, isBlank(bytes[first]) { first += 1 }
    return first < end ? first..<end : nil
  }

  /// Whether a colon ends a key: a blank or the end of the line follows.
  private static func isKeyEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: ":") && (index + 1 == bytes.count || isBlank(bytes[index + 1]))
  }

  static func missingBlank(
    _ bytes: UnsafeBufferPointer<UInt8>, at colon: Int, in file: FileID
  ) -> Diagnostic {
    let span = Span(file, colon, colon + 1)
    // A space that isn't YAML's.
    let rest = UnsafeBufferPointer(rebasing: bytes[(colon + 1)..<lineRange(bytes, around: colon).upperBound])
    if let space = LookAlike.first(in: rest), space.range.lowerBound == 0,
      space.scalar.properties.isWhitespace
    {
      return space.diagnostic(at: Span(file, colon + 1, colon + 1 + space.range.count))
    }
    return Diagnostic(
      .yamlSyntax, "a space is missing after this colon", at: span,
      notes: ["write ‘key: value’, with a space after the colon"],
      fixes: [FixIt("write ‘: ’", replace: span, with: ": ", isSafe: false)])
  }
}
