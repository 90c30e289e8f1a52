import Foundation
import StyleModel
import Testing

@testable import StyleEmit

@Suite struct UIKitTests {
  /// The layers that a generated class builds are those that the compiler resolved: for each shipped style, in each
  /// state, at two sizes, in each appearance and contrast.
  @Test func classesBuildTheResolvedLayers() throws {
    let generated = Generated.shipped
    let folder = try generated.write("uikit")
    let cases = Situation.all(of: generated.sheet)
    let driver = Folder.doubles.appending(path: "Driver/LayerDump.swift").path
    let main = folder.appending(path: "main.swift")
    try Data(Situation.program(cases, generated.sheet).utf8).write(to: main)
    let program = folder.appending(path: "program").path
    let sources = try Toolchain.swiftFiles(in: folder).filter { !$0.contains("/SwiftUI/") }
    let built = try Toolchain.run(
      ["swiftc", "-o", program, driver] + sources + Toolchain.strict + Doubles.flags() + Doubles.linking())
    #expect(built.status == 0, "\(built.output)")
    let run = try Toolchain.run([program])
    let blocks = run.output.split(separator: "\n\n", omittingEmptySubsequences: true).map(String.init)
    #expect(blocks.first == "implicit animations: 0")
    #expect(blocks.count == cases.count + 1)
    for (situation, block) in zip(cases, blocks.dropFirst()) {
      let expected = situation.expected(generated.sheet)
      let built = block.split(separator: "\n").map(String.init)
      #expect(built.count == expected.count, "\(situation): \(built)")
      for (built, expected) in zip(built, expected) { #expect(built == expected, "\(situation)") }
    }
  }
}

/// A style in a state, modes and a size.
struct Situation {
  var style: Int
  var state: StateSet
  var modes: ModeSet
  var size: Size

  static func all(of sheet: ResolvedSheet) -> [Situation] {
    let states: [StateSet] = [
      .normal, .highlighted, .selected, [.selected, .highlighted], .disabled, .normal,
    ]
    let modes: [ModeSet] = [
      [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
      [.dark, .highContrast],
    ]
    let sizes = [Size(width: 150, height: 44), Size(width: 80, height: 60)]
    return sheet.styles.indices.flatMap { style in
      modes.flatMap { modes in
        sizes.flatMap { size in
          states.map { Situation(style: style, state: $0, modes: modes, size: size) }
        }
      }
    }
  }

  /// A program that brings one view of each style into all of its situations in turn.
  static func program(_ situations: [Situation], _ sheet: ResolvedSheet) -> String {
    var lines = ["import UIKit", "var output: [String] = []"]
    var last: Int?
    for situation in situations {
      let style = sheet.styles[situation.style]
      let component = sheet.components[style.component]
      let view = "view\(situation.style)"
      if last != situation.style {
        lines.append("let \(view) = \(swiftTypeName(component.name))(frame: .zero)")
        lines.append("\(view).apply(.\(swiftIdentifier(style.name)))")
        last = situation.style
      }
      let (size, state) = (situation.size, situation.state)
      lines.append(
        """
        \(view).change(traits: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .\(situation.modes.contains(.dark) ? "dark" : "light")),
          UITraitCollection(accessibilityContrast: .\(situation.modes.contains(.highContrast) ? "high" : "normal")),
        ]))
        \(view).bounds = CGRect(x: 0, y: 0, width: \(size.width), height: \(size.height))
        \(view).layer.position = CGPoint(x: \(size.width / 2), y: \(size.height / 2))
        \(view).layoutIfNeeded()
        """)
      if component.base.isControl {
        lines.append("\(view).isHighlighted = \(state.contains(.highlighted))")
        lines.append("\(view).isSelected = \(state.contains(.selected))")
        lines.append("\(view).isEnabled = \(!state.contains(.disabled))")
      }
      lines.append("output.append(dump(\(view)).joined(separator: \"\\n\"))")
    }
    lines.append(#"print("implicit animations: \(CALayer.implicitAnimations)\n")"#)
    lines.append(#"print(output.joined(separator: "\n\n"))"#)
    return lines.joined(separator: "\n") + "\n"
  }

  func expected(_ sheet: ResolvedSheet) -> [String] {
    let isControl = sheet.components[sheet.styles[style].component].base.isControl
    let look = sheet.look(of: style, state: isControl ? state : .normal, modes: modes)
    var dump = LookDump(look: look, size: size)
    let unpressed = sheet.look(of: style, state: state.subtracting(.highlighted), modes: modes)
    dump.given = unpressed.layers.first { $0.layer.name == "backgroundImage" }?[.contents] ?? .null
    return dump.lines
  }
}
