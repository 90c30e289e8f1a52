/// The hash FNV-1a of 64 bits (draft-eastlake-fnv § 2): the same on every machine, unlike `Hasher`. It is no protection against
/// somebody who wants two contents to look alike.
package struct FowlerNollVo: Hashable, Sendable {
  @usableFromInline var state: UInt64

  package var value: UInt64 { state }

  /// Makes an empty hash. `start` is the algorithm's offset basis; another one gives another hash of the same bytes.
  package init(start: UInt64 = 0xCBF2_9CE4_8422_2325) { state = start }

  /// Adds bytes. Those in contiguous memory are read there, also where other modules call this without specializing it: asking a sequence
  /// for each byte takes thirty times as long.
  @inlinable
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    let start = state
    if let end = bytes.withContiguousStorageIfAvailable({ FowlerNollVo.state(start, with: $0) }) {
      state = end
      return
    }
    for byte in bytes { state = (state ^ UInt64(byte)) &* FowlerNollVo.prime }
  }

  @usableFromInline static let prime: UInt64 = 0x100_0000_01B3

  @usableFromInline
  static func state(_ start: UInt64, with bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var state = start
    for byte in bytes { state = (state ^ UInt64(byte)) &* prime }
    return state
  }

  /// Adds bytes and a mark for their end, which occurs in no UTF-8.
  @inlinable
  package mutating func add(field: some Sequence<UInt8>) {
    add(field)
    add(CollectionOfOne(0xFF))
  }

  /// The hash as 16 hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
