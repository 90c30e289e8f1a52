/// Writes the files that an inspector changes.
package protocol SourceStore {
  /// The contents of a file; nil where there is none that can be read.
  func read(_ path: String) -> [UInt8]?

  /// Replaces a file's bytes, whole or not at all. `old` is its expected contents, nil where there must be no file; it is removed where
  /// `new` is nil.
  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError)
}

package enum SourceStoreError: Error {
  /// The file's contents aren't the expected ones any more.
  case hasChanged
  /// A failure, in words that stand behind the path.
  case failed(String)
}
