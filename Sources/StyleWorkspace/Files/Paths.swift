/// The folder of a file, and its name there.
package func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  let folder = String(path[..<slash])
  return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
}

/// A path from the root, without `.` and `..`; a relative one starts in `folder`.
package func absolutePath(_ path: String, in folder: String) -> String {
  var parts: [Substring] = []
  for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// An absolute path as it is reached from `folder`, by as many `..` as that takes.
package func relativePath(_ path: String, from folder: String) -> String {
  var folder = folder
  var climb = ""
  while true {
    let prefix = folder == "/" ? "/" : folder + "/"
    if path.hasPrefix(prefix) { return climb + path.dropFirst(prefix.count) }
    guard folder != "/" else { return path }
    folder = splitPath(folder).folder
    climb += "../"
  }
}
