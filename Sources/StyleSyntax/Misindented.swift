import StyleSource

extension Diagnostic {
  /// What is said of a line that begins in another column than the lines that it belongs to; nil where that isn't known.
  ///
  /// - Parameter index: Somewhere in the line.
  static func misindented(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, in file: FileID) -> Diagnostic?
  {
    let line = Line(bytes, around: index)
    guard let above = line.above(bytes), line.hasKey(bytes), !line.hasDash else { return nil }
    if above.indent > line.indent {
      var outer = above.above(bytes)
      while let next = outer, next.indent > line.indent { outer = next.above(bytes) }
      guard above.hasKey(bytes), let outer, outer.indent < line.indent else { return nil }
      return .misindented(
        line, "further left than the line above it", like: above, "that line starts here", in: file)
    }
    // YAML takes it for more of the value that is above it.
    guard above.indent < line.indent, above.hasKeyWithValue(bytes) else { return nil }
    // Where the line before agrees with this one, it is the one between that is out of place.
    if let before = above.above(bytes), before.indent == line.indent, !above.hasDash {
      return .misindented(
        above, "further left than the lines around it", like: before, "they start here", in: file)
    }
    return .misindented(
      line, "further in than the line above it", like: above, "that line has its value already", in: file)
  }

  private static func misindented(
    _ line: Line, _ how: String, like model: Line, _ label: String, in file: FileID
  )
    -> Diagnostic
  {
    Diagnostic(
      .yamlSyntax, "this line starts \(how)", at: Span(file, line.text.lowerBound, line.text.upperBound),
      related: [Related(label, at: Span(file, model.text.lowerBound, model.text.upperBound))],
      notes: ["entries of one mapping or list start in the same column"],
      fixes: [
        FixIt(
          "start it in the same column", replace: Span(file, line.start, line.text.lowerBound),
          with: String(repeating: " ", count: model.indent), isSafe: false)
      ])
  }
}

/// A line that is neither empty nor a comment.
private struct Line {
  let start: Int
  /// Without what surrounds it.
  let text: Range<Int>

  /// The column of its first entry, behind the dashes of lists.
  let indent: Int

  var hasDash: Bool { indent > text.lowerBound - start }

  init(_ bytes: UnsafeBufferPointer<UInt8>, around index: Int) {
    var start = index
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    self.start = start
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    var first = start
    while first < end, isBlank(bytes[first]) { first += 1 }
    text = first..<end
    var entry = first
    while entry + 1 < end, bytes[entry] == UInt8(ascii: "-"), isBlank(bytes[entry + 1]) {
      entry += 1
      while entry < end, isBlank(bytes[entry]) { entry += 1 }
    }
    indent = entry - start
  }

  func above(_ bytes: UnsafeBufferPointer<UInt8>) -> Line? {
    var end = start
    while end > 0 {
      let line = Line(bytes, around: end - 1)
      if !line.text.isEmpty, bytes[line.text.lowerBound] != UInt8(ascii: "#") { return line }
      end = line.start
    }
    return nil
  }

  private func colon(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    text.first { bytes[$0] == UInt8(ascii: ":") && ($0 + 1 == text.upperBound || isBlank(bytes[$0 + 1])) }
  }

  func hasKey(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { colon(bytes) != nil }

  /// Whether something stands behind its colon that is no bracket or text which goes on in the lines below.
  func hasKeyWithValue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let colon = colon(bytes), let last = bytes[text].last,
      let value = text[(colon + 1)...].first(where: { !isBlank(bytes[$0]) })
    else { return false }
    let open = "{[|>#&!".utf8
    return !open.contains(bytes[value]) || "}]".utf8.contains(last)
  }
}
