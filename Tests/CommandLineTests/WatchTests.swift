import Foundation
import Testing

/// `build --watch` notices what a build depends on, and survives everything.
@Suite struct WatchTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try write(card: "red")
  }

  private static let card = "out/Previews/UIView/card.normal@2x.png"

  private func style(_ name: String, _ color: String) -> String {
    "  \(name): { summary: S., component: UIView, backgroundColor: \(color), preview: { size: [20, 20] } }\n"
  }

  private func write(card color: String) throws {
    try workspace.replace("styles/card.yaml", "styles:\n" + style("card", color))
  }

  private func watched() throws -> Watched {
    let watched = try Watched(workspace, "--format", "png")
    #expect(try watched.waitUntilReady().contains("no problems in 1 file"))
    return watched
  }

  private var picture: Data { get throws { try Data(contentsOf: workspace.url(Self.card)) } }

  @Test func aSavedFileIsBuilt() throws {
    let watched = try watched()
    let red = try picture
    try write(card: "green")
    let said = try watched.wait()
    #expect(said.hasPrefix("styles/card.yaml changed\nout: 2 files written, "))
    #expect(said.hasSuffix(" unchanged\nno problems in 1 file\n"))
    #expect(try picture != red)
    // The other way of saving: the file stays, and is written anew.
    try workspace.write("styles/card.yaml", "styles:\n" + style("card", "red"))
    while try picture != red { _ = try watched.wait() }
  }

  /// As it is for a moment where an editor or a program that synchronizes files empties it before it writes it.
  @Test func aFileThatIsEmptyForAMomentKeepsWhatWasBuilt() throws {
    let watched = try watched()
    let before = workspace.files(in: "out")
    try workspace.write("styles/card.yaml", "")
    try watched.wait { $0 == "styles/card.yaml is empty; what was built from it stays for now" }
    #expect(workspace.files(in: "out") == before)
    try workspace.write("styles/card.yaml", "styles:\n" + style("card", "green"))
    #expect(try !watched.wait().contains("removed"))
    #expect(workspace.exists(Self.card))
    // What stays empty is meant.
    try workspace.write("styles/card.yaml", "\n")
    try watched.wait { $0.hasPrefix("styles/card.yaml is empty") }
    #expect(try watched.wait().contains(" removed"))
    #expect(!workspace.exists(Self.card))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func aSignalEndsIt(_ signal: Int32, _ status: Int32) throws {
    #expect(try watched().end(signal) == status)
  }

  @Test func errorsKeepWhatTheFolderHolds() throws {
    let watched = try watched()
    let before = workspace.files(in: "out")
    try write(card: "$color.none")
    var said = try watched.wait()
    #expect(said.hasSuffix("1 error in 1 file; nothing was written\n"))
    try workspace.replace("styles/card.yaml", "styles: [\n")
    said = try watched.wait()
    #expect(said.hasSuffix("1 error in 1 file; nothing was written\n"))
    #expect(workspace.files(in: "out") == before)
    try write(card: "red")
    said = try watched.wait()
    #expect(said.contains("out: 0 files written"))
    #expect(workspace.files(in: "out") == before)
  }

  @Test func whatWasFoundBeforeIsNotToldAgain() throws {
    let doubtful = "  note: { summary: N., component: UILabel, text: New, font: { size: 5 } }\n"
    try workspace.replace("styles/card.yaml", "styles:\n" + style("card", "red") + doubtful)
    let watched = try Watched(workspace, "--format", "png")
    #expect(try watched.waitUntilReady().contains("[small-text]"))
    try workspace.replace("styles/card.yaml", "# Moved.\nstyles:\n" + style("card", "blue") + doubtful)
    let said = try watched.wait()
    #expect(!said.contains("small-text"))
    #expect(said.contains("warning"))
  }

  @Test func filesAndFoldersComeAndGo() throws {
    let watched = try watched()
    try workspace.replace("styles/more/bar.yaml", "styles:\n" + style("bar", "blue"))
    var said = try watched.wait()
    #expect(said.hasPrefix("styles/more/bar.yaml is new\n"))
    #expect(!said.contains("settings"))
    #expect(workspace.exists("out/Previews/UIView/bar.normal@2x.png"))
    try workspace.move("styles/more", to: "elsewhere")
    said = try watched.wait()
    #expect(said.contains("styles/more/bar.yaml is gone\n"))
    #expect(!workspace.exists("out/Previews/UIView/bar.normal@2x.png"))
    try workspace.move("styles", to: "away")
    said = try watched.wait()
    #expect(said.contains("nothing was written"))
    #expect(workspace.exists(Self.card))
    try workspace.move("elsewhere", to: "styles")
    while !workspace.exists("out/Previews/UIView/bar.normal@2x.png") { try watched.wait() }
    #expect(!workspace.exists(Self.card))
    try workspace.remove("styles/bar.yaml")
    said = try watched.wait()
    #expect(said.contains("stylec: there are no style files"))
    try write(card: "red")
    try watched.wait()
    #expect(workspace.exists(Self.card))
  }

  /// Its own output would be design tokens of the next build.
  @Test func anImportedFolderIsNotWrittenTo() throws {
    let tokens =
      #"{ "color": { "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }"#
    try workspace.replace("tokens/brand.tokens.json", tokens)
    let watched = try Watched(workspace, "--format", "png", "--target", "dtcg")
    _ = try watched.waitUntilReady()
    #expect(workspace.exists("out/DesignTokens/styles.resolver.json") == false)
    let importing = "imports: [../tokens/]\nstyles:\n" + style("card", "$color.ink")
    try workspace.replace("styles/card.yaml", importing)
    #expect(try watched.wait().contains("no problems in "))
    let before = workspace.files(in: "out")
    #expect(before.keys.contains { $0.hasSuffix("styles.resolver.json") })
    try workspace.replace(
      "styles/card.yaml",
      importing.replacingOccurrences(of: "../tokens/", with: "../out/DesignTokens/"))
    #expect(
      try watched.wait().hasSuffix(
        "stylec: styles/card.yaml imports out/DesignTokens, and out/DesignTokens is written, so stylec would read its own output as design tokens; name another folder with --output\n"
      ))
    #expect(workspace.files(in: "out") == before)
    try workspace.replace("styles/card.yaml", importing.replacingOccurrences(of: "card", with: "panel"))
    #expect(try watched.wait().contains(" written"))
  }

  @Test func anImportThatWasMissingAppears() throws {
    try workspace.replace(
      "styles/card.yaml", "imports: [../shared/tokens.yaml]\nstyles:\n" + style("card", "$color.ink"))
    let watched = try Watched(workspace, "--format", "png")
    #expect(try watched.waitUntilReady().contains("unknown-import"))
    try workspace.replace("shared/tokens.yaml", "tokens: { color: { ink: red } }\n")
    while !workspace.exists(Self.card) { try watched.wait() }
    let red = try picture
    try workspace.replace("shared/tokens.yaml", "tokens: { color: { ink: blue } }\n")
    let said = try watched.wait()
    #expect(said.hasPrefix("shared/tokens.yaml changed\n"))
    #expect(try picture != red)
  }

  @Test func settingsCount() throws {
    let watched = try watched()
    try workspace.replace(".stylec.yml", "excludes: [styles/b*.yaml]\n")
    var said = try watched.wait()
    #expect(said.hasPrefix("the settings changed\n"))
    try workspace.replace(".stylec.yml", "excluded: []\n")
    said = try watched.wait()
    #expect(said.contains("error[invalid-settings]"))
    #expect(said.contains("stylec: .stylec.yml has 1 problem"))
    try workspace.remove(".stylec.yml")
    said = try watched.wait()
    #expect(said.contains("no problems in 1 file"))
  }

  @Test func aLinkThatLeadsElsewhereIsNoticed() throws {
    try workspace.move("styles/card.yaml", to: "one.yaml")
    try workspace.replace("two.yaml", "styles:\n" + style("card", "blue"))
    let link = workspace.url("styles/card.yaml")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: workspace.url("one.yaml"))
    let watched = try watched()
    let red = try picture
    try workspace.replace("one.yaml", "styles:\n" + style("card", "green"))
    try watched.wait()
    let green = try picture
    #expect(green != red)
    let new = workspace.url(".link")
    try FileManager.default.createSymbolicLink(at: new, withDestinationURL: workspace.url("two.yaml"))
    try #require(rename(new.path, link.path) == 0)
    try watched.wait()
    #expect(try picture != green)
  }

  /// The folder that it writes to lies in the one that it watches.
  @Test func itDoesNotAnswerToItself() throws {
    let watched = try Watched(workspace, ".", "--format", "png,svg,html")
    _ = try watched.waitUntilReady()
    for color in ["green", "blue"] {
      try write(card: color)
      let lines = try watched.wait().split(separator: "\n")
      #expect(lines.count == 3, "\(lines)")
      #expect(lines.first == "styles/card.yaml changed")
    }
    #expect(watched.end(SIGTERM) == 143)
  }

  @Test func outputsThatSomebodyChangedAreMadeAnew() throws {
    let watched = try watched()
    let red = try picture
    try workspace.write(Self.card, "no picture")
    try workspace.remove("out/Plain")
    try workspace.write("styles/card.yaml", "# The same.\nstyles:\n" + style("card", "red"))
    while try picture != red || !workspace.exists("out/Plain") { try watched.wait() }
  }

  @Test func aFolderThatCannotBeWrittenIsTriedAgain() throws {
    try workspace.write("out", "a file")
    let watched = try Watched(workspace, "--format", "png")
    #expect(try watched.waitUntilReady().contains("stylec: out is not a folder"))
    try workspace.remove("out")
    try workspace.replace("styles/card.yaml", "styles:\n" + style("card", "red"))
    try watched.wait()
    #expect(workspace.exists(Self.card))
  }

  @Test func standardInputCannotBeWatched() throws {
    let run = try workspace.run("build", "-", "--output", "out", "--watch")
    #expect(run.status == 64)
    #expect(run.error.contains("standard input"))
  }
}
