/// A text under many changes, each at a position in the text that the earlier ones have left.
///
/// It is kept in chunks whose lines are counted, so a change costs the chunks that it touches and a look at the counts of those before.
/// A chunk ends neither within a character nor within a CR LF.
struct EditedText {
  private struct Chunk {
    let bytes: ArraySlice<UInt8>
    /// The number of line breaks in the chunk.
    var breaks = 0
    /// The number of units behind the last line break in the chunk.
    var units = 0

    init(_ bytes: ArraySlice<UInt8>, _ encoding: PositionEncoding) {
      self.bytes = bytes
      bytes.withUnsafeBufferPointer { bytes in
        for (index, byte) in bytes.enumerated() {
          if isBreak(byte) {
            if byte == lf || index + 1 == bytes.count || bytes[index + 1] != lf { breaks += 1 }
            units = 0
          } else if byte & 0xC0 != 0x80 {
            units += encoding.units(byte)
          }
        }
      }
    }
  }

  /// A chunk, and an index of its bytes or their end.
  private struct ChunkIndex: Comparable {
    var chunk, index: Int

    static func < (a: ChunkIndex, b: ChunkIndex) -> Bool { (a.chunk, a.index) < (b.chunk, b.index) }
  }

  private var chunks: [Chunk]
  private let encoding: PositionEncoding
  private static let length = 1024

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.encoding = encoding
    chunks = EditedText.chunks(bytes, encoding)
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(chunks.reduce(0) { $0 + $1.bytes.count })
    for chunk in chunks { bytes += chunk.bytes }
    return bytes
  }

  /// Replaces the text between two positions of the present text, in any order.
  mutating func replace(_ start: Position, _ end: Position, with text: String) {
    let (one, other) = (place(start), place(end))
    let (from, to) = (min(one, other), max(one, other))
    var replaced = from.chunk...to.chunk
    var bytes = Array(chunks[from.chunk].bytes[..<from.index])
    bytes += text.utf8
    bytes += chunks[to.chunk].bytes[to.index...]
    if replaced.lowerBound > 0,
      bytes.first == lf && chunks[replaced.lowerBound - 1].bytes.last == cr
        || bytes.count < EditedText.length / 2
    {
      bytes.insert(contentsOf: chunks[replaced.lowerBound - 1].bytes, at: 0)
      replaced = replaced.lowerBound - 1...replaced.upperBound
    }
    if replaced.upperBound + 1 < chunks.count, bytes.last == cr,
      chunks[replaced.upperBound + 1].bytes.first == lf
    {
      bytes += chunks[replaced.upperBound + 1].bytes
      replaced = replaced.lowerBound...replaced.upperBound + 1
    }
    chunks.replaceSubrange(replaced, with: EditedText.chunks(bytes, encoding))
  }

  /// Splits a text into at least one chunk.
  private static func chunks(_ bytes: [UInt8], _ encoding: PositionEncoding) -> [Chunk] {
    var chunks: [Chunk] = []
    var start = 0
    repeat {
      var end = bytes.count
      if end - start > 2 * length {
        end = start + length
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 || bytes[end] == lf && bytes[end - 1] == cr {
          end += 1
        }
      }
      chunks.append(Chunk(bytes[start..<end], encoding))
      start = end
    } while start < bytes.count
    return chunks
  }

  /// The place of a position, as `TextPositions.offset(_:)` finds it.
  private func place(_ position: Position) -> ChunkIndex {
    var place = ChunkIndex(chunk: 0, index: chunks[0].bytes.startIndex)
    guard skip(lines: position.line, from: &place) else {
      return ChunkIndex(chunk: chunks.count - 1, index: chunks[chunks.count - 1].bytes.endIndex)
    }
    var left = position.character
    while true {
      let chunk = chunks[place.chunk]
      // Whether nothing of the chunk but the rest of the line follows, and all of that is before the position.
      let isSkipped = chunk.breaks == 0 && place.index == chunk.bytes.startIndex && chunk.units <= left
      if isSkipped {
        left -= chunk.units
        place.index = chunk.bytes.endIndex
      }
      while place.index < chunk.bytes.endIndex {
        let byte = chunk.bytes[place.index]
        guard !isBreak(byte), encoding.units(byte) <= left else { return place }
        left -= encoding.units(byte)
        repeat {
          place.index += 1
        } while place.index < chunk.bytes.endIndex && chunk.bytes[place.index] & 0xC0 == 0x80
      }
      guard left > 0, place.chunk + 1 < chunks.count else { return place }
      place = ChunkIndex(chunk: place.chunk + 1, index: chunks[place.chunk + 1].bytes.startIndex)
    }
  }

  /// Moves to the start of a line; false where the text has fewer lines.
  private func skip(lines: Int, from place: inout ChunkIndex) -> Bool {
    var left = lines
    while chunks[place.chunk].breaks < left {
      left -= chunks[place.chunk].breaks
      guard place.chunk + 1 < chunks.count else { return false }
      place.chunk += 1
    }
    let bytes = chunks[place.chunk].bytes
    place.index = bytes.startIndex
    while left > 0 {
      let byte = bytes[place.index]
      place.index += 1
      if byte == lf || byte == cr && (place.index == bytes.endIndex || bytes[place.index] != lf) { left -= 1 }
    }
    return true
  }
}

private let lf = UInt8(ascii: "\n")
private let cr = UInt8(ascii: "\r")

private func isBreak(_ byte: UInt8) -> Bool { byte == lf || byte == cr }
