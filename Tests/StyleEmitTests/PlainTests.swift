import Foundation
import Testing

@Suite struct PlainTests {
  @Test func shippedStructsCompileWithoutAnyFramework() throws {
    let folder = try Generated.shipped.write("plain").appending(path: "Plain")
    let files = try Toolchain.swiftFiles(in: folder)
    #expect(Generated.shipped.diagnostics.isEmpty)
    let outcome = try Toolchain.run(["swiftc", "-typecheck"] + Toolchain.strict + files)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func outputIsAsTheFormatterLeavesIt() throws {
    let folder = try Generated.shipped.write("format")
    for file in Generated.shipped.files {
      let formatted = try Toolchain.run(
        ["swift-format", "format", "--configuration", "{}", folder.appending(path: file.path).path])
      #expect(formatted.output == String(decoding: file.bytes, as: UTF8.self), "\(file.path)")
    }
  }
}
