import Foundation
import StyleModel
import Testing
import UnsyncedFiles

@testable import StyleEmit

@Suite(.tags(.toolchain)) struct SwiftUITests {
  /// Every shipped style is found after a dot, as `.buttonStyle(.danger)` finds it, and is the style of that name.
  @Test func shippedStylesAreStylesOfSwiftUI() throws {
    let generated = Generated.shipped
    var lines = ["import SwiftUI", "@MainActor func found<S: ButtonStyle>(_ style: S) -> S { style }"]
    for style in generated.sheet.styles {
      let component = generated.sheet.components[style.component]
      let value = "\(swiftTypeName(component.name))Style.\(swiftIdentifier(style.name))"
      if component.base.isControl {
        lines.append("_ = Button(\"Title\") {}.buttonStyle(.\(swiftIdentifier(style.name)))")
        lines.append("print(found(.\(swiftIdentifier(style.name))) == \(value))")
      } else {
        lines.append("_ = Color.clear.modifier(\(value))")
        lines.append("print(true)")
      }
    }
    let answers = try SwiftUIProgram.run(lines.joined(separator: "\n"), with: generated, named: "swiftui")
      .split(
        separator: "\n")
    #expect(answers == generated.sheet.styles.map { _ in "true" })
  }

  /// The lamp's colour goes from the tone to red, and comes back to what is usual through where it began.
  @Test func whatBeginsElsewhereIsShownFirst() throws {
    let generated = MotionTests.beacon
    let body = generated.text("SwiftUI/BeaconStyle+SwiftUI.swift")
    #expect(body.contains("warmMotion.value(look.tone, from: look.tone, to: StyleColor(0xFF0000))"))
    #expect(body.contains("pulseMotion.value(look.lampOpacity, from: look.pulseFrom, to: look.numberBright)"))
    let output = try SwiftUIProgram.run(
      """
      for phase in [StyleMotion.still, .start, .end] {
        print(phase.value("usual", from: "start", to: "end"), phase.value(1, to: 2), phase.value(nil, from: 3, to: 4) ?? 0)
      }
      """, with: generated, named: "swiftui-motion")
    #expect(output == "usual 1 0\nstart 1 3\nend 2 4\n")
  }

  /// A font grows with the reader's text size where it has a text style, whether the style or the file says its size.
  @Test func fontsFollowTheTextSize() throws {
    let generated = Generated(
      """
      components:
        Words: { base: UILabel, properties: { gap: { type: CGFloat, default: 1 } } }
      styles:
        styled: { component: Words, text: A, font: { textStyle: title1 } }
        sized: { component: Words, text: A, font: { textStyle: title1, size: 20, weight: bold } }
        family: { component: Words, text: A, font: { textStyle: body, size: 20, family: Inter } }
        fixed: { component: Words, text: A, font: { size: 20 } }
      """)
    #expect(generated.diagnostics.isEmpty)
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ style: WordsStyle) {
        for size in [DynamicTypeSize.large, .accessibility1] {
          var values = EnvironmentValues()
          values.dynamicTypeSize = size
          _Notes.all = []
          _ = Text(verbatim: "A").modifier(style)._draw(in: CGSize(width: 80, height: 20), values)
          print(_Notes.all.filter { $0.contains("font ") }.joined(separator: "|"))
        }
      }
      for style in [WordsStyle.styled, .sized, .family, .fixed] { show(style) }
      """, with: generated, named: "swiftui-fonts")
    #expect(
      output == """
        font system title
        font system title
        font system 20.0 bold
        font system 30.0 bold
        font Inter 20.0 relative to body regular
        font Inter 20.0 relative to body regular
        font system 20.0 regular
        font system 20.0 regular

        """)
  }

  /// SwiftUI tells of light, dark and contrast; of a sheet's own axes, whoever uses the style does.
  @Test func modesOfOnesOwnAreInTheEnvironment() throws {
    let generated = Features.layers.generated
    #expect(
      generated.text("SwiftUI/PanelStyle+SwiftUI.swift").contains(
        "StyleModes(colorScheme, colorSchemeContrast, styleModes)"))
    #expect(MotionTests.beacon.text("SwiftUI/StyleModes+SwiftUI.swift").isEmpty)
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show() { _ = Color.clear.modifier(PanelStyle.panel).environment(\\.styleModes.density, .compact) }
      show()
      let modes = StyleModes(.dark, .increased, StyleModes(appearance: .light, density: .compact))
      print(modes.appearance, modes.contrast, modes.density)
      print(StyleModes(.light, .standard).density)
      """, with: generated, .embed, named: "swiftui-modes")
    #expect(output == "dark highContrast compact\nregular\n")
  }

  /// Apple's SwiftUI is at hand beside UIKit or AppKit, and one module holds all that is generated.
  /// ``SettingTests`` does the same with the shipped files.
  @Test(arguments: wholes.indices)
  func allTargetsCompileInOneModule(_ index: Int) throws {
    let folder = try SwiftUITests.wholes[index].write("all-\(index)")
    let files = try Toolchain.swiftFiles(in: folder)
    for (framework, outcome) in try Toolchain.typecheckViews(files) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(4_000))")
    }
    let names = files.map { ($0 as NSString).lastPathComponent }
    #expect(Set(names).count == names.count, "a module has no two files of one name")
  }

  private static let wholes = [
    Features.together, Features.inputs.generated, Features.variants.generated, BrandTests.generated,
  ]
}

/// Compiles generated SwiftUI with a program that uses it, against the double, and runs it.
enum SwiftUIProgram {
  /// What the program prints.
  ///
  /// - Parameter runtime: Most programs import the library, which is compiled once for all of them.
  static func run(
    _ program: String, with generated: Generated, _ runtime: EmitOptions.Runtime = .import,
    named name: String
  ) throws -> String {
    let isImported = runtime == .import
    let generated = isImported ? generated.importingRuntime([.plain, .swiftui]) : generated
    let library = isImported ? try RuntimeLibrary.importing(with: .uikit) : []
    let modules = isImported ? ["UIKit", "SwiftUI"] : ["SwiftUI"]
    let folder = try generated.only(.swiftui).write(name)
    let imports = isImported ? "@_spi(Generated) import StyleRuntime\n" : ""
    try Data((imports + program).utf8).writeUnsynced(to: folder.appending(path: "main.swift"))
    let path = folder.appending(path: "program")
    let built = try Toolchain.build(
      path, of: Toolchain.swiftFiles(in: folder), with: modules,
      Toolchain.strict + PlainStructs.importing(of: generated, runtime)
        + library)
    try #require(built.status == 0, "\(built.output)")
    return try Toolchain.run([path.path]).output
  }
}
