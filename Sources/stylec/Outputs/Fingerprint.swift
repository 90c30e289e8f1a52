/// 128 bits that tell contents apart: FNV-1a, twice with different starts. It is no protection against somebody who wants
/// two contents to look alike.
struct Fingerprint: Hashable, Sendable {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x6C62_272E_07BB_0142

  init() {}

  init(_ bytes: [UInt8]) { add(bytes) }

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
        second = (second ^ UInt64(byte)) &* 0x100_0000_01B3 &+ 1
      }
    }
    // So that what is added next does not run on.
    first = (first ^ UInt64(bytes.count)) &* 0x100_0000_01B3
    second = (second ^ UInt64(bytes.count)) &* 0x100_0000_01B3 &+ 1
  }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  /// 32 hexadecimal digits.
  var text: String { hexadecimal(first) + hexadecimal(second) }

  init?(text: Substring) {
    guard text.utf8.count == 32, let first = UInt64(text.prefix(16), radix: 16),
      let second = UInt64(text.dropFirst(16), radix: 16)
    else { return nil }
    (self.first, self.second) = (first, second)
  }
}

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}
