/// The style files that `paths` mean: each file as it is named, and each folder's `*.yaml` and `*.yml`, its subfolders'
/// too, sorted. Hidden entries are left out.
func findStyleFiles(_ paths: [String]) throws(Failure) -> [String] {
  var files: [String] = []
  for path in paths {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure("\(path): \(systemError())") }
    if status.st_mode & S_IFMT == S_IFDIR {
      try collect(path == "." ? "" : path, into: &files, depth: 0)
    } else {
      files.append(path)
    }
  }
  var seen: Set<String> = []
  return files.filter { seen.insert($0).inserted }
}

private func collect(_ folder: String, into files: inout [String], depth: Int) throws(Failure) {
  // Deeper than any project, and an end to a circle of links.
  guard depth < 64 else { return }
  let names = try entries(of: folder.isEmpty ? "." : folder)
  for name in names where !name.hasPrefix(".") {
    let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    var status = stat()
    guard stat(path, &status) == 0 else { continue }
    if status.st_mode & S_IFMT == S_IFDIR {
      try collect(path, into: &files, depth: depth + 1)
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      files.append(path)
    }
  }
}

/// The names in a folder, sorted by their bytes.
private func entries(of folder: String) throws(Failure) -> [String] {
  guard let directory = opendir(folder) else { throw Failure("\(folder): \(systemError())") }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}
