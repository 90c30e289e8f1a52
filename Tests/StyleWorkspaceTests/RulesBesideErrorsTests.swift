import StyleSource
import StyleWorkspace
import Testing

/// An error takes away only what depends on it.
@Suite struct RulesBesideErrorsTests {
  /// Codes and lines of what is found in a file, `text-contrast 7`.
  private func findings(_ texts: [String: String], in path: String = "a.yaml") throws -> [String] {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: texts.map { ("s/" + $0, $1) }))
    let snapshot = try Workspace(["s"], in: files).snapshot
    let file = try #require(snapshot.file(at: "s/" + path))
    let lines = LineTable(snapshot.sources[file].bytes)
    return snapshot.findings(in: file).map { "\($0.code.id) \(lines.position(Int($0.span.start)).line)" }
  }

  private static let pale = "{ component: UIButton, title: Go, backgroundColor: white, titleColor: \"#eee\" }"

  @Test func aStyleIsJudgedBesideOneWithAnError() throws {
    let found = try findings(["a.yaml": "styles:\n  a: \(Self.pale)\n  b: { component: UIView, alpha: 2 }\n"])
    #expect(found.contains("text-contrast 2") && found.contains("out-of-range 3"))
  }

  @Test func aStyleIsJudgedBelowASyntaxError() throws {
    let found = try findings(["a.yaml": "styles:\n  b: { component: UIView, alpha: 1 ]\n  a: \(Self.pale)\n"])
    #expect(found.contains("yaml-syntax 2") && found.contains("text-contrast 3"))
  }

  @Test func whatDependsOnAnErrorIsNot() throws {
    let found = try findings([
      "a.yaml": """
      tokens:
        color: { paper: "#12" }
      components:
        Card: { base: UIButton, layer: { cornerRadius: -, backgroundColor: white } }
      styles:
        token: { component: UIButton, title: Go, backgroundColor: $color.paper, titleColor: "#eee" }
        parent: { extends: token, backgroundColor: white }
        component: { component: Card, title: Go, titleColor: "#eee" }
      """
    ])
    #expect(found.allSatisfy { !$0.hasPrefix("text-contrast") }, "\(found)")
    #expect(found.count == 2, "\(found)")
  }

  /// What such a style looks like isn't reported in its component either.
  @Test(arguments: [("clear", true), ("\"#C0101\"", false), ("reddish", false), ("red, colour: blue", false)])
  func aComponentIsNotBlamedForAnError(line: String, isJudged: Bool) throws {
    let found = try findings([
      "a.yaml": """
      components:
        Field:
          base: UIView
          properties: { line: { type: UIColor, default: red } }
          layer: { borderWidth: 1, borderColor: $line }
      styles:
        a: { component: Field, line: \(line) }
      """
    ])
    #expect(found.contains("invisible-border 5") == isJudged, "\(found)")
  }

  @Test(arguments: [true, false])
  func nothingIsCalledUnusedThatAnErrorMayUse(_ isBroken: Bool) throws {
    let found = try findings([
      "a.yaml": "tokens:\n  color: { spare: red }\nstyles:\n  a: { component: UIView }\n",
      "b.yaml": "imports: [a.yaml]\nstyles:\n  b: { component: UIView, alpha: \(isBroken ? 2 : 1) }\n",
    ])
    #expect(found.contains("unused-token 2") != isBroken)
  }

  @Test func aCommentIsNotCalledUnusedWhereAnErrorHidesWhatItSilences() throws {
    let found = try findings([
      "a.yaml": "styles:\n  a: { component: UIView, alpha: 2 } # stylec:disable redundant-style\n"
    ])
    #expect(found == ["out-of-range 2"])
  }

  @Test func aMissingImportIsOneError() throws {
    let found = try findings([
      "a.yaml":
        "imports: [gone.yaml]\nstyles:\n  a: { component: UIView, backgroundColor: $color.gone }\n  b: \(Self.pale)\n"
    ])
    #expect(found.count == 1, "\(found)")
  }
}
