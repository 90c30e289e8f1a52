import StyleSource
import StyleSyntax

/// Moves layers of a component within its file, with their spelling and their comments. Every other byte stays.
struct LayerWriter {
  private(set) var writer: ValueWriter
  private var tree: SyntaxTree { writer.tree }
  private var bytes: [UInt8] { writer.bytes }

  init(_ tree: SyntaxTree) { writer = ValueWriter(tree) }

  /// A layer as text: its first line without margin and dash.
  struct Text {
    var content: [UInt8]
    /// The indentation of the other lines.
    var column: Int
    /// The lines of comments above the layer, without their indentation.
    var comments: [[UInt8]] = []
    /// The layer as a value; nil where it has comments in it, or aliases.
    var value: SyntaxValue?
    /// Whether the layer stands between braces.
    var isFlow: Bool
  }

  // MARK: Taking

  /// The text of a layer in the file.
  func text(of path: SyntaxPath) throws(InspectorError) -> Text {
    let unit = try unit(at: path)
    let node = tree.node(at: path)
    let value = node.flatMap { SyntaxValue($0, in: tree.source) }
    let hasComments = tree.comments.contains {
      unit.content.lowerBound <= Int($0.start) && Int($0.start) < unit.content.upperBound
    }
    return Text(
      content: Array(bytes[unit.content]), column: column(unit.content.lowerBound),
      comments: unit.comments.map { Array(bytes[$0]) }, value: hasComments ? nil : value,
      isFlow: bytes[unit.content.lowerBound] == UInt8(ascii: "{"))
  }

  /// Removes a layer, with the comments above it where they go with it, and the list where it was the only one.
  mutating func remove(_ path: SyntaxPath, withComments: Bool) throws(InspectorError) {
    let list = SyntaxPath(path.steps.dropLast())
    guard let node = tree.node(at: list) else { throw LayerWriter.otherLayout }
    if node.elements.count == 1 {
      var outer = list
      // The view's own layer, which has no other entries.
      let parent = SyntaxPath(list.steps.dropLast())
      if parent.steps.count == 3, tree.node(at: parent)?.entries.reduce(0, { count, _ in count + 1 }) == 1 {
        outer = parent
      }
      return try writer.remove(outer)
    }
    guard !isBracketed(node), withComments else { return try writer.remove(path) }
    let unit = try unit(at: path)
    let start = unit.comments.first.map { lineStart($0.lowerBound) } ?? lineStart(unit.content.lowerBound)
    try replace(
      start..<min(bytes.count, unit.content.upperBound + lineBreak(at: unit.content.upperBound)), with: [])
  }

  // MARK: Putting

  /// Adds a layer to a list before the one at an index. A list that isn't there is made.
  ///
  /// - Parameter grows: Whether the list has one more then. One whose layers only change places stays on its line.
  mutating func insert(
    _ text: Text, in list: SyntaxPath, at index: Int, grows: Bool = true
  ) throws(InspectorError) {
    let mark = "stylec-new-layer"
    if let node = tree.node(at: list), node.kind == .sequence, !node.elements.isEmpty {
      guard node.span == node.definition else { throw LayerWriter.otherLayout }
      guard !isBracketed(node) else {
        let place = list.appending(.index(index))
        if text.isFlow, text.value != nil, !text.content.contains(UInt8(ascii: "\n")) {
          try writer.insert(.text(mark), at: place, .last, keepsLine: true)
          try replace(place, with: flow(text))
        } else {
          guard let value = text.value else { throw LayerWriter.hasComments }
          try writer.insert(value, at: place, .last, keepsLine: true)
        }
        if grows { writer.spread(entryAt: place) }
        return
      }
      let count = node.elements.count
      let unit = try unit(at: list.appending(.index(min(index, count - 1))))
      let dash = dashColumn(unit)
      let lines = lines(text, margin: dash)
      if index < count {
        let start = unit.comments.first.map { lineStart($0.lowerBound) } ?? lineStart(unit.content.lowerBound)
        return try replace(start..<start, with: lines + lineBreak)
      }
      return try replace(unit.content.upperBound..<unit.content.upperBound, with: lineBreak + lines)
    }
    try writer.set(list, to: .sequence([.text(mark)]))
    guard let node = tree.node(at: list), let key = keyColumn(of: list),
      isBlock(SyntaxPath(list.steps.dropLast()))
    else {
      guard text.value != nil || text.isFlow else { throw LayerWriter.hasComments }
      let place = list.appending(.index(0))
      if text.isFlow, !text.content.contains(UInt8(ascii: "\n")) {
        try replace(place, with: flow(text))
      } else {
        guard let value = text.value else { throw LayerWriter.hasComments }
        try writer.set(place, to: value)
      }
      return writer.spread(entryAt: place)
    }
    // `sublayers: [mark]` becomes a list with a line for each layer, and one that has lines keeps them.
    var (start, end) = (Int(node.definition.start), Int(node.definition.end))
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    try replace(start..<end, with: lineBreak + lines(text, margin: key + 2))
  }

