import SeededRandom
import StyleDiff
import Testing

/// Random style files are edited by a generator that records what it changes, and the comparison has to say exactly that.
@Suite struct RandomDifferenceTests {
  @Test(arguments: (1...60 as ClosedRange<UInt64>).someCases(oneIn: 3))
  func `what was edited is what is told`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let old = RandomSheet(&random)
    var new = old
    let expected = new.edit(&random)
    let difference = SheetDifference(
      from: try state(["a.yaml": old.text], name: "old"),
      to: try state(new.files(&random), name: "new"))
    let told = Set(
      difference.changes.map { change in
        "\(change.kind.rawValue) \(change.subject.rawValue) \(change.oldName.map { $0 + " → " } ?? "")\(change.name)"
      })
    #expect(told == expected, "seed \(seed)\n\(old.text)\n\(new.text)\n\(difference.text)")
    for token in new.tokens {
      guard let before = old.tokens.first(where: { $0.id == token.id }) else { continue }
      let change = difference.changes.first { $0.subject == .token && $0.name == token.name }
      for mode in ["light", "dark"] {
        let (was, now) = (old.value(before, mode), new.value(token, mode))
        let isOwn = before.isWrittenOtherwise(than: token)
        let detail = change?.details.first {
          $0.part == .value && ($0.condition.modes.isEmpty || $0.condition.modes == [mode])
        }
        if was == now || !isOwn {
          #expect(detail == nil, "seed \(seed), \(token.name) in \(mode)\n\(difference.text)")
        } else {
          #expect(
            detail?.old?.text == was && detail?.new?.text == now,
            "seed \(seed), \(token.name) in \(mode)\n\(difference.text)")
        }
      }
      // Each token and style that only refers to it follows from it.
      guard change?.kind == .changed, before.isWrittenOtherwise(than: token) else { continue }
      let followers = new.followers(of: token, from: old)
      #expect(
        Set((change?.consequences.tokens ?? []) + (change?.consequences.styles ?? [])) == followers,
        "seed \(seed), \(token.name)\n\(difference.text)")
    }
    // What generated Swift loses breaks code.
    let gone = expected.filter { $0.hasPrefix("removed") || $0.hasPrefix("renamed") }
    #expect(difference.breaks.count == gone.count, "seed \(seed)\n\(difference.text)")
    let back = SheetDifference(from: difference.new, to: difference.old)
    #expect(back.changes.count == difference.changes.count, "seed \(seed), back")
    #expect(SheetDifference(from: difference.new, to: difference.new).isEmpty)
  }
}

/// A style file of tokens, one component and styles, of which no two values are equal.
private struct RandomSheet {
  struct Token {
    let id: Int
    var name: String
    /// A number, or the identity of the token that it refers to.
    var value: Int
    var dark: Int?
    var reference: Int?

    func isWrittenOtherwise(than other: Token) -> Bool {
      value != other.value || dark != other.dark || reference != other.reference
    }
  }

  struct Style {
    let id: Int
    var name: String
    /// By the index of the property.
    var numbers: [Int: Int] = [:]
    var references: [Int: Int] = [:]
  }

  var tokens: [Token] = []
  var styles: [Style] = []
  /// The defaults of the component's properties.
  var defaults: [Int] = []
  private var next = 100

  init(_ random: inout SplitMix) {
    for id in 0..<(3 + random.next(below: 12)) {
      var token = Token(id: id, name: "length.t\(id)", value: number())
      if id > 2, random.next(below: 3) == 0 {
        token.reference = random.next(below: id)
      } else if random.next(below: 2) == 0 {
        token.dark = number()
      }
      tokens.append(token)
    }
    defaults = (0..<4).map { _ in number() }
    for id in 0..<(2 + random.next(below: 6)) {
      var style = Style(id: id, name: "s\(id)")
      for property in 0..<4 {
        switch random.next(below: 3) {
        case 0: style.numbers[property] = number()
        case 1: style.references[property] = random.next(below: tokens.count)
        case _: break
        }
      }
      // By its values, a style is known when it is renamed.
      style.numbers[0] = style.references[0] == nil ? number() : nil
      styles.append(style)
    }
  }

  private mutating func number() -> Int {
    next += 1
    return next
  }

  func value(_ token: Token, _ mode: String) -> String {
    if let reference = token.reference, let other = tokens.first(where: { $0.id == reference }) {
      return value(other, mode)
    }
    return "\(mode == "dark" ? token.dark ?? token.value : token.value)"
  }

