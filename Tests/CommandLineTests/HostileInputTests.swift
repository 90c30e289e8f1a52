import Foundation
import Testing

/// Input that means harm: each gets a place and the right exit code, in a second and 256 MB.
@Suite struct HostileInputTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Runs with so little room that what needs more crashes.
  private func lint(_ path: String) throws -> (run: Workspace.Run, duration: Duration) {
    let clock = ContinuousClock()
    var run: Workspace.Run?
    let duration = try clock.measure {
      // macOS knows no limit of memory.
      let limit = "ulimit -v 262144 2>/dev/null || true"
      run = try workspace.run(script: "\(limit); exec \"$stylec\" lint --output-format concise \(path)")
    }
    return (try #require(run), duration)
  }

  private static let billionLaughs: String = {
    let names = "abcdefghij".map(String.init)
    let lines = zip(names, names.dropFirst()).map {
      "\($1): &\($1) [\(Array(repeating: "*\($0)", count: 9).joined(separator: ", "))]\n"
    }
    return "a: &a [x, x, x, x, x, x, x, x, x]\n" + lines.joined()
  }()

  private static let contents: [(name: String, bytes: Data, expected: String)] = [
    (
      "ill-formed UTF-8", Data("styles:\n  a: { x: \"".utf8) + [0xFF] + Data("\" }\n".utf8),
      "2:12: error[invalid-encoding]"
    ),
    ("NUL", Data("a: \0b\n".utf8), "1:4: error[invalid-encoding]"),
    ("a lone surrogate", Data("a: ".utf8) + [0xED, 0xA0, 0x80], "1:4: error[invalid-encoding]"),
    ("deep nesting", Data(String(repeating: "[", count: 100_000).utf8), "1:65: error[nesting-too-deep]"),
    ("a billion laughs", Data(billionLaughs.utf8), "error[too-many-aliases]"),
    (
      "10 MB of one value", Data(("styles: \"" + String(repeating: "a", count: 10_000_000) + "\"\n").utf8),
      "1:1: error[file-too-large]"
    ),
    (
      "4 MB of one value", Data(("styles: \"" + String(repeating: "a", count: 4_000_000) + "\"\n").utf8),
      "1:9: error[invalid-structure]"
    ),
    ("a value that holds itself", Data("tokens: &a [*a]\n".utf8), "1:13: error[unknown-alias]"),
    ("itself as an import", Data("imports: [hostile.yaml]\n".utf8), "1:11: error[import-cycle]"),
    (
      "a bidi control in a name", Data("styles: { \"a\u{202E}b\": { component: UIView } }\n".utf8),
      "1:13: error[invalid-key]"
    ),
  ]

  @Test(arguments: contents.map(\.name))
  func contentIsAFinding(_ name: String) throws {
    let content = try #require(Self.contents.first { $0.name == name })
    try workspace.write("hostile.yaml", content.bytes)
    let (run, duration) = try lint("hostile.yaml")
    #expect(run.status == 1)
    #expect(run.output.contains(content.expected))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("hostile.yaml:") })
    #if !DEBUG
    #expect(duration < .seconds(1))
    #else
    #expect(duration < .seconds(60))
    #endif
  }

  @Test(arguments: ["mkfifo x.yaml", "ln -s nowhere x.yaml", "ln -s x.yaml x.yaml", "ln -s /dev/zero x.yaml"])
  func whatIsNoFileCannotBeRead(_ preparation: String) throws {
    _ = try workspace.run(script: preparation)
    let (run, duration) = try lint("x.yaml")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("x.yaml:1:1: error[unreadable-file]"))
    #expect(duration < .seconds(30))
  }

  @Test func aFolderAsImportIsAFindingAtTheImport() throws {
    try workspace.write("a.yaml", "imports: [folder]\n")
    try workspace.write("folder/b.txt", "")
    let (run, _) = try lint("a.yaml")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.yaml:1:11: error[unknown-import]"))
    #expect(run.output.contains("this folder has no JSON file of design tokens"), "\(run.output)")
  }

  @Test func aFileWithoutPermissionCannotBeRead() throws {
    try workspace.write("a.yaml", Example.clean)
    let run = try workspace.run(
      script: "chmod 000 a.yaml; [ ! -r a.yaml ] || exit 99; exec \"$stylec\" lint a.yaml")
    // Root reads everything.
    guard run.status != 99 else { return }
    #expect(run.status == 2)
    #expect(run.output.contains("permission denied"))
  }

  @Test func aCycleOfImportsIsToldWithItsFiles() throws {
    try workspace.write("a.yaml", "imports: [b.yaml]\n")
    try workspace.write("b.yaml", "imports: [c.yaml]\n")
    try workspace.write("c.yaml", "imports: [a.yaml]\n")
    let (run, _) = try lint("a.yaml")
    #expect(run.status == 1)
    #expect(run.output.contains("a.yaml → b.yaml → c.yaml → a.yaml"))
  }
}
