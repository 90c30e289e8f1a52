import StyleSource

/// Lines that are indented with spaces which YAML takes for letters, such as the no-break spaces that chats and pages have.
package struct ForeignIndentation {
  package let diagnostic: Diagnostic
  /// The edits that indent with spaces instead.
  package let edits: [FixIt.Edit]

  /// Finds the lines of a file that are indented with other characters; nil where there are none.
  package init?(in file: SourceFile) {
    var edits: [FixIt.Edit] = []
    let bytes = file.bytes
    let spaces = ForeignIndentation.spaces
    var start = 0
    while start < bytes.count {
      var index = start
      var columns = 0
      var isForeign = false
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: " ") {
          index += 1
        } else if let space = spaces.first(where: { bytes[index...].starts(with: $0) }) {
          index += space.count
          isForeign = true
        } else {
          break
        }
        columns += 1
      }
      let isEmpty = index == bytes.count || isBreak(bytes[index])
      if isForeign, !isEmpty, bytes[index] != UInt8(ascii: "#") {
        edits.append(
          FixIt.Edit(Span(file.id, start, index), String(repeating: " ", count: columns)))
      }
      guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    guard let first = edits.first else { return nil }
    self.edits = edits
    diagnostic = Diagnostic(
      .yamlSyntax,
      edits.count == 1
        ? "this line is indented with no-break spaces"
        : "this line and \(counted(edits.count - 1, "other line")) are indented with no-break spaces",
      at: first.span,
      notes: ["YAML takes them for letters"], fixes: [FixIt("indent with spaces", edits, isSafe: false)])
  }

  /// The spaces that editors and browsers paste, in UTF-8: U+00A0, U+2007, U+202F, U+3000.
  private static let spaces: [[UInt8]] = [
    [0xC2, 0xA0], [0xE2, 0x80, 0x87], [0xE2, 0x80, 0xAF], [0xE3, 0x80, 0x80],
  ]
}
