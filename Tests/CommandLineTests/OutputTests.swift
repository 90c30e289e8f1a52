import Foundation
import Testing

/// What `build`, `generate` and `preview` leave in their folder.
@Suite struct OutputTests {
  private let workspace: Workspace

  private static let styles = """
    components:
      Card:
        summary: A card.
        base: UIView
        properties:
          radius: { type: CGFloat, default: 8, min: 0 }
        layer: { cornerRadius: $radius }
        preview: { size: [40, 20] }
    styles:
      plain: { summary: A card., component: Card, backgroundColor: white }
      night:
        summary: A card that is black at night.
        component: Card
        backgroundColor: white
        modes: { dark: { backgroundColor: black } }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.styles)
  }

  private func manifest(in folder: String = "out") throws -> [[String: Any]] {
    let name = workspace.exists(folder + "/manifest.json") ? "manifest.json" : ".stylec-manifest.json"
    let data = try Data(contentsOf: workspace.url(folder + "/" + name))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  @Test func theManifestListsEveryFileSorted() throws {
    #expect(try workspace.run("build", "--output", "out", "--scale", "1,2").status == 0)
    let entries = try manifest()
    let paths = entries.compactMap { $0["path"] as? String }
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(paths + ["manifest.json", ".stylec-cache"]) == Set(workspace.files(in: "out").keys))
    #expect(Set(entries.compactMap { $0["kind"] as? String }) == ["swift", "png", "svg", "html"])

    let dark = entries.filter {
      $0["style"] as? String == "night" && $0["kind"] as? String == "png" && $0["scale"] as? Double == 2
        && ($0["modes"] as? [String: String])?["appearance"] == "dark"
    }
    #expect(dark.count == 1)
    // The view's 40 × 20 points within a margin of 8 all around, two pixels a point.
    #expect(dark.first?["size"] as? [Double] == [112, 72])
    #expect(dark.first?["frame"] as? [Double] == [8, 8, 40, 20])
    #expect(dark.first?["state"] as? String == "normal")
    #expect(dark.first?["component"] as? String == "Card")
  }

  /// An option for several values may also be written several times.
  @Test func valuesOfRepeatedOptionsAreAllMeant() throws {
    _ = try workspace.run("generate", "--target", "plain", "--target", "uikit,json", "--output", "out")
    #expect(workspace.exists("out/Plain/CardStyle.swift") && workspace.exists("out/UIKit/Card.swift"))
    #expect(workspace.exists("out/JSON/Styles.json") && !workspace.exists("out/SwiftUI"))
    _ = try workspace.run("preview", "--format", "svg", "--format", "html", "--output", "pictures")
    #expect(
      Set(workspace.files(in: "pictures").keys.compactMap { $0.split(separator: ".").last }).isSuperset(of: [
        "svg", "html",
      ]))
    #expect(!workspace.files(in: "pictures").keys.contains { $0.hasSuffix(".png") })
  }

  @Test func shellsCompleteWhatOptionsTake() throws {
    let script = try workspace.run("--generate-completion-script", "bash").output
    for (option, values) in [
      ("--output-format", ["github", "sarif"]), ("--target", ["uikit", "dtcg"]),
      ("--format", ["png", "pdf"]),
    ] {
      let parts = script.components(separatedBy: "'\(option)')\n").dropFirst()
      #expect(
        parts.contains { part in values.allSatisfy { part.prefix(600).contains("'\($0)'") } }, "\(option)")
    }
  }

  @Test func aSecondRunTouchesNothing() throws {
    _ = try workspace.run("build", "--output", "out")
    let before = workspace.files(in: "out")
    let run = try workspace.run("build", "--output", "out")
    #expect(run.error.contains("out: 0 files written, \(before.count - 2) unchanged"))
    #expect(workspace.files(in: "out") == before)
  }

  @Test func allSwiftFitsIntoOneFile() throws {
    let run = try workspace.run(
      "generate", "--output", "out", "--single-file", "All.swift", "--report", "xcode", "--quiet")
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    #expect(try manifest().compactMap { $0["path"] as? String } == ["All.swift"])
    let text = try workspace.read("out/All.swift")
    #expect(text.contains("public struct CardStyle"))
    #expect(text.contains("public static let night"))
    #expect(try workspace.run("generate", "--output", "out", "--single-file", "All.txt").status == 64)
    #expect(try workspace.run("generate", "--output", "out", "--single-file", "../All.swift").status == 2)
  }

  @Test func aReportComesWithTheSwift() throws {
    try workspace.write("styles/card.yaml", Self.styles + "  odd: { component: Card, alpha: wide }\n")
    let run = try workspace.run("generate", "--output", "out", "--report", "xcode", "--quiet")
    #expect(run.status == 1)
    #expect(run.output.contains("styles/card.yaml:"))
    #expect(run.output.contains(": error: ‘alpha’ needs a number"))
    #expect(!workspace.exists("out"))
  }

  @Test func everyRunMakesTheSameBytes() throws {
    _ = try workspace.run("build", "--output", "a")
    _ = try workspace.run(
      script: "mkdir elsewhere && cp -r styles elsewhere && cd elsewhere && \"$stylec\" build -o b")
    let run = try workspace.run(script: "diff -r a elsewhere/b")
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func checkTellsWhatIsStaleAndWritesNothing() throws {
    #expect(try workspace.run("generate", "--output", "out", "--check").error.contains("is missing"))
    #expect(!workspace.exists("out"))
    _ = try workspace.run("generate", "--output", "out")
    #expect(try workspace.run("generate", "--output", "out", "--check").status == 0)

    try workspace.write("styles/card.yaml", Self.styles.replacing("default: 8", with: "default: 9"))
    let before = workspace.files(in: "out")
    let run = try workspace.run("generate", "--output", "out", "--check")
    #expect(run.status == 1)
    #expect(run.error.contains("CardStyle.swift’ is stale"))
    #expect(workspace.files(in: "out") == before)
  }

  @Test func whatIsNoLongerMadeIsRemovedAndNothingElse() throws {
    try workspace.write("out/mine.swift", "// mine\n")
    _ = try workspace.run("build", "--output", "out")
    let before = Set(workspace.files(in: "out").keys)
    try workspace.write("styles/card.yaml", Self.styles.replacing("night:", with: "nacht:"))
    #expect(try workspace.run("generate", "--output", "out", "--check").status == 1)
    _ = try workspace.run("build", "--output", "out")
    let after = Set(workspace.files(in: "out").keys)
    #expect(before.contains { $0.contains("night") })
    #expect(!after.contains { $0.contains("night") })
    #expect(after.contains("mine.swift"))
    #expect(
      Set(
        try manifest().compactMap { $0["path"] as? String } + [
          "manifest.json", ".stylec-cache", "mine.swift",
        ])
        == after)
  }

  @Test func generateAndPreviewShareAFolder() throws {
    _ = try workspace.run("generate", "--output", "out")
    _ = try workspace.run("preview", "--output", "out", "--format", "png")
    _ = try workspace.run("preview", "--output", "out", "--style", "night", "--format", "svg")
    _ = try workspace.run("generate", "--output", "out")
    let kinds = Dictionary(grouping: try manifest()) { $0["kind"] as? String ?? "" }.mapValues(\.count)
    #expect(kinds["png"] == 3)
    #expect(kinds["svg"] == 2)
    #expect((kinds["swift"] ?? 0) > 0)
    #expect(kinds["html"] == nil)
  }

  @Test func anAnimationIsAFilmStripInTheManifest() throws {
    try workspace.write(
      "styles/moving.yaml",
      """
      components:
        Pulse:
          summary: It breathes.
          base: UIView
          layer: { backgroundColor: red }
          animations: { breath: { property: layer.opacity, to: 0.5, duration: 1 } }
          preview: { size: [40, 40] }

