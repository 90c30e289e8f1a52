@testable import StyleLint
import StyleSource
import Testing

/// A private style is never shown, and a private token is for the style files alone.
@Suite struct PrivateNameTests {
  private static let example = Example(
    """
    tokens:
      color:
        _raw: { blue: { value: "#0047AB", dark: "#0047AB" }, Bad-Name: { value: "#012345", dark: "#012345" } }
        tint: { value: $color._raw.blue, dark: "#8888FF" }
    components:
      Chip:
        base: UIButton
        properties: { line: { type: UIColor, default: $color.tint } }
        layer: { borderColor: $line, borderWidth: 1, backgroundColor: "#0047AB" }
        states: { highlighted: { line: white } }
    styles:
      _faint: { component: Chip, title: Go, titleColor: "#0048AC" }
      loud: { extends: _faint, titleColor: white }
      quiet: { extends: _faint }
      _unused: { component: Chip, title: Go }
    """)

  private func lines(_ rule: Rule) -> [String] {
    Self.example.findings(of: rule).map { finding in
      let table = LineTable(Self.example.sources[finding.span.file].bytes)
      return "\(table.position(Int(finding.span.start)).line): \(finding.message)"
    }
  }

  @Test func theLooksOfWhatExtendsAPrivateStyleAreJudged() {
    #expect(Self.example.problems.isEmpty)
    #expect(lines(.textContrast).map { $0.prefix(3) } == ["14:"])
  }

  @Test func anUnderscoreBeginsAPrivateName() {
    #expect(
      lines(.nameCase).map { $0.split(separator: "’")[0] } == ["3: ‘color._raw.Bad-Name"])
  }

  @Test func aLiteralBecomesNoPrivateToken() {
    #expect(!lines(.preferToken).contains { $0.contains("_raw") })
  }

  @Test func aPrivateStyleThatNothingExtendsIsUnused() {
    #expect(lines(.unusedStyle).map { $0.prefix(3) } == ["15:"])
  }
}
