import Foundation
import Testing

/// A picture that can't be drawn costs only itself.
@Suite struct PictureFailureTests {
  private static let file = """
    components:
      Box:
        summary: A box.
        base: UIView
        layer: { backgroundColor: red }
        preview: { size: [40, 40] }
    styles:
      first: { summary: One., component: Box }
      huge: { summary: Another., component: Box, preview: { size: [4000, 4000] } }
      last: { summary: A third., component: Box }

    """

  @Test func onlyWhatIsTooLargeIsLeftOutAndIsNamed() throws {
    let workspace = try Workspace()
    try workspace.write("boxes.yaml", Self.file)
    for _ in 0..<2 {
      let run = try workspace.run("preview", "boxes.yaml", "--output", "out", "--scale", "1,3")
      #expect(run.status == 2)
      #expect(run.error.contains("huge"))
      #expect(run.error.contains("64 megapixels"), "\(run.error)")
      for path in ["first.normal", "first.normal@3x", "huge.normal", "last.normal", "last.normal@3x"] {
        #expect(workspace.exists("out/Previews/Box/\(path).png"))
      }
      #expect(!workspace.exists("out/Previews/Box/huge.normal@3x.png"))
    }
  }

  @Test func aFlatRadialGradientIsDrawn() throws {
    let workspace = try Workspace()
    try workspace.write(
      "flat.yaml",
      """
      components:
        Flat:
          summary: A gradient whose default points have an x in common.
          base: UIView
          layer: { sublayers: [{ name: a, kind: gradient, type: radial, stops: [{ color: red }, { color: blue }] }] }

      """)
    let run = try workspace.run("preview", "flat.yaml", "--output", "out", "--format", "png,svg,pdf")
    #expect(run.status == 0, "\(run.error)")
    #expect(workspace.exists("out/Previews/Flat/default.normal@2x.png"))
  }
}
