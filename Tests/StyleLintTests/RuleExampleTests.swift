import StyleLint
import StyleSource
import Testing

/// What every rule owes: examples that compile, and of which it finds what their carets say.
@Suite struct RuleExampleTests {
  @Test(arguments: Rule.all.map(\.code.id))
  func theBadExampleIsFound(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let example = Example(rule.badExample)
    let findings = example.findings(of: rule)
    #expect(example.problems.map(\.message) == [])
    #expect(!example.marks.isEmpty)
    #expect(findings.map { example.place($0.span) } == example.marks)
    #expect(findings.allSatisfy { $0.code == rule.code && $0.severity == rule.code.severity })
  }

  @Test(arguments: Rule.all.map(\.code.id))
  func theGoodExampleIsClean(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let example = Example(rule.goodExample)
    #expect(example.problems.map(\.message) == [])
    #expect(example.findings(of: rule).map(\.message) == [])
  }

  /// What is fixed is gone, and neither the compiler nor any rule has anything new to say.
  @Test(arguments: Rule.all.map(\.code.id))
  func aSafeFixLeavesNothingToFindAndIsStable(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let example = Example(rule.badExample)
    let findings = example.findings(of: rule).filter { $0.fixes.first?.isSafe ?? false }
    guard !findings.isEmpty else { return }
    let fixed = Example(example.fixed(findings))
    #expect(fixed.problems.map(\.message) == [])
    #expect(fixed.findings(of: rule).count == example.marks.count - findings.count)
    #expect(fixed.allMessages.isSubset(of: example.allMessages))
  }

  /// Also a fix that guesses leaves a file that compiles, and its own finding is gone.
  @Test(arguments: Rule.all.map(\.code.id))
  func eachFixSolvesItsFinding(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    let example = Example(rule.badExample)
    let findings = example.findings(of: rule)
    for finding in findings where !finding.fixes.isEmpty {
      let fixed = Example(example.fixed([finding]))
      #expect(fixed.problems.map(\.message) == [])
      #expect(fixed.findings(of: rule).count < findings.count, "\(finding.message)")
    }
  }

  @Test(arguments: Rule.all.map(\.code.id))
  func itIsDocumented(_ id: String) throws {
    let rule = try #require(Rule.named(id))
    #expect(
      id.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    #expect(rule.code.summary.hasSuffix("."))
    #expect(!rule.code.explanation.isEmpty)
    #expect(rule.options.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(Rule.all.filter { $0.code.id == id }.count == 1)
  }
}
