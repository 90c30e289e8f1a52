/// A style file: its path and its bytes.
public struct SourceFile: Sendable {
  public let id: FileID
  /// The path as reports print it: relative to the working folder, if the file is inside it.
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

  /// The text in `span`. Invalid UTF-8 becomes U+FFFD.
  public func text(_ span: Span) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// All files of a compilation, by `FileID`.
public struct SourceMap: Sendable {
  public private(set) var files: [SourceFile]

  /// Makes a map of `files`, which are in the order of their ids, starting at 0.
  public init(_ files: [SourceFile] = []) { self.files = files }

  public subscript(_ id: FileID) -> SourceFile { files[Int(id.index)] }

  /// Adds a file and returns its id.
  public mutating func add(path: String, bytes: [UInt8]) -> FileID {
    let id = FileID(files.count)
    files.append(SourceFile(id: id, path: path, bytes: bytes))
    return id
  }

  public func text(_ span: Span) -> String { self[span.file].text(span) }
}
