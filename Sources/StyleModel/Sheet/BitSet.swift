/// A set of whole numbers from zero, a bit each. The set holds numbers below 64 without memory of its own.
struct BitSet: Sendable {
  private var first: UInt64 = 0
  /// The words for numbers from 64.
  private var rest: [UInt64] = []

  func contains(_ number: Int) -> Bool {
    if number < 64 { return first >> UInt64(number) & 1 != 0 }
    let word = number / 64 - 1
    return word < rest.count && rest[word] >> UInt64(number % 64) & 1 != 0
  }

  mutating func insert(_ number: Int) {
    let bit: UInt64 = 1 << UInt64(number % 64)
    if number < 64 {
      first |= bit
      return
    }
    let word = number / 64 - 1
    if word >= rest.count { rest += Array(repeating: 0, count: word - rest.count + 1) }
    rest[word] |= bit
  }
}
