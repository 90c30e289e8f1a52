import StyleSource
import StyleSyntax

/// Reads colours, gradients, shadows and borders as tools write them.
extension DesignValueReader {
  /// Reads a colour: one of CSS, `rgba({color.ink}, 0.5)`, or an object of the format.
  func toolColor(_ node: SyntaxNode) -> StyleValue {
    if node.kind == .mapping { return colorOfParts(node) ?? color(node) }
    guard node.isJSONString else { return wrong(node, "a color is written as ‘#0A5FD6’ or ‘rgb(10 95 214)’") }
    return toolColor(node.text, at: node)
  }

  /// Reads a colour of Style Dictionary, `{ "h": 220, "s": 0.3, "l": 0.2 }` or `{ "r": 10, "g": 95, "b": 214, "a": 0.5 }`; nil for other
  /// objects.
  private func colorOfParts(_ node: SyntaxNode) -> StyleValue? {
    func numbers(_ names: [String]) -> [Double]? {
      let found = names.compactMap { name in
        node.entries.first { $0.key.text == name }.flatMap { Double($0.value.text) }
      }
      return found.count == names.count ? found : nil
    }
    let alpha = numbers(["a"]).map { " / \(shortest($0[0]))" } ?? ""
    if let rgb = numbers(["r", "g", "b"]) {
      return .string("rgb(\(rgb.map(shortest).joined(separator: " "))\(alpha))", place(node))
    }
    guard let hsl = numbers(["h", "s", "l"]) else { return nil }
    let parts = hsl.dropFirst().map { shortest($0 <= 1 ? $0 * 100 : $0) + "%" }
    return .string("hsl(\(shortest(hsl[0])) \(parts.joined(separator: " "))\(alpha))", place(node))
  }

  private func toolColor(_ text: String, at node: SyntaxNode) -> StyleValue {
    let text = text.trimmingBlanks
    guard text.utf8.contains(UInt8(ascii: "{")) || text.hasPrefix("rgba(#") || text.hasPrefix("rgb(#") else {
      if text.isEmpty { return wrong(node, "a color is written as ‘#0A5FD6’") }
      // `D3D3D3` is written by hand.
      let isHex = [6, 8].contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
      if isHex { loss(.colorWithoutSign(node)) }
      return .string(isHex ? "#" + text : text, place(node))
    }
    if let path = bracedPath(text) {
      return colorReference(path.joined(separator: "."), at: node) ?? .missing(place(node))
    }
    guard let (name, inner) = call(text), let (base, alpha) = colorAndAlpha(inner) else {
      var problem = Diagnostic.wrongDesignValue(
        node, "a color with references is written as ‘rgba({token}, 0.5)’", [])
      if let meant = colorBesideAlpha(text) {
        if text.hasSuffix("%") { problem.notes = ["a place stands behind a color only in a gradient"] }
        if node.text.trimmingBlanks == text {
          problem.fixes = [
            FixIt(
              "write ‘\(meant)’", replace: node.span, with: "\"\(JSONString.escaped(meant))\"", isSafe: false)
          ]
        }
      }
      report(problem)
      return .missing(place(node))
    }
    // `rgba(10, 95, 214, {alpha})`: the color itself has no alpha.
    let isWhole = base.hasPrefix("{") || base.hasPrefix("#")
    if !isWhole, base.contains("{") { return colorOfReferences(name, base, alpha, at: node) }
    let color = toolColor(
      isWhole ? base : "\(name == "rgba" || name == "hsla" ? String(name.dropLast()) : name)(\(base))",
      at: node)
    let code: String
    switch color {
    case .plain(let text, _), .string(let text, _), .written(let text, _): code = text
    case .list, .fields, .missing: return .missing(place(node))
    }
    guard let alpha else { return color }
    guard let part = fraction(alpha, at: node) else { return .missing(place(node)) }
    return .plain("alpha(\(code), \(part))", place(node))
  }

  /// Reads a colour whose components are references to numbers, such as `hsl({hue}, 50%, {lightness})`.
  private func colorOfReferences(
    _ name: String, _ components: String, _ alpha: String?, at node: SyntaxNode
  ) -> StyleValue {
    let names = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"]
    var parts = split(components[...], at: ",")
    if parts.count == 1 { parts = split(components[...], at: " ") }
    guard names.contains(name), parts.count == 3 else {
      return wrong(
        node, "a color with references is written as ‘rgba({token}, 0.5)’ or ‘hsl({hue}, 50%, 40%)’")
    }
    var words: [String] = []
    for part in parts + [alpha].compactMap(\.self) {
      guard part.contains("{") else {
        words.append(part)
        continue
      }
      var expression = expression(part)
      guard let operand = try? expression.parse(), operand.kind != .length else {
        return wrong(node, "a component of a color is a number, or a token of one")
      }
      words.append("(\(operand.code))")
    }
    let color = words.prefix(3).joined(separator: " ") + (words.count > 3 ? " / \(words[3])" : "")
    return .plain("\(name.hasSuffix("a") ? String(name.dropLast()) : name)(\(color))", place(node))
  }

