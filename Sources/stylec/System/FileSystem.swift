import StyleSource

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
    enum Kind { case file, folder, other }
    let kind: Kind
    let mode: mode_t
    let size: Int

    fileprivate init(_ status: stat) {
      switch status.st_mode & S_IFMT {
      case S_IFREG: kind = .file
      case S_IFDIR: kind = .folder
      default: kind = .other
      }
      mode = status.st_mode & 0o7777
      size = Int(status.st_size)
    }
  }

  /// Links are followed.
  static func status(_ path: String) throws(SystemError) -> Status {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return Status(status)
  }

  /// nil where there is nothing at the path. Links are followed.
  static func stamp(_ path: String) -> FileStamp? {
    var status = stat()
    return stat(path, &status) == 0 ? FileStamp(status) : nil
  }

  /// In seconds since 1970.
  static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return now.tv_sec
  }

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
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without links; the file must exist.
  static func realPath(_ path: String) throws(SystemError) -> String {
    guard let real = realpath(path, nil) else { throw .last }
    defer { free(real) }
    return String(cString: real)
  }

  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// What lies in a folder, sorted by the bytes of the names; the kind is nil where it takes a look at the file, as of a link.
  static func entries(in folder: String) throws(SystemError) -> [(name: String, kind: Status.Kind?)] {
    guard let directory = opendir(folder) else { throw .last }
    defer { closedir(directory) }
    var entries: [(name: String, kind: Status.Kind?)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): entries.append((name, .file))
      case Int(DT_DIR): entries.append((name, .folder))
      case _: entries.append((name, nil))
      }
    }
    return entries.sorted { $0.name.precedesByBytes($1.name) }
  }

  /// Makes a folder; whether it was not there before.
  @discardableResult
  static func makeFolder(_ path: String) throws(SystemError) -> Bool {
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST, try status(path).kind == .folder else { throw .last }
    return false
  }

  /// Makes a folder and those that it lies in.
  static func makeFolders(_ path: String) throws(SystemError) {
    if (try? status(path).kind) == .folder { return }
    let parent = splitPath(path).folder
    if parent != path { try makeFolders(parent) }
    try makeFolder(path)
  }

  static func rename(_ path: String, to newPath: String) throws(SystemError) {
    guard systemRename(path, newPath) == 0 else { throw .last }
  }

  static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

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
    number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
  }

  /// Without waiting for the other end of a pipe.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
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

  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }
}

// Within the types above, the call's own name would be the method's.
private func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }
