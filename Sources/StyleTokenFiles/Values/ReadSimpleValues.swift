import StyleSource
import StyleSyntax

/// Dimensions, durations, numbers, texts and flags.
extension DesignValueReader {
  /// Reads a dimension, `{ "value": 16, "unit": "px" }`, in points: a CSS pixel is one, and a `rem` is the 16 of the usual text size.
  func dimension(_ node: SyntaxNode) -> StyleValue {
    guard let (value, unit, places) = quantity(node, ["px", "rem"], what: "a dimension") else {
      return .missing(place(node))
    }
    if unit == "rem" { loss(.relativeLength(places)) }
    return .plain(shortest(unit == "rem" ? value * 16 : value), place(node))
  }

  /// Reads a duration, in seconds.
  func duration(_ node: SyntaxNode) -> StyleValue {
    guard let (value, unit, _) = quantity(node, ["ms", "s"], what: "a duration") else {
      return .missing(place(node))
    }
    return .plain(shortest(unit == "ms" ? value / 1000 : value), place(node))
  }

  private func quantity(
    _ node: SyntaxNode, _ units: [String], what: String
  ) -> (value: Double, unit: String, unitNode: SyntaxNode)? {
    if node.isJSONString, let (number, unit) = splitQuantity(node.text, units) {
      // Tools write it so.
      if !token.isOfTools {
        loss(.textForObject(node, what, "{ \"value\": \(shortest(number)), \"unit\": \"\(unit)\" }"))
      }
      return (number, unit, node)
    }
    guard let parts = parts(node, of: what, DesignVocabulary.dimension) else { return nil }
    guard let value = parts["value"].flatMap({ literalNode($0) }),
      let unit = parts["unit"].flatMap({ literalNode($0) })
    else { return nil }
    guard let number = value.jsonNumber, number.isFinite else {
      _ = wrong(value, "the ‘value’ of \(what) is a number")
      return nil
    }
    guard unit.isJSONString, units.contains(unit.text) else {
      let either = units.map { "‘\($0)’" }.joined(separator: " or ")
      _ = wrong(
        unit, "the ‘unit’ of \(what) is \(either)",
        unit.text == "%" ? "write a number between 0 and 1 as type ‘number’" : "")
      return nil
    }
    return (number, unit.text, unit)
  }

  /// Splits a text such as `16px`, as files had it before the report of 2025.
  private func splitQuantity(_ text: String, _ units: [String]) -> (Double, String)? {
    guard let unit = units.first(where: { text.hasSuffix($0) }),
      let number = Double(text.dropLast(unit.count)),
      number.isFinite,
      text.dropLast(unit.count).allSatisfy({ $0.isWholeNumber || ".-".contains($0) })
    else { return nil }
    return (number, unit)
  }

  func number(_ node: SyntaxNode, _ type: StyleType = .number) -> StyleValue {
    guard let number = node.jsonNumber else {
      if node.kind != .missing { report(.numberInQuotes(node)) }
      return .missing(place(node))
    }
    guard number.isFinite else { return wrong(node, "a number is at most 1.8e308") }
    // Figma's opacity is a percentage, and its lengths have no unit. The noise of 32 bits goes first, since it isn't seen in what is computed.
    let exact = Double(shortest(number)) ?? number
    let points = type == .length ? exact * options.points : exact
    return .plain(shortest(token.isOpacityInFigma ? exact / 100 : points), place(node))
  }

  func string(_ node: SyntaxNode) -> StyleValue {
    guard node.isJSONString else { return wrong(node, "a string stands in quotes") }
    return .string(node.text, place(node))
  }

  /// Figma exports flags as 0 and 1.
  func flag(_ node: SyntaxNode) -> StyleValue {
    if node.kind == .scalar, !node.isQuoted {
      if case .bool(let flag) = node.scalarKind { return .plain("\(flag)", place(node)) }
      if let number = node.jsonNumber, number == 0 || number == 1 {
        return .plain("\(number == 1)", place(node))
      }
    }
    return wrong(node, "a boolean is ‘true’ or ‘false’")
  }

  // MARK: Fonts

  /// The first of several families: UIKit takes one.
  func fontFamily(_ node: SyntaxNode) -> StyleValue {
    if node.isJSONString, !node.text.isEmpty { return .string(node.text, place(node)) }
    let families = node.kind == .sequence ? node.elements.map { literal($0)?.node ?? $0 } : []
    guard let first = families.first,
      families.allSatisfy({ $0.isJSONString && !$0.text.isEmpty && bracedPath($0.text) == nil })
    else {
      return wrong(node, "a font family is a name, or a list of names")
    }
    if node.elements.count > 1 { loss(.otherFamilies(node.elements[1])) }
    return string(first)
  }

