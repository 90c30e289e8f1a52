/// The style files that `path` means: itself, or of a folder every `*.yaml` and `*.yml` in it and in the folders below,
/// sorted. What is hidden is left out. `folders` are those that were searched.
func findStyleFiles(_ path: String) throws(SystemError) -> (files: [String], folders: [String]) {
  guard try FileSystem.status(path).kind == .folder else { return ([path], []) }
  var found: (files: [String], folders: [String]) = ([], [])
  try collectStyleFiles(in: path == "." ? "" : path, above: [], into: &found)
  return found
}

private func collectStyleFiles(
  in folder: String, above: [String], into found: inout (files: [String], folders: [String])
) throws(SystemError) {
  // A link may lead back to a folder above.
  let real = try FileSystem.realPath(folder.isEmpty ? "." : folder)
  guard !above.contains(real) else { return }
  found.folders.append(real)
  for (name, kind) in try FileSystem.entries(in: real) where !name.hasPrefix(".") {
    let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    guard let kind = kind ?? (try? FileSystem.status(path).kind) else {
      // A link that leads nowhere; reading it will say so.
      if isStyleFile(name) { found.files.append(path) }
      continue
    }
    if kind == .folder {
      try collectStyleFiles(in: path, above: above + [real], into: &found)
    } else if isStyleFile(name) {
      found.files.append(path)
    }
  }
}

/// Whether a file in a folder counts as one, by its name.
func isStyleFile(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }
