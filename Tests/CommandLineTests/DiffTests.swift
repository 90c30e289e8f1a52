import Foundation
import Testing

/// `stylec diff` between folders, files and revisions of git, in real processes.
@Suite struct DiffTests {
  let workspace: Workspace

  static let styles = """
    tokens:
      color: { ink: { value: black, dark: white }, old: red }
    styles:
      card: { summary: A card., component: UIView, backgroundColor: $color.ink }

    """
  static let changed = styles.replacing("value: black", with: "value: navy").replacing(
    ", old: red", with: "")

  /// `HEAD~1` has the styles, `HEAD` the same, and the working tree others.
  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.styles)
    try git("init -q -b main . && git add -A && git commit -qm one && git commit -q --allow-empty -m two")
    try workspace.write("styles/card.yaml", Self.changed)
  }

  /// Runs a script that begins with git, without the settings of who runs the tests.
  func git(_ script: String, in folder: String = ".") throws {
    let run = try workspace.run(
      environment: Self.environment, script: "cd \"\(folder)\" && git \(script)")
    try #require(run.status == 0, "\(script): \(run.error)\(run.output)")
  }

  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "n",
    "GIT_AUTHOR_EMAIL": "e@example.org", "GIT_COMMITTER_NAME": "n", "GIT_COMMITTER_EMAIL": "e@example.org",
  ]

  func diff(_ arguments: String, in folder: String = ".") throws -> Workspace.Run {
    try workspace.run(
      environment: Self.environment, script: "cd \"\(folder)\" && \"$stylec\" diff \(arguments)")
  }

  static let told = """
    Generated Swift that can break code
      ! StyleTokens.Colors.old is gone  (styles/card.yaml:2:48)

    Tokens
      - color.old  #FF0000  (styles/card.yaml:2:48)
      ~ color.ink  (styles/card.yaml:2:12)
            (light)  #000000 → #000080  (styles/card.yaml:2:26)
            also changes 1 style: card

    """

  // MARK: What is compared

  @Test(arguments: [
    "", "HEAD", "main", "HEAD~1 styles", "HEAD:styles", "main ./styles", "@{0}",
    "HEAD~1^{commit} styles/card.yaml",
  ])
  func theWorkingTreeAgainstARevision(_ arguments: String) throws {
    let run = try diff(arguments)
    #expect(run.status == 0 && run.output == Self.told, "\(run.output)\(run.error)")
    #expect(
      run.error.contains("1 removed, 1 changed; 1 change of generated Swift can break code"), "\(run.error)")
  }

  @Test func twoRevisions() throws {
    try git("commit -qam three")
    #expect(try diff("HEAD~1 HEAD").output == Self.told)
    #expect(try diff("HEAD~2 HEAD~1").output.isEmpty)
    let same = try diff("--fail-on any HEAD")
    #expect(same.status == 0 && same.error == "nothing changed from HEAD to working tree\n", "\(same.error)")
  }

  @Test func twoFoldersOutsideOfAnyRepository() throws {
    try workspace.write("styles/.git", "no repository\n")
    let folder = try Workspace()
    try folder.write("old/card.yaml", Self.styles)
    try folder.write("new/card.yaml", Self.changed)
    let run = try folder.run("diff", "old", "new")
    #expect(
      run.status == 0 && run.output.contains("(old/card.yaml:2:26 → new/card.yaml:2:26)"),
      "\(run.output)\(run.error)")
    let none = try folder.run("diff")
    #expect(none.status == 2 && none.error.contains("git finds no repository here"), "\(none.error)")
  }

  /// Paths in settings, imports and reports are those of the folder in which the command runs.
  @Test func itRunsInAFolderOfTheRepository() throws {
    try workspace.write("app/.stylec.yml", "sources: [looks]\n")
    try workspace.write(
      "app/looks/a.yaml",
      "imports: [../../styles/card.yaml]\nstyles: { b: { component: UIView, tintColor: $color.ink } }\n")
    try git("add app && git commit -qm app")
    let run = try diff("", in: "app")
    #expect(
      run.output.contains("(light)  #000000 → #000080  (../styles/card.yaml:2:26)"),
      "\(run.output)\(run.error)")
    #expect(run.output.contains("also changes 2 styles: b, card"), "\(run.output)")
  }

  @Test func settingsAreThoseOfEachState() throws {
    try workspace.write(".stylec.yml", "sources: [looks]\ntargets: [json]\n")
    try git("mv styles looks")
    let run = try diff("")
    #expect(
      run.status == 0 && run.output.contains("styles/card.yaml:2:26 → looks/card.yaml:2:26"),
      "\(run.output)\(run.error)")
  }

  @Test func beforeTheFirstStyleFileThereIsNothing() throws {
    try git("checkout -q --orphan fresh && git rm -rqf . && git commit -q --allow-empty -m none")
    try workspace.write("styles/card.yaml", Self.styles)
    let run = try diff("")
    #expect(run.status == 0 && run.error.contains("note: HEAD has no style files"), "\(run.error)")
    #expect(run.output.contains("+ color.ink") && run.output.contains("+ card"), "\(run.output)")
  }

  // MARK: Exit codes

  @Test func whatFails() throws {
    #expect(try diff("--fail-on any").status == 1)
    #expect(try diff("--fail-on breaking").status == 1)
    try workspace.write("styles/card.yaml", Self.styles.replacing("black", with: "navy"))
    #expect(try diff("--fail-on any").status == 1)
    #expect(try diff("--fail-on breaking").status == 0)
    #expect(try diff("--fail-on visible").status == 64)
    #expect(try diff("--format html").status == 64)
    #expect(try diff("a b c").status == 64)
    #expect(try diff("''").status == 64)
    #expect(try diff("-").status == 64)
  }

  @Test(arguments: [
    ("HEAD~9", "no revision ‘HEAD~9’"), ("nothing", "there is no file or folder ‘nothing’"),
    ("./nothing", "./nothing: there is no such file or folder"), ("main..HEAD", "stylec diff main HEAD"),
    ("main...", "no revision"), ("-- --output=x", "there is no file or folder ‘--output=x’"),
    ("-- '--upload-pack=touch pwned'", "there is no file or folder"),
    ("\"$(printf 'HEAD\\nHEAD')\"", "\\u{A}"), ("\"$(printf 'a\\033[31m')\"", "a\\u{1B}[31m"),
    ("HEAD:nothing", "‘nothing’ can't be read: there is no such file"),
    ("HEAD:styles/card.yaml nowhere", "‘nowhere’"),
    ("':/two'", "‘:/two’"), ("/proc/self/mem", "error"), ("\"$(printf 'caf\\351')\"", "caf\\xE9"),
  ])
  func whatIsNotThere(_ arguments: String, _ message: String) throws {
    let run = try diff(arguments)
    #expect(
      run.status == 2 && run.output.isEmpty && run.error.contains(message), "\(run.status) \(run.error)")
    #expect(!workspace.exists("pwned") && !workspace.exists("x"))
  }

  @Test func aPathAndARevisionOfOneName() throws {
    try workspace.write("main/card.yaml", Self.styles)
    let run = try diff("main styles")
    #expect(
      run.status == 64 && run.error.contains("‘./main’ for the path, or ‘main~0’ for the revision"),
      "\(run.error)")
    #expect(try diff("./main styles").output.contains("main/card.yaml:2:26 → styles/card.yaml:2:26"))
    #expect(try diff("main~0").output == Self.told)
  }

  @Test(arguments: [true, false])
  func errorsOnOneSide(_ isOld: Bool) throws {
    try workspace.write("styles/card.yaml", Self.styles + "  b: { component: Nothing }\n")
    if isOld {
      try git("commit -qam wrong")
      try workspace.write("styles/card.yaml", Self.styles)
    }
    let run = try diff("")
    #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
    #expect(run.error.contains("error[unknown-component]"), "\(run.error)")
    #expect(run.error.contains("\(isOld ? "HEAD" : "working tree") has 1 error"), "\(run.error)")
  }

  @Test func lineEndsOfWindowsAreNoChange() throws {
    try workspace.write("styles/card.yaml", Self.styles.replacing("\n", with: "\r\n"))
    let run = try diff("--fail-on any")
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
  }

  // MARK: Formats

  @Test func annotationsAndTheSummaryOfAJob() throws {
    let run = try workspace.run(
      environment: Self.environment.merging(["GITHUB_STEP_SUMMARY": workspace.url("summary.md").path]) { $1 },
      script: "\"$stylec\" diff --format github --fail-on breaking")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "::error file=styles/card.yaml,line=2,endLine=2,col=48,endColumn=51,title=breaking-change::StyleTokens.Colors.old is gone\n"
      ), "\(run.output)")
    #expect(run.output.contains("::notice file=styles/card.yaml,line=2"), "\(run.output)")
    #expect(try workspace.read("summary.md").hasPrefix("### Style changes: 1 removed, 1 changed;"))
  }

  @Test func hostileNamesStayOnTheirLines() throws {
    let name = "styles/\u{1B}[2J\n::error::x|`.yaml"
    try workspace.write(name, "tokens: { string: { s: 'a' } }\n")
    try git("add -A && git commit -qm hostile")
    try workspace.write(name, "tokens: { string: { s: \"::error::\\u001b[2J|`\\u202e\" } }\n")
    for format in ["human", "markdown", "github"] {
      let run = try diff("--no-color --format \(format)")
      #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"), "\(run.output)")
      #expect(!run.output.contains("\n::error"), "\(run.output)")
    }
    #expect(try diff("--format json").output.contains("\"version\": 1"))
  }

  @Test func manyChanges() throws {
    func text(_ first: Int) -> String {
      "tokens:\n  length:\n" + (0..<10_000).map { "    t\($0): \($0 + first)\n" }.joined()
    }
    try workspace.write("old.yaml", text(0))
    try workspace.write("new.yaml", text(1))
    let run = try diff("old.yaml new.yaml")
    #expect(run.output.split(separator: "\n").count == 10_001)
    #expect(try diff("old.yaml new.yaml --format markdown").outputBytes.count <= 60_000)
    let annotations = try diff("old.yaml new.yaml --format github").output.split(separator: "\n")
    #expect(annotations.count == 10, "\(annotations.count)")
  }
}