  /// A reference with an opacity beside it, as design tools show it, written as a colour: `rgba({ink}, 80%)` for `{ink} 80%` and `{ink} /
  /// 0.8`; nil for anything else.
  private func colorBesideAlpha(_ text: String) -> String? {
    guard let end = text.firstIndex(of: "}"), bracedPath(String(text[...end])) != nil else { return nil }
    var rest = String(text[text.index(after: end)...]).trimmingBlanks
    if rest.hasPrefix("/") { rest = String(rest.dropFirst()).trimmingBlanks }
    let isPercentage = rest.hasSuffix("%")
    guard let number = Double(isPercentage ? String(rest.dropLast()) : rest),
      0...(isPercentage ? 100 : 1) ~= number
    else { return nil }
    return "rgba(\(text[...end]), \(rest))"
  }

  /// The name and the arguments of `rgba(…)`.
  private func call(_ text: String) -> (name: String, arguments: String)? {
    guard let opening = text.firstIndex(of: "("), text.hasSuffix(")"), text[..<opening].allSatisfy(\.isLetter)
    else {
      return nil
    }
    return (String(text[..<opening]), text[text.index(after: opening)...].dropLast().trimmingBlanks)
  }

  /// The color and the alpha among the arguments of a color's function.
  private func colorAndAlpha(_ arguments: String) -> (String, String?)? {
    let behindSlash = split(arguments[...], at: "/")
    if behindSlash.count == 2 { return (behindSlash[0], behindSlash[1]) }
    let parts = split(arguments[...], at: ",")
    switch parts.count {
    case 1: return (parts[0], nil)
    case 2: return (parts[0], parts[1])
    case 3: return (arguments, nil)
    case 4: return (parts[..<3].joined(separator: ", "), parts[3])
    default: return nil
    }
  }

  private func colorReference(_ path: String, at node: SyntaxNode) -> StyleValue? {
    guard let index = system.index(of: path, in: token.set) else {
      if token.inherited == nil { system.reportUnknown(path, node, in: token.set) }
      return nil
    }
    guard system.styleType(of: index) == .color else {
      if let type = system.types[index] { report(.aliasOfOtherType(path, type, .color, node)) }
      return nil
    }
    if let values = substitute(for: index, at: node) { return values.first?.value }
    return .plain("$color.\(system.styleName(of: index))", place(node))
  }

  /// A part from 0 to 1 in a style file's words; nil for anything else, which is reported.
  private func fraction(_ text: String, at node: SyntaxNode) -> String? {
    var expression = expression(text)
    guard let operand = try? expression.parse(), operand.kind != .length else {
      _ = wrong(node, "an alpha is a number from 0 to 1, or a token of one")
      return nil
    }
    return operand.code
  }

  private func expression(_ text: String) -> ToolExpression {
    ToolExpression(text, points: options.points) { [system, token] in system.operand($0, in: token.set) }
  }

