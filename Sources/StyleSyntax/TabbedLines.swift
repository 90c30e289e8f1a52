import StyleSource

/// Lines that follow each other and are indented with tabs, which YAML doesn't allow: from one at which reading stopped.
struct TabbedLines {
  /// From the beginning of the first line to the end of the last.
  let range: Range<Int>
  private let tab: Int
  private var indentations: [(range: Range<Int>, column: Int)] = []

  /// nil where `offset` isn't that of a tab in front of a line.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "\t") else { return nil }
    let first = Line(bytes, around: offset)
    guard offset < first.text.lowerBound else { return nil }
    tab = offset

    var above: [Line] = []
    var base = first.above(bytes)
    while let line = base, line.isTabbed(bytes) {
      above.append(line)
      base = line.above(bytes)
    }
    var columns = MeantColumns(behind: base, bytes)
    for line in above.reversed() { _ = columns.column(of: line, bytes) }
    var end = first.text.upperBound
    var next: Line? = first
    while let line = next, line.isTabbed(bytes) {
      indentations.append((line.start..<line.text.lowerBound, columns.column(of: line, bytes)))
      end = line.text.upperBound
      next = line.below(bytes)
    }
    range = first.start..<end
  }

  func diagnostic(in file: FileID) -> Diagnostic {
    let edits = indentations.map { indentation in
      FixIt.Edit(
        Span(file, indentation.range.lowerBound, indentation.range.upperBound),
        String(repeating: " ", count: indentation.column))
    }
    return Diagnostic(
      .yamlSyntax, "this line is indented with a tab", at: Span(file, tab, tab + 1),
      fixes: [FixIt("indent with spaces", edits, isSafe: false)])
  }
}

/// The columns that are meant by tabs: a line as wide as one above begins where that does, a wider one two columns further in.
private struct MeantColumns {
  private var column = 0
  private var last: Int?
  private var known: [Int: Int] = [:]

  /// - Parameter base: The last line above that has no tabs.
  init(behind base: Line?, _ bytes: [UInt8]) {
    guard let base else { return }
    column = base.text.lowerBound - base.start
    if bytes[base.text].last == UInt8(ascii: ":") { column += 2 }
  }

  mutating func column(of line: Line, _ bytes: [UInt8]) -> Int {
    let width = line.width(bytes)
    if let earlier = known[width] {
      column = earlier
    } else if let last, width > last {
      column += 2
    }
    known[width] = column
    last = width
    return column
  }
}

/// A line and its indentation.
private struct Line {
  let start: Int
  /// Without what surrounds it.
  let text: Range<Int>

  init(_ bytes: [UInt8], around index: Int) {
    var start = index
    while start > 0, !isBreak(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < bytes.count, !isBreak(bytes[end]) { end += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    var first = start
    while first < end, isBlank(bytes[first]) { first += 1 }
    self.start = start
    text = first..<end
  }

  func isTabbed(_ bytes: [UInt8]) -> Bool { bytes[start..<text.lowerBound].contains(UInt8(ascii: "\t")) }

  /// Of its indentation, where a tab is as wide as two spaces.
  func width(_ bytes: [UInt8]) -> Int {
    bytes[start..<text.lowerBound].reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 2 : 1) }
  }

  private func isContent(_ bytes: [UInt8]) -> Bool {
    !text.isEmpty && bytes[text.lowerBound] != UInt8(ascii: "#")
  }

  /// The next line above that is neither empty nor a comment.
  func above(_ bytes: [UInt8]) -> Line? {
    var end = start
    while end > 0 {
      let line = Line(bytes, around: end - 1)
      if line.isContent(bytes) { return line }
      end = line.start
    }
    return nil
  }

  /// The next line below that is neither empty nor a comment.
  func below(_ bytes: [UInt8]) -> Line? {
    var index = text.upperBound
    while let next = bytes[index...].firstIndex(where: isBreak).map({ $0 + 1 }), next < bytes.count {
      let line = Line(bytes, around: next)
      if line.isContent(bytes) { return line }
      index = max(next, line.text.upperBound)
    }
    return nil
  }
}
