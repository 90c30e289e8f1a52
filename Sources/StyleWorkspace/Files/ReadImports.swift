import StyleCompiler
import StyleSource
import StyleTokenFiles

/// Reads the imports of style files.
extension StyleFiles {
  /// Reads the imports of files that were read since the last call.
  mutating func readImports(_ reader: inout InputReader<some FileReader>) {
    while parsed.count < sources.files.count {
      var new = reader.parse(Array(sources.files[parsed.count...]))
      // What can't be read counts as an empty file, which is no further problem of it.
      let unread = Set(problems.map(\.span.file))
      for index in new.indices where unread.contains(new[index].tree.source.id) {
        new[index].forgetFindings()
      }
      parsed += new
      for file in new {
        for path in file.imports.map(\.path) + file.sourcePaths {
          readImport(path, of: file.tree.source.path, &reader)
        }
      }
    }
  }

  /// Reads the overlays of other Swift modules for style files of theirs that are imported: the code of these modules has their values,
  /// so the code that uses its tokens must have them too.
  mutating func readOverlaysOfModules(
    _ reader: inout InputReader<some FileReader>
  ) throws(SettingsError) {
    let folders = Set(settings.values.flatMap(\.generated.modules).map(\.path))
    for folder in folders.sorted(by: { $0.precedesByBytes($1) }) {
      let isUsed = sources.files.contains { isPath(absolutePath($0.path, in: workingFolder), inOrAt: folder) }
      guard isUsed, let found = try? reader.find(folder) else { continue }
      var unread: [String] = []
      for file in found.files where !known.contains(reportedPath(file, in: workingFolder)) {
        let isExcluded = try reader.settings.settings(for: file).excludes(
          absolutePath(file, in: workingFolder))
        if !isExcluded { unread.append(file) }
      }
      for (file, contents) in zip(unread, reader.read(unread)) {
        let path = reportedPath(file, in: workingFolder)
        guard case .success(let bytes) = contents, StyleFiles.mayBeShown(bytes, path: path) else { continue }
        let parsed = ParsedFile(
          SourceFile(id: FileID(0), path: path, bytes: bytes), in: workingFolder)
        let isOfFilesHere = parsed.imports.contains { entry in
          sources.files.contains { $0.path == entry.path }
        }
        if parsed.isOverlay, isOfFilesHere, known.insert(path).inserted {
          _ = sources.add(path: path, bytes: bytes)
        }
      }
    }
  }

  /// Reads what a file imports, unless it leads out of the project.
  private mutating func readImport(
    _ path: String, of file: String, _ reader: inout InputReader<some FileReader>
  ) {
    // The working folder is no file.
    guard !path.isEmpty, !known.contains(path) else { return }
    // A link that is named belongs to the project that it leads to as well.
    func realFolder() -> String {
      splitPath(reader.files.realPath(absolutePath(file, in: workingFolder))).folder
    }
    if let refusal = reader.refusal(of: path, namedIn: splitPath(file).folder),
      reader.refusal(of: path, namedIn: realFolder()) != nil
    {
      // Another file may import it nevertheless.
      unreadableImports[path] = UnreadableImport(refusal.description)
      return
    }
    known.insert(path)
    unreadableImports[path] = nil
    let real = reader.files.realPath(absolutePath(path, in: workingFolder))
    if realNames == nil {
      realNames = Dictionary(
        sources.files.filter { $0.path != standardInputPath }.map {
          (reader.files.realPath(absolutePath($0.path, in: workingFolder)), $0.path)
        }, uniquingKeysWith: { first, _ in first })
    }
    if let name = realNames?[real] {
      otherNames[path] = name
      return
    }
    realNames?[real] = path
    let isFile = isStyleFile(path) || isTokenFile(path)
    let found = isFile ? FoundStyleFiles() : reader.tokenFiles(in: path)
    for link in found.strayLinks.map({ reportedPath($0, in: workingFolder) })
    where !strayLinks.contains(link) {
      strayLinks.append(link)
    }
    let included = found.files.filter { file in
      !((try? reader.settings.settings(for: file).excludes(absolutePath(file, in: workingFolder))) ?? false)
    }
    let tokenFiles = included.map { reportedPath($0, in: workingFolder) }
    if !tokenFiles.isEmpty {
      // What a folder holds besides, such as a manifest of a package, is left alone.
      var haveTokens = false
      for (file, contents) in zip(tokenFiles, reader.read(tokenFiles)) {
        if TokenFile.isOfPackage(file) { continue }
        // Of an asset catalog, only colors are read.
        if TokenFile.isInCatalog(file), !TokenFile.isOfColors(file) { continue }
        let isAboutSets = TokenFile.isAboutSets(file)
        var contents = contents
        if case .success(let bytes) = contents, !StyleFiles.mayBeShown(bytes, ofTokensAt: file) {
          let isMeant = isAboutSets || TokenFile.isInCatalog(file) || TokenFile.isMeant(by: file)
          guard isMeant else { continue }
          // A name alone doesn't show that what stands in the file is no secret.
          if bytes.hasContents { contents = .failure(.withoutTokens(bytes)) }
        }
        haveTokens = haveTokens || !isAboutSets
        if known.insert(file).inserted { add(file, contents) }
      }
      if !haveTokens {
        let isCatalog = path.hasSuffix(".xcassets") || TokenFile.isInCatalog(path + "/")
        unreadableImports[path] = UnreadableImport(
          (isCatalog ? FileError.isCatalogWithoutColors : .isNoTokenFile).description)
      }
      return
    }
    for contents in reader.read([path]) {
      switch contents {
      case .success(let bytes):
        if StyleFiles.mayBeShown(bytes, path: path) {
          _ = sources.add(path: path, bytes: bytes)
        } else {
          let error = isTokenFile(path) ? FileError.withoutTokens(bytes) : .isNoStyleFile
          unreadableImports[path] = UnreadableImport(error.description)
        }
      case .failure(let error):
        unreadableImports[path] = UnreadableImport(
          error == FileError(SystemError.isFolder)
            ? FileError.isFolderWithoutTokens.description : error.description,
          neighbours: error.isMissing
            ? reader.neighbours(of: path, importedBy: file).map { reportedPath($0, in: workingFolder) } : [])
      }
    }
  }
}
