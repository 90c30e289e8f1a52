import StyleSource
import StyleSyntax

/// Reads numbers, texts and fonts as tools write them.
extension DesignValueReader {
  /// The value of a tool's token.
  func toolValue(_ node: SyntaxNode, as type: DesignType, _ styleType: StyleType) -> StyleValue {
    let measure = system.toolTypes[index]?.measure ?? .usual
    switch type {
    case .color: return modified(toolColor(node))
    case .dimension, .number: return toolNumber(node, measure, styleType)
    case .fontFamily: return toolFamily(node)
    case .fontWeight: return toolWeight(node)
    case .duration: return toolDuration(node)
    case .shadow: return styleType == .shadow ? toolShadow(node, isList: false) : toolShadows(node)
    case .gradient: return toolGradient(node)
    case .typography: return toolTypography(node)
    case .string: return toolText(node)
    case .boolean: return toolFlag(node)
    case .transition: return transition(node)
    case .border, .cubicBezier, .strokeStyle, .kept: return .missing(place(node))
    }
  }

  // MARK: Numbers

  /// Reads a number: `16`, `"16px"`, `"1.5rem"`, `"30%"`, `"{space.small} * 2"` or `{ "value": 16, "unit": "px" }`.
  func toolNumber(_ node: SyntaxNode, _ measure: ToolType.Measure, _ styleType: StyleType) -> StyleValue {
    if node.kind == .mapping { return dimension(node) }
    guard node.kind == .scalar, node.isQuoted || node.jsonNumber != nil else {
      return wrong(node, "a number is written as ‘16’ or ‘16px’")
    }
    let isWord = node.withBytes { $0.first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 } ?? false }
    if isWord, ["auto", "normal", "none", "inherit"].contains(node.text.lowercased()) {
      loss(.noNumber(node))
      return .missing(place(node))
    }
    var expression = ToolExpression(node.text, points: options.points) { [self] in
      toolOperand($0, at: node)
    }
    do throws(ToolExpression.Problem) {
      let operand = try expression.parse()
      if expression.hasOtherSigns { loss(.otherSigns(node)) }
      if expression.hasRelativeLength { loss(.relativeLength(node)) }
      if let unit = expression.unit, styleType == .length {
        // Half of a side is a length; other parts of something have nothing that they are parts of.
        if unit == "%", operand.code == "0.5", measure == .usual { return .plain("50%", place(node)) }
        if unit == "%" {
          loss(.percentage(node))
          return .missing(place(node))
        }
        loss(.relativeLength(node))
        return .plain("(\(operand.code)) * 16", place(node))
      }
      return .plain(
        styleType == .length ? expression.length(operand).code : operand.code, place(node))
    } catch {
      return reported(error, node)
    }
  }

  private func reported(_ problem: ToolExpression.Problem, _ node: SyntaxNode) -> StyleValue {
    switch problem {
    case .broken: return .missing(place(node))
    case .severalValues: loss(.severalValues(node))
    case .unknownFunction(let name):
      report(.unknownToolFunction(name, node))
    case .tooLong: return wrong(node, "an expression has at most 256 values, 32 deep")
    case .malformed: return wrong(node, "a number is written as ‘16’, ‘16px’ or ‘{token} * 2’")
    }
    return .missing(place(node))
  }

  /// A token in arithmetic; reports one that isn't there, or is no number.
  private func toolOperand(_ path: String, at node: SyntaxNode) -> ToolExpression.Operand? {
    guard let index = system.index(of: path, in: token.set) else {
      if let operand = system.operand(path, in: token.set) { return operand }
      if token.inherited == nil { system.reportUnknown(path, node, in: token.set) }
      return nil
    }
    if let operand = system.operand(path, in: token.set) { return operand }
    if system.isLeftOut(index) {
      loss(.aliasOfLostToken(path, node))
      return nil
    }
    if let type = system.types[index] { report(.aliasOfOtherType(path, type, .number, node)) }
    return nil
  }

  /// Reads a duration, in seconds; a number without a unit counts milliseconds.
  func toolDuration(_ node: SyntaxNode) -> StyleValue {
    if node.kind == .mapping { return duration(node) }
    let text = node.text
    let units = [("ms", 0.001), ("s", 1), ("", 0.001)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      if let number = Double(text.dropLast(unit.utf8.count)), number.isFinite {
        return .plain(shortest(unit == "s" ? number : number * factor), place(node))
      }
    }
    return wrong(node, "a duration is written as ‘200ms’")
  }

  // MARK: Texts and flags

  func toolText(_ node: SyntaxNode) -> StyleValue {
    guard node.kind == .scalar else { return wrong(node, "a text stands in quotes") }
    return .string(node.text, place(node))
  }

  func toolFlag(_ node: SyntaxNode) -> StyleValue {
    let words = ["true": "true", "false": "false", "1": "true", "0": "false"]
    guard node.kind == .scalar, let word = words[node.text] else {
      return wrong(node, "a boolean is ‘true’ or ‘false’")
    }
    return .plain(word, place(node))
  }

  // MARK: Fonts

  /// The first of the families in `"Inter, Helvetica, sans-serif"`, or of a list.
  func toolFamily(_ node: SyntaxNode) -> StyleValue {
    guard node.isJSONString else { return fontFamily(node) }
    let families = node.text.split(separator: ",").map {
      $0.filter { $0 != "'" && $0 != "\"" }.trimmingBlanks
    }
    guard let first = families.first, !first.isEmpty else { return wrong(node, "a font family is a name") }
    if families.count > 1 { loss(.otherFamilies(node)) }
    return .string(first, place(node))
  }

  /// Reads a font weight: `600`, `"600"`, `"Semi bold"` or `"Bold Italic"`.
  func toolWeight(_ node: SyntaxNode) -> StyleValue {
    if node.jsonNumber != nil { return fontWeight(node) }
    guard node.isJSONString else { return wrong(node, "a font weight is a number or a word") }
    var name = node.text.lowercased().filter { $0.isLetter || $0.isNumber }
    if let slant = ["italic", "oblique"].first(where: { name.hasSuffix($0) }) {
      name.removeLast(slant.count)
      loss(.italic(node))
    }
    if let number = Double(name) {
      guard (1...1000).contains(number) else { return wrong(node, "a font weight lies between 1 and 1000") }
      let (nearest, word) = FontWeights.nearest(to: number)
      if nearest != number { loss(.otherWeight(node, word)) }
      return .string(word, place(node))
    }
    guard let weight = FontWeights.number(named: name.isEmpty ? "regular" : name) else {
      loss(.unknownWeight(node))
      return .string("regular", place(node))
    }
    return .string(FontWeights.nearest(to: Double(weight)).word, place(node))
  }

  /// Reads a typography as a font; missing parts have a font's defaults.
  func toolTypography(_ node: SyntaxNode) -> StyleValue {
    guard node.kind == .mapping else {
      return wrong(node, "a typography is an object with ‘fontSize’ and others")
    }
    var result: [(String, StyleValue)] = []
    var size: StyleValue?
    var relative: [(String, SyntaxNode, ToolType.Measure)] = []
    for entry in node.entries where entry.value.kind != .missing && !entry.key.text.hasPrefix("$") {
      let value = entry.value
      switch entry.key.text {
      case "fontFamily", "fontFamilies":
        result.append(("family", toolPart(value, [.string]) { $0.toolFamily($1) }))
      case "fontSize", "fontSizes":
        let points = toolPart(value, [.length, .number]) { $0.toolNumber($1, .usual, .length) }
        size = points
        result.append(("size", points))
      case "fontWeight", "fontWeights":
        result.append(("weight", toolPart(value, [.string]) { $0.toolWeight($1) }))
      case "letterSpacing", "letterSpacings": relative.append(("tracking", value, .tracking))
      case "lineHeight", "lineHeights": relative.append(("lineHeight", value, .line))
      case "paragraphSpacing":
        result.append(
          ("paragraphSpacing", toolPart(value, [.length, .number]) { $0.toolNumber($1, .usual, .length) }))
      case "textCase", "textDecoration":
        if let (name, word) = textSetting(entry.key.text, value) { result.append((name, word)) }
      default: loss(.partOfFont(entry.key))
      }
    }
    for (name, value, measure) in relative {
      if let value = ofSize(value, measure, size) { result.append((name, value)) }
    }
    return fields(result.filter { !$0.1.isMissing }, at: node)
  }

  /// A line height or letter spacing in points, where it may be a part of the font's size; nil where it is 0 or unknown.
  private func ofSize(_ node: SyntaxNode, _ measure: ToolType.Measure, _ size: StyleValue?) -> StyleValue? {
    let type: StyleType
    switch resolve(node) {
    case .broken: return .missing(place(node))
    case .token(let target): type = system.styleType(of: target) ?? .length
    case .literal(let literal):
      // A line height of its own accord.
      if literal.isJSONString, ["auto", "normal"].contains(literal.text.lowercased()) { return nil }
      type = system.styleType(ofNumber: literal.text, measure, usual: .length, in: token.set)
    }
    let value = toolPart(node, [.length, .number]) { $0.toolNumber($1, measure, type) }
    guard type == .number, case .plain(let factor, let span) = value else { return value }
    guard case .plain(let points, _) = size else {
      loss(.partOfUnknownSize(node))
      return nil
    }
    if let factor = Double(factor), let points = Double(points) {
      return .plain(shortest(factor * points), span)
    }
    return .plain("(\(points)) * (\(factor))", span)
  }

  /// Reads the case of letters or a line at a text.
  private func textSetting(_ key: String, _ node: SyntaxNode) -> (String, StyleValue)? {
    guard let literal = literal(node)?.node, literal.isJSONString else {
      _ = wrong(node, "‘\(key)’ is a word")
      return nil
    }
    switch (key, literal.text.lowercased()) {
    case (_, "none"), (_, "original"), (_, ""): return nil
    case ("textCase", "uppercase"), ("textCase", "upper"):
      return ("textCase", .string("uppercase", place(node)))
    case ("textCase", "lowercase"), ("textCase", "lower"):
      return ("textCase", .string("lowercase", place(node)))
    case ("textDecoration", "underline"): return ("underline", .plain("true", place(node)))
    case ("textDecoration", "line-through"), ("textDecoration", "strikethrough"):
      return ("strikethrough", .plain("true", place(node)))
    default:
      loss(.textSetting(literal))
      return nil
    }
  }

  /// A part of a value: a token of one of some types, or what `read` makes of a literal.
  func toolPart(
    _ node: SyntaxNode, _ types: [StyleType], _ read: (DesignValueReader, SyntaxNode) -> StyleValue
  ) -> StyleValue {
    switch resolve(node) {
    case .broken: return .missing(place(node))
    case .literal(let literal): return read(self, literal)
    case .token(let target):
      guard let type = system.styleType(of: target) else { return lost(target, at: node) }
      if system.isLeftOut(target) {
        loss(.aliasOfLostToken(system.tokens[target].name, node))
        return .missing(place(node))
      }
      if types.contains(type), let values = substitute(for: target, at: node) {
        return values.first { $0.type == type }?.value ?? .missing(place(node))
      }
      // A weight may be a token of a number.
      if types == [.string], type == .number, let literal = literal(node) { return read(self, literal.node) }
      guard types.contains(type) else {
        report(.wrongTokenInPart(system.tokens[target].name, type, types[0], node))
        return .missing(place(node))
      }
      return .plain("$\(type.rawValue).\(system.styleName(of: target))", place(node))
    }
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmingBlanks: String {
    // Most texts have none.
    func isVisible(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { (0x21..<0x7F).contains($0.value) } ?? true
    }
    if isVisible(unicodeScalars.first), isVisible(unicodeScalars.last) { return String(self) }
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
