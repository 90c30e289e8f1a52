import StyleCompiler
import StyleModel
import StyleSource

extension StyleFiles {
  /// Reads the style files that import files of design tokens which were named without them. Without them, it isn't known which other
  /// files a reference may lead to.
  mutating func readImporters(_ reader: inout InputReader<some FileReader>) throws(SettingsError) {
    let lone = parsed.prefix(namedCount).filter { file in
      file.tokenFile != nil && !parsed.contains { $0.leads(to: file.tree.source.path) }
    }.map(\.tree.source.path)
    guard let first = lone.first else { return }
    let settings = try reader.settings.settingsWithSources(for: first)
    let folder = settings.sourcesFolder ?? workingFolder
    var found: [String] = []
    for source in settings.sources ?? Settings.defaultSources {
      guard reader.refusal(of: Glob.split(source)?.folder ?? source, namedIn: folder) == nil else { continue }
      let isThere = reader.files.exists(absolutePath(source, in: workingFolder))
      if !isThere, let (start, pattern) = Glob.split(source) {
        found += (try? reader.find(pattern, in: start))?.files ?? []
      } else {
        found += (try? reader.find(source))?.files ?? []
      }
    }
    var unread: [String] = []
    for file in found where isStyleFile(file) && !known.contains(reportedPath(file, in: workingFolder)) {
      let isExcluded = try reader.settings.settings(for: file).excludes(absolutePath(file, in: workingFolder))
      if !isExcluded { unread.append(file) }
    }
    for (file, contents) in zip(unread, reader.read(unread)) {
      let path = reportedPath(file, in: workingFolder)
      guard case .success(let bytes) = contents, StyleFiles.mayBeShown(bytes, path: path) else { continue }
      let parsed = ParsedFile(SourceFile(id: FileID(0), path: path, bytes: bytes), in: workingFolder)
      if lone.contains(where: parsed.leads(to:)), known.insert(path).inserted {
        _ = sources.add(path: path, bytes: bytes)
      }
    }
  }
}

extension ParsedFile {
  /// Whether the file imports a file of design tokens, by its path or with its folder, or is a resolver document with it as a source.
  fileprivate func leads(to path: String) -> Bool {
    sourcePaths.contains(path) || imports.contains { isPath(path, inOrAt: $0.path) }
  }
}
