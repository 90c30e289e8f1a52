import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  private static var cornerNames: [String: Corners] {
    [
      "all": .all, "none": [], "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ]
  }

  func readCornerName(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard let corners = Self.cornerNames[node.text] else {
      let names = Self.cornerNames.keys.sorted()
      output.report(.unknownCorner(node, names, expected))
      return invalid(node)
    }
    return literal(.corners(corners), node)
  }

  /// Reads corners, `[topLeft, topRight]` or `{ topLeft: true, topRight: $isFirst }`: those that aren't named aren't round.
  func readCorners(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else {
      return made(
        .corners, readParts(expected.type.parts, of: node, Fields(node, expected, output), expected), at: node
      )
    }
    var all = Corners()
    for element in node.elements {
      if element.text.hasPrefix("$") {
        output.report(.cornerOfFlag(element, expected))
        return .constant(invalid(node))
      }
      guard case .corners(let corner) = readCornerName(element, expected).value else {
        return .constant(invalid(node))
      }
      all.formUnion(corner)
    }
    return .constant(literal(.corners(all), node))
  }

  func readPathName(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard let path = Path.named.first(where: { $0.name == node.text })?.path else {
      output.report(.unknownPath(node, Path.named.map(\.name).sorted(), expected))
      return invalid(node)
    }
    return literal(.path(path), node)
  }

  /// Reads a path: `{ svg: "M0 0 H10 V10 Z", viewBox: [0, 0, 10, 10] }`.
  func readPath(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    if let join = node.entries.first(where: { Diagnostic.joinsOfOutlines.contains($0.key.text) }) {
      output.report(.joinOfOutlines(join.key))
      return .constant(invalid(node))
    }
    let fields = Fields(node, expected, output)
    guard fields.isComplete, let data = fields["svg"] else { return .constant(invalid(node)) }
    let box = fields["viewBox"]
    if let ratio = fields["preserveAspectRatio"], box == nil {
      output.report(.ratioWithoutViewBox(expected, at: ratio.span))
      return .constant(invalid(node))
    }
    let rest = readParts(Array(SVGPath.parts.dropFirst()), of: node, fields, expected)
    if let box, let viewBox = rest[0].constant, let size = viewBox.sizeWithoutArea {
      output.report(.emptyViewBox(size, expected, at: box.span))
      return .constant(invalid(node))
    }
    return made(.path, [.constant(readPathData(data, expected))] + rest, at: node)
  }

  private func readPathData(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    let value = readConstant(node, expected.part("svg", .string))
    guard case .string(let text) = value.value,
      let offset = SVGPathData.firstProblem(in: Array(text.utf8))
    else { return value }
    let start = node.contentSpan
    let isInside = node.isVerbatim && offset <= start.range.count
    output.report(.invalidPath(at: isInside ? start[offset..<start.range.count] : node.span))
    return invalid(node)
  }
}

extension ModedValue {
  /// The first size of a rectangle whose width or height is 0 or less, in any mode.
  fileprivate var sizeWithoutArea: Size? {
    ([value] + cases.map(\.value)).lazy.compactMap { value in
      guard case .rect(let rect) = value, rect.width <= 0 || rect.height <= 0 else { return nil }
      return rect.size
    }.first
  }
}

extension DiagnosticCode {
  static let invalidPath = DiagnosticCode(
    "invalid-path", .error, "A path is written as in the `d` of an SVG path.",
    explanation:
      "Commands are M L H V C S Q T A Z in either case, each followed by its numbers (SVG 2, § 9.3).",
    example: """
      components:
        Tick:
          base: UIView
          layer: { sublayers: [{ name: tick, kind: shape, path: { svg: "M0 0 X9" } }] }
      """)
}

extension Diagnostic {
  fileprivate static func unknownCorner(
    _ node: SyntaxNode, _ names: [String], _ expected: Expectation
  ) -> Diagnostic {
    let name = node.text
    let side =
      name == "top" || name == "bottom"
      ? "[\(name)Left, \(name)Right]"
      : ["left": "[topLeft, bottomLeft]", "right": "[topRight, bottomRight]"][name]
    if let side {
      return Diagnostic(
        .unknownChoice, "‘\(name)’ is not a value of ‘\(expected.name)’", at: node.span,
        notes: ["name the two corners of a side, as in ‘\(side)’"])
    }
    let meant = ForeignWords.corner.translation(of: name, among: names)
    return unknownChoice(
      node, names, KnownNames(names), meant: meant, note: adviceOnDirection(of: name), expected)
  }

  /// The advice on corners that follow the direction of reading; nil for a word without it.
  static func adviceOnDirection(of corner: String) -> String? {
    let words = ["leading", "trailing", "start", "end"]
    guard words.contains(where: corner.lowercased().hasSuffix) else { return nil }
    return
      "corners stay where they are in right-to-left languages; for one that moves, have the app set a property, as in ‘{ topLeft: \"!$isRightToLeft\", topRight: $isRightToLeft }’"
  }

