import StyleSource

/// A pattern of `excludes` that matches nothing, though it would if one of its folders had the name of one that exists.
package struct UnmatchedExclude: Hashable, Sendable {
  package let pattern: String
  /// The pattern that was probably meant.
  package let meant: String
}

extension StyleFiles {
  /// Finds the misspelled patterns in the settings of the files that were named. A pattern may also be for files that come later, so only
  /// one that is nearly the name of a file or folder counts as misspelled.
  func findUnmatchedExcludes(_ files: some FileReader) -> [UnmatchedExclude] {
    let patterns = Set(settings.values.flatMap(\.excludes))
    let paths = sources.files.prefix(namedCount).map { absolutePath($0.path, in: files.workingFolder) }
    return patterns.compactMap { pattern in
      let parts = pathParts(pattern.glob.text).map(String.init)
      var folder = pattern.folder
      for (place, name) in parts.enumerated() {
        if name == "." { continue }
        if name == ".." || name.contains("*") || name.contains("?") { return nil }
        let path = absolutePath(name, in: folder)
        if files.exists(path) {
          folder = path
          continue
        }
        let names = Set(
          paths.compactMap { pathBelow(folder, of: $0)?.split(separator: "/").first.map(String.init) })
        guard let near = KnownNames(names.sorted()).nearest(to: name) else { return nil }
        let meant = parts[..<place] + [near] + parts[(place + 1)...]
        return UnmatchedExclude(pattern: pattern.glob.text, meant: meant.joined(separator: "/"))
      }
      return nil
    }.sorted { $0.pattern.precedesByBytes($1.pattern) }
  }
}
