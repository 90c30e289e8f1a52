import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// `{ color: black, opacity: 0.3, offset: [0, 2], radius: 4 }`; what is left out is as `CALayer` has it, but
  /// for the opacity, which is 1, since a shadow that is written is meant to be seen.
  func readShadow(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard node.kind == .mapping else {
      return mismatch(node, expected, fix: ForeignShadows(node.text)?.shadow, isSafe: false)
    }
    let fields = Fields(node, expected, output)
    let parts = [
      field(fields["color"], .color, .color(.black), "color", expected, node),
      field(
        fields["opacity"], .number(.double), .number(1), "opacity", expected, node,
        NumberBounds(min: 0, max: 1)),
      field(fields["offset"], .size, .size(Size(width: 0, height: -3)), "offset", expected, node),
      field(fields["radius"], .number(.double), .number(3), "radius", expected, node, NumberBounds(min: 0)),
    ]
    return combine(.compound(.shadow), parts, at: node)
  }

  /// `[{ color: black, opacity: 0.1, offset: [0, 1], radius: 2 }, $shadow.low]`: mappings, of which what is left out is as CSS has it,
  /// and tokens that hold one shadow.
  func readShadows(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else { return .constant(mismatch(node, expected)) }
    let elements = node.elements
    guard elements.count <= BoxShadow.mostInList else {
      output.report(.tooManyShadows(elements.count, at: node.span))
      return .constant(invalid(node))
    }
    let shadows = elements.enumerated().map { index, element -> Expression in
      if element.kind == .scalar, let foreign = ForeignShadows(element.text) {
        return .constant(
          mismatch(element, expected.part("\(index + 1)", .shadow), fix: foreign.element, isSafe: false))
      }
      return element.kind == .mapping
        ? .call(.compound(.boxShadow), readBoxShadow(element, expected.part("\(index + 1)", .shadows)))
        : .call(.boxShadow, [read(element, expected.part("\(index + 1)", .shadow))])
    }
    return list(shadows, at: node)
  }

  /// The parts of one of a list.
  private func readBoxShadow(_ node: SyntaxNode, _ expected: Expectation) -> [Expression] {
    let fields = Fields(node, expected, output)
    func part(
      _ name: String, _ type: ValueType, _ standard: Value, _ bounds: NumberBounds? = nil
    ) -> Expression {
      fields[name].map { read($0, expected.part(name, type, bounds: bounds)) }
        ?? .constant(literal(standard, node))
    }
    return [
      part("color", .color, .color(.black)),
      part("opacity", .number(.double), .number(1), NumberBounds(min: 0, max: 1)),
      part("offset", .size, .size(Size(width: 0, height: 0))),
      part("radius", .number(.double), .number(0), NumberBounds(min: 0)),
      part("spread", .number(.double), .number(0)), part("inset", .bool, .bool(false)),
    ]
  }

  /// A list of shadows, each of which is made of parts; worked out at once where no property is in them.
  private func list(_ shadows: [Expression], at node: SyntaxNode) -> Expression {
    if shadows.contains(where: \.isInvalid) { return .constant(invalid(node)) }
    let made = shadows.compactMap { shadow -> ModedValue? in
      guard case .call(let function, let parts) = shadow else { return nil }
      let constants = parts.compactMap(\.constant)
      return constants.count == parts.count
        ? combine(function, constants, at: node) : nil
    }
    guard made.count == shadows.count else { return .call(.boxShadows, shadows) }
    return .constant(combine(.boxShadows, made, at: node))
  }

  /// `{ width: 2, offset: 2, color: blue }`; what is left out is as a browser has it: a line of 2 points along the bounds.
  func readOutline(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard node.kind == .mapping else { return mismatch(node, expected) }
    let fields = Fields(node, expected, output)
    guard fields.isComplete else { return invalid(node) }
    let parts = [
      field(fields["width"], .number(.cgFloat), .number(2), "width", expected, node, NumberBounds(min: 0)),
      field(fields["offset"], .number(.cgFloat), .number(0), "offset", expected, node),
      field(fields["color"], .color, .color(.black), "color", expected, node),
    ]
    return combine(.compound(.outline), parts, at: node)
  }

  func readFont(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard node.kind == .mapping else {
      return mismatch(node, expected, fix: ForeignFont(shorthand: node.text)?.mapping, isSafe: false)
    }
    let fields = Fields(node, expected, output)
    let weights = ValueType.choice(Font.Weight.allCases.map(\.rawValue))
    let textStyles = ValueType.choice(Font.TextStyle.allCases.map(\.rawValue))
    for name in ["lineHeight", "tracking", "paragraphSpacing"] {
      guard let part = fields[name], let share = part.partOfFontSize else { continue }
      output.report(
        .partOfFontSize(name, share, of: fields["size"].flatMap { Double($0.text) }, at: part.span))
      return invalid(node)
    }
    let parts = [
      field(fields["family"], .string, .null, "family", expected, node),
      field(fields["size"], .number(.cgFloat), .null, "size", expected, node, NumberBounds(min: 1)),
      field(fields["weight"], weights, .null, "weight", expected, node),
      field(fields["textStyle"], textStyles, .null, "textStyle", expected, node),
      field(
        fields["lineHeight"], .number(.cgFloat), .null, "lineHeight", expected, node, NumberBounds(min: 1)),
      field(fields["tracking"], .number(.cgFloat), .number(0), "tracking", expected, node),
      field(
        fields["paragraphSpacing"], .number(.cgFloat), .number(0), "paragraphSpacing", expected, node,
        NumberBounds(min: 0)),
      field(fields["underline"], .bool, .bool(false), "underline", expected, node),
    ]
    let font = combine(.compound(.font), parts, at: node)
    if let height = fields["lineHeight"], let dense = font.densest {
      output.report(.multipleOfSize(dense, at: height.span))
      return invalid(node)
    }
    return font
  }

  func readAnimation(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    guard node.kind == .mapping else {
      return mismatch(node, expected, fix: animationOfCSS(node), isSafe: false)
    }
    let fields = Fields(node, expected, output)
    guard fields.isComplete else { return invalid(node) }
    let curves = ValueType.choice(Animation.Curve.allCases.map(\.rawValue))
    let seconds = NumberBounds(min: 0, max: AnimationReader.longest)
    let parts = [
      field(
        fields["duration"], .number(.double), .number(0), "duration", expected, node, seconds),
      field(fields["delay"], .number(.double), .number(0), "delay", expected, node, seconds),
      field(fields["curve"], curves, .choice("easeInOut"), "curve", expected, node),
    ]
    return combine(.compound(.animation), parts, at: node)
  }

  /// `{ duration: 0.2 }` where someone wrote `200ms`, `0.2s` or `0.2`.
  private func animationOfCSS(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar else { return nil }
    let text = node.text
    let number =
      text.hasSuffix("ms")
      ? Double(text.dropLast(2)).map { $0 / 1000 }
      : Double(text.hasSuffix("s") ? text.dropLast() : text[...])
    guard let number, number >= 0, number <= AnimationReader.longest else { return nil }
    return "{ duration: \(formatNumber(number)) }"
  }

  /// `{ systemName: star }` or `{ color: red }`.
  func readImage(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    let fields = Fields(node, expected, output)
    if let color = fields["color"], fields["systemName"] == nil {
      return apply(.imageOfColor, [read(color, expected.part("color", .color, isPassedOn: true))], at: node)
    }
    guard let name = fields["systemName"], fields["color"] == nil else {
      return .constant(fields.hasUnknown ? invalid(node) : mismatch(node, expected))
    }
    let value = readConstant(name, expected.part("systemName", .string))
    return .constant(combine(.compound(.systemImage), [value], at: node))
  }

  /// A part of a structured value, or what stands for it where it is left out.
  func field(
    _ part: SyntaxNode?, _ type: ValueType, _ standard: Value, _ name: String, _ expected: Expectation,
    _ node: SyntaxNode, _ bounds: NumberBounds? = nil
  ) -> ModedValue {
    part.map { readConstant($0, expected.part(name, type, bounds: bounds)) } ?? literal(standard, node)
  }
}