  /// The names of the tokens and styles with values that change with a token.
  func followers(of token: Token, from old: RandomSheet) -> Set<String> {
    func refers(_ id: Int?) -> Bool {
      guard let id, let other = tokens.first(where: { $0.id == id }) else { return false }
      return id == token.id || refers(other.reference)
    }
    let changed = ["light", "dark"].contains { mode in
      old.tokens.first { $0.id == token.id }.map { old.value($0, mode) } != value(token, mode)
    }
    guard changed else { return [] }
    let ofTokens = tokens.filter { refers($0.reference) }.map(\.name)
    let ofStyles = styles.filter { style in
      let before = old.styles.first { $0.id == style.id }
      return before != nil
        && style.references.contains { refers($0.value) && before?.references[$0.key] == $0.value }
    }
    return Set(ofTokens + ofStyles.map(\.name))
  }

  /// Edits some declarations, each once, and says what has to be told.
  mutating func edit(_ random: inout SplitMix) -> Set<String> {
    var told: Set<String> = []
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      let isUsed =
        tokens.contains { $0.reference == token.id }
        || styles.contains { $0.references.values.contains(token.id) }
      switch random.next(below: 8) {
      case 0 where token.reference == nil:
        tokens[index].value = number()
        told.insert("changed token \(token.name)")
      case 1 where token.reference == nil:
        tokens[index].dark = token.dark == nil ? number() : nil
        told.insert("changed token \(token.name)")
      // Two tokens that say the same are known by nothing.
      case 2 where token.reference == nil:
        tokens[index].name = "length.renamed\(token.id)"
        told.insert("renamed token \(token.name) → \(tokens[index].name)")
      case 3 where !isUsed:
        tokens.remove(at: index)
        told.insert("removed token \(token.name)")
      case 4:
        tokens.append(Token(id: 1000 + index, name: "length.new\(token.id)", value: number()))
        told.insert("added token length.new\(token.id)")
      case _: break
      }
    }
    for index in styles.indices.reversed() {
      let style = styles[index]
      switch random.next(below: 6) {
      case 0:
        styles[index].numbers[1] = number()
        styles[index].references[1] = nil
        told.insert("changed style \(style.name)")
      case 1 where isTellable(style, told):
        styles[index].name = "renamed\(style.id)"
        told.insert("renamed style \(style.name) → \(styles[index].name)")
      case 2:
        styles.remove(at: index)
        told.insert("removed style \(style.name)")
      case 3:
        styles.append(Style(id: 1000 + index, name: "new\(style.id)", numbers: [0: number()]))
        told.insert("added style new\(style.id)")
      case _: break
      }
    }
    if random.next(below: 3) == 0 {
      defaults[2] = number()
      told.insert("changed component Box")
    }
    return told
  }

  /// Whether none of the values of a style is another one, so that it is known by them.
  private func isTellable(_ style: Style, _ told: Set<String>) -> Bool {
    func isChanged(_ id: Int) -> Bool {
      guard let token = tokens.first(where: { $0.id == id }) else { return true }
      return told.contains("changed token \(token.name)") || token.reference.map(isChanged) ?? false
    }
    return !style.references.values.contains(where: isChanged)
  }

  var text: String { tokenText + boxText + styleText }

  /// The same in one file or in two, and in another order.
  func files(_ random: inout SplitMix) -> KeyValuePairs<String, String> {
    var moved = self
    moved.tokens.shuffle(using: &random)
    moved.styles.shuffle(using: &random)
    return random.next(below: 2) == 0
      ? ["a.yaml": "# Moved.\n\n" + moved.styleText + moved.boxText + moved.tokenText]
      : ["a.yaml": "imports: [t.yaml]\n" + moved.boxText + moved.styleText, "t.yaml": moved.tokenText]
  }

  private func name(_ id: Int) -> String { tokens.first { $0.id == id }?.name ?? "" }

  private var tokenText: String {
    let lines = tokens.map { token in
      let value = token.reference.map { "$" + name($0) } ?? "\(token.value)"
      let text = token.dark.map { "{ value: \(value), dark: \($0) }" } ?? value
      return "    \(token.name.dropFirst("length.".count)): \(text)\n"
    }
    return "tokens:\n  length:\n" + lines.joined()
  }

  private var boxText: String {
    let properties = defaults.enumerated().map { "      p\($0): { type: CGFloat, default: \($1) }\n" }
    return "components:\n  Box:\n    base: UIView\n    properties:\n" + properties.joined()
      + "    layer: { cornerRadius: $p0, borderWidth: $p1, shadowRadius: $p2, sublayers: [{ name: dot, kind: rectangle, cornerRadius: $p3 }] }\n"
  }

  private var styleText: String {
    let lines = styles.map { style in
      let numbers = style.numbers.sorted { $0.key < $1.key }.map { "p\($0): \($1)" }
      let references = style.references.sorted { $0.key < $1.key }.map { "p\($0): $\(name($1))" }
      return "  \(style.name): { \((["component: Box"] + numbers + references).joined(separator: ", ")) }\n"
    }
    return lines.isEmpty ? "" : "styles:\n" + lines.joined()
  }
}
