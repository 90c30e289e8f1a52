#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file, which is closed when the descriptor is destroyed.
package struct Descriptor: ~Copyable {
  private let number: Int32

  package init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    let isPath = FileSystem.hasNoNUL(path)
    number = isPath ? open(path, flags | O_CLOEXEC, mode) : -1
    guard number >= 0 else { throw isPath ? .last : .isMissing }
  }

  /// Opens a file for reading, without waiting for the other end of a pipe.
  package static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK)
  }

  /// Opens a file for reading, unless the last part of the path is a link, without waiting for the other end of a pipe.
  package static func readingItself(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
  }

  /// Opens a file for reading and writing, and creates it where there is none; a link is not followed.
  package static func updating(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666)
  }

  /// Creates a file that does not exist yet, with the mode that the user's mask leaves.
  package static func creating(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
  }

  /// Creates a file for reading and writing, and removes its name at once: the file is gone when it is closed.
  package static func unnamed(_ path: String) throws(SystemError) -> Descriptor {
    let file = try Descriptor(opening: path, O_RDWR | O_CREAT | O_EXCL, mode: 0o600)
    guard unlink(path) == 0 else { throw .last }
    return file
  }

  /// Opens a file for writing at its end, and creates it where there is none. It doesn't wait for a pipe's reader.
  package static func appending(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, mode: 0o666)
  }

  deinit { close(number) }

  package func status() throws(SystemError) -> FileSystem.Status {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return FileSystem.Status(status)
  }

  package func readAll(limit: Int, expecting size: Int) throws(SystemError) -> [UInt8] {
    try StandardStream.readAll(number, limit: limit, expecting: size)
  }

  /// Reads `count` bytes from an offset, or as many as the file has there.
  package func read(_ count: Int, at offset: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(number, $0.baseAddress, count, off_t(clamping: offset)) }
    guard read >= 0 else { throw .last }
    return Array(bytes.prefix(read))
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) { try StandardStream.write(bytes, to: number) }

  package func setMode(_ mode: mode_t) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  package func setOwner(_ owner: uid_t, group: gid_t) throws(SystemError) {
    guard fchown(number, owner, group) == 0 else { throw .last }
  }

  /// Removes the contents of the file.
  package func empty() throws(SystemError) {
    guard ftruncate(number, 0) == 0 else { throw .last }
  }

  /// Takes the file's lock, which only one process has, until the file is closed or the process ends, however that comes;
  /// returns whether it could. A file system without locks gives it to everybody.
  package func lock(waiting: Bool) -> Bool {
    while flock(number, waiting ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return errno != EWOULDBLOCK }
    }
    return true
  }

  /// Whether a path still leads to the file.
  package func isAt(_ path: String) -> Bool {
    guard let own = try? status().identity else { return false }
    return (try? FileSystem.linkStatus(path).identity) == own
  }

  package func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }
}
