import StyleEmit
import StyleSource
import StyleWorkspace

/// What a command made, on its way to a folder.
struct Outputs {
  /// What is listed, some that belong together at a time.
  private var groups: [[Manifest.Entry]] = []
  /// What is to be written; the rest lies in the folder as it is.
  private var files: [OutputFolder.File] = []

  /// All that is listed so far.
  var entries: [Manifest.Entry] { groups.flatMap(\.self) }

  mutating func add(_ entry: Manifest.Entry, _ bytes: [UInt8]) {
    add([entry], writing: [(entry.path, bytes)])
  }

  /// Adds outputs, of which some lie in the folder already.
  mutating func add(_ entries: [Manifest.Entry], writing files: [OutputFolder.File]) {
    groups.append(entries)
    self.files += files
  }

  /// What was written, and what a process that stays keeps of it for the next time.
  struct Written {
    /// For people.
    let summary: String
    /// All that the folder holds.
    let manifest: Manifest
    fileprivate let own: OwnManifest
    /// Of the manifest in the folder, as long as that is known to hold just this list.
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

  /// Writes what changed where the folder lists all of it already, just so; returns how many files, and nil where it does not.
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

  /// Writes all that changed, and removes what an earlier run listed, this one would have made and no longer does:
  /// the entries for which `isOwned` holds.
  ///
  /// - Parameters:
  ///   - loaded: What it was made of; nothing that this imports is removed.
  ///   - last: What this process wrote there last.
  ///   - count: How many of the files it has written by `writeListed` since.
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
    try folder.write([(manifest.fileName, kept.isEmpty ? own.bytes : manifest.bytes)])
    // What the folder held of another kind before has another name.
    for name in [Manifest.fileName, Manifest.nameBesideSwift] where name != manifest.fileName {
      if !Manifest.isForeign(name, in: folder.path) { try? FileSystem.remove(folder.path + "/" + name) }
    }
    folder.finish()
    turn.finish()
    return Written(folder, manifest, own, summary)
  }

  /// Fails where a file would be replaced that no run is known to have written.
  private func refuseForeign(
    _ known: Set<String>, _ manifestName: String, in folder: OutputFolder
  ) throws(Failure) {
    var foreign = files.filter { name, bytes in
      !known.contains(name) && folder.hasAnything(at: name) && !folder.holds(name, bytes)
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
    /// Behind the path: `is stale`.
    let problem: String

    var line: String { "\(path) \(problem)" }

    static func < (left: Difference, right: Difference) -> Bool { left.line < right.line }
  }

  /// What is wrong with a folder that should hold just this: what is missing, differs or is left over.
  func differences(
    _ loaded: CheckedSheet, in path: String, isOwned: (Manifest.Entry) -> Bool
  ) throws(Failure) -> [Difference] {
    var found: [Difference] = []
    for (name, bytes) in files {
      let whole = path + "/" + name
      do {
        if try readFile(whole, limit: bytes.count + 1) != bytes {
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

/// The files and folders of documents in an output folder.
private let documentPlaces = OutputTarget.ofDocuments.compactMap(\.place)

/// The list of what one run makes.
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
  /// Whether a file begins as all Swift that stylec writes.
  fileprivate func isGenerated(_ name: String) -> Bool {
    let start = "// Generated by stylec"
    let bytes = try? readFile(path + "/" + name, limit: start.utf8.count)
    return bytes.map { $0.elementsEqual(start.utf8) } ?? false
  }

  /// `out: 3 files written, 2 unchanged, 1 removed`
  fileprivate var summary: String {
    "\(path): \(counted(writtenCount, "file")) written, \(unchangedCount) unchanged"
      + (removedCount > 0 ? ", \(removedCount) removed" : "")
  }
}
