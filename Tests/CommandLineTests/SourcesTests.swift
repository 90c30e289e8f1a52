import Foundation
import Testing

/// Which files commands work on: patterns of sources, YAML of other programs, and how paths are told.
@Suite struct SourcesTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func write(_ paths: String...) throws {
    for (index, path) in paths.enumerated() {
      try workspace.write(path, "styles: { s\(index): { component: UIView } }\n")
    }
  }

  private func shown(_ script: String) throws -> [String] {
    let run = try workspace.run(script: script + " \"$stylec\" lint --show-files")
    return run.output.split(separator: "\n").map(String.init)
  }

  // MARK: Patterns

  @Test(arguments: [
    ("apps/*/styles", ["apps/ios/styles/a.yaml", "apps/mac/styles/deep/b.yaml"]),
    ("\"**/styles\"", ["apps/ios/styles/a.yaml", "apps/mac/styles/deep/b.yaml", "styles/c.yaml"]),
    ("apps/ios/**", ["apps/ios/other/d.yaml", "apps/ios/styles/a.yaml"]),
    ("apps/???/styles/*.yaml", ["apps/ios/styles/a.yaml"]),
    ("\"*/**/b.yaml\"", ["apps/mac/styles/deep/b.yaml"]),
    ("./apps/./m*", ["apps/mac/styles/deep/b.yaml"]),
  ])
  func sourcesTakePatterns(_ pattern: String, _ paths: [String]) throws {
    try write(
      "apps/ios/styles/a.yaml", "apps/mac/styles/deep/b.yaml", "styles/c.yaml", "apps/ios/other/d.yaml",
      "node_modules/.hidden/styles/e.yaml")
    try workspace.write(".stylec.yml", "sources: [\(pattern)]\n")
    #expect(try shown("") == paths)
    let above = try shown("mkdir -p docs/x && cd docs/x &&")
    #expect(above == paths.map { "../../" + $0 })
  }

  @Test func settingsExcludeWhatAPatternFits() throws {
    try write("apps/ios/styles/a.yaml", "apps/mac/styles/b.yaml")
    try workspace.write(".stylec.yml", "sources: [apps/*/styles, themes/*.yaml]\nexcludes: [apps/mac]\n")
    #expect(try shown("") == ["apps/ios/styles/a.yaml"])
    let run = try workspace.run("lint")
    #expect(
      run.error.contains("note: no style file fits ‘themes/*.yaml’, which is among the sources"),
      "\(run.error)")
    // What a hook names is left out where no pattern fits it.
    let named = try workspace.run(
      "format", "--check", "--force-exclude", "apps/ios/styles/a.yaml", "apps/mac/styles/b.yaml")
    #expect(named.error.hasSuffix("0 files would change, 1 unchanged\n"), "\(named.error)")
    try workspace.write(".stylec.yml", "sources: [themes/*.yaml]\n")
    #expect(try workspace.run("lint").error.contains("there are no style files in themes/*.yaml"))
  }

  /// A pattern may be there for files that come later, so only one that is nearly the name of a folder is told.
  @Test func aMisspelledExcludeIsTold() throws {
    try write("styles/a.yaml", "styles/drafts/b.yaml", "styles/legacy/c.yaml")
    for (excludes, note) in [
      ("styles/draft", "‘styles/draft’ of ‘excludes’ leaves out nothing; ‘styles/drafts’ may be meant"),
      ("./styles/draft/**", "‘./styles/drafts/**’ may be meant"),
      ("style/drafts", "‘styles/drafts’ may be meant"),
    ] {
      try workspace.write(".stylec.yml", "excludes: [\(excludes)]\n")
      let run = try workspace.run("lint")
      #expect(run.error.contains("note: ") && run.error.contains(note), "\(excludes): \(run.error)")
    }
    for excludes in [
      "styles/drafts", "\"**/*.old.yaml\"", "styles/new", "node_modules", "../elsewhere", "\"style?/draft\"",
    ] {
      try workspace.write(".stylec.yml", "excludes: [\(excludes)]\n")
      let run = try workspace.run("lint")
      #expect(!run.error.contains("note: "), "\(excludes): \(run.error)")
    }
  }

  // MARK: YAML of other programs

  @Test func yamlOfOtherProgramsInAFolderIsLeftAlone() throws {
    try write("styles/a.yaml")
    let foreign = [
      "deploy/pod.yaml": "apiVersion: v1\nkind: Pod\n", "deploy/all.yaml": "kind: A\n---\nkind: B\n",
      "deploy/chart.yaml": "{{- if .Values.x }}\nkind: A\n{{- end }}\n",
      "api.yaml": "openapi: 3.1.0\ncomponents: {}\n",
      "play.yml": "- hosts: all\n", ".github/workflows/x.yml": "on: push\n",
    ]
    for (path, text) in foreign { try workspace.write(path, text) }
    for command in [["lint"], ["format", "--check"], ["generate", "--output", "out"]] {
      let run = try workspace.run(command + ["."])
      #expect(run.status == 0, "\(command) \(run.output)\(run.error)")
      let note =
        "note: left alone: 5 YAML files have no section of a style file, such as ‘styles’ "
        + "(api.yaml, deploy/all.yaml, deploy/chart.yaml …)"
      #expect(run.error.contains(note), "\(run.error)")
    }
    // A file that is named is meant.
    #expect(try workspace.run("lint", "deploy/pod.yaml").status == 1)
    let alone = try workspace.run("lint", "deploy")
    #expect(
      alone.status == 2 && alone.error.contains("there are no style files in deploy: 3 YAML files have"))
    #expect(try workspace.run("lint", ".", "--quiet").error.isEmpty)
  }

  /// What is empty may become a style file, and a mistake is told.
  @Test(arguments: [
    ("", 0), ("# nothing yet\n\n", 0), ("style: { a: { component: UIView } }\n", 1), ("styles: {\n", 1),
    ("{ styles: { a: \n", 1), ("just words\n", 1), ("\u{FEFF}styles: { a: { component: Nothing } }\n", 1),
    ("\"styles\": { a: { component: Nothing } }\n", 1), ("a: 1\nstyles: { b: { component: UIView } }\n", 1),
  ])
  func whatMayBeAStyleFileIsChecked(_ text: String, _ status: Int32) throws {
    try workspace.write("styles/a.yaml", text)
    let run = try workspace.run("lint")
    #expect(run.status == status && !run.error.contains("left alone"), "\(run.output)\(run.error)")
    try workspace.write("styles/b.yaml", Data([0xFF, 0xFE] + Array("styles:".utf8).flatMap { [$0, 0] }))
    #expect(try workspace.run("lint").status == 1)
  }

  // MARK: Paths

  /// They start where somebody stands who reads them.
  @Test func pathsForPeopleStartInTheWorkingFolder() throws {
    try workspace.write(".stylec.yml", "sources: [styles]\n")
    try workspace.write("styles/m1/a.yaml", "styles: { a: { component: Nothing } }\n")
    try workspace.write(
      "styles/m2/b.yaml", "imports: [../m1/a.yaml]\nstyles: { b: { component: Nothing } }\n")
    let run = try workspace.run(script: "cd styles/m2 && \"$stylec\" lint --output-format concise")
    let lines = run.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != ":" } } == ["../m1/a.yaml", "b.yaml"], "\(run.output)\(run.error)")
    let named = try workspace.run(
      script: "cd styles/m2 && \"$stylec\" lint --output-format concise ../../styles/m1")
    #expect(named.output.hasPrefix("../m1/a.yaml:"), "\(named.output)")
  }
}
