import Foundation
import StyleModel
import Testing
import UnsyncedFiles

/// Colours that generated code mixes of a style's own values are those that the compiler resolves.
@Suite(.tags(.toolchain)) struct MixingTests {
  static let expressions =
    [
      "alpha($first, $part)", "lighten($first, $part)", "darken($first, $part)", "lighten($first, 0)",
      "lighten(mix($first, $second, $part in oklch), 0.1)", "mix($first, label, $part in oklab)",
    ] + ColorSpace.allCases.map { "mix($first, $second, $part in \($0.rawValue))" }

  /// Greys, transparent ones, opposite hues, colours that differ by appearance or that sRGB does not hold. Some are exact in Swift; the
  /// others are written with six digits.
  static let colors: [(first: String, second: String, part: Double, isExact: Bool)] = [
    ("red", "blue", 0.5, true), ("white", "black", 0.25, true), ("'#123456'", "yellow", 0.75, true),
    ("gray", "'#00FF0080'", 0.5, false), ("clear", "clear", 0.5, true),
    ("rgb(255 0 128 / 20%)", "teal", 0.1, true), ("systemRed", "systemBackground", 0.3, true),
    ("color(display-p3 1 0 0)", "color(display-p3 0 1 0)", 0.4, true),
    ("oklch(0.7 0.35 150)", "lime", 0.6, false), ("color(display-p3 0.2 0.9 0.1)", "blue", 1, true),
    ("hsl(350 90% 40%)", "hsl(10 90% 60%)", 0.5, false),
  ]

  static let source =
    "components:\n"
    + expressions.enumerated().map { index, expression in
      """
        Mix\(index):
          base: UIView
          properties:
            first: { type: UIColor, default: red }
            second: { type: UIColor, default: blue }
            part: { type: Double, default: 0.5 }
          sets: { backgroundColor: "\(expression)" }

      """
    }.joined() + "styles:\n"
    + expressions.indices.flatMap { index in
      colors.enumerated().map { number, color in
        "  mix\(index)Of\(number): { component: Mix\(index), first: \(color.first), second: \(color.second), "
          + "part: \(color.part) }\n"
      }
    }.joined()

  @Test func coloursAreMixedAsTheCompilerMixesThem() throws {
    let generated = Generated(MixingTests.source, targets: [.plain])
    #expect(generated.diagnostics.filter { $0.severity == .error }.isEmpty)
    let sheet = generated.sheet
    let folder = try generated.write("mixing")
    try Data(MixingTests.program(sheet).utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program")
    let built = try Toolchain.build(program, of: Toolchain.swiftFiles(in: folder))
    #expect(built.status == 0, "\(built.output.prefix(4_000))")
    let printed = try Toolchain.run([program.path]).output.split(separator: "\n")
    try #require(printed.count == 4 * sheet.styles.count)
    for (index, style) in sheet.styles.enumerated() {
      let looks = sheet.looks(of: index)
      for (place, modes) in MixingTests.modes.enumerated() {
        let numbers = printed[4 * index + place].split(separator: " ").compactMap { Double($0) }
        let look = looks.look(modes: modes)
        let color = try #require(look.properties.first?.value.color, "\(style.name)").shown
        let components = color.components
        let expected = [
          color.space == .displayP3 ? 1 : 0, components.first, components.second, components.third,
          color.alpha,
        ]
        try #require(numbers.count == expected.count)
        let difference = zip(numbers, expected).map { abs($0 - $1) }.max() ?? 1
        let number = try #require(style.name.components(separatedBy: "Of").last.flatMap { Int($0) })
        let isExact = MixingTests.colors[number].isExact
        #expect(
          isExact ? numbers == expected : difference < 0.001,
          "\(style.name) \(place): \(numbers) for \(color)")
      }
    }
  }

  private static let modes: [ModeSet] = [
    [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast], [.dark, .highContrast],
  ]

  private static func program(_ sheet: ResolvedSheet) -> String {
    let styles = sheet.styles.map { style in
      "show(\(sheet.components[style.component].name)Style.\(style.name).backgroundColor)"
    }
    return """
      func show(_ color: StyleColor) {
        for (isDark, hasHighContrast) in [(false, false), (true, false), (false, true), (true, true)] {
          let look = color.components(isDark: isDark, hasHighContrast: hasHighContrast)
          print(look.space == .displayP3 ? 1 : 0, look.red, look.green, look.blue, look.alpha)
        }
      }
      \(styles.joined(separator: "\n"))
      """
  }
}
