/// An index of names for looking up many misspelled ones: it finds what `nearestName(to:among:)` finds, without comparing each with all.
///
/// It is a tree in which names that begin alike share their beginning. That is compared once for all of them, and where it is too far
/// from the written name, or the letters behind it are, all of them are passed over. Names one step away are looked for first, and
/// farther ones only if there is none.
struct SpellingIndex: Sendable {
  private let nodes: [Node]
  /// The names in the order of their bytes.
  private let sorted: [Spelling]

  private struct Spelling {
    var name: String
    var bytes: [UInt8]
  }

  /// Names with a common beginning.
  private struct Node {
    /// The range of the names in `sorted`.
    var names: Range<Int>
    /// The length of the beginning that the parent has compared, and that of the node's own.
    var from: Int, to: Int
    var parent: Int
    /// The index behind the last node below this one.
    var end: Int
    var outline = Outline()
  }

  /// The lengths and letters of names, which distinguish most of them without regard to the order of their bytes.
  private struct Outline {
    var shortest = Int.max, longest = 0
    /// A bit for each letter and digit, in either case: those that all names have, and those that some have.
    var common: UInt64 = .max, all: UInt64 = 0

    init() {}

    init(_ bytes: [UInt8]) {
      (shortest, longest) = (bytes.count, bytes.count)
      for byte in bytes {
        let bit =
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a")
          case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 26
          default: byte % 28 + 36
          }
        all |= 1 << UInt64(bit)
      }
      common = all
    }

    mutating func formUnion(_ other: Outline) {
      (shortest, longest) = (min(shortest, other.shortest), max(longest, other.longest))
      (common, all) = (common & other.common, all | other.all)
    }

    /// A lower bound of the steps from a name to any of these: a step adds one letter, removes one, or both.
    func leastDistance(to name: Outline) -> Int {
      max(
        name.longest - longest, shortest - name.longest, (name.all & ~all).nonzeroBitCount,
        (common & ~name.all).nonzeroBitCount)
    }
  }

  init(_ names: [String]) {
    let sorted = names.map { Spelling(name: $0, bytes: $0.utf8.map(lowercased)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var nodes: [Node] = []
    nodes.reserveCapacity(2 * names.count)
    var pending = names.isEmpty ? [] : [Node(names: sorted.indices, from: 0, to: 0, parent: -1, end: 0)]
    while var node = pending.popLast() {
      let (first, last) = (sorted[node.names.lowerBound].bytes, sorted[node.names.upperBound - 1].bytes)
      node.to = node.from
      while node.to < min(first.count, last.count), first[node.to] == last[node.to] { node.to += 1 }
      let (index, depth) = (nodes.count, node.to)
      node.end = index + 1
      // The names that end here come first.
      var rest = node.names
      while let next = rest.first, sorted[next].bytes.count == depth {
        node.outline.formUnion(Outline(sorted[next].bytes))
        rest.removeFirst()
      }
      nodes.append(node)
      while let last = rest.last {
        let byte = sorted[last].bytes[depth]
        let start = sorted[rest].partitioningIndex { $0.bytes[depth] >= byte }
        pending.append(Node(names: start..<rest.upperBound, from: depth, to: depth, parent: index, end: 0))
        rest = rest.lowerBound..<start
      }
    }
    for index in nodes.indices.dropFirst().reversed() {
      let node = nodes[index]
      nodes[node.parent].end = max(nodes[node.parent].end, node.end)
      nodes[node.parent].outline.formUnion(node.outline)
    }
    self.nodes = nodes
    self.sorted = sorted
  }

  /// The name that was probably meant, but for `own`, and the cost, as the number of names that could be compared instead.
  func nearest(to name: String, besides own: String? = nil) -> (name: String?, comparisons: Int) {
    var search = Search(name, own)
    let most = mostSteps(from: name)
    var steps = min(1, most)
    while steps > 0 {
      visit(within: steps, &search)
      if search.best != nil || steps == most { break }
      steps = min(2 * steps, most)
    }
    return (search.best?.name, 1 + search.work / 8)
  }

  private struct Search {
    let name: String
    let own: String?
    let bytes: [UInt8]
    let outline: Outline
    var best: (distance: Int, name: String)?
    /// The number of nodes and bytes that were compared.
    var work = 0

    init(_ name: String, _ own: String?) {
      (self.name, self.own) = (name, own)
      bytes = name.utf8.map(lowercased)
      outline = Outline(bytes)
    }

    /// Takes a candidate if it is nearer. Equal distances go to the name that sorts first.
    mutating func take(_ candidate: String, _ distance: Int) {
      guard candidate != name, candidate != own else { return }
      guard best.map({ (distance, candidate) < ($0.distance, $0.name) }) ?? true else { return }
      if arePartsNear(name, candidate) { best = (distance, candidate) }
    }
  }

  private func visit(within steps: Int, _ search: inout Search) {
    var distances = BandOfDistances(from: search.bytes, within: steps)
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let limit = search.best?.distance ?? steps
      search.work += 1
      var isNear = node.outline.leastDistance(to: search.outline) <= limit
      if isNear {
        let bytes = sorted[node.names.lowerBound].bytes
        var depth = node.from
        while isNear, depth < node.to {
          isNear = distances.add(bytes[depth], at: depth, limit)
          depth += 1
        }
        search.work += depth - node.from
      }
      guard isNear else {
        index = node.end
        continue
      }
      if let distance = distances.distance(at: node.to), distance <= limit {
        for place in node.names {
          guard sorted[place].bytes.count == node.to else { break }
          search.take(sorted[place].name, distance)
        }
      }
      index += 1
    }
  }
}

