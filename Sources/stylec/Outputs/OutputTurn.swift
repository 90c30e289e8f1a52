import StyleSource
import StyleWorkspace

/// The exclusive use of an output folder by one run, from the first look at its contents to the last write. Runs that write to the
/// same folder wait for each other.
///
/// Meanwhile `DIR/.stylec-run` contains a lock, the files that are being written, the pictures that wait for it, and a journal: the
/// outputs that the run is about to add. A run that is killed leaves the journal, by which the next one knows them. An
/// `OutputFolder` writes within a turn. Steps that belong together, such as writing a temporary file and renaming it, run in
/// `Interruption.hold`, so that a signal ends the process before or after them. `editFile` writes sources and other single files.
// Ended by the thread that began it; the others only write.
final class OutputTurn: @unchecked Sendable {
  static let folderName = ".stylec-run"

  /// The output folder, as the user wrote it.
  let path: String
  /// The outputs that killed runs had begun to add.
  let unfinished: [Manifest.Entry]
  /// Whether the folder was made for this turn.
  let isNew: Bool
  private let folder: String
  /// The lock; nil once the turn has ended.
  private var lock: Lock?
  private let cleanUp: Int

  /// Makes the folder where there is none, and waits for others that write to it; `tell` gets a line on these.
  init(in path: String, tell: (String) -> Void) throws(Failure) {
    guard !path.isEmpty else { throw Failure("the output folder needs a name") }
    if CurrentProcess.isMisspelled(path) { throw Failure(path, .isNotUTF8) }
    self.path = path
    let folder = path + "/" + OutputTurn.folderName
    self.folder = folder
    let kind = try? FileSystem.status(path).kind
    if let kind, kind != .folder { throw Failure("\(path) is not a folder") }
    if FileSystem.isLink(folder) {
      throw Failure("\(folder) is a link, which stylec does not make; remove it")
    }
    var cleanUp = 0
    let lock = try Lock(in: folder) {
      tell("\(path) is being written by \($0); waiting for it")
    } whenHeld: { made in
      cleanUp = Interruption.onEnd { OutputTurn.leave(folder, made) }
    }
    if let refusal = lock.refusal, kind == nil { throw Failure(path, refusal) }
    self.cleanUp = cleanUp
    self.lock = lock
    isNew = lock.made.contains(path)
    unfinished = OutputTurn.unfinished(in: path)
    if lock.refusal == nil { OutputTurn.removeTemporaries(in: folder) }
  }

  /// Ends the turn, also after a failure.
  deinit { end() }

  /// Lets others write to the folder.
  func end() {
    guard let lock else { return }
    // Together, so that a signal does not clean up what another run has by then.
    Interruption.hold {
      if lock.refusal == nil { OutputTurn.leave(folder, lock.made) }
      Interruption.forget(cleanUp)
    }
    self.lock = nil
  }

  /// The outputs in the journal of an output folder.
  static func unfinished(in path: String) -> [Manifest.Entry] {
    Manifest(at: path + "/" + folderName + "/" + journal).entries
  }

  private static let journal = "journal.json"

  /// Records the outputs to be added, before the first of them is written.
  func record(_ entries: [Manifest.Entry]) throws(Failure) {
    try write(Manifest(unfinished + entries).bytes, to: folder + "/" + OutputTurn.journal, lane: 0)
    FileSystem.synchronizeFolder(folder)
    FileSystem.synchronizeFolder(path)
  }

  /// A place for pictures that wait to be written.
  func spool() -> OutputSpool { OutputSpool(at: lock?.refusal == nil ? folder + "/spool" : nil) }

  /// Removes the journal: the manifest lists everything.
  func finish() {
    try? FileSystem.remove(folder + "/" + OutputTurn.journal)
  }

