/// A line that two texts have in common, by its index in each.
typealias KeptLine = (old: Int, new: Int)

/// The lines that stay from one text to the other, in order.
///
/// Few changes are found as the fewest possible (Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986), in time that grows with
/// their square. Where there are many, the texts are split at lines that occur once in both (“patience diff”), and no part may take more
/// time than in proportion to its size.
func keptLines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [KeptLine] {
  var numbers: [LineText: Int] = [:]
  func number(_ line: ArraySlice<UInt8>) -> Int {
    let (next, text) = (numbers.count, LineText(bytes: line))
    if let known = numbers[text] { return known }
    numbers[text] = next
    return next
  }
  var search = KeptLineSearch(old: old.map(number), new: new.map(number))
  search.add(old.indices, new.indices, depth: 0)
  return search.kept
}

/// A line whose bytes are hashed at once; a slice hashes each one separately.
private struct LineText: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// A search for the lines that two texts share. Lines are compared by numbers, which are equal for equal lines.
private struct KeptLineSearch {
  let old, new: [Int]
  private(set) var kept: [KeptLine] = []

  /// The greatest depth of splits. Texts can be made up in which each split leads to one more.
  private static let deepest = 12

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  mutating func add(_ olds: Range<Int>, _ news: Range<Int>, depth: Int) {
    guard !olds.isEmpty, !news.isEmpty else { return }
    let size = olds.count + news.count
    // A whole text may take some milliseconds.
    let bounds = depth == 0 ? (changes: 1500, steps: 16 * size + 1_000_000) : (changes: 64, steps: 16 * size)
    if let found = fewestChanges(olds, news, bounds) {
      kept += found
      return
    }
    let start = zip(old[olds], new[news]).prefix { $0 == $1 }.count
    let end = min(
      zip(old[olds].reversed(), new[news].reversed()).prefix { $0 == $1 }.count,
      min(olds.count, news.count) - start)
    kept += (0..<start).map { (olds.lowerBound + $0, news.lowerBound + $0) }
    var (i, j) = (olds.lowerBound + start, news.lowerBound + start)
    let (lastOld, lastNew) = (olds.upperBound - end, news.upperBound - end)
    let anchors = depth < KeptLineSearch.deepest ? anchors(i..<lastOld, j..<lastNew) : []
    for anchor in anchors {
      add(i..<anchor.old, j..<anchor.new, depth: depth + 1)
      kept.append(anchor)
      (i, j) = (anchor.old + 1, anchor.new + 1)
    }
    if !anchors.isEmpty { add(i..<lastOld, j..<lastNew, depth: depth + 1) }
    kept += (0..<end).map { (lastOld + $0, lastNew + $0) }
  }

  /// Lines that both parts have, in order: those that occur once in each, or if there are none, equal lines by their order.
  private func anchors(_ olds: Range<Int>, _ news: Range<Int>) -> [KeptLine] {
    var places: [Int: (olds: [Int], news: [Int])] = [:]
    for index in olds { places[old[index], default: ([], [])].olds.append(index) }
    for index in news { places[new[index]]?.news.append(index) }
    let shared = places.values.filter { !$0.news.isEmpty }
    let single = shared.filter { $0.olds.count == 1 && $0.news.count == 1 }
    let pairs = (single.isEmpty ? shared : single).flatMap { zip($0.olds, $0.news) }
    return longestRise(pairs.sorted { $0.0 < $1.0 }.map { (old: $0, new: $1) })
  }

  /// The longest selection of `pairs`, which are in the order of the old text, that is in the order of the new one too.
  private func longestRise(_ pairs: [KeptLine]) -> [KeptLine] {
    // For each length, the pair that ends a rise of it lowest; and for each pair the one before it.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      previous.append(low == 0 ? nil : ends[low - 1])
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [KeptLine] = []
    var next = ends.last
    while let index = next {
      rise.append(pairs[index])
      next = previous[index]
    }
    return rise.reversed()
  }

  /// The lines that stay with as few changes as possible; nil where that takes more changes or steps than `bounds`.
  private func fewestChanges(
    _ olds: Range<Int>, _ news: Range<Int>, _ bounds: (changes: Int, steps: Int)
  ) -> [KeptLine]? {
    // For each number of changes, how far the old text can be read with them, by how much further that is than in the new text: from
    // as many lines less to as many more, by two.
    var reached: [[Int32]] = []
    var steps = 0
    for count in 0...min(bounds.changes, olds.count + news.count) {
      var ends: [Int32] = []
      ends.reserveCapacity(count + 1)
      for place in 0...count {
        var x = 0
        if let before = reached.last {
          x = Int(isAddition(place, before) ? before[place] : before[place - 1] + 1)
        }
        var y = x - (2 * place - count)
        while x < olds.count, y < news.count, old[olds.lowerBound + x] == new[news.lowerBound + y] {
          (x, y, steps) = (x + 1, y + 1, steps + 1)
        }
        if x >= olds.count, y >= news.count { return keptLines(reached, olds, news) }
        ends.append(Int32(x))
      }
      reached.append(ends)
      steps += count
      guard steps < bounds.steps else { break }
    }
    return nil
  }

  /// Whether the last change on the furthest way to a place adds a line; `before` is how far ways with one change less reach.
  private func isAddition(_ place: Int, _ before: [Int32]) -> Bool {
    place == 0 || place < before.count && before[place - 1] < before[place]
  }

  /// The lines that stay, found on the way back from the ends of both parts.
  private func keptLines(_ reached: [[Int32]], _ olds: Range<Int>, _ news: Range<Int>) -> [KeptLine] {
    var kept: [KeptLine] = []
    var (x, y) = (olds.count, news.count)
    func keep(downTo start: (x: Int, y: Int)) {
      while x > start.x, y > start.y {
        (x, y) = (x - 1, y - 1)
        kept.append((olds.lowerBound + x, news.lowerBound + y))
      }
      (x, y) = start
    }
    for (index, before) in reached.enumerated().reversed() {
      let place = (x - y + index + 1) / 2
      let isAddition = isAddition(place, before)
      let start = Int(before[isAddition ? place : place - 1])
      keep(downTo: (start, start - (x - y) - (isAddition ? 1 : -1)))
    }
    keep(downTo: (0, 0))
    return kept.reversed()
  }
}
