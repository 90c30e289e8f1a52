import StyleModel
import StyleSource
import StyleSyntax

/// Reads where a layer lies: `bounds`, `{ inset: 5 }`, `[x, y, width, height]`, or two of an axis's edges, centre and size for
/// each axis: `{ right: 8, centerY: 0, width: 20, height: 50% }`.
struct FrameReader {
  let reader: ValueReader

  private static let names = ["x", "y", "width", "height"]
  private static let expected = Expectation(.rect, for: "frame")
  /// The keys of a frame for the position and the size of a layer, two of each axis.
  private static let lengths = [LanguageKey].frame.filter { $0.content == .length }.names

  func read(_ node: SyntaxNode) -> LayerFrame {
    if node.hasText("bounds") { return .bounds }
    switch node.kind {
    case .missing:
      return .bounds
    case .scalar:
      reader.output.report(.invalidFrame(node))
      return .bounds
    case .sequence:
      let parts = node.elements
      guard parts.count == FrameReader.names.count else {
        reader.output.report(
          .wrongCount(parts.count, FrameReader.names, FrameReader.expected, at: node.span))
        return .bounds
      }
      let lengths = zip(FrameReader.names, parts).compactMap { length($1, $0) }
      guard lengths.count == parts.count else { return .bounds }
      return .rectangle(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    case .mapping:
      if node.entries.contains(where: { $0.key.hasText("inset") }) {
        let sections = Sections(node, ["inset"], "this frame", reader.output)
        return sections["inset"].map { .inset(reader.read($0, .inset)) } ?? .bounds
      }
      return edges(node)
    }
  }

  // MARK: In stacks

  /// Reads the size of a layer in a stack, which is all that a frame may have there: `{ width: 20, height: 20 }`.
  func readInStack(_ node: SyntaxNode?) -> LayerFrame {
    let nothing = LayerFrame.stacked(width: nil, height: nil)
    guard let node, node.kind != .missing else { return nothing }
    let sizes = ["width", "height"]
    guard node.kind == .mapping, !node.entries.isEmpty else {
      reader.output.report(.placedInStack(node, nil))
      return nothing
    }
    if let key = node.entries.map(\.key).first(where: {
      [LanguageKey].frame.named($0.text) != nil && !sizes.contains($0.text)
    }) {
      reader.output.report(.placedInStack(node, key))
      return nothing
    }
    let fields = Fields(node, sizes, FrameReader.expected, reader.output)
    let lengths = sizes.map { name in fields[name].flatMap { size(in: $0, name) } }
    return .stacked(width: lengths[0], height: lengths[1])
  }

  /// Reads a length in points: a part of the stack would be a part of its own measure.
  private func size(in node: SyntaxNode, _ name: String) -> LayerLength.Term? {
    guard let length = length(node, name) else { return nil }
    guard case .number(0) = length.fraction, length.choices.isEmpty else {
      reader.output.report(.partOfStack(node, name))
      return nil
    }
    return length.points
  }

  // MARK: Edges

  private func edges(_ node: SyntaxNode) -> LayerFrame {
    let keys = node.entries.map(\.key)
    let turning = keys.first { FrameAxis.turning.isEdge($0.text) }
    let fixed = keys.first { FrameAxis.horizontal.isEdge($0.text) }
    if let turning, let fixed {
      reader.output.report(.mixedEdges(turning, fixed))
      return .bounds
    }
    // The edges of one kind only, so that no correction mixes them.
    let axes = [turning == nil ? FrameAxis.horizontal : .turning, .vertical]
    let fields = Fields(
      node, turning == nil && fixed == nil ? FrameReader.lengths : axes.flatMap(\.keys), FrameReader.expected,
      reader.output)
    if fields.hasUnknown { return .bounds }
    let extents = axes.compactMap { extent(along: $0, fields, node) }
    guard extents.count == axes.count else { return .bounds }
    return .rectangle(
      x: extents[0].start, y: extents[1].start, width: extents[0].size, height: extents[1].size,
      turns: turning != nil)
  }

  /// The start and the length of the layer along an axis; nil where one is missing or there are too many keys.
  private func extent(
    along axis: FrameAxis, _ fields: Fields, _ node: SyntaxNode
  ) -> (start: LayerLength, size: LayerLength)? {
    let written = axis.keys.filter { fields[$0] != nil }
    guard written.count == 2 else {
      if written.count < 2, node.lacksEntries { return nil }
      reader.output.report(
        written.count < 2
          ? .tooFewEdges(written, axis, at: node.span)
          : .tooManyEdges(written, axis, at: fields[written[2]]?.span ?? node.span))
      return nil
    }
    if axis.startKeys.count == 2, Set(written) == Set(axis.startKeys) {
      reader.output.report(.sameEdge(written, at: fields[written[1]]?.span ?? node.span))
      return nil
    }
    var lengths: [FrameAxis.Part: LayerLength] = [:]
    for key in written {
      guard let part = axis.part(key), let value = fields[key], let length = length(value, key) else {
        return nil
      }
      lengths[part] = length
    }
    let whole = LayerLength.fraction(1)
    func minus(_ left: LayerLength, _ right: LayerLength) -> LayerLength { sum(.subtract, left, right, node) }
    func scaled(_ length: LayerLength, by factor: Double) -> LayerLength { times(factor, length, node) }
    let center = lengths[.center].map { sum(.add, .fraction(0.5), $0, node) }
    switch (lengths[.start], lengths[.end], center, lengths[.size]) {
    case (let start?, _, _, let size?): return (start, size)
    case (let start?, let end?, _, _): return (start, minus(minus(whole, start), end))
    case (let start?, _, let center?, _): return (start, scaled(minus(center, start), by: 2))
    case (_, let end?, _, let size?): return (minus(minus(whole, end), size), size)
    case (_, let end?, let center?, _):
      let half = minus(minus(whole, end), center)
      return (minus(center, half), scaled(half, by: 2))
    case (_, _, let center?, let size?): return (minus(center, scaled(size, by: 0.5)), size)
    default: return nil
    }
  }

  // MARK: Lengths

  /// Reads a length: `12` points, `50%` of the parent, or an expression of both: `100% - $gap`.
  private func length(_ node: SyntaxNode, _ name: String) -> LayerLength? {
    let isSize = name == "width" || name == "height"
    if isSize, node.hasText("fitting") || node.meansFitting {
      reader.output.report(.fittingFrame(node, name))
      return nil
    }
    let greatest = NumberBounds.greatestLength
    let bounds = NumberBounds(min: isSize ? 0 : -greatest, max: greatest)
    guard node.kind == .scalar, node.withBytes({ reader.isComputed($0) || $0.contains(UInt8(ascii: "%")) })
    else {
      return reader.readUniformNumber(node, for: "frame.\(name)", bounds: bounds).map { .points($0) }
    }
    let expected = Expectation(.number(.double), bounds: bounds, for: "frame", part: name)
    var parser = ExpressionParser(reader: reader, node: node, expected: expected, takesPercentages: true)
    do throws(ExpressionProblem) {
      let operand = try parser.parseLength()
      if operand.dependsOnParent { return length(operand, node) }
      let points = reader.checked(operand.expression, expected, node)
      return points.isInvalid ? nil : LayerLength(points: term(points))
    } catch {
      if let diagnostic = error.diagnostic { reader.output.report(diagnostic) }
      return nil
    }
  }

  /// The length of an operand. A negative number of points is allowed beside a part of the parent.
  private func length(_ operand: ExpressionOperand, _ node: SyntaxNode) -> LayerLength? {
    let part = operand.fraction.map { reader.checked($0, .partOfParent, node) }
    guard !operand.expression.isInvalid, !(part?.isInvalid ?? false) else { return nil }
    var choices: [LayerLength.Choice] = []
    for choice in operand.choices {
      let factor = reader.checked(choice.factor, .partOfParent, node)
      let lengths = choice.operands.compactMap { length($0, node) }
      guard !factor.isInvalid, lengths.count == choice.operands.count else { return nil }
      choices.append(LayerLength.Choice(isLeast: choice.isLeast, of: lengths, times: term(factor)))
    }
    return LayerLength(
      points: term(operand.expression), fraction: part.map(term) ?? .number(0), choices: choices)
  }

  private func term(_ expression: Expression) -> LayerLength.Term {
    guard let value = expression.constant, reader.isFixed(value), let number = value.value.double else {
      return .expression(expression)
    }
    return .number(number)
  }

  private func sum(
    _ function: Function, _ left: LayerLength, _ right: LayerLength, _ node: SyntaxNode
  ) -> LayerLength {
    func sum(_ left: LayerLength.Term, _ right: LayerLength.Term) -> LayerLength.Term {
      term(reader.sum(function, expression(left, node), expression(right, node), at: node))
    }
    let others = function == .subtract ? times(-1, LayerLength(choices: right.choices), node) : right
    return LayerLength(
      points: sum(left.points, right.points), fraction: sum(left.fraction, right.fraction),
      choices: left.choices + others.choices)
  }

  private func times(_ factor: Double, _ length: LayerLength, _ node: SyntaxNode) -> LayerLength {
    func times(_ part: LayerLength.Term) -> LayerLength.Term {
      let operands = [expression(part, node), expression(.number(factor), node)]
      return term(reader.applyToUniform(.multiply, operands, at: node))
    }
    return LayerLength(
      points: times(length.points), fraction: times(length.fraction),
      choices: length.choices.map {
        LayerLength.Choice(isLeast: $0.isLeast, of: $0.lengths, times: times($0.factor))
      })
  }

  private func expression(_ term: LayerLength.Term, _ node: SyntaxNode) -> Expression {
    switch term {
    case .number(let number): .constant(reader.literal(.number(number), node))
    case .expression(let expression): expression
    }
  }
}

/// An axis of a frame, with the keys for the position of a layer along it.
struct FrameAxis {
  enum Part { case start, end, center, size }

