/// Reads numbers in decimal digits, and bytes of a known count, each with one byte behind it that parts it from the next.
struct RecordReader {
  private let record: [UInt8]
  private var position = 0

  init(_ record: [UInt8]) { self.record = record }

  var isAtEnd: Bool { position == record.count }

  /// A number of at most 18 digits; nil where none stands here.
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

  /// nil where fewer are left.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count < record.count - position else { return nil }
    defer { position += count + 1 }
    return record[position..<position + count]
  }

  /// Goes behind a byte and the one after it, where it stands here.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard position + 1 < record.count, record[position] == byte else { return false }
    position += 2
    return true
  }
}
