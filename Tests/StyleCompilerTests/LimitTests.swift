import StyleModel
import StyleSource
import Testing

/// Long chains and large circles are no more than long.
@Suite struct LimitTests {
  private func tokens(_ count: Int, last: String) -> String {
    let links = (0..<count).map { "    t\($0): $color.t\($0 + 1)\n" }.joined()
    return "tokens:\n  color:\n\(links)    t\(count): \(last)\n"
  }

  @Test func aChainOfTokensMayBeLong() {
    let result = compiled(tokens(5000, last: "red"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.product.tokens.first?.value.value == result.product.tokens.last?.value.value)
  }

  @Test func aLargeCircleIsOneProblem() {
    let result = compiled(tokens(5000, last: "$color.t0"))
    #expect(result.diagnostics.map(\.code.id) == ["token-cycle"])
  }

  /// A hundred names are looked up, each once.
  @Test func aNameThatIsMisspelledVeryOftenIsGuessedEverywhere() {
    let styles = (0..<500).map { "  s\($0): { component: UIView, tintColor: $color.tinf }\n" }.joined()
    let text = "tokens: { color: { tint: red } }\nstyles:\n\(styles)"
    let found = compiled(text).diagnostics
    #expect(found.count == 500)
    for diagnostic in found {
      #expect(diagnostic.fixes.map(\.edits) == [[FixIt.Edit(diagnostic.span, "$color.tint")]])
    }
  }

  @Test func aChainOfStylesMayBeLong() {
    let links = (0..<5000).map { "  s\($0): { extends: s\($0 + 1) }\n" }.joined()
    let result = compiled("styles:\n\(links)  s5000: { component: UIView, alpha: 0.5 }\n")
    #expect(result.diagnostics.isEmpty)
    #expect(result.product.value("alpha", of: "s0") == .number(0.5))
  }

  @Test func componentsThatMultiplyAreStopped() {
    // Each holds two of the one before: 2^20 layers in the last.
    let components = (1...20).map { index in
      """
        C\(index):
          base: UIView
          layer:
            sublayers: [{ name: a, kind: C\(index - 1) }, { name: b, kind: C\(index - 1) }]

      """
    }.joined()
    let result = compiled("components:\n  C0: { base: UIView }\n\(components)")
    #expect(!result.diagnostics.isEmpty)
    #expect(Set(result.diagnostics.map(\.code.id)) == ["too-large"])
  }

  @Test func componentsAreBasedOnEachOtherOnlySoDeep() {
    let components = (1...40).map { "  C\($0): { base: C\($0 - 1) }\n" }.joined()
    let result = compiled("components:\n  C0: { base: UIView }\n\(components)")
    #expect(result.diagnostics.map(\.code.id) == ["too-large"])
  }

  private func expression(_ terms: Int, _ term: String, joined sign: String) -> String {
    """
    tokens: { length: { g: 1 } }
    components:
      C:
        base: UIView
        properties: { p: { type: CGFloat, default: 1 } }
        layer: { cornerRadius: "\(Array(repeating: term, count: terms).joined(separator: sign))" }
    styles: { a: { component: C } }
    """
  }

  /// The tree of a sum is as deep as it has terms, which takes a stack to walk.
  @Test(arguments: [
    ("$p", " + ", 1), ("$p", " * ", 1), ("$p", " - ", 1), ("$length.g", " + ", 1), ("1", " + ", 1),
    ("(1 + $p)", " + ", 3), ("min(1, $p)", " * ", 3),
  ])
  func expressionsGoOnlySoFar(term: String, sign: String, values: Int) {
    let most = 256 / values
    #expect(compiled(expression(most, term, joined: sign)).diagnostics.map(\.message) == [])
    let found = compiled(expression(200_000, term, joined: sign)).diagnostics.map(\.message)
    #expect(found == ["this expression has more than 256 values"])
  }

  @Test(arguments: [false, true])
  func variantsAreOnlySoMany(areCompounds: Bool) {
    func variants(_ count: Int) -> String {
      func axis(_ name: String, _ letter: String, _ count: Int) -> String {
        let variants = (0..<count).map { "\(letter)\($0): { alpha: 0.1 }" }
        return "      \(name): { \(variants.joined(separator: ", ")) }\n"
      }
      if !areCompounds { return axis("k", "v", count) }
      let compounds = (0..<count - 120).map { "        - { when: v\($0 / 60)+w\($0 % 60), alpha: 0.2 }\n" }
      return axis("k", "v", 60) + axis("m", "w", 60) + "      compounds:\n" + compounds.joined()
    }
    func messages(_ count: Int) -> [String] {
      compiled("components:\n  C:\n    base: UIView\n    variants:\n\(variants(count))").diagnostics.map(
        \.message)
    }
    #expect(messages(1000).isEmpty)
    #expect(messages(1001) == ["this makes the component exceed 1000 variants and compounds"])
    #expect(messages(3000) == ["this makes the component exceed 1000 variants and compounds"])
  }

  @Test func importsGoOnlySoDeep() {
    let files = (0...40).map { (path: "f\($0).yaml", text: $0 < 40 ? "imports: [f\($0 + 1).yaml]\n" : "") }
    let result = compiled(files)
    #expect(result.diagnostics.map(\.code.id) == ["import-cycle"])
  }

  /// A tree of spellings finds names some steps away. Four are too many for the ten shortest names.
  @Test(arguments: [
    (300, "qtokenname", 300...300), (2000, "qtokenname", 2000...2000), (2000, "qqokenname", 2000...2000),
    (2000, "qqqqenname", 1990...1990),
  ])
  func suggestionsEndWhereMistakesDoNot(
    _ count: Int, _ misspelled: String, _ suggestions: ClosedRange<Int>
  ) {
    let tokens = (0..<count).map { "    tokenname\($0): red\n" }.joined()
    let styles = (0..<count).map {
      "  s\($0): { component: UIView, backgroundColor: $color.\(misspelled)\($0) }\n"
    }
    .joined()
    let found = compiled("tokens:\n  color:\n\(tokens)styles:\n\(styles)").diagnostics
    #expect(found.count == count)
    #expect(suggestions.contains(found.count { !$0.fixes.isEmpty }))
  }

  /// The same for properties and layers, of which a component may have as many. Each is one step from its own, so an index finds it.
  @Test func misspelledPropertiesAndLayersAreReportedAllTheSame() {
    let count = 2000
    let properties = (0..<count).map { "      p\($0)a: { type: CGFloat, default: 1 }\n" }.joined()
    let layers = (0..<count).map { "        - { name: l\($0)a, kind: rectangle }\n" }.joined()
    let used = (0..<count).map { "    p\($0)b: 2\n    l\($0)b.opacity: 0.5\n" }.joined()
    let found = compiled(
      """
      components:
        Card:
          base: UIView
          properties:
      \(properties)    layer:
            sublayers:
      \(layers)styles:
        card:
          component: Card
      \(used)
      """
    ).diagnostics
    #expect(found.count == 2 * count)
    #expect(found.allSatisfy { $0.message.contains("has no") && $0.fixes.count == 1 })
  }
}
