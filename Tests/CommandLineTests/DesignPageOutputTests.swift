import Foundation
import Testing

/// `DESIGN.md` as people have it written.
@Suite struct DesignPageOutputTests {
  @Test func aBuildShowsItsPicturesInThePage() throws {
    let workspace = try Workspace()
    try workspace.write(
      "styles/a.yaml",
      """
      modes: { brand: [ocean, forest] }
      tokens:
        color: { accent: { value: "#0A5FD6", dark: "#9ECBFF", forest: "#0F6B45" }, _base: red }
      styles:
        primary:
          component: UIButton
          title: Buy
          titleColor: white
          backgroundColor: $color.accent
          states: { highlighted: { alpha: 0.5 } }
      """)
    try workspace.write(".stylec.yml", "targets: [plain, design-md]\n")
    let build = try workspace.run("build", "--output", "out", "--scale", "1,2", "styles")
    #expect(build.status == 0, "\(build.error)")
    #expect(
      build.error.contains(
        "a DESIGN.md has no ‘brand’, by which one token differs: it has the values for ‘ocean’"))
    let page = try workspace.read("out/DESIGN.md")
    let addresses = page.split(separator: "\n").filter { $0.hasPrefix("![") }.compactMap { line in
      line.split(separator: "(").last?.dropLast()
    }
    #expect(
      addresses.map(String.init) == [
        "Previews/UIButton/primary.normal.light.ocean.png",
        "Previews/UIButton/primary.highlighted.light.ocean.png",
        "Previews/UIButton/primary.normal.dark.ocean.png",
        "Previews/UIButton/primary.highlighted.dark.ocean.png",
      ])
    for address in addresses { #expect(workspace.exists("out/" + address)) }
    #expect(!page.contains("base"))
    // Without pictures, the page has none, and is removed with its target.
    let generated = try workspace.run("generate", "--output", "code", "styles")
    #expect(generated.status == 0)
    #expect(try !workspace.read("code/DESIGN.md").contains("!["))
    #expect(try workspace.run("generate", "--output", "code", "--check", "styles").status == 0)
    try workspace.write(".stylec.yml", "targets: [plain]\n")
    _ = try workspace.run("generate", "--output", "code", "styles")
    #expect(!workspace.exists("code/DESIGN.md"))
  }
}
