/// Turns libyaml's positions into byte offsets.
///
/// libyaml counts Unicode scalars from where its text begins. In a file of ASCII these are bytes already; in any
/// other, a cursor follows the events, which hardly ever step back, so that a file is walked through once.
struct Offsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let text: Range<Int>
  private let isASCII: Bool
  private var scalar = 0
  private var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ facts: TextFacts) {
    self.bytes = bytes
    text = facts.text
    isASCII = facts.isASCII
    offset = facts.text.lowerBound
  }

  mutating func byte(_ index: Int) -> Int {
    if isASCII { return min(text.lowerBound + index, text.upperBound) }
    while scalar < index, offset < text.upperBound {
      offset += 1
      while offset < text.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      scalar += 1
    }
    while scalar > index, offset > text.lowerBound {
      offset -= 1
      while offset > text.lowerBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      scalar -= 1
    }
    return offset
  }
}
