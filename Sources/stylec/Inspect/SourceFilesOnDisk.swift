#if Pictures
import StyleInspector
import StyleWorkspace

/// The style files on the disk, for an inspector to write.
struct SourceFilesOnDisk: SourceStore {
  /// The paths that may be read and written beside the project's files.
  private let allowed: [String]

  init(_ command: Inspect) { allowed = command.paths + command.reading.folders }

  func read(_ path: String) -> [UInt8]? { try? readFile(path) }

  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError) {
    do throws(SystemError) {
      switch (old, new) {
      case (let old?, let new?): try editFile(path, with: new, expecting: old)
      case (nil, let new?):
        if (try? FileSystem.linkStatus(path)) != nil { throw SystemError.hasChanged }
        // A folder of this name may be a link. The files that there are have been read, so they belong to the project.
        var finder = SettingsFinder(Disk.ofCommand)
        finder.allow(allowed)
        if finder.refusal(of: absolutePath(path), namedIn: FileSystem.workingFolder) != nil {
          throw SystemError.isForbidden
        }
        _ = try FileSystem.makeFolders(splitPath(path).folder)
        try editFile(path, with: new)
      case (let old?, nil):
        try Interruption.hold { () throws(SystemError) in
          guard try readFile(path) == old else { throw .hasChanged }
          try FileSystem.remove(path)
        }
      case (nil, nil): break
      }
    } catch {
      throw error == .hasChanged || error == .isMissing ? .hasChanged : .failed(error.description)
    }
  }
}
#endif
