import Foundation
import StyleLint
import StyleReport
import StyleSource
import StyleWorkspace
import Testing

/// What is declared in a file of its own must be in a list too: these tests fail where that is forgotten.
@Suite struct ListsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardized

  private static let sources: [(file: URL, text: String)] = {
    let folder = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { file in (try? String(contentsOf: file, encoding: .utf8)).map { (file, $0) } }
  }()

  /// What the first group of `pattern` matches in all sources, sorted.
  private func declared(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    Self.sources.flatMap { $0.text.matches(of: pattern) }.map { String($0.output.1) }.sorted()
  }

  @Test func everyDiagnosticCodeIsInAList() {
    let codes = declared(/DiagnosticCode\(\s*"([a-z-]+)",/)
    #expect(codes == DiagnosticCode.known.map(\.id).sorted())
  }

  @Test func everyRuleIsInTheListAndInAFileOfItsOwn() {
    let files = Self.sources.filter {
      $0.file.path.contains("/StyleLint/Rules/") && $0.text.contains("= Rule(")
    }
    #expect(files.count == Rule.all.count)
    let named = files.map { $0.file.deletingPathExtension().lastPathComponent.lowercased() }.sorted()
    #expect(named == Rule.all.map { $0.code.id.replacing("-", with: "") }.sorted())
  }

  @Test func everyReportFormatIsInTheList() {
    #expect(declared(/= ReportFormat\(\s*"([a-z]+)"/) == ReportFormat.all.map(\.name).sorted())
  }

  @Test func everySourceFileThatTheDocumentationNamesExists() throws {
    for page in ["architecture.md", "contributing.md"] {
      let text = try Self.text("docs/" + page)
      for name in text.matches(of: /`([A-Za-z\/]+\.swift)`/).map({ String($0.output.1) })
      where name != "Package.swift" {
        #expect(Self.sources.contains { $0.file.path.hasSuffix("/" + name) }, "\(page) names ‘\(name)’")
      }
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func everyCommandIsInTheTableOfTheReadme() throws {
    let table = try Self.text("README.md").matches(of: /(?m)^\| `stylec ([a-z-]+)/).map {
      String($0.output.1)
    }
    let commands = Set(declared(/commandName: "([a-z-]+)"/)).subtracting(["stylec"])
    #expect(commands.count > 5 && Set(table) == commands)
  }

  /// Without a case, the page shows a value as text.
  @Test func everyControlOfTheInspectorHasACaseOnThePage() throws {
    func names(_ pattern: Regex<(Substring, Substring)>, in path: String) throws -> Set<String> {
      Set(
        try Self.text("Sources/StyleInspector/" + path).matches(of: pattern).map {
          String($0.output.1)
        })
    }
    let kinds = try names(/"kind": "([a-zA-Z]+)"/, in: "Rows/InspectorControl.swift")
    let cases = try names(/case '([a-zA-Z]+)'/, in: "Page/controls.js")
    #expect(kinds.count > 10 && kinds.subtracting(cases) == ["text"])
  }

  @Test func everyFuzzTargetIsRun() throws {
    let run = try Self.text("Tests/Fuzz/run").firstMatch(of: /(?m)^all=\(([a-z ]+)\)/)?.output.1
    let targets = try #require(
      Self.text("Tests/Fuzz/Targets/FuzzTarget.swift").firstMatch(
        of: /(?s)enum FuzzTarget.*?case ([a-z, \n]+)\n\n/))
    let declared = targets.output.1.split { $0 == "," || $0.isWhitespace }.map(String.init)
    #expect(Set(run?.split(separator: " ").map(String.init) ?? []) == Set(declared))
  }
}
