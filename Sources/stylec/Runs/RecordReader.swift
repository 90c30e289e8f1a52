/// A reader of numbers in decimal digits, and of bytes of a known count, each followed by one byte that separates it from the next.
struct RecordReader {
  private let record: [UInt8]
  private var position = 0

  init(_ record: [UInt8]) { self.record = record }

  var isAtEnd: Bool { position == record.count }

  /// Reads a number of at most 18 digits; nil where there is none.
  mutating func number() -> Int? {
    let start = position
    var number = 0
    while position < record.count, record[position] &- UInt8(ascii: "0") < 10, position - start < 18 {
      number = number * 10 + Int(record[position] - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start, position < record.count else { return nil }
    position += 1
    return number
  }

  /// Reads so many bytes; nil where fewer are left.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count < record.count - position else { return nil }
    defer { position += count + 1 }
    return record[position..<position + count]
  }

  /// Skips a byte and the one after it; returns whether the byte was next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position + 1 < record.count, record[position] == byte else { return false }
    position += 2
    return true
  }
}
