#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Metadata that changes if a file or a folder is changed or replaced.
package struct FileStamp: Hashable, Sendable {
  package let inode: UInt64
  package let size: Int
  package let modified: Time
  /// The time at which the contents, the name or the permissions last changed; no program can set that back.
  package let changed: Time

  package init(inode: UInt64, size: Int, modified: Time, changed: Time) {
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
  }

  package struct Time: Hashable, Sendable {
    /// The seconds since 1970.
    package let seconds: Int
    package let nanoseconds: Int

    package init(seconds: Int, nanoseconds: Int) {
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }
  }

  /// Whether any change of the file from `time` on (in seconds since 1970) changes the stamp too. That is not so for a file that changed
  /// within the last two seconds, since the times of some file systems are no finer.
  package func isSettled(at time: Int) -> Bool { max(modified.seconds, changed.seconds) < time - 2 }
}

extension FileStamp {
  package init(_ status: stat) {
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
