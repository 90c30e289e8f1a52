import StyleSource
import StyleSyntax

extension ValueWriter {
  /// Replaces a value by another, part by part: entries, elements and texts that mean the same stay as they are written, with their quotes
  /// and their comments.
  ///
  /// - Parameter origins: For each element of a new list, the index of the element that it was; nil for a new one. Without them, elements
  ///   are compared.
  mutating func revise(
    _ path: SyntaxPath, to value: SyntaxValue, from origins: [Int?]? = nil
  ) throws(InspectorError) {
    guard let node = tree.node(at: path), node.span == node.definition,
      let old = SyntaxValue(node, in: tree.source)
    else { return try set(path, to: value) }
    if old.means(value) { return }
    switch (old, value) {
    case (.sequence(let before), .sequence(let after)):
      let origins = origins ?? SyntaxValue.origins(of: after, in: before)
      guard origins.contains(where: { $0 != nil }) else { return try set(path, to: value) }
      try reviseElements(of: path, to: after, origins, count: before.count)
    case (.mapping(let before), .mapping(let after)):
      let names = Set(after.map(\.key))
      guard before.contains(where: { names.contains($0.key) }) else { return try set(path, to: value) }
      for entry in before where !names.contains(entry.key) { try remove(path.appending(.key(entry.key))) }
      var last: String?
      for entry in after {
        let own = path.appending(.key(entry.key))
        if tree.node(at: own) != nil {
          try revise(own, to: entry.value)
        } else {
          try insert(entry.value, at: own, last.map { .after($0) } ?? .first)
        }
        last = entry.key
      }
    case (.text, _), (.plain, _), (.sequence, _), (.mapping, _): try set(path, to: value)
    }
  }

  private mutating func reviseElements(
    of path: SyntaxPath, to after: [SyntaxValue], _ origins: [Int?], count: Int
  ) throws(InspectorError) {
    let kept = Set(origins.compactMap(\.self))
    for index in (0..<count).reversed() where !kept.contains(index) {
      let own = path.appending(.index(index))
      // The comments above it move with it.
      var writer = LayerWriter(tree)
      if (try? writer.remove(own, withComments: true)) != nil {
        self = writer.writer
      } else {
        try remove(own)
      }
    }
    for (index, value) in after.enumerated() {
      let own = path.appending(.index(index))
      if origins[index] == nil { try insert(value, at: own, .last) } else { try revise(own, to: value) }
    }
  }
}

extension SyntaxValue {
  /// Whether both values mean the same, whatever their quotes and the order of their parts.
  func means(_ other: SyntaxValue) -> Bool {
    switch (self, other) {
    case (.sequence(let mine), .sequence(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.means($1) }
    case (.mapping(let mine), .mapping(let theirs)):
      mine.count == theirs.count
        && mine.allSatisfy { entry in
          theirs.contains { $0.key == entry.key && $0.value.means(entry.value) }
        }
    case (.text, _), (.plain, _), (.sequence, _), (.mapping, _): scalar != nil && scalar == other.scalar
    }
  }

  /// The meaning of a text without unneeded quotes; nil for other values.
  private var scalar: SyntaxValue? {
    switch self {
    case .text: self
    case .plain(let text): .unquoted(text)
    case .sequence, .mapping: nil
    }
  }

  /// For each element of a list, the index of the one in another list that it was, with the fewest changes; nil for a new one. The indices
  /// ascend.
  fileprivate static func origins(of after: [SyntaxValue], in before: [SyntaxValue]) -> [Int?] {
    // Lists that people write are short.
    guard after.count * before.count <= 1 << 16 else {
      return after.indices.map { before.indices.contains($0) ? $0 : nil }
    }
    let width = before.count + 1
    var costs = Array(repeating: 0, count: (after.count + 1) * width)
    func pairing(_ new: Int, _ old: Int) -> Int { after[new].means(before[old]) ? 0 : 3 }
    for new in (0...after.count).reversed() {
      for old in (0...before.count).reversed() where new < after.count || old < before.count {
        var least = Int.max
        if new < after.count { least = min(least, 2 + costs[(new + 1) * width + old]) }
        if old < before.count { least = min(least, 2 + costs[new * width + old + 1]) }
        if new < after.count, old < before.count {
          least = min(least, pairing(new, old) + costs[(new + 1) * width + old + 1])
        }
        costs[new * width + old] = least
      }
    }
    var origins: [Int?] = []
    var old = 0
    for new in after.indices {
      while old < before.count, costs[new * width + old] == 2 + costs[new * width + old + 1],
        costs[new * width + old] != pairing(new, old) + costs[(new + 1) * width + old + 1]
      { old += 1 }
      if old < before.count,
        costs[new * width + old] == pairing(new, old) + costs[(new + 1) * width + old + 1]
      {
        origins.append(old)
        old += 1
      } else {
        origins.append(nil)
      }
    }
    return origins
  }
}
