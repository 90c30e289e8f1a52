/// Finds which of many lists of patterns fit a path. A pattern is only tried if the path has a name that the pattern spells out.
struct PatternIndex: Sendable {
  private let lists: [[Settings.Pattern]]
  /// The lists with a pattern that spells out this name, for each pattern its name that the fewest have.
  private let byName: [[UInt8]: [Int]]
  /// The lists with a pattern that spells out none.
  private let others: [Int]

  init(_ lists: [[Settings.Pattern]] = []) {
    self.lists = lists
    let all = lists.enumerated().flatMap { index, list in list.map { (index, $0.glob.literals) } }
    var counts: [[UInt8]: Int] = [:]
    for (_, names) in all { for name in names { counts[name, default: 0] += 1 } }
    var byName: [[UInt8]: [Int]] = [:]
    var others: [Int] = []
    for (index, names) in all {
      if let rarest = names.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
        byName[rarest, default: []].append(index)
      } else {
        others.append(index)
      }
    }
    self.byName = byName
    self.others = others
  }

  /// The indices of the lists with a pattern that fits, in order; `path` is absolute.
  func matching(_ path: String) -> [Int] {
    guard !lists.isEmpty else { return [] }
    let found = Set(Glob.names(path)).flatMap { byName[$0] ?? [] }
    var known: (folder: String, names: [[UInt8]]?)?
    func names(below folder: String) -> [[UInt8]]? {
      if let known, known.folder == folder { return known.names }
      let names = pathBelow(folder, of: path).map { Glob.names(String($0)) }
      known = (folder, names)
      return names
    }
    func fits(_ pattern: Settings.Pattern) -> Bool {
      names(below: pattern.folder).map { pattern.glob.matches($0) } ?? false
    }
    let tried = found.isEmpty ? others : Set(found + others).sorted()
    return tried.filter { lists[$0].contains(where: fits) }
  }
}

/// It follows from what it was made of, so settings are compared without it.
extension PatternIndex: Hashable {
  static func == (_: PatternIndex, _: PatternIndex) -> Bool { true }
  func hash(into _: inout Hasher) {}
}
