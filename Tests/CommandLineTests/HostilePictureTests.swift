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
}
