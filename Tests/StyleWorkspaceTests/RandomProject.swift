import SeededRandom

/// Style files that are edited at random, as people and their editors do.
struct RandomProject {
  private(set) var texts: [String: String] = [:]
  private var random: SplitMix
  private var count = 0
  /// What files held before, to go back to.
  private var earlier: [(path: String, text: String)] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    texts["s/tokens.yaml"] = """
      tokens:
        color:
          ink: { value: "#1a1a1a", dark: "#fafafa" }
          tint: "#0a64d8"
          paper: { value: white, dark: $color.ink }
          old: { value: "#0a64d9", deprecated: Use tint. }
        length: { gap: 8, side: $length.gap * 2 }

      """
    texts["s/parts.yaml"] = """
      imports: [tokens.yaml]
      traits:
        Rounded:
          properties: { radius: { type: CGFloat, default: $length.gap } }
          layer: { cornerRadius: $radius }
      components:
        Card:
          base: UIButton
          traits: [Rounded]
          properties:
            surface: { type: UIColor, default: $color.paper }
            line: { type: CGFloat, default: 1, min: 0 }
          layer: { backgroundColor: $surface, borderWidth: $line, borderColor: $color.ink }
        Plain: { base: UIView }

      """
    for _ in 0..<4 { addFile() }
  }

  private mutating func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
  private mutating func pick<T>(_ list: [T]) -> T { list[number(list.count)] }
  private var paths: [String] { texts.keys.sorted() }
  private var styleFiles: [String] { paths.filter { $0.hasPrefix("s/f") } }

  /// Every name that stands at the begin of a line of styles.
  private var styleNames: [String] {
    styleFiles.flatMap { names(in: texts[$0] ?? "") }
  }

  private func names(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.contains("#") }
      .map { String($0.drop { $0 == " " }.prefix { $0 != ":" }) }
  }

  private mutating func style() -> String {
    count += 1
    let names = styleNames
    var lines = ["  \(pick(["", "_"]))style\(count):"]
    if number(10) == 0 {
      // A name that styles of other components may have too.
      lines = [
        "  \(pick(["Card", "Plain", "UIButton", "UILabel"])).\(pick(["same", "other"])):", "    alpha: 0.5",
      ]
      if number(3) == 0 { lines.append("    extends: \(pick(names + ["same", "other"]))") }
      return lines.joined(separator: "\n") + "\n"
    }
    if !names.isEmpty, number(3) > 0 {
      lines.append(
        number(4) == 0 ? "    extends: [\(pick(names)), \(pick(names))]" : "    extends: \(pick(names))")
    } else {
      lines.append("    component: \(pick(["Card", "Card", "UIButton", "UILabel", "Plain"]))")
    }
    for _ in 0..<number(4) {
      lines.append(
        "    "
          + pick([
            "alpha: 0.\(number(10))", "backgroundColor: \"#0a64d8\"", "backgroundColor: $color.tint",
            "surface: $color.ink", "line: $length.gap", "line: \(number(9))", "radius: $length.side",
            "tintColor: $color.old", "states: { highlighted: { alpha: 0.\(number(9)) } }",
            "modes: { dark: { alpha: 0.\(number(9)) } }", "preview: { size: [\(number(90)), 40] }",
            "summary: \(number(100))", "titel: x", "isHidden: false # stylec:disable redundant-override",
          ]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func addFile() {
    count += 1
    let others = styleFiles.map { String($0.dropFirst(2)) }
    var imports = ["parts.yaml", "tokens.yaml"]
    if !others.isEmpty, number(2) == 0 { imports.append(pick(others)) }
    var text = "imports: [\(imports.joined(separator: ", "))]\n"
    if number(4) == 0 { text += "tokens:\n  color: { own\(count): \"#12345\(number(10))\" }\n" }
    if number(6) == 0 { text += "modes:\n  density: [regular, compact]\n" }
    text += "styles:\n"
    for _ in 0...number(4) { text += style() }
    var name = number(80)
    while texts["s/f\(10 + name).yaml"] != nil { name += 1 }
    texts["s/f\(10 + name).yaml"] = text
  }

  /// Changes one file, makes or removes one; its path.
  mutating func edit() -> String {
    let path = pick(paths)
    let text = texts[path] ?? ""
    earlier.append((path, text))
    switch number(16) {
    case 0...4: replace(in: path, digits: true)
    case 5: replace(in: path, digits: false)
    case 6, 7:
      let path = pick(styleFiles.isEmpty ? paths : styleFiles)
      texts[path, default: ""] += style()
      return path
    case 8:
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      lines.remove(at: number(lines.count))
      texts[path] = lines.joined(separator: "\n")
    case 9:
      var characters = Array(text)
      characters.insert(pick(Array(":[{\"#& \n-")), at: number(characters.count + 1))
      texts[path] = String(characters)
    case 10:
      let before = paths
      addFile()
      return paths.first { !before.contains($0) } ?? path
    case 11:
      if styleFiles.count > 2 { texts[path] = nil }
    case 12:
      texts[".stylec.yml"] = pick([
        "rules: { no-pressed-look: warning, unused-token: false }\n",
        "rules: { missing-summary: true, prefer-token: error, touch-target: { side: 60 } }\n",
        "overrides:\n  - files: [\"s/f1*.yaml\"]\n    rules: { redundant-override: false }\n", "rules: {}\n",
      ])
      return ".stylec.yml"
    default:
      // Most mistakes are put right again.
      let (path, text) = earlier.remove(at: earlier.count > 6 ? earlier.count - 1 - number(6) : 0)
      texts[path] = text
      return path
    }
    return path
  }

  /// Puts another digit or letter in the place of one.
  private mutating func replace(in path: String, digits: Bool) {
    var characters = Array(texts[path] ?? "")
    let places = characters.indices.filter { digits ? characters[$0].isNumber : characters[$0].isLetter }
    guard !places.isEmpty else { return }
    characters[pick(places)] = digits ? pick(Array("0123456789")) : pick(Array("aeXz"))
    texts[path] = String(characters)
  }
}
