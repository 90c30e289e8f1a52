import StyleSource
import StyleSyntax

extension ValueWriter {
  /// The sections of a file in the usual order.
  private static let sections = ["imports", "mode", "modes", "tokens", "traits", "components", "styles"]

  /// Writes a declaration. A section that the file doesn't have yet comes where most files have it, apart from the others.
  mutating func declare(_ path: SyntaxPath, _ value: SyntaxValue) throws(InspectorError) {
    guard case .key(let section)? = path.steps.first, let root = tree.root, root.kind == .mapping,
      tree.node(at: [.key(section)]) == nil
    else { return try set(path, to: value) }
    var value = value
    for step in path.steps.dropFirst().reversed() {
      guard case .key(let key) = step else { continue }
      value = .mapping([.init(key, value)])
    }
    let order = ValueWriter.sections
    let before = order.firstIndex(of: section).map { Set(order[..<$0]) } ?? []
    let last = root.entries.filter { before.contains($0.key.text) }.last?.key.text
    try insert(value, at: [.key(section)], last.map { .after($0) } ?? .first)
    setApart(section)
  }

  /// Removes a declaration, and its section where that is then empty and isn't the only one.
  mutating func removeDeclaration(_ path: SyntaxPath) throws(InspectorError) {
    try remove(path)
    guard case .key(let section)? = path.steps.first, let root = tree.root,
      let node = tree.node(at: [.key(section)]), node.kind == .mapping,
      node.entries.reduce(0, { count, _ in count + 1 }) == 0,
      root.entries.contains(where: {
        ["tokens", "components", "styles", "traits"].contains($0.key.text) && $0.key.text != section
      })
    else { return }
    let own = root.entries.first { $0.key.text == section }.map { lineStart(Int($0.key.definition.start)) }
    try remove([.key(section)])
    // The blank lines around it are those of one place now.
    if let own, own < bytes.count, lineStart(own) == own, own == 0 || isBlankLine(before: own) {
      let blank = bytes[own...].prefix { ValueWriter.isBreak($0) }.count
      if blank > 0 { take(Array(bytes[..<own]) + Array(bytes[(own + blank)...])) }
    }
    let start = bytes.count - bytes.reversed().prefix { ValueWriter.isBreak($0) }.count
    let rest = bytes[start...]
    if let end = rest.firstIndex(of: UInt8(ascii: "\n")), end + 1 < bytes.count {
      take(Array(bytes[...end]))
    }
  }

  /// Puts a blank line between a section and those around it.
  mutating func setApart(_ section: String) {
    guard let entries = tree.root?.entries.map({ $0 }),
      let index = entries.firstIndex(where: { $0.key.text == section })
    else { return }
    let start = lineStart(Int(entries[index].key.definition.start))
    let lineBreak = self.lineBreak
    var text = bytes
    if index + 1 < entries.count {
      var end = Int(entries[index].value.definition.end)
      while end > start, ValueWriter.isBreak(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: " ") {
        end -= 1
      }
      let next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      if next < bytes.count, !ValueWriter.isBreak(bytes[next]) {
        text.insert(contentsOf: lineBreak, at: next)
      }
    }
    if index > 0, start > 0, !isBlankLine(before: start) { text.insert(contentsOf: lineBreak, at: start) }
    if text != bytes { take(text) }
  }

  /// Puts the entries of a mapping between braces on lines of their own, where the mapping around it stands on lines as well.
  mutating func spread(_ path: SyntaxPath) {
    guard let node = tree.node(at: path), node.kind == .mapping, node.span == node.definition,
      bytes[Int(node.definition.start)] == UInt8(ascii: "{"),
      let parent = tree.node(at: SyntaxPath(path.steps.dropLast())),
      bytes[Int(parent.definition.start)] != UInt8(ascii: "{"),
      let key = parent.entries.first(where: { path.steps.last == .key($0.key.text) })?.key
    else { return }
    let (start, range) = (Int(key.definition.start), node.definition.range)
    guard !range.isEmpty, !tree.comments.contains(where: { range.contains(Int($0.start)) }),
      node.entries.allSatisfy({ !$0.isMerged && $0.value.span == $0.value.definition })
    else { return }
    let margin = Array(repeating: UInt8(ascii: " "), count: start - lineStart(start) + 2)
    var before = range.lowerBound
    while before > 0, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    // Its comment stays in its line.
    let behind = bytes[range.upperBound...].prefix { !ValueWriter.isBreak($0) }
    var lines = Array(behind)
    for entry in node.entries {
      lines += lineBreak + margin + bytes[Int(entry.key.definition.start)..<Int(entry.value.definition.end)]
    }
    take(Array(bytes[..<before]) + lines + Array(bytes[behind.endIndex...]))
  }

  /// Replaces a value by a text that is one value.
  mutating func replace(_ path: SyntaxPath, with text: [UInt8]) throws(InspectorError) {
    guard let node = tree.node(at: path) else { throw .cannotEdit("the place isn’t there") }
    let range = Int(node.definition.start)..<Int(node.definition.end)
    guard take(Array(bytes[..<range.lowerBound]) + text + Array(bytes[range.upperBound...])) else {
      throw .cannotEdit("the file is laid out in a way that this edit can’t keep; change it there")
    }
  }

  @discardableResult private mutating func take(_ text: [UInt8]) -> Bool {
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: text)).product
    if result.isComplete { self = ValueWriter(result) }
    return result.isComplete
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private func isBlankLine(before start: Int) -> Bool {
    let above = lineStart(start - 1)
    return bytes[above..<start].allSatisfy { ValueWriter.isBreak($0) || $0 == UInt8(ascii: " ") }
  }

  private var lineBreak: [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r")
    else { return [UInt8(ascii: "\n")] }
    return Array("\r\n".utf8)
  }

  private static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
