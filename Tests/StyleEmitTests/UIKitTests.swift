import Foundation
import StyleModel
import Testing

@testable import StyleEmit

@Suite struct UIKitTests {
  /// The layers that a generated class builds are those that the compiler resolved: for each style, in each state, at
  /// two sizes, in all modes.
  @Test(arguments: Features.allCases)
  func classesBuildTheResolvedLayers(_ features: Features) throws {
    let generated = features.generated
    #expect(generated.diagnostics.filter { $0.severity == .error }.isEmpty)
    let folder = try generated.write("uikit-\(features)")
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
      if built == expected { continue }
      let line = zip(built, expected).first { $0 != $1 }
      Issue.record(
        "\(situation): built \(line?.0 ?? block), expected \(line?.1 ?? "another number of layers")")
      return
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
    let appearances: [ModeSet] = [
      [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
      [.dark, .highContrast],
    ]
    let sizes = [Size(width: 150, height: 44), Size(width: 80, height: 60)]
    return sheet.styles.indices.flatMap { style in
      appearances.flatMap { appearance in
        customModes(of: sheet).flatMap { custom in
          sizes.flatMap { size in
            (0..<32).map { state in
              Situation(
                style: style, state: StateSet(rawValue: state), modes: appearance.union(custom), size: size)
            }
          }
        }
      }
    }
  }

  /// Each combination of the modes that the sheet has beside appearance and contrast.
  private static func customModes(of sheet: ResolvedSheet) -> [ModeSet] {
    sheet.modes.combinations(of: Array(sheet.modes.axes.dropFirst(2)))
  }

  /// A program that brings one view of each style into all of its situations in turn.
  static func program(_ sheet: ResolvedSheet) -> String {
    var lines = ["import UIKit", "var blocks: [String] = []"]
    for plan in ComponentPlan.all(of: sheet) {
      let axes = UIKitClass(plan, in: sheet).axes.map(\.member)
      for style in plan.styles {
        let modes = customModes(of: sheet).map { modes in
          let changes = sheet.modes.axes.filter { axes.contains($0.name) }.compactMap { axis in
            axis.values.first { modes.contains($0.mode) }.map {
              "view\(style.style).\(axis.name) = .\($0.name)"
            }
          }
          return "{ \(changes.joined(separator: "; ")) }"
        }
        lines.append("let view\(style.style) = \(plan.typeName)(frame: .zero)")
        lines.append("view\(style.style).apply(.\(style.name))")
        lines.append(
          "let blocks\(style.style) = exercise(view\(style.style), modes: [\(modes.joined(separator: ", "))])"
        )
      }
    }
    for index in sheet.styles.indices { lines.append("blocks += blocks\(index)") }
    lines.append(#"print("implicit animations: \(CALayer.implicitAnimations)\n")"#)
    lines.append(#"print(blocks.joined(separator: "\n\n"))"#)
    return lines.joined(separator: "\n") + "\n"
  }

  func expected(_ sheet: ResolvedSheet) -> [String] {
    let isControl = sheet.components[sheet.styles[style].component].base.isControl
    let state = isControl ? state : state.intersection([.focused, .hovered])
    let look = sheet.look(of: style, state: state, modes: modes)
    var dump = LookDump(look, in: Rect(size: size))
    let properties = sheet.components[look.component].properties
    if let image = properties.firstIndex(where: { $0.name == "backgroundImage" }) {
      dump.givenImage = look.properties[image].value
    }
    return dump.lines
  }
}
