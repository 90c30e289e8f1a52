import StyleSource

/// One line of source as a terminal shows it: tabs as spaces, controls as escapes, and of a long line the part around the focus.
struct ShownLine {
  private(set) var text = ""
  /// Whether the whole line is shown.
  private(set) var isComplete = true
  /// The offset of each shown scalar in the file, and its column in `text`.
  private var cells: [(offset: Int, column: Int)] = []
  private var width = 0

  private static let tabWidth = 4

  /// - Parameters:
  ///   - line: The line's range in `bytes`, without its line break.
  ///   - focus: The bytes that must be seen, or their beginning when they are too many.
  ///   - limit: The most columns to take.
  init(_ bytes: [UInt8], line: Range<Int>, focus: Range<Int>, limit: Int) {
    // Of a very long line, only as much is decoded as most scripts need for so many columns.
    let lead = limit / 3
    var start = max(line.lowerBound, min(focus.lowerBound, line.upperBound) - 2 * lead)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(line.upperBound, max(start, focus.lowerBound) + 2 * limit)
    if line.count <= 4 * limit { (start, end) = (line.lowerBound, line.upperBound) }
    var shown = ShownLine.scalars(in: bytes, start..<end)

    let total = shown.reduce(0) { $0 + $1.width }
    let isCut = start > line.lowerBound || end < line.upperBound || total > limit
    if isCut {
      isComplete = false
      let before = shown.prefix { $0.offset < focus.lowerBound }.reduce(0) { $0 + $1.width }
      let focused = shown.filter { focus.contains($0.offset) }.reduce(0) { $0 + $1.width }
      // What is pointed at stands after some of what comes before it, unless all up to its end fits.
      var dropped = 0
      if start > line.lowerBound || before + focused > limit {
        while let first = shown.first, first.offset < focus.lowerBound, before - dropped > lead {
          dropped += first.width
          shown.removeFirst()
        }
      }
    }
    if let first = shown.first, first.offset > line.lowerBound { append("…", at: first.offset, width: 1) }
    for scalar in shown {
      if width + scalar.width > limit {
        append("…", at: scalar.offset, width: 1)
        return
      }
      append(scalar.text, at: scalar.offset, width: scalar.width)
    }
    if end < line.upperBound { append("…", at: end, width: 1) }
    cells.append((line.upperBound, width))
  }

  /// The columns of `text` that show `range`; at least one, for a place between two characters.
  func columns(_ range: Range<Int>) -> Range<Int> {
    let start = column(range.lowerBound)
    return start..<max(start + 1, column(range.upperBound))
  }

  private func column(_ offset: Int) -> Int {
    cells.last { $0.offset <= offset }?.column ?? 0
  }

  private mutating func append(_ piece: String, at offset: Int, width columns: Int) {
    cells.append((offset, width))
    text += piece
    width += columns
  }

  private typealias Shown = (offset: Int, text: String, width: Int)

  private static func scalars(in bytes: [UInt8], _ range: Range<Int>) -> [Shown] {
    var result: [Shown] = []
    var column = 0
    var counter = ColumnCounter()
    var parser = UTF8.ForwardParser()
    var offset = range.lowerBound
    var iterator = bytes[range].makeIterator()
    while true {
      let shown: Shown
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput:
        return result
      case .error(let length):
        shown = (offset, "\u{FFFD}", 1)
        offset += length
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        shown = ShownLine.show(scalar, at: offset, column: column, &counter)
        offset += encoded.count
      }
      column += shown.width
      result.append(shown)
    }
  }

  private static func show(
    _ scalar: Unicode.Scalar, at offset: Int, column: Int, _ counter: inout ColumnCounter
  ) -> Shown {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return (offset, String(repeating: " ", count: width), width)
    }
    let text = visible(scalar)
    return (offset, text, mustBeShown(scalar) ? text.utf8.count : counter.add(scalar))
  }
}
