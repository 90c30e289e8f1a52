import StyleSource
import StyleSyntax
import StyleWorkspace
import Testing

/// In memory, since on a disk any folder above the test's may be that of a package.
@Suite struct ModuleBundleTests {
  @Test func `the bundle of a module needs a package in its folder or above`() throws {
    let texts = ["s/.stylec.yml": "bundle: module\n", "s/a.yaml": "styles: {}\n"]
    #expect(throws: Never.self) {
      try Workspace(["s"], in: MemoryFiles(texts.merging(["Package.swift": ""]) { $1 }))
    }
    #expect(throws: Never.self) {
      try Workspace(["s"], in: MemoryFiles(texts.merging(["s/Package.swift": ""]) { $1 }))
    }
    for other in ["t/Package.swift", "s/Package.resolved"] {
      let thrown = #expect(throws: WorkspaceError.self) {
        try Workspace(["s"], in: MemoryFiles(texts.merging([other: ""]) { $1 }))
      }
      guard case .settings(.invalid(let diagnostics, _)) = thrown else {
        Issue.record("\(other) makes a package of the folder")
        continue
      }
      #expect(diagnostics.count == 1)
      #expect(diagnostics.first?.message.hasPrefix("‘bundle: module’ needs a package") ?? false)
      #expect(diagnostics.first?.notes.first?.contains("write ‘bundle: main’") ?? false)
    }
  }
}
