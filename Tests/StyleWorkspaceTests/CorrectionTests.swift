import Foundation
import StyleSource
import StyleWorkspace
import Testing

/// What is offered as a correction, put in place.
@Suite struct CorrectionTests {
  private func checked(_ text: String) throws -> CheckedSheet {
    try Workspace(["s"], in: MemoryFiles(["s/a.yaml": text])).snapshot.checked
  }

  /// What `--unsafe-fixes` makes of a text, and the errors that are left.
  private func fixed(_ text: String) throws -> (text: String, errors: [String]) {
    let fixed = FixedSheet(fixing: try checked(text), allowsUnsafe: true)
    let errors = fixed.checked.findings.filter { $0.severity == .error }.map(\.message)
    return (String(decoding: fixed.checked.sources.files[0].bytes, as: UTF8.self), errors)
  }

  /// Where no correction is offered since it does harm, a note says what may be meant.
  @Test(arguments: [
    (
      "highlighted: { alpha: 0.5 }, pressed: { alpha: 0.4 }",
      "‘highlighted’ may be meant, which stands here already: write both under one key"
    ),
    (
      "hover: { alpha: 0.5 }, \":hover\": { alpha: 0.4 }",
      "‘hovered’ may be meant, which stands here already: write both under one key"
    ),
    (
      "selected+highlighted: { alpha: 0.5 }, pressed+on: { alpha: 0.4 }",
      "‘highlighted+selected’ may be meant, which stands here already: write both under one key"
    ),
  ])
  func `a note says what was meant`(states: String, note: String) throws {
    let sheet = try checked("styles:\n  go: { component: UIButton, states: { \(states) } }\n")
    let left = sheet.trying(sheet.findings).filter { $0.severity == .error && $0.fixes.isEmpty }
    #expect(left.map(\.notes) == [[note]])
  }

  /// A share is the colour's alpha, and a remark of C is one of YAML.
  @Test(arguments: [
    ("#0A5FD6 80%", "\"#0A5FD6CC\""), ("#0A5FD6 4%", "\"#0A5FD60A\""),
    ("#0A5FD6 // brand", "\"#0A5FD6\" # brand"),
    ("#FFF 80%", "\"#FFFFFFCC\""), ("#0A5FD6, 80%", "\"#0A5FD6CC\""), ("#0A5FD6 0.5", "\"#0A5FD680\""),
    ("#FFF, 80%;", "\"#FFFFFFCC\""), ("#FFF -1", "\"#FFF\" # -1"),
    ("{ h: 0.5, s: 1, l: 0.5 }", "hsl(180 100% 50%)"),
    ("#0A5FD6 brand blue", "\"#0A5FD6\" # brand blue"), ("#0A5FD6 -- brand", "\"#0A5FD6\" # brand"),
    ("#0A5FD6 /* brand */", "\"#0A5FD6\" # brand"), ("#0A5FD6FF 80%", "\"#0A5FD6FF\" # 80%"),
    ("{ r: 0.039, g: 0.373, b: 0.839 }", "rgb(10 95 214)"),
    ("{ r: 10, g: 95, b: 214, a: 255 }", "rgb(10 95 214)"),
    ("{ red: 1, green: 0, blue: 0, alpha: 50% }", "rgb(255 0 0 / 0.5)"),
    ("{ h: 215, s: 95%, l: 44% }", "hsl(215 95% 44%)"), ("{ hex: 0A5FD6 }", "\"#0A5FD6\""),
  ])
  func `what stands behind an unquoted colour is kept`(written: String, meant: String) throws {
    let start = "styles:\n  go:\n    component: UIView\n    backgroundColor: "
    let fixed = try fixed(start + written + "\n")
    #expect(fixed.text == start + meant + "\n")
    #expect(fixed.errors.isEmpty)
  }

  /// All names of a state are corrected in one round.
  @Test func `joined states are corrected together`() throws {
    let text = "styles:\n  go: { component: UIButton, states: { pressed+on: { alpha: 0.5 } } }\n"
    let sheet = try checked(text)
    #expect(sheet.findings.flatMap(\.fixes).map(\.title) == ["write ‘highlighted+selected’"])
    #expect(try fixed(text).errors == [])
  }

