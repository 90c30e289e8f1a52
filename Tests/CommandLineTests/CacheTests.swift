import Foundation
import Testing

/// A second run draws only what changed.
@Suite struct CacheTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func write(card: String, bar: String = "blue") throws {
    try workspace.write(
      "styles/cards.yaml",
      """
      styles:
        card: { component: UIView, backgroundColor: "\(card)", preview: { size: [20, 20] } }
        bar: { component: UIView, backgroundColor: "\(bar)", preview: { size: [20, 20] } }

      """)
  }

  private func preview(_ arguments: String...) throws -> String {
    let run = try workspace.run(
      script: "exec \"$stylec\" preview --output out --format png \(arguments.joined(separator: " "))")
    #expect(run.status == 0)
    return run.error
  }

  private let card = "out/Previews/UIView/card.normal@2x.png"
  private let bar = "out/Previews/UIView/bar.normal@2x.png"

  @Test func whatDidNotChangeIsLeftAlone() throws {
    try write(card: "red")
    #expect(try preview().contains("2 files written"))
    #expect(try preview().contains("0 files written, 2 unchanged"))
    let before = try Data(contentsOf: workspace.url(bar))
    try write(card: "green")
    #expect(try preview().contains("1 file written, 1 unchanged"))
    #expect(try Data(contentsOf: workspace.url(bar)) == before)
  }

  /// A picture for a reader whose language is written from right to left is another one.
  @Test func whatIsTurnedIsDrawnAnew() throws {
    try workspace.write(
      "styles/label.yaml",
      "styles: { note: { component: UILabel, text: Note, textColor: black, preview: { size: [90, 20] } } }\n")
    #expect(try preview().contains("1 file written"))
    let note = workspace.url("out/Previews/UILabel/note.normal@2x.png")
    let before = try Data(contentsOf: note)
    #expect(try preview("--right-to-left").contains("1 file written"))
    #expect(try Data(contentsOf: note) != before)
    #expect(try preview("--right-to-left").contains("0 files written, 1 unchanged"))
    #expect(try preview().contains("1 file written"))
    #expect(try Data(contentsOf: note) == before)
  }

  /// Whatever was drawn before, a run leaves what it would have drawn into an empty folder.
  @Test(
    .tags(.slow),
    arguments: [
      "--mode dark", "--mode dark --style card", "--state highlighted", "--style bar", "--scale 1",
      "--right-to-left",
    ])
  func aPartIsNotTakenForTheWhole(_ part: String) throws {
    for (whole, fresh) in zip(Self.wholes, try Self.fresh.get()) {
      let second = try Self.files(after: ["preview \(part)", whole], in: workspace)
      #expect(Set(fresh.keys).isSubset(of: second.keys), "\(part), then \(whole)")
      if whole == "build" || whole == "preview" && !part.contains("--scale") {
        #expect(fresh == second, "\(part), then \(whole)")
      }
    }
  }

  private static let wholes = ["preview", "preview --format svg", "build", "preview --style bar"]

  /// What each of them leaves in an empty folder, the same for all parts.
  private static let fresh = Result {
    let workspace = try Workspace()
    return try wholes.map { try files(after: [$0], in: workspace) }
  }

  private static func files(after commands: [String], in workspace: Workspace) throws -> [String: Data] {
    try workspace.write(
      "styles/cards.yaml",
      """
      styles:
        card: { component: UIButton, title: A, backgroundColor: systemBlue }
        bar: { component: UIButton, title: B, states: { highlighted: { alpha: 0.4 } } }

      """)
    try? FileManager.default.removeItem(at: workspace.url("out"))
    for command in commands {
      let run = try workspace.run(script: "exec \"$stylec\" \(command) --output out")
      #expect(run.status == 0, "\(command): \(run.error)")
    }
    let names = workspace.files(in: "out").keys.filter { $0 != ".stylec-cache" }
    let entries = try names.map { ($0, try Data(contentsOf: workspace.url("out/" + $0))) }
    return Dictionary(uniqueKeysWithValues: entries)
  }

  /// Two pictures that changed places.
  @Test func whatSomebodyElseChangedIsDrawnAnew() throws {
    try write(card: "red")
    _ = try preview()
    let (red, blue) = (try Data(contentsOf: workspace.url(card)), try Data(contentsOf: workspace.url(bar)))
    try blue.write(to: workspace.url(card))
    try red.write(to: workspace.url(bar))
    #expect(try preview().contains("2 files written"))
    #expect(try Data(contentsOf: workspace.url(card)) == red)
  }

  /// Fonts are no part of what a picture is known by, so that another font shows what is drawn anew.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/etc/fonts/fonts.conf")))
  func whatTheCacheHoldsIsNotDrawn() throws {
    func writeLabel(_ more: String) throws {
      let style = "component: UILabel, text: Note, textColor: black, \(more)"
      try workspace.write("styles/label.yaml", "styles: { note: { \(style) } }\n")
    }
    try writeLabel("alpha: 1")
    try workspace.write(
      "bold.conf",
      """
      <fontconfig>
        <include>/etc/fonts/fonts.conf</include>
        <match target="font"><edit name="embolden" mode="assign"><bool>true</bool></edit></match>
      </fontconfig>

      """)
    func draw(_ arguments: String, bold: Bool = true) throws -> Data {
      let run = try workspace.run(
        environment: bold ? ["FONTCONFIG_FILE": workspace.url("bold.conf").path] : [:],
        script: "exec \"$stylec\" preview --output out --format png \(arguments)")
      #expect(run.status == 0)
      return try Data(contentsOf: workspace.url("out/Previews/UILabel/note.normal@2x.png"))
    }
    let plain = try draw("", bold: false)
    #expect(try draw("") == plain)
    // The style's fingerprint is another, and what it shows is the same.
    try writeLabel("modes: { dark: { text: Note } }")
    #expect(try draw("") == plain)
    #expect(try draw("--no-cache") != plain)
  }

  /// Some of the pictures say nothing about which ones there are.
  @Test func aPartOfThePicturesLeavesTheRestKnown() throws {
    try write(card: "red")
    _ = try preview()
    let both = workspace.files(in: "out")
    _ = try preview("--no-cache", "--style", "card")
    #expect(try preview().contains("0 files written, 2 unchanged"))
    #expect(Set(workspace.files(in: "out").keys) == Set(both.keys))
  }

  @Test(arguments: ["no cache at all\n", "\u{0}\u{1}\u{2}", "stylec-cache"])
  func aDamagedCacheIsIgnoredWithANote(_ text: String) throws {
    try write(card: "red")
    _ = try preview()
    let red = try Data(contentsOf: workspace.url(card))
    try workspace.write("out/.stylec-cache", text)
    try workspace.write(card, "no picture")
    let said = try preview()
    #expect(said.contains("out/.stylec-cache is damaged"))
    #expect(try Data(contentsOf: workspace.url(card)) == red)
    #expect(try !preview().contains("damaged"))
  }

  /// Cut off, made longer, or with one bit turned over, wherever that is.
  @Test func aCacheThatWasDamagedIsNotTrusted() throws {
    try write(card: "red")
    _ = try preview()
    let whole = try Data(contentsOf: workspace.url("out/.stylec-cache"))
    let line = try #require(whole.firstIndex(of: UInt8(ascii: "\n")))
    var damaged = [whole.dropLast(), whole.prefix(line + 1), whole + [0]]
    for place in stride(from: line + 1, to: whole.count, by: 97) {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      damaged.append(bytes)
    }
    for bytes in damaged {
      try workspace.write("out/.stylec-cache", bytes)
      #expect(try preview().contains("is damaged"))
      #expect(try Data(contentsOf: workspace.url("out/.stylec-cache")).count > line)
    }
  }

  /// Each folder has a cache of its own, and a link in its place leads nowhere else.
  @Test func theCacheStaysInItsFolder() throws {
    try write(card: "red")
    try workspace.write("elsewhere", "mine")
    try FileManager.default.createDirectory(at: workspace.url("out"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: workspace.url("out/.stylec-cache"), withDestinationURL: workspace.url("elsewhere"))
    let run = try workspace.run("preview", "--output", "out", "--format", "png")
    #expect(run.status == 2)
    #expect(try workspace.read("elsewhere") == "mine")
  }
}
