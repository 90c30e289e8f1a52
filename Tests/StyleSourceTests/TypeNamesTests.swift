import Foundation
import Testing

@Suite struct TypeNamesTests {
  /// Whoever searches for a type finds one. What is for other systems or without pictures may have the same name in the same module.
  @Test func noTwoModulesHaveATypeOfOneName() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    let declaration = try NSRegularExpression(
      pattern:
        #"^(?:(?:package|public|final|indirect|@\S+) )*(?:struct|enum|class|protocol|actor) (\w+)"#,
      options: .anchorsMatchLines)
    var paths: [String: [String]] = [:]
    let files = FileManager.default.enumerator(atPath: sources.path(percentEncoded: false))
    for case let path as String in files ?? .init()
    where path.hasSuffix(".swift") && !path.hasPrefix("StyleRuntime/") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in declaration.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
        guard let name = Range(match.range(at: 1), in: text) else { continue }
        paths[String(text[name]), default: []].append(path)
      }
    }
    #expect(paths.count > 700)
    for (name, paths) in paths where Set(paths.map { $0.prefix { $0 != "/" } }).count > 1 {
      Issue.record("\(paths.sorted().joined(separator: " and ")) declare ‘\(name)’")
    }
  }
}