  private static let button = """
    tokens:
      color: { accent: navy, onAccent: white }
      length: { corner: 12 }
    components:
      Go:
        base: UIButton
        layer:
          cornerRadius: 4
          MISTAKE
    styles:
      go:
        component: Go
        backgroundColor: $color.accent
        titleColor: $color.onAccent
        layer.opacity: 1
        MISTAKE

    """

  /// `mistake` stands in a style, or in the layer of its component.
  private static func sheet(_ mistake: String, inLayer: Bool) -> String {
    var parts = button.components(separatedBy: "MISTAKE")
    let place = inLayer ? 0 : 1
    parts[place] += mistake
    return parts.joined()
  }

  @Test(arguments: [
    // Shadows of CSS and of design tools: the radius is half the blur.
    (
      "box-shadow: 0 2px 4px rgba(0,0,0,.3)",
      "shadows: [{ color: black, opacity: 0.3, offset: [0, 2], radius: 2 }]"
    ),
    (
      "box-shadow: 0px 4px 4px 0px rgba(0, 0, 0, 0.25);",
      "shadows: [{ color: black, opacity: 0.25, offset: [0, 4], radius: 2 }]"
    ),
    ("box-shadow: inset 0 1px white", "shadows: [{ color: white, offset: [0, 1], radius: 0, inset: true }]"),
    (
      "box-shadow: 0 1px 2px #0A5FD6, 0 4px 8px 2px red",
      "shadows: [{ color: \"#0A5FD6\", offset: [0, 1], radius: 1 }, { color: \"#FF0000\", offset: [0, 4], radius: 4, spread: 2 }]"
    ),
    (
      "box-shadow: 0 1px 2px #00000033",
      "shadows: [{ color: black, opacity: 0.2, offset: [0, 1], radius: 1 }]"
    ),
    ("shadow: 0 2px 4px rgba(0,0,0,.3)", "shadow: { color: black, opacity: 0.3, offset: [0, 2], radius: 2 }"),
    ("shadow: 0 2px 4px 1px black", "shadows: [{ color: black, offset: [0, 2], radius: 2, spread: 1 }]"),
    (
      "shadow: \"X 0 Y 2 Blur 4 Spread 0 #000000 30%\"",
      "shadow: { color: black, opacity: 0.3, offset: [0, 2], radius: 2 }"
    ),
    ("filter: drop-shadow(0 1px 2px navy)", "shadows: [{ color: \"#000080\", offset: [0, 1], radius: 1 }]"),
    ("shadows: 1rem 0 $color.accent", "shadows: [{ color: $color.accent, offset: [16, 0], radius: 0 }]"),
    ("shadows: [0 2px 4px 1px black]", "shadows: [{ color: black, offset: [0, 2], radius: 2, spread: 1 }]"),
    ("border: 1px solid #0A5FD6", "borderWidth: 1\n      borderColor: \"#0A5FD6\""),
    ("border: 2px solid red;", "borderWidth: 2\n      borderColor: red"),
    ("background: #0A5FD6;", "backgroundColor: \"#0A5FD6\""),
    (
      "sublayers: [{ name: g, kind: gradient, stops: \"linear-gradient(to right, red, blue 40%)\" }]",
      "sublayers: [{ name: g, kind: gradient, stops: [{ color: red, location: 0 }, { color: blue, location: 0.4 }] }]"
    ),
    ("shadowOffset: 0x2", "shadowOffset: [0, 2]"),
    ("shadowOffset: 1px 2px", "shadowOffset: [1, 2]"),
  ])
  func entriesOfLayers(mistake: String, meant: String) throws {
    try expect(mistake, meant, inLayer: true)
  }