  /// Inserts the text of a new layer.
  mutating func insert(new text: Text, in list: SyntaxPath, at index: Int) throws(InspectorError) {
    try insert(text, in: list, at: index)
    writer.spread(entryAt: list.appending(.index(index)))
  }

  /// The text of a new value: on one line, or on several where it is long.
  static func text(of value: SyntaxValue, onOneLine isFlow: Bool) throws(InspectorError) -> Text {
    let list = parse(SourceFile(id: FileID(0), path: "layer", text: isFlow ? "[a]\n" : "- a\n")).product
    var writer = LayerWriter(list)
    try writer.writer.insert(value, at: [1], .last, keepsLine: true)
    return try writer.text(of: [1])
  }

  /// Whether a new layer of a list stands on one line, as the present ones do.
  func isOnOneLine(in list: SyntaxPath) -> Bool {
    guard let node = tree.node(at: list), node.kind == .sequence, !node.elements.isEmpty else { return true }
    return node.elements.contains { bytes[Int($0.definition.start)] == UInt8(ascii: "{") }
  }

  /// A value on lines of its own.
  static func block(_ entries: [(key: String, text: String)]) -> Text {
    let lines = entries.map { "\($0.key): \($0.text)" }
    return Text(
      content: Array(lines.joined(separator: "\n  ").utf8), column: 2,
      value: .mapping(entries.map { .init($0.key, .unquoted($0.text)) }), isFlow: false)
  }

  /// The text of a new stack without layers.
  static func stack(named name: String, axis: String) -> Text {
    block([("name", name), ("kind", "stack"), ("axis", axis), ("spacing", "8"), ("alignment", "center")])
  }

  mutating func set(_ path: SyntaxPath, to value: SyntaxValue) throws(InspectorError) {
    try writer.set(path, to: value)
  }

  mutating func insertEntry(
    _ value: SyntaxValue, at path: SyntaxPath, _ position: EntryPosition
  ) throws(InspectorError) {
    try writer.insert(value, at: path, position)
  }

  mutating func removeValue(_ path: SyntaxPath) throws(InspectorError) { try writer.remove(path) }

  // MARK: Lines

  private struct Unit {
    /// The range from behind the dash to the end of the last line, its comment included.
    var content: Range<Int>
    var comments: [Range<Int>]
  }

  private func unit(at path: SyntaxPath) throws(InspectorError) -> Unit {
    let list = SyntaxPath(path.steps.dropLast())
    guard let node = tree.node(at: path), let holder = tree.node(at: list), node.span == node.definition,
      holder.span == holder.definition, !node.definition.isEmpty
    else { throw LayerWriter.otherLayout }
    var (start, end) = (Int(node.definition.start), Int(node.definition.end))
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    if isBracketed(holder) { return Unit(content: start..<end, comments: []) }
    var dash = start
    while dash > 0, bytes[dash - 1] == UInt8(ascii: " ") { dash -= 1 }
    guard dash > 0, bytes[dash - 1] == UInt8(ascii: "-"),
      bytes[lineStart(start)..<dash - 1].allSatisfy({ $0 == UInt8(ascii: " ") })
    else { throw LayerWriter.otherLayout }
    let margin = column(dash - 1)
    end = lineEnd(end)
    // Comments on the layer behind its last value.
    while let next = comment(inLineAt: end + lineBreak(at: end)), column(next.lowerBound) > margin {
      end = next.upperBound
    }
    var comments: [Range<Int>] = []
    var line = lineStart(start)
    while line > 0, let above = comment(inLineAt: lineStart(line - 1)), column(above.lowerBound) == margin {
      comments.insert(above, at: 0)
      line = lineStart(above.lowerBound)
    }
    start = Int(node.definition.start)
    return Unit(content: start..<end, comments: comments)
  }

