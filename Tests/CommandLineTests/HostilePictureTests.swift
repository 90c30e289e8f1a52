import Foundation
import Testing

/// Numbers past all reason: each look is drawn, or refused with a reason, within 256 MB and without a hang.
@Suite struct HostilePictureTests {
  private static let layers: [(name: String, layer: String)] = [
    ("a wide blur", "{ backgroundColor: red, shadowOpacity: 1, shadowRadius: 500 }"),
    ("an endless blur", "{ backgroundColor: red, shadowOpacity: 1, shadowRadius: 1e9 }"),
    ("a blur without a number", "{ backgroundColor: red, shadowOpacity: 1, shadowRadius: 1e9 }"),
    (
      "a wide blur inside what is clipped",
      """
      { masksToBounds: true, sublayers: [
        { name: a, kind: rectangle, backgroundColor: red, shadowOpacity: 1, shadowRadius: 5000 }] }
      """
    ),
    ("a round corner", "{ backgroundColor: red, cornerRadius: 1e9, borderWidth: 1e9 }"),
    (
      "a smooth corner",
      "{ backgroundColor: red, cornerRadius: 1e9, cornerCurve: continuous, borderWidth: 3 }"
    ),
    (
      "a frame",
      """
      { sublayers: [{ name: a, kind: rectangle, backgroundColor: red, frame: [-1e9, -1e9, 1e9, 1e9],
        borderWidth: 1e9, shadowOpacity: 1, shadowRadius: 1e5 }] }
      """
    ),
    (
      "a line",
      """
      { sublayers: [{ name: a, kind: shape, path: ellipse, strokeColor: red, lineWidth: 1e9, lineJoin: round,
        frame: [-1e9, -1e9, 1e9, 1e9] }] }
      """
    ),
    (
      "fine dashes",
      """
      { sublayers: [{ name: a, kind: shape, path: ellipse, strokeColor: red, lineDashPattern: [1e-9, 1e-9] }] }
      """
    ),
    (
      "a gradient's ends",
      """
      { sublayers: [{ name: a, kind: gradient, stops: [{ color: red }, { color: blue }], startPoint: [-1e9, 5],
        endPoint: [1e9, 1e9] }] }
      """
    ),
    ("a shadow's offset", "{ backgroundColor: red, shadowOpacity: 1, shadowOffset: [1e9, -1e9] }"),
    (
      "a transform",
      "{ backgroundColor: red, transform: { scale: 1e9, rotation: 30, translation: [1e9, 0] } }"
    ),
    (
      "a magnified shadow",
      "{ backgroundColor: red, shadowOpacity: 1, shadowRadius: 100, transform: { scale: 1e5, rotation: 30 } }"
    ),
    (
      "a font's size",
      """
      { sublayers: [{ name: a, kind: text, string: Hello, foregroundColor: black, font: { size: 1e9 } }] }
      """
    ),
    ("shadows in shadows", "{ sublayers: [\(nestedShadows(6))] }"),
  ]

  /// So many layers inside each other, each with a shadow.
  private static func nestedShadows(_ count: Int) -> String {
    let inner = count > 1 ? ", sublayers: [\(nestedShadows(count - 1))]" : ""
    return "{ name: layer\(count), kind: rectangle, backgroundColor: red, shadowOpacity: 1\(inner) }"
  }

  @Test(arguments: layers.map(\.name))
  func numbersPastReasonAreDrawnOrRefused(_ name: String) throws {
    let layer = try #require(Self.layers.first { $0.name == name }).layer
    let workspace = try Workspace()
    try workspace.write(
      "hostile.yaml",
      """
      components:
        Box:
          summary: A box.
          base: UIControl
          layer: \(layer.replacing("\n", with: "\n    "))
          preview: { size: [40, 40] }

      """)
    let clock = ContinuousClock()
    let start = clock.now
    // macOS knows no limit of memory.
    let limit = "ulimit -v 262144 2>/dev/null || true"
    let run = try workspace.run(script: "\(limit); exec \"$stylec\" preview hostile.yaml --output out")
    #expect(run.status == 0, "\(run.error)")
    #expect(workspace.exists("out/Previews/Box/default.normal@2x.png"))
    #expect(clock.now - start < .seconds(60))
  }

  /// 550 MB for 300,000 characters, which are typeset whole however little of them is seen.
  @Test func aTextThatIsTooLongIsRefusedAndNothingElse() throws {
    let workspace = try Workspace()
    let text = String(repeating: "ab ", count: 50_000)
    try workspace.write(
      "long.yaml",
      """
      components:
        Note:
          summary: A note.
          base: UIView
          layer: { sublayers: [{ name: words, kind: text, string: short, isWrapped: true, foregroundColor: black }] }
          preview: { size: [20, 40] }
      styles:
        short: { summary: One., component: Note }
        long: { summary: Another., component: Note, words.string: "\(text)" }

      """)
    let message = "a picture of ‘long’ would have 150000 characters of text, and 100000 are the most"
    let lint = try workspace.run("lint", "long.yaml")
    #expect(lint.status == 1 && lint.output.contains(message), "\(lint.output.prefix(400))")
    let limit = "ulimit -v 262144 2>/dev/null || true"
    for _ in 0..<2 {
      let run = try workspace.run(
        script: "\(limit); exec \"$stylec\" preview long.yaml --output out --format png,svg,pdf,html")
      #expect(run.status == 2 && run.error.contains(message), "\(run.error.prefix(400))")
      for ending in [".svg", ".pdf", "@2x.png"] {
        #expect(workspace.exists("out/Previews/Note/short.normal\(ending)"))
        #expect(!workspace.exists("out/Previews/Note/long.normal\(ending)"))
      }
    }
  }

  /// Without a limit, they take 2 to the 31st drawings.
  @Test func shadowsOfThirtyComponentsInEachOtherAreDrawn() throws {
    let workspace = try Workspace()
    let inner = "{ name: x, kind: rectangle, backgroundColor: red, frame: { inset: 2 } }"
    let components = (0...30).map { index in
      let layer = index == 0 ? inner : "{ name: x, kind: N\(index - 1) }"
      return
        "  N\(index): { base: UIView, layer: { shadowOpacity: 0.5, shadowRadius: 1, sublayers: [\(layer)] } }\n"
    }
    try workspace.write(
      "nested.yaml",
      "components:\n\(components.joined())styles:\n  s: { component: N30, preview: { size: [20, 20] } }\n")
    let run = try workspace.run("preview", "nested.yaml", "--style", "s", "--output", "out")
    #expect(run.status == 0, "\(run.error)")
    #expect(workspace.exists("out/Previews/N30/s.normal@2x.png"))
  }
}
