import StyleSource

/// Hides broken entries from libyaml so that it reads the rest of a file with syntax errors.
///
/// Behind each error, the entry that holds it is overwritten with spaces, in a copy, and the file is read again; offsets stay as
/// they are. An entry is a line with the lines below it that are indented further. Its key stays where the error stands behind
/// it, with a value that counts as missing, so that others may still refer to the name.
struct Recovery {
  /// The text with its hidden ranges overwritten.
  private(set) var bytes: [UInt8]
  /// The ranges hidden, each from where the missing value would begin.
  private(set) var hidden: [Range<Int>] = []
  /// Whether names may be declared in the hidden ranges, so that a name which seems unknown may be declared there.
  private(set) var hidesNames = false
  private let text: Range<Int>
  /// The number of times that the file may still be read again.
  private var roundsLeft: Int
  /// The offset behind the lines of the entry hidden last.
  private var endOfLast = 0

  /// The most errors found in a file.
  static let mostRounds = 50
  /// The most bytes read again for further errors in a file.
  static let mostBytes = 16 << 20

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ text: Range<Int>) {
    self.bytes = Array(bytes)
    self.text = text
    roundsLeft = min(Recovery.mostRounds, Recovery.mostBytes / max(1, bytes.count))
  }

  /// Whether there were so many errors that the file is not read again.
  var isExhausted: Bool { roundsLeft < 0 }

  /// Whether an error at an offset only follows from the one before it.
  func isFollowUp(_ offset: Int) -> Bool { offset < endOfLast }

  /// Hides the entry that an error stands in; false where nothing is left to hide, or enough was read.
  mutating func hide(_ error: TreeBuilder.SyntaxError) -> Bool {
    roundsLeft -= 1
    guard roundsLeft >= 0 else { return false }
    let offset = Int(error.diagnostic.span.start)
    if hideConflict(from: offset) { return true }
    if let lines = error.lines, !lines.isEmpty {
      let isOne = !bytes[lines].contains(where: isBreak)
      let entry = isOne ? Entry(Line(bytes, around: offset, in: text), bytes, text) : nil
      if entry?.mayDeclareNames(bytes, isKeyIntact: false) ?? true { hidesNames = true }
      hide(lines)
      return true
    }
    for place in [offset, error.stop] {
      let line = Line(bytes, around: min(max(place, text.lowerBound), text.upperBound), in: text)
      if let entry = Entry(line, bytes, text) {
        let isBare = bytes[entry.value..<entry.lines.upperBound].allSatisfy(isBlank)
        hide(entry, isKeyIntact: entry.hasKey && place >= entry.value && !isBare)
        return true
      }
    }
    return false
  }

  private mutating func hide(_ entry: Entry, isKeyIntact: Bool) {
    if entry.mayDeclareNames(bytes, isKeyIntact: isKeyIntact) { hidesNames = true }
    hide((isKeyIntact ? entry.value : entry.lines.lowerBound)..<entry.lines.upperBound)
  }

  private mutating func hide(_ range: Range<Int>) {
    for index in range where !isBreak(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
    hidden.append(range)
    endOfLast = max(endOfLast, range.upperBound)
  }

  /// Hides git's marks of a conflict that begins in the line, and the second of the two versions.
  private mutating func hideConflict(from offset: Int) -> Bool {
    var line = Line(bytes, around: offset, in: text)
    guard line.isConflictMark(bytes, "<") else { return false }
    hide(line.start..<line.end)
    var middle: Int?
    while let next = Line.next(bytes, behind: line.end, in: text) {
      line = next
      if line.isConflictMark(bytes, "=") { middle = line.start }
      if line.isConflictMark(bytes, ">") {
        hide((middle ?? line.start)..<line.end)
        hidesNames = true
        break
      }
    }
    return true
  }
}

