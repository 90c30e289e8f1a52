import StyleSource
import StyleSyntax

/// Changes of values in files of design tokens, in the notation that a file has, and of no other byte.
///
/// Whether the file then says what it should, its next reading tells.
extension DesignNames {
  /// The token whose key stands at a span.
  package func token(at key: Span) -> NamedToken? { tokens.first { $0.key == key && !$0.isInherited } }

  /// The node of a token's value in the file; nil for a key that is no token's.
  package func writtenValue(of key: Span) -> SyntaxNode? {
    guard let token = token(at: key)?.original else { return nil }
    return token.value.span == token.node.span ? token.node["$ref"] : token.value
  }

  /// The edits that give the token with a key another value.
  package func edits(setting key: Span, to value: NewDesignValue) -> Result<[FixIt.Edit], DesignEditProblem> {
    guard let token = token(at: key), let type = token.type else {
      return .failure(
        DesignEditProblem(message: "the token is that of a group which this one extends; change it there"))
    }
    let original = token.original
    if let name = token.standsFor {
      return .failure(
        DesignEditProblem(
          message:
            "in Figma, the variable stands for ‘\(name)’; change that one, or what it stands for in Figma"))
    }
    if original.isKept || original.keptValue != nil {
      return .failure(
        DesignEditProblem(message: "‘$extensions’ say more of it than ‘$value’; change the value in the file")
      )
    }
    if original.extensions?["studio.tokens"]?["modify"] != nil {
      return .failure(DesignEditProblem(message: "a modifier of Tokens Studio computes it; change it there"))
    }
    let writer = DesignValueWriter(token: token, type: type)
    if case .reference(let name) = value { return writer.reference(to: name, in: self) }
    guard original.value.span != original.node.span else {
      return .failure(
        DesignEditProblem(
          message: "‘$ref’ stands for the whole token; write a ‘$value’ in its place in the file"))
    }
    return writer.edits(original.value, value)
  }

