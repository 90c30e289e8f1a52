import StyleCompiler
import StyleSource

/// Whether a file or a folder of this name is hidden.
package func isHidden(_ name: some StringProtocol) -> Bool { name.utf8.first == UInt8(ascii: ".") }

/// A path from the root, without `.` and `..`; a relative one starts in `folder`.
package func absolutePath(_ path: String, in folder: String) -> String {
  let path = isAbsolutePath(path) ? path : folder + "/" + path
  let all = pathParts(path)
  if !all.contains(where: { $0 == "." || $0 == ".." }) {
    // Most paths are as they should be.
    let length = all.reduce(0) { $0 + 1 + $1.utf8.count }
    return length == path.utf8.count ? path : "/" + all.joined(separator: "/")
  }
  var parts: [Substring] = []
  for part in all where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// Whether a path leads to something in a folder, or to the folder itself.
package func isPath(_ path: String, inOrAt folder: String) -> Bool {
  path == folder || pathBelow(folder, of: path) != nil
}

/// The part of a path behind a folder and a slash; nil where the path doesn't lead into the folder.
package func pathBelow(_ folder: String, of path: String) -> Substring? {
  let prefix = folder == "/" ? "/" : folder + "/"
  return path.utf8.starts(with: prefix.utf8) ? Substring(path.utf8.dropFirst(prefix.utf8.count)) : nil
}

/// A path with escapes such as `\u{E9}` for all but ASCII, which distinguish it from a path that looks alike.
package func escapedPath(_ path: String) -> String {
  path.unicodeScalars.map { scalar in
    scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }.joined()
}

/// An absolute path relative to `folder`, with as many `..` as that takes.
package func relativePath(_ path: String, from folder: String) -> String {
  var folder = folder
  var climb = ""
  while true {
    if let below = pathBelow(folder, of: path) { return climb + below }
    if path == folder { return climb.isEmpty ? "." : String(climb.dropLast()) }
    guard folder != "/" else { return path }
    folder = splitPath(folder).folder
    climb += "../"
  }
}

/// A path in imports and reports: without `.` and `..`, and relative where it lies below the working folder.
func reportedPath(_ path: String, in workingFolder: String) -> String {
  let resolved = resolvePath(pathBelow(workingFolder, of: path).map(String.init) ?? path, from: "")
  guard resolved.hasPrefix("../") || isAbsolutePath(resolved) else { return resolved }
  let absolute = absolutePath(resolved, in: workingFolder)
  if isAbsolutePath(resolved) { return pathBelow(workingFolder, of: absolute).map(String.init) ?? resolved }
  // What climbs out of the folder may come back to it, or to one that is nearer.
  return relativePath(absolute, from: workingFolder)
}
