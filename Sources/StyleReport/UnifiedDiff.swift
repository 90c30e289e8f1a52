import StyleSource

/// The changes from `old` to `new`, as `diff -u` writes them and `patch` reads them; empty where there are none.
package func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  let lines = DiffLine.lines(from: lines(of: old), to: lines(of: new))
  let hunks = DiffLine.hunks(lines, context: 3)
  guard !hunks.isEmpty else { return [] }
  var bytes = Array("--- \(path)\n+++ \(path)\n".utf8)
  DiffLine.write(hunks, of: lines, to: &bytes)
  return bytes
}

/// The lines of a text, each with its line break.
private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    lines.append(bytes[start..<end])
    start = end
  }
  return lines
}

private struct DiffLine {
  enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  let kind: Kind
  let text: ArraySlice<UInt8>

  /// The lines of both texts in one list, the removed before the added.
  static func lines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [DiffLine] {
    let kept = keptLines(from: old, to: new)
    var result: [DiffLine] = []
    var (i, j) = (0, 0)
    for pair in kept + [(old.count, new.count)] {
      result += old[i..<pair.old].map { DiffLine(kind: .removed, text: $0) }
      result += new[j..<pair.new].map { DiffLine(kind: .added, text: $0) }
      if pair.old < old.count { result.append(DiffLine(kind: .kept, text: old[pair.old])) }
      (i, j) = (pair.old + 1, pair.new + 1)
    }
    return result
  }

  /// The ranges of `lines` that are written: the changes, with some lines around them.
  static func hunks(_ lines: [DiffLine], context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .kept {
      let around = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  static func write(_ hunks: [Range<Int>], of lines: [DiffLine], to bytes: inout [UInt8]) {
    func count(_ range: Range<Int>, without other: Kind) -> Int {
      lines[range].count { $0.kind != other }
    }
    func place(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
    var (old, new, end) = (0, 0, 0)
    for hunk in hunks {
      old += count(end..<hunk.lowerBound, without: .added)
      new += count(end..<hunk.lowerBound, without: .removed)
      let (removed, added) = (count(hunk, without: .added), count(hunk, without: .removed))
      bytes += "@@ -\(place(old, removed)) +\(place(new, added)) @@\n".utf8
      for line in lines[hunk] {
        bytes += line.kind.rawValue.utf8
        bytes += line.text
        if line.text.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
      }
      (old, new, end) = (old + removed, new + added, hunk.upperBound)
    }
  }
}
