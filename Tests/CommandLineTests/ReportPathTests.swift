import Foundation
import Testing

/// Reports that CI matches with the files of a repository have paths from its root, wherever stylec runs.
@Suite struct ReportPathTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("apps/shop/styles/card.yaml", Example.wrong)
  }

  /// Runs `lint` in `apps/shop`.
  private func lint(
    _ arguments: String, environment: [String: String] = [:]
  ) throws -> Workspace.Run {
    try workspace.run(environment: environment, script: "cd apps/shop && exec \"$stylec\" lint \(arguments)")
  }

  private static let formats = [
    ("github", "file="), ("gitlab", "\"path\": \""), ("sarif", "\"uri\": \""),
    ("checkstyle", "<file name=\""), ("rdjson", "\"path\": \""),
  ]

  @Test(arguments: formats)
  func theRepositoryIsTheFolderWithGit(_ format: String, _ prefix: String) throws {
    let without = try lint("--output-format \(format)").output
    #expect(without.contains(prefix + "styles/card.yaml"), "\(without)")
    try workspace.write(".git/HEAD", "")
    let run = try lint("--output-format \(format)")
    #expect(run.status == 1)
    #expect(run.output.contains(prefix + "apps/shop/styles/card.yaml"), "\(run.output)")
    // Whatever the folder, the report is the same.
    let above = try workspace.run("lint", "apps/shop/styles", "--output-format", format)
    #expect(above.output == run.output)
  }

  /// A worktree and a submodule have a file of that name.
  @Test func gitMayBeAFile() throws {
    try workspace.write("apps/.git", "gitdir: ../.git/worktrees/apps\n")
    #expect(try lint("--output-format github").output.contains("file=shop/styles/card.yaml"))
  }

  @Test(arguments: ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"])
  func aServerSaysWhereTheRepositoryIs(_ name: String) throws {
    try workspace.write(".git/HEAD", "")
    let apps = workspace.url("apps").path
    let run = try lint("--output-format github", environment: [name: apps])
    #expect(run.output.contains("file=shop/styles/card.yaml"), "\(run.output)")
    // One that the run is not in is another's.
    let elsewhere = try lint("--output-format github", environment: [name: apps + "/shop/styles"])
    #expect(elsewhere.output.contains("file=apps/shop/styles/card.yaml"), "\(elsewhere.output)")
    let empty = try lint("--output-format github", environment: [name: ""])
    #expect(empty.output.contains("file=apps/shop/styles/card.yaml"))
  }

  @Test func relativeToSaysOtherwise() throws {
    try workspace.write(".git/HEAD", "")
    let run = try lint("--output-format github --relative-to .")
    #expect(run.output.contains("file=styles/card.yaml"), "\(run.output)")
    let deeper = try lint("--output-format github --relative-to ../other")
    #expect(deeper.status == 2 && deeper.error.contains("../other: "), "\(deeper.error)")
    let file = try lint("--output-format github --relative-to styles/card.yaml")
    #expect(file.status == 2 && file.error.contains("is not a folder"), "\(file.error)")
  }

  /// An absolute argument means the same file.
  @Test func anAbsolutePathIsFoundInTheRepository() throws {
    try workspace.write(".git/HEAD", "")
    let path = workspace.url("apps/shop/styles").path
    let run = try lint("--output-format github '\(path)'")
    #expect(run.output.contains("file=apps/shop/styles/card.yaml"), "\(run.output)")
  }

  @Test(arguments: ["concise", "json"])
  func otherFormatsKeepTheirPaths(_ format: String) throws {
    try workspace.write(".git/HEAD", "")
    let output = try lint("--output-format \(format)").output
    #expect(output.contains("styles/card.yaml") && !output.contains("apps/shop"), "\(output)")
  }

  /// A kept report belongs to the root that it was written for.
  @Test func anotherRootIsAnotherRun() throws {
    _ = try lint("--output-format github")
    #expect(try lint("--output-format github").output.contains("file=styles/card.yaml"))
    try workspace.write(".git/HEAD", "")
    #expect(try lint("--output-format github").output.contains("file=apps/shop/styles/card.yaml"))
  }

  @Test func aSubfolderTakesTheSourcesOfItsParent() throws {
    try workspace.write(".stylec.yml", "sources: [apps/shop/styles]\nrules: { name-case: off }\n")
    try workspace.write("apps/shop/tools/.stylec.yml", "rules: { unused-token: off }\n")
    let run = try workspace.run(script: "cd apps/shop/tools && exec \"$stylec\" lint --show-files")
    #expect(run.output == "../styles/card.yaml\n", "\(run.error)")
    let printed = try workspace.run(script: "cd apps/shop/tools && exec \"$stylec\" lint --print-config")
    #expect(printed.output.contains("sources: [\"../styles\"]"), "\(printed.output)")
    // The rest is its own.
    #expect(printed.output.contains("unused-token: off") && !printed.output.contains("name-case: off"))
    try workspace.write("apps/shop/tools/.stylec.yml", "sources: [own]\n")
    try workspace.write("apps/shop/tools/own/a.yaml", "")
    let own = try workspace.run(script: "cd apps/shop/tools && exec \"$stylec\" lint --show-files")
    #expect(own.output == "own/a.yaml\n", "\(own.error)")
  }
}
