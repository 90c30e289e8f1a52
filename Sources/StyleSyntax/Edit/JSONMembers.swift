import StyleSource

/// Puts members into the objects of a JSON file and takes them out. Every other byte stays: indentation, line breaks, spaces around colons.
///
/// A change that the surrounding text doesn't allow, such as one with comments where a member is, isn't made, and its function returns false.
package struct JSONMembers {
  package private(set) var tree: SyntaxTree
  package var bytes: [UInt8] { tree.source.bytes }

  /// Nil where a mistake hides a part of the file.
  package init?(_ source: SourceFile) {
    tree = parse(json: source).product
    guard tree.isComplete, !tree.hidesNames else { return nil }
  }

  /// A member as it is written.
  package struct Written {
    package let key: SyntaxNode
    package let value: SyntaxNode
    /// What stands between its key and its value: a colon, with the spaces around it.
    let colon: [UInt8]
    /// The spaces in front of its key; nil where the key doesn't begin its line.
    let indent: [UInt8]?
  }

  package func member(_ path: SyntaxPath) -> Written? {
    guard case .key(let name)? = path.steps.last,
      let entry = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first(where: {
        $0.key.text == name
      })
    else { return nil }
    return Written(
      key: entry.key, value: entry.value, colon: colon(of: entry),
      indent: indent(at: Int(entry.key.definition.start)))
  }

  /// Takes a member out, with its comma.
  package mutating func remove(_ path: SyntaxPath) -> Bool {
    guard case .key(let name)? = path.steps.last,
      let parent = tree.node(at: SyntaxPath(path.steps.dropLast()))
    else { return false }
    let entries = Array(parent.entries)
    guard let place = entries.firstIndex(where: { $0.key.text == name }) else { return false }
    let own = Int(entries[place].key.definition.start)..<Int(entries[place].value.definition.end)
    let range: Range<Int>
    if entries.count == 1 {
      range = inside(parent)
    } else if place == 0 {
      range = own.lowerBound..<Int(entries[1].key.definition.start)
    } else {
      range = Int(entries[place - 1].value.definition.end)..<own.upperBound
    }
    guard
      (bytes[range.lowerBound..<own.lowerBound] + bytes[own.upperBound..<range.upperBound]).allSatisfy(
        isBetween)
    else { return false }
    return replace(range, with: [])
  }

  /// Puts a member behind the last one of an object.
  ///
  /// - Parameter names: Those of new objects around it, and its own.
  /// - Parameter written: What it is elsewhere in the file, before a change of that place.
  package mutating func insert(_ names: [String], as written: Written, into parent: SyntaxPath) -> Bool {
    guard let object = tree.node(at: parent), object.kind == .mapping else { return false }
    let source = written.value.tree.source.bytes
    let value = Array(source[written.value.definition.range])
    let entries = Array(object.entries)
    guard let last = entries.last else {
      let inside = inside(object)
      guard bytes[inside].allSatisfy(isBetween) else { return false }
      guard let unit, let margin = lineIndent(at: Int(object.definition.start)) else {
        return replace(inside, with: member(names, written, value, gap: space) + space)
      }
      let gap = lineBreak + margin + unit
      return replace(inside, with: member(names, written, value, gap: gap) + lineBreak + margin)
    }
    let start =
      entries.count > 1 ? Int(entries[entries.count - 2].value.definition.end) : inside(object).lowerBound
    let between = bytes[start..<Int(last.key.definition.start)]
    guard between.allSatisfy(isBetween) else { return false }
    let gap = between.filter { $0 != UInt8(ascii: ",") }
    let end = Int(last.value.definition.end)
    let colon = names.count > 1 ? colon(of: last) : written.colon
    return replace(
      end..<end, with: [UInt8(ascii: ",")] + member(names, written, value, gap: gap, colon: colon))
  }

  /// Puts a member in front of the others of an object.
  ///
  /// - Parameter value: JSON of one line.
  package mutating func insertFirst(_ name: String, _ value: String, into parent: SyntaxPath) -> Bool {
    guard let object = tree.node(at: parent), let first = object.entries.first(where: { _ in true }) else {
      return false
    }
    let start = Int(first.key.definition.start)
    let gap = Array(bytes[inside(object).lowerBound..<start])
    guard gap.allSatisfy(isBetween) else { return false }
    let text = quoted(name) + colon(of: first) + Array(value.utf8) + [UInt8(ascii: ",")] + gap
    return replace(start..<start, with: text)
  }

  /// A value with the indentation of another line than that in which it begins.
  package static func moved(_ value: [UInt8], from indent: [UInt8], to other: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (place, line) in value.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      if place > 0 { result.append(UInt8(ascii: "\n")) }
      let isIndented = place > 0 && line.starts(with: indent)
      result += isIndented ? other + line.dropFirst(indent.count) : Array(line)
    }
    return result
  }

  /// The spaces with which the line of an offset begins.
  package func lineIndent(at offset: Int) -> [UInt8]? {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 })
  }

  // MARK: Text

  private var space: [UInt8] { [UInt8(ascii: " ")] }
  private var lineBreak: [UInt8] {
    Array((bytes.firstRange(of: Array("\r\n".utf8)) != nil ? "\r\n" : "\n").utf8)
  }

  /// By what the members of the file stand deeper than the file's braces; nil where these stand in one line.
  private var unit: [UInt8]? {
    guard let root = tree.root, let first = root.entries.first(where: { _ in true }) else { return nil }
    return indent(at: Int(first.key.definition.start))
  }

  private func indent(at offset: Int) -> [UInt8]? {
    guard let line = lineIndent(at: offset), offset > line.count,
      bytes[offset - line.count - 1] == UInt8(ascii: "\n")
    else { return nil }
    return line
  }

  private func inside(_ object: SyntaxNode) -> Range<Int> {
    Int(object.definition.start) + 1..<Int(object.definition.end) - 1
  }

  private func colon(of entry: MappingEntry) -> [UInt8] {
    Array(bytes[Int(entry.key.definition.end)..<Int(entry.value.definition.start)])
  }

  private func isBetween(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == UInt8(ascii: ",")
  }

  private func quoted(_ name: String) -> [UInt8] { Array("\"\(JSONString.escaped(name))\"".utf8) }

  /// - Parameter gap: What stands before a member of the object.
  private func member(
    _ names: [String], _ written: Written, _ value: [UInt8], gap: [UInt8], colon: [UInt8]? = nil
  ) -> [UInt8] {
    guard let name = names.first else { return [] }
    guard names.count > 1 else {
      let lineStart = gap.lastIndex(of: UInt8(ascii: "\n"))
      var text = value
      if let lineStart, let indent = written.indent {
        text = Self.moved(value, from: indent, to: Array(gap[(lineStart + 1)...]))
      }
      return gap + quoted(name) + written.colon + text
    }
    let isInLines = gap.contains(UInt8(ascii: "\n"))
    let inner = isInLines ? gap + (unit ?? space + space) : gap
    return gap + quoted(name) + (colon ?? written.colon) + [UInt8(ascii: "{")]
      + member(Array(names.dropFirst()), written, value, gap: inner, colon: colon) + gap + [UInt8(ascii: "}")]
  }

  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) -> Bool {
    let source = tree.source
    let new = Array(source.bytes[..<range.lowerBound] + text + source.bytes[range.upperBound...])
    let result = parse(json: SourceFile(id: source.id, path: source.path, bytes: new)).product
    guard result.isComplete, !result.hidesNames else { return false }
    tree = result
    return true
  }
}
