import Foundation
import Testing

/// A font of the system; nil where it lies elsewhere.
private let originalFont = [
  "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "/usr/share/fonts/TTF/DejaVuSerif.ttf",
]
.first { FileManager.default.fileExists(atPath: $0) }

/// `fonts` in `.stylec.yml`: fonts that pictures use beside those of the system.
///
/// The font is one of the system with another name, so that pictures can be compared with pictures in the original.
@Suite(.enabled(if: originalFont != nil)) struct FontSettingsTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(".stylec.yml", "fonts: [Fonts]\n")
    try workspace.write("Fonts/notes.txt", "")
    try style("Stylec Serif")
  }

  private func style(_ family: String) throws {
    try workspace.write(
      "styles/title.yaml",
      """
      tokens: { font: { title: { value: { family: \(family), size: 20 } } } }
      styles:
        title: { summary: S., component: UILabel, text: Willow, font: $font.title, preview: { size: [100, 40] } }

      """)
  }

  /// The original, in whose table of names each occurrence of the family's name is one of the same length.
  private static func renamed(_ bytes: Data, to name: String) -> Data {
    var bytes = bytes
    let old = "DejaVu Serif"
    precondition(name.utf8.count == old.utf8.count)
    for encoding in [String.Encoding.utf16BigEndian, .macOSRoman] {
      guard let from = old.data(using: encoding), let to = name.data(using: encoding) else { continue }
      while let range = bytes.range(of: from) { bytes.replaceSubrange(range, with: to) }
    }
    return bytes
  }

  private func addFont(_ path: String = "Fonts/Deep/Stylec.ttf", _ name: String = "Stylec Serif") throws {
    let original = try Data(contentsOf: URL(fileURLWithPath: #require(originalFont)))
    try workspace.write(path, Self.renamed(original, to: name))
  }

  private func build(_ arguments: String...) throws -> Workspace.Run {
    try workspace.run(["build", "--output", "out", "--format", "png"] + arguments)
  }

  private func picture() throws -> Data {
    let files = workspace.files(in: "out/Previews/UILabel")
    let name = try #require(files.keys.sorted().first { $0.hasSuffix("@2x.png") })
    return try Data(contentsOf: workspace.url("out/Previews/UILabel/" + name))
  }

  @Test func picturesUseTheFont() throws {
    let missing = try build()
    #expect(
      missing.status == 0
        && missing.error.contains(
          "info[unknown-font]: no font of the family ‘Stylec Serif’ is installed, and pictures show the system font"
        ),
      "\(missing.error)")
    let without = try picture()
    // A font that comes makes pictures be drawn again.
    try addFont()
    let found = try build()
    #expect(found.status == 0 && !found.error.contains("unknown-font"), "\(found.error)")
    let with = try picture()
    #expect(with != without)
    try style("DejaVu Serif")
    #expect(try build().status == 0)
    #expect(try picture() == with)
  }

  /// Each family once, where it is written first.
  @Test func aFamilyIsReportedOnce() throws {
    try workspace.write(
      "styles/other.yaml",
      """
      styles:
        one: { summary: S., component: UILabel, text: A, font: { family: Nowhere, size: 20 } }
        two: { summary: S., component: UILabel, text: A, font: { family: Nowhere, size: 30, weight: bold } }

      """)
    let error = try build().error
    #expect(
      error.components(separatedBy: "‘Nowhere’").count == 2 && error.contains("styles/other.yaml:2:"),
      "\(error)")
  }

  /// Names of families stand in fonts, and alone where a property is a part of a font.
  @Test func aFamilyOfAPropertyIsReported() throws {
    try workspace.write(
      "styles/other.yaml",
      """
      components:
        Note:
          base: UILabel
          summary: S.
          properties: { family: { type: String?, default: Standard Nowhere }, isOld: { type: Bool, default: false }, other: { type: String, default: Nowhere Else } }
          sets: { font: { family: "if($isOld, Old Nowhere, $family)", size: 20 } }
          preview: { size: [100, 40] }
      styles:
        one: { summary: S., component: Note, text: A, family: Own Nowhere }
        two: { summary: S., component: Note, text: A, family: DejaVu Serif, other: Never Asked }
        three: { summary: S., component: Note, text: A, family: own nowhere }

      """)
    let error = try build().error
    for family in ["Standard Nowhere", "Old Nowhere", "Own Nowhere"] {
      #expect(error.components(separatedBy: "family ‘\(family)’").count == 2, "\(family): \(error)")
    }
    #expect(
      !["DejaVu Serif", "own nowhere", "Never Asked", "Nowhere Else"].contains {
        error.contains("family ‘\($0)’")
      })
  }

  @Test(arguments: [
    ("Fonts", "‘fonts’ must be a list of folders"), ("[Font]", "there is no folder ‘Font’"),
    ("[Fonts/notes.txt]", "‘Fonts/notes.txt’ is a file, and ‘fonts’ names folders"),
    ("[../elsewhere]", "‘../elsewhere’ can't be read"),
    ("[/usr/share/fonts]", "‘/usr/share/fonts’ can't be read"),
    ("{ a: b }", "‘fonts’ must be a list of folders"), ("[{ a: b }]", "not the path of a file"),
  ])
  func wrongSettingsAreErrors(_ fonts: String, _ problem: String) throws {
    try workspace.write(".git/HEAD", "")
    try workspace.write(".stylec.yml", "fonts: \(fonts)\n")
    let run = try workspace.run("lint", "--no-cache")
    #expect(run.status == 78 && (run.error + run.output).contains(problem), "\(run.error)\(run.output)")
  }

  @Test func aFileThatIsNoFontIsLeftOut() throws {
    try workspace.write("Fonts/a.ttf", "no font")
    try workspace.write("Fonts/b.otf", "")
    try addFont("Fonts/c.ttf")
    let run = try build()
    #expect(run.status == 0 && !run.error.contains("unknown-font"), "\(run.error)")
  }

  @Test func settingsPrintThem() throws {
    #expect(
      try workspace.run("lint", "--print-config", "styles/title.yaml").output.contains("fonts: [\"Fonts\"]\n")
    )
  }
}
