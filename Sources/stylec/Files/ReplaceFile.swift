import StyleWorkspace

/// Replaces the file at `path` by `bytes`, whole or not at all: a temporary file beside it takes its name.
///
/// A link is followed or, without `followsLinks`, replaced, and the mode stays. `FileSystem.synchronizeFolder` makes the name outlast a
/// power cut.
func replaceFile(
  _ path: String, with bytes: [UInt8], outlastsPowerCut: Bool = true, followsLinks: Bool = true
) throws(SystemError) {
  let target = followsLinks ? try targetOfLinks(path) : path
  let existing = !followsLinks && FileSystem.isLink(path) ? nil : try fileToReplace(target)
  try TemporaryFile.make(for: target) { (file, temporary) throws(SystemError) in
    try file.write(bytes)
    if let existing { try file.setMode(existing.mode) }
    if outlastsPowerCut { try file.synchronize() }
    try FileSystem.rename(temporary, to: target)
  }
}

/// Replaces a file of the user's, whole or not at all: its owner and group stay too, and it is left alone where it may not be written to,
/// where another name leads to it, or where its bytes are not `old` any more.
func editFile(_ path: String, with bytes: [UInt8], expecting old: [UInt8]? = nil) throws(SystemError) {
  let target = try targetOfLinks(path)
  let existing = try fileToReplace(target)
  if let existing {
    guard FileSystem.isWritable(target, existing) else { throw .isReadOnly }
    guard existing.nameCount == 1 else { throw .hasOtherNames }
  }
  try TemporaryFile.make(for: target) { (file, temporary) throws(SystemError) in
    try file.write(bytes)
    if let existing {
      let made = try file.status()
      if made.owner != existing.owner || made.group != existing.group {
        try file.setOwner(existing.owner, group: existing.group)
      }
      // Behind the owner, since a change of that takes some permissions away.
      try file.setMode(existing.mode)
    }
    try file.synchronize()
    if let old, try readFile(target, limit: old.count + 1) != old { throw SystemError.hasChanged }
    try FileSystem.rename(temporary, to: target)
  }
  FileSystem.synchronizeFolder(splitPath(target).folder)
}

/// The status of the file that a file at a path would replace; nil where there is none.
func fileToReplace(_ path: String) throws(SystemError) -> FileSystem.Status? {
  guard let existing = try? FileSystem.status(path) else { return nil }
  switch existing.kind {
  case .file: return existing
  case .folder: throw .isFolder
  case .link, .other: throw .isNoFile
  }
}

/// The path that `path` leads to; a link that leads nowhere is a file that does not exist yet.
private func targetOfLinks(_ path: String) throws(SystemError) -> String {
  guard FileSystem.isLink(path) else { return path }
  if let real = try? FileSystem.realPath(path) { return real }
  let (folder, name) = splitPath(path)
  return try FileSystem.realPath(folder) + "/" + name
}
