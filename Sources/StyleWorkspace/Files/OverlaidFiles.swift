import StyleSource

/// Files, some of them with other contents than on disk, such as an editor's unsaved text.
package struct OverlaidFiles: FileReader {
  private let base: any FileReader
  /// The other contents, by absolute path.
  package var overlays: [String: [UInt8]] = [:]

  package init(_ base: any FileReader) { self.base = base }

  package var workingFolder: String { base.workingFolder }

  package func realPath(_ path: String) -> String { base.realPath(path) }

  package func exists(_ path: String) -> Bool { overlays[absolute(path)] != nil || base.exists(path) }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = overlays[absolute(path)] { return bytes }
    return try base.read(path)
  }

  package func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    if let bytes = overlays[absolute(path)] { return FileContents(bytes, after: known) }
    return try base.read(path, after: known)
  }

  package func readOwn(_ path: String) throws(FileError) -> [UInt8] {
    if let bytes = overlays[absolute(path)] { return bytes }
    return try base.readOwn(path)
  }

  package func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    var found = try styleFiles(at: path) { () throws(FileError) in
      try base.styleFiles(at: path, matching: pattern, within: roots)
    }
    if let pattern { found.keep(pattern, below: absolute(path), in: workingFolder) }
    return found
  }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    try base.tokenFiles(in: folder, within: roots)
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try base.resourceFiles(in: folder, named: isWanted, within: roots)
  }

  package func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    try styleFiles(at: path) { () throws(FileError) in try base.styleFiles(at: path) }
  }

  /// The style files that `search` finds on disk, and those that are only in `overlays`.
  private func styleFiles(
    at path: String, _ search: () throws(FileError) -> FoundStyleFiles
  ) throws(FileError) -> FoundStyleFiles {
    var found: FoundStyleFiles
    if overlays.isEmpty { return try search() }
    let folder = absolute(path)
    let below = overlays.keys.filter { path in
      guard let below = pathBelow(folder, of: path), isStyleFile(path) else { return false }
      return !pathParts(String(below)).contains { isHidden($0) }
    }
    do {
      found = try search()
    } catch {
      if overlays[folder] != nil { return FoundStyleFiles(files: [path]) }
      if below.isEmpty { throw error }
      found = FoundStyleFiles()
    }
    let known = Set(found.files.map(absolute))
    // Files that are new come behind the others; reports go by paths.
    for file in below.sorted(by: { $0.precedesByBytes($1) }) where !known.contains(file) {
      found.files.append(file)
    }
    return found
  }

  private func absolute(_ path: String) -> String { absolutePath(path, in: base.workingFolder) }
}
