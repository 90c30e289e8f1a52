import Foundation
import StyleEmit
import StyleModel
import Testing
import UnsyncedFiles

/// Nothing that stands in a style file can end a literal, a comment or an identifier early: whatever the names and
/// texts are, what comes out compiles, and it means what the file says.
@Suite struct HostileTests {
  static let texts = [
    "*/ public let evil = 1 /*", "\\(fatalError())", "\"\"\"", "\" + evil + \"", "a\rlet evil = 1",
    "a\nlet evil = 1\n#error(\"evil\")", "a\u{2028}let evil = 1", "\u{202E}live\u{202C}", "\u{1B}[31mred",
    "\u{0}",
    "", " ", "default", "init", "self", "Self", "Type", "inout", "1st", "🎉", "`", "style", "layer", "body",
    "hash",
    "resolved", "Changes", "é", "e\u{301}", "\u{301}", "#if false", "//", "///", "\\", "\\u{41}", "#\"",
    String(repeating: "long", count: 2_560),
  ]

  static let component = """
    modes: { density: [regular, compact] }
    components:
      Victim:
        base: UIButton
        summary: S
        deprecated: D
        properties:
          width: { type: CGFloat, default: 1, summary: S, deprecated: D }
          color: { type: UIColor, default: red, summary: S }
          finish: { type: String, values: [flat, glossy], default: flat }
          note: { type: String, default: N }
        layer:
          borderWidth: $width
          sublayers:
            - { name: glow, kind: rectangle, backgroundColor: $color }
        states: { highlighted: { glow.hidden: true } }
    styles:
      victim:
        component: Victim
        summary: S
        deprecated: D
        title: T
        font: { family: F, size: 12 }
        image: I
        modes: { compact: { width: 2 } }
    """

  /// A sheet with a component and a style for each text, which stands wherever a name or a text can.
  static func sheet() -> ResolvedSheet {
    var sheet = Generated(component, targets: []).sheet
    let (model, style) = (sheet.components[sheet.styles[0].component], sheet.styles[0])
    sheet.components = []
    sheet.styles = []
    for (index, text) in texts.enumerated() {
      sheet.components.append(hostile(model, text, index))
      sheet.styles.append(hostile(style, text, index))
    }
    let token = Token(
      name: "", type: .color, value: ModedValue(.color(.black), origin: .unknown), span: style.span)
    sheet.tokens = texts.map { text in
      var token = token
      (token.name, token.summary, token.deprecated) = ("color." + text, text, text)
      return token
    }
    sheet.paths = ["folder/a\nlet evil = 1.yaml"]
    return sheet
  }

  private static func hostile(_ model: Component, _ text: String, _ index: Int) -> Component {
    var component = model
    component.name = text
    component.summary = text
    component.deprecated = text
    for place in component.properties.indices {
      component.properties[place].owner =
        component.properties[place].owner == .base(.button)
        ? .base(.button) : component.properties[place].owner
      guard case .component = component.properties[place].owner else { continue }
      component.properties[place].owner = .component(index)
      component.properties[place].name += text
      component.properties[place].summary = text
      if component.properties[place].deprecated != nil { component.properties[place].deprecated = text }
      if case .choice = component.properties[place].type {
        component.properties[place].type = .choice([text, "flat"])
        component.properties[place].defaultValue.value = .choice(text)
      }
      if component.properties[place].type == .string {
        component.properties[place].defaultValue.value = .string(text)
      }
    }
    for place in component.layers.indices {
      guard case .component = component.layers[place].owner else { continue }
      component.layers[place].owner = .component(index)
      component.layers[place].name += text
    }
    return component
  }

  private static func hostile(_ model: Style, _ text: String, _ index: Int) -> Style {
    var style = model
    style.name = text
    style.summary = text
    style.deprecated = text
    style.component = index
    for place in style.settings.indices {
      switch style.settings[place].value.value {
      case .string: style.settings[place].value.value = .string(text)
      case .font: style.settings[place].value.value = .font(Font(family: text))
      case .image: style.settings[place].value.value = .image(.asset(text))
      case _: continue
      }
    }
    return style
  }

  @Test(.tags(.toolchain)) func whateverNamesAndTextsAreItCompiles() throws {
    let sheet = HostileTests.sheet()
    #expect(sheet.styles[0].settings.count == 4)
    let folder = try Generated(sheet).write("hostile")
    for file in Generated(sheet).files {
      #expect(file.path.utf8.count < 200)
      // No line break but LF, and nothing that can't be seen.
      let odd = String(decoding: file.bytes, as: UTF8.self).unicodeScalars.first { scalar in
        scalar != "\n"
          && [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
          || ("\u{202A}"..."\u{202E}").contains(scalar)
      }
      #expect(odd == nil, "\(file.path)")
    }
    let outcomes = try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder), ["-swift-version", "6"])
    for (framework, outcome) in outcomes {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(4_000))")
      #expect(!outcome.output.contains("warning:"), "\(outcome.output.prefix(4_000))")
    }
  }

  /// What a program prints of the texts is what went in.
  @Test(.tags(.toolchain)) func textsMeanWhatTheyAre() throws {
    var sheet = HostileTests.sheet()
    for index in sheet.styles.indices {
      sheet.components[index].name = "Victim\(index)"
      sheet.styles[index].ownName = "style\(index)"
    }
    let folder = try Generated(sheet, targets: [.plain]).write("texts")
    let lines = sheet.styles.indices.map { "show(Victim\($0)Style.style\($0).title)" }
    let show =
      "func show(_ text: String?) { print((text ?? \"\").unicodeScalars.map { String($0.value) }.joined(separator: \" \")) }\n"
    try Data((show + lines.joined(separator: "\n")).utf8).writeUnsynced(
      to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(program, of: Toolchain.swiftFiles(in: folder), [])
    #expect(built.status == 0, "\(built.output.prefix(4_000))")
    let printed = try Toolchain.run([program.path]).output.split(
      separator: "\n", omittingEmptySubsequences: false)
    let expected = HostileTests.texts.map { $0.unicodeScalars.map { "\($0.value)" }.joined(separator: " ") }
    #expect(printed.dropLast().map(String.init) == expected)
  }
}
