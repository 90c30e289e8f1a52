/// A text for libyaml in which U+0085, U+2028 and U+2029 are characters like others, as YAML 1.2 has it (§ 5.4): libyaml, which reads
/// YAML 1.1, would end lines at them.
///
/// Each is replaced by a character of as many bytes that the text doesn't have; what libyaml says of texts is changed back.
struct LibYAMLText {
  private let replaced: [UInt8]?
  private let standIns: [(original: [UInt8], other: [UInt8])]

  init(_ text: UnsafeBufferPointer<UInt8>, _ facts: TextFacts) {
    guard !facts.isASCII, LibYAMLText.breaks.contains(where: { $0.stands(in: text) }) else {
      (replaced, standIns) = (nil, [])
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
    var standIns: [(original: [UInt8], other: [UInt8])] = []
    for original in LibYAMLText.breaks {
      // Of two bytes, and of the private ones, which have three.
      let other = original.count == 2 ? free(0xA1...0x7FF) : free(0xE000...0xF8FF)
      if let other { standIns.append((original, other)) }
    }
    var bytes = Array(text)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for (original, other) in standIns { original.replace(in: bytes, with: other) }
    }
    (replaced, self.standIns) = (bytes, standIns)
  }

  private static let breaks: [[UInt8]] = [[0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]]

  /// Calls `body` with what libyaml is to read in place of the text.
  func withBytes<Result>(
    insteadOf text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    replaced?.withUnsafeBufferPointer(body) ?? body(text)
  }

  /// Puts the characters back into a text of libyaml's.
  func restore(_ text: UnsafeMutablePointer<UInt8>?, count: Int) {
    guard !standIns.isEmpty, let text else { return }
    let bytes = UnsafeMutableBufferPointer(start: text, count: count)
    for (original, other) in standIns { other.replace(in: bytes, with: original) }
  }
}

extension [UInt8] {
  fileprivate func stands(in text: UnsafeBufferPointer<UInt8>) -> Bool {
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
