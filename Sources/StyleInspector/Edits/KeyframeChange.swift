import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

/// The keyframes of an animation in a request: each with the keyframe that it was before, its value, its time and its curve.
struct RequestedKeyframes {
  fileprivate struct Keyframe {
    /// The index of the earlier keyframe, or 0 for `from` and 1 for `to`; nil for a new one.
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

  /// Refuses a time outside of the animation's, or before that of an earlier keyframe.
  ///
  /// - Parameters:
  ///   - number: The page's name for the keyframe.
  ///   - place: The index of the keyframe in the file.
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

  /// The list of keyframes for a new animation.
  var value: SyntaxValue { .sequence(keyframes.map { $0.syntax(keepsParts: false) }) }

  /// Writes the keyframes into an animation; of its present ones, only the changed parts.
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

extension RequestedKeyframes {
  /// Moves `from` and `to` into a list where one stands on several lines with comments in them: these lines stay as they are.
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
    // The comments of a removed value go with it.
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

extension SyntaxValue {
  /// A part of a time, from 0 to 1.
  fileprivate var part: Double? {
    guard let text = inline(isFlow: true) else { return nil }
    return text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }
}

/// A value on one line, with its text.
struct WrittenLine {
  var value: SyntaxValue
  var text: [UInt8]
}

extension RequestedKeyframes.Keyframe {
  /// Keeps the quotes of an unchanged value to which parts were added.
  fileprivate func keep(
    _ old: WrittenLine, at path: SyntaxPath, in writer: inout ValueWriter
  ) throws(InspectorError) {
    let own = keyTime != nil || curve != nil ? path.appending(.key("value")) : path
    guard old.value.means(value), let node = writer.tree.node(at: own),
      SyntaxValue(node, in: writer.tree.source)?.means(value) == true
    else { return }
    try writer.replace(own, with: old.text)
  }

  /// The keyframe's parts beside its value, each as a line.
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
