import Foundation
import StyleCompiler
import StyleLint
import StyleReport
import StyleScene
import StyleSource
import StyleWorkspace
import Testing

/// What is declared in a file of its own must be in a list too: these tests fail where that is forgotten.
@Suite struct ListsTests {
  private static let sources: [(file: URL, text: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
      .standardized
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { file in (try? String(contentsOf: file, encoding: .utf8)).map { (file, $0) } }
  }()

  /// What the first group of `pattern` matches in all sources, sorted.
  private func declared(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    Self.sources.flatMap { $0.text.matches(of: pattern) }.map { String($0.output.1) }.sorted()
  }

  @Test func everyDiagnosticCodeIsInAList() {
    let listed = allCodes + pictureCodes + workspaceCodes + Rule.all.map(\.code) + suppressionCodes
    #expect(declared(/DiagnosticCode\(\s*"([a-z-]+)",/) == listed.map(\.id).sorted())
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
    let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs").standardized
    for page in ["architecture.md", "contributing.md"] {
      let text = try String(contentsOf: docs.appending(path: page), encoding: .utf8)
      for name in text.matches(of: /`([A-Za-z\/]+\.swift)`/).map({ String($0.output.1) })
      where name != "Package.swift" {
        #expect(Self.sources.contains { $0.file.path.hasSuffix("/" + name) }, "\(page) names ‘\(name)’")
      }
    }
  }
}
