/// Writes the files that an inspector changes.
package protocol SourceStore {
  /// What a file holds; nil where there is none that can be read.
  func read(_ path: String) -> [UInt8]?

  /// Puts bytes in the place of a file's, whole or not at all. `old` is what it holds, nil where there must be none; it is removed
  /// where `new` is nil.
  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError)
}

package enum SourceStoreError: Error {
  /// The file isn't what it was taken for any more.
  case hasChanged
  /// In words that stand behind the path.
  case failed(String)
}
