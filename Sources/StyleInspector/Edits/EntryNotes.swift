import StyleSource
import StyleSyntax

/// The comments that belong to an entry: those right above it, and the one behind it.
extension ValueWriter {
  struct Notes {
    /// The lines of comments right above an entry.
    var above: [Range<Int>] = []
    var aboveTexts: [[UInt8]] = []
    /// The comment behind the entry in its line.
    var behind: [UInt8]?

    var isEmpty: Bool { aboveTexts.isEmpty && behind == nil }
  }

  /// The comments that belong to an entry which begins its line.
  func notes(of path: SyntaxPath) -> Notes {
    var notes = Notes()
    guard let node = tree.node(at: path), let key = key(of: path) else { return notes }
    let start = lineStart(of: Int(key.definition.start))
    let margin = Int(key.definition.start) - start
    guard bytes[start..<start + margin].allSatisfy({ $0 == UInt8(ascii: " ") }) else { return notes }
    let end = lastByte(of: node)
    let rest = bytes[end..<lineEnd(of: end)]
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) { notes.behind = Array(rest[mark...]) }
    var line = start
    while line > 0 {
      let above = lineStart(of: line - 1)
      let text = bytes[above..<lineEnd(of: above)]
      guard text.prefix(while: { $0 == UInt8(ascii: " ") }).count == margin,
        text.dropFirst(margin).first == UInt8(ascii: "#")
      else { break }
      notes.above.insert(above..<line, at: 0)
      notes.aboveTexts.insert(Array(text.dropFirst(margin)), at: 0)
      line = above
    }
    return notes
  }

  mutating func put(_ notes: Notes, beside path: SyntaxPath) throws(InspectorError) {
    guard !notes.aboveTexts.isEmpty || notes.behind != nil else { return }
    let problem = InspectorError.cannotEdit("there is no room for the token’s comments; move it in the file")
    guard let node = tree.node(at: path), let key = key(of: path) else { throw problem }
    let end = lineEnd(of: lastByte(of: node))
    let start = lineStart(of: Int(key.definition.start))
    let margin = bytes[start...].prefix { $0 == UInt8(ascii: " ") }
    var text = bytes
    if let behind = notes.behind {
      guard !tree.comments.contains(where: { Int($0.end) == end }) else { throw problem }
      text.insert(contentsOf: Array("   ".utf8) + behind, at: end)
    }
    let isReturned = text.contains(UInt8(ascii: "\r"))
    let lines = notes.aboveTexts.flatMap { Array(margin) + $0 + Array((isReturned ? "\r\n" : "\n").utf8) }
    text.insert(contentsOf: lines, at: start)
    guard takeText(text) else { throw problem }
  }

  /// Removes an entry with the comments above it that belong to it, and its section where that is then empty.
  mutating func removeWithNotes(_ path: SyntaxPath) throws(InspectorError) {
    for line in notes(of: path).above.reversed() {
      guard takeOut(line) else {
        throw .cannotEdit("the comments above it can’t be taken away; change it in the file")
      }
    }
    try removeDeclaration(path)
  }

  /// The key of an entry that is written where a path leads.
  func key(of path: SyntaxPath) -> SyntaxNode? {
    guard case .key(let name)? = path.steps.last else { return nil }
    return tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first {
      $0.key.text == name && !$0.isMerged
    }?.key
  }

  /// The offset at which a value ends, without the blank lines behind a value of several lines.
  func lastByte(of node: SyntaxNode) -> Int {
    var end = Int(node.definition.end)
    while end > Int(node.definition.start), "\r\n ".utf8.contains(bytes[end - 1]) { end -= 1 }
    return end
  }

  private mutating func takeOut(_ range: Range<Int>) -> Bool {
    takeText(Array(bytes[..<range.lowerBound]) + Array(bytes[range.upperBound...]))
  }

  mutating func takeText(_ text: [UInt8]) -> Bool {
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: text)).product
    if result.isComplete { self = ValueWriter(result) }
    return result.isComplete
  }

  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The offset at which the text of a line ends, before its break.
  func lineEnd(of offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }
}
