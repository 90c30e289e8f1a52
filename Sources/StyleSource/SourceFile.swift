/// One style file: what a person calls it, and its bytes as they were read.
public struct SourceFile: Sendable {
  public let id: FileID
  /// As reports print it: relative to the working folder where it lies below it.
  public let path: String
  public let bytes: [UInt8]

  public init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
  }

  public init(id: FileID, path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// The source that `span` covers; ill-formed UTF-8 comes out as U+FFFD.
  public func text(_ span: Span) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Every file of a compilation, by its `FileID`.
public struct SourceMap: Sendable {
  public private(set) var files: [SourceFile]

  /// `files` stand in the order of their ids, starting at 0.
  public init(_ files: [SourceFile] = []) { self.files = files }

  public subscript(_ id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Takes in one more file and gives it the next id.
  public mutating func add(path: String, bytes: [UInt8]) -> FileID {
    let id = FileID(files.count)
    files.append(SourceFile(id: id, path: path, bytes: bytes))
    return id
  }

  public func text(_ span: Span) -> String { self[span.file].text(span) }
}
