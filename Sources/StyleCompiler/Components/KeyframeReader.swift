import StyleModel
import StyleSource
import StyleSyntax

/// Reads what an animation passes: `from` and `to`, or its `keyframes`.
struct KeyframeReader {
  let reader: ValueReader
  /// The type and bounds of each value.
  let expected: Expectation
  let properties: [Property]

  private static let parts = [LanguageKey].keyframe.names

  private var output: CompilerOutput { reader.output }

  /// The keyframes, and the node of each value, for later diagnostics.
  typealias Written = (keyframes: [LayerAnimation.Keyframe], nodes: [SyntaxNode?])

  /// Reads the keyframes; nil where too little is known, which was reported.
  func read(_ sections: Sections) -> Written? {
    guard let list = sections["keyframes"] else { return ends(sections) }
    for key in ["from", "to"] {
      if let other = sections.key(key) { output.report(.keyframesAndEnds(key, at: other.span)) }
    }
    if list.kind == .missing { return nil }
    guard list.kind == .sequence else {
      output.report(.keyframesAreNoList(list))
      return nil
    }
    let written = list.elements.map(keyframe)
    guard list.elements.count > 1 else {
      output.report(.tooFewKeyframes(at: list.span))
      return nil
    }
    if let curve = written.last?.curveNode {
      output.report(.lastCurve(at: curve.span))
    }
    let times = times(written)
    var frames = zip(written, times).map { each, time in
      LayerAnimation.Keyframe(value: each.value, keyTime: time, curve: each.curve)
    }
    var nodes = written.map(\.node)
    frames[frames.count - 1].curve = nil
    if frames[0].keyTime > 0 {
      frames.insert(LayerAnimation.Keyframe(value: nil, keyTime: 0), at: 0)
      nodes.insert(nil, at: 0)
    }
    if let last = frames.last, last.keyTime < 1 {
      frames.append(LayerAnimation.Keyframe(value: last.value, keyTime: 1))
      nodes.append(nodes.last ?? nil)
    }
    return (frames, nodes)
  }

  /// Reads the two keyframes of an animation from one value to another.
  private func ends(_ sections: Sections) -> Written? {
    guard let to = sections["to"] else { return nil }
    if let key = sections.key("to"), isListOfValues(to) {
      output.report(.listOfEnds(key.span, isFixed: sections["from"] == nil))
      return nil
    }
    let (first, last) = (sections["from"].map { reader.read($0, expected) }, reader.read(to, expected))
    return (
      [
        LayerAnimation.Keyframe(value: first, keyTime: 0), LayerAnimation.Keyframe(value: last, keyTime: 1),
      ], [sections["from"], to]
    )
  }

  /// Whether a list has several values of the type, instead of being one.
  private func isListOfValues(_ node: SyntaxNode) -> Bool {
    guard node.kind == .sequence, let first = node.elements.first else { return false }
    switch expected.type {
    case .point, .size, .edgeInsets: return first.kind != .scalar
    case .gradientStops: return first.kind == .sequence
    case .number, .integer, .color, .transform, .shadow, .outline, .rect, .range: return true
    case .bool, .string, .localizedString, .choice, .image, .shadows, .font, .animation, .corners, .path,
      .numbers, .strings:
      return false
    }
  }

  // MARK: One keyframe

  private struct Keyframe {
    var node: SyntaxNode?
    var value: Expression
    /// The keyframe's time and curve as written, with their nodes.
    var time: Double?
    var timeNode: SyntaxNode?
    var curve: Animation.Curve?
    var curveNode: SyntaxNode?
  }

  private func keyframe(_ node: SyntaxNode) -> Keyframe {
    guard node.kind == .mapping, node.entries.contains(where: { isPart($0.key.text) }) else {
      return Keyframe(node: node, value: reader.read(node, expected))
    }
    let known = output.diagnostics.count
    let sections = Sections(node, Self.parts, "a keyframe", output)
    guard let value = sections["value"] else {
      if output.diagnostics.count == known { output.report(.keyframeLacksValue(at: node.span)) }
      return Keyframe(node: node, value: .constant(reader.invalid(node)))
    }
    var keyframe = Keyframe(node: value, value: reader.read(value, expected))
    if let time = sections["keyTime"], time.kind != .missing {
      keyframe.timeNode = time
      keyframe.time = self.time(time)
    }
    if let curve = sections["curve"], curve.kind != .missing {
      keyframe.curveNode = curve
      keyframe.curve = self.curve(curve)
    }
    return keyframe
  }

