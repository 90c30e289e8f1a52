/// The style files that `path` means: itself, or of a folder every `*.yaml` and `*.yml` in it and in the folders below,
/// sorted. What is hidden is left out.
func findStyleFiles(_ path: String) throws(SystemError) -> [String] {
  guard try FileSystem.status(path).kind == .folder else { return [path] }
  var files: [String] = []
  try collectStyleFiles(in: path == "." ? "" : path, above: [], into: &files)
  return files
}

private func collectStyleFiles(in folder: String, above: [String], into files: inout [String])
  throws(SystemError)
{
  // A link may lead back to a folder above.
  let real = try FileSystem.realPath(folder.isEmpty ? "." : folder)
  guard !above.contains(real) else { return }
  for name in try FileSystem.names(in: real) where !name.hasPrefix(".") {
    let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    let isStyleFile = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    guard let kind = try? FileSystem.status(path).kind else {
      // A link that leads nowhere; reading it will say so.
      if isStyleFile { files.append(path) }
      continue
    }
    if kind == .folder {
      try collectStyleFiles(in: path, above: above + [real], into: &files)
    } else if isStyleFile {
      files.append(path)
    }
  }
}
