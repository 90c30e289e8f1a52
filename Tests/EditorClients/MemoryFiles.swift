import StyleWorkspace

/// Files that are held in memory, below the folder `/w`.
package final class MemoryFiles: FileReader, @unchecked Sendable {
  /// By absolute path. A test changes them while nothing reads.
  package var texts: [String: String]
  package let workingFolder = "/w"

  package init(_ texts: [String: String]) {
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { ("/w/" + $0, $1) })
  }

  package func exists(_ path: String) -> Bool {
    texts[path] != nil || texts.keys.contains { $0.hasPrefix(path + "/") }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let text = texts[absolutePath(path, in: workingFolder)] else {
      throw FileError("there is no such file", isMissing: true)
    }
    return Array(text.utf8)
  }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    files(in: folder, where: isTokenFile)
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    files(in: folder, where: isWanted)
  }

  private func files(in folder: String, where isWanted: (String) -> Bool) -> FoundStyleFiles {
    let folder = absolutePath(folder, in: workingFolder)
    let found = texts.keys.filter {
      $0.hasPrefix(folder + "/") && isWanted($0) && !$0.dropFirst(folder.utf8.count).contains("/.")
    }
    var result = FoundStyleFiles(files: found.sorted())
    result.folders = [folder]
    return result
  }

  package func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    let path = absolutePath(path, in: workingFolder)
    if texts[path] != nil { return FoundStyleFiles(files: [path]) }
    let found = texts.keys.filter { $0.hasPrefix(path + "/") && isStyleFile($0) && !$0.contains("/.") }
    guard !found.isEmpty else { throw FileError("there is no such file or folder", isMissing: true) }
    return FoundStyleFiles(files: found.sorted())
  }
}