  @Test(arguments: [
    ("box-shadow: 0 2px 4px black", "layer.shadows: [{ color: black, offset: [0, 2], radius: 2 }]"),
    ("border: 1px solid $color.accent", "layer.borderWidth: 1\n    layer.borderColor: $color.accent"),
    ("border-radius: 3px", "layer.cornerRadius: 3"),
    ("tint: #0A5FD6;", "tintColor: \"#0A5FD6\""),
    ("tintColor: #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)", "tintColor: \"#00FF00\""),
    ("tintColor: accent", "tintColor: $color.accent"),
    ("tintColor: var(--accent)", "tintColor: $color.accent"),
    ("tintColor: var(--color-accent)", "tintColor: $color.accent"),
    ("tintColor: R.color.accent", "tintColor: $color.accent"),
    ("tintColor: $tokens.color.accent", "tintColor: $color.accent"),
    ("tintColor: Colors.blue", "tintColor: blue"),
    ("tintColor: Color(0xFF0A5FD6)", "tintColor: \"#0A5FD6\""),
    ("tintColor: UIColor(hex: \"#0A5FD6\")", "tintColor: \"#0A5FD6\""),
    ("tintColor: \"#0A5FD6\";", "tintColor: \"#0A5FD6\""),
    ("tintColor:\u{A0}red", "tintColor: red"),
    ("font: bold 17px Inter", "font: { family: Inter, size: 17, weight: bold }"),
    (
      "font: 600 17px/1.5 \"SF Pro\", sans-serif",
      "font: { family: SF Pro, size: 17, weight: semibold, lineHeight: 25.5 }"
    ),
    (
      "font-family: Inter;\n    font-size: 18px;\n    font-weight: 600;",
      "font: { family: Inter, size: 18, weight: semibold }"
    ),
    ("self.button.layer.borderWidth = 2", "layer.borderWidth: 2"),
    ("button.alpha = 0.9", "alpha: 0.9"),
    ("states:\n      :hover: { alpha: 0.5 }", "states:\n      hovered: { alpha: 0.5 }"),
    ("states: { highlighted: { alpha: 0.5 }", "states: { highlighted: { alpha: 0.5 } }"),
    ("title: \"Go", "title: \"Go\""),
    ("preview: { title: \"Go }", "preview: { title: \"Go\" }"),
    ("android:alpha=\"0.5\"", "alpha: 0.5"),
    ("view.tintColor = UIColor(white: 1, alpha: 1)", "tintColor: \"#FFFFFF\""),
    ("tintColor: alpha($color.accent, 0.5", "tintColor: alpha($color.accent, 0.5)"),
    ("tintColor: mix(red, blue", "tintColor: mix(red, blue, 0.5)"),
    ("tintColor: mix(red, $color.accent)", "tintColor: mix(red, $color.accent, 0.5)"),
    ("tintColor: mix(red, \"#FFF\", 0.5)", "tintColor: \"mix(red, #FFF, 0.5)\""),
    ("tintColor: mix(red, #FFF, 0.5)", "tintColor: \"mix(red, #FFF, 0.5)\""),
    ("tintColor: \"mix('#000', '#FFF', 0.5)\"", "tintColor: \"mix(#000, #FFF, 0.5)\""),
    ("tintColor: lighten( #123, 0.5) # brand", "tintColor: \"lighten( #123, 0.5)\" # brand"),
    ("tintColor: UIColor.systemBlue.withAlphaComponent(0.5)", "tintColor: \"alpha(systemBlue, 0.5)\""),
    ("tintColor: Color(red: 1, green: 0, blue: 0).opacity(0.5)", "tintColor: \"#FF000080\""),
    ("tintColor: let accent = UIColor.red", "tintColor: red"),
    ("tintColor: button.tintColor = .systemRed;", "tintColor: systemRed"),
    ("layer.borderWidth: self.layer.borderWidth = 2", "layer.borderWidth: 2"),
    ("clipsToBounds: view.clipsToBounds = true;", "clipsToBounds: true"),
  ])
  func entriesOfStyles(mistake: String, meant: String) throws {
    try expect(mistake, meant, inLayer: false)
  }

  /// What belongs under a key of a component, in the lines of a block and between braces.
  @Test(arguments: [
    ("base: UILabel, text: Hi, textColor: red", "base: UILabel, sets: { text: Hi, textColor: red }"),
    (
      "cornerRadius: 8, base: UIView, border-width: 1, states: {}",
      "layer: { cornerRadius: 8, borderWidth: 1 }, base: UIView, states: {}"
    ),
    (
      "base: UIButton, pressed: { alpha: 0.5 }, dark: { alpha: 0.9 }, title: \"a, b\"",
      "base: UIButton, states: { highlighted: { alpha: 0.5 } }, modes: { dark: { alpha: 0.9 } }, sets: { title: \"a, b\" }"
    ),
    (
      "\n    base: UIButton\n    title: Hello, you   # the word\n    layer: { opacity: 1 }\n    tint: red\n    hover: { alpha: 1 }\n",
      "\n    base: UIButton\n    sets:\n      title: Hello, you   # the word\n      tintColor: red\n    layer: { opacity: 1 }\n    states:\n      hovered: { alpha: 1 }\n"
    ),
  ])
  func keysOfComponents(mistake: String, meant: String) throws {
    func sheet(_ text: String) -> String {
      let isBlock = text.hasPrefix("\n")
      return
        "components:\n  Go: \(isBlock ? "" : "{ ")\(text)\(isBlock ? "" : " }\n")styles: { go: { component: Go } }\n"
    }
    let (text, left) = try fixed(sheet(mistake))
    #expect(text == sheet(meant))
    #expect(left.isEmpty)
  }

  /// The files beside an import are known, also where the run reads none of them.
  @Test(arguments: [
    ("Colors.yaml", "colors.yaml"), ("colors.yml", "colors.yaml"), ("colors", "colors.yaml"),
    ("colours.yaml", "colors.yaml"), ("../b/Theme.yaml", "../b/theme.yaml"), ("theme.yml", "../b/theme.yaml"),
  ])
  func importsThatMissAFileByLittle(written: String, meant: String) throws {
    func file(_ path: String) -> String { "imports: [\(path)]\nstyles: { go: { component: UIView } }\n" }
    let files = MemoryFiles([
      "s/a.yaml": file(written), "s/colors.yaml": "tokens: { color: { ink: navy } }\n",
      "b/theme.yaml": "tokens: { length: { gap: 8 } }\n",
    ])
    let all = try Workspace(["s", "b"], in: files).snapshot.checked
    let fixed = FixedSheet(fixing: all, allowsUnsafe: true).checked
    let changed = fixed.sources.files.first { $0.path == "s/a.yaml" }
    #expect(changed.map { String(decoding: $0.bytes, as: UTF8.self) } == file(meant))
    #expect(fixed.findings.filter { $0.severity == .error }.isEmpty)
    // Where the other file isn't read, a correction can't be tried.
    let alone = try Workspace(["s/a.yaml"], in: files).snapshot.checked
    let notes = alone.trying(alone.findings).flatMap(\.notes)
    #expect(notes.contains("there is ‘\(meant)’") == (written != "theme.yml"))
  }

  private func expect(_ mistake: String, _ meant: String, inLayer: Bool) throws {
    let wrong = try checked(Self.sheet(mistake, inLayer: inLayer))
    let errors = wrong.findings.filter { $0.severity == .error }
    #expect(!errors.isEmpty)
    let shown = wrong.trying(errors)
    #expect(shown.contains { !$0.fixes.isEmpty }, "\(errors.map(\.message))")
    let (text, left) = try fixed(Self.sheet(mistake, inLayer: inLayer))
    #expect(left.isEmpty, "\(text)")
    #expect(text == Self.sheet(meant, inLayer: inLayer))
  }

  /// A name alone is what the style is a style of, or what it extends.
  @Test func aStyleMayBeMeantByOneName() throws {
    let text = """
      components: { Card: { base: UIView } }
      styles:
        a: Card
        b: UILabel
        c: a

      """
    let fixed = try fixed(text)
    #expect(fixed.errors.isEmpty)
    #expect(fixed.text.contains("a: { component: Card }\n  b: { component: UILabel }\n  c: { extends: a }\n"))
  }

  @Test func aTokenIsKnownByTheNameThatItShouldHave() throws {
    for name in ["on accent", "$onAccent"] {
      let text =
        "tokens:\n  color: { accent: navy, \"\(name)\": white }\nstyles:\n"
        + "  a: { component: UIButton, backgroundColor: $color.accent, titleColor: $color.onAccent }\n"
      #expect(try checked(text).findings.filter { $0.severity == .error }.count == 1)
      #expect(try fixed(text).text == text.replacingOccurrences(of: "\"\(name)\"", with: "onAccent"))
    }
  }

