/// What a command made, on its way to a folder.
struct Outputs {
  /// What is listed, some that belong together at a time.
  private var groups: [[Manifest.Entry]] = []
  /// What is to be written; the rest lies in the folder as it is.
  private var files: [OutputFolder.File] = []

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
  }

  /// Writes all that changed, and removes what an earlier run listed, this one would have made and no longer does:
  /// the entries for which `isOwned` holds.
  ///
  /// - Parameter last: What this process wrote there last.
  func write(
    to path: String, after last: Written? = nil, isOwned: (Manifest.Entry) -> Bool
  ) throws(Failure) -> Written {
    var folder = try OutputFolder(making: path)
    try folder.write(files)
    folder.countUnchanged(groups.reduce(0) { $0 + $1.count } - files.count)
    // Groups that nothing has changed share their storage, so that this is a quick look.
    let own = last.flatMap { $0.own.groups == groups ? $0.own : nil } ?? OwnManifest(groups)
    if folder.holds(Manifest.fileName, own.bytes) {
      folder.finish()
      return Written(summary: "\(path): \(folder.summary)", manifest: own.manifest, own: own)
    }
    let earlier = Manifest(in: path)
    for entry in stale(earlier, isOwned) { try folder.remove(entry.path) }
    let summary = "\(path): \(folder.summary)"
    let kept = earlier.entries.filter { !isOwned($0) && folder.contains($0.path) }
    let manifest = kept.isEmpty ? own.manifest : Manifest(kept + own.manifest.entries)
    try folder.write([(Manifest.fileName, kept.isEmpty ? own.bytes : manifest.bytes)])
    folder.finish()
    return Written(summary: summary, manifest: manifest, own: own)
  }

  /// What is wrong with a folder that should hold just this, a line each: what is missing, differs or is left over.
  func differences(in path: String, isOwned: (Manifest.Entry) -> Bool) -> [String] {
    var lines: [String] = []
    for (name, bytes) in files {
      let whole = path + "/" + name
      do {
        if try readFile(whole, limit: bytes.count + 1) != bytes { lines.append("\(whole) is stale") }
      } catch  where error == .isMissing {
        lines.append("\(whole) is missing")
      } catch {
        lines.append("\(whole) can't be read: \(error)")
      }
    }
    let earlier = Manifest(in: path)
    for entry in stale(earlier, isOwned) where (try? FileSystem.status(path + "/" + entry.path)) != nil {
      lines.append("\(path)/\(entry.path) is left over")
    }
    return lines.sorted()
  }

  private func stale(_ earlier: Manifest, _ isOwned: (Manifest.Entry) -> Bool) -> [Manifest.Entry] {
    let paths = Set(groups.joined().map(\.path))
    return earlier.entries.filter { entry in
      // A manifest that somebody tampered with can't make a run remove other files than such as it writes.
      isOwned(entry) && !paths.contains(entry.path) && entry.path.hasSuffix("." + entry.kind.rawValue)
    }
  }
}

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
  /// `3 files written, 2 unchanged, 1 removed`
  fileprivate var summary: String {
    "\(counted(writtenCount, "file")) written, \(unchangedCount) unchanged"
      + (removedCount > 0 ? ", \(removedCount) removed" : "")
  }
}
