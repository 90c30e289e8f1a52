import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// A value of parts in a mapping, each of which may follow a property of the component. For a part that is left out, its standard
  /// stands.
  func readParts(_ rows: [ValuePart], of node: SyntaxNode, _ fields: Fields, _ expected: Expectation)
    -> [Expression]
  {
    rows.map { row in
      guard let part = fields[row.name] else { return .constant(literal(row.standard, node)) }
      return read(part, expected.part(row))
    }
  }

  /// Reads a shadow: `{ color: black, opacity: 0.3, offset: [0, 2], radius: 4 }`.
  func readShadow(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(noShadow(node, expected)) }
    return made(
      .shadow, readParts(Shadow.parts, of: node, Fields(node, expected, output), expected), at: node)
  }

  func noShadow(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    let meant = node.kind == .scalar ? ForeignShadows(node.text) : nil
    let fix = meant?.shadow
    // An inner shadow, one with a spread, or several.
    return mismatch(
      node, expected, fix: fix, isSafe: false,
      notes: fix == nil ? meant.map { ["only ‘shadows’ can be this: ‘shadows: \($0.list)’"] } ?? [] : [])
  }

  /// The list that a mapping of one shadow, or of several by their names, was meant as; nil for any other node.
  private func listOfShadows(_ node: SyntaxNode) -> String? {
    guard node.kind == .mapping, node.span == node.definition else { return nil }
    let names = Set(BoxShadow.parts.map(\.name))
    let text = node.tree.source.text(node.definition)
    if node.entries.allSatisfy({ names.contains($0.key.text) }) {
      return text.contains(where: \.isNewline) ? nil : text.hasPrefix("{") ? "[\(text)]" : "[{ \(text) }]"
    }
    let elements = node.entries.map { entry -> String? in
      guard entry.value.kind == .mapping, entry.value.span == entry.value.definition else { return nil }
      let text = node.tree.source.text(entry.value.definition)
      return text.contains(where: \.isNewline) ? nil : text.hasPrefix("{") ? text : "{ \(text) }"
    }
    return elements.contains(nil) ? nil : "[\(elements.compactMap(\.self).joined(separator: ", "))]"
  }

  /// Reads `[{ color: black, opacity: 0.1, offset: [0, 1], radius: 2 }, $shadow.low]`: mappings, and tokens of one shadow.
  func readShadows(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else {
      return .constant(mismatch(node, expected, fix: listOfShadows(node), isSafe: false))
    }
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
      guard element.kind == .mapping else {
        return .call(.boxShadow, [read(element, expected.part("\(index + 1)", .shadow))])
      }
      let part = expected.part("\(index + 1)", .shadows)
      return .call(
        .compound(.boxShadow),
        readParts(BoxShadow.parts, of: element, Fields(element, part, output), part))
    }
    return list(shadows, at: node)
  }

  /// A list of shadows that are made of parts, or its result where no property is in them.
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

  /// Reads an outline: `{ width: 2, offset: 2, color: blue }`.
  func readOutline(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    let fields = Fields(node, expected, output)
    guard fields.isComplete else { return .constant(invalid(node)) }
    return made(.outline, readParts(LayerOutline.parts, of: node, fields, expected), at: node)
  }

  func readFont(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(noFont(node, expected)) }
    let fields = Fields(node, expected, output)
    for name in ["lineHeight", "tracking", "paragraphSpacing"] {
      guard let part = fields[name], let share = part.partOfFontSize else { continue }
      output.report(
        .partOfFontSize(name, share, of: fields["size"].flatMap { Double($0.text) }, at: part.span))
      return .constant(invalid(node))
    }
    let font = made(.font, readParts(Font.parts, of: node, fields, expected), at: node)
    if let family = fields["family"], font.constant?.hasEmptyFamily == true {
      output.report(.emptyFamily(at: family.span))
      return .constant(invalid(node))
    }
    if let height = fields["lineHeight"], let dense = font.constant?.densest {
      output.report(.multipleOfSize(dense, at: height.span))
      return .constant(invalid(node))
    }
    return font
  }

  func noFont(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    let font = node.kind == .scalar ? ForeignFont(shorthand: node.text)?.mapping : nil
    let meant =
      font ?? forgottenReference(node, .font)
      ?? (node.kind == .scalar ? ForeignFont.named(node.text) : nil)
    return mismatch(node, expected, fix: meant, isSafe: false)
  }

  func readAnimation(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(noAnimation(node, expected)) }
    let fields = Fields(node, expected, output)
    guard fields.isComplete else { return .constant(invalid(node)) }
    return made(.animation, readParts(Animation.parts, of: node, fields, expected), at: node)
  }

  /// Reports a node that is no animation, such as `200ms ease-in`, `0.2s` or `200`.
  func noAnimation(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    let meant = node.kind == .scalar ? ForeignAnimation(node.text) : nil
    return mismatch(
      node, expected, fix: meant?.mapping, isSafe: false,
      notes: meant?.isInMilliseconds == true
        ? ["durations are in seconds, and this can only be milliseconds"] : [])
  }

  /// An image by its name in the app, which is no address, path or gradient.
  func readImageName(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    if case .string = node.scalarKind, let advice = node.text.adviceOnImages {
      return mismatch(node, expected, notes: [advice])
    }
    return readString(node, expected) { .image(.asset($0)) }
  }

  /// Reads an image: `{ systemName: star }` or `{ color: red }`.
  func readImage(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .mapping else { return .constant(mismatch(node, expected)) }
    let fields = Fields(node, expected, output)
    if let color = fields["color"], fields["systemName"] == nil {
      return apply(.imageOfColor, [read(color, expected.part("color", .color, isPassedOn: true))], at: node)
    }
    guard let name = fields["systemName"], fields["color"] == nil else {
      return .constant(fields.hasUnknown ? invalid(node) : mismatch(node, expected))
    }
    let part = expected.part("systemName", .string, isPassedOn: true)
    let value = read(name, part)
    guard !value.followsReader else {
      output.report(.numberInSymbol(part, at: name.span))
      return .constant(invalid(node))
    }
    return made(.systemImage, [value], at: node)
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

extension String {
  /// The advice for a text that can't be the name of an image; nil where it can.
  fileprivate var adviceOnImages: String? {
    if contains("-gradient(") { return ForeignName.gradientAdvice }
    let isAddress = contains("://") || hasPrefix("url(") || hasPrefix("data:")
    let isPath = ["/", "./", "../", "~/"].contains { hasPrefix($0) } || contains("\\")
    guard isAddress || isPath else { return nil }
    return "write its name in the bundle or in an asset catalog, as in ‘Logo’"
      + (isAddress ? "; what lies at an address, the app loads" : "")
  }
}

extension Expression {
  /// Whether a text in the expression depends on the reader's language or region.
  fileprivate var followsReader: Bool {
    switch self {
    case .constant, .property: false
    case .call(let function, let operands):
      function.followsReader || operands.contains(where: \.followsReader)
    }
  }
}

extension BoxShadow {
  /// The most shadows in a list: each is a layer, and a blur.
  fileprivate static let mostInList = 32
}

extension Font.Weight {
  /// The weight that CSS writes as a number from 100 to 900: 400 is regular, 700 is bold.
  static func ofCSS(_ text: String) -> Font.Weight? {
    guard let number = Int(text), number % 100 == 0, (100...900).contains(number) else { return nil }
    return Font.Weight.allCases[number / 100 - 1]
  }
}

extension ModedValue {
  /// Whether the value is a font with an empty family, in any mode.
  fileprivate var hasEmptyFamily: Bool {
    allValues.contains { value in
      guard case .font(let font) = value, let family = font.family else { return false }
      return family.allSatisfy(\.isWhitespace)
    }
  }

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
  fileprivate static func numberInSymbol(_ expected: Expectation, at span: Span) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "‘\(expected.name)’ needs the name of a symbol, which is the same in all languages", at: span,
      notes: [
        "numbers in texts are written as the reader's region writes them; declare a property of type ‘String’"
      ])
  }

  fileprivate static func tooManyShadows(_ count: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooLarge, "a layer can have at most \(BoxShadow.mostInList) shadows, but this has \(count)", at: span,
      notes: ["each of them becomes a layer in the app"])
  }

  /// The diagnostic for a part of the font's size, which CSS allows.
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

  fileprivate static func emptyFamily(at span: Span) -> Diagnostic {
    Diagnostic(
      .missingKey, "the ‘family’ of this font has no name", at: span,
      notes: ["write the name of a font family; without ‘family’, it is the system font"])
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
