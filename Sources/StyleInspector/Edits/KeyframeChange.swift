import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// The values that an animation passes, as a request lists them: of each, what it was before, its value, and when and how it is passed.
struct SaidKeyframes {
  fileprivate struct Keyframe {
    /// The index of what it was: among the keyframes, or 0 for `from` and 1 for `to`. nil for one that is new.
    var origin: Int?
    var value: SyntaxValue
    var keyTime, curve: SyntaxValue?
  }

  private var keyframes: [Keyframe] = []

  /// - Parameter list: One whose first value is empty begins at what the layer shows.
  init(_ list: [JSONValue], of type: ValueType?) throws(InspectorError) {
    var last = -1
    var latest: Double?
    for (index, json) in list.enumerated() {
      func text(_ name: StaticString) throws(InspectorError) -> SyntaxValue? {
        guard let text = json["\(name)"]?.string?.trimmingSpaces, !text.isEmpty else { return nil }
        return try SyntaxValue(yaml: text)
      }
      guard
        let value = try json["value"].flatMap({ (json) throws(InspectorError) in
          try SyntaxValue(moved: json, type)
        })
      else {
        if index == 0 { continue }
        throw .badValue("keyframe \(index + 1) has no value", in: "keyframes.\(keyframes.count)")
      }
      if let time = json["keyTime"]?.string?.trimmingSpaces, !time.isEmpty {
        try check(time, ofKeyframe: index + 1, at: keyframes.count, after: &latest)
      }
      let origin = json["from"]?.integer.flatMap { $0 > last ? $0 : nil }
      last = origin ?? last
      keyframes.append(
        .init(origin: origin, value: value, keyTime: try text("keyTime"), curve: try text("curve")))
    }
    guard keyframes.count > 1 else {
      throw .badValue("an animation passes at least two keyframes", in: "keyframes")
    }
    // What is passed first comes later than what the layer shows.
    if keyframes.count < list.count, keyframes[0].keyTime == nil {
      let next = keyframes.dropFirst().firstIndex { $0.keyTime != nil }
      let time = next.flatMap { keyframes[$0].keyTime?.part } ?? 1
      let percent = time / Double((next ?? keyframes.count - 1) + 1) * 100
      keyframes[0].keyTime = .plain(formatNumber((percent * 10).rounded() / 10) + "%")
    }
  }

  /// Refuses a time that lies outside of the animation's, or before that of a keyframe before it.
  ///
  /// - Parameters:
  ///   - number: What the page calls the keyframe.
  ///   - place: Where it stands among those of a file.
  private func check(
    _ text: String, ofKeyframe number: Int, at place: Int, after latest: inout Double?
  ) throws(InspectorError) {
    let field = "keyframes.\(place).keyTime"
    guard let value = SyntaxValue.plain(text).part, 0...1 ~= value else {
      throw .badValue(
        "the time of keyframe \(number) is from 0 to 100 percent, but this is ‘\(text.shortened)’", in: field)
    }
    if let latest, value < latest {
      throw .badValue(
        "keyframe \(number) comes after the one before it, so its time is at least \(formatNumber((latest * 10_000).rounded() / 100)) percent",
        in: field)
    }
    latest = value
  }

  /// The list as a new animation has it.
  var value: SyntaxValue { .sequence(keyframes.map { $0.syntax(keepsParts: false) }) }

  /// Writes them into an animation: of those that it has, only what is changed.
  func write(_ animation: SyntaxPath, in writer: inout ValueWriter) throws(InspectorError) {
    let list = animation.appending(.key("keyframes"))
    guard let node = writer.tree.node(at: list) else { return try replaceEnds(of: animation, in: &writer) }
    guard node.kind == .sequence, node.span == node.definition else {
      throw .cannotEdit("its ‘keyframes’ are written in another place")
    }
    for each in keyframes where each.keyTime != nil || each.curve != nil {
      guard let origin = each.origin, writer.tree.node(at: list.appending(.index(origin))) != nil else {
        continue
      }
      guard writer.nestValue(at: list.appending(.index(origin))) else {
        throw .cannotEdit(
          "a keyframe has comments, for which there is no room; write when it is passed in the file")
      }
    }
    guard let node = writer.tree.node(at: list) else { return }
    let old = node.elements.map { $0 }
    let origins = keyframes.map { each in each.origin.flatMap { old.indices.contains($0) ? $0 : nil } }
    let values = zip(keyframes, origins).map { each, origin in
      each.syntax(keepsParts: origin.map { writer.hasParts(old[$0]) } ?? false)
    }
    let written = old.map { writer.written($0) }
    try writer.revise(list, to: .sequence(values), from: origins)
    for (index, each) in keyframes.enumerated() {
      guard let origin = origins[index], let old = written[origin] else { continue }
      try each.keep(old, at: list.appending(.index(index)), in: &writer)
    }
  }

