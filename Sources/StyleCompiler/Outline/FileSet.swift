import StyleSource

/// A set of files, one bit each.
struct FileSet: Sendable {
  private var words: [UInt64]

  /// Makes an empty set for ids below `count`.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ file: FileID) -> Bool {
    words[Int(file.index >> 6)] & (1 << UInt64(file.index & 63)) != 0
  }

  mutating func insert(_ file: FileID) { words[Int(file.index >> 6)] |= 1 << UInt64(file.index & 63) }

  mutating func formUnion(_ other: FileSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  func isDisjoint(with other: FileSet) -> Bool {
    !words.indices.contains { words[$0] & other.words[$0] != 0 }
  }

  /// The files, in the order of their ids.
  var files: [FileID] {
    var found: [FileID] = []
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        found.append(FileID(index * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return found
  }
}
