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
    let driver = try Toolchain.swiftFiles(in: Folder.doubles.appending(path: "Driver"))
    let main = folder.appending(path: "main.swift")
    try Data(Situation.program(generated.sheet).utf8).write(to: main)
    let program = folder.appending(path: "program").path
    let sources = try Toolchain.swiftFiles(in: folder).filter { !$0.contains("/SwiftUI/") }
    let built = try Toolchain.run(
      ["swiftc", "-o", program] + driver + sources + Toolchain.strict + Doubles.flags()
        + Doubles.linking(["UIKit", "QuartzCore"]))
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

/// A style in a state, modes and a size; the driver beside the doubles goes through the same ones.
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
  static func program(_ sheet: ResolvedSheet) -> String {
    var lines = ["import UIKit", "var blocks: [String] = []"]
    for (index, style) in sheet.styles.enumerated() {
      lines.append(
        "let view\(index) = \(swiftTypeName(sheet.components[style.component].name))(frame: .zero)")
      lines.append("view\(index).apply(.\(swiftIdentifier(style.name)))")
      lines.append("blocks += exercise(view\(index))")
    }
    lines.append(#"print("implicit animations: \(CALayer.implicitAnimations)\n")"#)
    lines.append(#"print(blocks.joined(separator: "\n\n"))"#)
    return lines.joined(separator: "\n") + "\n"
  }

  func expected(_ sheet: ResolvedSheet) -> [String] {
    let isControl = sheet.components[sheet.styles[style].component].base.isControl
    let look = sheet.look(of: style, state: isControl ? state : .normal, modes: modes)
    var dump = LookDump(look, in: Rect(size: size))
    let unpressed = sheet.look(of: style, state: state.subtracting(.highlighted), modes: modes)
    dump.givenImage = unpressed.layers.first { $0.layer.name == "backgroundImage" }?[.contents] ?? .null
    return dump.lines
  }
}
