import StyleSource
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The system's calls for files and folders, each with its error.
enum FileSystem {
  struct Status {
    enum Kind {
      case file, folder, link
      /// A pipe, a socket or a device.
      case other

      fileprivate init(mode: mode_t) {
        let format = mode & S_IFMT
        self = format == S_IFREG ? .file : format == S_IFDIR ? .folder : format == S_IFLNK ? .link : .other
      }

      /// nil where the file system doesn't tell.
      fileprivate init?(entryType: Int) {
        if entryType == Int(DT_UNKNOWN) { return nil }
        self =
          entryType == Int(DT_REG)
          ? .file : entryType == Int(DT_DIR) ? .folder : entryType == Int(DT_LNK) ? .link : .other
      }
    }
    let kind: Kind
    let mode: mode_t
    let size: Int
    let owner: uid_t
    let group: gid_t
    /// How many names it has.
    let nameCount: Int
    let identity: Identity

    fileprivate init(_ status: stat) {
      kind = Kind(mode: status.st_mode)
      mode = status.st_mode & 0o7777
      size = Int(status.st_size)
      owner = status.st_uid
      group = status.st_gid
      nameCount = Int(status.st_nlink)
      identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    }
  }

  /// Tells a file from every other that exists at the same time, whatever it is called.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  /// The system would take a path with a NUL for what stands before it, which is another file. No file has such a path.
  private static func checkPath(_ path: String) throws(SystemError) {
    guard hasNoNUL(path) else { throw .isMissing }
  }

  fileprivate static func hasNoNUL(_ path: String) -> Bool { !path.utf8.contains(0) }

  /// Links are followed.
  static func status(_ path: String) throws(SystemError) -> Status {
    try checkPath(path)
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// A link's own status, and not that of the file it leads to.
  static func linkStatus(_ path: String) throws(SystemError) -> Status {
    try checkPath(path)
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// Whether the user may write to a file. One that nobody may write to counts as such for the superuser too.
  static func isWritable(_ path: String, _ status: Status) -> Bool {
    status.mode & 0o222 != 0 && access(path, W_OK) == 0
  }

  /// nil where there is nothing at the path. Links are followed.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return hasNoNUL(path) && stat(path, &status) == 0 ? FileStamp(status) : nil
  }

  /// In seconds since 1970.
  static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  /// Where programs of the user keep what can be made anew: the XDG Base Directory Specification's place, or macOS's.
  static var cacheFolder: String? {
    if let folder = CurrentProcess.environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = CurrentProcess.environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
    return home + "/Library/Caches"
    #else
    return home + "/.cache"
    #endif
  }

  /// Whether the last part of a path is a link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return hasNoNUL(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without links; the file must exist.
  static func realPath(_ path: String) throws(SystemError) -> String {
    try checkPath(path)
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return String(cString: real)
  }

  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// A name in a folder.
  struct Entry {
    /// Where it is not UTF-8, the bytes that are not are written as `\xE9`.
    let name: String
    let isUTF8: Bool
    /// nil where the file system doesn't tell without another look.
    let kind: Status.Kind?
  }

  /// What lies in a folder, sorted by the bytes of the names.
  static func entries(in folder: String) throws(SystemError) -> [Entry] {
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

  /// Bytes as text, those that are not UTF-8 as `\xE9`; whether all are.
  static func text(_ bytes: some Sequence<UInt8>) -> (text: String, isUTF8: Bool) {
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

  /// Makes a folder; whether it was not there before.
  @discardableResult
  static func makeFolder(_ path: String) throws(SystemError) -> Bool {
    try checkPath(path)
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST, try status(path).kind == .folder else { throw .last }
    return false
  }

  /// Makes a folder and those that it lies in; gives back those that were not there before, the outermost first.
  @discardableResult
  static func makeFolders(_ path: String) throws(SystemError) -> [String] {
    if (try? status(path).kind) == .folder { return [] }
    let parent = splitPath(path).folder
    let above = parent == path ? [] : try makeFolders(parent)
    return try makeFolder(path) ? above + [path] : above
  }

  static func rename(_ path: String, to newPath: String) throws(SystemError) {
    try checkPath(path)
    try checkPath(newPath)
    guard systemRename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) throws(SystemError) {
    try checkPath(path)
    guard unlink(path) == 0 else { throw .last }
  }

  /// Removes an empty folder; whether that was done.
  @discardableResult
  static func removeFolder(_ path: String) -> Bool { hasNoNUL(path) && rmdir(path) == 0 }

  /// Makes the names in a folder outlast a power cut.
  static func synchronizeFolder(_ path: String) {
    guard let folder = try? Descriptor(opening: path, O_RDONLY) else { return }
    try? folder.synchronize()
  }
}

/// An open file, closed at the end of its life.
struct Descriptor: ~Copyable {
  private let number: Int32

  fileprivate init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let isPath = FileSystem.hasNoNUL(path)
    number = isPath ? open(path, flags | O_CLOEXEC, mode) : -1
    guard number >= 0 else { throw isPath ? .last : .isMissing }
  }

  /// Without waiting for the other end of a pipe.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
  }

  /// The same, unless the last part of the path is a link.
  static func readingItself(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
  }

  /// A file to read and write, made where there is none; a link is not followed.
  static func updating(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666)
  }

  /// A file that does not exist yet, with the mode that the user's mask leaves.
  static func creating(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
  }

  deinit { close(number) }

  func status() throws(SystemError) -> FileSystem.Status {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return FileSystem.Status(status)
  }

  func readAll(limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    try StandardStream.readAll(number, limit: limit, expecting: size)
  }
  func write(_ bytes: [UInt8]) throws(SystemError) { try StandardStream.write(bytes, to: number) }

  func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  func setOwner(_ owner: uid_t, group: gid_t) throws(SystemError) {
    guard fchown(number, owner, group) == 0 else { throw .last }
  }

  /// Removes all that the file holds.
  func empty() throws(SystemError) {
    guard ftruncate(number, 0) == 0 else { throw .last }
  }

  /// Takes the file's lock, which only one process has, until the file is closed or the process ends, however that comes;
  /// whether it could. A file system that knows no locks gives it to everybody.
  func lock(waiting: Bool) -> Bool {
    while flock(number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  /// Whether the file still has this name.
  func isAt(_ path: String) -> Bool {
    guard let own = try? status().identity else { return false }
    return (try? FileSystem.linkStatus(path).identity) == own
  }

  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }
}

// Within the types above, the call's own name would be the method's.
private func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }
