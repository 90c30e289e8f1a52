import Foundation
import Testing

/// A second run draws only what changed.
@Suite struct CacheTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func write(card: String, bar: String = "blue") throws {
    try workspace.write(
      "styles/cards.yaml",
      """
      styles:
        card: { component: UIView, backgroundColor: "\(card)", preview: { size: [20, 20] } }
        bar: { component: UIView, backgroundColor: "\(bar)", preview: { size: [20, 20] } }

      """)
  }

  private func preview(_ arguments: String...) throws -> String {
    let run = try workspace.run(
      script: "exec \"$stylec\" preview --output out --format png \(arguments.joined(separator: " "))")
    #expect(run.status == 0)
    return run.error
  }

  private let card = "out/Previews/UIView/card.normal@2x.png"
  private let bar = "out/Previews/UIView/bar.normal@2x.png"

  @Test func whatDidNotChangeIsLeftAlone() throws {
    try write(card: "red")
    #expect(try preview().contains("2 files written"))
    #expect(try preview().contains("0 files written, 2 unchanged"))
    let before = try Data(contentsOf: workspace.url(bar))
    try write(card: "green")
    #expect(try preview().contains("1 file written, 1 unchanged"))
    #expect(try Data(contentsOf: workspace.url(bar)) == before)
  }

  /// Two pictures that changed places, with what the cache says of them: who draws them anew notices.
  @Test func whatTheCacheHoldsIsNotDrawn() throws {
    try write(card: "red")
    _ = try preview()
    let (red, blue) = (try Data(contentsOf: workspace.url(card)), try Data(contentsOf: workspace.url(bar)))
    try blue.write(to: workspace.url(card))
    try red.write(to: workspace.url(bar))
    #expect(try preview().contains("2 files written"))
    #expect(try Data(contentsOf: workspace.url(card)) == red)

    var lines = try workspace.read("out/.stylec-cache").split(separator: "\n").map(String.init)
    let contents = lines.dropFirst().map { $0.split(separator: " ")[1] }
    lines[1] = lines[1].replacingOccurrences(of: contents[0], with: contents[1])
    lines[2] = lines[2].replacingOccurrences(of: contents[1], with: contents[0])
    try workspace.write("out/.stylec-cache", lines.joined(separator: "\n") + "\n")
    try blue.write(to: workspace.url(card))
    try red.write(to: workspace.url(bar))
    _ = try preview()
    #expect(try Data(contentsOf: workspace.url(card)) == blue)
    _ = try preview("--no-cache")
    #expect(try Data(contentsOf: workspace.url(card)) == red)
  }

  @Test(arguments: ["no cache at all\n", "\u{0}\u{1}\u{2}", "stylec-cache"])
  func aDamagedCacheIsIgnoredWithANote(_ text: String) throws {
    try write(card: "red")
    _ = try preview()
    let red = try Data(contentsOf: workspace.url(card))
    try workspace.write("out/.stylec-cache", text)
    try workspace.write(card, "no picture")
    let said = try preview()
    #expect(said.contains("out/.stylec-cache is damaged"))
    #expect(try Data(contentsOf: workspace.url(card)) == red)
    #expect(try !preview().contains("damaged"))
  }

  @Test func aLineThatMakesNoSenseIsDamageToo() throws {
    try write(card: "red")
    _ = try preview()
    let text = try workspace.read("out/.stylec-cache")
    try workspace.write("out/.stylec-cache", text + "half a li")
    #expect(try preview().contains("is damaged"))
  }

  /// Each folder has a cache of its own, and a link in its place leads nowhere else.
  @Test func theCacheStaysInItsFolder() throws {
    try write(card: "red")
    try workspace.write("elsewhere", "mine")
    try FileManager.default.createDirectory(at: workspace.url("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: workspace.url("out/.stylec-cache"), withDestinationURL: workspace.url("elsewhere"))
    let run = try workspace.run("preview", "--output", "out", "--format", "png")
    #expect(run.status == 2)
    #expect(try workspace.read("elsewhere") == "mine")
  }
}
