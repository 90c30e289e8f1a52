/// A 128-bit hash: two 64-bit hashes with different seeds. It is the same on every machine and in every run.
public struct Fingerprint: Hashable, Sendable {
  private var first = FowlerNollVo()
  private var second = FowlerNollVo(start: 0x6C62_272E_07BB_0142)

  public init() {}

  public init(_ bytes: [UInt8]) { add(bytes) }

  /// Restores a fingerprint from its `words`.
  public init(words: (UInt64, UInt64)) {
    (first, second) = (FowlerNollVo(start: words.0), FowlerNollVo(start: words.1))
  }

  public var words: (UInt64, UInt64) { (first.value, second.value) }

  /// Adds bytes and their end.
  public mutating func add(_ bytes: [UInt8]) {
    first.add(field: bytes)
    second.add(field: bytes)
  }

  public mutating func add(_ text: String) {
    first.add(field: text.utf8)
    second.add(field: text.utf8)
  }

  public mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes in
      first.add(bytes)
      second.add(bytes)
    }
  }

  public mutating func add(_ other: Fingerprint) {
    add(other.first.value)
    add(other.second.value)
  }

  /// The fingerprint as 32 hexadecimal digits.
  public var text: String { first.hexadecimal + second.hexadecimal }
}
