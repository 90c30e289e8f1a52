import StyleReport
import StyleSource
import StyleWorkspace

/// Watching of files that other programs change. Some clients send events. For the others the owner of the server watches, and whatever the
/// answer to a request would change in a file that isn't open is compared with the file before it is sent.
extension LanguageServer {
  /// The files that were read or looked for and the folders that were searched, for a client that sends no events; nil for one that does.
  package var watchedPlaces: (files: Set<String>, folders: Set<String>)? {
    guard isRunning, !client.registersWatchers else { return nil }
    var places: (files: Set<String>, folders: Set<String>) = ([], [])
    for folder in folders where folder.isLoaded {
      // What makes a folder have style files.
      if folder.single == nil {
        places.files.formUnion([".stylec.yml", "Package.swift", "styles"].map { folder.absolute($0) })
      }
      guard let inputs = folder.workspace?.inputs else {
        places.folders.insert(folder.root)
        continue
      }
      places.files.formUnion(inputs.files.map(folder.absolute))
      places.folders.formUnion(inputs.folders.map(folder.absolute))
    }
    return places
  }

  /// A number that grows whenever `watchedPlaces` may have changed.
  package var watchedPlacesVersion: Int {
    folders.reduce(readingCount) { $0 + ($1.workspace?.readingCount ?? 0) }
  }

  /// Marks all folders to be read again before the next answer, or when no message waits.
  package func filesMayHaveChanged() {
    for index in folders.indices where folders[index].isLoaded { folders[index].isOutdated = true }
    hasUntoldChanges = true
  }

  /// The answer to a request. Changes of files that aren't open are sent only if the files on disk are those that the answer was made from.
  func answer(_ handler: Handler, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    for _ in 0..<3 {
      takenFromDisk = [:]
      let answer = try handler(self)(params)
      if takenFromDisk.allSatisfy({ path, bytes in (try? files.read(path)) == bytes }) { return answer }
      filesMayHaveChanged()
      takeChanges()
    }
    throw ResponseError(.contentModified, "files change on disk meanwhile")
  }
}
