/// What a command made, on its way to a folder.
struct Outputs {
  /// Without bytes, what lies in the folder already is right.
  private var files: [(entry: Manifest.Entry, bytes: [UInt8]?)] = []
  private var paths: Set<String> = []

  /// Adds an output; without bytes, it lies in the folder already.
  mutating func add(_ entry: Manifest.Entry, _ bytes: [UInt8]?) {
    files.append((entry, bytes))
    paths.insert(entry.path)
  }

  /// Writes all that changed, and removes what an earlier run listed, this one would have made and no longer does:
  /// the entries for which `isOwned` holds.
  ///
  /// - Parameter cache: What is to lie beside the manifest, unless it does already.
  /// - Returns: What happened, for people.
  func write(
    to path: String, isOwned: (Manifest.Entry) -> Bool, cache: (Manifest) -> OutputFolder.File? = { _ in nil }
  ) throws(Failure) -> String {
    var folder = try OutputFolder(making: path)
    let changed = files.compactMap { file in file.bytes.map { (file.entry.path, $0) } }
    try folder.write(changed)
    folder.countUnchanged(files.count - changed.count)
    var manifest = Manifest(files.map(\.entry))
    let isListed = folder.holds(Manifest.fileName, manifest.bytes)
    if !isListed {
      let earlier = Manifest(in: path)
      for entry in stale(earlier, isOwned) { try folder.remove(entry.path) }
      let kept = earlier.entries.filter { !isOwned($0) && folder.contains($0.path) }
      manifest = Manifest(kept + files.map(\.entry))
    }
    let happened = folder.summary
    if !isListed { try folder.write([(Manifest.fileName, manifest.bytes)]) }
    if let cache = cache(manifest) { try folder.write([cache], outlastsPowerCut: false) }
    folder.finish()
    return "\(path): \(happened)"
  }

  /// What is wrong with a folder that should hold just this, a line each: what is missing, differs or is left over.
  func differences(in path: String, isOwned: (Manifest.Entry) -> Bool) -> [String] {
    var lines: [String] = []
    for (entry, bytes) in files {
      guard let bytes else { continue }
      let whole = path + "/" + entry.path
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
    earlier.entries.filter { entry in
      // A manifest that somebody tampered with can't make a run remove other files than such as it writes.
      isOwned(entry) && !paths.contains(entry.path) && entry.path.hasSuffix("." + entry.kind.rawValue)
    }
  }
}

extension OutputFolder {
  /// `3 files written, 2 unchanged, 1 removed`
  fileprivate var summary: String {
    "\(counted(writtenCount, "file")) written, \(unchangedCount) unchanged"
      + (removedCount > 0 ? ", \(removedCount) removed" : "")
  }
}
