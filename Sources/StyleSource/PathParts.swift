/// The names in a path.
///
/// A slash separates them whatever follows, though for Swift's characters a slash before a combining mark is no slash.
package func pathParts(_ path: String) -> [Substring] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
}

package func isAbsolutePath(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

/// The folder of a file, and its name there.
package func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
  let folder = String(path[..<slash])
  return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
}
