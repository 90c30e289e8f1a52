import Foundation
import Testing

@Suite(.tags(.toolchain)) struct PlainTests {
  @Test func shippedStructsCompileWithoutAnyFramework() throws {
    let folder = try Generated.shipped.write("plain").appending(path: "Plain")
    let files = try Toolchain.swiftFiles(in: folder)
    #expect(Generated.shipped.diagnostics.isEmpty)
    let outcome = try Toolchain.typecheck(files)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: ["shipped", "variants", "system", "brand"])
  func outputIsAsTheFormatterLeavesIt(_ name: String) throws {
    let generated =
      switch name {
      case "shipped": Generated.shipped
      case "variants": Features.variants.generated
      case "system": SystemTests.generated
      default: BrandFormulaTests.readable
      }
    let folder = try generated.write("format-\(name)")
    let outcome = try Toolchain.run([
      "swift-format", "format", "--configuration", "{}", "--in-place", "--parallel", "--recursive",
      folder.path,
    ])
    #expect(outcome.status == 0, "\(outcome.output)")
    // Of what a layer passes on to the component that it holds, the writer breaks no operators.
    for file in generated.files where file.component != "Shelf" {
      let formatted = try String(contentsOf: folder.appending(path: file.path), encoding: .utf8)
      #expect(formatted == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
  }

  @Test func tokensAreWrittenWithoutAnyComponent() throws {
    let count = 1_000
    let lengths = (0..<count).map { "    l\($0): \($0)\n" }.joined()
    let colors = "    ink: { value: black, dark: white }\n"
    let generated = Generated("tokens:\n  color:\n\(colors)  length:\n\(lengths)")
    let lines = generated.text("Plain/StyleTokens.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("enum Lengths") })
    let expected = (0..<count).map {
      """
          /// The token ‘length.l\($0)’ of example.yaml.
          public static let l\($0): Double = \($0)

          public static func l\($0)(in modes: StyleModes) -> Double { l\($0) }
      """
    }
    #expect(
      lines[(first + 1)...].prefix(5 * count - 1).joined(separator: "\n")
        == expected.joined(separator: "\n\n"))
    let folder = try generated.write("tokens")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output.prefix(4_000))")
    }
  }
}
