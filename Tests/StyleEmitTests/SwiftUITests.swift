import Foundation
import StyleEmit
import StyleModel
import Testing

@Suite struct SwiftUITests {
  /// Every shipped style is found after a dot, as `.buttonStyle(.danger)` finds it, and is the style of that name.
  @Test func shippedStylesAreStylesOfSwiftUI() throws {
    let generated = Generated.shipped
    let folder = try generated.write("swiftui")
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
    try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: "main.swift"))
    let program = folder.appending(path: "program").path
    let sources = try Toolchain.swiftFiles(in: folder).filter { !$0.contains("/UIKit/") }
    let built = try Toolchain.run(
      ["swiftc", "-o", program] + sources + Toolchain.strict + Doubles.flags() + Doubles.linking(["SwiftUI"]))
    #expect(built.status == 0, "\(built.output)")
    let answers = try Toolchain.run([program]).output.split(separator: "\n")
    #expect(answers == generated.sheet.styles.map { _ in "true" })
  }

  /// Apple's UIKit and SwiftUI are both at hand on iOS, and one module holds all that is generated.
  @Test(arguments: Features.allCases)
  func allTargetsCompileInOneModule(_ features: Features) throws {
    let folder = try features.generated.write("all-\(features)")
    let outcome = try Toolchain.run(
      ["swiftc", "-typecheck"] + Toolchain.strict + Doubles.flags() + Toolchain.swiftFiles(in: folder))
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