/// The table of distances between the beginnings of two names, a row for each byte of the second, of which a tree of names keeps those
/// that the next ones share. Cells farther from the diagonal than a number of steps cost more than these and aren't stored.
private struct BandOfDistances {
  private let name: [UInt8]
  private let steps: Int
  private var width: Int { 2 * steps + 1 }
  /// The distances of row r, at r × `width`: those at the columns from r − `steps` to r + `steps`.
  private var cells: [UInt8]
  /// The byte of each row, and the least distance in it.
  private var bytes: [UInt8] = [0]
  private var lowest: [UInt8] = [0]

  init(from name: [UInt8], within steps: Int) {
    (self.name, self.steps) = (name, steps)
    cells = (-steps...steps).map { $0 < 0 || $0 > name.count ? UInt8(steps + 1) : UInt8($0) }
  }

  /// Replaces all rows behind `depth` by that of one more byte; returns whether more bytes may lead to a name within the limit.
  mutating func add(_ byte: UInt8, at depth: Int, _ limit: Int) -> Bool {
    let row = depth + 1
    cells.removeLast(cells.count - row * width)
    bytes.removeLast(bytes.count - row)
    lowest.removeLast(lowest.count - row)
    let (far, last, beforeLast) = (UInt8(steps + 1), depth * width, (depth - 1) * width)
    var least = far
    for offset in 0..<width {
      let column = row + offset - steps
      var distance = far
      if column == 0 {
        distance = min(UInt8(clamping: row), far)
      } else if column > 0, column <= name.count {
        let other = name[column - 1]
        distance = min(far, cells[last + offset] + (byte == other ? 0 : 1))
        if offset > 0 { distance = min(distance, cells[last + width + offset - 1] + 1) }
        if offset + 1 < width { distance = min(distance, cells[last + offset + 1] + 1) }
        // Two neighbours in the other order.
        if depth > 0, column > 1, byte == name[column - 2], bytes[depth] == other {
          distance = min(distance, cells[beforeLast + offset] + 1)
        }
      }
      cells.append(distance)
      least = min(least, distance)
    }
    bytes.append(byte)
    lowest.append(least)
    // The next row adds steps to this one, or one step to the row before.
    return least <= limit || lowest[depth] < limit
  }

  /// The distance from the whole name to the first `depth` bytes, if it is stored.
  func distance(at depth: Int) -> Int? {
    let offset = name.count - depth + steps
    return 0..<width ~= offset ? Int(cells[depth * width + offset]) : nil
  }
}
