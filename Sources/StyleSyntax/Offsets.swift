/// Turns libyaml's positions into byte offsets.
///
/// libyaml counts Unicode scalars from behind a byte order mark. In a file of ASCII these are bytes already;
/// in any other, every 64th scalar's offset is kept, so that a look-up walks over 63 at most.
struct Offsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let first: Int
  private let checkpoints: [Int]?
  private static let step = 64

  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, first: Int) {
    self.bytes = bytes
    self.first = first
    guard !isASCII else {
      checkpoints = nil
      return
    }
    var checkpoints: [Int] = []
    checkpoints.reserveCapacity(bytes.count / Self.step + 1)
    var scalar = 0
    for offset in first..<bytes.count where bytes[offset] & 0xC0 != 0x80 {
      if scalar % Self.step == 0 { checkpoints.append(offset) }
      scalar += 1
    }
    self.checkpoints = checkpoints
  }

  func byte(_ index: Int) -> Int {
    guard let checkpoints else { return min(first + index, bytes.count) }
    guard index / Self.step < checkpoints.count else { return bytes.count }
    var offset = checkpoints[index / Self.step]
    var remaining = index % Self.step
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }
}
