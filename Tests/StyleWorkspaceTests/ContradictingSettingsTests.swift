import StyleSource
import StyleWorkspace
import Testing

@Suite struct ContradictingSettingsTests {
  /// The settings of a folder, what they extend, and the line and the beginning of what is said of them; nil where both can hold.
  private static let cases: [(own: String, base: String, line: Int, message: String?)] = [
    ("runtime: import\nliveUpdates: true\n", "", 2, "‘liveUpdates’ needs ‘runtime: embed’"),
    ("liveUpdates: true\nruntime: import\n", "", 1, "‘liveUpdates’ needs ‘runtime: embed’"),
    (
      "extends: base.yml\nliveUpdates: true\n", "runtime: import\n", 2, "‘liveUpdates’ needs ‘runtime: embed’"
    ),
    (
      "extends: base.yml\nruntime: import\n", "liveUpdates: true\n", 2, "‘liveUpdates’ needs ‘runtime: embed’"
    ),
    ("runtime: import\nbundle: module\n", "", 2, "‘bundle: module’ needs ‘runtime: embed’"),
    ("runtime: import\nliveUpdates: false\n", "", 0, nil), ("liveUpdates: true\n", "", 0, nil),
    ("runtime: embed\nliveUpdates: true\n", "", 0, nil),
    ("extends: base.yml\nruntime: embed\n", "liveUpdates: true\nbundle: main\n", 0, nil),
  ]

  @Test(arguments: cases) func aSettingThatCanNotHoldIsReportedWhereItStands(
    _ own: String, _ base: String, _ line: Int, _ message: String?
  ) throws {
    let files = MemoryFiles([
      "s/.stylec.yml": own, "s/base.yml": base, "s/a.yaml": "styles: {}\n", "s/Package.swift": "",
    ])
    guard let message else {
      #expect(throws: Never.self) { try Workspace(["s"], in: files) }
      return
    }
    let thrown = #expect(throws: WorkspaceError.self) { try Workspace(["s"], in: files) }
    guard case .settings(.invalid(let diagnostics, let sources)) = thrown else {
      Issue.record("the settings are taken")
      return
    }
    #expect(diagnostics.map(\.message) == [message])
    let span = try #require(diagnostics.first?.span)
    #expect(LineTable(sources[span.file].bytes).position(Int(span.start)).line == line)
  }
}
