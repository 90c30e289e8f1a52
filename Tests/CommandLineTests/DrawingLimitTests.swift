import Foundation
import Testing

/// What a run may cost to draw, by an estimate, is bounded: the most costly pictures are left out, always the same ones.
@Suite struct DrawingLimitTests {
  /// Forty pictures of about 0.13 seconds by estimate, and five that cost next to nothing, which come last.
  private static let file: String = {
    let layers = (0..<4).map {
      "        - { name: g\($0), kind: gradient, type: conic, stops: [{ color: red }, { color: blue }], opacity: $fade }\n"
    }
    let costly = (0..<40).map { "  costly\($0): { component: Big, fade: 0.\($0 + 10) }\n" }
    return """
      components:
        Big:
          base: UIView
          preview: { size: [300, 300] }
          properties: { fade: { type: CGFloat, default: 0.5 } }
          layer:
            sublayers:
      \(layers.joined())
        Small: { base: UIView, preview: { size: [40, 40] }, layer: { backgroundColor: red } }
      styles:
      \(costly.joined())
      \((0..<5).map { "  cheap\($0): { component: Small }\n" }.joined())
      """
  }()

  private func pictures(_ workspace: Workspace, _ folder: String) -> [String] {
    workspace.files(in: folder).keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".pdf") }.sorted()
  }

  @Test func theMostCostlyAreLeftOutWhateverEarlierRunsDrew() throws {
    let workspace = try Workspace()
    try workspace.write("many.yaml", Self.file)
    let fresh = try workspace.run(
      "preview", "many.yaml", "--output", "fresh", "--format", "png", "--drawing-limit", "0.3")
    #expect(fresh.status == 2)
    #expect(fresh.error.contains("38 of 45 pictures were not drawn: ‘Previews/Big/"), "\(fresh.error)")
    #expect(fresh.error.contains("a run draws for at most 0.3 s"), "\(fresh.error)")
    #expect(fresh.error.contains("--drawing-limit") && fresh.error.contains("--scale"), "\(fresh.error)")
    let drawn = pictures(workspace, "fresh")
    #expect(drawn.count == 7 && drawn.count { $0.contains("cheap") } == 5, "\(drawn)")

    // Others lie there already, of a run of one style alone.
    _ = try workspace.run(
      "preview", "many.yaml", "--output", "later", "--format", "png", "--style", "costly30")
    for _ in 0..<2 {
      let later = try workspace.run(
        "preview", "many.yaml", "--output", "later", "--format", "png", "--drawing-limit", "0.3")
      #expect(later.status == 2 && later.error.hasPrefix(fresh.error.prefix(100)), "\(later.error)")
      #expect(pictures(workspace, "later").map { $0.replacing("later", with: "fresh") } == drawn)
    }
  }

  @Test func aHigherLimitDrawsAll() throws {
    let workspace = try Workspace()
    try workspace.write("many.yaml", Self.file)
    for limit in ["0", "100"] {
      let run = try workspace.run(
        "build", "many.yaml", "--output", "out", "--format", "png", "--scale", "0.1", "--drawing-limit", limit
      )
      #expect(run.status == (limit == "0" ? 2 : 0), "\(run.error)")
      #expect(pictures(workspace, "out").count == (limit == "0" ? 0 : 45))
      #expect(workspace.exists("out/Plain"))
    }
    let wrong = try workspace.run("preview", "many.yaml", "--output", "out", "--drawing-limit", "-1")
    #expect(wrong.status == 64)
  }

  /// A picture with vectors alone costs nothing; shadows in a PDF do.
  @Test func vectorsAreFree() throws {
    let workspace = try Workspace()
    try workspace.write(
      "boxes.yaml",
      """
      components:
        Flat: { base: UIView, preview: { size: [40, 40] }, layer: { backgroundColor: red } }
        High: { base: UIView, preview: { size: [40, 40] }, layer: { backgroundColor: red, shadowOpacity: 1 } }
      styles:
        flat: { component: Flat }
        high: { component: High }

      """)
    let run = try workspace.run(
      "preview", "boxes.yaml", "--output", "out", "--format", "svg,pdf,html", "--drawing-limit", "0")
    #expect(run.status == 2 && run.error.contains("1 of 4 pictures was not drawn: ‘Previews/High/high"))
    #expect(workspace.exists("out/Previews/Flat/flat.normal.pdf") && workspace.exists("out/index.html"))
    #expect(workspace.exists("out/Previews/High/high.normal.svg"))
  }
}
