import Foundation
import Testing

/// A file that symbolic links lead to is one file, whatever it is called.
@Suite struct LinkTests {
  private static func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write("real/tokens.yaml", "tokens: { color: { tint: red } }\n")
    for (link, target) in [("real/link.yaml", "tokens.yaml"), ("folder", "real")] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.url(link).path, withDestinationPath: target)
    }
    return workspace
  }

  private static let style = "{ component: UIView, backgroundColor: $color.tint, alpha: 3 }"

  @Test(arguments: ["real/link.yaml", "folder/tokens.yaml", "folder/link.yaml"])
  func anImportMayUseAnyName(_ name: String) throws {
    let workspace = try Self.workspace()
    try workspace.write("a.yaml", "imports: [\(name)]\nstyles: { a: \(Self.style) }\n")
    try workspace.write("b.yaml", "imports: [real/tokens.yaml]\nstyles: { b: \(Self.style) }\n")
    for arguments in [["a.yaml", "b.yaml"], ["b.yaml", "a.yaml"], ["."], ["a.yaml", "real/tokens.yaml"]] {
      let run = try workspace.run(["lint", "--output-format", "concise", "--no-cache"] + arguments)
      #expect(!run.output.contains("duplicate-name") && !run.output.contains("unknown"), "\(run.output)")
      #expect(run.output.contains("a.yaml:2:"), "\(run.output)")
    }
  }

  @Test func whatIsImportedTwiceIsReportedByTheNameThatIsWritten() throws {
    let workspace = try Self.workspace()
    try workspace.write(
      "a.yaml", "imports: [real/tokens.yaml, folder/tokens.yaml]\nstyles: { a: \(Self.style) }\n")
    let run = try workspace.run(["lint", "--no-cache", "a.yaml"])
    #expect(run.output.contains("‘folder/tokens.yaml’ is already imported"), "\(run.output)")
    #expect(run.output.contains("the same file as ‘real/tokens.yaml’"), "\(run.output)")
  }

  @Test func whatIsWrongInTheFileIsReportedOnce() throws {
    let workspace = try Self.workspace()
    try workspace.write("real/tokens.yaml", "tokens: { color: { tint: redd } }\n")
    try workspace.write("a.yaml", "imports: [folder/tokens.yaml, b.yaml]\nstyles: { a: \(Self.style) }\n")
    try workspace.write("b.yaml", "imports: [real/link.yaml]\nstyles: { b: \(Self.style) }\n")
    let run = try workspace.run(["lint", "--output-format", "concise", "--no-cache", "a.yaml"])
    #expect(run.output.components(separatedBy: "folder/tokens.yaml:1:").count == 2, "\(run.output)")
    #expect(!run.output.contains("link.yaml"), "\(run.output)")
  }
}