  /// Whether a key is one of a keyframe, and no part of a value: no value that can be animated has parts with these names.
  private func isPart(_ key: String) -> Bool {
    let parts = Self.parts
    if expected.type.parts.contains(where: { $0.name == key }) { return false }
    return parts.contains(key) || ForeignWords.declarationKey.meant(by: key, among: parts) != nil
  }

  private func time(_ node: SyntaxNode) -> Double? {
    let value = reader.readConstant(
      node,
      Expectation(
        .number(.double), bounds: NumberBounds(min: 0, max: 1), for: "keyTime", takesPercentages: true))
    guard value.isUniform else {
      output.report(.differsByMode("keyTime", at: node.span))
      return nil
    }
    return value.value.double
  }

  private func curve(_ node: SyntaxNode) -> Animation.Curve? {
    if node.kind == .scalar, Self.isSpring(node.text) {
      output.report(.springBetweenKeyframes(at: node.span))
      return nil
    }
    let value = reader.readConstant(
      node, Expectation(.choice(Animation.Curve.wordsOfKeyframes), for: "curve", takesCurves: true))
    guard value.isUniform else {
      output.report(.differsByMode("curve", at: node.span))
      return nil
    }
    guard let curve = value.value.text.flatMap(Animation.Curve.init(rawValue:)) else { return nil }
    if case .spring = curve {
      output.report(.springBetweenKeyframes(at: node.span))
      return nil
    }
    return curve
  }

  /// The time of each keyframe: one without a time lies evenly between its neighbours with one.
  private func times(_ keyframes: [Keyframe]) -> [Double] {
    var least = 0.0
    var known = keyframes.map { keyframe -> Double? in
      guard let time = keyframe.time else { return nil }
      if time < least, let node = keyframe.timeNode {
        output.report(.keyTimeDecreases(least, at: node.span))
      }
      least = max(least, time)
      return least
    }
    let last = known.count - 1
    known[0] = known[0] ?? 0
    known[last] = known[last] ?? 1
    var times: [Double] = []
    var before = 0
    for (index, time) in known.enumerated() {
      if let time {
        times.append(time)
        before = index
        continue
      }
      let next = known[index...].firstIndex { $0 != nil } ?? last
      let part = Double(index - before) / Double(next - before)
      times.append(times[before] + ((known[next] ?? 1) - times[before]) * part)
    }
    return times
  }

  // MARK: Springs

  /// Reports a curve of the whole animation that is a spring in some style, and takes a usual one in its place.
  func withoutSpring(
    _ timing: (fixed: Animation, driven: Expression?), at curve: SyntaxNode?
  ) -> (fixed: Animation, driven: Expression?) {
    guard let curve else { return timing }
    var timing = timing
    if case .spring = timing.fixed.curve {
      timing.fixed.curve = .easeInOut
      output.report(.springBetweenKeyframes(at: curve.span))
    } else if case .call(.compound(.animation), let parts)? = timing.driven, mayBeSpring(parts[2]) {
      output.report(.springBetweenKeyframes(isSometimes: true, at: curve.span))
    }
    return timing
  }

  private func mayBeSpring(_ expression: Expression) -> Bool {
    switch expression {
    case .constant(let value):
      return value.allValues.contains { $0.text.map(Self.isSpring) ?? false }
    case .property(let index):
      guard case .choice(let words) = properties[index].type else { return false }
      return words.contains(where: Self.isSpring)
    // What is compared isn't what is chosen.
    case .call(.choose, let operands): return operands.dropFirst().contains(where: mayBeSpring)
    case .call(_, let operands): return operands.contains(where: mayBeSpring)
    }
  }

  private static func isSpring(_ word: String) -> Bool { word.hasPrefix("spring") }
}

extension Diagnostic {
  private static let form = "write ‘keyframes: [1, { value: 0.4, keyTime: 30% }, 1]’"

