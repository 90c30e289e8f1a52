import SeededRandom
import StyleCompiler
import StyleLint
import StyleSource
import Testing

/// The same of changes that give the parts of files other names and places.
extension MetamorphicTests {
  /// Declarations come out in the order in which they are written, so that lines of Swift change places.
  @Test(arguments: pages) func theOrderOfEntriesMeansNothing(_ page: String) throws {
    try compare(page, test: 3) { example, trees, random in
      let reordered = trees.map { Rewriting.reordered($0, &random) }
      return written(example, reordered, &random)
    } by: { outcome in
      // Of two styles that say the same, the first is named in the message about the second.
      outcome.findings = outcome.findings.map { String($0.prefix { $0 != ":" }) }
      outcome.swift = outcome.swift.mapValues { text in
        text.split(separator: "\n").map { $0.filter { $0 != "," } }.sorted().joined(separator: "\n")
      }
    }
  }

  @Test(arguments: pages) func sectionsMayStandInFilesOfTheirOwn(_ page: String) throws {
    // There is only one way to take sections apart.
    try compare(page, test: 4, changes: 1) { example, trees, random in
      guard trees.count == 1 else { return example.files }
      return Rewriting.split(trees[0]).map { path, tree in
        var writer = TreeWriter(random: SplitMix(seed: 0))
        return (path, writer.text(tree))
      }
    } by: { outcome in
      // All that comes before is imported, and Swift names the files: in its first line, and where each name comes from.
      outcome.findings.removeAll { $0.hasPrefix("unused-import") }
      outcome.swift = outcome.swift.mapValues(Self.withoutFileNames)
    }
  }

  @Test(arguments: pages) func namesAreOnlyNames(_ page: String) throws {
    // A name itself may be found wanting, and some pictures show it.
    let rulesOfNames = ["name-case", "label"]
    for (index, (example, original)) in try Self.originals(of: page).enumerated() {
      guard let trees = example.trees, !trees.contains(where: { $0["traits"] != nil }), !original.hasErrors
      else { continue }
      // Where ‘Pill.primary’ is the whole name of a style, the names of its pictures have a hash of that.
      if trees.contains(where: \.hasStyleNamedWithComponent) { continue }
      // A component with the name of a type that apps use has another one in Swift.
      if original.findings.contains(where: { $0.hasPrefix("other-name-in-swift") }) { continue }
      let targets = Self.targets(index, of: 5)
      var before = Outcome(example.files, targets: [], drawsPixels: true)
      before.swift = original.only(targets).swift
      var random = SplitMix(seed: 0)
      let files = written(example, Rewriting.renamed(trees), &random)
      var after = Outcome(files, targets: targets, drawsPixels: true)
      // A style that is named as one of SwiftUI's own is reached in another way.
      let special = Set(
        original.swift.filter { $1.contains("is a style of SwiftUI's own") }
          .map { Rewriting.withoutPrefix($0.key) })
      Outcome.dropEqualSwift(&before, &after)
      let outcomes = [before, after].map { outcome in
        var outcome = outcome
        outcome.findings = outcome.findings.filter { finding in
          !rulesOfNames.contains { finding.hasPrefix($0) }
        }.map { String($0.prefix { $0 != ":" }) }
        outcome.swift = Dictionary(
          uniqueKeysWithValues: outcome.swift.map {
            // Where a line is broken depends on how long its names are, and a name that is no identifier has another one.
            (
              Rewriting.withoutPrefix($0),
              String(
                decoding: Rewriting.withoutPrefix(
                  $1.contains("case ") ? $1.replacing(/(case \S+) = ".*"/) { "\($0.1)" } : $1
                ).utf8.filter { $0 != UInt8(ascii: "/") }, as: UTF8.self)
            )
          })
        outcome.swift = outcome.swift.filter { !special.contains($0.key) }
        outcome.pixels = Dictionary(
          outcome.pixels.map { (Rewriting.withoutPrefix($0), $1) }
        ) { first, _ in first }
        return outcome
      }
      let differences = outcomes[0].differences(to: outcomes[1])
      let shown = files.map { "# \($0.path)\n\($0.text)" }.joined()
      #expect(differences.isEmpty, "\(example): \(differences.joined(separator: "\n"))\n\(shown)")
    }
  }

