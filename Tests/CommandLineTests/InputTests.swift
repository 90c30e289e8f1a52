import Foundation
import Testing

/// Which files a command reads.
@Suite struct InputTests {
  /// As an editor may save it.
  @Test(arguments: ["card.yaml.txt", "card.yml.rtf"])
  func aFileThatIsNearlyAStyleFileIsNamed(_ name: String) throws {
    let workspace = try Workspace()
    try workspace.write("styles/" + name, "styles: {}\n")
    let run = try workspace.run("lint")
    #expect(run.status == 2)
    let meant = name.contains("yml") ? "card.yml" : "card.yaml"
    #expect(run.error.contains("‘styles/\(name)’ is not read, and would be as ‘\(meant)’"), "\(run.error)")
  }

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
    // As cameras and old programs name files.
    try workspace.write("styles/z.YAML", "")
    let expected = ["styles/a.yml", "styles/b.yaml", "styles/deep/er/c.yaml", "styles/z.YAML"]
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

  /// By a path that leaves the working folder and comes back to it.
  @Test func aFileIsReadOnceHoweverItIsImported() throws {
    let style = "{ summary: One., component: UIView, alpha: 0.5 }"
    try workspace.write("styles/a.yaml", "imports: [../styles/b.yaml]\nstyles: { a: { extends: b } }\n")
    try workspace.write("styles/b.yaml", "styles: { b: \(style) }\n")
    try workspace.write("other/c.yaml", "imports: [../styles/b.yaml]\nstyles: { c: { extends: b } }\n")
    let run = try workspace.run(
      script:
        "cd styles && \"$stylec\" lint --show-files . && \"$stylec\" lint -q --select text-contrast . ../other/c.yaml"
    )
    #expect(run.output == "a.yaml\nb.yaml\n", "\(run.output)\(run.error)")
    let outside = try workspace.run(
      script: "cd styles && \"$stylec\" lint --show-files ../other ../styles/b.yaml")
    #expect(outside.output == "../other/c.yaml\nb.yaml\n", "\(outside.output)")
  }

  /// Editors don't count it, and nobody sees it.
  @Test func aByteOrderMarkIsNoColumn() throws {
    try workspace.write("styles/a.yaml", "\u{FEFF}styles: { a: { component: UIView, alpha: 5 } }\n")
    let run = try workspace.run("lint")
    #expect(run.output.contains("styles/a.yaml:1:42\n"), "\(run.output)")
    #expect(run.output.contains("1 | styles: { a: { component: UIView, alpha: 5 } }\n"), "\(run.output)")
    #expect(run.output.contains("  | " + String(repeating: " ", count: 41) + "^"), "\(run.output)")
    for format in ["concise", "sarif", "rdjson", "github", "checkstyle"] {
      let run = try workspace.run("lint", "--output-format", format)
      #expect(run.output.contains("42") && !run.output.contains("44"), "\(run.output)")
    }
    #expect(try workspace.run("format", "--check").status == 1)
  }

  /// A comment on the first line stands alone there, so that it is about what follows.
  @Test func aByteOrderMarkIsNothingBeforeAComment() throws {
    let text =
      "\u{FEFF}# stylec:disable unused-token\ntokens: { length: { gap: 2 } }\nstyles: { a: { component: UIView } }\n"
    try workspace.write("styles/a.yaml", text)
    #expect(try workspace.run("lint", "--fix").output.contains("unused") == false)
    #expect(try workspace.read("styles/a.yaml") == text)
  }

