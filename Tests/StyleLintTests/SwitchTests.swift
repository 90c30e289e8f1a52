import SeededRandom
import StyleCompiler
import StyleLint
import StyleSource
import StyleSyntax
import Testing

/// What comments switch off, told by the places of what is left.
@Suite struct SwitchTests {
  /// In lines 3 and 4 a token that nothing uses, and that has an unusual name.
  private static let tokens = [
    "tokens:", "  length:", "    Ink: 1", "    Paper: 2", "styles: { card: { component: UIView } }",
  ]

  /// The findings as `3 unused-token`, those of the file's own comments included.
  private func findings(_ lines: [String]) -> [String] { diagnostics(lines).map(\.shown) }

  private func diagnostics(_ lines: [String]) -> [(shown: String, diagnostic: Diagnostic)] {
    var sources = SourceMap()
    _ = sources.add(path: "card.yaml", bytes: Array((lines.joined(separator: "\n") + "\n").utf8))
    let parsed = ParsedFile(sources.files[0])
    let compiled = compile([parsed])
    let rules = RuleSelection.only([.named("unused-token"), .named("name-case")].compactMap { $0 })
    let findings = applySuppressions(
      to: lint(compiled.product, rules: rules, sources: sources),
      comments: [sources.files[0].id: parsed.tree.switchComments], in: sources, others: ["unknown-token"],
      rules: { _ in rules })
    let table = LineTable(sources.files[0].bytes)
    return findings.inReportOrder().map {
      ("\(table.position(Int($0.span.start)).line) \($0.code.id)", $0)
    }
  }

  @Test func withoutACommentBothAreFound() {
    #expect(findings(Self.tokens) == ["3 name-case", "3 unused-token", "4 name-case", "4 unused-token"])
  }

  @Test func aLineOfItsOwnSwitchesOffToTheEnd() {
    let lines = ["# stylec:disable unused-token, name-case"] + Self.tokens
    #expect(findings(lines) == [])
  }

  @Test func enableEndsIt() {
    var lines = Self.tokens
    lines.insert("    # stylec:enable all", at: 3)
    let found = findings(["# stylec:disable all -- until the redesign"] + lines)
    #expect(found == ["6 name-case", "6 unused-token"])
  }

