/// The names in a path.
///
/// A slash separates them whatever follows. For Swift's characters, a slash before a combining mark is no slash.
package func pathParts(_ path: String) -> [Substring] {
  path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
}

package func isAbsolutePath(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }
