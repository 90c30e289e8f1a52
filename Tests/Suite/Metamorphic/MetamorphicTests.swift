import Foundation
import RandomStyles
import SeededRandom
import StyleEmit
import StyleLint
import StyleModel
import StyleSource
import StyleSyntax
import Testing

/// Changes of style files that must not change what comes of them, tried on the examples of all pages, on the styles that the project
/// ships, and on random styles. No other implementation has to say what is right: it is what it was before.
@Suite(.tags(.slow)) struct MetamorphicTests {
  /// Some files that are compiled together, and where they come from.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [(path: String, text: String)]

    /// nil where one of them means something together with its layout.
    var trees: [Tree]? {
      let trees = files.enumerated().compactMap { index, file in
        Tree(SourceFile(id: FileID(index), path: file.path, text: file.text))
      }
      return trees.count == files.count ? trees : nil
    }
  }

  /// By page, so that a failure says where to look.
  static let pages = SuiteTests.pages + ["styles", "random"]

  static func examples(of page: String) throws -> [Example] {
    if page == "styles" {
      let folder = Golden.root.appendingPathComponent("styles")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
        $0.hasSuffix(".yaml")
      }
      let files = try names.sorted().map {
        ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
      }
      return [Example(testDescription: page, files: files)]
    }
    if page == "random" {
      return BaseClass.allCases.enumerated().filter { index, _ in index % 4 == 1 }.map { index, base in
        let file = RandomFile(seed: UInt64(index), bases: [base])
        return Example(testDescription: "random \(base)", files: [("random.yaml", file.text)])
      }
    }
    let parsed = try Page(text: Golden(path: SuiteTests.folder + page).text)
    return parsed.sections.compactMap { section in
      let (sources, parts) = parsed.files(in: section)
      let files = sources.files
      // The changes are made to YAML.
      guard !files.isEmpty, parts.allSatisfy(\.fence.isYAML) else { return nil }
      let heading = parsed.parts[section.lowerBound]
      return Example(
        testDescription: "\(page), \(heading)",
        files: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }
  }

  /// What comes of the examples of a page as they are, worked out once for all tests.
  static func originals(of page: String) throws -> [(example: Example, outcome: Outcome)] {
    try known.value(page) { try examples(of: page).map { ($0, Outcome($0.files)) } }
  }

  private static let known = Known<[(example: Example, outcome: Outcome)]>()

  /// A changed example is tried with one framework, and with another one in each test.
  static func targets(_ example: Int, of test: Int) -> Set<EmitTarget> {
    let frameworks: [EmitTarget] = [.uikit, .appkit, .swiftui]
    return [.plain, frameworks[(example + test) % frameworks.count]]
  }

  /// How often a random change of each example is tried: once, or as `STYLEC_CHANGES` says.
  static let changes = ProcessInfo.processInfo.environment["STYLEC_CHANGES"].flatMap { Int($0) } ?? 1

  /// The seeds of an example's changes. Examples have different ones, so that even with one each many are tried.
  static func seeds(ofExample index: Int, count: Int = changes) -> [UInt64] {
    (0..<count).map { UInt64($0 * 1_000 + index) }
  }

  /// Tries a change of each example of a page; `test` is the number of the test.
  private func hold(
    _ page: String, test: Int, _ change: (Example, [Tree], inout SplitMix) -> [(path: String, text: String)]
  ) throws {
    for (index, (example, original)) in try Self.originals(of: page).enumerated() {
      guard let trees = example.trees else { continue }
      let targets = Self.targets(index, of: test)
      let before = original.only(targets)
      for seed in Self.seeds(ofExample: index) {
        var random = SplitMix(seed: seed)
        let files = change(example, trees, &random)
        let differences = before.differences(to: Outcome(files, targets: targets))
        let shown = files.map { "# \($0.path)\n\($0.text)" }.joined()
        #expect(differences.isEmpty, "\(example): \(differences.joined(separator: "\n"))\n\(shown)")
      }
    }
  }

  func written(
    _ example: Example, _ trees: [Tree], flow: Int = 0, comments: Int = 0, _ random: inout SplitMix
  ) -> [(path: String, text: String)] {
    zip(example.files, trees).map { file, tree in
      var writer = TreeWriter(
        random: SplitMix(seed: UInt64(random.next(1000))), flow: flow, comments: comments)
      return (file.path, writer.text(tree))
    }
  }

  @Test(arguments: pages) func blocksAndBracketsMeanTheSame(_ page: String) throws {
    try hold(page, test: 0) { written($0, $1, flow: 5, &$2) }
  }

  @Test(arguments: pages) func commentsMeanNothing(_ page: String) throws {
    try hold(page, test: 1) { written($0, $1, flow: 3, comments: 4, &$2) }
  }

  @Test(arguments: pages) func layingOutChangesNothingAndIsDoneAtOnce(_ page: String) throws {
    for (index, (example, original)) in try Self.originals(of: page).enumerated() {
      var formatted: [(path: String, text: String)] = []
      for (path, text) in example.files {
        guard case .success(let bytes) = format(SourceFile(id: FileID(0), path: path, text: text)) else {
          break
        }
        let again = format(SourceFile(id: FileID(0), path: path, bytes: bytes))
        #expect((try? again.get()) == bytes, "\(example)")
        formatted.append((path, String(decoding: bytes, as: UTF8.self)))
      }
      guard formatted.count == example.files.count else { continue }
      let targets = Self.targets(index, of: 2)
      let differences = original.only(targets).differences(to: Outcome(formatted, targets: targets))
      #expect(differences.isEmpty, "\(example): \(differences.joined(separator: "\n"))")
    }
  }
}

/// Values by name, each worked out once.
private final class Known<Value: Sendable>: @unchecked Sendable {
  // Used by one thread at a time, the one that holds the lock.
  private let lock = NSLock()
  private var values: [String: Value] = [:]

  func value(_ name: String, _ make: () throws -> Value) throws -> Value {
    if let known = lock.withLock({ values[name] }) { return known }
    // Two tests that begin with the same page work it out twice, rather than that one of them waits.
    let value = try make()
    lock.withLock { values[name] = value }
    return value
  }
}
