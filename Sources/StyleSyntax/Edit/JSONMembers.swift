import StyleSource

/// Puts members into the objects of a JSON file and takes them out. Every other byte stays: indentation, line breaks, spaces around colons.
///
/// A member goes with its notes: the comments right above it, and those in its line. A change that the surrounding text doesn't allow isn't made, and its
/// function returns false.
package struct JSONMembers {
  package private(set) var tree: SyntaxTree
  package var bytes: [UInt8] { tree.source.bytes }

  /// Parses a JSON file; nil where a mistake hides a part of it.
  package init?(_ source: SourceFile) {
    tree = parse(json: source).product
    guard tree.isComplete, !tree.hidesNames else { return nil }
  }

  /// A member as the file spells it.
  package struct Written {
    package let key: SyntaxNode
    package let value: SyntaxNode
    /// The text between the key and the value: a colon, with the spaces around it.
    let colon: [UInt8]
    /// The spaces in front of the member; nil where it doesn't begin its line.
    let indent: [UInt8]?
    /// The comments above the member, and those before it in its line, up to its key.
    let notesBefore: [UInt8]
    /// The spaces and the comments behind the member in its line, without a comma between them.
    let notesBehind: [UInt8]

    /// Whether the member can't share a line with others.
    var needsLines: Bool {
      [notesBefore, notesBehind].contains { $0.contains(UInt8(ascii: "\n")) } || endsInLineComment
    }

    /// Whether a line comment behind the member ends its line.
    var endsInLineComment: Bool { JSONTrivia(notesBehind.indices, of: notesBehind).hasLineComment }
  }

  package func member(_ path: SyntaxPath) -> Written? {
    guard let surroundings = surroundings(of: path) else { return nil }
    let (entry, notes) = (surroundings.entry, surroundings.notes)
    let comma = surroundings.after.comma.flatMap { $0.upperBound <= notes.upperBound ? $0 : nil }
    let end = Int(entry.value.definition.end)
    return Written(
      key: entry.key, value: entry.value, colon: colon(of: entry), indent: indent(at: notes.lowerBound),
      notesBefore: Array(bytes[notes.lowerBound..<Int(entry.key.definition.start)]),
      notesBehind: comma.map { Array(bytes[end..<$0.lowerBound] + bytes[$0.upperBound..<notes.upperBound]) }
        ?? Array(bytes[end..<notes.upperBound]))
  }

  /// A member among the others of its object.
  private struct Surroundings {
    let parent: SyntaxNode
    let entries: [MappingEntry]
    let place: Int
    let before, after: JSONTrivia

    var entry: MappingEntry { entries[place] }
    /// The range of the member with the comments that belong to it.
    let notes: Range<Int>
  }

  private func surroundings(of path: SyntaxPath) -> Surroundings? {
    guard case .key(let name)? = path.steps.last,
      let parent = tree.node(at: SyntaxPath(path.steps.dropLast())), parent.kind == .mapping
    else { return nil }
    let entries = Array(parent.entries)
    return entries.firstIndex { $0.key.text == name }.map { surroundings(of: $0, entries, in: parent) }
  }

  private func surroundings(of place: Int, _ entries: [MappingEntry], in parent: SyntaxNode) -> Surroundings {
    let own = Int(entries[place].key.definition.start)..<Int(entries[place].value.definition.end)
    let (isFirst, isLast) = (place == 0, place == entries.count - 1)
    let inside = inside(parent)
    let start = isFirst ? inside.lowerBound : Int(entries[place - 1].value.definition.end)
    let end = isLast ? inside.upperBound : Int(entries[place + 1].key.definition.start)
    let before = JSONTrivia(start..<own.lowerBound, of: bytes)
    let after = JSONTrivia(own.upperBound..<end, of: bytes)
    let notes =
      before.startOfNotes(
        ofMemberAt: own.lowerBound, isFirst: isFirst)..<after.endOfNotes(
        ofMemberTo: own.upperBound, isLast: isLast)
    return Surroundings(
      parent: parent, entries: entries, place: place, before: before, after: after, notes: notes)
  }

  /// Whether an object has comments between its members that belong to none of them.
  package func hasCommentsOfItsOwn(_ path: SyntaxPath) -> Bool {
    guard let object = tree.node(at: path) else { return false }
    let entries = Array(object.entries)
    guard !entries.isEmpty else { return JSONTrivia(inside(object), of: bytes).hasComments }
    return entries.indices.contains { place in
      let own = surroundings(of: place, entries, in: object)
      let parts = own.before.parts + (place == entries.count - 1 ? own.after.parts : [])
      let former = place > 0 ? surroundings(of: place - 1, entries, in: object).notes : 0..<0
      return parts.contains { part in
        part.isComment && !own.notes.contains(part.range.lowerBound)
          && !former.contains(part.range.lowerBound)
      }
    }
  }

  /// Removes a member, with its comma and its notes.
  package mutating func remove(_ path: SyntaxPath) -> Bool {
    guard let surroundings = surroundings(of: path) else { return false }
    if surroundings.before.hasComments || surroundings.after.hasComments {
      return removeWithNotes(surroundings)
    }
    let (parent, entries, place) = (surroundings.parent, surroundings.entries, surroundings.place)
    let own = Int(entries[place].key.definition.start)..<Int(entries[place].value.definition.end)
    let range: Range<Int>
    if entries.count == 1 {
      range = inside(parent)
    } else if place == 0 {
      range = own.lowerBound..<Int(entries[1].key.definition.start)
    } else {
      range = Int(entries[place - 1].value.definition.end)..<own.upperBound
    }
    return replace(range, with: [])
  }

  private mutating func removeWithNotes(_ own: Surroundings) -> Bool {
    let isLast = own.place == own.entries.count - 1
    let comma = isLast ? own.before.comma : own.after.comma
    var range = own.notes
    if !isLast, let comma, comma.upperBound > range.upperBound,
      bytes[range.upperBound..<comma.lowerBound].allSatisfy(isSpace)
    {
      range = range.lowerBound..<comma.upperBound
    }
    let start = range.lowerBound - bytes[..<range.lowerBound].reversed().prefix(while: isSpace).count
    let end = range.upperBound + bytes[range.upperBound...].prefix(while: isSpace).count
    if start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), let next = lineBreak(at: end) {
      range = start..<next
    } else {
      range = isLast ? start..<range.upperBound : range.lowerBound..<end
    }
    var edits: [Edit] = [(range, [])]
    if let comma, !range.contains(comma.lowerBound) { edits.append((comma, [])) }
    return replace(edits)
  }

  /// The offset at which the next line begins, for the end of one; nil where no line break follows.
  private func lineBreak(at end: Int) -> Int? {
    let rest = bytes[end...].prefix { $0 == 0x0D || $0 == 0x0A }
    return rest.firstIndex(of: 0x0A).map { $0 + 1 }
  }

  /// Inserts a member behind the last one of an object, with its notes.
  ///
  /// - Parameter names: The names of new objects around the member, and its own.
  /// - Parameter written: The member elsewhere in the file, before a change of that place.
  package mutating func insert(_ names: [String], as written: Written, into parent: SyntaxPath) -> Bool {
    guard let object = tree.node(at: parent), object.kind == .mapping else { return false }
    let source = written.value.tree.source.bytes
    let value = Array(source[written.value.definition.range])
    let entries = Array(object.entries)
    let margin = lineIndent(at: Int(object.definition.start)) ?? []
    guard !entries.isEmpty else {
      var inside = inside(object)
      // Comments stay in front.
      if let comment = JSONTrivia(inside, of: bytes).parts.last(where: \.isComment) {
        inside = comment.range.upperBound..<inside.upperBound
      } else if unit == nil, !written.needsLines {
        return replace(inside, with: member(names, written, value, gap: space) + space)
      }
      let gap = lineBreak + margin + (unit ?? space + space)
      return replace(inside, with: member(names, written, value, gap: gap) + lineBreak + margin)
    }
    let last = surroundings(of: entries.count - 1, entries, in: object)
    if !last.before.hasLineBreak, written.needsLines || last.after.hasLineComment {
      return spread(parent) && insert(names, as: written, into: parent)
    }
    let gap = gap(before: last)
    let end = Int(last.entry.value.definition.end)
    let colon = names.count > 1 ? colon(of: last.entry) : written.colon
    var text = member(names, written, value, gap: gap, colon: colon)
    var place = last.notes.upperBound..<last.notes.upperBound
    // The brace goes to the next line where a comment would swallow it.
    let brace = place.upperBound + bytes[place.upperBound...].prefix(while: isSpace).count
    if names.count == 1, written.endsInLineComment, lineBreak(at: brace) == nil {
      text += lineBreak + margin
      place = place.lowerBound..<brace
    }
    // In one line, a comment before the comma is about what stands before it.
    let comma = [UInt8(ascii: ",")]
    return place.lowerBound == end || !gap.contains(UInt8(ascii: "\n"))
      ? replace(place, with: comma + text) : replace([(end..<end, comma), (place, text)])
  }

  /// Puts the members of an object on lines of their own.
  private mutating func spread(_ path: SyntaxPath) -> Bool {
    guard let object = tree.node(at: path) else { return false }
    // Objects around it may begin in the same line.
    let depth = Array(repeatElement(unit ?? space + space, count: path.steps.count).joined())
    let own = lineIndent(at: Int(object.definition.start)) ?? []
    let margin = own.count < depth.count ? depth : own
    let entries = Array(object.entries)
    var starts = entries.indices.map { surroundings(of: $0, entries, in: object).notes.lowerBound }
    let end = inside(object).upperBound
    starts.append(end)
    return replace(
      starts.map { start in
        let spaces = bytes[..<start].reversed().prefix(while: isSpace).count
        if start - spaces > 0, bytes[start - spaces - 1] == 0x0A { return (start..<start, []) }
        let indent = start == end ? [] : unit ?? space + space
        return (start - spaces..<start, lineBreak + margin + indent)
      })
  }

  /// Inserts a member in front of the others of an object.
  ///
  /// - Parameter value: JSON of one line.
  package mutating func insertFirst(_ name: String, _ value: String, into parent: SyntaxPath) -> Bool {
    guard let object = tree.node(at: parent), case let entries = Array(object.entries),
      let first = entries.first
    else { return false }
    let own = surroundings(of: 0, entries, in: object)
    let colon =
      JSONTrivia(colon(of: first).indices, of: colon(of: first)).hasComments
      ? [UInt8(ascii: ":")] + space : colon(of: first)
    let text = quoted(name) + colon + Array(value.utf8) + [UInt8(ascii: ",")] + gap(before: own)
    return replace(own.notes.lowerBound..<own.notes.lowerBound, with: text)
  }

  /// The spaces and line breaks before a member and its notes.
  private func gap(before own: Surroundings) -> [UInt8] {
    let text = bytes[..<own.notes.lowerBound]
    // A comma may begin the line.
    guard own.before.hasComments || own.before.comma == nil else {
      let former = Int(own.entries[own.place - 1].value.definition.end)
      return text[former...].filter { $0 != UInt8(ascii: ",") }
    }
    return text.reversed().prefix { isSpace($0) || $0 == 0x0A || $0 == 0x0D }.reversed()
  }

  /// A value whose lines are indented for another line than the one that it begins in.
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

  /// The indentation of the file's outermost members; nil where they share a line with the braces.
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

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func quoted(_ name: String) -> [UInt8] { Array("\"\(JSONString.escaped(name))\"".utf8) }

  /// - Parameter gap: What stands before a member of the object.
  private func member(
    _ names: [String], _ written: Written, _ value: [UInt8], gap: [UInt8], colon: [UInt8]? = nil
  ) -> [UInt8] {
    guard let name = names.first else { return [] }
    guard names.count > 1 else {
      let lineStart = gap.lastIndex(of: UInt8(ascii: "\n"))
      var text = written.notesBefore + quoted(name) + written.colon + value + written.notesBehind
      if let lineStart, let indent = written.indent {
        text = Self.moved(text, from: indent, to: Array(gap[(lineStart + 1)...]))
      }
      return gap + text
    }
    let isInLines = gap.contains(UInt8(ascii: "\n"))
    let inner = isInLines ? gap + (unit ?? space + space) : gap
    return gap + quoted(name) + (colon ?? written.colon) + [UInt8(ascii: "{")]
      + member(Array(names.dropFirst()), written, value, gap: inner, colon: colon) + gap + [UInt8(ascii: "}")]
  }

  private typealias Edit = (range: Range<Int>, text: [UInt8])

  private mutating func replace(_ range: Range<Int>, with text: [UInt8]) -> Bool { replace([(range, text)]) }

  /// - Parameter edits: Of places that don't overlap.
  private mutating func replace(_ edits: [Edit]) -> Bool {
    let source = tree.source
    var new = source.bytes
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      new.replaceSubrange(range, with: text)
    }
    let result = parse(json: SourceFile(id: source.id, path: source.path, bytes: new)).product
    guard result.isComplete, !result.hidesNames else { return false }
    tree = result
    return true
  }
}