  @Test(arguments: ["..", ".", "../styles/.."])
  func aFolderIsNotImported(_ path: String) throws {
    for written in [path, "'\(path)'"] {
      try workspace.write("styles/a.yaml", "imports: [\(written)]\n")
      let run = try workspace.run("lint")
      #expect(run.status == 1)
      #expect(run.output.contains("‘\(path)’ can't be imported: this "), "\(run.output)")
    }
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

  /// 2²⁹ paths lead to the one file.
  @Test func aFolderIsSearchedOnceHoweverManyLinksLeadToIt() throws {
    let script = """
      mkdir styles && cd styles
      for i in $(seq 1 30); do mkdir d$i; done
      for i in $(seq 1 29); do ln -s ../d$((i + 1)) d$i/a; ln -s ../d$((i + 1)) d$i/b; done
      touch d30/x.yaml; ln -s x.yaml d30/again.yaml; ln -s ../elsewhere.yaml linked.yaml; ln -s nowhere gone.yaml
      touch ../elsewhere.yaml
      """
    _ = try workspace.run(script: script)
    let run = try workspace.run("lint", "--show-files")
    #expect(run.output == "styles/d30/x.yaml\nstyles/gone.yaml\nstyles/linked.yaml\n")
  }

  @Test(.tags(.slow)) func aFolderThatIsTooDeepCostsOnlyItself() throws {
    try workspace.write("styles/ok.yaml", "")
    // No path reaches that deep, so each folder is made from the one above it.
    var folder = open(workspace.url("styles").path, O_RDONLY)
    for _ in 0..<3000 {
      try #require(folder >= 0 && mkdirat(folder, "d", 0o755) == 0)
      let inner = openat(folder, "d", O_RDONLY)
      close(folder)
      folder = inner
    }
    try #require(folder >= 0)
    close(openat(folder, "deep.yaml", O_CREAT | O_WRONLY, 0o644))
    close(folder)
    let run = try workspace.run("lint", "--output-format", "concise")
    #expect(run.status == 2)
    #expect(run.output.contains("can't be read: the path is too long"))
    #expect(run.error.hasSuffix("1 error in 2 files\n"))
    _ = try workspace.run(script: "rm -rf styles")
  }

  #if os(Linux)
  @Test func aNameThatIsNoUTF8IsToldAsItIs() throws {
    let script = """
      mkdir styles && cd styles && printf 'tokens:\\n    length:  {a: 1}\\n' > a.yaml
      touch "$(printf 'caf\\351.yaml')" && mkdir "$(printf 'd\\377')" && touch "$(printf 'd\\377/b.yaml')"
      touch "$(printf 'note\\351.txt')"; cd .. && "$stylec" format styles "$(printf 'named\\351.yaml')"
      """
    let run = try workspace.run(script: script)
    #expect(run.status == 2)
    for name in [#"styles/caf\xE9.yaml"#, #"styles/d\xFF"#, #"named\xE9.yaml"#] {
      #expect(run.error.contains("‘\(name)’ can't be read: its name is not UTF-8"), "\(run.error)")
    }
    #expect(!run.error.contains("note"))
    #expect(run.error.contains("1 file formatted, 0 unchanged"))
    let out = try workspace.run(script: "\"$stylec\" build styles/a.yaml -o \"$(printf 'o\\351')\"; ls")
    #expect(out.error.contains(#"stylec: o\xE9: its name is not UTF-8"#))
    #expect(out.output == "styles\n")
  }

  /// Swift's strings are equal where Unicode's normal forms are, and the names of files on Linux are not.
  @Test func namesThatAreEqualInOtherBytesAreTold() throws {
    for name in ["caf\u{E9}.yaml", "cafe\u{301}.yaml", "r\u{E9}/a.yaml", "re\u{301}/b.yaml"] {
      try workspace.write("styles/" + name, "styles: {}\n")
    }
    let reason = "another name here has the same characters in other bytes (Unicode normalization)"
    let run = try workspace.run("lint", "--output-format", "concise", "styles")
    #expect(run.status == 2)
    #expect(run.output.contains("‘styles/caf\\u{E9}.yaml’ can't be read: \(reason)"), "\(run.output)")
    #expect(run.output.contains("‘styles/r\\u{E9}’ can't be read: \(reason)"), "\(run.output)")
    #expect(run.error.hasSuffix("2 errors in 4 files\n"), "\(run.error)")
    let named = try workspace.run("lint", "styles/caf\u{E9}.yaml", "styles/cafe\u{301}.yaml")
    #expect(named.output.contains(reason), "\(named.output)")
  }
  #endif

  @Test(arguments: [
    ["styles/a.yaml", "other.yaml"], ["other.yaml", "styles/a.yaml"], ["other.yaml", "styles"],
    ["linked/a.yaml", "styles/a.yaml"], ["linked", "styles"],
  ])
  func aFileBehindALinkIsCheckedOnce(_ paths: [String]) throws {
    try workspace.write("styles/a.yaml", Example.clean)
    _ = try workspace.run(script: "ln -s styles/a.yaml other.yaml; ln -s styles linked")
    let run = try workspace.run(["lint", "--show-files"] + paths)
    #expect(run.output == "styles/a.yaml\n", "\(run.output)")
    #expect(try workspace.run(["lint"] + paths).status == 0)
  }

  /// As pre-commit does, which names every YAML file of a commit.
  @Test func settingsMayHoldForNamedFilesToo() throws {
    try workspace.write(".stylec.yml", "sources: [styles]\nexcludes: [styles/old]\n")
    let untidy = "styles:\n     card: { component: UIView }\n"
    let paths = ["styles/a.yaml", "styles/old/b.yaml", ".github/workflows/ci.yml"]
    for path in paths { try workspace.write(path, untidy) }
    let run = try workspace.run(["format", "--force-exclude"] + paths)
    #expect(run.status == 0 && run.error == "1 file formatted, 0 unchanged\n", "\(run.error)")
    #expect(try workspace.read("styles/a.yaml") != untidy)
    #expect(try workspace.read("styles/old/b.yaml") == untidy)
    #expect(try workspace.read(".github/workflows/ci.yml") == untidy)
    let none = try workspace.run(["format", "--force-exclude"] + paths.dropFirst())
    #expect(none.status == 0 && none.error == "0 files formatted, 0 unchanged\n", "\(none.error)")
    let lint = try workspace.run(["lint", "--force-exclude"] + paths.dropFirst())
    #expect(lint.status == 0 && lint.error == "no problems in 0 files\n", "\(lint.error)")
    // A folder may hold sources.
    let shown = try workspace.run("lint", "--force-exclude", "--show-files", ".")
    #expect(shown.output == "styles/a.yaml\n", "\(shown.error)")
  }
}