extension SyntaxNode {
  /// 1.5 for `150%` and `1.5em`.
  fileprivate var partOfFontSize: Double? {
    guard kind == .scalar else { return nil }
    let text = text
    if text.hasSuffix("%"), let number = Double(text.dropLast()) { return number / 100 }
    return text.hasSuffix("em") ? Double(text.dropLast(2)) : nil
  }
}

extension BoxShadow {
  /// Each is a layer, and a blur.
  fileprivate static let mostInList = 32
}

extension Font.Weight {
  /// What CSS writes as a number, from 100 to 900: 400 is regular, 700 is bold.
  static func ofCSS(_ text: String) -> Font.Weight? {
    guard let number = Int(text), number % 100 == 0, (100...900).contains(number) else { return nil }
    return Font.Weight.allCases[number / 100 - 1]
  }
}

extension ModedValue {
  /// A font whose lines are less than half as high as its letters are large, in any mode: somebody meant a multiple of the size.
  fileprivate var densest: Font? {
    ([value] + cases.map(\.value)).lazy.compactMap { value -> Font? in
      guard case .font(let font) = value, let height = font.lineHeight, height < font.pointSize / 2 else {
        return nil
      }
      return font
    }.first
  }
}

extension DiagnosticCode {
  static let lineHeightInPoints = DiagnosticCode(
    "line-height-in-points", .error, "A line height is in points.",
    explanation: """
      CSS writes it as a multiple of the font size, such as 1.4. Here it is a length in points. Lines that are
      less than half as high as their letters would overlap.
      """,
    example: "tokens:\n  font:\n    note: { value: { size: 15, lineHeight: 1.4 } }\n")
}

extension Diagnostic {
  fileprivate static func tooManyShadows(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "a layer can have at most \(BoxShadow.mostInList) shadows, but this has \(count)", at: span,
      notes: ["each of them becomes a layer in the app"])
  }

  /// Where CSS takes a part of the font's size.
  fileprivate static func partOfFontSize(
    _ name: String, _ share: Double, of size: Double?, at span: Span
  ) -> Diagnostic {
    let points = size.map { formatNumber(($0 * share * 100).rounded() / 100) }
    let factor = formatNumber((share * 10_000).rounded() / 10_000)
    return Diagnostic(
      .typeMismatch, "‘font.\(name)’ is in points, but this is a part of the font's size", at: span,
      notes: [
        size.map { "\(factor) times \(formatNumber($0)) is \(points ?? "")" }
          ?? "write \(factor) times the size, in points"
      ],
      fixes: points.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func multipleOfSize(_ font: Font, at span: Span) -> Diagnostic {
    let height = font.lineHeight ?? 0
    let size = formatNumber(font.pointSize)
    let points = formatNumber((font.pointSize * height * 100).rounded() / 100)
    return Diagnostic(
      .lineHeightInPoints,
      "a line of \(formatNumber(height)) points is less than half as high as letters of \(size) points",
      at: span, notes: ["the height is in points: \(formatNumber(height)) times \(size) is \(points)"],
      fixes: [FixIt("write ‘\(points)’", replace: span, with: points, isSafe: false)])
  }
}
