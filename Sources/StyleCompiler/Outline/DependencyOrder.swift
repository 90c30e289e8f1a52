/// An order in which each item stands behind all that it needs, and the circles in which items need each other.
///
/// Worked out without recursion and in linear time: a chain may be as long as a file has room for.
struct DependencyOrder {
  /// All items but those on a circle, in order.
  private(set) var order: [Int] = []
  /// The circles. Each begins with its least member and ends with it again; of circles that share members, there is one.
  private(set) var cycles: [[Int]] = []
  private(set) var isOnCycle: [Bool]

  private static let unseen = -1
  private static let done = -2
  /// For each thing, its position on the path, or `unseen` or `done`.
  private var positions: [Int]
  private var path: [Step] = []

  /// A thing on the path that is being followed.
  private struct Step {
    var thing: Int
    var needs: [Int]
    var next = 0
    /// The first step that this one leads back to.
    var low = Int.max
    /// The last step up to this one that lies on a circle in `cycles`.
    var lastTold: Int
  }

  /// Orders `count` items; `needs` returns the items that one needs, and is called once for each.
  init(count: Int, needs: (Int) -> [Int]) {
    isOnCycle = Array(repeating: false, count: count)
    positions = Array(repeating: DependencyOrder.unseen, count: count)
    for start in 0..<count where positions[start] == DependencyOrder.unseen {
      follow(start, needs(start))
      while let step = path.last {
        if step.next == step.needs.count {
          leave(step)
          continue
        }
        path[path.count - 1].next += 1
        let other = step.needs[step.next]
        switch positions[other] {
        case DependencyOrder.done: break
        case DependencyOrder.unseen: follow(other, needs(other))
        case let position: close(at: position)
        }
      }
    }
    cycles.sort { $0[0] < $1[0] }
  }

  private mutating func follow(_ thing: Int, _ needs: [Int]) {
    positions[thing] = path.count
    path.append(Step(thing: thing, needs: needs, lastTold: path.last?.lastTold ?? -1))
  }

  private mutating func leave(_ step: Step) {
    path.removeLast()
    positions[step.thing] = DependencyOrder.done
    if step.low <= path.count {
      isOnCycle[step.thing] = true
    } else {
      order.append(step.thing)
    }
    if let last = path.indices.last { path[last].low = min(path[last].low, step.low) }
  }

  /// The last thing on the path needs the one at `position`.
  private mutating func close(at position: Int) {
    let last = path.count - 1
    path[last].low = min(path[last].low, position)
    guard path[last].lastTold < position else { return }
    let members = path[position...].map(\.thing)
    for index in position...last { path[index].lastTold = index }
    guard let least = members.min(), let start = members.firstIndex(of: least) else { return }
    cycles.append(Array(members[start...] + members[..<start]) + [least])
  }
}

/// The names of a circle, `a → b → a`, shortened in the middle where there are more than eight.
func arrows(_ names: [String]) -> String {
  let shown = names.count <= 8 ? names : Array(names.prefix(4)) + ["…"] + names.suffix(3)
  return shown.map(\.shortened).joined(separator: " → ")
}