      """)
    _ = try workspace.run("preview", "--output", "out", "--format", "png,pdf,html", "--scale", "1")
    let strip = try #require(try manifest().first { $0["animation"] as? String == "breath" })
    #expect(strip["path"] as? String == "Previews/Pulse/default.normal.breath.filmstrip.png")
    #expect(strip["kind"] as? String == "png")
    #expect(strip["size"] as? [Double] == [280, 56])
    #expect(strip["frame"] as? [Double] == [8, 8, 40, 40])
    #expect(workspace.exists("out/Previews/Pulse/default.normal.pdf"))
    #expect(try workspace.read("out/index.html").contains("\\u003canimate attributeName="))
    // What a run no longer makes goes, film strips too.
    try workspace.write("styles/moving.yaml", "components: {}\n")
    _ = try workspace.run("preview", "--output", "out", "--format", "png,pdf,html", "--scale", "1")
    #expect(!workspace.exists("out/Previews/Pulse/default.normal.breath.filmstrip.png"))
  }

  @Test func aPictureThatIsNotThereCannotBeDrawn() throws {
    let run = try workspace.run("preview", "--output", "out", "--style", "nigth")
    #expect(run.status == 2)
    #expect(run.error.contains("did you mean ‘night’?"))
    #expect(try workspace.run("preview", "--output", "out", "--state", "selected").status == 2)
  }

  @Test(arguments: ["build", "generate", "preview"])
  func errorsKeepEverythingAsItIs(_ command: String) throws {
    _ = try workspace.run(command, "--output", "out")
    let before = workspace.files(in: "out")
    try workspace.write("styles/wrong.yaml", Example.wrong.replacing("card", with: "wrong"))
    let run = try workspace.run(command, "--output", "out")
    #expect(run.status == 1)
    #expect(run.error.contains("1 error"))
    #expect(workspace.files(in: "out") == before)
  }

  @Test func nothingIsWrittenThroughALinkThatLeadsOutside() throws {
    _ = try workspace.run("generate", "--output", "out", "--target", "plain")
    let script = """
      mkdir outside && cp -r out/. outside/ && rm -r out/*/ && for folder in outside/*/; do
        ln -s "$PWD/$folder" "out/$(basename "$folder")"
      done
      echo changed >> outside/*/CardStyle.swift; cp outside/*/CardStyle.swift before
      "$stylec" generate --output out --target plain; status=$?
      cmp before outside/*/CardStyle.swift && exit $status
      """
    let run = try workspace.run(script: script)
    #expect(run.status == 2)
    #expect(run.error.contains("would be written outside out"))
  }

  @Test func aManifestCannotMakeARunRemoveFilesOutside() throws {
    try workspace.write("victim.swift", "")
    try workspace.write("out/keep.txt", "")
    try workspace.write(
      "out/manifest.json",
      """
      [{"path": "../victim.swift", "kind": "swift"}, {"path": "keep.txt", "kind": "swift"},
       {"path": "\(workspace.url("victim.swift").path)", "kind": "swift"}]
      """)
    #expect(try workspace.run("build", "--output", "out").status == 0)
    #expect(workspace.exists("victim.swift"))
    #expect(workspace.exists("out/keep.txt"))
  }

  /// SwiftPM warns about every other file among sources whose name doesn't begin with a dot.
  @Test func generateLeavesNothingButSwiftToBeSeen() throws {
    #expect(try workspace.run("generate", "--output", "out").status == 0)
    let seen = try workspace.run(script: "find out -type f ! -name '*.swift'")
    #expect(seen.output == "out/.stylec-manifest.json\n")
    // What the folder holds more of is listed for other programs, and nothing twice.
    #expect(try workspace.run("build", "--output", "out").status == 0)
    #expect(workspace.exists("out/manifest.json") && !workspace.exists("out/.stylec-manifest.json"))
    #expect(try workspace.run("generate", "--output", "out").status == 0)
    #expect(workspace.exists("out/manifest.json") && !workspace.exists("out/.stylec-manifest.json"))
    #expect(try workspace.read("out/manifest.json").contains("index.html"))
  }

  /// As the plugin for Swift packages asks for them.
  @Test func generateLeavesYAMLOfOthersAlone() throws {
    try workspace.write("t/api.yaml", "openapi: 3.1.0\ncomponents: { schemas: {} }\n")
    try workspace.write("t/servers.yml", "servers: [one]\n")
    try workspace.write("t/drafts/a.yaml", "styles:\n  a: { component: Nothing }\n")
    try workspace.write(".stylec.yml", "sources: [styles]\nexcludes: [t/drafts]\n")
    let files = ["t/api.yaml", "t/servers.yml", "t/drafts/a.yaml"]
    let output = ["--output", "out", "--single-file", "A.swift", "--only-style-files"]
    #expect(try workspace.run(["generate"] + files + output).status == 0)
    #expect(try workspace.read("out/A.swift") == "// Generated by stylec from no style files.\n")
    try workspace.write("t/card.yaml", "styles:\n  card: { component: UIView, alpha: 0.5 }\n")
    #expect(try workspace.run(["generate", "t/card.yaml"] + files + output).status == 0)
    #expect(try workspace.read("out/A.swift").contains("card"))
    let wrong = try workspace.run(["generate"] + files + output.dropLast())
    #expect(wrong.status == 1)
  }

  @Test func aLinkedFileInsideKeepsItsLinkAndMode() throws {
    try workspace.write("report.txt", "old")
    _ = try workspace.run(script: "chmod 640 report.txt && ln -s report.txt link.txt")
    _ = try workspace.run("lint", "--output-format", "json", "--output-file", "link.txt")
    let run = try workspace.run(script: "readlink link.txt && ls -l report.txt | cut -c1-10")
    #expect(run.output == "report.txt\n-rw-r-----\n")
    #expect(try workspace.read("report.txt").contains("findings"))
  }

  @Test func runsSideBySideDoNotHarmEachOther() throws {
    let run = try workspace.run(
      script: """
        for i in 1 2 3 4; do "$stylec" generate --output out & done; wait
        "$stylec" generate --output out --check && find out -name '.*' ! -name .stylec-manifest.json -type f
        """)
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }

  @Test func aFileAsOutputFolderIsAnError() throws {
    try workspace.write("out", "")
    let run = try workspace.run("build", "--output", "out")
    #expect(run.status == 2)
    #expect(try workspace.read("out").isEmpty)
  }
}
