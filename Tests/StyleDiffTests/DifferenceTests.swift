import StyleDiff
import Testing

/// What is told of single edits.
@Suite struct DifferenceTests {
  private static let card = """
    modes: { density: [regular, compact] }
    tokens:
      color:
        ink: { value: black, dark: white }
        line: $color.ink
        accent: "#0A60FF"
      length: { gap: { value: 16, compact: 8 } }
    components:
      Card:
        base: UIButton
        properties:
          corner: { type: CGFloat, default: $length.gap }
          edge: { type: UIColor, default: $color.line }
          kind: { type: String, values: [flat, raised], default: flat }
        layer:
          cornerRadius: $corner
          borderColor: $edge
          borderWidth: $corner / 4
          sublayers:
            - { name: dot, kind: rectangle, frame: [0, 0, 8, 8], backgroundColor: $color.accent }
        states: { highlighted: { alpha: 0.5 } }
        variants:
          size: { small: { corner: 4 }, large: { corner: 12 } }
    styles:
      base: { component: Card, titleColor: $color.ink }
      card: { extends: base, modes: { dark: { corner: 9 } } }

    """

  private func told(_ edits: [(String, String)]) throws -> SheetDifference {
    var text = Self.card
    for (old, new) in edits {
      try #require(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try difference(Self.card, text)
  }

  /// Spaces, comments, order, quotes, names of colours, and a value that moves to the style that is extended.
  @Test(arguments: [
    [("value: black", "value:   '#000'")], [("styles:", "# A comment.\nstyles:")],
    [
      (
        "    ink: { value: black, dark: white }\n    line: $color.ink\n",
        "    line: $color.ink\n    ink: { dark: white, value: black }\n"
      )
    ],
    [("16, compact: 8", "8 * 2, compact: 8")],
  ])
  func whatMeansTheSameIsNoChange(_ edits: [(String, String)]) throws {
    let difference = try told(edits)
    #expect(difference.isEmpty, "\(difference.text)")
  }

  @Test func aTokenIsToldOnceWithWhatFollowsFromIt() throws {
    let difference = try told([("value: black", "value: '#111'")])
    #expect(
      difference.text == """
        Tokens
          ~ color.ink  (a.yaml:4:5)
                (light)  #000000 → #111111  (a.yaml:4:19)
                also changes 1 token, 1 component and 2 styles: color.line, Card, base, card

        """, "\(difference.text)")
    #expect(difference.breaks.isEmpty)
  }

  @Test(arguments: [
    ("alpha: 0.5", "alpha: 0.6", "Card", "alpha (highlighted)  0.5 → 0.6"),
    ("$corner / 4", "$corner / 5", "Card", "layer.borderWidth  $corner / 4 → $corner / 5"),
    ("$corner / 4", "2", "Card", "layer.borderWidth  $corner / 4 → 2"),
    (
      "$corner / 4", "if($corner > 2, 1, $corner)", "Card",
      "layer.borderWidth  $corner / 4 → if($corner > 2, 1, $corner)"
    ),
    (
      "[0, 0, 8, 8]", "[0, 0, 8, 100%]", "Card",
      "layer dot  rectangle, [0, 0, 8, 8] → rectangle, [0, 0, 8, 100%]"
    ),
    ("large: { corner: 12 }", "large: { corner: 13 }", "Card", "corner (size: large)  12 → 13"),
    ("values: [flat, raised]", "values: [flat, raised, sunk]", "Card", "property kind"),
    ("dark: { corner: 9 }", "dark: { corner: 10 }", "card", "corner (dark)  9 → 10"),
    ("extends: base, modes", "extends: base, title: Hi, modes", "card", "title  null → \"Hi\""),
    ("titleColor: $color.ink", "titleColor: $color.accent", "base", "titleColor (light)  #000000 → #0A60FF"),
    ("gap: { value: 16, compact: 8 }", "gap: { value: 16, compact: 9 }", "length.gap", "(compact)  8 → 9"),
    (
      "accent: \"#0A60FF\"", "accent: { value: \"#0A60FF\", description: Blue. }", "color.accent",
      "+ description  Blue."
    ),
    ("density: [regular, compact]", "density: [regular, compact, airy]", "density", "+ airy"),
  ])
  func oneEditIsOneChange(_ old: String, _ new: String, _ name: String, _ line: String) throws {
    let difference = try told([(old, new)])
    #expect(difference.changes.map(\.name) == [name], "\(difference.text)")
    #expect(difference.text.contains(line), "\(difference.text)")
  }

  @Test(arguments: [
    (
      "color.accent", "$color.accent", "$color.brand", "    accent:", "    brand:",
      "StyleTokens.Colors.accent is now StyleTokens.Colors.brand"
    ),
    ("card", "  card:", "  card2:", "zzz", "zzz", "CardStyle.card is now CardStyle.card2"),
    ("corner", "$corner", "$radius", "corner:", "radius:", "CardStyle.corner is now CardStyle.radius"),
    ("Card", "  Card:", "  Tile:", "component: Card", "component: Tile", "CardStyle is now TileStyle"),
  ])
  func whatIsRenamedBreaksCode(
    _ what: String, _ old: String, _ new: String, _ other: String, _ otherNew: String, _ sentence: String
  ) throws {
    let text = Self.card.replacing(old, with: new).replacing(other, with: otherNew)
    let difference = try difference(Self.card, text)
    #expect(difference.text.contains(sentence), "\(what): \(difference.text)")
    #expect(difference.count(.removed) == 0 && difference.count(.added) == 0, "\(what): \(difference.text)")
  }

