import StyleSource
import StyleSyntax

/// A value that moves within its file as it is written.
struct RelocatedValue {
  /// The lines, without their common indentation.
  var lines: [String]
  /// Whether the lines are those of a mapping or a list without brackets.
  var isBlock: Bool
  /// The comment behind the value.
  var note: String
}

/// A keyframe whose value is written on lines of its own.
struct KeyframeText {
  var value: RelocatedValue
  /// The keyframe's parts beside its value, each as a line.
  var parts: [String]

  /// The keyframe as an element of a list in an entry whose line has so many spaces at its beginning.
  func lines(below margin: Int) -> String {
    func indented(_ lines: some Sequence<String>, by count: Int) -> [String] {
      lines.map { String(repeating: " ", count: count) + $0 }
    }
    let inner = margin + 4
    if value.lines.count == 1, !value.isBlock, !parts.isEmpty {
      return "- { value: \(value.lines[0]), \(parts.joined(separator: ", ")) }" + value.note
    }
    guard !parts.isEmpty else {
      return "- "
        + ([(value.lines.first ?? "")] + indented(value.lines.dropFirst(), by: inner)).joined(
          separator: "\n") + value.note
    }
    let first =
      value.isBlock
      ? ["value:"] + indented(value.lines, by: inner + 2)
      : ["value: " + (value.lines.first ?? "")] + indented(value.lines.dropFirst(), by: inner)
    return "- " + (first.joined(separator: "\n") + value.note + "\n")
      + indented(parts, by: inner).joined(separator: "\n")
  }

  /// The keyframe as an element between brackets, whose lines are indented as deep as the brackets; nil where its layout doesn't allow
  /// that.
  func inline(below margin: Int) -> String? {
    guard !value.isBlock, value.note.isEmpty else { return nil }
    let text = value.lines.joined(separator: "\n" + String(repeating: " ", count: margin))
    return parts.isEmpty ? text : "{ value: \(text), \(parts.joined(separator: ", ")) }"
  }
}

extension ValueWriter {
  /// A value with its lines and the comment behind it, for another place; nil where there is none.
  func movedValue(at path: SyntaxPath) -> RelocatedValue? {
    guard let node = tree.node(at: path), node.span == node.definition else { return nil }
    let range = node.definition.range
    let isBlock =
      (node.kind == .mapping || node.kind == .sequence) && !"[{".utf8.contains(bytes[range.lowerBound])
    var start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // What has no brackets stands in one column; what has some goes on below its key.
    let column =
      isBlock ? range.lowerBound - start : bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
    // Comments between the key and the value go along.
    if isBlock, let first = tree.comments.first(where: { isBetween(path, $0, range.lowerBound) }) {
      start = Int(first.start)
    } else {
      start = range.lowerBound
    }
    let text = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let rest = lines.dropFirst().map { line in
      String(line.dropFirst(min(column, line.prefix { $0 == " " }.count)))
    }
    return RelocatedValue(
      lines: lines.prefix(1).map(String.init) + rest, isBlock: isBlock, note: comment(behind: path) ?? "")
  }

