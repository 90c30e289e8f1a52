import Foundation
import Testing
import UnsyncedFiles

/// A value that code sets holds in the same states and modes as one that a style file gives to a style that extends the first.
@Suite(.tags(.toolchain)) struct ValuesOfCodeTests {
  private static let generated = Generated(
    """
    components:
      Box:
        base: UIControl
        variants: { kind: { usual: {}, bright: { fill: yellow } } }
        properties:
          fill: { type: UIColor, default: white }
          edge: { type: UIColor, default: blue }
          size: { type: CGFloat, default: 4 }
          pad: { type: CGFloat, default: 6 }
        modes:
          dark: { fill: $edge, size: $pad * 2 }
          high-contrast: { size: $pad + 1 }
        states:
          highlighted: { fill: "mix($edge, white, 0.5)" }
          selected: { size: $pad / 2 }
    styles:
      plain: { component: Box }
      own: { component: Box, edge: green, modes: { dark: { fill: black, size: 1 } } }
      same: { component: Box, fill: white, size: 4 }
      bright: { component: Box, variants: { kind: bright } }
    \(extensions)
    """)

  /// What is set, in a style file and in Swift.
  private static let settings = [
    ("fill", "fill: red", "$0.fill = StyleColor(0xFF0000)"),
    ("size", "size: 30", "$0.size = 30"),
    ("dark", "modes: { dark: { fill: red } }", "$0.dark.fill = StyleColor(0xFF0000)"),
    ("faint", "modes: { dark+high-contrast: { size: 30 } }", "$0[[.dark, .highContrast]].size = 30"),
    ("pressed", "states: { highlighted: { fill: red } }", "$0.highlighted.fill = StyleColor(0xFF0000)"),
    ("wide", "states: { highlighted: { size: 30 } }", "$0.highlighted.size = 30"),
    ("chosen", "states: { selected: { size: 30 } }", "$0.selected.size = 30"),
    ("edge", "edge: red", "$0.edge = StyleColor(0xFF0000)"),
    ("pad", "pad: 10", "$0.pad = 10"),
  ]

  private static let styles = ["plain", "own", "same", "bright"]

  private static var extensions: String {
    styles.flatMap { style in settings.map { "  \(style)-\($0.0): { extends: \(style), \($0.1) }" } }
      .joined(separator: "\n")
  }

  @Test func aValueThatCodeSetsHoldsWhereAStyleFilesWould() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let comparisons = Self.styles.flatMap { style in
      Self.settings.map { name, _, code in
        """
        compare("\(style)-\(name)", .\(style)\(name.prefix(1).uppercased() + name.dropFirst())) { style in
          style = .\(style)
          \(code.replacingOccurrences(of: "$0", with: "style"))
        }
        """
      }
    }
    let output = try PlainStructs.run(
      """
      nonisolated(unsafe) var looks = 0
      func compare(_ name: String, _ written: BoxStyle, _ set: (inout BoxStyle) -> Void) {
        var style = BoxStyle()
        set(&style)
        for state: StyleState in [[], .highlighted, .selected, [.highlighted, .selected], .disabled] {
          for modes in [
            StyleModes(), StyleModes(appearance: .dark), StyleModes(contrast: .highContrast), StyleModes(appearance: .dark, contrast: .highContrast),
          ] {
            let (expected, look) = (written.resolved(in: state, modes: modes), style.resolved(in: state, modes: modes))
            looks += 1
            if expected.fill != look.fill || expected.size != look.size || expected.edge != look.edge {
              print(name, state, modes, expected, look)
            }
          }
        }
      }
      \(comparisons.joined(separator: "\n"))

      // What is taken back is computed again.
      var style = BoxStyle.plain
      style.dark.fill = StyleColor(0xFF0000)
      style.dark.fill = nil
      print(style == .plain, style.resolved(in: [], modes: StyleModes(appearance: .dark)).fill == style.edge)
      print(looks)
      """, with: Self.generated, named: "values-of-code")
    #expect(output == "true true\n\(Self.styles.count * Self.settings.count * 20)\n")
  }
}