  /// What docs/configuration.md shows.
  @Test func enablingAllEndsWhatSwitchesOneRuleOff() {
    var lines = Self.tokens
    lines.insert("    # stylec:enable all", at: 3)
    #expect(
      findings(["# stylec:disable unused-token"] + lines) == ["4 name-case", "6 name-case", "6 unused-token"])
  }

  @Test func oneRuleIsSwitchedOnWhileAllOthersStayOff() {
    var lines = Self.tokens
    lines.insert("    # stylec:enable name-case", at: 3)
    #expect(findings(["# stylec:disable all"] + lines) == ["6 name-case"])
    lines.insert("    # stylec:disable all", at: 4)
    #expect(findings(["# stylec:disable all"] + lines) == [])
  }

  @Test func behindAnEntryItIsAboutThatLine() {
    var lines = Self.tokens
    lines[2] += " # stylec:disable unused-token name-case"
    #expect(findings(lines) == ["4 name-case", "4 unused-token"])
  }

  @Test func theNextLineIsTheNextEntry() {
    var lines = Self.tokens
    lines.insert(contentsOf: ["    # stylec:disable-next-line all", "", "    # the text's colour"], at: 2)
    #expect(findings(lines) == ["7 name-case", "7 unused-token"])
  }

  @Test func whatSilencesNothingIsAWarningThatItsFixRemoves() throws {
    let lines = [
      "# stylec:disable unused-token", "styles: { card: { component: UIView } }  # stylec:disable all",
    ]
    let found = diagnostics(lines)
    #expect(found.map(\.shown) == ["1 unused-switch", "2 unused-switch"])
    let edits = found.flatMap { $0.diagnostic.fixes.flatMap(\.edits) }
    let text = String(
      decoding: applying(edits, to: Array((lines.joined(separator: "\n") + "\n").utf8)), as: UTF8.self)
    #expect(text == "styles: { card: { component: UIView } }\n")
  }

  @Test func oneOfSeveralNamesIsRemovedAlone() {
    var lines = Self.tokens
    lines[2] = "    ink: 1 # stylec:disable unused-token, name-case"
    let found = diagnostics(lines).filter { $0.shown.hasPrefix("3 ") }
    #expect(found.map(\.shown) == ["3 unused-switch"])
    let edits = found.flatMap { $0.diagnostic.fixes.flatMap(\.edits) }
    let text = String(
      decoding: applying(edits, to: Array((lines.joined(separator: "\n") + "\n").utf8)), as: UTF8.self)
    #expect(text.contains("    ink: 1 # stylec:disable unused-token\n"))
  }

  /// Rules that don't run can't tell whether something would have been found.
  @Test func aRuleThatIsOffMayBeSwitchedOff() {
    #expect(findings(["# stylec:disable hard-coded-text", "styles: { card: { component: UIView } }"]) == [])
  }

  @Test(arguments: [
    ("disabled unused-token", "there is no ‘stylec:disabled’"),
    ("disable", "‘stylec:disable’ names no rule"),
    ("disable unused-tokens", "no rule is named ‘unused-tokens’"),
    ("disable unknown-token", "can't be disabled"),
    ("enable unused-token", "‘unused-token’ is not disabled before this"),
  ])
  func aMistakeIsTold(_ comment: String, _ message: String) {
    let found = diagnostics(["# stylec:" + comment, "styles: { card: { component: UIView } }"])
    #expect(found.count == 1)
    #expect(found.first?.diagnostic.message.contains(message) ?? false)
  }

  /// Only a comment is one.
  @Test(arguments: ["title: \"# stylec:disable all\"", "# stylec: a tool", "# see stylec:disable"])
  func othersAreNone(_ line: String) {
    let isEntry = line.hasPrefix("title")
    let lines = isEntry ? ["styles:", "  card: { component: UIButton, \(line) }"] : [line, "styles: {}"]
    #expect(findings(lines).filter { $0.hasSuffix("switch") } == [])
  }

  /// Against a plain reading of what each comment says, one after the other.
  @Test func manyCommentsMeanWhatEachSays() {
    var numbers = SplitMix(seed: 7)
    for _ in 0..<200 {
      var lines = ["tokens:", "  length:"]
      var comments: [(line: Int, verb: String, name: String)] = []
      for index in 0..<Int.random(in: 1...12, using: &numbers) {
        if Bool.random(using: &numbers) {
          let verb = ["disable", "enable", "disable-next-line"].randomElement(using: &numbers) ?? ""
          let name = ["unused-token", "name-case", "all"].randomElement(using: &numbers) ?? ""
          comments.append((lines.count + 1, verb, name))
          lines.append("    # stylec:\(verb) \(name)")
        } else {
          lines.append("    Ink\(index): \(index)")
        }
      }
      lines += ["    Last: 99", "styles: { card: { component: UIView } }"]
      #expect(findings(lines).sorted() == expected(lines, comments).sorted(), "\(lines)")
    }
  }

  private func expected(
    _ lines: [String], _ comments: [(line: Int, verb: String, name: String)]
  ) -> [String] {
    let entries = lines.indices.filter { lines[$0].contains(": ") && !lines[$0].contains("#") }.map { $0 + 1 }
    var found = entries.dropLast().flatMap { ["\($0) unused-token", "\($0) name-case"] }
    let all = found
    for (index, comment) in comments.enumerated() {
      let range: Range<Int>
      switch comment.verb {
      case "enable":
        let isOff = comments[..<index].indices.contains { earlier in
          let name = comments[earlier].name
          guard comments[earlier].verb == "disable", [name, "all"].contains(comment.name) || name == "all"
          else {
            return false
          }
          let ends = name == "all" ? [comment.name, "all"] : [name, "all"]
          return !comments[earlier..<index].contains { $0.verb == "enable" && ends.contains($0.name) }
        }
        if !isOff { found.append("\(comment.line) unused-switch") }
        continue
      case "disable":
        let silenced = all.filter { finding in
          let parts = finding.split(separator: " ")
          let (line, rule) = (Int(parts[0]) ?? 0, String(parts[1]))
          let isAbout = comment.line < line && [rule, "all"].contains(comment.name)
          return isAbout
            && !comments[index...].contains {
              $0.verb == "enable" && $0.line < line && [rule, "all"].contains($0.name)
            }
        }
        found.removeAll(where: silenced.contains)
        if silenced.isEmpty { found.append("\(comment.line) unused-switch") }
        continue
      default:
        let next = entries.first { $0 > comment.line } ?? 0
        range = next..<next + 1
      }
      let silenced = all.filter { line in
        let parts = line.split(separator: " ")
        return range.contains(Int(parts[0]) ?? 0) && (comment.name == "all" || comment.name == parts[1])
      }
      found.removeAll(where: silenced.contains)
      if silenced.isEmpty { found.append("\(comment.line) unused-switch") }
    }
    return found
  }
}