  /// Puts a keyframe that is a value with comments in it under `value`, so that it can have parts. False where its layout doesn't allow
  /// that.
  mutating func nestValue(at path: SyntaxPath) -> Bool {
    guard let node = tree.node(at: path), node.span == node.definition,
      node.kind == .mapping || node.kind == .sequence, node.kind != .mapping || node["value"] == nil,
      let value = SyntaxValue(node, in: tree.source),
      tree.comments.contains(where: { node.definition.start <= $0.start && $0.end <= node.definition.end })
    else { return true }
    let range = node.definition.range
    let isBlock = !"[{".utf8.contains(bytes[range.lowerBound])
    let list = tree.node(at: SyntaxPath(path.steps.dropLast()))
    let isInBrackets = list.map { bytes[Int($0.definition.start)] == UInt8(ascii: "[") } ?? true
    var text = Array("value: ".utf8) + bytes[range]
    if isInBrackets { text = Array("{ ".utf8) + text + Array(" }".utf8) }
    if isBlock {
      let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let lineBreak = bytes[range].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      let indent = lineBreak + String(repeating: " ", count: range.lowerBound - start + 2)
      let lines = String(decoding: bytes[range], as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      text = Array(("value:" + indent + lines.joined(separator: lineBreak + "  ")).utf8)
    }
    let new = Array(bytes[..<range.lowerBound]) + text + bytes[range.upperBound...]
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: new)).product
    guard result.isComplete, result.comments.count == tree.comments.count,
      let nested = result.node(at: path.appending(.key("value"))),
      SyntaxValue(nested, in: result.source)?.means(value) == true
    else { return false }
    self = ValueWriter(result)
    return true
  }

  /// The number of comments before an entry's value, in it, and behind it in its line.
  func comments(of path: SyntaxPath) -> Int {
    guard let key = key(at: path), let value = tree.node(at: path) else { return 0 }
    let inner = tree.comments.count { $0.start >= key.definition.end && $0.end <= value.definition.end }
    return inner + (comment(behind: path) == nil ? 0 : 1)
  }

  /// Whether a comment stands between the key of an entry and its value.
  private func isBetween(_ path: SyntaxPath, _ comment: Span, _ value: Int) -> Bool {
    guard let key = key(at: path) else { return false }
    return comment.start >= key.definition.end && Int(comment.end) <= value
  }

  private func key(at path: SyntaxPath) -> SyntaxNode? {
    guard case .key(let name)? = path.steps.last else { return nil }
    let parent = tree.node(at: SyntaxPath(path.steps.dropLast()))
    return parent?.entries.first { $0.key.text == name }?.key
  }

  /// The indentation of an entry's line; nil where another text stands before it in its line.
  func margin(of path: SyntaxPath) -> Int? {
    guard let key = key(at: path) else { return nil }
    let start = Int(key.definition.start)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[lineStart..<start].allSatisfy { $0 == UInt8(ascii: " ") } ? start - lineStart : nil
  }

  /// Writes a list between brackets in place of an entry's value. False where the layout doesn't allow that.
  mutating func write(inline texts: [KeyframeText], at path: SyntaxPath) -> Bool {
    guard let animation = tree.node(at: SyntaxPath(path.steps.dropLast())) else { return false }
    let start = Int(animation.definition.start)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let margin = bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") }.count
    let elements = texts.compactMap { $0.inline(below: margin + 2) }
    guard elements.count == texts.count else { return false }
    let lineBreak = bytes[start...].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    let text = "[" + elements.joined(separator: ", ").replacing("\n", with: lineBreak) + "]"
    return (try? replace(path, with: Array(text.utf8))) != nil
      && tree.node(at: path)?.elements.count == texts.count
  }

  /// Whether a keyframe is a mapping with comments in it, which stays one.
  func hasParts(_ node: SyntaxNode) -> Bool {
    node.kind == .mapping && node["value"] != nil
      && tree.comments.contains {
        node.definition.start <= $0.start && $0.end <= node.definition.end
      }
  }

  /// The value of an entry and its text, where it is written on one line.
  func writtenLine(of path: SyntaxPath) -> WrittenLine? {
    tree.node(at: path).flatMap { written($0) }
  }

  func written(_ node: SyntaxNode) -> WrittenLine? {
    guard node.span == node.definition,
      let value = SyntaxValue(node, in: tree.source)
    else { return nil }
    let text = Array(bytes[node.definition.range])
    let isBlock = (node.kind == .mapping || node.kind == .sequence) && !"[{".utf8.contains(text.first ?? 0)
    return text.isEmpty || isBlock || text.contains(UInt8(ascii: "\n"))
      ? nil : WrittenLine(value: value, text: text)
  }

  /// The comment behind an entry in its line, with the spaces before it.
  func comment(behind path: SyntaxPath) -> String? {
    guard let end = tree.node(at: path)?.definition.end,
      let comment = tree.comments.first(where: { $0.start >= end }),
      bytes[Int(end)..<Int(comment.start)].allSatisfy({ " ,".utf8.contains($0) })
    else { return nil }
    return String(decoding: bytes[Int(end)..<Int(comment.end)], as: UTF8.self)
  }

  /// Writes a list on lines of its own in place of an entry's value and of the comment behind it. False where the entry has no line of its
  /// own.
  mutating func write(lines: [String], at path: SyntaxPath) -> Bool {
    guard case .key(let name)? = path.steps.last, let node = tree.node(at: path),
      let key = tree.node(at: SyntaxPath(path.steps.dropLast()))?.entries.first(where: { $0.key.text == name }
      )?.key
    else { return false }
    let start = Int(key.definition.start)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end =
      bytes[Int(node.definition.end)...].firstIndex(where: {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }) ?? bytes.count
    let margin = bytes[lineStart..<start]
    guard margin.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return false }
    let lineBreak = bytes[end...].first == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let indent = "\n" + String(repeating: " ", count: margin.count + 2)
    let text = Array(
      (name + ":" + lines.map { indent + $0 }.joined()).replacing("\n", with: lineBreak).utf8)
    let new = Array(bytes[..<start]) + text + bytes[end...]
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: new)).product
    guard result.isComplete, result.node(at: path)?.elements.count == lines.count else { return false }
    self = ValueWriter(result)
    return true
  }
}