  /// The keyframes take the place of `from` and `to`, whose comments and quotes stay with their values.
  private func replaceEnds(of animation: SyntaxPath, in writer: inout ValueWriter) throws(InspectorError) {
    let ends = ["from", "to"].map { animation.appending(.key($0)) }
    guard writer.tree.node(at: ends[1]) != nil else { throw .cannotEdit("it has no ‘to’") }
    let list = animation.appending(.key("keyframes"))
    let written = ends.map { writer.writtenLine(of: $0) }
    if ends.contains(where: { writer.hasComments(in: $0) && writer.writtenLine(of: $0) == nil }) {
      return try moveEnds(ends, to: list, in: &writer)
    }
    let notes = ends.map { writer.comment(behind: $0) }
    try writer.rename(ends[1], to: "keyframes")
    if notes.contains(where: { $0 != nil }) {
      let lines = try keyframes.map { (each) throws(InspectorError) -> String in
        guard let text = each.syntax(keepsParts: false).inline(isFlow: false) else {
          throw .cannotEdit("the values have several lines; write the ‘keyframes’ in the file")
        }
        let note = each.origin.flatMap { notes.indices.contains($0) ? notes[$0] : nil } ?? ""
        return "- " + text + note
      }
      guard writer.write(lines: lines, at: list) else {
        throw .cannotEdit(
          "‘from’ or ‘to’ has comments, for which there is no room; write the ‘keyframes’ in the file")
      }
    } else {
      try writer.set(list, to: value)
    }
    for (index, each) in keyframes.enumerated() {
      guard let origin = each.origin, written.indices.contains(origin), let old = written[origin] else {
        continue
      }
      try each.keep(old, at: list.appending(.index(index)), in: &writer)
    }
    if writer.tree.node(at: ends[0]) != nil { try writer.remove(ends[0]) }
    writer.spread(entryAt: list)
  }
}

extension SaidKeyframes {
  /// The same where `from` or `to` stands on several lines with comments in them: these lines go along as they are.
  private func moveEnds(
    _ ends: [SyntaxPath], to list: SyntaxPath, in writer: inout ValueWriter
  ) throws(InspectorError) {
    let count = writer.tree.comments.count
    for each in keyframes {
      // What is new in them is written where they stand, beside their comments.
      if let origin = each.origin, ends.indices.contains(origin), writer.tree.node(at: ends[origin]) != nil {
        try writer.revise(ends[origin], to: each.value)
      }
    }
    // What is said of a value that goes, goes with it.
    let gone = ends.indices.filter { end in !keyframes.contains { $0.origin == end } }
    let left = count - gone.reduce(0) { $0 + writer.comments(of: ends[$1]) }
    let moved = ends.map { writer.movedValue(at: $0) }
    try writer.rename(ends[1], to: "keyframes")
    let texts = try keyframes.map { (each) throws(InspectorError) -> KeyframeText in
      if let origin = each.origin, moved.indices.contains(origin), let old = moved[origin] {
        return .init(value: old, parts: try each.parts)
      }
      guard let text = each.value.inline(isFlow: true) else {
        throw .cannotEdit("the values have several lines; write the ‘keyframes’ in the file")
      }
      return .init(value: .init(lines: [text], isBlock: false, note: ""), parts: try each.parts)
    }
    let isWritten =
      if let margin = writer.margin(of: list) {
        writer.write(lines: texts.map { $0.lines(below: margin) }, at: list)
      } else {
        writer.write(inline: texts, at: list)
      }
    if isWritten, writer.tree.node(at: ends[0]) != nil { try writer.remove(ends[0]) }
    guard isWritten, writer.tree.comments.count == left else {
      throw .cannotEdit(
        "‘from’ or ‘to’ has comments, for which there is no room; write the ‘keyframes’ in the file")
    }
  }
}

/// A value that goes elsewhere in its file as it is written.
private struct MovedValue {
  /// Without the indentation that all of them have.
  var lines: [String]
  /// Whether they are the lines of a mapping or a list without brackets.
  var isBlock: Bool
  /// The comment behind it.
  var note: String
}

/// A keyframe whose value is written on lines of its own.
private struct KeyframeText {
  var value: MovedValue
  /// What it says besides, each as a line.
  var parts: [String]

  /// As an element of a list in the entry of a line with so many spaces at its beginning.
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

  /// As an element between brackets, whose lines go on as far to the right as the brackets stand; nil where there is no room.
  func inline(below margin: Int) -> String? {
    guard !value.isBlock, value.note.isEmpty else { return nil }
    let text = value.lines.joined(separator: "\n" + String(repeating: " ", count: margin))
    return parts.isEmpty ? text : "{ value: \(text), \(parts.joined(separator: ", ")) }"
  }
}

