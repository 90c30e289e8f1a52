@testable import StyleLint
import SeededRandom
import StyleModel
import StyleSource
import Testing

/// Which imports are needed.
@Suite struct UnusedImportTests {
  /// The same as the explanation of the rule, worked out for each import by itself.
  @Test(arguments: 1...60)
  func whatIsFoundFollowsFromTheDefinition(_ seed: UInt64) {
    let example = Example(UnusedImportTests.files(seed))
    #expect(example.problems.isEmpty)
    let found = Set(example.findings(of: .unusedImport).map { example.place($0.span) })
    #expect(found == Set(UnusedImportTests.unneeded(in: example.sheet).map { example.place($0) }))
  }

  /// Files that import some of those before them. Some collect others, some have a token, and some have styles that use tokens of
  /// what they see.
  private static func files(_ seed: UInt64) -> String {
    var random = SplitMix(seed: seed)
    var text = ""
    var seen: [Set<Int>] = []
    var hasToken: [Bool] = []
    for file in 0..<Int.random(in: 2...14, using: &random) {
      let imports = (0..<file).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      seen.append(imports.reduce(into: [file]) { $0.formUnion(seen[$1]) })
      hasToken.append(imports.isEmpty || Bool.random(using: &random))
      text += "# f\(file).yaml\n"
      if !imports.isEmpty {
        text += "imports: [\(imports.map { "f\($0).yaml" }.joined(separator: ", "))]\n"
      }
      if hasToken[file] { text += "tokens: { number: { t\(file): 0.5 } }\n" }
      let used = seen[file].sorted().filter { other in
        hasToken[other] && Int.random(in: 0..<4, using: &random) == 0
      }
      if !used.isEmpty { text += "styles:\n" }
      for token in used { text += "  s\(file)u\(token): { component: UIView, alpha: $number.t\(token) }\n" }
    }
    return text
  }

  private static func unneeded(in sheet: ResolvedSheet) -> [Span] {
    let files = sheet.paths.indices.map { FileID($0) }
    func seen(from file: FileID) -> Set<FileID> {
      sheet.imports.filter { $0.span.file == file }.reduce(into: [file]) { $0.formUnion(seen(from: $1.file)) }
    }
    var used: [FileID: Set<FileID>] = [:]
    for reference in sheet.references {
      used[reference.span.file, default: []].insert(sheet.file(declaring: reference.target))
    }
    let declaring = Set(sheet.tokens.map(\.span.file) + sheet.styles.map(\.span.file))
    return sheet.imports.filter { entry in
      let needed = files.filter { seen(from: $0).contains(entry.span.file) }
        .reduce(into: Set<FileID>()) { $0.formUnion(used[$1] ?? []) }
      return declaring.contains(entry.span.file) && needed.isDisjoint(with: seen(from: entry.file))
    }.map(\.span)
  }

  /// An error says it already.
  @Test func importsInACircleAreLeftAlone() {
    let example = Example(
      """
      # a.yaml
      imports: [b.yaml]
      tokens: { number: { a: 1 } }
      # b.yaml
      imports: [a.yaml]
      tokens: { number: { b: 1 } }
      """)
    #expect(example.problems.map(\.code.id) == ["import-cycle"])
    #expect(example.findings(of: .unusedImport).isEmpty)
  }
}
