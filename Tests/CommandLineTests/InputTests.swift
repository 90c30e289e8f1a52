import Foundation
import Testing

/// Which files a command reads.
@Suite struct InputTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func shown(_ arguments: String) throws -> [String] {
    let run = try workspace.run(script: "exec \"$stylec\" lint --show-files \(arguments)")
    #expect(run.status == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func aFolderMeansItsYAMLSortedAndNothingHidden() throws {
    for name in ["b.yaml", "a.yml", "deep/er/c.yaml", ".hidden/d.yaml", ".e.yaml", "notes.txt"] {
      try workspace.write("styles/\(name)", "")
    }
    let expected = ["styles/a.yml", "styles/b.yaml", "styles/deep/er/c.yaml"]
    #expect(try shown("styles") == expected)
    #expect(try shown("") == expected)
    // However it is named, a file has one name.
    #expect(try shown("./styles/ styles/../styles/b.yaml '\(workspace.url("styles").path)'") == expected)
  }

  @Test func settingsNameTheSourcesFromTheFolderTheyStandIn() throws {
    try workspace.write(".stylec.yml", "sources: [looks/a.yaml]\n")
    try workspace.write("looks/a.yaml", "imports: [../b.yaml]\n")
    try workspace.write("b.yaml", "")
    #expect(try shown("") == ["looks/a.yaml", "b.yaml"])
    let run = try workspace.run(script: "cd looks && \"$stylec\" lint --show-files")
    #expect(run.output == "a.yaml\n../b.yaml\n")
  }

  @Test func aFolderThatLinksToItselfEnds() throws {
    try workspace.write("styles/a.yaml", "")
    try FileManager.default.createSymbolicLink(
      at: workspace.url("styles/again"), withDestinationURL: workspace.url("styles"))
    #expect(try shown("styles") == ["styles/a.yaml"])
  }

  @Test func everyFileIsCheckedThoughOneIsNoYAML() throws {
    try workspace.write("styles/a.yaml", "styles: [\n")
    try workspace.write("styles/b.yaml", Example.wrong)
    let run = try workspace.run("lint", "--output-format", "concise")
    #expect(run.output.contains("styles/a.yaml:2:1: error[yaml-syntax]"))
    #expect(run.output.contains("styles/b.yaml:2:37: error[unknown-token]"))
  }
}