  @Test(arguments: [
    ("corner: { type: CGFloat", "corner: { type: Float", "CardStyle.corner is of type Float now"),
    ("edge: { type: UIColor,", "edge: { type: UIColor?,", "CardStyle.edge is of type StyleColor? now"),
    ("[flat, raised]", "[flat]", "CardStyle.Kind.raised is gone"),
    ("base: UIButton", "base: UIControl", "Card is of type UIControl now, and was UIButton"),
    (
      "size: { small: { corner: 4 }, large", "size: { tiny: { corner: 4 }, large",
      "CardStyle.Size.small is gone"
    ),
    ("  card: {", "  _card: {", "CardStyle.card is gone"),
  ])
  func typesAndNamesThatAppsUse(_ old: String, _ new: String, _ sentence: String) throws {
    var edits = [(old, new)]
    if new.contains("UIControl") { edits.append((", titleColor: $color.ink", "")) }
    let difference = try told(edits)
    #expect(difference.text.contains(sentence), "\(difference.text)")
  }

  /// Another class has other properties, of which nobody has said anything.
  @Test func anotherClassIsOneLine() throws {
    let difference = try difference(
      "components:\n  A: { base: UIButton }\nstyles:\n  a: { component: A }\n",
      "components:\n  A: { base: UILabel }\nstyles:\n  a: { component: A }\n")
    let told = difference.text.split(separator: "\n").drop { $0 != "Components" }
    #expect(
      told == ["Components", "  ~ A  (a.yaml:2:3)", "        base  UIButton → UILabel  (a.yaml:2:3)"],
      "\(difference.text)")
    #expect(difference.text.contains("AStyle.title is gone"), "\(difference.text)")
  }

  /// What a trait or a base says is told there, and not at all that take it on.
  @Test func traitsAndBasesAreToldOnce() throws {
    let old = """
      traits:
        Dim: { base: UIControl, states: { highlighted: { alpha: 0.5 } } }
      components:
        Base:
          base: UIButton
          traits: [Dim]
          properties: { edge: { type: CGFloat, default: 4 } }
          layer: { borderWidth: $edge / 2, sublayers: [{ name: dot, kind: rectangle, opacity: 0.5 }] }
        Child: { base: Base, properties: { more: { type: CGFloat, default: 1 } } }
      styles:
        a: { component: Child }
        c: { extends: a, edge: 9 }

      """
    let new = old.replacing("alpha: 0.5", with: "alpha: 0.4").replacing("/ 2", with: "/ 3")
      .replacing("opacity: 0.5", with: "opacity: 0.6")
    let difference = try difference(old, new)
    #expect(difference.changes.map(\.name) == ["Dim", "Base"], "\(difference.text)")
    #expect(difference.changes.map(\.details.count) == [1, 2], "\(difference.text)")
    #expect(difference.changes[0].consequences.styles == ["a", "c"], "\(difference.text)")
  }

  /// Properties in another order give an initializer another order of arguments.
  @Test func theOrderOfArguments() throws {
    let difference = try difference(
      "components:\n  A: { base: UIView, properties: { b: { type: Int, default: 1 }, c: { type: Int, default: 2 } } }\n",
      "components:\n  A: { base: UIView, properties: { c: { type: Int, default: 2 }, b: { type: Int, default: 1 } } }\n"
    )
    #expect(difference.breaks.map(\.kind) == [.arguments], "\(difference.text)")
  }

  /// What is new breaks nothing.
  @Test func whatIsAddedBreaksNothing() throws {
    let difference = try told([
      ("  length:", "    fresh: red\n  length:"),
      ("edge: {", "more: { type: Int, default: 1 }\n      edge: {"),
      ("  base: {", "  extra: { component: Card }\n  base: {"),
    ])
    #expect(difference.breaks.isEmpty, "\(difference.text)")
    #expect(difference.count(.added) == 2 && difference.count(.changed) == 1, "\(difference.text)")
  }

  /// A chain of tokens costs no stack, and no more than its length.
  @Test func longChainsOfTokens() throws {
    func text(_ first: String) -> String {
      let tokens = (1..<20_000).map { "    t\($0): $color.t\($0 - 1)\n" }
      return "tokens:\n  color:\n    t0: \(first)\n" + tokens.joined()
    }
    let difference = try difference(text("red"), text("blue"))
    #expect(difference.changes.count == 1 && difference.changes[0].consequences.tokens.count == 19_999)
  }

  @Test func markdownEscapesWhatStylesSay() throws {
    let difference = try difference(
      "tokens:\n  string: { a: plain }\n", "tokens:\n  string: { a: \"`|<b>@team\\u202E\" }\n")
    let text = String(decoding: difference.markdownReport(), as: UTF8.self)
    #expect(
      text.contains("`` \"`\\|<b>@team\\u{202E}\" ``") || text.contains("``\"`\\|<b>@team\\u{202E}\"``"),
      "\(text)")
  }

  @Test func markdownHasALimit() throws {
    func text(_ value: Int) -> String {
      "tokens:\n  length:\n" + (0..<2000).map { "    t\($0): \($0 + value)\n" }.joined()
    }
    let bytes = try difference(text(1), text(5000)).markdownReport(limit: 20_000)
    #expect(bytes.count <= 20_000)
    let last = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last ?? ""
    #expect(last.hasSuffix(" more rows don’t fit."), "\(last)")
  }
}
