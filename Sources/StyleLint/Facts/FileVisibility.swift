import StyleModel
import StyleSource

/// Which files each file sees: itself and all that it imports, directly or through others.
final class FileVisibility {
  private let imported: [FileID: [FileID]]
  private var known: [FileID: Set<FileID>] = [:]

  init(_ imports: [Import]) {
    imported = Dictionary(grouping: imports, by: \.span.file).mapValues { $0.map(\.file) }
  }

  func seen(from file: FileID) -> Set<FileID> {
    if let known = known[file] { return known }
    var seen: Set<FileID> = [file]
    var pending = [file]
    while let next = pending.popLast() {
      for other in imported[next] ?? [] where seen.insert(other).inserted { pending.append(other) }
    }
    known[file] = seen
    return seen
  }

  func sees(_ file: FileID, from other: FileID) -> Bool {
    file == other || seen(from: other).contains(file)
  }
}
