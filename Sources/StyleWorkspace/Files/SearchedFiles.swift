import StyleSource

extension InputReader {
  /// Whether the paths of a run lead to all sources in the settings of the working folder, so that each use of a name is seen.
  ///
  /// It is nil where none of these sources exists, as in a folder outside of the project.
  mutating func coversSources(_ paths: [String]) -> Bool? {
    let folder = files.workingFolder
    guard let settings = try? settings.ofWorkingFolder() else { return nil }
    let sources = (settings.sources ?? Settings.defaultSources)
      .map { source in
        files.exists(absolutePath(source, in: folder)) ? source : Glob.split(source)?.folder ?? source
      }
      .map { absolutePath($0, in: folder) }.filter { files.exists($0) }
    if sources.isEmpty { return nil }
    let named = paths.map { absolutePath($0, in: folder) }
    return sources.allSatisfy { source in
      named.contains { $0 == source || pathBelow($0, of: source) != nil }
    }
  }

  /// The style files beside a missing import, and beside the file that imports it.
  mutating func neighbours(of path: String, importedBy importer: String) -> [String] {
    var found: [String] = []
    let own = splitPath(importer).folder
    for folder in Set([splitPath(path).folder, own]) where refusal(of: folder, namedIn: own) == nil {
      // Not those in the folders below.
      found += (try? find(Glob("*.y*ml"), in: folder))?.files ?? []
    }
    return found.sorted { $0.precedesByBytes($1) }
  }
}
