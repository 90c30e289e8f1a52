import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A change that the system reports in a watched folder.
struct FolderChange: Hashable, Sendable {
  /// The folder, by the path that was given.
  let folder: String
  /// The name of what changed in the folder; nil where that isn't known, or where it is the folder itself.
  let name: String?
  let isFolder: Bool
  /// Whether a process is still writing: the file was opened, and not closed since.
  let isOngoing: Bool
}

#if !canImport(Darwin)
/// Reports changes in folders (inotify).
final class ChangeWatcher {
  /// The queue, which is readable, for `poll`, when something has changed.
  let queue: Int32
  /// The paths of each folder, by the system's number for it.
  private var folders: [Int32: [String]] = [:]

  init() throws(SystemError) {
    queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard queue >= 0 else { throw .last }
  }

  deinit { close(queue) }

  private static let ongoing = UInt32(IN_CREATE) | UInt32(IN_MODIFY)
  private static let events =
    ongoing | UInt32(IN_CLOSE_WRITE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)

  /// Watches these folders from now on, and no others; missing ones are left out. The files are those that matter in
  /// them, for systems that watch files one by one.
  ///
  /// - Returns: Whether one is new, of which a change may have been missed until now.
  func watch(folders paths: Set<String>, files: Set<String>) throws(SystemError) -> Bool {
    var watched: [Int32: [String]] = [:]
    for path in paths {
      // For a folder that is watched already this is the same number, and another for one that took its name.
      let number = inotify_add_watch(queue, path, ChangeWatcher.events | UInt32(IN_ONLYDIR))
      if number >= 0 {
        watched[number, default: []].append(path)
      } else if errno == ENOSPC || errno == ENOMEM {
        throw .tooManyWatched
      }
    }
    for number in folders.keys where watched[number] == nil { inotify_rm_watch(queue, number) }
    let isNew = watched.keys.contains { folders[$0] == nil }
    folders = watched
    return isNew
  }

  /// The changes since the last call. Waits for a change, but no longer than so many milliseconds.
  func changes(within milliseconds: Int?) throws(SystemError) -> [FolderChange] {
    var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds.map { Int32($0) } ?? -1)
    if count < 0, errno != EINTR { throw .last }
    guard count > 0 else { return [] }
    return read(try StandardStream.readOnce(queue, room: 1 << 16))
  }

  /// Reads the system's events: of each four numbers and a name, which ends with zeros.
  private func read(_ bytes: [UInt8]) -> [FolderChange] {
    var changes: [FolderChange] = []
    bytes.withUnsafeBytes { bytes in
      var position = 0
      while position + MemoryLayout<inotify_event>.size <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
        position += MemoryLayout<inotify_event>.size
        let end = min(bytes.count, position + Int(event.len))
        let name = String(decoding: bytes[position..<end].prefix { $0 != 0 }, as: UTF8.self)
        position = end
        let isFolder = event.mask & UInt32(IN_ISDIR) != 0
        let isOngoing = !isFolder && event.mask & ChangeWatcher.ongoing != 0
        // The folder isn't known any more, or there is none where the queue ran over.
        let paths = folders[event.wd]
        changes += (paths ?? [""]).map { path in
          FolderChange(
            folder: path, name: paths == nil || name.isEmpty ? nil : name, isFolder: isFolder,
            isOngoing: isOngoing)
        }
      }
    }
    return changes
  }
}
#endif
