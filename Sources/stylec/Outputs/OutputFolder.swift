import StyleSource
import StyleWorkspace

/// The folder that a command writes to.
///
/// Files that would not change are not touched, each file is written whole or not at all, and nothing is written or removed
/// outside, also where a link leads there.
struct OutputFolder {
  private let turn: OutputTurn
  private let realPath: String
  /// The folders below this one that are known to lie inside.
  private var checked: Set<String> = [""]
  /// The folders in which a name was added, removed or replaced.
  private var changed: Set<String> = []
  private(set) var writtenCount = 0
  private(set) var unchangedCount = 0
  private(set) var removedCount = 0

  init(_ turn: OutputTurn) throws(Failure) {
    self.turn = turn
    do {
      realPath = try FileSystem.realPath(turn.path)
    } catch {
      throw Failure(turn.path, error)
    }
  }

  /// The path as the user wrote it.
  var path: String { turn.path }

  /// A file's path in the folder, and its contents.
  typealias File = (name: String, contents: OutputContents)

  /// Writes files in parallel, since each waits for the disk, unless it need not outlast a power cut.
  mutating func write(_ files: [File], outlastsPowerCut: Bool = true) throws(Failure) {
    for file in files { try makeFolders(of: file.name) }
    let results = overlappedMap(files) { [self] lane, file in
      Result { () throws(Failure) in try replace(file, outlastsPowerCut, lane) }
    }
    for (file, result) in zip(files, results) {
      if try result.get() {
        writtenCount += 1
        changed.insert(OutputFolder.folder(of: file.name))
      } else {
        unchangedCount += 1
      }
    }
  }

  /// Writes a file if it differs; returns whether it did.
  private func replace(_ file: File, _ outlastsPowerCut: Bool, _ lane: Int) throws(Failure) -> Bool {
    let whole = path + "/" + file.name
    let bytes: [UInt8]
    do {
      bytes = try file.contents.bytes()
    } catch {
      throw Failure(whole, error)
    }
    if holds(file.name, bytes) { return false }
    // A link to a file inside stays, and one that leads nowhere makes room for the file.
    var target = whole
    if FileSystem.isLink(whole), let real = try? FileSystem.realPath(whole) {
      guard isInside(real) else { throw outside(file.name) }
      target = real
    }
    try turn.write(bytes, to: target, outlastsPowerCut: outlastsPowerCut, lane: lane)
    return true
  }

  /// Whether a file has exactly these bytes.
  func holds(_ name: String, _ bytes: [UInt8]) -> Bool {
    (try? readFile(path + "/" + name, limit: bytes.count + 1)) == bytes
  }

  /// Counts files as written that the turn before this one wrote.
  mutating func countWritten(_ count: Int) {
    writtenCount += count
    unchangedCount -= count
  }

  /// Counts files that need no writing.
  mutating func countUnchanged(_ count: Int) { unchangedCount += count }

  /// Removes a file that an earlier run wrote, and the folders that are empty without it.
  mutating func remove(_ name: String) throws(Failure) {
    guard OutputFolder.isPlain(name) else { return }
    let whole = path + "/" + name
    guard let real = try? FileSystem.realPath(splitPath(whole).folder), isInside(real) else { return }
    do {
      try FileSystem.remove(whole)
      removedCount += 1
      changed.insert(OutputFolder.folder(of: name))
    } catch {
      guard error == .isMissing else { throw Failure(whole, error) }
    }
    removeEmptyFolders(of: name)
  }

  private mutating func removeEmptyFolders(of name: String) {
    var folder = OutputFolder.folder(of: name)
    while !folder.isEmpty, FileSystem.removeFolder(path + "/" + folder) {
      checked.remove(folder)
      changed.remove(folder)
      folder = OutputFolder.folder(of: folder)
      changed.insert(folder)
    }
  }

  /// Whether anything exists at a path, a link that leads nowhere included.
  func hasAnything(at name: String) -> Bool {
    OutputFolder.isPlain(name) && (try? FileSystem.linkStatus(path + "/" + name)) != nil
  }

  func contains(_ name: String) -> Bool {
    OutputFolder.isPlain(name) && (try? FileSystem.status(path + "/" + name))?.kind == .file
  }

  /// Makes all that was written outlast a power cut.
  func finish() {
    let folders = changed.map { $0.isEmpty ? path : path + "/" + $0 }
    _ = overlappedMap(folders) { _, folder in FileSystem.synchronizeFolder(folder) }
  }

  private mutating func makeFolders(of name: String) throws(Failure) {
    guard OutputFolder.isPlain(name) else { throw outside(name) }
    var folder = ""
    for part in pathParts(name).dropLast() {
      folder += (folder.isEmpty ? "" : "/") + part
      guard !checked.contains(folder) else { continue }
      let whole = path + "/" + folder
      do {
        if try FileSystem.makeFolder(whole) { changed.insert(OutputFolder.folder(of: folder)) }
        guard isInside(try FileSystem.realPath(whole)) else { throw outside(name) }
      } catch let error as SystemError {
        throw Failure(whole, error)
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure("\(whole): \(error)")
      }
      checked.insert(folder)
    }
  }

  /// The folder of a file or a folder, as a path in this one.
  private static func folder(of name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[..<$0]) } ?? ""
  }

  private func isInside(_ real: String) -> Bool {
    isPath(real, inOrAt: realPath)
  }

  private func outside(_ name: String) -> Failure {
    Failure("\(path)/\(name): would be written outside \(path)")
  }

  /// Whether a path only leads down.
  private static func isPlain(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.lazy.map { Substring($0) }.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && !name.utf8.contains(0)
  }
}
