import StyleSource
import Testing

@testable import StyleSyntax

/// The limits of `docs/language.md`: each at its place, and soon enough that nobody waits.
struct LimitTests {
  @Test func `a file of 4 MiB is read, one byte more is not`() throws {
    let most = "a: " + String(repeating: "x", count: (4 << 20) - 3)
    #expect(try root(most).value("a")?.text.utf8.count == (4 << 20) - 3)
    let problem = try onlyProblem(most + "x")
    #expect(problem.code.id == "file-too-large")
    #expect(problem.span.range == 0..<0)
    // Files that import each other in a circle are an error.
    #expect(problem.notes == ["split it into several files, and import them"])
  }

  @Test func `64 collections may stand in each other, the 65th is pointed at`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try root(nested(64))
    let problem = try onlyProblem(nested(65))
    #expect(problem.code.id == "nesting-too-deep")
    #expect(problem.span.range == 64..<65)
  }

  @Test func `depth is counted in block style and through aliases`() throws {
    let block = (0..<65).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let source = file(block)
    #expect(source.place(try onlyProblem(source).span) == "65:65")

    // Each alias is one level deeper than the one before; the first stands for 32 levels.
    var text = "l0: &l0 " + String(repeating: "[", count: 32) + String(repeating: "]", count: 32) + "\n"
    for level in 1...40 { text += "l\(level): &l\(level) [*l\(level - 1)]\n" }
    let aliases = file(text)
    let problem = try onlyProblem(aliases)
    #expect(problem.code.id == "nesting-too-deep")
    // The root mapping and 31 more around 32 levels are 64.
    #expect(aliases.place(problem.span) == "33:12")
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "{? ", "[[1,2],"])
  func `a hundred thousand levels end soon`(opening: String) throws {
    let start = ContinuousClock.now
    let problem = try onlyProblem(String(repeating: opening, count: 100_000))
    #expect(problem.code.id == "nesting-too-deep" || opening == "[[1,2],")
    #expect(start.duration(to: .now) < .seconds(30))
  }

  @Test func `a hundred aliases are read, the next is pointed at`() throws {
    func aliases(_ count: Int) -> String { "a: &a 1\nb: [" + String(repeating: "*a,", count: count) + "]\n" }
    #expect(try root(aliases(100)).value("b")?.elements.count == 100)
    let problem = try onlyProblem(aliases(101))
    #expect(problem.code.id == "too-many-aliases")
    #expect(problem.span.range == 8 + 4 + 300..<8 + 4 + 302)
  }

  @Test func `a billion laughs are not laughed`() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let source = file(text)
    let problem = try onlyProblem(source)
    #expect(problem.code.id == "too-many-aliases")
    // Level n stands for some 10^(n + 1) values, so level 5 passes a million.
    #expect(source.place(problem.span).hasPrefix("6:"))
  }

  @Test func `more than a million values are too many without aliases too`() throws {
    let problem = try onlyProblem("[" + String(repeating: "1,", count: 1_000_001) + "]")
    #expect(problem.code.id == "too-many-aliases" || problem.code.id == "too-many-values")
    // The list itself is the first value.
    #expect(problem.span.range == 1 + 2 * 999_999..<2 + 2 * 999_999)
  }

  @Test func `directives without end are no way to hang`() throws {
    let tags = (0..<200_000).map { "%TAG !a\($0)! x\n" }.joined()
    let start = ContinuousClock.now
    #expect(try onlyProblem(tags + "--- 1\n").span.start == 0)
    #expect(try onlyProblem("a: 1\n...\n" + tags + "--- 1\n").span.start == 9)
    #expect(start.duration(to: .now) < .seconds(30))
  }

  @Test func `keys by the hundred thousand, equal ones too, take linear time`() {
    let start = ContinuousClock.now
    let problems = parse(file(String(repeating: "a: 1\n", count: 100_000))).diagnostics
    #expect(problems.count == 99_999)
    #expect(start.duration(to: .now) < .seconds(30))
  }
}
