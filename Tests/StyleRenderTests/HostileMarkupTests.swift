import Foundation
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Nothing that stands in a style file ends an element, an attribute or an id early, and no file's name leads elsewhere.
@Suite struct HostileMarkupTests {
  static let texts = [
    "</script><script>alert(1)</script>", "</style>", "</svg>", "]]>", "<![CDATA[", "<!--", "-->",
    "\" onload=\"x",
    "' onload='x", "&amp;", "&#0;", "a\rb", "a\nb", "\u{2028}", "\u{202E}live\u{202C}", "\u{1B}[31mred",
    "\u{0}",
    "\u{FFFE}", "", " ", "..", "../../etc/passwd", "/", "CON", "🎉", "é", "e\u{301}",
    String(repeating: "long", count: 2_560),
  ]

  /// A sheet whose every name and text is this one, though the compiler would refuse some.
  private func sheet(_ text: String) throws -> (sheet: ResolvedSheet, sources: SourceMap) {
    var sources = SourceMap()
    _ = sources.add(
      path: text,
      bytes: Array(
        """
        modes: { density: [regular, compact] }
        components:
          Victim:
            base: UIButton
            summary: S
            properties: { note: { type: String, default: N } }
            layer:
              shadowOpacity: 1
              sublayers:
                - { name: words, kind: text, string: N }
                - { name: shine, kind: gradient, stops: [{ color: red }, { color: clear }] }
            animations: { pulse: { property: layer.opacity, to: 0.5, duration: 1 } }
        styles:
          victim: { component: Victim, title: T, font: { family: F, size: 12 }, modes: { compact: { title: U } } }

        """.utf8))
    var sheet = compile(sources).product
    let victim = try #require(sheet.components.firstIndex { $0.name == "Victim" })
    sheet.components[victim].name = text
    sheet.components[victim].summary = text
    sheet.components[victim].animations[0].name = text
    sheet.components[victim].preview.title = text
    for place in sheet.styles.indices {
      sheet.styles[place].name = text
      sheet.styles[place].summary = text
      sheet.styles[place].preview.title = text
      for setting in sheet.styles[place].settings.indices {
        var font = Font()
        font.family = text
        let isFont =
          if case .font = sheet.styles[place].settings[setting].value.value { true } else { false }
        let value: Value = isFont ? .font(font) : .string(text)
        sheet.styles[place].settings[setting].value = ModedValue(value, origin: .unknown)
      }
    }
    return (sheet, sources)
  }

  @Test(.tags(.slow), arguments: texts.indices)
  func pagesAndPicturesStayWellFormed(_ index: Int) throws {
    let text = Self.texts[index]
    let (sheet, sources) = try sheet(text)
    let pictures = pictureList(sheet)
    let moving = movingPictures(in: sheet)
    #expect(!pictures.isEmpty && !moving.isEmpty)
    for picture in pictures {
      let title = picture.title(in: sheet)
      check(
        renderSVG(buildScene(picture, in: sheet), idPrefix: picture.idPrefix(in: sheet), title: title), text)
      check(path: picture.fileName(in: sheet))
    }
    let scene = buildScene(pictures[0], in: sheet)
    #expect(throws: Never.self) { try renderPDF(scene, title: pictures[0].title(in: sheet)).get() }
    for moving in moving {
      check(try #require(renderMovingSVG(moving, in: sheet, idPrefix: text)), text)
      check(path: moving.fileName(in: sheet))
    }
    try checkGallery(String(decoding: gallery(sheet, sources), as: UTF8.self), text)
  }

  /// What a gallery shows stands in scripts that nothing runs: each is JSON, and no text ends one early or begins another.
  private func checkGallery(_ page: String, _ text: String) throws {
    let opening = "<script type=\"application/json\" id=\"gallery-"
    let parts = page.components(separatedBy: opening).dropFirst()
    #expect(parts.count == 1 + page.components(separatedBy: "\"gallery-style-").count - 1)
    for part in parts {
      let start = try #require(part.range(of: "\">")).upperBound
      let end = try #require(part.range(of: "</script>")).lowerBound
      let json = part[start..<end]
      #expect(throws: Never.self, "for ‘\(text)’") { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
      #expect(!json.contains("<") && isUnmisleading(String(json)))
    }
    // The page itself has one module.
    #expect(page.components(separatedBy: "<script").count - 1 == parts.count + 1)
  }

  private func check(_ markup: [UInt8], _ text: String) {
    #expect(XMLParser(data: Data(markup)).parse(), "for ‘\(text)’")
    #expect(isUnmisleading(String(decoding: markup, as: UTF8.self)))
  }

  /// A terminal or an editor that shows the source is not misled either.
  private func isUnmisleading(_ source: String) -> Bool {
    let forbidden: Set<Unicode.Scalar> = ["\u{0}", "\u{1B}", "\r", "\u{202E}", "\u{202C}", "\u{2028}"]
    return !source.unicodeScalars.contains(where: forbidden.contains)
  }

  private func check(path: String) {
    let parts = path.components(separatedBy: "/")
    #expect(parts.count == 3 && parts[0] == "Previews")
    #expect(parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && $0.utf8.count < 250 })
    #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }
}
