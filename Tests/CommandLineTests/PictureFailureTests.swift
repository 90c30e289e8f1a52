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
      #expect(run.error.contains("boxes.yaml:9"), "\(run.error)")
      #expect(run.error.contains("‘huge’") && run.error.contains("12048 × 12048 pixels at a scale of 3"))
      for path in ["first.normal", "first.normal@3x", "huge.normal", "last.normal", "last.normal@3x"] {
        #expect(workspace.exists("out/Previews/Box/\(path).png"))
      }
      #expect(!workspace.exists("out/Previews/Box/huge.normal@3x.png"))
    }
  }

  @Test func lintFindsWhatWouldBeTooLarge() throws {
    let workspace = try Workspace()
    try workspace.write("boxes.yaml", Self.file.replacing("4000, 4000", with: "4090, 4090"))
    let run = try workspace.run("lint", "boxes.yaml", "--no-cache")
    #expect(run.status == 1)
    #expect(
      run.output.contains("picture-too-large") && run.output.contains("8212 × 8212 pixels"), "\(run.output)")
  }

  /// 6.7 GB, when each layer had a surface as large as the picture.
  @Test(.tags(.slow)) func nestedLayersOfALargePictureTakeLittleMemory() throws {
    var layer = "{ name: innermost, kind: rectangle, backgroundColor: blue }"
    for depth in 0..<12 {
      layer = """
        { name: layer\(depth), kind: rectangle, backgroundColor: red, opacity: 0.9, cornerRadius: 40, masksToBounds: true,
        frame: { inset: 20 }, mask: { name: mask\(depth), kind: shape, path: ellipse }, sublayers: [\(layer)] }
        """.replacing("\n", with: " ")
    }
    let workspace = try Workspace()
    try workspace.write(
      "nested.yaml",
      """
      components:
        Nested:
          summary: Layers in layers.
          base: UIView
          layer: { sublayers: [\(layer)] }
          preview: { size: [3900, 3900] }

      """)
    // macOS knows no limit of memory.
    let limit = "ulimit -v 524288 2>/dev/null || true"
    let run = try workspace.run(
      script: "\(limit); exec \"$stylec\" preview nested.yaml --output out --scale 1 --format png")
    #expect(run.status == 0, "\(run.error)")
    #expect(workspace.exists("out/Previews/Nested/default.normal.png"))
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
