import StyleSource

/// The difference between two texts: a range with other bytes.
struct ByteChange: Hashable, Sendable {
  var offset: Int
  var old: [UInt8]
  var new: [UInt8]

  init(offset: Int, old: [UInt8], new: [UInt8]) {
    self.offset = offset
    self.old = old
    self.new = new
  }

  /// The shortest one that makes `new` of `old`.
  init(from old: [UInt8], to new: [UInt8]) {
    let (start, tail) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let most = min(old.count, new.count)
        var start = 0
        while start < most, old[start] == new[start] { start += 1 }
        var tail = 0
        while tail < most - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        return (start, tail)
      }
    }
    self.init(
      offset: start, old: Array(old[start..<old.count - tail]), new: Array(new[start..<new.count - tail]))
  }

  /// The changes that turn one text into another, line by line, each in the text that the earlier ones have made.
  static func all(from old: [UInt8], to new: [UInt8]) -> [ByteChange] {
    let whole = ByteChange(from: old, to: new)
    if whole.isEmpty { return [] }
    let (before, after) = (lines(of: old), lines(of: new))
    // More than anybody changes in between two looks.
    guard before.count + after.count < 20_000, whole.old.count + whole.new.count < 1 << 20 else {
      return [whole]
    }
    let difference = after.difference(from: before)
    if difference.count > 2000 { return [whole] }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [ByteChange] = []
    var (place, index, offset) = (0, 0, 0)
    while place < before.count || index < after.count {
      var (gone, added): ([UInt8], [UInt8]) = ([], [])
      while place < before.count, removed.contains(place) {
        gone += before[place]
        place += 1
      }
      while index < after.count, inserted.contains(index) {
        added += after[index]
        index += 1
      }
      if gone.isEmpty, added.isEmpty {
        offset += after[index].count
        (place, index) = (place + 1, index + 1)
        continue
      }
      var change = ByteChange(from: gone, to: added)
      change.offset += offset
      changes.append(change)
      offset += added.count
    }
    return changes
  }

  /// The lines of a text, each with its line break.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  var isEmpty: Bool { old.isEmpty && new.isEmpty }
  var inverse: ByteChange { ByteChange(offset: offset, old: new, new: old) }
  /// The number of bytes by which the text behind the change moves.
  var growth: Int { new.count - old.count }

  /// The bytes after the change; nil where it doesn't fit them.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    let range = offset..<offset + old.count
    guard range.upperBound <= bytes.count, bytes[range].elementsEqual(old) else { return nil }
    return Array(bytes[..<offset]) + new + Array(bytes[range.upperBound...])
  }

  /// The equivalent of this change if `other` is made first, and of `other` after this one; nil where they touch each other.
  func swapped(with other: ByteChange) -> (own: ByteChange, other: ByteChange)? {
    var (own, behind) = (self, other)
    if other.offset + other.old.count < offset {
      own.offset += other.growth
    } else if offset + old.count < other.offset {
      behind.offset += growth
    } else {
      return nil
    }
    return (own, behind)
  }

  /// One change for this one and the next; nil where they don't touch each other.
  func joined(with next: ByteChange) -> ByteChange? {
    guard next.offset <= offset + new.count, next.offset + next.old.count >= offset else { return nil }
    // Around both of them, in the text between.
    let start = min(offset, next.offset)
    let end = max(offset + new.count, next.offset + next.old.count)
    var between = new
    if offset > start { between = Array(next.old.prefix(offset - start)) + between }
    if end > offset + new.count { between += next.old.suffix(end - offset - new.count) }
    let head = Array(between.prefix(offset - start))
    let tail = Array(between.suffix(end - offset - new.count))
    let behind = ByteChange(offset: next.offset - start, old: next.old, new: next.new)
    return behind.applied(to: between).map { ByteChange(offset: start, old: head + old + tail, new: $0) }
  }

  /// The changed lines, before (in `bytes`) and after the change: nil for lines that are new, or gone, and where there are too many for a
  /// page.
  func lines(in bytes: [UInt8], atMost most: Int = 12) -> (before: String?, after: String?, line: Int) {
    let change = atLineStart(in: bytes)
    guard let after = change.applied(to: bytes) else { return (nil, nil, 1) }
    let line = 1 + bytes[..<change.offset].count { $0 == lineFeed }
    // Where the rest of a line goes to lines of its own, what stays of it tells what these say.
    func splits(_ text: [UInt8], _ other: [UInt8]) -> Bool {
      text.first == lineFeed && other.first.map { $0 != lineFeed } ?? false
    }
    return (
      ByteChange.lines(
        of: bytes, change.offset..<change.offset + change.old.count, atMost: most,
        withFirst: splits(change.old, change.new)),
      ByteChange.lines(
        of: after, change.offset..<change.offset + change.new.count, atMost: most,
        withFirst: splits(change.new, change.old)), line
    )
  }

  /// The equivalent change that begins and ends with a line, where it inserts or removes whole lines.
  private func atLineStart(in bytes: [UInt8]) -> ByteChange {
    guard old.isEmpty != new.isEmpty else { return self }
    var (change, moved) = (self, old.isEmpty ? new : old)
    while change.offset > 0, bytes[change.offset - 1] != lineFeed {
      guard moved.last == bytes[change.offset - 1] else { return self }
      change.offset -= 1
      moved.insert(moved.removeLast(), at: 0)
    }
    // At the end of a file without a last line break, the break before comes along.
    if moved.last != lineFeed, moved.first == lineFeed { return self }
    if old.isEmpty { change.new = moved } else { change.old = moved }
    return change
  }

  /// The lines that a range touches; nil for none, and for more than `most`.
  ///
  /// - Parameter isFirstIn: Whether a break at the beginning belongs to a line that is changed, too.
  private static func lines(
    of bytes: [UInt8], _ range: Range<Int>, atMost most: Int, withFirst isFirstIn: Bool
  ) -> String? {
    let isWhole =
      (range.lowerBound == 0 || bytes[range.lowerBound - 1] == lineFeed)
      && (range.isEmpty || bytes[range.upperBound - 1] == lineFeed)
    if isWhole, range.isEmpty { return nil }
    var range = range
    // A break at the beginning ends the line before.
    if !isFirstIn, range.count > 1, bytes[range.lowerBound] == lineFeed {
      range = range.lowerBound + 1..<range.upperBound
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, bytes[start - 1] != lineFeed { start -= 1 }
    if !isWhole { while end < bytes.count, bytes[end] != lineFeed { end += 1 } }
    while end > start, bytes[end - 1] == lineFeed || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    guard bytes[start..<end].count(where: { $0 == lineFeed }) < most else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self).clipped(to: 4000)
  }
}

private let lineFeed = UInt8(ascii: "\n")
