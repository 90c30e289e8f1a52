/// Folders in which style files are searched: those on disk, or those of a commit.
protocol SearchableFolders {
  /// The kind of what exists at a path; links are followed.
  func kind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind
  /// The kind of what exists at a path; links are not followed.
  func linkKind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind
  /// A path without links.
  func realPath(_ path: String) throws(SystemError) -> String
  /// The entries of a folder, by its path without links, sorted by the bytes of the names.
  func entries(in folder: String) throws(SystemError) -> [FileSystem.Entry]
}

struct DiskFolders: SearchableFolders {
  func kind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind { try FileSystem.status(path).kind }

  func linkKind(_ path: String) throws(SystemError) -> FileSystem.Status.Kind {
    try FileSystem.linkStatus(path).kind
  }

  func realPath(_ path: String) throws(SystemError) -> String { try FileSystem.realPath(path) }

  func entries(in folder: String) throws(SystemError) -> [FileSystem.Entry] {
    try FileSystem.entries(in: folder)
  }
}