  /// Applies the modifier of Tokens Studio to a colour: `lighten`, `darken`, `mix` or `alpha`.
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
    case .plain(let text, _), .string(let text, _), .written(let text, _): code = text
    case .list, .fields, .missing: return value
    }
    let space = modify["space"].flatMap { $0.isJSONString ? $0.text : nil }
    switch type.text {
    case "alpha": return .plain("alpha(\(code), \(part))", value.span)
    case "lighten", "darken":
      return lighter(code, by: part, in: space, isLight: type.text == "lighten", type, value.span)
    case "mix":
      guard let color = modify["color"] else { return wrong(modify, "a mixed color needs a ‘color’") }
      let other: String
      switch toolColor(color) {
      case .plain(let text, _), .string(let text, _), .written(let text, _): other = text
      case .list, .fields, .missing: return .missing(value.span)
      }
      let spaces = ["srgb": "srgb", "p3": "display-p3", "lch": "lch", "hsl": "hsl"]
      return .plain("mix(\(code), \(other), \(part) in \(spaces[space ?? ""] ?? "srgb"))", value.span)
    default: return wrong(type, "a color is changed by ‘lighten’, ‘darken’, ‘mix’ or ‘alpha’")
    }
  }

  // MARK: Gradients

  /// Reads the stops of a gradient, such as `linear-gradient(180deg, {a} 0%, #fff 100%)`.
  func toolGradient(_ node: SyntaxNode) -> StyleValue {
    guard node.isJSONString else { return gradient(node) }
    let text = node.text.trimmingBlanks
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
      var places: [Double] = []
      while words.count > 1, let last = words.last, last.hasSuffix("%"), let number = Double(last.dropLast())
      {
        places.insert(min(max(number / 100, 0), 1), at: 0)
        words.removeLast()
      }
      let color = toolColor(words.joined(separator: " "), at: node)
      if color.isMissing { return .missing(place(node)) }
      if places.isEmpty { stops.append((color, nil)) }
      for place in places { stops.append((color, place)) }
    }
    return .list(
      zip(stops, locations(of: stops.map(\.location))).map { stop, location in
        fields([("color", stop.color), ("location", .plain(shortest(location), place(node)))], at: node)
      }, place(node))
  }

  /// The locations of gradient stops. A stop without one lies between its neighbours, as in CSS.
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

  /// The parts of a text between signs, but for signs in parentheses or braces.
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
    if node.isJSONString { return shadowsOfText(node) }
    guard node.kind == .sequence else { return .list([toolShadow(node, isList: true)], place(node)) }
    let shadows = node.elements.map { element -> StyleValue in
      if case .literal(let literal) = resolve(element) { return toolShadow(literal, isList: true) }
      return toolPart(element, [.shadow]) { $0.toolShadow($1, isList: true) }
    }
    return .list(shadows, place(node))
  }

  /// Reads a shadow, such as `{ "x": 0, "y": 2, "blur": 4, "spread": 0, "color": "#0003", "type": "dropShadow" }`.
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
    if node["color"] == nil { loss(.shadowWithoutColor(node)) }
    // Without them, a layer would have those of Core Animation.
    let zero = StyleValue.plain("0", place(node))
    // Both stand in one list, which has one place.
    let span = (x ?? y ?? zero).span
    result.append(("offset", .list([(x ?? zero).moved(to: span), (y ?? zero).moved(to: span)], span)))
    result.append(("radius", length(node["blur"])?.halved ?? zero))
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

  /// Reads shadows of CSS: `0 1px 3px rgba(0, 0, 0, 0.2), inset 0 0 2px #000`, or `none`.
  private func shadowsOfText(_ node: SyntaxNode) -> StyleValue {
    let text = node.text.trimmingBlanks
    if text == "none" { return .list([], place(node)) }
    let place = place(node)
    let shadows = split(text[...], at: ",").map { shadow -> StyleValue in
      var lengths: [String] = []
      var result: [(String, StyleValue)] = []
      var color: StyleValue?
      for word in split(shadow[...], at: " ") {
        if word == "inset" {
          result.append(("inset", .plain("true", place)))
          continue
        }
        var expression = expression(word)
        if let operand = try? expression.parse() {
          lengths.append(expression.length(operand).code)
        } else {
          color = toolColor(word, at: node)
        }
      }
      guard (2...4).contains(lengths.count) else {
        return wrong(node, "a shadow of CSS has two to four lengths and a color: ‘0 1px 3px #0003’")
      }
      result.append(("offset", .list(lengths.prefix(2).map { .plain($0, place) }, place)))
      result.append(
        ("radius", lengths.count > 2 ? StyleValue.plain(lengths[2], place).halved : .plain("0", place)))
      if lengths.count > 3 { result.append(("spread", .plain(lengths[3], place))) }
      if let color { result.append(("color", color)) } else { loss(.shadowWithoutColor(node)) }
      return fields(result, at: node)
    }
    return .list(shadows, place)
  }

  /// Reads a border as two values, as for a border of the format.
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
    // A token is of one type in all sets.
    definitions(of: token.name).allSatisfy { isPlain(tokens[$0].value) }
  }

  private func isPlain(_ value: SyntaxNode) -> Bool {
    guard value.kind == .mapping else { return value.isJSONString && bracedPath(value.text) != nil }
    let isInset =
      value["inset"].map { !$0.hasText("false") } ?? value["type"]?.hasText("innerShadow") ?? false
    guard !isInset, let spread = value["spread"] else { return !isInset }
    let number = spread.kind == .scalar ? spread.text.prefix { $0.isNumber || $0 == "." || $0 == "-" } : ""
    return Double(number) == 0 && !spread.text.contains("{")
  }
}
