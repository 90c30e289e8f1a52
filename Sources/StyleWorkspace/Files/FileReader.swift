import StyleTokenFiles

/// The file system of a workspace. The command's implementation reads from disk; tests can hold files in memory.
package protocol FileReader: Sendable {
  /// The folder that relative paths start in: an absolute path without `.` and `..`.
  var workingFolder: String { get }

  /// Whether something exists at an absolute path.
  func exists(_ path: String) -> Bool

  /// The bytes of the file at a path.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The contents of the file at a path; `known` are those of an earlier reading, which are returned if nothing has changed since.
  func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents

  /// A path without links, so that two paths to one file are equal; the same path where there are none, or no file.
  func realPath(_ path: String) -> String

  /// The style files at a path: the file itself, or all in a folder and in the folders below, in their order.
  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles

  /// The style files that match a pattern, which starts in the folder, without those that links lead to outside of some folders; these are
  /// paths without links.
  func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles

  /// The files in a folder and in the folders below that may hold design tokens, by their names, in their order.
  func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles

  /// The files of an app in a folder and in the folders below, such as images, by their names, in their order.
  func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles

  /// The bytes of a file that stylec has written, such as a baseline, which may be larger than a style file.
  func readOwn(_ path: String) throws(FileError) -> [UInt8]
}

extension FileReader {
  package func read(_ path: String, after known: FileContents?) throws(FileError) -> FileContents {
    FileContents(try read(path), after: known)
  }

  package func realPath(_ path: String) -> String { path }

  package func readOwn(_ path: String) throws(FileError) -> [UInt8] { try read(path) }

  package func tokenFiles(in folder: String, within roots: [String]?) throws(FileError) -> FoundStyleFiles {
    FoundStyleFiles()
  }

  package func resourceFiles(
    in folder: String, named isWanted: @escaping (String) -> Bool, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    FoundStyleFiles()
  }

  package func styleFiles(
    at path: String, matching pattern: Glob?, within roots: [String]?
  ) throws(FileError) -> FoundStyleFiles {
    var found = try styleFiles(at: path)
    if let pattern { found.keep(pattern, below: absolutePath(path, in: workingFolder), in: workingFolder) }
    return found
  }
}

/// The contents of a file at some time.
package struct FileContents: Sendable {
  package let bytes: [UInt8]
  /// Numbers that differ if the file has changed; nil while the file could change unnoticed.
  package let version: [Int]?

  package init(_ bytes: [UInt8], after known: FileContents? = nil, version: [Int]? = nil) {
    // Arrays that share their storage are compared at once.
    self.bytes = known?.bytes == bytes ? known?.bytes ?? bytes : bytes
    self.version = version
  }
}

/// The style files at a path.
package struct FoundStyleFiles: Sendable {
  package var files: [String] = []
  /// The folders that were searched, as paths without links.
  package var folders: [String] = []
  /// The paths that could not be read, with the reasons.
  package var problems: [(path: String, error: FileError)] = []
  /// The links that were not followed because of where they lead.
  package var strayLinks: [String] = []

  package init(files: [String] = []) { self.files = files }

  /// Removes all paths that don't match a pattern, which starts in a folder.
  mutating func keep(_ pattern: Glob, below folder: String, in workingFolder: String) {
    func fits(_ path: String) -> Bool {
      pathBelow(folder, of: absolutePath(path, in: workingFolder)).map { pattern.matches(String($0)) }
        ?? false
    }
    files.removeAll { !fits($0) }
    problems.removeAll { !fits($0.path) }
    strayLinks.removeAll { !fits($0) }
  }
}

/// The reason why a file can't be read, such as “permission denied”.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The reason, as the operating system words it.
  public let description: String
  /// Whether there is nothing at the path.
  public let isMissing: Bool

  /// An error with a reason.
  public init(_ description: String, isMissing: Bool = false) {
    self.description = description
    self.isMissing = isMissing
  }
}

/// An observer of the work that is being done, so that a crash can name it.
package protocol WorkObserver: Sendable {
  /// Runs `body`, the work with a name such as “reading card.yaml”.
  func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result

  /// Called with files before they are checked and drawn.
  func willCheck(_ files: StyleFiles)
}

/// Whether a file may hold design tokens, by its name.
package func isTokenFile(_ name: String) -> Bool { TokenFile.isNamed(like: name) }

/// Whether a file in a folder counts as a style file, by its name.
package func isStyleFile(_ name: String) -> Bool {
  let end = name.suffix(5).lowercased()
  return end.hasSuffix(".yaml") || end.hasSuffix(".yml")
}