  let name: String
  /// The two names of the axis's first edge: as a rectangle's coordinate, and as a side.
  let startKeys: [String]
  let end, center, size: String

  static let horizontal = FrameAxis(
    name: "horizontally", startKeys: ["x", "left"], end: "right", center: "centerX", size: "width")
  /// The horizontal axis in the direction of reading.
  static let turning = FrameAxis(
    name: "horizontally", startKeys: ["leading"], end: "trailing", center: "centerX", size: "width")
  static let vertical = FrameAxis(
    name: "vertically", startKeys: ["y", "top"], end: "bottom", center: "centerY", size: "height")

  var keys: [String] { startKeys + [end, center, size] }
  /// The name of the first edge as a side.
  var side: String { startKeys[startKeys.count - 1] }

  /// Whether a key is one of the axis's two edges.
  func isEdge(_ key: String) -> Bool { key == end || startKeys.contains(key) }

  func part(_ key: String) -> Part? {
    switch key {
    case end: .end
    case center: .center
    case size: .size
    default: startKeys.contains(key) ? .start : nil
    }
  }
}

extension Expectation {
  fileprivate static let inset = Expectation(.edgeInsets, for: "frame", part: "inset")
  /// A part of the parent, where 1 is its width or height.
  fileprivate static let partOfParent = Expectation(
    .number(.double),
    bounds: NumberBounds(min: -NumberBounds.greatestLength, max: NumberBounds.greatestLength),
    for: "a part of the parent")
}

extension DiagnosticCode {
  static let cyclicSize = DiagnosticCode(
    "cyclic-size", .error, "No size depends on itself.",
    explanation: """
      A stack is as large as the layers in it, so a layer can't be a part of the stack's size. Leave the size
      out: texts and images are as large as their contents, and other layers fill the remaining space.
      """,
    example: """
      components:
        Row:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                sublayers: [{ name: bar, kind: rectangle, frame: { width: 50% } }]
      """)
}

extension Diagnostic {
  fileprivate static func placedInStack(_ node: SyntaxNode, _ key: SyntaxNode?) -> Diagnostic {
    Diagnostic(
      .invalidStructure,
      key.map { "a stack places its layers, so ‘\($0.text)’ has no effect here" }
        ?? "a stack places its layers, so a frame in it must be a size, but this is \(node.phrase)",
      at: key?.span ?? node.span,
      notes: [
        "write ‘frame: { width: 20, height: 20 }’ or one of them, and ‘spacing’, ‘alignment’ and ‘insets’ on the stack"
      ])
  }