  /// A word of a style file: `semibold` for 600.
  func fontWeight(_ node: SyntaxNode) -> StyleValue {
    if let number = node.jsonNumber {
      guard number >= 1, number <= 1000 else { return wrong(node, "a font weight lies between 1 and 1000") }
      let (nearest, word) = FontWeights.nearest(to: number)
      if nearest != number { loss(.otherWeight(node, word)) }
      return .string(word, place(node))
    }
    let names = FontWeights.all.flatMap(\.names)
    if node.isJSONString, let weight = FontWeights.all.first(where: { $0.names.contains(node.text) }) {
      return .string(FontWeights.nearest(to: Double(weight.number)).word, place(node))
    }
    let near = node.isJSONString ? KnownNames(names).nearest(to: node.text.lowercased()) : nil
    let folded = names.first {
      node.isJSONString && $0 == node.text.lowercased().split(separator: " ").joined(separator: "-")
    }
    return wrong(
      node, "a font weight is a number between 1 and 1000, or a word such as ‘bold’",
      (folded ?? near).map { "write ‘\($0)’" } ?? "")
  }

  /// Reads a typography: `fontFamily`, `fontSize` and the rest.
  func typography(_ node: SyntaxNode) -> StyleValue {
    guard let parts = parts(node, of: "a typography", DesignVocabulary.typography) else {
      return .missing(place(node))
    }
    var result: [(String, StyleValue)] = []
    func add(
      _ key: String, _ part: String, _ type: DesignType, _ read: (DesignValueReader, SyntaxNode) -> StyleValue
    ) {
      if let node = parts[part] { result.append((key, self.part(node, type, read))) }
    }
    add("family", "fontFamily", .fontFamily) { $0.fontFamily($1) }
    add("size", "fontSize", .dimension) { $0.dimension($1) }
    add("weight", "fontWeight", .fontWeight) { $0.fontWeight($1) }
    add("tracking", "letterSpacing", .dimension) { $0.dimension($1) }
    if let node = parts["lineHeight"], let size = result.first(where: { $0.0 == "size" })?.1 {
      result.append(("lineHeight", lineHeight(node, size)))
    }
    return fields(result, at: node)
  }

  /// Reads a line height, in points; in the file it is a multiple of the font's size.
  private func lineHeight(_ node: SyntaxNode, _ size: StyleValue) -> StyleValue {
    let factor = part(node, .number) { $0.number($1) }
    guard case .plain(let times, let span) = factor, case .plain(let points, _) = size else {
      return .missing(place(node))
    }
    if let times = Double(times), let points = Double(points) {
      return .plain(shortest(times * points), span)
    }
    return .plain("\(times) * \(points)", span)
  }
}

/// The weights of fonts, with all names that the format gives them.
enum FontWeights {
  static let all: [(number: Int, names: [String])] = [
    (100, ["thin", "hairline"]), (200, ["extra-light", "ultra-light"]), (300, ["light"]),
    (400, ["normal", "regular", "book"]), (500, ["medium"]), (600, ["semi-bold", "demi-bold"]),
    (700, ["bold"]),
    (800, ["extra-bold", "ultra-bold"]), (900, ["black", "heavy"]), (950, ["extra-black", "ultra-black"]),
  ]

  /// The words for weights, by UIKit's numbers: its `thin` is heavier than its `ultraLight`, and its `heavy` lighter than its `black`.
  private static let words: [(number: Double, word: String)] = [
    (100, "ultraLight"), (200, "thin"), (300, "light"), (400, "regular"), (500, "medium"), (600, "semibold"),
    (700, "bold"),
    (800, "heavy"), (900, "black"),
  ]

  /// The number of a weight by its name in small letters, without what joins its words.
  static func number(named name: String) -> Int? {
    all.first { $0.names.contains { $0.filter(\.isLetter) == name } }?.number
      ?? ["demi": 600, "semi": 600, "ultra": 800, "extra": 800, "roman": 400, "plain": 400][name]
  }

  /// The number of a weight by the word that style files have.
  static func number(of word: String) -> Int? {
    words.first { $0.word == word }.map { Int(clamping: $0.number) }
  }

  static func nearest(to number: Double) -> (number: Double, word: String) {
    let nearest = words.min { abs($0.number - number) < abs($1.number - number) }
    return nearest ?? (400, "regular")
  }
}
