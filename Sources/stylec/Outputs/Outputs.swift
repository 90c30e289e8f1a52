import StyleEmit
import StyleSource
import StyleWorkspace

/// The outputs of a command, before they are written to a folder.
struct Outputs {
  /// The entries, in groups that belong together.
  private var groups: [[Manifest.Entry]] = []
  /// The files to write; the other outputs are in the folder already.
  private var files: [OutputFolder.File] = []

  /// All entries so far.
  var entries: [Manifest.Entry] { groups.flatMap(\.self) }

  mutating func add(_ entry: Manifest.Entry, _ bytes: [UInt8]) {
    add([entry], writing: [(entry.path, OutputContents(bytes))])
  }

  /// Adds outputs, of which some are in the folder already.
  mutating func add(_ entries: [Manifest.Entry], writing files: [OutputFolder.File]) {
    groups.append(entries)
    self.files += files
  }

  /// The result of writing, which a process that stays uses the next time.
  struct Written {
    /// The summary for people.
    let summary: String
    /// The manifest of the folder.
    let manifest: Manifest
    fileprivate let own: OwnManifest
    /// The stamp of the manifest in the folder, as long as that is known to have exactly this list.
    fileprivate let stamp: FileStamp?

    fileprivate init(
      _ folder: OutputFolder, _ manifest: Manifest, _ own: OwnManifest, _ summary: String? = nil
    ) {
      self.summary = summary ?? folder.summary
      self.manifest = manifest
      self.own = own
      let stamp = FileSystem.stamp(folder.path + "/" + manifest.fileName)
      self.stamp = stamp.flatMap { $0.isSettled(at: FileSystem.now) ? $0 : nil }
    }

    fileprivate func isManifest(in folder: OutputFolder) -> Bool {
      if let stamp { return FileSystem.stamp(folder.path + "/" + manifest.fileName) == stamp }
      return folder.holds(manifest.fileName, own.bytes)
    }
  }

  /// Writes the changed files if the manifest of the folder has all entries already; returns the number of files, or nil if it hasn't.
  /// `last` is what this process wrote there last.
  func writeListed(in turn: OutputTurn, after last: Written) throws(Failure) -> Int? {
    var folder = try OutputFolder(turn)
    guard turn.unfinished.isEmpty, last.isManifest(in: folder),
      groups.joined().allSatisfy(last.manifest.contains)
    else { return nil }
    try folder.write(files)
    folder.finish()
    return folder.writtenCount
  }

  /// Writes all that changed, and removes outputs of an earlier run that this one would own and no longer makes:
  /// the entries for which `isOwned` is true.
  ///
  /// - Parameters:
  ///   - loaded: The sheet that the outputs are made of; nothing that it imports is removed.
  ///   - last: The last outputs that this process wrote there.
  ///   - count: The number of these files that it has written by `writeListed` since.
  ///   - replacesForeign: Whether files that stylec did not write may be replaced.
  func write(
    _ loaded: CheckedSheet, in turn: OutputTurn, after last: Written? = nil, count: Int = 0,
    replacesForeign: Bool, isOwned: (Manifest.Entry) -> Bool
  ) throws(Failure) -> Written {
    var folder = try OutputFolder(turn)
    // Groups that nothing has changed share their storage, so that this is a quick look.
    let own = last.flatMap { $0.own.groups == groups ? $0.own : nil } ?? OwnManifest(groups)
    folder.countUnchanged(own.manifest.entries.count - files.count)
    folder.countWritten(count)
    if turn.unfinished.isEmpty, folder.holds(own.manifest.fileName, own.bytes) {
      try folder.write(files)
      folder.finish()
      return Written(folder, own.manifest, own)
    }
    let earlier = Manifest(Manifest(in: turn.path).entries + turn.unfinished)
    let leftOver = stale(earlier, isOwned).map(\.path)
    try loaded.refuseRemovingImported(leftOver.filter(folder.hasAnything), in: turn.path)
    let known = Set(earlier.entries.map(\.path))
    if !replacesForeign, !turn.isNew { try refuseForeign(known, own.manifest.fileName, in: folder) }
    let added = own.manifest.entries.filter { !known.contains($0.path) }
    if !added.isEmpty { try turn.record(added) }
    try folder.write(files)
    for path in leftOver { try folder.remove(path) }
    let kept = earlier.entries.filter { !isOwned($0) && folder.contains($0.path) }
    let manifest = kept.isEmpty ? own.manifest : Manifest(kept + own.manifest.entries)
    let summary = folder.summary
    try folder.write([(manifest.fileName, OutputContents(kept.isEmpty ? own.bytes : manifest.bytes))])
    // What the folder held of another kind before has another name.
    for name in [Manifest.fileName, Manifest.nameBesideSwift] where name != manifest.fileName {
      if !Manifest.isForeign(name, in: folder.path) { try? FileSystem.remove(folder.path + "/" + name) }
    }
    folder.finish()
    turn.finish()
    return Written(folder, manifest, own, summary)
  }

