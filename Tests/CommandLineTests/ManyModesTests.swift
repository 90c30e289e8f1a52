import Foundation
import Testing

/// Thirty axes of two modes: 2 to the 32nd combinations, which nothing goes through.
@Suite struct ManyModesTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    let axes = (0..<30).map { "  axis\($0): [off\($0), on\($0)]\n" }.joined()
    let properties = (0..<30).map { "      p\($0): { type: CGFloat, default: 0 }\n" }.joined()
    let layers = (0..<30).map {
      "        - { name: l\($0), kind: rectangle, backgroundColor: red, frame: [\($0 * 4), 4, 3, 20], cornerRadius: $p\($0) }\n"
    }.joined()
    let settings = (0..<30).map { "      on\($0): { p\($0): 1 }\n" }.joined()
    try workspace.write(
      "many.yaml",
      Data(
        """
        modes:
        \(axes)
        components:
          Panel:
            base: UIView
            properties:
        \(properties)
            layer:
              sublayers:
        \(layers)
        styles:
          panel:
            component: Panel
            modes:
        \(settings)
        """.utf8))
  }

  /// In 2 GB of addresses: threads that wait for the disk take some of these, and next to no memory.
  private func run(_ arguments: String) throws -> Workspace.Run {
    // macOS knows no limit of memory.
    let limit = "ulimit -v 2097152 2>/dev/null || true"
    return try workspace.run(script: "\(limit); exec \"$stylec\" \(arguments)")
  }

  @Test func lintExplainAndGenerateGoThroughWhatDiffers() throws {
    let lint = try run("lint many.yaml --no-cache")
    #expect(lint.status == 0, "\(lint.error)")
    let explained = try run("explain panel.p3 many.yaml")
    #expect(explained.output.contains("panel.p3 (on3) = 1"))
    let generated = try run("generate many.yaml --output Sources")
    #expect(generated.status == 0, "\(generated.error)")
  }

  @Test func picturesAreThoseThatLookDifferent() throws {
    let drawn = try run("preview many.yaml --output pictures --format svg")
    #expect(drawn.status == 0, "\(drawn.error)")
    #expect(drawn.error.contains("note: 1 style with more than 64 combinations of modes"))
    let folder = workspace.folder.appendingPathComponent("pictures/Previews/Panel")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 31)
    let asked = try run("preview many.yaml --output asked --format svg --mode on3+on4+on29")
    #expect(asked.status == 0, "\(asked.error)")
    let chosen = workspace.folder.appendingPathComponent("asked/Previews/Panel")
    #expect(try FileManager.default.contentsOfDirectory(atPath: chosen.path).count == 1)
  }
}
