/// The texts of the scalars that are no slice of their source, end to end.
struct DecodedTexts: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  /// Appends a text and returns its index.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.append(contentsOf: text)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  func range(_ index: UInt32) -> Range<Int> {
    let index = Int(index)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }
}
