import Foundation
import Testing

/// Each exit code that `--help` lists.
@Suite struct ExitCodeTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func cleanFilesEndWith0() throws {
    try workspace.write("styles/card.yaml", Example.clean)
    let run = try workspace.run("lint")
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
    #expect(run.error == "no problems in 1 file\n")
  }

  @Test func anErrorEndsWith1() throws {
    try workspace.write("styles/card.yaml", Example.wrong)
    let run = try workspace.run("lint")
    #expect(run.status == 1)
    #expect(run.output.contains("error[unknown-token]"))
    #expect(run.output.contains("styles/card.yaml:2:37"))
    #expect(try workspace.run("lint", "--lenient").status == 0)
  }

  @Test func warningsEndWith1OnlyWhenAsked() throws {
    try workspace.write("styles/note.yaml", Example.doubtful)
    let run = try workspace.run("lint")
    #expect(run.status == 0)
    #expect(run.output.contains("warning[small-text]"))
    #expect(try workspace.run("lint", "--strict").status == 1)
    #expect(try workspace.run("lint", "--max-warnings", "0").status == 1)
    #expect(try workspace.run("lint", "--max-warnings", "99").status == 0)
    #expect(try workspace.run("build", "--output", "out", "--strict").status == 1)
  }

  @Test func aFileThatCannotBeReadEndsWith2AndTheOthersAreStillChecked() throws {
    try workspace.write("wrong.yaml", Example.wrong)
    let run = try workspace.run("lint", "nowhere.yaml", "wrong.yaml")
    #expect(run.status == 2)
    #expect(run.output.contains("‘nowhere.yaml’ can't be read: there is no such file"))
    #expect(run.output.contains("error[unknown-token]"))
  }

  @Test func aFolderWithoutStyleFilesEndsWith2() throws {
    try workspace.write("empty/notes.txt", "")
    #expect(try workspace.run("lint", "empty").status == 2)
    let run = try workspace.run("lint")
    #expect(run.status == 2)
    #expect(run.output.contains("‘stylec init’ creates a first style file"))
  }

  @Test(arguments: [
    ["lint", "--nonsense"], ["lint", "--output-format", "yaml"], ["lint", "--strict", "--lenient"],
    ["lint", "--max-warnings", "-1"], ["generate", "."],
    ["generate", "--output", "out", "--target", "cobol"],
    ["preview", "--output", "out", "--scale", "0"], ["explain"], ["nonsense"],
  ])
  func wrongUsageEndsWith64(_ arguments: [String]) throws {
    try workspace.write("card.yaml", Example.clean)
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try workspace.run(script: "exec \"$stylec\" \(words)")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(!run.error.isEmpty)
  }

  @Test(arguments: [
    ("source: [styles]", "there is no setting ‘source’"), ("sources: styles", "‘sources’ must be a list"),
    ("sources: []", "‘sources’ must be a list"), ("sources: [3]", "not the path"),
    ("[styles]", "settings must be a mapping"),
    ("sources: [a}", "error[yaml-syntax]"),
  ])
  func wrongConfigurationEndsWith78(_ settings: String, _ message: String) throws {
    try workspace.write(".stylec.yml", settings + "\n")
    try workspace.write("styles/card.yaml", Example.clean)
    let run = try workspace.run("lint")
    #expect(run.status == 78)
    #expect(run.error.contains(message))
    #expect(run.error.contains(".stylec.yml:1:"))
  }

  /// Programs look for them where they look for findings.
  @Test(arguments: ["json", "sarif", "github", "gitlab", "junit", "checkstyle", "rdjson", "xcode", "concise"])
  func wrongConfigurationIsInTheReport(_ format: String) throws {
    try workspace.write(".stylec.yml", "ruless: {}\n")
    try workspace.write("styles/card.yaml", Example.clean)
    let run = try workspace.run("lint", "--output-format", format)
    #expect(run.status == 78)
    #expect(run.output.contains("ruless") && run.output.contains(".stylec.yml"), "\(run.output)")
    #expect(run.error == "stylec: .stylec.yml has 1 problem\n")
    let filed = try workspace.run("lint", "--output-format", format, "--output-file", "report")
    #expect(filed.status == 78 && filed.output.isEmpty)
    #expect(try workspace.read("report") == run.output)
  }

  @Test func aSourceThatIsNotThereIsWrongConfiguration() throws {
    try workspace.write(".stylec.yml", "sources: [style]\n")
    try workspace.write("styles/card.yaml", Example.clean)
    let run = try workspace.run("lint")
    #expect(run.status == 78)
    #expect(run.error.contains("there is no file or folder ‘style’"), "\(run.error)")
    #expect(run.error.contains(".stylec.yml:1:11") && run.error.contains("write ‘styles’"), "\(run.error)")
    // What is named needs no sources.
    #expect(try workspace.run("lint", "styles").status == 0)
  }

  @Test func aReportNeedsAFolder() throws {
    try workspace.write("styles/card.yaml", Example.clean)
    for option in ["--write-baseline", "--output-file"] {
      let run = try workspace.run("lint", option, "nope/x.json")
      #expect(run.status == 2 && run.error.contains("there is no folder ‘"), "\(run.error)")
      #expect(run.error.contains("nope’"), "\(run.error)")
    }
  }

  @Test(arguments: [("INT", Int32(130)), ("TERM", 143)])
  func aSignalEndsWith128AndItsNumber(_ name: String, _ status: Int32) throws {
    try workspace.write("styles/card.yaml", Example.clean)
    // It waits for standard input, which a second process holds open. That one ends too: a run lasts until all of them have.
    let run = try workspace.run(
      script: """
        mkfifo wait
        sleep 20 > wait & holder=$!
        (sleep 0.5; kill -s \(name) $$; sleep 0.1; kill $holder) &
        exec "$stylec" lint - < wait
        """)
    #expect(run.status == status)
  }

  @Test func helpShowsTheTable() throws {
    let run = try workspace.run("--help")
    #expect(run.status == 0)
    for code in ["0 ", "1 ", "2 ", "64 ", "78 ", "128+n"] { #expect(run.output.contains("\n  \(code)")) }
    #expect(try workspace.run("--version").output.hasPrefix("stylec "))
  }
}
