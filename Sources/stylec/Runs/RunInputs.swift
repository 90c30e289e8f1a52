import StyleSource
import StyleWorkspace

/// All that a run read, or looked for, in the file system: as long as it is the same, so is the output.
struct RunInputs: Sendable {
  /// The stamps by path; nil for a path at which nothing exists. A folder's stamp changes with the names in it.
  private(set) var stamps: [(path: String, stamp: FileStamp?)] = []

  init(paths: some Sequence<String>) {
    stamps = Set(paths).sorted { $0.precedesByBytes($1) }.map {
      ($0, FileSystem.stamp($0))
    }
  }

  fileprivate init(stamps: [(path: String, stamp: FileStamp?)]) { self.stamps = stamps }

  var areUnchanged: Bool { stamps.allSatisfy { FileSystem.stamp($0.path) == $0.stamp } }

  /// Whether every change from `time` on, in seconds since 1970, will be noticed.
  func areSettled(at time: Int) -> Bool { stamps.allSatisfy { $0.stamp?.isSettled(at: time) ?? true } }
}

extension RunInputs {
  /// Writes the number of inputs, then for each its stamp, as six numbers or a hyphen, the length of its path, and the path.
  func write(into bytes: inout [UInt8]) {
    bytes += "\(stamps.count)\n".utf8
    for (path, stamp) in stamps {
      bytes += (stamp.map { "\($0.text) " } ?? "- ").utf8
      bytes += "\(path.utf8.count) ".utf8
      bytes += path.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  init?(reading reader: inout RecordReader) {
    guard let count = reader.number() else { return nil }
    var stamps: [(path: String, stamp: FileStamp?)] = []
    for _ in 0..<count {
      let stamp: FileStamp?
      if reader.skip(UInt8(ascii: "-")) {
        stamp = nil
      } else {
        guard let known = FileStamp(reading: &reader) else { return nil }
        stamp = known
      }
      guard let size = reader.number(), let path = reader.bytes(size) else { return nil }
      stamps.append((String(decoding: path, as: UTF8.self), stamp))
    }
    self.init(stamps: stamps)
  }
}

extension FileStamp {
  fileprivate var text: String {
    "\(inode) \(size) \(modified.seconds) \(modified.nanoseconds) \(changed.seconds) \(changed.nanoseconds)"
  }

  fileprivate init?(reading reader: inout RecordReader) {
    guard let inode = reader.number(), let size = reader.number(), let modified = Time(reading: &reader),
      let changed = Time(reading: &reader)
    else { return nil }
    self.init(inode: UInt64(inode), size: size, modified: modified, changed: changed)
  }
}

extension FileStamp.Time {
  fileprivate init?(reading reader: inout RecordReader) {
    guard let seconds = reader.number(), let nanoseconds = reader.number() else { return nil }
    self.init(seconds: seconds, nanoseconds: nanoseconds)
  }
}
