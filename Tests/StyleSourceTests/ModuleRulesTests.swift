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

  /// Whoever searches for a type finds one. Inside a module, a type may have a namesake for other systems. What a type has of its own, such as
  /// a `Kind`, may be called as in another type, but not as a type of another module.
  @Test func noTwoModulesHaveATypeOfOneName() {
    var modules: [String: Set<String>] = [:]
    var nested: [(name: String, path: String)] = []
    for (path, text) in Self.sources where !path.hasPrefix("StyleRuntime/") {
      let declarations = text.matches(
        of:
          /(?m)^( *)((?:(?:package|public|final|indirect|@\S+) )*)(?:struct|enum|class|protocol|actor) (\w+)/
      )
      for declaration in declarations {
        let (_, indent, words, name) = declaration.output
        if indent.isEmpty {
          modules[String(name), default: []].insert(Self.module(of: path))
        } else if words.contains("package") || words.contains("public") {
          nested.append((String(name), path))
        }
      }
    }
    #expect(modules.count > 700 && nested.count > 100)
    for (name, modules) in modules where modules.count > 1 {
      Issue.record("\(modules.sorted().joined(separator: " and ")) declare ‘\(name)’")
    }
    // A scene has its own, in points and in sRGB, and they are written with its name: `Scene.Path`.
    let ofScene: Set = ["Color", "Font", "Path", "Shadow"]
    for (name, path) in nested where !(path.hasPrefix("StyleScene/") && ofScene.contains(name)) {
      let others = modules[name, default: []].subtracting([Self.module(of: path)])
      #expect(others.isEmpty, "\(path) and \(others.sorted().joined(separator: " and ")) declare ‘\(name)’")
    }
  }

  private static func module(of path: String) -> String { String(path.prefix { $0 != "/" }) }

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