  /// Throws if a file would be replaced that no run is known to have written.
  private func refuseForeign(
    _ known: Set<String>, _ manifestName: String, in folder: OutputFolder
  ) throws(Failure) {
    var foreign = files.filter { name, contents in
      !known.contains(name) && folder.hasAnything(at: name) && !folder.holds(name, contents)
        && !folder.isGenerated(name)
    }.map(\.name)
    if Manifest.isForeign(manifestName, in: folder.path) { foreign.append(manifestName) }
    guard let first = foreign.first else { return }
    let (others, pronoun) =
      foreign.count == 1 ? ("", "it") : (" and \(counted(foreign.count - 1, "other file")) there", "them")
    throw Failure(
      "stylec did not write \(folder.path)/\(first)\(others), and leaves \(pronoun) alone; "
        + "name another folder, or replace \(pronoun) with --force")
  }

  /// A file in a folder that is not as it should be.
  struct Difference: Comparable {
    let path: String
    /// The words behind the path: `is stale`.
    let problem: String

    var line: String { "\(path) \(problem)" }

    static func < (left: Difference, right: Difference) -> Bool { left.line < right.line }
  }

  /// The differences of a folder from these outputs: files that are missing, differ or are left over.
  func differences(
    _ loaded: CheckedSheet, in path: String, isOwned: (Manifest.Entry) -> Bool
  ) throws(Failure) -> [Difference] {
    var found: [Difference] = []
    for (name, contents) in files {
      let whole = path + "/" + name
      do {
        if try readFile(whole, limit: contents.count + 1) != contents.bytes() {
          found.append(Difference(path: whole, problem: "is stale"))
        }
      } catch  where error == .isMissing {
        found.append(Difference(path: whole, problem: "is missing"))
      } catch {
        found.append(Difference(path: whole, problem: "can't be read: \(error)"))
      }
    }
    let earlier = Manifest(Manifest(in: path).entries + OutputTurn.unfinished(in: path))
    let leftOver = stale(earlier, isOwned).map(\.path).filter {
      (try? FileSystem.status(path + "/" + $0)) != nil
    }
    try loaded.refuseRemovingImported(leftOver, in: path)
    found += leftOver.map { Difference(path: path + "/" + $0, problem: "is left over") }
    return found.sorted()
  }

  private func stale(_ earlier: Manifest, _ isOwned: (Manifest.Entry) -> Bool) -> [Manifest.Entry] {
    let paths = Set(groups.joined().map(\.path))
    return earlier.entries.filter { entry in
      // A manifest that somebody tampered with can't make a run remove other files than such as it writes.
      isOwned(entry) && !paths.contains(entry.path) && entry.path.hasSuffix("." + entry.kind.rawValue)
        && (!entry.kind.isDocument || documentPlaces.contains { isPath(entry.path, inOrAt: $0) })
    }
  }
}

/// The paths of documents in an output folder.
private let documentPlaces = OutputTarget.ofDocuments.compactMap(\.place)

/// The manifest of one run.
private struct OwnManifest {
  let groups: [[Manifest.Entry]]
  let manifest: Manifest
  let bytes: [UInt8]

  init(_ groups: [[Manifest.Entry]]) {
    self.groups = groups
    manifest = Manifest(Array(groups.joined()))
    bytes = manifest.bytes
  }
}

extension OutputFolder {
  /// Whether a file begins like all Swift that stylec writes.
  fileprivate func isGenerated(_ name: String) -> Bool {
    let start = "// Generated by stylec"
    let bytes = try? readFile(path + "/" + name, limit: start.utf8.count)
    return bytes.map { $0.elementsEqual(start.utf8) } ?? false
  }

  /// Whether a file has exactly these contents.
  fileprivate func holds(_ name: String, _ contents: OutputContents) -> Bool {
    (try? contents.bytes()).map { holds(name, $0) } ?? false
  }

  /// The summary of the writing: `out: 3 files written, 2 unchanged, 1 removed`.
  fileprivate var summary: String {
    "\(path): \(counted(writtenCount, "file")) written, \(unchangedCount) unchanged"
      + (removedCount > 0 ? ", \(removedCount) removed" : "")
  }
}
