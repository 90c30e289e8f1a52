import StyleSource

/// Lines that follow each other and are indented with tabs, which YAML doesn't allow: from one at which reading stopped.
struct TabbedLines {
  /// The range from the beginning of the first line to the end of the last.
  let range: Range<Int>
  private let tab: Int
  private var indentations: [(range: Range<Int>, column: Int)] = []

  /// Finds the lines that tabs indent; nil where `offset` isn't that of a tab in front of a line.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard bytes.indices.contains(offset), bytes[offset] == UInt8(ascii: "\t") else { return nil }
    let first = IndentedLine(bytes, around: offset)
    tab = offset
    if first.text.isEmpty {
      // A line with nothing else, which begins nothing.
      let end = bytes[offset...].firstIndex(where: isBreak) ?? bytes.count
      range = first.start..<end
      indentations = [(range, 0)]
      return
    }
    guard offset < first.text.lowerBound else { return nil }

    var above: [IndentedLine] = []
    var base = first.above(bytes)
    while let line = base, line.isTabbed(bytes) {
      above.append(line)
      base = line.above(bytes)
    }
    var columns = MeantColumns(behind: base, bytes)
    for line in above.reversed() { _ = columns.column(of: line, bytes) }
    var end = first.text.upperBound
    var next: IndentedLine? = first
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

/// The columns that tabs stand for: a line as wide as one above begins where that does, a wider one two columns further in.
private struct MeantColumns {
  private var column = 0
  private var last: Int?
  private var known: [Int: Int] = [:]

  /// - Parameter base: The last line above that has no tabs.
  init(behind base: IndentedLine?, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base else { return }
    column = base.text.lowerBound - base.start
    if bytes[base.text].last == UInt8(ascii: ":") { column += 2 }
  }

  mutating func column(of line: IndentedLine, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
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

extension IndentedLine {
  fileprivate func isTabbed(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[start..<text.lowerBound].contains(UInt8(ascii: "\t"))
  }

  /// The width of the indentation, where a tab goes on to the next multiple of four, as editors show it.
  fileprivate func width(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes[start..<text.lowerBound].reduce(0) { $1 == UInt8(ascii: "\t") ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }
}
