import StyleSource
import StyleWorkspace

/// The contents of a file that a run will write: in memory, or in the run's spool file.
struct OutputContents: Sendable {
  fileprivate enum Place: Sendable {
    case memory([UInt8])
    case spool(SpoolFile, offset: Int)
  }

  /// The number of bytes.
  let count: Int
  fileprivate let place: Place

  init(_ bytes: [UInt8]) {
    count = bytes.count
    place = .memory(bytes)
  }

  fileprivate init(count: Int, in spool: SpoolFile, at offset: Int) {
    self.count = count
    place = .spool(spool, offset: offset)
  }

  /// The bytes, read from the spool file each time if they are there.
  func bytes() throws(SystemError) -> [UInt8] {
    switch place {
    case .memory(let bytes): bytes
    case .spool(let spool, let offset): try spool.read(count, at: offset)
    }
  }
}

/// A file without a name to which a run moves the pictures that wait to be written, so that the memory of the run doesn't grow with them.
///
/// The first pictures stay in memory, so most runs make no such file. It is in the output folder, whose disk needs space for such pictures
/// twice while they are written. The system removes it when the process ends, however that comes.
// One thread keeps bytes, and others read them once all are kept.
final class OutputSpool: @unchecked Sendable {
  /// The number of bytes that stay in memory.
  private static let inMemory = 16 << 20

  /// The path at which the file is made; nil where there is no folder, or its disk takes no more.
  private var path: String?
  private var file: SpoolFile?
  private var kept = 0

  /// - Parameter path: The path at which the file is made; nil keeps everything in memory.
  init(at path: String?) { self.path = path }

  /// The same contents, in the file if there are too many for the memory. Where the file takes no more, they stay in memory.
  func keep(_ contents: OutputContents) -> OutputContents {
    guard case .memory(let bytes) = contents.place else { return contents }
    kept += bytes.count
    guard kept > OutputSpool.inMemory, let path else { return contents }
    do throws(SystemError) {
      let file = if let file { file } else { try SpoolFile(at: path) }
      self.file = file
      return OutputContents(count: bytes.count, in: file, at: try file.append(bytes))
    } catch {
      self.path = nil
      return contents
    }
  }
}

/// The file of an `OutputSpool`, and its length.
private final class SpoolFile: @unchecked Sendable {
  private let file: Descriptor
  private var length = 0

  init(at path: String) throws(SystemError) { file = try Descriptor.unnamed(path) }

  /// Appends bytes, and returns their offset.
  func append(_ bytes: [UInt8]) throws(SystemError) -> Int {
    try file.write(bytes)
    defer { length += bytes.count }
    return length
  }

  func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] { try file.read(count, at: offset) }
}