/// A line with the more deeply indented lines below it.
private struct Entry {
  let lines: Range<Int>
  /// The offset of the value: behind the colon of the key or the dash of a list, or at the beginning where the entry has neither.
  let value: Int
  /// Whether something stands before its value.
  let hasKey: Bool
  private let column: Int
  /// The offset at which the file's text begins: behind its byte order mark.
  private let beginning: Int
  private var isSection: Bool { column == 0 }

  /// Reads an entry; nil for an empty line.
  init?(_ line: Line, _ bytes: [UInt8], _ text: Range<Int>) {
    guard !line.text.isEmpty else { return nil }
    var end = line.end
    while let next = Line.next(bytes, behind: end, in: text) {
      guard next.text.isEmpty || next.column > line.column else { break }
      end = next.end
    }
    lines = line.start..<end
    value = Entry.value(in: line.text, bytes)
    column = line.column
    beginning = text.lowerBound
    hasKey = value > line.text.lowerBound
  }

  private static func value(in line: Range<Int>, _ bytes: [UInt8]) -> Int {
    var start = line.lowerBound
    while start + 1 < line.upperBound, bytes[start] == UInt8(ascii: "-"), isBlank(bytes[start + 1]) {
      start += 1
      while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
    }
    let dash = (line.lowerBound..<start).last { bytes[$0] == UInt8(ascii: "-") }
    var index = start
    while index < line.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":"), index + 1 == line.upperBound || isBlank(bytes[index + 1]) {
        return index + 1
      }
      if "{}[],#\"'&*!|>%@`".utf8.contains(byte) { break }
      index += 1
    }
    return dash.map { $0 + 1 } ?? line.lowerBound
  }

  /// Whether the hidden part of the entry may declare names that others use: a section, an entry with its key, a group of tokens.
  func mayDeclareNames(_ bytes: [UInt8], isKeyIntact: Bool) -> Bool {
    if isSection { return true }
    var start = lines.lowerBound
    var isOfSection = true
    while start > beginning {
      let line = Line(bytes, around: start - 1, in: beginning..<bytes.count)
      start = line.start
      guard !line.text.isEmpty, line.column < column else { continue }
      guard line.column == 0 else {
        isOfSection = false
        continue
      }
      let section = bytes[line.text]
      if section.starts(with: "styles".utf8) { return isOfSection && !isKeyIntact }
      return !isKeyIntact
        || section.starts(with: "tokens".utf8)
          && bytes[value..<lines.upperBound].contains(UInt8(ascii: ":"))
    }
    return true
  }
}

/// A line of a file.
private struct Line {
  let start: Int
  /// The offset behind the line's break.
  let end: Int
  /// The range of the line's content, without blanks around it; empty for a blank line and a comment.
  let text: Range<Int>

  var column: Int { text.lowerBound - start }

  init(_ bytes: [UInt8], around index: Int, in text: Range<Int>) {
    var start = index
    while start > text.lowerBound, !isBreak(bytes[start - 1]) { start -= 1 }
    self.init(bytes, from: start)
  }

  private init(_ bytes: [UInt8], from start: Int) {
    self.start = start
    var last = start
    while last < bytes.count, !isBreak(bytes[last]) { last += 1 }
    var first = start
    while first < last, isBlank(bytes[first]) { first += 1 }
    var behind = last
    while behind > first, isBlank(bytes[behind - 1]) { behind -= 1 }
    text = first < behind && bytes[first] == UInt8(ascii: "#") ? first..<first : first..<behind
    end = min(last + 1, bytes.count)
  }

  /// Whether the line begins with seven of a character, as git writes them into a file with a conflict.
  func isConflictMark(_ bytes: [UInt8], _ mark: Unicode.Scalar) -> Bool {
    column == 0 && text.count >= 7 && bytes[text].prefix(7).allSatisfy { $0 == UInt8(ascii: mark) }
  }

  static func next(_ bytes: [UInt8], behind end: Int, in text: Range<Int>) -> Line? {
    end < text.upperBound ? Line(bytes, from: end) : nil
  }
}
