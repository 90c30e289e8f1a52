import StyleSource

/// A pattern of paths, relative to the folder of its settings: `*` matches any part of a name, `?` one character, `**` any
/// number of folders. A pattern that matches a folder matches everything in it.
package struct Glob: Hashable, Sendable {
  package let text: String
  private let parts: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    var parts: [[UInt8]] = []
    for part in text.utf8.split(separator: UInt8(ascii: "/")).map({ Array($0) }) {
      // `**` twice is the same as once.
      if part == [UInt8(ascii: ".")] || part == Glob.anyFolders && parts.last == part { continue }
      parts.append(part)
    }
    self.parts = parts
  }

  private static let anyFolders = Array("**".utf8)

  /// The names of the folders and of the file in a path.
  static func names(_ path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// The parts without wildcards, which are names in each path that the pattern matches.
  var literals: [[UInt8]] {
    parts.filter { !$0.contains(UInt8(ascii: "*")) && !$0.contains(UInt8(ascii: "?")) }
  }

  /// Whether the pattern matches a path, which is relative to the same folder.
  package func matches(_ path: String) -> Bool { matches(Glob.names(path)) }

  func matches(_ names: [[UInt8]]) -> Bool {
    // Most patterns don't even fit the first name.
    if let first = parts.first, first != Glob.anyFolders {
      guard let name = names.first, Glob.fits(first, name) else { return false }
    }
    // By how many names are behind it: whether the rest of the pattern fits there.
    var fits = Array(repeating: false, count: names.count + 1)
    fits[0] = true
    for part in parts {
      var next = Array(repeating: false, count: names.count + 1)
      if part == Glob.anyFolders {
        var isOpen = false
        for index in fits.indices {
          isOpen = isOpen || fits[index]
          next[index] = isOpen
        }
      } else {
        for index in names.indices where fits[index] { next[index + 1] = Glob.fits(part, names[index]) }
      }
      fits = next
      if !fits.contains(true) { return false }
    }
    return fits.contains(true)
  }

  /// Whether the pattern may match something in a folder; `folder` is relative to the same folder.
  func mayMatch(below folder: String) -> Bool {
    let names = Glob.names(folder)
    // The parts of the pattern that names behind the last one may begin with.
    var places: Set<Int> = [0]
    for name in names {
      var next: Set<Int> = []
      for place in reachable(from: places) {
        // A pattern that fits a folder fits everything in it.
        if place == parts.count { return true }
        if parts[place] == Glob.anyFolders {
          next.insert(place)
        } else if Glob.fits(parts[place], name) {
          next.insert(place + 1)
        }
      }
      places = next
    }
    return !places.isEmpty
  }

  /// The parts at some places, and those behind parts that may match no folder.
  private func reachable(from places: Set<Int>) -> Set<Int> {
    var all = places
    for place in places {
      var next = place
      while next < parts.count, parts[next] == Glob.anyFolders {
        next += 1
        all.insert(next)
      }
    }
    return all
  }

  /// A path with wildcards, split into the folder before them and the pattern of what is in it; nil for a path without wildcards.
  package static func split(_ path: String) -> (folder: String, pattern: Glob)? {
    let isAbsolute = path.hasPrefix("/")
    let parts = pathParts(path)
    guard let first = parts.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else { return nil }
    let folder = (isAbsolute ? "/" : "") + parts[..<first].joined(separator: "/")
    return (folder.isEmpty ? "." : folder, Glob(parts[first...].joined(separator: "/")))
  }

  /// Whether a name matches one part of a pattern; the last star takes the rest, so this is linear in practice.
  private static func fits(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (place, position) = (0, 0)
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == name[position]
      {
        place += 1
        position += 1
      } else if let last = star {
        place = last.place + 1
        position = last.position + 1
        star = (last.place, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
