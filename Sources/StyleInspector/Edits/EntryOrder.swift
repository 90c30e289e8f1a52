import StyleSource
import StyleSyntax

/// Reorders the written entries of a mapping, each with the comments above it and behind it. Text between entries, such as a comma or a
/// blank line, stays where it is.
struct EntryOrder {
  private let bytes: [UInt8]
  /// The text of each entry, in their order.
  private var units: [Range<Int>] = []
  let keys: [String]

  /// Finds the entries of a mapping; nil where they aren't written apart from each other.
  init?(of mapping: SyntaxNode, in tree: SyntaxTree) {
    bytes = tree.source.bytes
    let entries = mapping.entries.map { $0 }
    keys = entries.map(\.key.text)
    guard mapping.span == mapping.definition, !entries.isEmpty,
      entries.allSatisfy({
        !$0.isMerged && $0.value.span == $0.value.definition && !$0.value.definition.isEmpty
      })
    else { return nil }
    let isFlow = bytes[Int(mapping.definition.start)] == UInt8(ascii: "{")
    if isFlow {
      // A comment belongs to a line, and the entries of one may go to several.
      let inside = Int(mapping.definition.start)..<Int(mapping.definition.end)
      guard !tree.comments.contains(where: { inside.contains(Int($0.start)) }) else { return nil }
      units = entries.map { Int($0.key.definition.start)..<Int($0.value.definition.end) }
      return
    }
    let margin = column(Int(entries[0].key.definition.start))
    var floor = 0
    for entry in entries {
      let start = lineStart(Int(entry.key.definition.start))
      guard column(Int(entry.key.definition.start)) == margin,
        bytes[start..<Int(entry.key.definition.start)].allSatisfy({ $0 == UInt8(ascii: " ") })
      else { return nil }
      var (first, end) = (start, Int(entry.value.definition.end))
      while end > start, isSpace(bytes[end - 1]) { end -= 1 }
      end = lineEnd(end)
      while first > floor, case let above = lineStart(first - 1), above >= floor, isComment(above, margin) {
        first = above
      }
      units.append(first..<end)
      floor = min(bytes.count, end + 1)
    }
  }

  /// The file with an entry at another place among the others.
  func moving(_ key: String, to place: Int) -> [UInt8]? {
    guard let from = keys.firstIndex(of: key) else { return nil }
    var order = Array(keys.indices)
    order.remove(at: from)
    order.insert(from, at: max(0, min(place, order.count)))
    var result = Array(bytes[..<units[0].lowerBound])
    for (slot, entry) in order.enumerated() {
      result += bytes[units[entry]]
      let end = slot + 1 < units.count ? units[slot + 1].lowerBound : bytes.count
      result += bytes[units[slot].upperBound..<end]
    }
    return result
  }

  private func isComment(_ start: Int, _ margin: Int) -> Bool {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "#") && offset - start == margin
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func lineEnd(_ offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