  fileprivate static func partOfStack(_ node: SyntaxNode, _ name: String) -> Diagnostic {
    Diagnostic(
      .cyclicSize, "‘\(name)’ depends on itself: the stack is as large as its layers",
      at: node.span,
      notes: [
        "write points, or leave it out: layers without a size fill the stack, and ‘distribution: fillEqually’ makes all "
          + "equally long"
      ])
  }

  fileprivate static func fittingFrame(_ node: SyntaxNode, _ name: String) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a frame has a size of its own, so its \(name) can't be ‘\(node.text)’",
      at: node.span,
      notes: [
        "put the layer into a layer of ‘kind: stack’: in a stack, a layer without a size is as large as its content",
        "at the end of a row, a rectangle before it takes the rest: "
          + "‘sublayers: [{ name: rest, kind: rectangle }, { name: badge, … }]’",
      ])
  }

  fileprivate static func invalidFrame(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "a frame must place the layer in its parent, but this is \(node.phrase)",
      at: node.span,
      notes: [
        "write ‘bounds’, ‘{ inset: 5 }’, edges as in ‘{ right: 8, centerY: 0, width: 20, height: 50% }’, or x, y, "
          + "width and height as in ‘[0, 0, 50%, 12]’"
      ])
  }

  /// The diagnostic for two edges of which only one changes sides where people read from right to left.
  fileprivate static func mixedEdges(_ turning: SyntaxNode, _ fixed: SyntaxNode) -> Diagnostic {
    let (later, earlier) = turning.span < fixed.span ? (fixed, turning) : (turning, fixed)
    let edge =
      switch later.text {
      case "x", "left": "leading"
      case "right": "trailing"
      case "leading": "left"
      default: "right"
      }
    // Two names of one side would become one name twice.
    let isLeft = [later, earlier].map { ["x", "left", "leading"].contains($0.text) }
    let isOneSide = isLeft[0] == isLeft[1]
    return Diagnostic(
      .invalidStructure, "‘\(later.text)’ and ‘\(earlier.text)’ can’t be combined in a frame", at: later.span,
      related: [Related("‘\(earlier.text)’ is here", at: earlier.span)],
      notes: [
        "‘leading’ and ‘trailing’ are mirrored in right-to-left languages, ‘left’ and ‘right’ aren't"
      ] + (isOneSide ? ["both set the same side; leave one of them out"] : []),
      fixes: isOneSide ? [] : [FixIt("write ‘\(edge)’", replace: later.span, with: edge, isSafe: false)])
  }

  fileprivate static func tooFewEdges(_ written: [String], _ axis: FrameAxis, at span: Span) -> Diagnostic {
    let start = axis.side
    guard let key = written.first else {
      return Diagnostic(
        .missingKey, "‘frame’ doesn't place the layer \(axis.name)", at: span,
        notes: [
          "write two of ‘\(start)’, ‘\(axis.end)’, ‘\(axis.center)’ and ‘\(axis.size)’; ‘\(start): 0, \(axis.end): 0’ is "
            + "all of the parent"
        ])
    }
    let others = [start, axis.end, axis.center, axis.size].filter {
      $0 != key && !(axis.startKeys.contains(key) && $0 == start)
    }
    return Diagnostic(
      .missingKey, "‘frame’ needs more than ‘\(key)’ to place the layer \(axis.name)", at: span,
      notes: ["add one of \(others.quotedList)"])
  }

  fileprivate static func tooManyEdges(_ written: [String], _ axis: FrameAxis, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure,
      "‘frame’ has too many values to place the layer \(axis.name): \(written.quotedConjunction)",
      at: span, notes: ["keep two of them; the others follow"])
  }

  fileprivate static func sameEdge(_ written: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStructure, "\(written.quotedConjunction) are the same edge of a frame", at: span,
      notes: ["leave out one of them, and add the width or height, or another edge"])
  }
}
