import StyleSource

/// 128 bits that tell contents apart: a hash of 64, twice with different starts.
struct Fingerprint: Hashable, Sendable {
  private var first: FowlerNollVo
  private var second: FowlerNollVo

  init(_ bytes: [UInt8]) {
    (first, second) = (FowlerNollVo(), FowlerNollVo(start: 0x6C62_272E_07BB_0142))
    add(bytes)
  }

  mutating func add(_ bytes: [UInt8]) {
    first.add(field: bytes)
    second.add(field: bytes)
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// 32 hexadecimal digits.
  var text: String { first.hexadecimal + second.hexadecimal }

  init?(text: Substring) {
    guard text.utf8.count == 32, let first = UInt64(text.prefix(16), radix: 16),
      let second = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    (self.first, self.second) = (FowlerNollVo(start: first), FowlerNollVo(start: second))
  }
}
