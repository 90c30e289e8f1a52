/// Places of names in a list, found by bytes, so that a key of a file is looked up without making a `String`.
struct NameIndex: Sendable {
  private var bytes: [UInt8] = []
  /// The offset in `bytes` at which each name ends.
  private var ends: [Int] = []
  /// A hash table with linear probing: one more than a name's index, or 0; at most half of it is in use.
  private var slots: [UInt32] = [0, 0, 0, 0]

  /// The index of the first name with each rough number, and −1 for none: it finds most names, and rules out most others, without a hash.
  private var hints = [Int32](repeating: -1, count: 64)
  /// A bit for each rough number that several names have.
  private var crowded: UInt64 = 0

  /// Indexes names. Of equal names the first counts.
  init(_ names: some Sequence<String> = []) {
    for name in names { append(name) }
  }

  var count: Int { ends.count }

  /// Adds a name with the next index, unless it has one: that is returned then.
  @discardableResult mutating func append(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { text in
      let earlier = self[text]
      bytes.append(contentsOf: text)
      ends.append(bytes.count)
      if earlier == nil {
        if ends.count * 2 > slots.count { grow() } else { slots[freeSlot(text)] = UInt32(ends.count) }
        let hint = NameIndex.roughNumber(text)
        if hints[hint] < 0 { hints[hint] = Int32(ends.count - 1) } else { crowded |= 1 << UInt64(hint) }
      }
      return earlier
    }
  }

  subscript(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { self[$0] }
  }

  subscript(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    let number = NameIndex.roughNumber(name)
    let hint = Int(hints[number])
    if hint >= 0, isEqual(hint, name) { return hint }
    if crowded >> UInt64(number) & 1 == 0 { return nil }
    var slot = NameIndex.hash(name) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if isEqual(place, name) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func range(_ place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }

  private func isEqual(_ place: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(place)
    guard range.count == name.count else { return false }
    // Most names are short, so that a loop takes less time than a call.
    return bytes.withUnsafeBufferPointer { bytes in
      name.indices.allSatisfy { bytes[range.lowerBound + $0] == name[$0] }
    }
  }

  private func freeSlot(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = NameIndex.hash(name) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for place in ends.indices {
        let name = UnsafeBufferPointer(rebasing: bytes[range(place)])
        if self[name] == nil { slots[freeSlot(name)] = UInt32(place + 1) }
      }
    }
  }

  /// A number from 0 to 63 that differs for most names.
  private static func roughNumber(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (name.count &* 7 &+ Int(first) &* 3 &+ Int(last) &* 17 &+ Int(name[name.count / 2])) & 63
  }

  /// Seeded in each process, so that no file can be made whose names all collide.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return hasher.finalize()
  }
}