  /// The comment that a line consists of.
  private func comment(inLineAt start: Int) -> Range<Int>? {
    var offset = start
    while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#"), start == lineStart(start) else {
      return nil
    }
    return offset..<lineEnd(offset)
  }

  private func dashColumn(_ unit: Unit) -> Int {
    var dash = unit.content.lowerBound
    while dash > 0, bytes[dash - 1] == UInt8(ascii: " ") { dash -= 1 }
    return column(dash - 1)
  }

  /// A layer as an element of a list whose dashes stand in a column.
  private func lines(_ text: Text, margin: Int) -> [UInt8] {
    let indent = Array(repeating: UInt8(ascii: " "), count: margin)
    var result: [UInt8] = []
    for comment in text.comments { result += indent + comment + lineBreak }
    result += indent + Array("- ".utf8)
    let lines = text.content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard number > 0 else {
        result += line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        continue
      }
      result += lineBreak
      let rest = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      let spaces = rest.prefix { $0 == UInt8(ascii: " ") }.count
      guard spaces < rest.count else { continue }
      result += Array(repeating: UInt8(ascii: " "), count: max(0, spaces + margin + 2 - text.column))
      result += rest.dropFirst(spaces)
    }
    return result
  }

  private func flow(_ text: Text) -> [UInt8] {
    // A comment behind it stays behind.
    guard let end = text.content.lastIndex(of: UInt8(ascii: "}")) else { return text.content }
    return Array(text.content[...end])
  }

  private mutating func replace(_ path: SyntaxPath, with text: [UInt8]) throws(InspectorError) {
    guard let node = tree.node(at: path) else { throw LayerWriter.otherLayout }
    try replace(Int(node.definition.start)..<Int(node.definition.end), with: text)
  }

  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) throws(InspectorError) {
    let new = Array(bytes[..<range.lowerBound]) + text + Array(bytes[range.upperBound...])
    let source = SourceFile(id: tree.source.id, path: tree.source.path, bytes: new)
    let result = parse(source).product
    guard result.isComplete else { throw LayerWriter.otherLayout }
    writer = ValueWriter(result)
  }

  private func isBracketed(_ node: SyntaxNode) -> Bool {
    bytes[Int(node.definition.start)] == UInt8(ascii: "[")
  }

  private func isBlock(_ path: SyntaxPath) -> Bool {
    guard let node = tree.node(at: path), node.kind == .mapping else { return false }
    return bytes[Int(node.definition.start)] != UInt8(ascii: "{")
  }

  private func keyColumn(of path: SyntaxPath) -> Int? {
    guard case .key(let name)? = path.steps.last else { return nil }
    let key = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first { $0.key.text == name }?.key
    return key.map { column(Int($0.definition.start)) }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private var lineBreak: [UInt8] {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r")
    else {
      return [UInt8(ascii: "\n")]
    }
    return Array("\r\n".utf8)
  }

  private func lineStart(_ offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The offset at which the text of a line ends, before its break.
  private func lineEnd(_ offset: Int) -> Int {
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return end > offset && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  private func lineBreak(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    return bytes[offset] == UInt8(ascii: "\r") ? 2 : 1
  }

  private func column(_ offset: Int) -> Int { offset - lineStart(offset) }

  private static let otherLayout = InspectorError.cannotEdit(
    "the layer is laid out in a way that this edit can’t keep; change it in the file")
  private static let hasComments = InspectorError.cannotEdit(
    "the layer has comments in it, for which there is no room between brackets; move it in the file")
}