  @Test func aPropertyIsRenamedWithItsUses() throws {
    let text = """
      components:
        Bubble:
          base: UIView
          properties:
            shadow: { type: Shadow, default: { radius: 1 } }
          layer: { shadow: $shadow }
          states: { normal: { shadow: { radius: 3 } } }
      styles:
        tip: { component: Bubble, shadow: { radius: 2 } }

      """
    let (fixed, left) = try fixed(text)
    #expect(left.isEmpty, "\(fixed) \(left)")
    #expect(
      fixed.components(separatedBy: "bubbleShadow").count == 5 && fixed.contains("shadow: $bubbleShadow"))
  }

  @Test func aSectionWithoutItsTitleIsOneError() throws {
    let text = "components:\n  Go: { base: UIButton }\n  first:\n    component: Go\n    title: Go\n"
    let errors = try checked(text).findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["‘first’ is a style, and stands among the components"])
    let (fixed, left) = try fixed(text)
    #expect(fixed == text.replacingOccurrences(of: "  first:", with: "styles:\n  first:") && left.isEmpty)
  }

  @Test func aResourceOfAndroidIsAnEntry() throws {
    let (fixed, left) = try fixed("tokens:\n  length:\n    <dimen name=\"corner\">12dp</dimen>\n")
    #expect(fixed == "tokens:\n  length:\n    corner: 12\n" && left.isEmpty)
  }

  @Test func aFrameInAStateSaysWhatToDo() throws {
    let text =
      "components:\n  Go:\n    base: UIButton\n    layer: { sublayers: [{ name: dot, kind: rectangle }] }\n"
      + "    states: { highlighted: { dot.frame: [0, 0, 1, 1] } }\n"
    let error = try checked(text).findings.first { $0.severity == .error }
    #expect(error?.notes.first?.contains("transform: { translation: [0, 2] }") == true)
  }

  @Test func aFileOfCSSIsOneErrorForEachRule() throws {
    let text = ".button {\n  color: red;\n}\n.button:hover {\n  color: blue;\n}\n"
    let errors = try checked(text).findings.filter { $0.severity == .error }
    #expect(
      errors.allSatisfy { $0.message == "this is CSS" } && errors.count <= 2, "\(errors.map(\.message))")
  }

  /// What would put another error in the place of the first isn't offered.
  @Test(arguments: [
    "styles:\n  a: { component: UIView }\n  b: { extends: \"a, a\" }\n",
    "styles:\n  a: { component: UIView, preview: { size: 160, 44], title: Go } }\n",
  ])
  func whatDoesHarmIsNotOffered(text: String) throws {
    let checked = try checked(text)
    let errors = checked.findings.filter { $0.severity == .error }
    #expect(errors.contains { !$0.fixes.isEmpty })
    #expect(checked.trying(errors).allSatisfy { $0.fixes.isEmpty })
  }

  /// Of all examples of the suite, each by itself: the finding is gone, and none is in what was written.
  @Test func whatIsOfferedWorks() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Suite/compile")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".md")
    }
    #expect(names.count > 20)
    var tried = 0
    for name in names {
      let page = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for example in page.components(separatedBy: "```yaml\n").dropFirst() {
        let text = example.components(separatedBy: "\n```")[0] + "\n"
        // Without a section of a style file it is none.
        guard let sheet = try? checked(text) else { continue }
        for finding in sheet.trying(sheet.findings) where finding.severity == .error {
          for fix in finding.fixes {
            let new = try checked(
              String(decoding: applying(fix.edits, to: sheet.sources.files[0].bytes), as: UTF8.self))
            let same = { (other: Diagnostic) in other.code == finding.code && other.message == finding.message
            }
            #expect(
              new.findings.count(where: same) < sheet.findings.count(where: same),
              "\(name): ‘\(fix.title)’ for ‘\(finding.message)’")
            tried += 1
          }
        }
      }
    }
    #expect(tried > 200)
  }
}
