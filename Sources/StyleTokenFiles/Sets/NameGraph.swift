/// Names that refer to names, by their numbers.
struct NameGraph {
  /// The names that each name refers to. A name outside the graph may be referred to, but has no entry.
  private let references: [Int: [Int]]
  /// The names that lead into no circle, each behind all that it refers to.
  private(set) var order: [Int] = []
  /// The names that lie on a circle, or between two.
  private(set) var circular: Set<Int> = []

  init(_ names: [Int], _ references: [Int: [Int]]) {
    self.references = references
    let known = Set(names)
    var referring: [Int: [Int]] = [:]
    var counts: [Int: Int] = [:]
    for name in names {
      let others = (references[name] ?? []).filter { known.contains($0) }
      counts[name] = others.count
      for other in others { referring[other, default: []].append(name) }
    }
    order = names.filter { counts[$0] == 0 }
    var next = 0
    while next < order.count {
      for name in referring[order[next]] ?? [] {
        counts[name, default: 0] -= 1
        if counts[name] == 0 { order.append(name) }
      }
      next += 1
    }
    guard order.count < names.count else { return }
    // What only leads into a circle is left out from the other end.
    circular = known.subtracting(order)
    var users: [Int: Int] = [:]
    for name in circular { for other in references[name] ?? [] { users[other, default: 0] += 1 } }
    var ends = circular.filter { users[$0] == nil }
    while let end = ends.popFirst() {
      circular.remove(end)
      for other in references[end] ?? [] where circular.contains(other) {
        users[other, default: 0] -= 1
        if users[other] == 0 { ends.insert(other) }
      }
    }
  }

  /// Circles among the circular names, each name in one at most.
  ///
  /// - Parameter order: The names in the order in which circles are looked for.
  func circles(_ order: [Int]) -> [[Int]] {
    var circles: [[Int]] = []
    var seen: Set<Int> = []
    for start in order where circular.contains(start) && !seen.contains(start) {
      var path: [Int] = []
      var places: [Int: Int] = [:]
      var name: Int? = start
      while let current = name, seen.insert(current).inserted {
        places[current] = path.count
        path.append(current)
        name = references[current]?.first { circular.contains($0) }
      }
      if let name, let place = places[name] { circles.append(Array(path[place...])) }
    }
    return circles
  }

  /// The circular names that references connect, in order.
  var components: [[Int]] {
    let names = circular.sorted()
    var parents: [Int: Int] = [:]
    func root(_ name: Int) -> Int {
      var name = name
      while let parent = parents[name] {
        if let next = parents[parent] { parents[name] = next }
        name = parent
      }
      return name
    }
    for name in names {
      for other in references[name] ?? [] where circular.contains(other) {
        let (a, b) = (root(name), root(other))
        if a != b { parents[max(a, b)] = min(a, b) }
      }
    }
    return Dictionary(grouping: names, by: root).sorted { $0.key < $1.key }.map(\.value)
  }
}