  /// Writes a file whole or not at all. Two writes at the same time must be in different lanes.
  func write(
    _ bytes: [UInt8], to target: String, outlastsPowerCut: Bool = true, lane: Int
  ) throws(Failure) {
    let temporary = "\(folder)/\(lane)"
    do throws(SystemError) {
      if let refusal = lock?.refusal { throw refusal }
      let existing = try fileToReplace(target)
      let isElsewhere = try Interruption.hold { () throws(SystemError) in
        do throws(SystemError) {
          let file = try Descriptor.creating(temporary)
          try file.write(bytes)
          if let existing { try file.setMode(existing.mode) }
          if outlastsPowerCut { try file.synchronize() }
          try FileSystem.rename(temporary, to: target)
          return false
        } catch {
          try? FileSystem.remove(temporary)
          if error == .isOnOtherDisk { return true }
          throw error
        }
      }
      if isElsewhere { try replaceFile(target, with: bytes, outlastsPowerCut: outlastsPowerCut) }
    } catch {
      throw Failure(target, error)
    }
  }

  /// Ends the turn. A folder that isn't empty stays, as does the journal of a run that failed.
  private static func leave(_ folder: String, _ made: [String]) {
    try? FileSystem.remove(folder + "/" + Lock.fileName)
    FileSystem.removeFolder(folder)
    for folder in made.reversed() where !FileSystem.removeFolder(folder) { return }
  }

  private static func removeTemporaries(in folder: String) {
    for entry in (try? FileSystem.entries(in: folder)) ?? []
    where entry.name != journal && entry.name != Lock.fileName {
      try? FileSystem.remove(folder + "/" + entry.name)
    }
  }
}

/// The lock on an output folder: a file that exists as long as a run has it, and names the run.
private final class Lock: Sendable {
  static let fileName = "lock"

  /// The reason why the folder can't be written to; then no run has it.
  let refusal: SystemError?
  private let file: Held?

  /// The folders that were made for the lock, the outermost first.
  let made: [String]

  /// Waits until no other run has the lock; `tell` is called once with the one that has. `whenHeld` is called with the folders that were
  /// made, as soon as the lock is taken.
  init(
    in folder: String, tell: (String) -> Void, whenHeld: ([String]) -> Void
  ) throws(Failure) {
    let path = folder + "/" + Lock.fileName
    var (made, hasTold, attempts): ([String], Bool, Int) = ([], false, 0)
    while true {
      attempts += 1
      do throws(SystemError) {
        let file = try Interruption.hold { () throws(SystemError) in
          made += try FileSystem.makeFolders(folder).filter { $0 != folder }
          let file = Held(try Lock.opening(path))
          // Whoever had it may have removed it since.
          if file.isTaken(at: path) {
            try file.write(Lock.ownName)
            whenHeld(made)
          }
          return file
        }
        if file.isOwn {
          (self.file, self.made, refusal) = (file, made, nil)
          return
        }
        if file.isLocked { continue }
        if !hasTold { tell(Lock.holder(path)) }
        hasTold = true
        file.wait()
      } catch  where error == .isMissing && attempts < 1000 {
        // The folder went with the lock of somebody else.
        continue
      } catch  where error == .isForbidden || error == .isReadOnly {
        (file, self.made, refusal) = (nil, made, error)
        return
      } catch {
        throw Failure(path, error)
      }
    }
  }

  /// Opens the lock's file. A file of another program that has this name too (a hard link) would be overwritten, so it loses the name.
  private static func opening(_ path: String) throws(SystemError) -> Descriptor {
    let file = try Descriptor.updating(path)
    let status = try file.status()
    if status.kind == .file, status.nameCount <= 1 { return file }
    try FileSystem.remove(path)
    return try Descriptor.updating(path)
  }

  private static var ownName: String {
    let command = CurrentProcess.arguments.first ?? ""
    return "stylec \(command) (process \(CurrentProcess.id) on \(CurrentProcess.hostName))"
  }

  private static func holder(_ path: String) -> String {
    let name = (try? readFile(path, limit: 300)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return name.isEmpty ? "another run of stylec" : name
  }

  /// The lock's file, as long as it is open.
  private final class Held: @unchecked Sendable {
    private let file: Descriptor
    private(set) var isLocked = false
    /// Whether the file is locked, and is the one that others see.
    private(set) var isOwn = false

    init(_ file: consuming Descriptor) { self.file = file }

    func isTaken(at path: String) -> Bool {
      isLocked = file.lock(waiting: false)
      isOwn = isLocked && file.isAt(path)
      return isOwn
    }

    func write(_ name: String) throws(SystemError) {
      try file.empty()
      try file.write(Array(name.utf8))
    }

    func wait() { _ = file.lock(waiting: true) }
  }
}
