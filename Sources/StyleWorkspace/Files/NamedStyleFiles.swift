import StyleCompiler
import StyleSource

/// Reads the paths and patterns that a run or its settings name.
extension StyleFiles {
  /// Reads the files at a path that was named, without those that were named before.
  mutating func readNamed(
    _ path: String, _ standardInput: StandardInput?, _ naming: Naming,
    _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) -> [FoundFile] {
    let folder = reader.files.workingFolder
    if path == "-", let standardInput {
      let name = resolvePath(standardInput.name, from: "")
      if naming == .sources, try !isIncluded(standardInput.name, &reader) { return [] }
      standardInputPath = name
      return known.insert(name).inserted ? [FoundFile(path: name, contents: standardInput.read())] : []
    }
    let found: FoundStyleFiles
    do {
      found = try reader.find(path)
    } catch {
      let path = reportedPath(path, in: folder)
      return known.insert(path).inserted ? [FoundFile(path: path, contents: .failure(error))] : []
    }
    // What is named itself is meant, whatever the settings say.
    var isMeant = false
    if naming == .files {
      isMeant = try reader.settings.settings(for: path).excludes(absolutePath(path, in: folder))
    }
    // A reader may give paths from elsewhere.
    let isFile = found.files.map { absolutePath($0, in: folder) } == [absolutePath(path, in: folder)]
    return try read(found, isMeant: isMeant, areOfFolder: !isFile, naming, &reader)
  }

  /// Reads the files that match a pattern of the sources.
  mutating func readMatching(
    _ pattern: Glob, in folder: String, _ naming: Naming, _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) -> [FoundFile] {
    guard let found = try? reader.find(pattern, in: folder) else { return [] }
    return try read(found, isMeant: false, areOfFolder: true, naming, &reader)
  }

  /// Reads the files that a search has found, without those that were found before.
  mutating func read(
    _ found: FoundStyleFiles, isMeant: Bool, areOfFolder: Bool, _ naming: Naming,
    _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) -> [FoundFile] {
    let folder = reader.files.workingFolder
    for link in found.strayLinks {
      if !isMeant, try reader.settings.settings(for: link).excludes(absolutePath(link, in: folder)) {
        continue
      }
      let path = reportedPath(link, in: folder)
      if !strayLinks.contains(path) { strayLinks.append(path) }
    }
    var included: [String] = []
    for file in found.files {
      if !isMeant, try reader.settings.settings(for: file).excludes(absolutePath(file, in: folder)) {
        continue
      }
      if naming == .sources, try !isIncluded(file, &reader) { continue }
      included.append(file)
    }
    var new: [FoundFile] = []
    for (path, error) in found.problems {
      if !isMeant, try reader.settings.settings(for: path).excludes(absolutePath(path, in: folder)) {
        continue
      }
      let path = reportedPath(path, in: folder)
      if known.insert(path).inserted { new.append(FoundFile(path: path, contents: .failure(error))) }
    }
    var readable: [String] = []
    for file in included {
      let path = reportedPath(file, in: folder)
      let (isNew, other) = known.insert(path)
      if isNew {
        readable.append(file)
      } else if !other.utf8.elementsEqual(path.utf8), known.insert(escapedPath(path)).inserted {
        new.append(
          FoundFile(path: escapedPath(path), contents: .failure(FileError(SystemError.isNamedLikeAnother))))
      }
    }
    return new
      + zip(readable, reader.read(readable)).map {
        FoundFile(path: reportedPath($0, in: folder), contents: $1, isOfFolder: areOfFolder)
      }
  }

  /// Whether a file is among the sources of its settings, and these don't exclude it.
  func isIncluded(
    _ path: String, _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) -> Bool {
    let folder = reader.files.workingFolder
    let settings = try reader.settings.settingsWithSources(for: path)
    let path = absolutePath(path, in: folder)
    return !settings.excludes(path) && settings.isAmongSources(path, workingFolder: folder)
  }

}
