/// The candidate that `name` was probably meant to be, or nil where none is near enough.
///
/// Nearness is the optimal string alignment distance (insertions, deletions, substitutions and swaps of
/// neighbours, on ASCII-lowercased bytes), allowed up to `mostSteps(from:)`, and in each part of a dotted name up to that of the part.
func nearestName<S: Sequence<String>>(to name: String, among candidates: S) -> String? {
  let most = mostSteps(from: name)
  if most == 0 { return nil }
  var alignment = Alignment(of: name)
  var best: (distance: Int, text: String)?
  for candidate in candidates where candidate != name {
    let limit = best?.distance ?? most
    guard let distance = alignment.distance(to: candidate, atMost: limit) else { continue }
    // Equal distances go to the name that sorts first, so that the answer does not hang on a dictionary's order.
    guard best.map({ (distance, candidate) < ($0.distance, $0.text) }) ?? true else { continue }
    if arePartsNear(name, candidate) { best = (distance, candidate) }
  }
  return best?.text
}

/// Whether each part of a dotted name is near to the part that was meant. `surface.card` is four steps from `surface.paper`, which is
/// few for the whole, and another word.
func arePartsNear(_ name: String, _ meant: String) -> Bool {
  guard name.utf8.contains(UInt8(ascii: ".")) else { return true }
  var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
  var meantParts = meant.split(separator: ".", omittingEmptySubsequences: false)[...]
  while let first = parts.first, first == meantParts.first {
    parts.removeFirst()
    meantParts.removeFirst()
  }
  while let last = parts.last, last == meantParts.last {
    parts.removeLast()
    meantParts.removeLast()
  }
  // With a dot too many or too few, what lies between the common ends is compared as one.
  let pairs =
    parts.count == meantParts.count
    ? zip(parts, meantParts).map { (String($0), String($1)) }
    : [(parts.joined(separator: "."), meantParts.joined(separator: "."))]
  return pairs.allSatisfy { part, meant in
    var alignment = Alignment(of: part)
    return alignment.distance(to: meant, atMost: max(1, mostSteps(from: part))) != nil
  }
}

/// The greatest distance of a name that may be meant: a third of the name's length, and at most eight steps, so that long names don't cost
/// the square of it. No name is meant by an empty one.
func mostSteps(from name: String) -> Int { name.isEmpty ? 0 : min(8, max(1, name.utf8.count / 3)) }

/// A byte with ASCII letters in lowercase, since names that differ in capitals are alike.
func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}

/// Distances of one name to others. The buffers serve all of them, since a mistake may have thousands of candidates.
private struct Alignment {
  private let name: [UInt8]
  private var other: [UInt8] = []
  /// The distances between beginnings of both names, a row for each byte of this one: two rows ago, one ago, and now.
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  init(of name: String) { self.name = name.utf8.map(lowercased) }

  /// The distance of the name to another; nil where it is more than `limit`, which most candidates show in a few bytes.
  mutating func distance(to text: String, atMost limit: Int) -> Int? {
    let length = text.utf8.count
    guard abs(length - name.count) <= limit else { return nil }
    other.removeAll(keepingCapacity: true)
    for byte in text.utf8 { other.append(lowercased(byte)) }
    last.removeAll(keepingCapacity: true)
    last.append(contentsOf: 0...length)
    beforeLast = last
    row = last
    var lowestOfLast = 0
    for i in name.indices {
      // What is farther from the diagonal than the limit costs more than it.
      let (start, end) = (max(0, i - limit), min(length, i + limit + 1))
      row[start] = start == 0 ? i + 1 : limit + 1
      var lowest = row[start]
      for j in start..<end {
        var distance = min(last[j + 1] + 1, row[j] + 1, last[j] + (name[i] == other[j] ? 0 : 1))
        if i > 0, j > 0, name[i] == other[j - 1], name[i - 1] == other[j] {
          distance = min(distance, beforeLast[j - 1] + 1)
        }
        row[j + 1] = distance
        lowest = min(lowest, distance)
      }
      if end < length { row[end + 1] = limit + 1 }
      // No later row is below both of the two before it.
      if lowest > limit, lowestOfLast > limit { return nil }
      lowestOfLast = lowest
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[length] <= limit ? last[length] : nil
  }
}
