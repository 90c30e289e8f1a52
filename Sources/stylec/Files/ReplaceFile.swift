/// Puts `bytes` in the place of the file at `path`, whole or not at all: a temporary file beside it takes its name.
///
/// A link is followed, the mode stays, and where the file's bytes are not `old` any more it is left alone.
/// That the name outlasts a power cut is left to `FileSystem.synchronizeFolder`, once for many files.
///
/// - Parameter lane: Tells apart what is replaced at once (see `overlappedMap`).
func replaceFile(
  _ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil, outlastsPowerCut: Bool = true,
  lane: Int = 0
) throws(SystemError) {
  let target = try targetOfLinks(path)
  let existing = try? FileSystem.status(target)
  if existing?.kind == .folder { throw .isFolder }
  if existing?.kind == .other { throw .isNoFile }
  let (folder, name) = splitPath(target)
  let temporary = "\(folder)/.\(name.utf8.count > 200 ? "style" : name).\(CurrentProcess.id).tmp"
  try TemporaryFile.whileExists(temporary, lane: lane) { () throws(SystemError) in
    do throws(SystemError) {
      try writeNew(temporary, bytes, mode: existing?.mode, outlastsPowerCut)
      if let old, try readFile(target, limit: old.count + 1) != old { throw SystemError.hasChanged }
      try FileSystem.rename(temporary, to: target)
    } catch {
      try? FileSystem.remove(temporary)
      throw error
    }
  }
}

/// Replaces a single file, name and all for good; that it can't be is a failure of the run.
func replaceForGood(_ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil) throws(Failure) {
  do {
    try replaceFile(path, with: bytes, expecting: old)
  } catch {
    throw Failure(path, error)
  }
  FileSystem.synchronizeFolder(splitPath(path).folder)
}

private func writeNew(
  _ path: String, _ bytes: [UInt8], mode: UInt32?, _ outlastsPowerCut: Bool
) throws(SystemError) {
  // One that is left over is of a process that had this one's number and was killed.
  try? FileSystem.remove(path)
  let file = try Descriptor.creating(path)
  try file.write(bytes)
  if let mode { try file.setMode(mode) }
  if outlastsPowerCut { try file.synchronize() }
}

/// Where `path` leads; a link that leads nowhere is a file that does not exist yet.
private func targetOfLinks(_ path: String) throws(SystemError) -> String {
  guard FileSystem.isLink(path) else { return path }
  if let real = try? FileSystem.realPath(path) { return real }
  let (folder, name) = splitPath(path)
  return try FileSystem.realPath(folder) + "/" + name
}

/// The folder of a file, and its name there.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  let folder = String(path[..<slash])
  return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
}
