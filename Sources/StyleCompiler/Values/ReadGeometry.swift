import StyleModel
import StyleSource
import StyleSyntax

extension ValueReader {
  /// A value of several numbers in a list, or in a mapping by their names.
  func readListed(_ compound: CompoundValue, _ node: SyntaxNode, _ expected: Expectation) -> Expression {
    let rows = expected.type.parts
    let names = rows.map(\.name)
    guard node.kind == .sequence else {
      if expected.type == .edgeInsets, let meant = ForeignInsets(axes: node) {
        output.report(.insetsOfAxes(meant.text, expected, node))
        return .constant(invalid(node))
      }
      let fields = Fields(node, names, required: rows.filter(\.isRequired).map(\.name), expected, output)
      guard fields.isComplete else { return .constant(invalid(node)) }
      return made(compound, readParts(rows, of: node, fields, expected), at: node)
    }
    let elements = node.elements
    guard elements.count == rows.count else {
      // In several lines, comments may stand between the numbers.
      let isOneLine = !node.tree.source.text(node.definition).contains(where: \.isNewline)
      let fix =
        elements.count > rows.count && node.withDecimalPoints != nil
        ? node.withDecimalPoints
        : expected.type == .edgeInsets && isOneLine ? ForeignInsets(list: elements)?.text : nil
      output.report(.wrongCount(elements.count, names, expected, at: node.span, fix: fix))
      return .constant(invalid(node))
    }
    return made(compound, zip(rows, elements).map { read($1, expected.part($0)) }, at: node)
  }

  /// Reads one number for all sides.
  func readUniformInsets(_ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    switch node.scalarKind {
    case .integer, .float:
      let number = read(node, Expectation(.number(.cgFloat), for: expected.subject, part: expected.part))
        .constant
      guard let number = number?.value.double else { return invalid(node) }
      return literal(.edgeInsets(EdgeInsets(number)), node)
    case .null, .bool, .hugeInteger, .string:
      return mismatch(node, expected, fix: insetsOfCSS(node), isSafe: false)
    }
  }

  /// Reads one computed number for all sides: `$length.gap * 2`.
  func readComputedInsets(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    let side = read(node, Expectation(.number(.double), for: expected.subject, part: expected.part))
    return made(.edgeInsets, [side, side, side, side], at: node)
  }

  /// The insets that a text of CSS was meant as: `[8, 16, 8, 16]` for `8 16`.
  private func insetsOfCSS(_ node: SyntaxNode) -> String? {
    numbersOfCSS(node).flatMap { $0.count > 1 ? ForeignInsets(ofCSS: $0)?.text : nil }
  }

  /// Reports a text where a value of several numbers is expected, such as `0 2px` for `[0, 2]`.
  func readNumbersOfCSS(_ count: Int, _ node: SyntaxNode, _ expected: Expectation) -> ModedValue {
    let numbers = numbersOfCSS(node) ?? []
    let list = numbers.count == count ? "[\(numbers.joined(separator: ", "))]" : nil
    return mismatch(node, expected, fix: list, isSafe: list == nil)
  }

  /// The numbers of a text such as `4px 8px;`; nil where it has anything else in it.
  private func numbersOfCSS(_ node: SyntaxNode) -> [String]? {
    guard node.kind == .scalar else { return nil }
    var text = node.text[...]
    while let last = text.last, ",; ".contains(last) { text = text.dropLast() }
    var numbers: [String] = []
    // `160 × 44` too.
    let plain = text.lowercased().replacing("px", with: "").replacing("pt", with: "")
    for part in plain.split(whereSeparator: { " ,x×".contains($0) }) {
      guard let number = Double(part), number.isFinite else { return nil }
      numbers.append(formatNumber(number))
    }
    return numbers
  }

  /// A value made of parts, or its result where no property is in them.
  func made(_ compound: CompoundValue, _ parts: [Expression], at node: SyntaxNode) -> Expression {
    if parts.contains(where: \.isInvalid) { return .constant(invalid(node)) }
    let constants = parts.compactMap(\.constant)
    guard constants.count == parts.count else { return .call(.compound(compound), parts) }
    return .constant(combine(.compound(compound), constants, at: node))
  }

  func readNumbers(_ node: SyntaxNode, _ expected: Expectation) -> Expression {
    guard node.kind == .sequence else { return .constant(mismatch(node, expected)) }
    let parts = node.elements.enumerated().map { index, element in
      read(element, expected.part("\(index + 1)", .number(.double), bounds: NumberBounds(min: 0)))
    }
    return made(.numbers, parts, at: node)
  }

  /// A value that `function` makes of parts, in every combination of their modes.
  func combine(_ function: Function, _ parts: [ModedValue], at node: SyntaxNode) -> ModedValue {
    let own = output.origin(place, node.span)
    let combined = ModedValue.combine(parts, over: modes, isSame: output.haveSameFormula) { entries in
      let values = entries.map(\.value)
      let origin = output.origin(own, of: function, entries)
      return (values.contains(.invalid) ? .invalid : function.apply(to: values), origin)
    }
    if let combined { return combined }
    output.report(.tooManyModes(at: node.span))
    return invalid(node)
  }
}

extension DiagnosticCode {
  static let wrongCount = DiagnosticCode(
    "wrong-count", .error, "A list for a point, a size or the like has the right number of values.",
    explanation: "A point has two numbers, a size two, a rectangle four, insets four.",
    example: """
      components:
        Card:
          base: UIView
          properties: { corner: { type: CGPoint, default: [1, 2, 3] } }
      """)
}

extension Diagnostic {
  /// The diagnostic for insets by axis: `{ vertical: 8, horizontal: 16 }`.
  fileprivate static func insetsOfAxes(_ meant: String, _ expected: Expectation, _ node: SyntaxNode)
    -> Diagnostic
  {
    let axis = node.entries.first { $0.key.text != "top" && $0.key.text != "bottom" }?.key ?? node
    return Diagnostic(
      .unknownKey, "‘\(axis.text.shortened)’ is not a key of ‘\(expected.name)’", at: axis.span,
      notes: ["insets have ‘top’, ‘left’, ‘bottom’ and ‘right’, also as a list in this order"],
      fixes: [
        FixIt(
          "write ‘\(meant)’", replace: node.definition,
          with: expected.isWholeToken && !meant.hasPrefix("[") ? "{ value: \(meant) }" : meant, isSafe: false)
      ])
  }

  static func wrongCount(
    _ count: Int, _ names: [String], _ expected: Expectation, at span: Span, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .wrongCount, "‘\(expected.name)’ needs \(names.count) numbers, but this list has \(count)", at: span,
      notes: ["they are \(names.joined(separator: ", "))"],
      fixes: fix.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }
}
