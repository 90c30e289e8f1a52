import Foundation
import Oracles
import Testing

/// What a run that draws says of its pictures, and what its gallery depends on.
@Suite struct DrawingTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Fonts may have come since, so that a picture without them is drawn again and told of each time.
  @Test func aMissingGlyphIsToldOfByEachRun() throws {
    try workspace.write(
      "styles/menu.yaml",
      """
      styles:
        menu: { component: UILabel, text: "Menu \u{100001}" }
        plain: { component: UILabel, text: Plain }

      """)
    for _ in 0..<2 {
      let run = try workspace.run("build", "styles", "--output", "out")
      #expect(run.status == 0)
      #expect(run.error.contains("warning[missing-glyph]: no installed font has U+100001"))
      #expect(run.error.contains("styles/menu.yaml:2:37"))
      #expect(run.error.contains("1 warning"))
    }
    #expect(try workspace.run("build", "styles", "--output", "out", "--strict").status == 1)
    #expect(try workspace.run("explain", "missing-glyph").output.contains("font"))
  }

  /// The same files elsewhere, named in another way and in another order, from another working folder.
  @Test func theGalleryIsTheSameFromWhereverItIsMade() throws {
    let a = """
      modes: { density: [regular, compact] }
      styles:
        zebra: { component: UILabel, text: Z, textColor: black, modes: { compact: { textColor: red } } }

      """
    let b = """
      modes: { tone: [calm, loud] }
      components:
        Box: { base: UIView, layer: { backgroundColor: gray } }
      styles:
        ant: { component: UILabel, text: A, textColor: black, modes: { loud: { textColor: red } } }
        box: { component: Box, backgroundColor: color(display-p3 0 1 0) }

      """
    for folder in ["one", "far/away/two"] {
      try workspace.write("\(folder)/styles/a.yaml", a)
      try workspace.write("\(folder)/styles/deep/b.yaml", b)
    }
    func gallery(_ script: String) throws -> Data {
      let run = try workspace.run(script: script)
      #expect(run.status == 0, "\(run.error)")
      return try Data(contentsOf: workspace.url("out/index.html"))
    }
    let first = try gallery("exec \"$stylec\" build one/styles -o out --no-cache")
    let others = [
      "cd one && exec \"$stylec\" build styles -o ../out --no-cache",
      "cd one/styles && exec \"$stylec\" build deep/b.yaml a.yaml -o ../../out --no-cache",
      "cd one/styles/deep && exec \"$stylec\" build .. -o ../../../out --no-cache",
      "exec \"$stylec\" build far/away/two/styles/deep/b.yaml far/away/two/styles/a.yaml -o out --no-cache",
      "exec \"$stylec\" build \"$PWD/far/away/two/styles\" -o out --no-cache",
    ]
    for script in others { #expect(try gallery(script) == first, "\(script)") }
    let page = String(decoding: first, as: UTF8.self)
    #expect(page.contains("\"file\":\"deep/b.yaml\",\"line\":5") && !page.contains(workspace.folder.path))
  }

  /// Pictures that take more memory than a run keeps wait in a file, from which each comes with its own bytes.
  @Test func moreBytesThanTheMemoryKeepsAreWritten() throws {
    try workspace.write(".stylec.yml", "images: [pictures]\n")
    // What follows the end of a PNG isn't drawn, and each SVG holds the whole file.
    let photo = PNGFile([0, 0, 255, 255], width: 8, height: 8).bytes + Array(repeating: 7, count: 2_000_000)
    try workspace.write("pictures/photo.png", Data(photo))
    let names = (0..<10).map { "s\($0)" }
    let styles = names.enumerated().map { index, name in
      "  \(name): { component: Photo, preview: { size: [\(40 + index), 40] } }\n"
    }
    let component = "{ base: UIView, layer: { sublayers: [{ name: photo, kind: image, contents: photo }] } }"
    try workspace.write(
      "styles/photos.yaml", "components:\n  Photo: \(component)\nstyles:\n" + styles.joined())
    let all = try workspace.run("preview", "styles", "--output", "out", "--format", "svg")
    #expect(all.status == 0 && all.error.contains("10 files written"), "\(all.error)")
    for name in names {
      let alone = try workspace.run(
        "preview", "styles", "--output", "alone", "--format", "svg", "--style", name, "--no-cache")
      #expect(alone.status == 0)
      let path = "Previews/Photo/\(name).normal.svg"
      let bytes = try Data(contentsOf: workspace.url("out/\(path)"))
      #expect(try bytes.count > 2_000_000 && bytes == Data(contentsOf: workspace.url("alone/\(path)")))
    }
    #expect(!FileManager.default.fileExists(atPath: workspace.url("out/.stylec-run").path))
  }
}