  /// A text in place of that of a colour, in the notation that the text has.
  ///
  /// - Parameter node: The colour, anywhere in the value of a token.
  package static func text(of node: SyntaxNode, with color: NewDesignColor, isOfTools: Bool) -> String? {
    guard case .success(let edits) = DesignValueWriter.colorEdits(node, color, isOfTools: isOfTools) else {
      return nil
    }
    let bytes = applying(
      edits.sorted { $0.span < $1.span }.map { edit in
        FixIt.Edit(
          Span(edit.span.file, Int(edit.span.start - node.span.start), Int(edit.span.end - node.span.start)),
          edit.replacement)
      }, to: Array(node.tree.source.bytes[node.definition.range]))
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Writes values of one token.
private struct DesignValueWriter {
  let token: DesignNames.NamedToken
  let type: DesignType
  private var isOfTools: Bool { token.original.isOfTools }

  typealias Edits = Result<[FixIt.Edit], DesignEditProblem>

  init(token: DesignNames.NamedToken, type: DesignType) { (self.token, self.type) = (token, type) }

  private static func replace(_ node: SyntaxNode, _ text: String) -> FixIt.Edit {
    FixIt.Edit(node.definition, text)
  }
  private static func refused(_ message: String) -> Edits { .failure(DesignEditProblem(message: message)) }
  private static func quoted(_ text: String) -> String { "\"" + JSONString.escaped(text) + "\"" }

  func edits(_ node: SyntaxNode, _ value: NewDesignValue) -> Edits {
    switch value {
    case .color(let color): return Self.colorEdits(node, color, isOfTools: isOfTools)
    case .number(let number): return numberEdits(node, number)
    case .text(let text): return textEdits(node, text)
    case .flag(let flag):
      let isNumber = node.jsonNumber != nil
      let text = isNumber ? (flag ? "1" : "0") : "\(flag)"
      return .success([Self.replace(node, node.isJSONString && isOfTools ? Self.quoted(text) : text)])
    case .reference: return Self.refused("a reference is no value")
    }
  }

  // MARK: References

  func reference(to name: String, in names: DesignNames) -> Edits {
    guard
      let target = names.tokens(named: name).first(where: { $0.key.file == token.key.file })
        ?? names.tokens(named: name).first
    else {
      return Self.refused("‘$\(name)’ is a token of a style file, which JSON can't refer to")
    }
    func type(_ name: String?) -> Substring? { name?.prefix { $0 != "." } }
    guard token.styleNames.contains(where: { type($0) == type(name) }) else {
      return Self.refused("‘$\(name)’ is of another type")
    }
    if target.original.path == token.original.path { return Self.refused("the token would refer to itself") }
    let path = target.original.path
    let value = token.original.value
    if value.span == token.original.node.span {
      guard let pointer = token.original.node["$ref"], target.key.file == token.key.file else {
        return Self.refused(
          "a ‘$ref’ leads to a token of the same file; write a ‘$value’ in its place in the file")
      }
      let steps = path.map {
        $0.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
          .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
      }
      return .success([Self.replace(pointer, Self.quoted("#/" + steps.joined(separator: "/")))])
    }
    // Some tools' tokens have a dot in their name.
    guard path.allSatisfy({ !$0.contains { "{}".contains($0) } }) else {
      return Self.refused("no reference can name ‘$\(name)’, because of the braces in its name")
    }
    return .success([Self.replace(value, Self.quoted("{\(path.joined(separator: "."))}"))])
  }

  // MARK: Colours

  static func colorEdits(_ node: SyntaxNode, _ color: NewDesignColor, isOfTools: Bool) -> Edits {
    if node.kind == .mapping, node["$ref"] == nil {
      if let list = node["components"], let space = node["colorSpace"] {
        return partEdits(node, list, space, color)
      }
      return .success([replace(node, isOfTools ? quoted(color.hex ?? color.css) : object(color))])
    }
    guard node.isJSONString else { return refused("this is no colour that could be changed") }
    let old = node.text
    let isReference = old.contains("{")
    if !isOfTools, isReference || color.hex == nil { return .success([replace(node, object(color))]) }
    guard var hex = color.hex, isReference || old.hasPrefix("#") || old.allSatisfy(\.isHexDigit) else {
      let text = color.text(old) ?? color.hex ?? color.css
      return .success([replace(node, quoted(text))])
    }
    if old.contains(where: \.isUppercase) { hex = hex.uppercased() }
    if !isReference, !old.hasPrefix("#") { hex.removeFirst() }
    return .success([replace(node, quoted(hex))])
  }

  /// A whole colour on one line.
  private static func object(_ color: NewDesignColor) -> String {
    let space = color.hex != nil ? "srgb" : color.space
    let numbers = (color.components(space) ?? []).map(number).joined(separator: ", ")
    let alpha = color.alpha < 1 ? ", \"alpha\": \(number(color.alpha))" : ""
    return
      "{ \"colorSpace\": \"\(space)\", \"components\": [\(numbers)]\(alpha), \"hex\": \"\(color.nearestHex)\" }"
  }

  /// The edits of the numbers that differ.
  private static func partEdits(
    _ node: SyntaxNode, _ list: SyntaxNode, _ space: SyntaxNode, _ color: NewDesignColor
  ) -> Edits {
    guard space.isJSONString, list.kind == .sequence, list.elements.count == 3 else {
      return refused("the parts of the colour stand elsewhere; change them in the file")
    }
    var edits: [FixIt.Edit] = []
    var name = space.text
    var components = color.components(name)
    if components == nil {
      name = color.space
      components = color.components(name)
      edits.append(replace(space, quoted(name)))
    }
    guard let components, components.count == 3 else {
      return refused("no colour space of the format has this colour")
    }
    for (element, component) in zip(list.elements, components) {
      if let old = element.jsonNumber, abs(old - component) < 1e-7 { continue }
      edits.append(replace(element, number(component)))
    }
    if let alpha = node["alpha"] {
      if alpha.jsonNumber.map({ abs($0 - color.alpha) >= 1e-7 }) ?? true {
        edits.append(replace(alpha, number(color.alpha)))
      }
    } else if color.alpha < 1 {
      let end = Int(list.definition.end)
      edits.append(
        FixIt.Edit(
          Span(list.span.file, end, end),
          separator(before: list, in: node) + "\"alpha\": \(number(color.alpha))"))
    }
    if let hex = node["hex"], hex.isJSONString, hex.text.lowercased() != color.nearestHex {
      edits.append(
        replace(
          hex,
          quoted(hex.text.contains(where: \.isUppercase) ? color.nearestHex.uppercased() : color.nearestHex)))
    }
    return .success(edits)
  }

  /// The text between a member and the one before it, comma included.
  private static func separator(before value: SyntaxNode, in node: SyntaxNode) -> String {
    let entries = Array(node.entries)
    let place = entries.firstIndex { $0.value.span == value.span } ?? 0
    let bytes = node.tree.source.bytes
    let start = place > 0 ? Int(entries[place - 1].value.definition.end) : Int(node.definition.start) + 1
    let between = bytes[start..<Int(entries[place].key.definition.start)].filter { $0 != UInt8(ascii: ",") }
    let isBlank = between.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return "," + (isBlank ? String(decoding: between, as: UTF8.self) : " ")
  }

  // MARK: Numbers

  private func numberEdits(_ node: SyntaxNode, _ number: Double) -> Edits {
    let isDuration = type == .duration
    if node.kind == .mapping, node["$ref"] == nil, let value = node["value"], let unit = node["unit"],
      unit.isJSONString
    {
      guard value.jsonNumber != nil else {
        return Self.refused("the number stands elsewhere; change it in the file")
      }
      let factor: Double = unit.text == "rem" ? 1.0 / 16 : unit.text == "ms" ? 1000 : 1
      return .success([Self.replace(value, Self.number(number * factor))])
    }
    if node.jsonNumber != nil {
      let isLength = token.styleNames.first?.hasPrefix("length.") ?? false
      let factor =
        token.original.isOpacityInFigma
        ? 100 : isDuration && isOfTools ? 1000 : isLength ? 1 / token.points : 1
      return .success([Self.replace(node, Self.number(number * factor))])
    }
    guard node.isJSONString || node["$ref"] != nil else {
      return Self.refused("this is no number that could be changed")
    }
    let old = node.isJSONString ? node.text : ""
    let isReference = old.contains("{") || !node.isJSONString
    if isReference, !isOfTools {
      let text = Self.number(isDuration ? number * 1000 : number)
      if type == .dimension || isDuration {
        return .success([
          Self.replace(node, "{ \"value\": \(text), \"unit\": \"\(isDuration ? "ms" : "px")\" }")
        ])
      }
      return .success([Self.replace(node, Self.number(number * (token.original.isOpacityInFigma ? 100 : 1)))])
    }
    // `16px`, `1.5rem`, `30%`, `200ms`, or a number alone.
    let isSimple = !isReference && Double(old.prefix { $0.isNumber || ".-+".contains($0) }) != nil
    let unit = isSimple ? String(old.drop { $0.isNumber || ".-+".contains($0) }) : isDuration ? "ms" : ""
    let factors: [String: Double] = [
      "": isDuration ? 1000 : (token.styleNames.first?.hasPrefix("length.") ?? false) ? 1 / token.points : 1,
      "px": 1,
      "pt": 1, "rem": 1.0 / 16, "em": 1.0 / 16, "%": 100, "ms": 1000, "s": 1,
    ]
    guard let factor = factors[unit] else {
      return Self.refused("the text is no single number; change it in the file")
    }
    return .success([Self.replace(node, Self.quoted(Self.number(number * factor) + unit))])
  }

  /// A number without digits that only follow from floating-point arithmetic.
  private static func number(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return shortest(number) }
    let rounded = (number * 1e7).rounded() / 1e7
    var text = "\(rounded)"
    if text.hasSuffix(".0") { text.removeLast(2) }
    return text == "-0" ? "0" : text
  }

  // MARK: Texts

  private func textEdits(_ node: SyntaxNode, _ text: String) -> Edits {
    if type == .fontWeight {
      guard let weight = FontWeights.number(of: text) else {
        return Self.refused("no font weight is called ‘\(text.shortened)’")
      }
      if node.jsonNumber != nil { return .success([Self.replace(node, "\(weight)")]) }
      let name = FontWeights.all.first { $0.number == weight }?.names.first
      return .success([Self.replace(node, name.map(Self.quoted) ?? "\(weight)")])
    }
    if type == .fontFamily, let first = node.elements.first {
      return .success([Self.replace(first, Self.quoted(text))])
    }
    if node.kind == .mapping && node["$ref"] == nil || node.kind == .sequence {
      return Self.refused("the value has several parts; change it in the file")
    }
    return .success([Self.replace(node, Self.quoted(text))])
  }
}
