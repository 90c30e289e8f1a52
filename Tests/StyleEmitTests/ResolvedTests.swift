import Foundation
import StyleModel
import Testing
import UnsyncedFiles

/// The struct's own `resolved(in:modes:)` gives, in every state and every combination of modes, what the compiler
/// resolves.
@Suite(.tags(.toolchain)) struct ResolvedTests {
  static let source = """
    modes:
      density: [regular, compact, spacious]
      brand: [plain, festive]
    tokens:
      color:
        ink: { value: "#111", dark: "#EEE", high-contrast: "#000", dark+high-contrast: "#FFF", festive: "#A00" }
      length:
        gap: { value: 8, compact: 4, spacious+dark: 16 }
    components:
      Card:
        base: UIButton
        properties:
          gap: { type: CGFloat, default: $length.gap }
          width: { type: CGFloat, default: 10 }
          note: { type: String, default: plain }
          ink: { type: UIColor, default: $color.ink }
          other: { type: UIColor, default: red }
        layer:
          borderWidth: $width
          borderColor: $ink
          sublayers:
            - { name: glow, kind: rectangle, backgroundColor: $other, opacity: 0.5 }
        states:
          highlighted: { width: 11, glow.opacity: 1 }
          disabled: { note: off }
          selected: { other: $ink }
    styles:
      quiet: { component: Card }
      loud:
        extends: quiet
        width: 20
        note: loud
        modes:
          dark: { width: 21, ink: blue }
          compact: { width: 22, note: small }
          dark+compact: { width: 23 }
          festive: { other: green }
        states:
          highlighted: { ink: $color.ink }
          selected: { width: 30 }
          selected+highlighted: { width: 40, gap: $length.gap }
          hovered: { note: over, width: 50 }
      contrary:
        component: Card
        modes:
          festive: { gap: 1 }
          compact: { gap: 2, ink: "#123456" }
          dark: { gap: 3 }
    """

  @Test func structsResolveAsTheCompilerDoes() throws {
    let generated = Generated(ResolvedTests.source, targets: [.plain])
    #expect(generated.diagnostics.filter { $0.severity == .error }.isEmpty)
    let sheet = generated.sheet
    let folder = try generated.write("resolved")
    try Data(ResolvedTests.program(sheet).utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(program, of: Toolchain.swiftFiles(in: folder))
    #expect(built.status == 0, "\(built.output)")
    let printed = try Toolchain.run([program.path]).output.split(separator: "\n").map(String.init)
    let expected = ResolvedTests.expected(sheet)
    #expect(printed.count == expected.count)
    for (printed, expected) in zip(printed, expected) { #expect(printed == expected) }
  }

  private static func modes(of sheet: ResolvedSheet) -> [ModeSet] {
    sheet.modes.combinations(of: sheet.modes.axes)
  }

  private static func program(_ sheet: ResolvedSheet) -> String {
    let modes = modes(of: sheet).map { combination in
      let choices = sheet.modes.axes.map { axis in
        let value = axis.values.first { combination.contains($0.mode) }?.name ?? ""
        return "\(axis.name): .\(swiftIdentifier(value))"
      }
      return "StyleModes(\(choices.joined(separator: ", ")))"
    }
    let styles = sheet.styles.map { "(\"\($0.name)\", CardStyle.\($0.name))" }
    return """
      func text(_ color: StyleColor, _ modes: StyleModes) -> String {
        let parts = color.components(
          isDark: modes.appearance == .dark, hasHighContrast: modes.contrast == .highContrast)
        return [parts.red, parts.green, parts.blue].map { String(Int($0 * 255 + 0.5)) }.joined(separator: " ")
      }
      let allModes: [StyleModes] = [
        \(modes.joined(separator: ",\n  "))
      ]
      let styles: [(String, CardStyle)] = [\(styles.joined(separator: ", "))]
      for (name, style) in styles {
        for state: StyleState.RawValue in [\(StateSet.combinations.map { "\($0.rawValue)" }.joined(separator: ", "))] {
          for (index, modes) in allModes.enumerated() {
            let look = style.resolved(in: StyleState(rawValue: state), modes: modes)
            print(
              name, state, index, look.gap, look.width, look.note, text(look.ink, modes), text(look.other, modes),
              look.glowOpacity)
          }
        }
      }
      """
  }

  private static func expected(_ sheet: ResolvedSheet) -> [String] {
    let component = sheet.components[sheet.styles[0].component]
    func index(_ name: String) -> Int { component.properties.firstIndex { $0.name == name } ?? 0 }
    let glow = component.layers.firstIndex { $0.name == "glow" } ?? 0
    return sheet.styles.indices.flatMap { style in
      let looks = sheet.looks(of: style)
      return StateSet.combinations.flatMap { state in
        modes(of: sheet).enumerated().map { number, modes in
          let look = looks.look(state: state, modes: modes)
          let values = ["gap", "width", "note", "ink", "other"].map { text(look.properties[index($0)].value) }
          return
            ([sheet.styles[style].name, "\(state.rawValue)", "\(number)"] + values
            + [text(look.layers[glow][.opacity])]).joined(separator: " ")
        }
      }
    }
  }

  private static func text(_ value: Value) -> String {
    if let color = value.color {
      let bytes = color.srgb8
      return "\(bytes.red) \(bytes.green) \(bytes.blue)"
    }
    return value.double.map { "\($0)" } ?? value.text ?? "nil"
  }
}
