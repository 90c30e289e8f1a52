import Foundation
import Testing
import GuidePage

/// `generate --target json` and what goes with it, as people run it.
@Suite struct JSONTargetTests {
  private let workspace: Workspace
  private static let path = "JSON/Styles.json"

  private static let styles = """
    modes: { brand: [ocean, forest] }
    tokens:
      color:
        _base: "#0A5FD6"
        ink: { value: black, dark: white, dark+forest: "#00FF0080" }
        accent: $color._base
      length: { gap: 4.5 }
    components:
      Card:
        base: UIView
        properties: { radius: { type: CGFloat, default: $length.gap } }
        layer: { cornerRadius: $radius * 2, backgroundColor: $color.accent }
    styles:
      plain: { component: Card }
      round: { component: Card, radius: 8, modes: { dark: { radius: 9 } } }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Self.styles)
  }

  private func document(_ folder: String = "out") throws -> [String: Any] {
    let data = try Data(contentsOf: workspace.url(folder + "/" + Self.path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func named(_ name: String, in list: Any?) throws -> [String: Any] {
    try #require((list as? [[String: Any]])?.first { $0["name"] as? String == name })
  }

  @Test func itHasAllValuesAndWhereTheyComeFrom() throws {
    let run = try workspace.run("generate", "--target", "json", "--output", "out")
    #expect(run.status == 0, "\(run.error)")
    #expect(Set(workspace.files(in: "out").keys) == [Self.path, ".stylec-manifest.json"])
    let document = try document()
    #expect(document["version"] as? Int == 1)
    let card = try named("Card", in: document["components"])
    let radius = try #require((card["values"] as? [String: Any])?["layer.cornerRadius"] as? [String: Any])
    #expect(radius["value"] as? Double == 9)
    let round = try named("round", in: document["styles"])
    let values = try #require(round["values"] as? [String: [String: Any]])
    #expect(Set(values.keys) == ["radius", "layer.cornerRadius"])
    #expect(values["layer.cornerRadius"]?["value"] as? Double == 16)
    let dark = try #require((values["radius"]?["looks"] as? [[String: Any]])?.first)
    #expect(dark["modes"] as? [String] == ["dark"] && dark["value"] as? Double == 9)

    // From the style to the token of the token.
    let origins = try #require(document["origins"] as? [[String: Any]])
    let color = try #require((card["values"] as? [String: Any])?["layer.backgroundColor"] as? [String: Any])
    var chain: [String] = []
    var next = color["origin"] as? Int
    while let index = next {
      chain.append(
        "\(origins[index]["kind"] ?? "") \(origins[index]["name"] ?? "") \(origins[index]["at"] ?? "")")
      next = (origins[index]["from"] as? [Int])?.first
    }
    #expect(
      chain == [
        "component Card card.yaml:12:58", "token color.accent card.yaml:6:13",
        "token color._base card.yaml:4:12",
      ])
  }

  @Test func staleJSONIsFoundAndLeftOverJSONIsRemoved() throws {
    let arguments = ["generate", "--target", "plain,json", "--output", "out"]
    #expect(try workspace.run(arguments).status == 0)
    #expect(workspace.exists("out/Plain") && workspace.exists("out/" + Self.path))
    #expect(try workspace.run(arguments + ["--check"]).status == 0)
    // The same bytes from everywhere.
    let elsewhere = try workspace.run(
      script: "cd styles && \"$stylec\" generate card.yaml --target plain,json --output ../out --check")
    #expect(elsewhere.status == 0, "\(elsewhere.error)")
    try workspace.replace("styles/card.yaml", Self.styles.replacing("4.5", with: "5"))
    let stale = try workspace.run(arguments + ["--check"])
    #expect(stale.status == 1 && stale.error.contains(Self.path), "\(stale.error)")
    #expect(try workspace.run("generate", "--target", "plain", "--output", "out").status == 0)
    #expect(workspace.exists("out/Plain") && !workspace.exists("out/" + Self.path))
    // Of a manifest that somebody wrote, no other JSON is removed.
    try workspace.write("out/package.json", "{}")
    try workspace.replace(
      "out/.stylec-manifest.json", #"[{ "path": "package.json", "kind": "json" }]"#)
    #expect(try workspace.run("generate", "--target", "json", "--output", "out", "--force").status == 0)
    #expect(workspace.exists("out/package.json"))
  }

  @Test func settingsChooseItAndPrintIt() throws {
    try workspace.write(".stylec.yml", "targets: [json, uikit]\noutput: out\n")
    let settings = try workspace.run("lint", "--print-config", "styles/card.yaml")
    #expect(settings.output.contains("targets: [uikit, json]"), "\(settings.output)")
    let run = try workspace.run("build", "--format", "svg")
    #expect(run.status == 0, "\(run.error)")
    #expect(workspace.exists("out/UIKit") && workspace.exists("out/" + Self.path))
    #expect(try !workspace.read("out/manifest.json").contains("AppKit"))
    // A build for Swift alone, and one for JSON alone.
    #expect(try workspace.run("build", "--format", "svg", "--target", "json").status == 0)
    #expect(
      !workspace.exists("out/UIKit") && !workspace.exists("out/Plain") && workspace.exists("out/" + Self.path)
    )
    #expect(try workspace.run("build", "--format", "svg", "--target", "plain").status == 0)
    #expect(workspace.exists("out/Plain") && !workspace.exists("out/" + Self.path))
  }

  @Test func errorsGiveNone() throws {
    try workspace.replace("styles/card.yaml", Self.styles.replacing("$radius * 2", with: "$radios * 2"))
    let run = try workspace.run("generate", "--target", "json", "--output", "out")
    #expect(run.status == 1 && run.error.contains("nothing was written"), "\(run.error)")
    #expect(!workspace.exists("out"))
    let single = try workspace.run(
      "generate", "--target", "json", "--single-file", "A.swift", "--output", "out")
    #expect(single.status == 64 && single.error.contains("--single-file"))
    let unknown = try workspace.run("generate", "--target", "jsn", "--output", "out")
    #expect(unknown.status == 64 && unknown.error.contains("json"), "\(unknown.error)")
  }

  @Test func watchingWritesIt() throws {
    let watched = try Watched(workspace, "--format", "svg", "--target", "json")
    _ = try watched.waitUntilReady()
    #expect(!workspace.exists("out/Plain"))
    try workspace.replace("styles/card.yaml", Self.styles.replacing("radius: 8", with: "radius: 80"))
    _ = try watched.wait()
    let values = try named("round", in: try document()["styles"])["values"] as? [String: [String: Any]]
    #expect(values?["radius"]?["value"] as? Double == 80)
    #expect(!workspace.exists("out/Plain"))
  }

  @Test func theSchemaIsPrinted() throws {
    let run = try workspace.run("schema", "--for", "json")
    let page = GuidePage.folder.appending(path: "styles-schema.json")
    #expect(try run.status == 0 && run.output == String(contentsOf: page, encoding: .utf8))
    #expect(try workspace.run("schema", "--for", "json", "styles").status == 64)
  }

  /// The script of the documentation makes what it says.
  @Test func theScriptOfTheDocumentationMakesCSS() throws {
    let page = try String(
      contentsOf: GuidePage.folder.appending(path: "generated-swift.md"), encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Other languages\n").last)
    let script = try #require(
      section.components(separatedBy: "```python\n").dropFirst().first?.components(separatedBy: "```").first)
    try workspace.write("css.py", script)
    let run = try workspace.run(
      script: "\"$stylec\" generate --target json --output . -q && python3 css.py JSON/Styles.json")
    #expect(
      run.output == """
        :root {
          --color-ink: #000000;
          --color-accent: #0A5FD6;
          --length-gap: 4.5px;
        }
        :root[data-modes~=dark] {
          --color-ink: #FFFFFF;
        }
        :root[data-modes~=dark][data-modes~=forest] {
          --color-ink: #00FF0080;
        }

        """, "\(run.error)")
  }

  /// A package's plugin waits for its file, whatever the settings are.
  @Test func aSingleFileSaysThatNoSwiftIsWanted() throws {
    try workspace.write(".stylec.yml", "targets: [json]\n")
    let run = try workspace.run("generate", "--single-file", "A.swift", "--output", "out")
    #expect(run.status == 0, "\(run.error)")
    #expect(try workspace.read("out/A.swift") == "// Generated by stylec for no target of Swift.\n")
  }
}
