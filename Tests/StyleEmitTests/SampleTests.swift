import Foundation
import Testing

/// The package under `Tests/Sample` uses generated structs as an app does: in a module of their own.
@Suite(.tags(.toolchain)) struct SampleTests {
  @Test func thePackageBuildsAndRuns() throws {
    let folder = Folder.scratch.appending(path: "Sample")
    try FileManager.default.createDirectory(at: Folder.scratch, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Folder.doubles.appending(path: "../Sample"), to: folder)
    let styles = try String(contentsOf: folder.appending(path: "styles/badges.yaml"), encoding: .utf8)
    let generated = Generated([(path: "badges.yaml", text: styles)], targets: [.plain])
    #expect(generated.diagnostics.isEmpty)
    try generated.write(in: folder.appending(path: "Sources/Styles"))
    let outcome = try Toolchain.run(["swift", "build", "--disable-sandbox"], in: folder)
    try #require(outcome.status == 0, "\(outcome.output)")
    let program = folder.appending(path: ".build/debug/Report").path
    // In the compact mode the gap is 4, whatever the state; what a state does not set is as in the normal one. White
    // can't be lightened.
    #expect(
      try Toolchain.run([program]).output == """
        badge normal c91f16 10.0 capsule 1.0 4.0
        badge highlighted c91f16 10.0 capsule 0.5 4.0
        quiet normal 000000 10.0 square 1.0 4.0
        quiet highlighted 000000 4.0 square 0.5 4.0
        loud ffffff 0.25 false
        c91f16 ff6b60
        8.0 4.0
        2 ["capsule", "square"]

        """)
  }
}
