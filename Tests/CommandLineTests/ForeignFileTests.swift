import Foundation
import Testing

/// What stylec did not write, or was not asked to change, stays as it is.
@Suite struct ForeignFileTests {
  private let workspace: Workspace

  private static let loose = "tokens:\n    length:  {a: 1}\n"
  private static let tidy = "tokens:\n  length: { a: 1 }\n"

  init() throws { workspace = try Workspace() }

  @Test(arguments: [
    ("index.html", "<p>\n"), ("manifest.json", "{ \"name\": \"app\" }\n"), ("manifest.json", "[1, 2]\n"),
    ("Plain/StyleMixing.swift", "// mine\n"), ("Previews/UIView/card.normal.png", "mine"),
  ])
  func anotherProgramsOutputIsLeftAlone(_ name: String, _ text: String) throws {
    try workspace.write("styles/card.yaml", Example.clean)
    _ = try workspace.run("build", "--output", "whole")
    let isWritten = workspace.exists("whole/" + name)
    try workspace.write("out/" + name, text)
    let run = try workspace.run("build", "--output", "out")
    guard isWritten else {
      #expect(run.status == 0)
      #expect(try workspace.read("out/" + name) == text)
      return
    }
    #expect(run.status == 2)
    #expect(run.error.contains("stylec did not write out/\(name), and leaves it alone"))
    #expect(run.error.contains("--force"))
    #expect(workspace.files(in: "out").keys.sorted() == [name])
    #expect(try workspace.read("out/" + name) == text)
    #expect(try workspace.run("build", "--output", "out", "--force").status == 0)
    #expect(try workspace.contents(of: "out") == workspace.contents(of: "whole"))
  }

  /// As where only the Swift is kept under version control.
  @Test func swiftThatStylecWroteIsKnownWithoutAManifest() throws {
    try workspace.write("styles/card.yaml", Example.clean)
    _ = try workspace.run("generate", "--output", "out")
    try workspace.remove("out/.stylec-manifest.json")
    try workspace.write("styles/card.yaml", Example.clean.replacing("0.5", with: "0.7"))
    #expect(try workspace.run("generate", "--output", "out").status == 0)
  }

  @Test func aLinkThatLeadsNowhereIsNotFollowedOutside() throws {
    try workspace.write("styles/card.yaml", Example.clean)
    try FileManager.default.createDirectory(at: workspace.url("out"), withIntermediateDirectories: true)
    _ = try workspace.run(script: "ln -s \"$PWD/victim\" out/index.html")
    #expect(try workspace.run("build", "--output", "out").status == 2)
    #expect(try workspace.run("build", "--output", "out", "--force").status == 0)
    #expect(!workspace.exists("victim"))
    #expect(try workspace.read("out/index.html").contains("<html"))
  }

  @Test(arguments: [
    ("--output-file", "styles/card.yaml", "is a style file"), ("--output-file", "styles", "this is a folder"),
    ("--output-file", "named.txt", "is one of the files that this run reads"),
    ("--output-file", "link", "is one of the files that this run reads"),
    ("--output-file", ".stylec.yml", "is a file of settings"),
    ("--output-file", "/dev/stdout", "is no file that --output-file could replace"),
    ("--write-baseline", "styles/card.yaml", "is a style file"),
    ("--write-baseline", "package.json", "is no baseline"),
    ("--write-baseline", "styles", "this is a folder"),
  ])
  func noReportReplacesASource(_ option: String, _ path: String, _ reason: String) throws {
    try workspace.write("styles/card.yaml", Example.clean)
    try workspace.write("named.txt", Example.clean.replacing("card", with: "other"))
    try workspace.write("package.json", "{}\n")
    _ = try workspace.run(script: "ln -s named.txt link")
    let before = try workspace.contents(of: ".")
    // With a cache too, of a run that was the same.
    for _ in 0..<2 {
      let run = try workspace.run("lint", "styles", "named.txt", option, path)
      #expect(run.status == 2)
      #expect(run.error.contains(reason), "\(run.error)")
      #expect(try workspace.contents(of: ".") == before)
    }
  }

  @Test func aReadOnlyFileIsNotReplaced() throws {
    try workspace.write("styles/a.yaml", Self.loose)
    try workspace.write("styles/b.yaml", Self.loose.replacing("a:", with: "b:"))
    _ = try workspace.run(script: "chmod 444 styles/a.yaml")
    let run = try workspace.run("format")
    #expect(run.status == 2)
    #expect(run.error.contains("stylec: styles/a.yaml: it is read-only"))
    #expect(try workspace.read("styles/a.yaml") == Self.loose)
  }

  @Test func modeAndLinksStay() throws {
    try workspace.write("real/a.yaml", Self.loose)
    let run = try workspace.run(
      script: """
        chmod 640 real/a.yaml && mkdir styles && ln -s ../real/a.yaml styles/a.yaml
        "$stylec" format && readlink styles/a.yaml && ls -l real/a.yaml | cut -c1-10
        """)
    #expect(run.output == "../real/a.yaml\n-rw-r-----\n")
    #expect(try workspace.read("real/a.yaml") == Self.tidy)
  }

  @Test(arguments: ["/", "//", "/tmp/..", String(repeating: "../", count: 40)])
  func theRootFolderIsNoOutput(_ folder: String) throws {
    // Without style files nothing is written, whatever becomes of the check.
    for command in ["generate", "build", "preview"] {
      let run = try workspace.run(command, "nowhere", "-o", folder)
      #expect(run.status == 64 && run.error.contains("can’t be the root folder"), "\(command): \(run.error)")
    }
  }

  @Test func aFileWithTwoNamesKeepsBoth() throws {
    try workspace.write("styles/a.yaml", Self.loose)
    _ = try workspace.run(script: "ln styles/a.yaml other")
    let run = try workspace.run("format")
    #expect(run.status == 2)
    #expect(run.error.contains("has another name (a hard link)"))
    #expect(try workspace.read("styles/a.yaml") == Self.loose)
  }

  @Test(.enabled(if: geteuid() == 0))
  func theOwnerStays() throws {
    try workspace.write("styles/a.yaml", Self.loose)
    let run = try workspace.run(
      script: "chown 65534:65533 styles/a.yaml && \"$stylec\" format && ls -ln styles/a.yaml")
    #expect(run.output.contains(" 65534 65533 "))
    #expect(try workspace.read("styles/a.yaml") == Self.tidy)
  }

  @Test(arguments: ["--help", "lint --help", "--version", "rules"])
  func helpThatCannotBeWrittenIsAFailure(_ arguments: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try workspace.run(script: "\"$stylec\" \(arguments) > /dev/full")
    #expect(run.status == 2)
    #expect(run.error.contains("the disk is full"))
    #expect(try workspace.run(script: "\"$stylec\" \(arguments)").status == 0)
  }
}
