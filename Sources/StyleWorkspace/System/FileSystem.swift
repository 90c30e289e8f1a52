import StyleSource

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// System calls for files and folders, with their errors.
package enum FileSystem {
  package struct Status: Sendable {
    package enum Kind {
      case file, folder, link
      /// A pipe, a socket or a device.
      case other

      fileprivate init(mode: mode_t) {
        let format = mode & S_IFMT
        self = format == S_IFREG ? .file : format == S_IFDIR ? .folder : format == S_IFLNK ? .link : .other
      }

      /// Makes the kind of a folder's entry; nil where the file system doesn't give one.
      fileprivate init?(entryType: Int) {
        if entryType == Int(DT_UNKNOWN) { return nil }
        self =
          entryType == Int(DT_REG)
          ? .file : entryType == Int(DT_DIR) ? .folder : entryType == Int(DT_LNK) ? .link : .other
      }
    }
    package let kind: Kind
    package let mode: mode_t
    package let size: Int
    package let owner: uid_t
    package let group: gid_t
    /// The number of names that the file has.
    package let nameCount: Int
    package let identity: Identity

    init(_ status: stat) {
      kind = Kind(mode: status.st_mode)
      mode = status.st_mode & 0o7777
      size = Int(status.st_size)
      owner = status.st_uid
      group = status.st_gid
      nameCount = Int(status.st_nlink)
      identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    }
  }

  /// The identity of a file, which differs from that of every other that exists at the same time, whatever its name.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
  }

  /// Throws for a path with a NUL, which the system would take for the text before it, another file. No file has such a path.
  package static func checkPath(_ path: String) throws(SystemError) {
    guard hasNoNUL(path) else { throw .isMissing }
  }

  package static func hasNoNUL(_ path: String) -> Bool { !path.utf8.contains(0) }

  /// The status of a file; links are followed.
  package static func status(_ path: String) throws(SystemError) -> Status {
    try checkPath(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// A link's own status, and not that of the file it leads to.
  package static func linkStatus(_ path: String) throws(SystemError) -> Status {
    try checkPath(path)
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// The stamp of a file; nil where there is nothing at the path. Links are followed.
  package static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return hasNoNUL(path) && stat(path, &status) == 0 ? FileStamp(status) : nil
  }

  /// The time in seconds since 1970.
  package static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec
  }

  /// Whether the last part of a path is a link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return hasNoNUL(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without links; the file must exist.
  package static func realPath(_ path: String) throws(SystemError) -> String {
    try checkPath(path)
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return String(cString: real)
  }

  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A name in a folder.
  package struct Entry {
    /// The name; bytes that are not UTF-8 are written as `\xE9`.
    package let name: String
    package let isUTF8: Bool
    /// The kind; nil where the file system doesn't give one without another call.
    package let kind: Status.Kind?
  }

  /// The entries of a folder, sorted by the bytes of the names.
  package static func entries(in folder: String) throws(SystemError) -> [Entry] {
    try checkPath(folder)
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let (name, isUTF8) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        text(bytes.prefix { $0 != 0 })
      }
      if name == "." || name == ".." { continue }
      let kind = Status.Kind(entryType: Int(entry.pointee.d_type))
      entries.append(Entry(name: name, isUTF8: isUTF8, kind: kind))
    }
    return entries.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// Bytes as text, with those that are not UTF-8 as `\xE9`, and whether all are UTF-8.
  package static func text(_ bytes: some Sequence<UInt8>) -> (text: String, isUTF8: Bool) {
    let bytes = Array(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    if text.utf8.elementsEqual(bytes) { return (text, true) }
    var escaped = ""
    var decoder = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var position = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar):
        escaped.unicodeScalars.append(UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<position + length] {
          escaped += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput:
        return (escaped, false)
      }
    }
  }
}
