#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What changes when somebody changes a file or a folder, or puts another in its place.
struct FileStamp: Hashable, Sendable {
  let inode: UInt64
  let size: Int
  let modified: Time
  /// When its contents, its name or its permissions last changed; no program can set that back.
  let changed: Time

  struct Time: Hashable, Sendable {
    /// Since 1970.
    let seconds: Int
    let nanoseconds: Int
  }

  /// Whether whatever changes the file from `time` on (in seconds since 1970) changes the stamp too. That does not hold for
  /// what changed within the last two seconds, since some file systems tell times apart by no less.
  func isSettled(at time: Int) -> Bool { max(modified.seconds, changed.seconds) < time - 2 }
}

extension FileStamp {
  init(_ status: stat) {
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      inode: UInt64(status.st_ino), size: Int(status.st_size), modified: Time(modified),
      changed: Time(changed))
  }
}

extension FileStamp.Time {
  fileprivate init(_ time: timespec) { self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec) }
}
