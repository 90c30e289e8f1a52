import StyleWorkspace

#if canImport(Darwin)
import Darwin

/// Reports changes in folders and to files (kqueue).
final class ChangeWatcher {
  /// The queue, which is readable, for `poll`, when something has changed.
  let queue: Int32
  /// The descriptor by which each folder and file is watched, with its inode then.
  private var watched: [String: (descriptor: Int32, inode: UInt64)] = [:]

  init() throws(SystemError) {
    queue = kqueue()
    guard queue >= 0 else { throw .last }
  }

  deinit {
    for entry in watched.values { close(entry.descriptor) }
    close(queue)
  }

  private static let events =
    NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_REVOKE

  /// Watches these folders and files from now on, and no others; missing ones are left out.
  ///
  /// - Returns: Whether one is new, of which a change may have been missed until now.
  func watch(folders: Set<String>, files: Set<String>) throws(SystemError) -> Bool {
    var isNew = false
    let paths = folders.union(files)
    for (path, entry) in watched
    where !paths.contains(path) || FileSystem.stamp(path)?.inode != entry.inode {
      close(entry.descriptor)
      watched[path] = nil
    }
    for path in paths where watched[path] == nil {
      guard let stamp = FileSystem.stamp(path) else { continue }
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == EMFILE || errno == ENFILE { throw .tooManyWatched }
        continue
      }
      var event = kevent()
      event.ident = UInt(descriptor)
      event.filter = Int16(EVFILT_VNODE)
      event.flags = UInt16(EV_ADD | EV_CLEAR)
      event.fflags = UInt32(ChangeWatcher.events)
      guard kevent(queue, &event, 1, nil, 0, nil) == 0 else {
        close(descriptor)
        continue
      }
      watched[path] = (descriptor, stamp.inode)
      isNew = true
    }
    return isNew
  }

  /// The changes since the last call. Waits for a change, but no longer than so many milliseconds.
  func changes(within milliseconds: Int?) throws(SystemError) -> [FolderChange] {
    var events = [kevent](repeating: kevent(), count: 64)
    let count: Int32
    if let milliseconds {
      var patience = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      count = kevent(queue, nil, 0, &events, Int32(events.count), &patience)
    } else {
      count = kevent(queue, nil, 0, &events, Int32(events.count), nil)
    }
    if count < 0, errno != EINTR { throw .last }
    // The kind of change isn't reported.
    return (0..<max(0, count)).map { _ in
      FolderChange(folder: "", name: nil, isFolder: false, isOngoing: false)
    }
  }
}
#endif
