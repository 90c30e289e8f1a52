/// Files relative to another working folder.
package struct RootedFiles: FileReader {
  private let base: any FileReader
  package let workingFolder: String

  /// Makes files relative to `folder`, which is an absolute path.
  package init(_ base: any FileReader, at folder: String) {
    self.base = base
    workingFolder = folder
  }

  package func exists(_ path: String) -> Bool { base.exists(absolute(path)) }
  package func read(_ path: String) throws(FileError) -> [UInt8] { try base.read(absolute(path)) }

  package func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    try base.read(absolute(path), after: known)
  }

  package func realPath(_ path: String) -> String { base.realPath(absolute(path)) }

  package func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    try base.styleFiles(at: absolute(path))
  }

  package func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try base.styleFiles(at: absolute(path), matching: pattern, within: roots)
  }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    try base.tokenFiles(in: absolute(folder), within: roots)
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    try base.resourceFiles(in: absolute(folder), named: isWanted, within: roots)
  }

  package func readOwn(_ path: String) throws(FileError) -> [UInt8] { try base.readOwn(absolute(path)) }

  private func absolute(_ path: String) -> String { absolutePath(path, in: workingFolder) }
}
