import Foundation
import Testing

/// A file of the repository that a test either compares with what comes out now, or writes anew.
struct Golden {
  /// Relative to the root of the repository.
  let path: String

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether `BLESS=1` asks to write; never where `CI` is set.
  static func isBlessing(_ environment: [String: String]) -> Bool {
    environment["BLESS"] == "1" && environment["CI"] == nil
  }

  var text: String {
    get throws { try String(contentsOf: url, encoding: .utf8) }
  }

  /// Holds the file to `actual`, or makes it so.
  func hold(_ actual: String) throws {
    let isBlessing = Golden.isBlessing(ProcessInfo.processInfo.environment)
    let expected = isBlessing ? (try? text) ?? "" : try text
    guard actual != expected else { return }
    if isBlessing {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    } else {
      Issue.record("\(path): \(firstDifference(expected, actual))")
    }
  }

  private var url: URL { Golden.root.appendingPathComponent(path) }

  /// The first line that differs, as a person reads it in a failed test.
  private func firstDifference(_ expected: String, _ actual: String) -> String {
    let old = expected.components(separatedBy: "\n")
    let new = actual.components(separatedBy: "\n")
    let line = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func text(_ lines: [String]) -> String { lines.indices.contains(line) ? lines[line] : "(end of file)" }
    return "line \(line + 1) is ‘\(text(new))’, the file says ‘\(text(old))’"
  }
}

@Suite struct GoldenTests {
  @Test func nothingIsWrittenUnderCI() {
    #expect(Golden.isBlessing(["BLESS": "1"]))
    #expect(!Golden.isBlessing(["BLESS": "1", "CI": "true"]))
    #expect(!Golden.isBlessing([:]))
  }
}
