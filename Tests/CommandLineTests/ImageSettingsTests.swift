import Foundation
import Oracles
import Testing

/// `images` in `.stylec.yml`: which images style files may name, and what pictures show of them.
@Suite struct ImageSettingsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(".stylec.yml", "images: [Assets.xcassets, pictures]\n")
    let set = "{\"images\":[{\"filename\":\"a.png\",\"scale\":\"2x\",\"idiom\":\"universal\"}]}"
    try write("Assets.xcassets/Logo.imageset", set)
    try write("Assets.xcassets/Icons/Star.imageset", set)
    try workspace.write(
      "Assets.xcassets/Icons/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    try write("Assets.xcassets/Group/Inner.imageset", set)
    try workspace.write("Assets.xcassets/Bolt.symbolset/Contents.json", "{}")
    try write("Assets.xcassets/AppIcon.appiconset", set)
    for name in ["photo.png", "wave@2x.png", "wave@3x.png", "portrait~ipad.png", "view.jpg"] {
      try workspace.write("pictures/\(name)", Self.png([0, 0, 255, 255]))
    }
  }

  private static func png(_ color: [Int], _ side: Int = 20) -> Data {
    Data(PNGFile(color, width: side, height: side).bytes)
  }

  private func write(_ set: String, _ contents: String) throws {
    try workspace.write("\(set)/Contents.json", contents)
    try workspace.write("\(set)/a.png", Self.png([255, 0, 0, 255]))
  }

  private func style(_ images: String...) throws {
    let styles = images.enumerated().map { index, name in
      "  s\(index): { summary: S., component: UIImageView, image: \(name), preview: { size: [40, 40] } }\n"
    }
    try workspace.write("styles/icons.yaml", "styles:\n" + styles.joined())
  }

  private func lint(_ arguments: String...) throws -> Workspace.Run {
    try workspace.run(["lint", "--no-cache", "--output-format", "concise"] + arguments)
  }

  // MARK: Names

  @Test func whatCatalogsAndFoldersHaveIsKnown() throws {
    try style(
      "Logo", "Icons/Star", "Inner", "Bolt", "photo", "photo.png", "wave", "portrait", "view.jpg",
      "{ systemName: anything }", "{ color: red }")
    let run = try lint()
    #expect(run.status == 0 && !run.output.contains("unknown-image"), "\(run.output)")
  }

  @Test(arguments: [
    ("Lgo", "Logo"), ("logo", "Logo"), ("Icons/Sta", "Icons/Star"), ("Group/Inner", "Inner"),
    ("Star", "Icons/Star"),
    ("wave@2x", "wave"), ("view", nil), ("AppIcon", nil), ("Icons", nil), ("''", nil),
  ])
  func anotherNameIsFoundWithAGuess(_ name: String, _ near: String?) throws {
    try style(name)
    let run = try workspace.run("lint", "--no-cache")
    #expect(run.output.contains("warning[unknown-image]"), "\(run.output)")
    if let near { #expect(run.output.contains("‘\(near)’"), "\(run.output)") }
  }

  /// One that leads out of the project isn't read, and every other name is still checked.
  @Test func aLinkToAnImageElsewhereHidesNoOtherName() throws {
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("pictures/secret.png").path, withDestinationPath: "/etc/hostname")
    try style("secret", "phto")
    let run = try lint()
    #expect(run.output.contains("‘phto’") && !run.output.contains("‘secret’"), "\(run.output)")
  }

  @Test func aTokenIsReportedWhereItIsWritten() throws {
    try workspace.write(
      "styles/icons.yaml",
      """
      tokens: { image: { logo: { value: Logo, dark: LogoDrak } } }
      styles: { brand: { summary: S., component: UIImageView, image: $image.logo } }

      """)
    try write("Assets.xcassets/LogoDark.imageset", "{}")
    let found = try lint().output
    #expect(found.contains("styles/icons.yaml:1:47: warning[unknown-image]"), "\(found)")
    #expect(try workspace.run("lint", "--no-cache", "--fix", "--unsafe-fixes").status == 0)
    #expect(try workspace.read("styles/icons.yaml").contains("dark: LogoDark"))
  }

  @Test func withoutTheSettingNothingIsSaid() throws {
    try style("Nothing")
    try workspace.write(".stylec.yml", "rules: {}\n")
    #expect(try !lint().output.contains("unknown-image"))
  }

  // MARK: Settings

  @Test(arguments: [
    ("Assets.xcassets", "‘images’ must be a list of asset catalogs and folders"),
    ("[Asets.xcassets]", "there is no folder ‘Asets.xcassets’"),
    ("[../elsewhere]", "‘../elsewhere’ can't be read: it is outside of this project"),
    ("[linked]", "‘linked’ can't be read: it is outside of this project"),
    ("[/etc]", "‘/etc’ can't be read: it is outside of this project"),
    ("[/proc]", "‘/proc’ can't be read: it belongs to the system or to git"),
    ("[.git]", "‘.git’ can't be read: it belongs to the system or to git"),
    ("[pictures/photo.png]", "‘pictures/photo.png’ is a file"), ("[{ a: b }]", "not the path of a file"),
    ("[\"\"]", "not the path of a file"),
  ])
  func wrongSettingsAreErrors(_ images: String, _ problem: String) throws {
    try style("Logo")
    try workspace.write("sub/.git/HEAD", "")
    _ = try workspace.run(
      script:
        "cp -R .stylec.yml styles Assets.xcassets pictures sub; mkdir elsewhere; ln -s ../elsewhere sub/linked"
    )
    try workspace.write("sub/.stylec.yml", "images: \(images)\n")
    let run = try workspace.run(script: "cd sub && exec \"$stylec\" lint --no-cache 2>&1")
    #expect(run.status == 78 && run.output.contains(problem), "\(run.output)")
  }

  @Test func settingsPrintThem() throws {
    try style("Logo")
    let run = try workspace.run("lint", "--print-config", "styles/icons.yaml")
    #expect(run.output.contains("images: [\"Assets.xcassets\", \"pictures\"]\n"), "\(run.output)")
  }

  // MARK: Pictures

  /// The picture of a style in its first modes.
  private func picture(_ style: String) throws -> Data {
    let names = workspace.files(in: "out/Previews/UIImageView").keys.sorted()
    let name = names.first { $0.hasPrefix("\(style).normal") && $0.hasSuffix("@2x.png") }
    return try Data(contentsOf: workspace.url("out/Previews/UIImageView/" + #require(name, "\(names)")))
  }

  /// The colour in the middle of it.
  private func middle(_ style: String = "s0") throws -> [Int] {
    let bitmap = try #require(Bitmap(png: Array(picture(style))))
    let start = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
    return bitmap.bytes[start..<start + 4].map(Int.init)
  }

  private func build(_ arguments: String...) throws -> Workspace.Run {
    try workspace.run(["build", "--output", "out", "--format", "png"] + arguments)
  }

  @Test func picturesShowThem() throws {
    try style("Logo", "Icons/Star", "wave")
    #expect(try build().status == 0)
    #expect(try middle() == [255, 0, 0, 255])
    #expect(try middle("s1") == [255, 0, 0, 255])
    #expect(try middle("s2") == [0, 0, 255, 255])
  }

  /// Also in a run that draws nothing, because all pictures are there.
  @Test func whatIsntDrawnIsTold() throws {
    try workspace.write("pictures/moving.gif", "GIF89a")
    try workspace.write("pictures/text.jpg", "no image")
    try style("moving.gif", "text.jpg")
    for _ in 0..<2 {
      let run = try build()
      #expect(
        run.error.contains(
          "info[undrawn-image]: pictures show a box in place of ‘moving.gif’, because ‘moving.gif’ is a GIF"),
        "\(run.error)")
      #expect(!run.error.contains("in place of ‘text.jpg’"), "\(run.error)")
    }
    #expect(try lint().output.contains("styles/icons.yaml:3:53: warning[damaged-image]: ‘text.jpg’"))
  }

  /// What an earlier build drew is drawn again, though no style file has changed: also where the file for another scale stays.
  @Test func aChangedImageMakesAChangedPicture() throws {
    try style("wave")
    #expect(try build("--scale", "2").status == 0)
    #expect(try middle() == [0, 0, 255, 255])
    try workspace.write("pictures/wave@2x.png", Self.png([0, 255, 0, 255]))
    #expect(try build("--scale", "2").status == 0)
    #expect(try middle() == [0, 255, 0, 255])
    try FileManager.default.removeItem(at: workspace.url("pictures/wave@2x.png"))
    #expect(try build("--scale", "2").status == 0)
    #expect(try middle() == [0, 0, 255, 255])
  }

  @Test func aWatchedImageIsDrawnAgain() throws {
    try style("wave")
    let watched = try Watched(workspace, "--format", "png")
    _ = try watched.waitUntilReady()
    #expect(try middle() == [0, 0, 255, 255])
    try workspace.replace("pictures/wave@2x.png", Self.png([0, 255, 0, 255]))
    #expect(try watched.wait().contains("pictures/wave@2x.png changed\n"))
    #expect(try middle() == [0, 255, 0, 255])
    // One that wasn't named before, and so wasn't read.
    try style("Logo")
    _ = try watched.wait()
    #expect(try middle() == [255, 0, 0, 255])
  }

  /// A kept run of `lint` doesn't outlast an image that goes.
  @Test func lintLooksAtTheFoldersAgain() throws {
    try style("photo")
    Thread.sleep(forTimeInterval: 3)
    func lint() throws -> String {
      try workspace.run(script: "exec \"$stylec\" lint --output-format concise 2>&1").output
    }
    #expect(try !lint().contains("unknown-image"))
    #expect(workspace.files(in: ".cache").count == 1)
    try FileManager.default.moveItem(
      at: workspace.url("pictures/photo.png"), to: workspace.url("pictures/photos.png"))
    #expect(try lint().contains("unknown-image"))
  }

  // MARK: Hostile files

  /// Whatever stands in a file, the build ends well, and its picture is the crossed box that stands for an image without a file.
  @Test func aFileThatCantBeDrawnIsACrossedBox() throws {
    let good = Array(Self.png([255, 0, 0, 255]))
    func sized(_ width: Int, _ height: Int) -> [UInt8] {
      let header = PNGFile.chunk("IHDR", PNGFile.word(width) + PNGFile.word(height) + [8, 6, 0, 0, 0])
      return Array(good[..<8]) + header + Array(good[33...])
    }
    let cases: [(String, [UInt8])] = [
      ("nothing", []), ("signature", Array(good[..<8])), ("truncated", Array(good.dropLast(20))),
      ("no pixels", Array(good[..<33]) + PNGFile.chunk("IEND", [])), ("zero", sized(0, 20)),
      ("huge", sized(100_000, 100_000)), ("most", sized(0x7FFF_FFFF, 0x7FFF_FFFF)),
      ("long", sized(1, 100_000)),
      ("text", Array("<svg/>".utf8)), ("length", Array(good[..<33]) + [255, 255, 255, 255] + good[37...]),
      ("size of another", sized(4000, 4000)), ("order", Array(good[..<8]) + good[33...] + good[8..<33]),
      ("jpeg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
    ]
    try style(Array(repeating: "", count: cases.count).indices.map { "bad\($0)" })
    for (index, (_, bytes)) in cases.enumerated() {
      try workspace.write("pictures/bad\(index).png", Data(bytes))
    }
    try workspace.write(
      "styles/none.yaml",
      "styles: { none: { component: UIImageView, image: gone, preview: { size: [40, 40] } } }\n")
    let run = try build()
    #expect(run.status == 0, "\(run.error)")
    let expected = try picture("none")
    for (index, (name, _)) in cases.enumerated() {
      #expect(try picture("s\(index)") == expected, "\(name)")
    }
  }

  private func style(_ images: [String]) throws {
    let styles = images.enumerated().map { index, name in
      "  s\(index): { summary: S., component: UIImageView, image: \(name), preview: { size: [40, 40] } }\n"
    }
    try workspace.write("styles/icons.yaml", "styles:\n" + styles.joined())
  }

  /// Folders, links out of the project and sets that name files elsewhere are left alone.
  @Test func nothingLeadsElsewhere() throws {
    try workspace.write("outside/secret.png", Self.png([0, 255, 0, 255]))
    try workspace.write("project/.git/HEAD", "")
    try workspace.write("project/secret.png", Self.png([0, 255, 0, 255]))
    try workspace.write("project/.stylec.yml", "images: [images, A.xcassets]\n")
    try workspace.write(
      "project/A.xcassets/up.imageset/Contents.json", "{\"images\":[{\"filename\":\"../../secret.png\"}]}")
    try workspace.write(
      "project/A.xcassets/hidden.imageset/Contents.json", "{\"images\":[{\"filename\":\".secret.png\"}]}")
    try workspace.write("project/A.xcassets/hidden.imageset/.secret.png", Self.png([0, 255, 0, 255]))
    try workspace.write("project/images/folder.png/x.txt", "")
    _ = try workspace.run(
      script:
        "cd project/images && ln -s ../../outside/secret.png link.png && ln -s nowhere.png lost.png && ln -s loop.png loop.png && mkfifo pipe.png"
    )
    try workspace.write(
      "project/styles/a.yaml",
      "styles:\n"
        + ["up", "hidden", "folder", "link", "lost", "loop", "pipe"].map {
          "  \($0): { component: UIImageView, image: \($0), preview: { size: [40, 40] } }\n"
        }.joined())
    let run = try workspace.run(
      script: "cd project && exec \"$stylec\" build -o ../out --format png --allow-read ../out")
    #expect(run.status == 0, "\(run.error)")
    for name in ["up", "hidden", "folder", "link", "lost", "loop", "pipe"] {
      #expect(try middle(name) != [0, 255, 0, 255], "\(name)")
    }
  }

  @Test func brokenCatalogsAreSurvived() throws {
    let sets = [
      "", "[]", "{", "{\"images\":{}}", "{\"images\":[1,null,{\"filename\":{}},{\"filename\":\"\"}]}",
      "{\"images\":[{\"filename\":\"a.png\",\"scale\":\"-1x\",\"appearances\":[{}, 3]}]}",
      "{\"images\":[{\"filename\":\"a.png\",\"scale\":\"1e999x\"}]}", "\u{FEFF}{}",
      "{\"images\":[{\"filename\":\"b.png\"}]}",
    ]
    try style(sets.indices.map { "x\($0)" })
    for (index, set) in sets.enumerated() { try write("Assets.xcassets/x\(index).imageset", set) }
    let run = try build()
    #expect(run.status == 0 && !run.error.contains("unknown-image"), "\(run.error)")
  }
}
