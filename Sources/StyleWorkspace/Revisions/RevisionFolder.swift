import StyleSource

/// A folder of a commit: a tree of git.
struct RevisionFolder: Sendable {
  struct Entry: Sendable {
    let kind: Kind
    let hash: String
  }

  enum Kind: Sendable {
    case file, folder, link, submodule
  }

  /// The entries by the bytes of their names, since strings of other bytes can be equal.
  let entries: [[UInt8]: Entry]
  let objects: any ObjectReader

  /// Reads repeated entries `MODE NAME NUL HASH`; nil for an object that isn't made of those.
  init?(_ object: RevisionObject, in objects: any ObjectReader) {
    guard object.kind == .tree else { return nil }
    self.objects = objects
    var entries: [[UInt8]: Entry] = [:]
    let hashLength = object.hash.utf8.count / 2
    var rest = object.bytes[...]
    while !rest.isEmpty {
      guard let space = rest.firstIndex(of: UInt8(ascii: " ")),
        let end = rest[space...].firstIndex(of: 0), rest.endIndex - end > hashLength,
        let mode = Int(String(decoding: rest[..<space], as: UTF8.self), radix: 8)
      else { return nil }
      let hash = rest[(end + 1)...(end + hashLength)]
      rest = rest[(end + 1 + hashLength)...]
      let kind: Kind
      switch mode & 0o170000 {
      case 0o040000: kind = .folder
      case 0o100000: kind = .file
      case 0o120000: kind = .link
      case 0o160000: kind = .submodule
      case _: continue
      }
      let name = Array(object.bytes[(space + 1)..<end])
      // Git makes no such entry; a repository of a stranger may have one.
      guard !name.isEmpty, !name.contains(UInt8(ascii: "/")), name != Array(".".utf8),
        name != Array("..".utf8)
      else { continue }
      entries[name] = Entry(kind: kind, hash: hash.map(hexadecimal).joined())
    }
    self.entries = entries
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
