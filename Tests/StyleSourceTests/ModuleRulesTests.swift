import Foundation
import Testing

/// What holds in all modules, and the compiler doesn't check.
@Suite struct ModuleRulesTests {
  /// The Swift of `Sources` by its path there.
  private static let sources: [String: String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    var texts: [String: String] = [:]
    let files = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    for case let path as String in files ?? .init() where path.hasSuffix(".swift") {
      texts[path] = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return texts
  }()

  /// Whoever searches for a type finds one. Inside a module, a type may have a namesake for other systems.
  @Test func noTwoModulesHaveATypeOfOneName() {
    var modules: [String: Set<String>] = [:]
    for (path, text) in Self.sources where !path.hasPrefix("StyleRuntime/") {
      let declarations = text.matches(
        of: /(?m)^(?:(?:package|public|final|indirect|@\S+) )*(?:struct|enum|class|protocol|actor) (\w+)/)
      for declaration in declarations {
        modules[String(declaration.output.1), default: []].insert(String(path.prefix { $0 != "/" }))
      }
    }
    #expect(modules.count > 700)
    for (name, modules) in modules where modules.count > 1 {
      Issue.record("\(modules.sorted().joined(separator: " and ")) declare ‘\(name)’")
    }
  }

  /// What all targets share is known before any Swift is written.
  @Test func plansHoldNoSwift() {
    let plans = Self.sources.filter { $0.key.hasPrefix("StyleEmit/Plan/") }
    #expect(plans.count > 20)
    for (path, text) in plans {
      for line in text.split(separator: "\n") {
        if line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { continue }
        let hasTypes = line.contains(/\b(Code|SwiftValue|SwiftWriter)\b[(.:?>\]]/)
        // `"public "`, `"look.resolved(in: state)"`, `"?"`
        let hasWords = line.contains(/"[^"]*(?:\bpublic\b|@_|\.\w+\()[^"]*"|"\?+"/)
        #expect(!hasTypes && !hasWords, "\(path) writes Swift: \(line)")
      }
    }
  }
}
