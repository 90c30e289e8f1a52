import StyleSource
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension FileSystem {
  /// Whether the user may write to a file. A file without any permission to write is not writable for the superuser either.
  static func isWritable(_ path: String, _ status: Status) -> Bool {
    status.mode & 0o222 != 0 && access(path, W_OK) == 0
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  /// The folder for caches of the user's programs: that of the XDG Base Directory Specification, or of macOS. nil where the folder around
  /// it doesn't exist: users of services and of sandboxes have homes that are nowhere, and none is made for them.
  static var cacheFolder: String? {
    if let folder = CurrentProcess.environment("XDG_CACHE_HOME"), isAbsolutePath(folder) {
      return isFolder(splitPath(absolutePath(folder)).folder) ? folder : nil
    }
    guard let home = CurrentProcess.environment("HOME"), isAbsolutePath(home), isFolder(home) else {
      return nil
    }
    #if canImport(Darwin)
    return home + "/Library/Caches"
    #else
    return home + "/.cache"
    #endif
  }

  private static func isFolder(_ path: String) -> Bool { (try? status(path).kind) == .folder }

  /// Makes a folder; returns whether it was not there before.
  @discardableResult
  static func makeFolder(_ path: String) throws(SystemError) -> Bool {
    try checkPath(path)
    if mkdir(path, 0o777) == 0 { return true }
    guard errno == EEXIST, try status(path).kind == .folder else { throw .last }
    return false
  }

  /// Makes a folder and those that it lies in; returns those that were not there before, the outermost first.
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

  /// Removes an empty folder; returns whether that was done.
  @discardableResult
  static func removeFolder(_ path: String) -> Bool { hasNoNUL(path) && rmdir(path) == 0 }

  /// Makes the names in a folder outlast a power cut.
  static func synchronizeFolder(_ path: String) {
    guard let folder = try? Descriptor(opening: path, O_RDONLY) else { return }
    try? folder.synchronize()
  }
}

// Within the types above, the call's own name would be the method's.
private func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }
