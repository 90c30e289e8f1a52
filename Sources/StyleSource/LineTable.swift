/// The starts of the lines in a file. It is made only for files in the output.
///
/// A line ends with LF, CR LF or a lone CR, as in YAML 1.2 § 5.4.
public struct LineTable: Sendable {
  private let starts: [Int]
  private let bytes: [UInt8]
  /// The number of bytes of a byte order mark before the first line, which no editor counts.
  private let markLength: Int
  /// The number of scalars that begin before each multiple of `stride`, so that a place in a very long line is found
  /// without counting from the line's start.
  private let scalarCounts: [Int]
  private static let stride = 1024

  /// - Parameter skipsMark: Whether the first line begins behind a byte order mark.
  public init(_ bytes: [UInt8], skipsMark: Bool = false) {
    markLength = skipsMark && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lf = UInt8(ascii: "\n")
    let cr = UInt8(ascii: "\r")
    var starts = [0]
    var scalarCounts: [Int] = []
    var scalars = 0
    bytes.withUnsafeBufferPointer { bytes in
      for (index, byte) in bytes.enumerated() {
        if index % LineTable.stride == 0 { scalarCounts.append(scalars) }
        if byte & 0xC0 != 0x80 { scalars += 1 }
        let isBeforeLF = index + 1 < bytes.count && bytes[index + 1] == lf
        if byte == lf || byte == cr && !isBeforeLF { starts.append(index + 1) }
      }
    }
    if bytes.count % LineTable.stride == 0 { scalarCounts.append(scalars) }
    self.starts = starts
    self.bytes = bytes
    self.scalarCounts = scalarCounts
  }

  public var lineCount: Int { starts.count }

  /// A line and a column, both counted from 1. The column is in Unicode scalars.
  public struct LineAndColumn: Hashable, Sendable {
    public var line, column: Int
  }

  public func position(_ offset: Int) -> LineAndColumn {
    let offset = min(offset, bytes.count)
    let line = line(at: offset)
    let start = start(ofLine: line)
    return LineAndColumn(line: line, column: scalars(in: start..<max(start, offset)) + 1)
  }

  /// The line of an offset, counted from 1.
  package func line(at offset: Int) -> Int { starts.partitioningIndex(where: { $0 > offset }) }

  private func start(ofLine line: Int) -> Int { line == 1 ? markLength : starts[line - 1] }

  private func scalars(in range: Range<Int>) -> Int {
    range.count < LineTable.stride
      ? countScalars(in: range) : scalars(before: range.upperBound) - scalars(before: range.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let counted = offset / LineTable.stride
    return scalarCounts[counted] + countScalars(in: counted * LineTable.stride..<offset)
  }

  /// Counts scalars byte by byte.
  private func countScalars(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// The bytes of a line, counted from 1, without its line break.
  public func content(ofLine line: Int) -> Range<Int> {
    let start = start(ofLine: line)
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }
}
