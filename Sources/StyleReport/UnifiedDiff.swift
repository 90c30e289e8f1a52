import StyleSource

/// What changes from `old` to `new`, as `diff -u` writes it and `patch` reads it; empty where nothing does.
package func unifiedDiff(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
  let lines = DiffLine.lines(from: lines(of: old), to: lines(of: new))
  let hunks = DiffLine.hunks(lines, context: 3)
  guard !hunks.isEmpty else { return [] }
  var bytes = Array("--- \(path)\n+++ \(path)\n".utf8)
  for hunk in hunks { bytes += DiffLine.text(of: lines, hunk) }
  return bytes
}

/// Each line with its line break.
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

  /// Both texts in one list, the removed before the added.
  static func lines(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [DiffLine] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [DiffLine] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        result.append(DiffLine(kind: .removed, text: old[i]))
        i += 1
      } else if added.contains(j) {
        result.append(DiffLine(kind: .added, text: new[j]))
        j += 1
      } else {
        result.append(DiffLine(kind: .kept, text: old[i]))
        i += 1
        j += 1
      }
    }
    return result
  }

  /// The ranges of `lines` that are written: what changed, with some lines around it.
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

  static func text(of lines: [DiffLine], _ hunk: Range<Int>) -> [UInt8] {
    func place(_ other: Kind) -> String {
      let before = lines[..<hunk.lowerBound].count { $0.kind != other }
      let count = lines[hunk].count { $0.kind != other }
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    var bytes = Array("@@ -\(place(.added)) +\(place(.removed)) @@\n".utf8)
    for line in lines[hunk] {
      bytes += line.kind.rawValue.utf8
      bytes += line.text
      if line.text.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
    return bytes
  }
}
