import StyleModel
import Testing

/// Axes of modes multiply; what follows from them stays within limits, and costs what differs.
@Suite struct ManyModesTests {
  private static let axes = (0..<30).map { (name: "axis\($0)", modes: ["off\($0)", "on\($0)"]) }

  private static let modes =
    "modes:\n" + axes.map { "  \($0.name): [\($0.modes.joined(separator: ", "))]\n" }.joined()

  private static func entries(_ count: Int, _ indent: String, _ value: (Int) -> String) -> String {
    (0..<count).map { "\(indent)on\($0): \(value($0))\n" }.joined()
  }

  /// The code of each problem, and the text that it is about.
  private static func found(_ text: String) -> [String] {
    compiled(text).diagnostics.map { diagnostic in
      let bytes = Array(text.utf8)[diagnostic.span.range]
      return "\(diagnostic.code.id): \(String(decoding: bytes, as: UTF8.self))"
    }
  }

  @Test func axesOfDifferentValuesAreAdded() throws {
    let properties = (0..<30).map { "      p\($0): { type: CGFloat, default: 0 }\n" }.joined()
    let layers = (0..<30).map { "        - { name: l\($0), kind: rectangle, cornerRadius: $p\($0) }\n" }
      .joined()
    let result = compiled(
      """
      \(Self.modes)
      components:
        Panel:
          base: UIView
          properties:
      \(properties)
          layer:
            sublayers:
      \(layers)
          modes:
      \(Self.entries(15, "      ") { "{ p\($0): 1 }" })
      styles:
        panel:
          component: Panel
          modes:
      \(Self.entries(30, "      ") { "{ p\($0): 2 }" })
      """)
    #expect(result.diagnostics.map(\.message) == [])
    let sheet = result.product
    let style = try #require(sheet.style("panel"))
    // The defaults, and each axis by itself.
    #expect(sheet.modeCombinations(of: style).count == 31)
    #expect(sheet.value("p29", of: "panel", modes: sheet.modes[named: "on29"] ?? []) == .number(2))
  }

  @Test func aFewAxesAreMultiplied() throws {
    let result = compiled(
      """
      \(Self.modes)
      styles:
        panel:
          component: UIView
          modes: { on0: { alpha: 0.1 }, on1: { isHidden: true }, on2: { clipsToBounds: true }, on3: { tintColor: red } }
      """)
    let style = try #require(result.product.style("panel"))
    #expect(result.product.modeCombinations(of: style).count == 16)
  }

  @Test func aTokenIsReportedAtTheAxisThatIsTooMuch() {
    #expect(
      Self.found(
        "\(Self.modes)tokens:\n  number:\n    part:\n      value: 0\n\(Self.entries(30, "      ") { "\($0)" })"
      ) == ["too-many-modes: " + "on10"])
  }

  @Test func aStyleIsReportedAtTheAxisThatIsTooMuch() {
    #expect(
      Self.found(
        "\(Self.modes)styles:\n  s:\n    component: UIView\n    modes:\n"
          + Self.entries(30, "      ") { "{ alpha: 0.\($0 + 1) }" }) == ["too-many-modes: " + "alpha: 0.11"])
  }

  @Test func aComponentIsReportedAtTheAxisThatIsTooMuch() {
    #expect(
      Self.found(
        "\(Self.modes)components:\n  C:\n    base: UIView\n    modes:\n"
          + Self.entries(30, "      ") { "{ alpha: 0.\($0 + 1) }" } + "styles: { c: { component: C } }\n")
        == ["too-many-modes: " + "alpha"])
  }

  @Test func parentsThatComeToTooMuchAreReportedAtTheChild() {
    func style(_ name: String, _ range: Range<Int>) -> String {
      "  \(name):\n    component: UIView\n    modes:\n"
        + range.map { "      on\($0): { alpha: 0.\($0 + 1) }\n" }.joined()
    }
    #expect(
      Self.found(
        "\(Self.modes)styles:\n\(style("a", 0..<8))\(style("b", 8..<16))  both: { extends: [a, b] }\n") == [
          "too-many-modes: " + "both"
        ])
  }

  @Test func thereIsRoomForSixtyModesOfOnesOwn() {
    let axes = (0..<31).map { "  axis\($0): [off\($0), on\($0)]\n" }.joined()
    #expect(Self.found("modes:\n\(axes)") == ["invalid-modes: axis30"])
  }

  /// Each has two parents with all of the levels below in common: 2 to the 200th ways to the last.
  @Test func stylesInDiamondsCostTheirNumber() {
    let levels = (0..<200).map { level in
      "  s\(level): { extends: [a\(level), b\(level)] }\n"
        + "  a\(level): { extends: s\(level + 1), title: A\(level) }\n  b\(level): { extends: s\(level + 1) }\n"
    }
    let result = compiled("styles:\n\(levels.joined())  s200: { component: UIButton, alpha: 0.5 }\n")
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.product.value("alpha", of: "s0") == .number(0.5))
    #expect(result.product.value("title", of: "s0") == .string("A0"))
  }
}