  fileprivate static func keyframesAndEnds(_ key: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "an animation has ‘keyframes’, or ‘from’ and ‘to’, but not both", at: span,
      notes: [
        "leave out ‘\(key)’: the first of the ‘keyframes’ is where it begins, and the last where it ends"
      ])
  }

  fileprivate static func keyframesAreNoList(_ node: SyntaxNode) -> Diagnostic {
    let isOfCSS =
      node.kind == .mapping && !node.entries.isEmpty
      && node.entries.allSatisfy { $0.key.text.hasSuffix("%") || ["from", "to"].contains($0.key.text) }
    return Diagnostic(
      .typeMismatch,
      isOfCSS
        ? "‘keyframes’ needs a list, but these are values by their times"
        : "‘keyframes’ needs a list of values, but this is \(node.phrase)", at: node.span,
      notes: [
        node.kind == .scalar && node.text.hasPrefix("if(")
          ? "each value may be an ‘if()’, as in ‘keyframes: [0, \"if($isOn, 1, 0.5)\"]’" : form
      ],
      fixes: listOfCSS(node).map { [FixIt("write ‘\($0)’", replace: node.span, with: $0, isSafe: false)] }
        ?? [])
  }

  /// A list of keyframes for a mapping of CSS: `[1, { value: 0.4, keyTime: 50% }, 1]` for `{ 0%: 1, 50%: 0.4, 100%: 1 }`; nil where a value
  /// is no word or number.
  private static func listOfCSS(_ node: SyntaxNode) -> String? {
    guard node.kind == .mapping, node.entries.map(\.key).count > 1 else { return nil }
    var frames: [(time: Double, text: String)] = []
    for entry in node.entries {
      let key = entry.key.text
      let time = ["from": 0, "to": 100][key] ?? (key.hasSuffix("%") ? Double(key.dropLast()) : nil)
      guard let time, (0...100).contains(time), entry.value.kind == .scalar else { return nil }
      let text = String(decoding: entry.value.tree.source.bytes[entry.value.span.range], as: UTF8.self)
      frames.append((time, text))
    }
    frames.sort { $0.time < $1.time }
    let list = frames.enumerated().map { index, frame in
      let isUsual = frame.time == (index == 0 ? 0 : index == frames.count - 1 ? 100 : nil)
      return isUsual ? frame.text : "{ value: \(frame.text), keyTime: \(formatNumber(frame.time))% }"
    }
    return "[\(list.joined(separator: ", "))]"
  }

  fileprivate static func tooFewKeyframes(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "‘keyframes’ needs at least two values, between which it moves", at: span,
      notes: ["to move from what the layer shows to one value, write ‘to’"])
  }

  fileprivate static func keyframeLacksValue(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "a keyframe lacks ‘value’", at: span, notes: ["write ‘{ value: 0.4, keyTime: 30% }’"])
  }

  fileprivate static func keyTimeDecreases(_ least: Double, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds,
      "‘keyTime’ must be at least \(formatNumber(least)), that of the keyframe before it", at: span,
      notes: ["keyframes stand in the order in which they are passed"])
  }

  fileprivate static func lastCurve(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "the last keyframe has no ‘curve’, because nothing follows it", at: span,
      notes: ["‘curve’ says how it moves from its keyframe to the next: write it in the keyframe before"])
  }

  fileprivate static func springBetweenKeyframes(isSometimes: Bool = false, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidAnimation,
      isSometimes
        ? "this curve may be a spring, which can't move between keyframes, because it has a time of its own"
        : "a spring can't move between keyframes, because it has a time of its own", at: span,
      notes: ["write another curve, such as ‘easeOut’, or ‘from’ and ‘to’ in place of ‘keyframes’"])
  }

  fileprivate static func listOfEnds(_ span: Span, isFixed: Bool) -> Diagnostic {
    Diagnostic(
      .invalidAnimation, "‘to’ is one value; several in a row are ‘keyframes’", at: span,
      notes: isFixed ? [] : ["write ‘keyframes’ with the value of ‘from’ as its first"],
      fixes: isFixed
        ? [FixIt("write ‘keyframes’", replace: span, with: "keyframes", isSafe: false)] : [])
  }
}
