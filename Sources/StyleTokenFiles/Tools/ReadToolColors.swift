import StyleSource
import StyleSyntax

/// Colours, gradients, shadows and borders as tools write them.
extension DesignValueReader {
  /// A colour of CSS, `rgba({color.ink}, 0.5)`, or an object as the format has it.
  func toolColor(_ node: SyntaxNode) -> StyleValue {
    if node.kind == .mapping { return color(node) }
    guard node.isJSONString else { return wrong(node, "a color is written as ‘#0A5FD6’ or ‘rgb(10 95 214)’") }
    return toolColor(node.text, at: node)
  }

  private func toolColor(_ text: String, at node: SyntaxNode) -> StyleValue {
    guard text.contains("{") else {
      return text.isEmpty ? wrong(node, "a color is written as ‘#0A5FD6’") : .string(text, place(node))
    }
    if let path = bracedPath(text) {
      return colorReference(path.joined(separator: "."), at: node) ?? .missing(place(node))
    }
    // A colour with another alpha: `rgba({ink}, 0.5)`, `hsl({ink} / 50%)`.
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")"),
      text[..<opening].allSatisfy({ $0.isLetter }), let start = text.firstIndex(of: "{"),
      let end = text.firstIndex(of: "}"), text[text.index(after: opening)..<start].allSatisfy(\.isWhitespace)
    else { return wrong(node, "a color with references is written as ‘rgba({token}, 0.5)’") }
    let path = text[text.index(after: start)..<end]
    guard let color = colorReference(String(path), at: node), case .plain(let code, _) = color else {
      return .missing(place(node))
    }
    var rest = text[text.index(after: end)...].dropLast().trimmingBlanks
    guard let sign = rest.first else { return color }
    guard sign == "," || sign == "/" else {
      return wrong(node, "a color with references is written as ‘rgba({token}, 0.5)’")
    }
    rest.removeFirst()
    guard let alpha = fraction(rest.trimmingBlanks, at: node) else { return .missing(place(node)) }
    return .plain("alpha(\(code), \(alpha))", place(node))
  }

  private func colorReference(_ path: String, at node: SyntaxNode) -> StyleValue? {
    guard let index = system.index(of: path, in: token.set) else {
      if token.inherited == nil { system.reportUnknown(path, node) }
      return nil
    }
    guard system.styleType(of: index) == .color else {
      if let type = system.types[index] { report(.aliasOfOtherType(path, type, .color, node)) }
      return nil
    }
    return .plain("$color.\(system.styleName(of: index))", place(node))
  }

  /// A part from 0 to 1 in a style file's words; nil for anything else, which is reported.
  private func fraction(_ text: String, at node: SyntaxNode) -> String? {
    var expression = ToolExpression(text) { [system, token] in system.operand($0, in: token.set) }
    guard let operand = try? expression.parse(), operand.kind != .length else {
      _ = wrong(node, "an alpha is a number from 0 to 1, or a token of one")
      return nil
    }
    return operand.code
  }

  /// What Tokens Studio does to a colour in the end: `lighten`, `darken`, `mix` and `alpha`.
  func modified(_ value: StyleValue) -> StyleValue {
    guard let modify = token.extensions?["studio.tokens"]?["modify"], modify.kind == .mapping,
      !value.isMissing
    else {
      return value
    }
    guard let type = modify["type"], let amount = modify["value"],
      let part = fraction(amount.text, at: amount)
    else {
      return value
    }
    let code: String
    switch value {
    case .plain(let text, _), .string(let text, _): code = text
    case .list, .fields, .missing: return value
    }
    let space = modify["space"].flatMap { $0.isJSONString ? $0.text : nil }
    switch type.text {
    case "alpha": return .plain("alpha(\(code), \(part))", value.span)
    case "lighten", "darken":
      loss(.colorModifier(type))
      return .plain("\(type.text)(\(code), \(part))", value.span)
    case "mix":
      guard let color = modify["color"] else { return wrong(modify, "a mixed color needs a ‘color’") }
      let other: String
      switch toolColor(color) {
      case .plain(let text, _), .string(let text, _): other = text
      case .list, .fields, .missing: return .missing(value.span)
      }
      let spaces = ["srgb": "srgb", "p3": "display-p3", "lch": "lch", "hsl": "hsl"]
      return .plain("mix(\(code), \(other), \(part) in \(spaces[space ?? ""] ?? "srgb"))", value.span)
    default: return wrong(type, "a color is changed by ‘lighten’, ‘darken’, ‘mix’ or ‘alpha’")
    }
  }

  // MARK: Gradients

  /// `linear-gradient(180deg, {a} 0%, #fff 100%)`: its stops.
  func toolGradient(_ node: SyntaxNode) -> StyleValue {
    guard node.isJSONString else { return gradient(node) }
    let text = node.text
    guard text.hasPrefix("linear-gradient("), text.hasSuffix(")") else {
      return wrong(node, "a gradient is written as ‘linear-gradient(#fff, #000)’")
    }
    var parts = split(text.dropFirst("linear-gradient(".count).dropLast(), at: ",")
    if let first = parts.first,
      first.hasPrefix("to ") || ["deg", "turn", "rad"].contains(where: first.hasSuffix)
    {
      if first != "180deg", first != "to bottom" { loss(.gradientDirection(node)) }
      parts.removeFirst()
    }
    guard parts.count > 1 else { return wrong(node, "a gradient has at least two stops") }
    var stops: [(color: StyleValue, location: Double?)] = []
    for part in parts {
      var words = split(Substring(part), at: " ")
      var location: Double?
      if words.count > 1, let last = words.last, last.hasSuffix("%"), let number = Double(last.dropLast()) {
        location = min(max(number / 100, 0), 1)
        words.removeLast()
      }
      let color = toolColor(words.joined(separator: " "), at: node)
      if color.isMissing { return .missing(place(node)) }
      stops.append((color, location))
    }
    return .list(
      zip(stops, locations(of: stops.map(\.location))).map { stop, location in
        fields([("color", stop.color), ("location", .plain(shortest(location), place(node)))], at: node)
      }, place(node))
  }

  /// Where stops are whose place isn't said: as in CSS, between the stops around them.
  private func locations(of said: [Double?]) -> [Double] {
    var known = said
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    var result: [Double] = []
    for index in known.indices {
      if let location = known[index] {
        result.append(max(location, result.last ?? 0))
        continue
      }
      let before = index - 1
      let after = known[index...].firstIndex { $0 != nil } ?? index
      let (start, end) = (result[before], max(known[after] ?? 1, result[before]))
      let step = (end - start) / Double(after - before)
      result.append(start + step)
    }
    return result
  }

  /// Parts between signs that stand in no parentheses or braces.
  private func split(_ text: Substring, at sign: Character) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == sign, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  // MARK: Shadows and borders

  func toolShadows(_ node: SyntaxNode) -> StyleValue {
    guard node.kind == .sequence else { return .list([toolShadow(node, isList: true)], place(node)) }
    let shadows = node.elements.map { element -> StyleValue in
      if case .literal(let literal) = resolve(element) { return toolShadow(literal, isList: true) }
      return toolPart(element, [.shadow]) { $0.toolShadow($1, isList: true) }
    }
    return .list(shadows, place(node))
  }

  /// `{ "x": 0, "y": 2, "blur": 4, "spread": 0, "color": "#0003", "type": "dropShadow" }`
  func toolShadow(_ node: SyntaxNode, isList: Bool) -> StyleValue {
    guard node.kind == .mapping else {
      return wrong(node, "a shadow is an object with ‘x’, ‘y’, ‘blur’ and ‘color’")
    }
    let length = { (node: SyntaxNode?) -> StyleValue? in
      node.map { toolPart($0, [.length, .number]) { $0.toolNumber($1, .usual, .length) } }
    }
    let (x, y) = (length(node["x"] ?? node["offsetX"]), length(node["y"] ?? node["offsetY"]))
    var result: [(String, StyleValue)] = []
    if let color = node["color"] { result.append(("color", toolPart(color, [.color]) { $0.toolColor($1) })) }
    let zero = StyleValue.plain("0", place(node))
    if x != nil || y != nil {
      // Both stand in one list, which has one place.
      let span = (x ?? y ?? zero).span
      result.append(("offset", .list([(x ?? zero).moved(to: span), (y ?? zero).moved(to: span)], span)))
    }
    if let blur = length(node["blur"]) { result.append(("radius", blur.halved)) }
    if isList {
      if let spread = length(node["spread"]) { result.append(("spread", spread)) }
      if let inset = node["inset"] {
        result.append(("inset", toolFlag(inset)))
      } else if let type = node["type"] ?? node["$type"], type.hasText("innerShadow") {
        result.append(("inset", .plain("true", place(type))))
      }
    }
    return fields(result, at: node)
  }

  /// Two tokens of one name, as of a border of the format.
  func toolBorder(_ node: SyntaxNode) -> [Result] {
    guard node.kind == .mapping, let color = node["color"], let width = node["width"] else {
      if node.kind == .mapping {
        report(
          .missingParts(
            ["color", "width"].filter { key in node.entries.allSatisfy { $0.key.text != key } },
            of: "a border", node))
      } else {
        _ = wrong(node, "a border is an object with ‘color’ and ‘width’")
      }
      return broken(.border)
    }
    if let style = node["style"].flatMap({ literal($0)?.node }), !style.hasText("solid") {
      loss(.borderStyle(style))
    }
    return [
      (.color, toolPart(color, [.color]) { $0.toolColor($1) }),
      (.length, toolPart(width, [.length, .number]) { $0.toolNumber($1, .usual, .length) }),
    ]
  }
}

extension TokenSystem {
  /// Whether a tool's shadow is one that every layer can cast: neither a list, nor spread, nor inset.
  func isPlainToolShadow(_ token: DesignToken) -> Bool {
    let value = token.value
    guard value.kind == .mapping else { return false }
    let isInset =
      value["inset"].map { !$0.hasText("false") } ?? value["type"]?.hasText("innerShadow") ?? false
    guard !isInset, let spread = value["spread"] else { return !isInset }
    let number = spread.kind == .scalar ? spread.text.prefix { $0.isNumber || $0 == "." || $0 == "-" } : ""
    return Double(number) == 0 && !spread.text.contains("{")
  }
}
