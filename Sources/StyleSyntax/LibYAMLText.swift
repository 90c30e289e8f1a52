/// A text for libyaml in which U+0085, U+2028 and U+2029 don't end lines, as in YAML 1.2 (§ 5.4). libyaml reads YAML 1.1, where they do.
///
/// Each is replaced by a character of the same length in UTF-8 that the text doesn't contain. `restore` reverses this in the scalars that
/// libyaml returns.
struct LibYAMLText {
  private let replaced: [UInt8]?
  private let substitutes: [(original: [UInt8], other: [UInt8])]

  init(_ text: UnsafeBufferPointer<UInt8>, _ facts: TextFacts) {
    guard !facts.isASCII, LibYAMLText.breaks.contains(where: { $0.occurs(in: text) }) else {
      (replaced, substitutes) = (nil, [])
      return
    }
    var taken: Set<UInt32> = []
    var index = 0
    while index < text.count {
      guard text[index] >= 0x80, let (scalar, length) = decode(text, at: index) else {
        index += 1
        continue
      }
      taken.insert(scalar)
      index += length
    }
    func free(_ candidates: ClosedRange<UInt32>) -> [UInt8]? {
      guard let scalar = candidates.reversed().first(where: { !taken.contains($0) }) else { return nil }
      taken.insert(scalar)
      return Unicode.Scalar(scalar).map { Array(String($0).utf8) }
    }
    var substitutes: [(original: [UInt8], other: [UInt8])] = []
    for original in LibYAMLText.breaks {
      // Characters of two bytes, and private ones, which have three.
      let other = original.count == 2 ? free(0xA1...0x7FF) : free(0xE000...0xF8FF)
      if let other { substitutes.append((original, other)) }
    }
    var bytes = Array(text)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for (original, other) in substitutes { original.replace(in: bytes, with: other) }
    }
    (replaced, self.substitutes) = (bytes, substitutes)
  }

  private static let breaks: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

  /// Calls `body` with the text that libyaml reads.
  func withBytes<Result>(
    insteadOf text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    replaced?.withUnsafeBufferPointer(body) ?? body(text)
  }

  /// Puts the original characters back into a scalar.
  func restore(_ text: UnsafeMutablePointer<UInt8>?, count: Int) {
    guard !substitutes.isEmpty, let text else { return }
    let bytes = UnsafeMutableBufferPointer(start: text, count: count)
    for (original, other) in substitutes { other.replace(in: bytes, with: original) }
  }
}

extension [UInt8] {
  fileprivate func occurs(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.dropLast(count - 1).contains { isAt($0, UnsafePointer(text.baseAddress)) }
  }

  fileprivate func replace(in text: UnsafeMutableBufferPointer<UInt8>, with other: [UInt8]) {
    guard text.count >= count else { return }
    for index in 0...(text.count - count) where isAt(index, UnsafePointer(text.baseAddress)) {
      for (offset, byte) in other.enumerated() { text[index + offset] = byte }
    }
  }

  private func isAt(_ index: Int, _ text: UnsafePointer<UInt8>?) -> Bool {
    guard let text else { return false }
    return indices.allSatisfy { text[index + $0] == self[$0] }
  }
}
