/// Names among which many misspelled ones are looked up: it finds what `nearestName(to:among:)` finds, without comparing each with all.
///
/// Names that are one step apart share a spelling, if each may leave out one byte. A table of these spellings finds them. Only a name that has
/// none so near is compared with others, and of these only with those that have about the same length and letters.
struct SpellingIndex: Sendable {
  let names: [String]
  /// In the order of the hashes.
  private let spellings: [Spelling]
  /// By name, its length and letters.
  private let outlines: [Outline]

  private struct Spelling {
    var hash: UInt64
    var name: Int32
  }

  /// What tells most names apart without a look at their bytes.
  private struct Outline {
    var length: Int
    /// A bit for each letter and digit in the name, in either case.
    var letters: UInt64 = 0

    init(_ bytes: [UInt8]) {
      length = bytes.count
      for byte in bytes {
        let bit =
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a")
          case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 26
          default: byte % 28 + 36
          }
        letters |= 1 << UInt64(bit)
      }
    }

    /// A number of steps that always leads from one name to the other, or fewer: a step brings one letter, takes one, or both.
    func leastDistance(to other: Outline) -> Int {
      max(
        abs(length - other.length), (letters & ~other.letters).nonzeroBitCount,
        (other.letters & ~letters).nonzeroBitCount)
    }
  }

  init(_ names: [String]) {
    self.names = names
    var spellings: [Spelling] = []
    spellings.reserveCapacity(names.reduce(0) { $0 + $1.utf8.count + 1 })
    outlines = names.enumerated().map { index, name in
      let bytes = name.utf8.map(lowercased)
      SpellingIndex.visitSpellings(of: bytes) { spellings.append(Spelling(hash: $0, name: Int32(index))) }
      return Outline(bytes)
    }
    spellings.sort { $0.hash < $1.hash }
    self.spellings = spellings
  }

  /// The name that was probably meant, but for `own`, and with how many it was compared; a glance at some dozen of outlines counts as
  /// one more.
  func nearest(to name: String, besides own: String? = nil) -> (name: String?, comparisons: Int) {
    if name.isEmpty { return (nil, 0) }
    let bytes = name.utf8.map(lowercased)
    var near: Set<Int32> = []
    SpellingIndex.visitSpellings(of: bytes) { hash in
      var place = spellings.partitioningIndex { $0.hash >= hash }
      while place < spellings.count, spellings[place].hash == hash {
        near.insert(spellings[place].name)
        place += 1
      }
    }
    let comparisons = near.count
    let alike = near.sorted().map { names[Int($0)] }
      .filter { $0 != own && isAtMostOneStep(bytes, $0.utf8.map(lowercased)) }
    if let name = nearestName(to: name, among: alike) { return (name, comparisons) }
    let outline = Outline(bytes)
    let limit = max(1, bytes.count / 3)
    let others = outlines.indices.filter { outline.leastDistance(to: outlines[$0]) <= limit }
    return (
      nearestName(to: name, among: others.lazy.map { names[$0] }.filter { $0 != own }),
      comparisons + others.count + outlines.count / 32
    )
  }

  /// The hashes of a name, and of what is left of it without one byte.
  private static func visitSpellings(of bytes: [UInt8], _ visit: (UInt64) -> Void) {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // Of what is behind each byte, and the factor by which what is before it counts there.
    var tails: [(hash: UInt64, power: UInt64)] = [(0, 1)]
    tails.reserveCapacity(bytes.count + 1)
    for byte in bytes.reversed() {
      let (hash, power) = tails[tails.count - 1]
      tails.append((hash &+ (UInt64(byte) &+ 1) &* power, power &* factor))
    }
    visit(tails[bytes.count].hash)
    var head: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      let (tail, power) = tails[bytes.count - 1 - index]
      visit(head &* power &+ tail)
      head = head &* factor &+ (UInt64(byte) &+ 1)
    }
  }
}

/// Whether a name becomes another one where one byte is added, taken away or replaced, or two neighbours are swapped.
private func isAtMostOneStep(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  let start = zip(first, second).prefix { $0 == $1 }.count
  let (a, b) = (first[start...], second[start...])
  let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
  let (left, other) = (a.dropLast(end), b.dropLast(end))
  if left.count <= 1, other.count <= 1 { return true }
  return left.count == 2 && other.count == 2 && left.elementsEqual(other.reversed())
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
