/// The ID of a file of a compilation: an index into its `SourceMap`.
public struct FileID: Hashable, Sendable, Comparable {
  public var index: UInt32

  public init(_ index: Int) { self.index = UInt32(index) }

  public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A half-open range of UTF-8 bytes in one file. Lines and columns are computed only for output.
public struct Span: Hashable, Sendable {
  public var file: FileID
  public var start, end: UInt32

  public init(_ file: FileID, _ start: Int, _ end: Int) {
    self.file = file
    self.start = UInt32(start)
    self.end = UInt32(end)
  }

  /// The range as indices into `SourceFile.bytes`.
  public var range: Range<Int> { Int(start)..<Int(end) }

  public var isEmpty: Bool { start == end }

  /// A part of the span, by byte offsets from its start.
  public subscript(_ part: Range<Int>) -> Span {
    Span(file, Int(start) + part.lowerBound, Int(start) + part.upperBound)
  }

  /// The smallest span that covers both. `other` has to be in the same file.
  public func joined(to other: Span) -> Span {
    Span(file, Int(min(start, other.start)), Int(max(end, other.end)))
  }
}

extension Span: Comparable {
  public static func < (a: Span, b: Span) -> Bool {
    (a.file, a.start, a.end) < (b.file, b.start, b.end)
  }
}
