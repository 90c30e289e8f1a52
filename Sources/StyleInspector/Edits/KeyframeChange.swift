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
        throw .badValue("a keyframe has a value", in: "keyframes")
      }
      let origin = json["from"]?.integer.flatMap { $0 > last ? $0 : nil }
      last = origin ?? last
      keyframes.append(
        .init(origin: origin, value: value, keyTime: try text("keyTime"), curve: try text("curve")))
    }
    guard keyframes.count > 1 else {
      throw .badValue("‘keyframes’ are at least two values", in: "keyframes")
    }
    // What is passed first comes later than what the layer shows.
    if keyframes.count < list.count, keyframes[0].keyTime == nil {
      let next = keyframes.dropFirst().firstIndex { $0.keyTime != nil }
      let time = next.flatMap { keyframes[$0].keyTime?.part } ?? 1
      let percent = time / Double((next ?? keyframes.count - 1) + 1) * 100
      keyframes[0].keyTime = .plain(formatNumber((percent * 10).rounded() / 10) + "%")
    }
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
    for path in ends where writer.hasComments(in: path) && writer.writtenLine(of: path) == nil {
      throw .cannotEdit("‘from’ or ‘to’ has comments in it; write the ‘keyframes’ in the file")
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

extension ValueWriter {
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
    let indent = lineBreak + String(repeating: " ", count: margin.count + 2)
    let text = Array((name + ":" + lines.map { indent + $0 }.joined()).utf8)
    let new = Array(bytes[..<start]) + text + bytes[end...]
    let result = parse(SourceFile(id: tree.source.id, path: tree.source.path, bytes: new)).product
    guard result.isComplete, result.node(at: path)?.elements.count == lines.count,
      result.comments.count >= tree.comments.count
    else { return false }
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

  fileprivate func syntax(keepsParts: Bool) -> SyntaxValue {
    guard keyTime != nil || curve != nil || keepsParts else { return value }
    let parts = [("value", value as SyntaxValue?), ("keyTime", keyTime), ("curve", curve)]
    return .mapping(parts.compactMap { name, value in value.map { .init(name, $0) } })
  }
}
