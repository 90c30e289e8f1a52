import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax

extension LanguageServer {
  func documentColor(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return [] }
    let grammar = Grammar(sheet: query.sheet)
    let tokens = Dictionary(
      query.sheet.tokens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var found: [JSONValue] = []
    func add(_ color: Color, _ span: Span) {
      let shown = color.mapped(into: .srgb)
      found.append([
        "range": query.positions.range(span),
        "color": [
          "red": .number(shown.components.first), "green": .number(shown.components.second),
          "blue": .number(shown.components.third), "alpha": .number(color.alpha),
        ],
      ])
    }
    grammar.walk(
      query.tree,
      value: { node, slot in
        guard node.kind == .scalar, let value = slot.value, value.type == .color else { return }
        let span = node.contentSpan
        if node.tree.isTranslated, node.text.hasPrefix("$") {
          if case .color(let color)? = tokens[String(node.text.dropFirst())]?.value.value { add(color, span) }
          return
        }
        let references = grammar.referenceSpans(node, value)
        for (name, span) in references {
          if case .color(let color)? = tokens[name]?.value.value { add(color, span) }
        }
        guard references.isEmpty, case .string = node.scalarKind,
          case .success(let syntax) = node.withBytes({ parseColor($0) })
        else { return }
        add(syntax.color(appearance: .light, highContrast: false), span)
      })
    return .array(found)
  }

  func colorPresentation(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard let query = try query(params) else { return [] }
    guard let range = query.positions.offsets(params["range"]), let value = params["color"],
      let red = value["red"]?.double, let green = value["green"]?.double, let blue = value["blue"]?.double
    else { throw .invalid("the request has no ‘color’ or no ‘range’") }
    let color = Color(.srgb, red, green, blue, alpha: value["alpha"]?.double ?? 1)
    if query.tree.isTranslated {
      return .array(
        [query.snapshot.text(ofDesignColorAt: range, in: query.file, color)].compactMap { $0 }.map { text in
          [
            "label": .string(spellings(of: color, as: "#")[0]),
            "textEdit": ["range": query.positions.range(range), "newText": .string(text)],
          ]
        })
    }
    let bytes = query.source.bytes
    let isQuoted =
      range.lowerBound > 0 && (bytes[range.lowerBound - 1] == 0x22 || bytes[range.lowerBound - 1] == 0x27)
    let texts = spellings(of: color, as: String(decoding: bytes[range], as: UTF8.self))
    return .array(
      texts.map { text in
        // What begins with a number sign would be a comment.
        let written = text.hasPrefix("#") && !isQuoted ? "\"\(text)\"" : text
        return [
          "label": .string(text),
          "textEdit": [
            "range": query.positions.range(range.lowerBound..<range.upperBound), "newText": .string(written),
          ],
        ]
      })
  }

  /// The colour in each syntax, that of a text first.
  private func spellings(of color: Color, as written: String) -> [String] {
    let bytes = color.srgb8
    let rgb = Color(red: bytes.red, green: bytes.green, blue: bytes.blue).withAlpha(
      (color.alpha * 1000).rounded() / 1000)
    let spaces: [ColorSpace] = [.hsl, .hwb, .displayP3, .lab, .lch, .oklab, .oklch]
    var texts = [bytes.hexadecimal, rgb.description]
    texts += spaces.map { Value.color(rgb.converted(to: $0).rounded(to: 4)).spelling }
    texts += Color.names.filter { name in
      guard case .success(let syntax) = parseColor(name.utf8), let named = syntax.fixedColor else {
        return false
      }
      return named.srgb8 == bytes
    }.sorted()
    let isName = written.utf8.allSatisfy(isNamePart)
    let start = written.prefix { $0 != " " && $0 != "(" && $0 != "," }.lowercased()
    let kind = start == "color" ? "color(" : start == "rgba" ? "rgb(" : start == "hsla" ? "hsl(" : start + "("
    let first = texts.firstIndex { text in
      if written.hasPrefix("#") { return text.hasPrefix("#") }
      return isName ? text.utf8.allSatisfy(isNamePart) : text.hasPrefix(kind)
    }
    if let first { texts.insert(texts.remove(at: first), at: 0) }
    return texts
  }
}

extension Color {
  /// The colour with at most `decimals` decimals of each component.
  fileprivate func rounded(to decimals: Int) -> Color {
    let factor = (0..<decimals).reduce(1.0) { factor, _ in factor * 10 }
    return Color(
      space, (components.first * factor).rounded() / factor, (components.second * factor).rounded() / factor,
      (components.third * factor).rounded() / factor, alpha: alpha, missing: missing)
  }
}

extension NodeRole {
  /// The slot of the node's value, for the value of a token too.
  var value: ValueSlot? {
    switch self {
    case .value(let value), .keyframe(let value): value
    case .token(let type, let name, _): ValueSlot(type: type.valueType, name: name)
    case .nothing, .file, .axes, .axis, .modeName, .tokenTypes, .tokens, .declarations, .declaration,
      .properties, .property, .settings, .states, .modes, .layer, .layers, .animations, .animation,
      .keyframes, .variants,
      .variantAxis, .variant, .compounds, .compound, .picks, .pick, .preview,
      .frame, .repetition, .accessibility, .other:
      nil
    }
  }
}
