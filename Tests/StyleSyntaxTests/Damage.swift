import SeededRandom

extension SplitMix {
  /// One of the samples, with one to four places put wrong.
  mutating func damaged(_ samples: [String]) -> [UInt8] {
    var bytes = Array(samples[Int(next() % UInt64(samples.count))].utf8)
    for _ in 0...next() % 4 { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = Int(next() % UInt64(bytes.count + 1))
    let sign = signs[Int(next() % UInt64(signs.count))]
    switch next() % 6 {
    case 0: bytes.insert(contentsOf: sign, at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: next())
    case 2 where place < bytes.count: bytes.replaceSubrange(place...place, with: sign)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int(next() % 9)))
    case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + Int(next() % 30))], at: place)
    default: bytes.removeSubrange(place...)
    }
  }
}

/// What means something in YAML, or is easily taken for what does.
private let signs: [[UInt8]] = [
  "\n", "\r\n", "\r", "\t", " ", "  ", ":", ": ", "- ", "? ", "#", " #", "[", "]", "{", "}", ",", "&a ",
  "*a", "!!str ",
  "!x", "\"", "'", "\\", "|", ">", "|\n", "%", "@", "<<: ", "---\n", "...\n", "é", "😀", "\u{2028}",
  "\u{85}",
  "\u{202E}", "\u{FEFF}", "\0",
].map { Array($0.utf8) }
