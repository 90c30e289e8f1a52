import StyleModel
import StyleSource

/// Whether a file may hold fonts, by its name.
package func isFontFile(_ path: String) -> Bool {
  let name = splitPath(path).name.lowercased()
  return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) && name.count > $0.count }
}

extension StyleFiles {
  /// Finds the font files of all settings: those of one file are available to all, as the fonts of an app are.
  mutating func readFonts(_ reader: inout InputReader<some FileReader>) {
    fonts = AppFonts()
    var folders: [String] = []
    for file in sources.files {
      for folder in settings[file.id]?.fonts ?? [] where !folders.contains(folder) { folders.append(folder) }
    }
    guard !folders.isEmpty else { return }
    var fingerprint = Fingerprint()
    for folder in folders {
      guard let found = reader.resourceFiles(in: folder, named: isFontFile) else { continue }
      for (path, contents) in zip(found.files, reader.read(found.files)) where !fonts.paths.contains(path) {
        fonts.paths.append(path)
        fingerprint.add(path)
        // One that is larger than a style file may be is known by its path alone.
        guard case .success(let bytes) = contents else { continue }
        let ofFile = Fingerprint(bytes)
        fingerprint.add(ofFile)
        resourceFiles[reportedPath(path, in: workingFolder)] = ofFile
      }
    }
    if !fonts.paths.isEmpty { fonts.fingerprint = fingerprint }
  }
}