  /// A reference in a list of corners, which is meant to be a flag.
  fileprivate static func cornerOfFlag(_ node: SyntaxNode, _ expected: Expectation) -> Diagnostic {
    Diagnostic(
      .typeMismatch, "‘\(expected.name)’ is a list of names of corners, but this is a reference",
      at: node.span,
      notes: ["write each corner with its flag, as in ‘{ topLeft: \(node.text.shortened), topRight: true }’"])
  }

  /// Other programs' words for the joins of outlines.
  fileprivate static let joinsOfOutlines: Set = [
    "union", "unite", "subtract", "subtraction", "difference", "minus", "intersect", "intersection",
    "exclude",
    "exclusion", "xor", "combine", "boolean", "merge",
  ]

  fileprivate static func joinOfOutlines(_ key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .unknownKey, "outlines can't be joined by ‘\(key.text)’", at: key.span,
      notes: [
        "join them in a drawing program, and write the result as ‘{ svg: \"M0 0 …\" }’",
        "a second contour in one SVG path makes a hole with ‘fillRule: evenOdd’",
      ])
  }

  /// The diagnostic for an unknown path. Text that is an SVG path already only lacks its mapping.
  fileprivate static func unknownPath(_ node: SyntaxNode, _ names: [String], _ expected: Expectation)
    -> Diagnostic
  {
    var diagnostic = unknownChoice(node, names, KnownNames(names), expected)
    let text = node.text
    if !text.isEmpty, SVGPathData.firstProblem(in: Array(text.utf8)) == nil {
      diagnostic.notes = ["write an SVG path in a mapping"]
      let mapping = "{ svg: \"\(text)\" }"
      diagnostic.fixes = [FixIt("write ‘\(mapping)’", replace: node.definition, with: mapping, isSafe: true)]
    } else if ["circle", "oval"].contains(text) {
      diagnostic.notes = ["an ellipse with equal width and height is a circle"]
      diagnostic.fixes = [FixIt("write ‘ellipse’", replace: node.definition, with: "ellipse", isSafe: false)]
    } else if ["capsule", "pill", "roundedrect", "roundrect"].contains(KnownNames.plain(text)) {
      let isPill = ["capsule", "pill"].contains(KnownNames.plain(text))
      diagnostic.notes = [
        isPill
          ? "a capsule is ‘path: roundedRectangle’ with ‘cornerRadius: 50%’"
          : "how round its corners are is its ‘cornerRadius’"
      ]
      let plain = FixIt(
        "write ‘roundedRectangle’", replace: node.definition, with: "roundedRectangle", isSafe: false)
      diagnostic.fixes = isPill ? [capsule(node)].compactMap(\.self) : [plain]
    } else {
      diagnostic.notes.append("for any other shape, write an SVG path: { svg: \"M0 0 L10 10 Z\" }")
    }
    return diagnostic
  }

  /// Writes the outline of a capsule and its radius in the place of an entry, which may stand in a layer, a state or a style.
  private static func capsule(_ node: SyntaxNode) -> FixIt? {
    let tree = node.tree
    guard let place = tree.location(at: Int(node.definition.start)), !place.isKey,
      case .key(let key)? = place.path.steps.last,
      let mapping = tree.node(at: SyntaxPath(place.path.steps.dropLast())),
      let entry = mapping.entries.first(where: { $0.key.text == key && $0.value.span == node.span })
    else { return nil }
    let radius = key.dropLast("path".count) + "cornerRadius"
    return ForeignEntry(entry.key, in: mapping)?.fix("roundedRectangle", and: [(String(radius), "50%")])
  }

  fileprivate static func emptyViewBox(_ size: Size, _ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .outOfBounds,
      "‘\(expected.name).viewBox’ must be wider and higher than 0, but this is \(formatNumber(size.width)) × "
        + formatNumber(size.height), at: span,
      notes: ["write the ‘viewBox’ of the SVG: [x, y, width, height]"])
  }

  fileprivate static func ratioWithoutViewBox(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "‘\(expected.name)’ needs a ‘viewBox’, which ‘preserveAspectRatio’ fits to the layer",
      at: span, notes: ["write the ‘viewBox’ of the SVG, such as ‘viewBox: [0, 0, 24, 24]’"])
  }

  fileprivate static func invalidPath(at span: Span) -> Diagnostic {
    let greatest = formatNumber(NumberBounds.greatestLength)
    return Diagnostic(
      .invalidPath, "the path is invalid from here on", at: span,
      notes: [
        "write commands such as ‘M0 0 L10 10 Z’, as in the ‘d’ of an SVG path, with numbers up to \(greatest)"
      ])
  }
}
