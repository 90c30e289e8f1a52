/// What the pictures of an output folder were drawn from, so that the same picture is not drawn again.
///
/// A picture counts as drawn where its key is the same and the file still holds what was written. The key is made of all
/// that is drawn, as vectors, of the form and the scale, and of the tool itself; installed fonts are no part of it.
struct PictureCache: Sendable {
  static let fileName = ".stylec-cache"

  private let folder: String
  private var entries: [String: Entry] = [:]

  private struct Entry: Sendable {
    var key, content: Fingerprint
  }

  /// An empty one, which draws everything anew.
  init(ignoring folder: String) { self.folder = folder }

  /// That of an output folder; `isDamaged` is called where the file makes no sense.
  init(in folder: String, isDamaged: (String) -> Void) {
    self.folder = folder
    let path = folder + "/" + PictureCache.fileName
    guard let bytes = try? readFile(path, limit: 64 << 20) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // Another tool's cache means nothing here; a damaged one is worth a word.
    guard let header = lines.first, header.hasPrefix(PictureCache.title) else {
      isDamaged(path)
      return
    }
    guard header == PictureCache.header else { return }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let key = Fingerprint(text: parts[0]), let content = Fingerprint(text: parts[1])
      else {
        entries = [:]
        isDamaged(path)
        return
      }
      entries[String(parts[2])] = Entry(key: key, content: content)
    }
  }

  private static let title = "stylec-cache "
  private static let header = title + Stylec.version + " " + CurrentProcess.executableStamp

  /// Whether a picture lies in the folder as it would be drawn.
  func holds(_ path: String, _ key: Fingerprint) -> Bool {
    guard let entry = entries[path], entry.key == key else { return false }
    let bytes = try? readFile(folder + "/" + path, limit: 1 << 30)
    return bytes.map { Fingerprint($0) == entry.content } ?? false
  }

  mutating func add(_ path: String, _ key: Fingerprint, _ bytes: [UInt8]) {
    entries[path] = Entry(key: key, content: Fingerprint(bytes))
  }

  /// The file, with the pictures that the folder holds.
  func bytes(of paths: Set<String>) -> [UInt8] {
    let lines = entries.filter { paths.contains($0.key) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { "\($0.value.key.text) \($0.value.content.text) \($0.key)" }
    return Array(([PictureCache.header] + lines).map { $0 + "\n" }.joined().utf8)
  }
}
