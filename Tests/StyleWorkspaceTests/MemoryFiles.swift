import StyleWorkspace

/// Files that are held in memory, below the folder `/w`.
final class MemoryFiles: FileReader, @unchecked Sendable {
  /// By absolute path. A test changes them while nothing reads.
  var texts: [String: String]
  let workingFolder = "/w"

  init(_ texts: [String: String]) {
    self.texts = Dictionary(uniqueKeysWithValues: texts.map { ("/w/" + $0, $1) })
  }

  func exists(_ path: String) -> Bool { texts[absolute(path)] != nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let text = texts[absolute(path)] else {
      throw FileError("there is no such file", isMissing: true)
    }
    return Array(text.utf8)
  }

  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    let path = absolute(path)
    if texts[path] != nil { return FoundStyleFiles(files: [path]) }
    return FoundStyleFiles(
      files: texts.keys.filter { $0.hasPrefix(path + "/") && isStyleFile($0) && !$0.contains("/.") })
  }

  private func absolute(_ path: String) -> String { absolutePath(path, in: workingFolder) }
}