extension ValueWriter {
  /// A value with its lines and the comment behind it, to be written elsewhere; nil where there is none.
  fileprivate func movedValue(at path: SyntaxPath) -> MovedValue? {
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
    return MovedValue(
      lines: lines.prefix(1).map(String.init) + rest, isBlock: isBlock, note: comment(behind: path) ?? "")
  }

  /// Puts a keyframe that is a value with comments in it under `value`, so that it can say more. False where there is no room for it.
  fileprivate mutating func nestValue(at path: SyntaxPath) -> Bool {
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

  /// How many comments stand in the value of an entry, before it, and behind it in its line.
  fileprivate func comments(of path: SyntaxPath) -> Int {
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

  /// How far the line of an entry is indented; nil where something else stands before it in its line.
  fileprivate func margin(of path: SyntaxPath) -> Int? {
    guard let key = key(at: path) else { return nil }
    let start = Int(key.definition.start)
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[lineStart..<start].allSatisfy { $0 == UInt8(ascii: " ") } ? start - lineStart : nil
  }

  /// Writes a list between brackets in the place of an entry's value. False where there is no room for it.
  fileprivate mutating func write(inline texts: [KeyframeText], at path: SyntaxPath) -> Bool {
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
  fileprivate func hasParts(_ node: SyntaxNode) -> Bool {
    node.kind == .mapping && node["value"] != nil
      && tree.comments.contains {
        node.definition.start <= $0.start && $0.end <= node.definition.end
      }
  }

  /// A value that is written in one line, as it is.
  fileprivate func writtenLine(of path: SyntaxPath) -> WrittenLine? {
    tree.node(at: path).flatMap { written($0) }
  }

  fileprivate func written(_ node: SyntaxNode) -> WrittenLine? {
    guard node.span == node.definition,
      let value = SyntaxValue(node, in: tree.source)
    else { return nil }
    let text = Array(bytes[node.definition.range])
    let isBlock = (node.kind == .mapping || node.kind == .sequence) && !"[{".utf8.contains(text.first ?? 0)
    return text.isEmpty || isBlock || text.contains(UInt8(ascii: "\n"))
      ? nil : WrittenLine(value: value, text: text)
  }

  /// The comment behind an entry in its line, with the spaces before it.
  fileprivate func comment(behind path: SyntaxPath) -> String? {
    guard let end = tree.node(at: path)?.definition.end,
      let comment = tree.comments.first(where: { $0.start >= end }),
      bytes[Int(end)..<Int(comment.start)].allSatisfy({ " ,".utf8.contains($0) })
    else { return nil }
    return String(decoding: bytes[Int(end)..<Int(comment.end)], as: UTF8.self)
  }

  /// Writes a list on lines of its own in the place of an entry's value and of the comment behind it. False where the entry has no line
  /// of its own.
  fileprivate mutating func write(lines: [String], at path: SyntaxPath) -> Bool {
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

extension SyntaxValue {
  /// A part of a time, from 0 to 1.
  fileprivate var part: Double? {
    guard let text = inline(isFlow: true) else { return nil }
    return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }
}

/// A value that is written in one line, as it is.
private struct WrittenLine {
  var value: SyntaxValue
  var text: [UInt8]
}

extension SaidKeyframes.Keyframe {
  /// Has a value that stays keep its quotes, where it got parts.
  fileprivate func keep(
    _ old: WrittenLine, at path: SyntaxPath, in writer: inout ValueWriter
  ) throws(InspectorError) {
    let own = keyTime != nil || curve != nil ? path.appending(.key("value")) : path
    guard old.value.means(value), let node = writer.tree.node(at: own),
      SyntaxValue(node, in: writer.tree.source)?.means(value) == true
    else { return }
    try writer.replace(own, with: old.text)
  }

  /// What it says beside its value, each as a line.
  fileprivate var parts: [String] {
    get throws(InspectorError) {
      var parts: [String] = []
      for (name, value) in [("keyTime", keyTime), ("curve", curve)] {
        guard let value else { continue }
        guard let text = value.inline(isFlow: true) else {
          throw .cannotEdit("the values have several lines; write the ‘keyframes’ in the file")
        }
        parts.append("\(name): \(text)")
      }
      return parts
    }
  }

  fileprivate func syntax(keepsParts: Bool) -> SyntaxValue {
    guard keyTime != nil || curve != nil || keepsParts else { return value }
    let parts = [("value", value as SyntaxValue?), ("keyTime", keyTime), ("curve", curve)]
    return .mapping(parts.compactMap { name, value in value.map { .init(name, $0) } })
  }
}
