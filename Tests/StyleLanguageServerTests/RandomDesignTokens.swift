import SeededRandom

/// Random files of design tokens, as several tools write them, and a style file that uses them. They have no errors.
struct RandomDesignTokens {
  private(set) var files: [String: String] = [:]
  /// The names of tokens in style files that the style file refers to.
  private(set) var references: [String] = []
  private var random: SplitMix
  /// The tokens so far: the path in JSON, and the type.
  private var tokens: [(path: [String], isColor: Bool)] = []

  enum Kind: CaseIterable { case format, figma, sets, resolver }

  private static let names = [
    "ink", "Near White", "light blue", "a-b", "1,5", "H1", "under_score", "größe", "🎨", "quote\\\"s",
    "back\\\\slash",
    "x~y", "a/b", "50%", "Primary",
  ]

  init(_ kind: Kind, seed: UInt64) {
    random = SplitMix(seed: seed)
    makeTokens(hasSlashes: kind != .figma)
    switch kind {
    case .format: files["styles/tokens/base.tokens.json"] = document { $0.value($1, usesPointers: true) }
    case .figma:
      for (mode, seed) in [("Light", 1), ("Dark", 2)] {
        files["styles/tokens/\(mode).tokens.json"] = document(
          end: ",\n  \"$extensions\": { \"com.figma.modeName\": \"\(mode)\" }"
        ) { $0.figmaValue($1, seed) }
      }
    case .sets:
      let (base, dark) = (document { $0.toolValue($1) }, document(oneIn: 2) { $0.toolValue($1) })
      files["styles/tokens/all.json"] = """
        { "base": \(base), "dark": \(dark),
          "$themes": [
            { "name": "Light", "group": "Mode", "selectedTokenSets": { "base": "enabled" } },
            { "name": "Dark", "group": "Mode", "selectedTokenSets": { "base": "enabled", "dark": "enabled" } } ],
          "$metadata": { "tokenSetOrder": ["base", "dark"] } }
        """
    case .resolver:
      files["styles/tokens/base.json"] = document { $0.value($1, usesPointers: false) }
      files["styles/tokens/dark.json"] = document(oneIn: 2) { $0.value($1, usesPointers: false) }
      files["styles/tokens/a.resolver.json"] = """
        { "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
          "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] }, "default": "light" } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
        """
    }
  }

  /// Adds the style file, with references to some tokens of the sheet.
  mutating func use(_ tokens: [(name: String, isColor: Bool)]) {
    var text = "imports: [tokens/]\nstyles:\n"
    for (index, token) in tokens.enumerated() where random.next(below: 2) == 0 {
      references.append(token.name)
      text +=
        token.isColor
        ? "  s\(index): { component: UIView, backgroundColor: $\(token.name) }\n"
        : "  s\(index): { component: UIView, layer.cornerRadius: \"min($\(token.name), 40)\" }\n"
    }
    files["styles/a.yaml"] = text + "  last: { component: UIView, alpha: 0.5 }\n"
  }

  private mutating func makeTokens(hasSlashes: Bool) {
    var paths: Set<String> = []
    var styleNames: Set<String> = []
    for _ in 0..<(4 + random.next(below: 8)) {
      let names = Self.names.filter { hasSlashes || !$0.contains("/") }
      let path = (0..<(1 + random.next(below: 3))).map { _ in names[random.next(below: names.count)] }
      // Neither a token in a token, nor two that are called the same in Swift.
      let plain = path.joined().lowercased().filter { $0.isLetter || $0.isNumber }
      guard !path.joined(separator: ".").isEmpty, styleNames.insert(plain).inserted,
        !tokens.contains(where: { $0.path.starts(with: path) || path.starts(with: $0.path) })
      else { continue }
      paths.insert(path.joined(separator: "."))
      tokens.append((path, random.next(below: 2) == 0))
    }
  }

  /// An object of groups with the tokens in their order, each with a value.
  ///
  /// - Parameter count: One in so many is there; those that others refer to are in the base anyway.
  private mutating func document(
    oneIn count: Int = 1, end: String = "", _ value: (inout RandomDesignTokens, Int) -> String
  ) -> String {
    final class Group { var members: [(name: String, group: Group?, text: String)] = [] }
    let root = Group()
    for (index, token) in tokens.enumerated() where count == 1 || random.next(below: count) == 0 {
      var group = root
      for name in token.path.dropLast() {
        if let known = group.members.first(where: { $0.name == name })?.group {
          group = known
        } else {
          let inner = Group()
          group.members.append((name, inner, ""))
          group = inner
        }
      }
      group.members.append((token.path.last ?? "", nil, value(&self, index)))
    }
    func text(_ group: Group, _ margin: String) -> String {
      let lines = group.members.map { name, inner, own in
        "\(margin)  \"\(name)\": " + (inner.map { "{\n" + text($0, margin + "  ") + "\n\(margin)  }" } ?? own)
      }
      return lines.joined(separator: ",\n")
    }
    return "{\n" + text(root, "") + (root.members.isEmpty ? String(end.dropFirst()) : end) + "\n}"
  }

  /// An earlier token of the same type.
  private mutating func earlier(_ index: Int) -> [String]? {
    let all = tokens[..<index].filter { $0.isColor == tokens[index].isColor }
    return all.isEmpty || random.next(below: 2) == 0 ? nil : all[random.next(below: all.count)].path
  }

  private mutating func value(_ index: Int, usesPointers: Bool) -> String {
    let type = tokens[index].isColor ? "color" : "dimension"
    if let other = earlier(index) {
      if usesPointers, random.next(below: 2) == 0 {
        let steps = other.map { name in
          name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
        }
        return "{ \"$type\": \"\(type)\", \"$ref\": \"#/\(steps.joined(separator: "/"))\" }"
      }
      return "{ \"$type\": \"\(type)\", \"$value\": \"{\(other.joined(separator: "."))}\" }"
    }
    let literal =
      tokens[index].isColor
      ? "{ \"colorSpace\": \"srgb\", \"components\": [0.\(random.next(below: 9)), 0.2, 1] }"
      : "{ \"value\": \(1 + random.next(below: 30)), \"unit\": \"px\" }"
    return "{ \"$type\": \"\(type)\", \"$value\": \(literal) }"
  }

  private mutating func figmaValue(_ index: Int, _ seed: Int) -> String {
    let value =
      tokens[index].isColor
      ? "{ \"colorSpace\": \"srgb\", \"components\": [0, 0.2, 1], \"alpha\": 1, \"hex\": \"#0033ff\" }"
      : "\(index * 2 + seed)"
    return
      "{ \"$type\": \"\(tokens[index].isColor ? "color" : "number")\", \"$value\": \(value), \"$extensions\": { \"com.figma.variableId\": \"VariableID:1:\(index)\", \"com.figma.scopes\": [\"ALL_SCOPES\"] } }"
  }

  private mutating func toolValue(_ index: Int) -> String {
    let type = tokens[index].isColor ? "color" : "spacing"
    guard let other = earlier(index)?.joined(separator: ".") else {
      return
        "{ \"type\": \"\(type)\", \"value\": \"\(tokens[index].isColor ? "#0033ff" : "\(index + 3)px")\" }"
    }
    let reference = "{\(other)}"
    let text =
      tokens[index].isColor
      ? random.next(below: 2) == 0 ? reference : "rgba(\(reference), 0.5)"
      : random.next(below: 2) == 0 ? reference : "\(reference) * 2 + 1"
    return "{ \"type\": \"\(type)\", \"value\": \"\(text)\" }"
  }
}
