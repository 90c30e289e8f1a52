/// FNV-1a of 64 bits (draft-eastlake-fnv § 2): the same on every machine, unlike `Hasher`. It is no protection against
/// somebody who wants two contents to look alike.
package struct FowlerNollVo: Hashable, Sendable {
  @usableFromInline var state: UInt64

  package var value: UInt64 { state }

  /// `start` is the algorithm's offset basis; another one gives another hash of the same bytes.
  package init(start: UInt64 = 0xCBF2_9CE4_8422_2325) { state = start }

  @inlinable
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Takes in some bytes and their end, which no UTF-8 of a field holds.
  @inlinable
  package mutating func add(field: some Sequence<UInt8>) {
    add(field)
    add(CollectionOfOne(0xFF))
  }

  /// 16 digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
