/// Finds those of many lists of patterns that match a path. A pattern is only tried if the path has a name that the pattern spells out.
struct PatternIndex: Sendable {
  private struct Entry {
    let pattern: Settings.Pattern
    let list: Int
  }

  /// The patterns by a name that they spell out, the one that the fewest others do.
  private var byName: [[UInt8]: [Entry]] = [:]
  /// The patterns that spell out no name.
  private var others: [Entry] = []

  init(_ lists: [[Settings.Pattern]]) {
    let entries = lists.enumerated().flatMap { index, list in list.map { Entry(pattern: $0, list: index) } }
    var counts: [[UInt8]: Int] = [:]
    for entry in entries { for name in entry.pattern.glob.literals { counts[name, default: 0] += 1 } }
    for entry in entries {
      if let rarest = entry.pattern.glob.literals.min(by: { counts[$0, default: 0] < counts[$1, default: 0] })
      {
        byName[rarest, default: []].append(entry)
      } else {
        others.append(entry)
      }
    }
  }

  /// The indices of the lists with a pattern that matches, in order; `path` is absolute.
  func matching(_ path: String) -> [Int] {
    guard !byName.isEmpty || !others.isEmpty else { return [] }
    var known: (folder: String, names: [[UInt8]]?)?
    func names(below folder: String) -> [[UInt8]]? {
      if let known, known.folder == folder { return known.names }
      let names = pathBelow(folder, of: path).map { Glob.names(String($0)) }
      known = (folder, names)
      return names
    }
    var found: Set<Int> = []
    func collect(_ entries: [Entry]) {
      for entry in entries where !found.contains(entry.list) {
        guard let names = names(below: entry.pattern.folder), entry.pattern.glob.matches(names) else {
          continue
        }
        found.insert(entry.list)
      }
    }
    for name in Set(Glob.names(path)) { collect(byName[name] ?? []) }
    collect(others)
    return found.sorted()
  }
}

/// Equal to any other: an index follows from the patterns it was made of, so settings are compared without it.
extension PatternIndex: Hashable {
  static func == (_: PatternIndex, _: PatternIndex) -> Bool { true }
  func hash(into _: inout Hasher) {}
}