  /// Fixes that keep what is meant keep it, and leave nothing for a second time.
  @Test(arguments: pages) func safeFixesKeepWhatComesOut(_ page: String) throws {
    for (index, (example, original)) in try Self.originals(of: page).enumerated() {
      guard !original.hasErrors else { continue }
      let targets = Self.targets(index, of: 6)
      var files = example.files
      // Each round solves something.
      for _ in 0..<20 {
        let edits = safeEdits(in: files)
        if edits.isEmpty { break }
        files = files.enumerated().map { index, file in
          let own = edits.filter { Int($0.span.file.index) == index }
          return (file.path, String(decoding: applying(own, to: Array(file.text.utf8)), as: UTF8.self))
        }
      }
      #expect(safeEdits(in: files).isEmpty, "\(example)")
      var (fixed, known) = (Outcome(files, targets: targets), original.only(targets))
      #expect(fixed.findings.count <= known.findings.count)
      (fixed.findings, known.findings) = ([], [])
      // A token in place of its value draws the same, which the pictures show; in Swift it is a reference.
      let referring = fixed.swift.filter { $1.contains("styleTokens.") && $1 != known.swift[$0] }.keys
      for path in referring { (fixed.swift[path], known.swift[path]) = (nil, nil) }
      let differences = known.differences(to: fixed)
      let shown = files.map { "# \($0.path)\n\($0.text)" }.joined()
      #expect(differences.isEmpty, "\(example): \(differences.joined(separator: "\n"))\n\(shown)")
    }
  }

  /// The edits of fixes that keep clear of each other.
  private func safeEdits(in files: [(path: String, text: String)]) -> [FixIt.Edit] {
    var sources = SourceMap()
    for file in files { _ = sources.add(path: file.path, bytes: Array(file.text.utf8)) }
    let compiled = compile(sources)
    let findings = compiled.diagnostics + lint(compiled.product, sources: sources)
    var taken: [FixIt.Edit] = []
    for fix in findings.compactMap({ $0.fixes.first(where: \.isSafe) }) {
      let isFree = fix.edits.allSatisfy { edit in
        !taken.contains { other in
          other.span.file == edit.span.file && other.span.start <= edit.span.end
            && edit.span.start <= other.span.end
        }
      }
      if isFree { taken += fix.edits }
    }
    return taken
  }

  private static func withoutFileNames(_ swift: String) -> String {
    let lines = swift.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.filter { !($0.contains("/// The ") && $0.contains("’ of ")) }.joined(separator: "\n")
  }

  private func compare(
    _ page: String, test: Int, changes: Int = changes,
    _ change: (Example, [Tree], inout SplitMix) -> [(path: String, text: String)],
    by reduce: (inout Outcome) -> Void
  ) throws {
    for (index, (example, original)) in try Self.originals(of: page).enumerated() {
      guard let trees = example.trees, !original.hasErrors else { continue }
      let targets = Self.targets(index, of: test)
      for seed in Self.seeds(ofExample: index, count: changes) {
        var random = SplitMix(seed: seed)
        let files = change(example, trees, &random)
        var (before, after) = (original.only(targets), Outcome(files, targets: targets))
        Outcome.dropEqualSwift(&before, &after)
        reduce(&before)
        reduce(&after)
        let differences = before.differences(to: after)
        let shown = files.map { "# \($0.path)\n\($0.text)" }.joined()
        #expect(differences.isEmpty, "\(example): \(differences.joined(separator: "\n"))\n\(shown)")
      }
    }
  }
}

extension Tree {
  /// Whether it has a style with a dot in its name that says which component it is for.
  fileprivate var hasStyleNamedWithComponent: Bool {
    guard case .mapping(let entries)? = self["styles"] else { return false }
    return entries.contains { $0.key.contains(".") && $0.value["component"] != nil }
  }
}
