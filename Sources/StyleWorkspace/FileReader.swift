/// What a workspace asks of a file system. The command's reads from the disk; a test's may hold files in memory.
package protocol FileReader: Sendable {
  /// Where relative paths start: an absolute path without `.` and `..`.
  var workingFolder: String { get }

  /// Whether something stands at an absolute path.
  func exists(_ path: String) -> Bool

  /// The bytes of the file at an absolute path.
  func read(_ path: String) throws(FileError) -> [UInt8]
}

/// Why a file can't be read, in words that stand behind its path: “permission denied”.
package struct FileError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
