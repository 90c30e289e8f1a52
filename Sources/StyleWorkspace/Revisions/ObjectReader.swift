/// The objects of a git repository.
package protocol ObjectReader: Sendable {
  /// An object by a name that git understands: a revision such as `HEAD~1^{tree}`, or the digits of its hash. Of a larger object, only as
  /// many bytes as the limit allows.
  func object(_ name: String, limit: Int) -> RevisionObject?

  /// The objects of a submodule that is checked out in a folder, by its absolute path; nil where there is none.
  func submodule(at folder: String) -> (any ObjectReader)?
}

/// An object of a repository.
package struct RevisionObject: Sendable {
  package enum Kind: String, Sendable {
    case blob, tree, commit, tag
  }

  package let kind: Kind
  /// The digits of the object's hash.
  package let hash: String
  package let bytes: [UInt8]

  package init(kind: Kind, hash: String, bytes: [UInt8]) {
    self.kind = kind
    self.hash = hash
    self.bytes = bytes
  }
}
