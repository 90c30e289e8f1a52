import StyleSource
import StyleSyntax
import Testing

/// What each edit makes of a text.
@Suite struct EditTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let before: String
    let edit: Edit
    /// nil where the edit is refused.
    let after: String?
    var reason: EditProblem.Reason?

    var testDescription: String { "\(edit) in \(before.debugDescription)" }
  }

  enum Edit: Sendable {
    case set(SyntaxPath, SyntaxValue)
    case insert(SyntaxPath, SyntaxValue, EntryPosition = .last)
    case remove(SyntaxPath)
    case rename(SyntaxPath, String)
  }

  static let red = SyntaxValue.text("red")
  static let frame = SyntaxValue.sequence([.plain("0"), .plain("8")])
  static let pair = SyntaxValue.mapping([.init("a", .plain("1")), .init("b", .text("x y"))])
  static let deep = SyntaxValue.mapping([.init("a", .plain("1")), .init("modes", pair)])

  @Test(arguments: [
    // A value in the place of another.
    Case(before: "a: 1 # why\nb: 2\n", edit: .set(["a"], .plain("0.5")), after: "a: 0.5 # why\nb: 2\n"),
    Case(before: "a:   blue   # why\n", edit: .set(["a"], red), after: "a:   red   # why\n"),
    Case(before: "a: 'blue'\n", edit: .set(["a"], red), after: "a: 'red'\n"),
    Case(before: "a: \"blue\"\n", edit: .set(["a"], .text("say \"no\"")), after: "a: \"say \\\"no\\\"\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("#fff")), after: "a: \"#fff\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("it's: so")), after: "a: \"it's: so\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("12")), after: "a: \"12\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("yes")), after: "a: \"yes\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("")), after: "a: \"\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("one\ntwo")), after: "a: \"one\\ntwo\"\n"),
    Case(before: "a: blue\n", edit: .set(["a"], .text("$color.ink")), after: "a: $color.ink\n"),
    Case(
      before: "a: { b: blue }\n", edit: .set(["a", "b"], .text("mix(x, y)")),
      after: "a: { b: \"mix(x, y)\" }\n"),
    Case(before: "a: blue", edit: .set(["a"], red), after: "a: red"),
    Case(before: "a: [1, 2]\n", edit: .set(["a", 1], .plain("3")), after: "a: [1, 3]\n"),
    Case(before: "a: [1, 2]\n", edit: .set(["a", 2], .plain("3")), after: "a: [1, 2, 3]\n"),
    Case(before: "a: [1, 2]\n", edit: .set(["a"], frame), after: "a: [0, 8]\n"),
    Case(before: "a: 1\n", edit: .set(["a"], pair), after: "a: { a: 1, b: x y }\n"),
    Case(
      before: "a: 1 # why\nc: 2\n", edit: .set(["a"], deep),
      after: "a: # why\n  a: 1\n  modes: { a: 1, b: x y }\nc: 2\n"),
    Case(
      before: "a: 1\r\nb: 2\r\n", edit: .set(["a"], deep),
      after: "a:\r\n  a: 1\r\n  modes: { a: 1, b: x y }\r\nb: 2\r\n"),
    Case(before: "\u{FEFF}a: 1\n", edit: .set(["a"], .plain("2")), after: "\u{FEFF}a: 2\n"),
    Case(before: "a:\n", edit: .set(["a"], red), after: "a: red\n"),
    Case(before: "a: # why\nb: 1\n", edit: .set(["a"], red), after: "a: red # why\nb: 1\n"),
    Case(before: "- 1\n-\n", edit: .set([1], red), after: "- 1\n- red\n"),
    Case(before: "a: { b, c: }\n", edit: .set(["a", "b"], red), after: "a: { b: red, c: }\n"),
    Case(before: "a: { b: , c: }\n", edit: .set(["a", "c"], red), after: "a: { b: , c: red }\n"),
    Case(
      before: "a: |  # note\n  one\n  two\n\nb: 1\n", edit: .set(["a"], red), after: "a: red # note\n\nb: 1\n"
    ),
    Case(before: "a: |+\n  one\n\nb: 1\n", edit: .set(["a"], red), after: "a: red\nb: 1\n"),
    Case(before: "a: one\n  two\nb: 1\n", edit: .set(["a"], red), after: "a: red\nb: 1\n"),
    Case(
      before: "a: # why\n  b: 1 # gone\n  c: 2\nd: 3\n", edit: .set(["a"], red), after: "a: red # why\nd: 3\n"
    ),
    Case(before: "a:\n- 1\n- 2\nd: 3\n", edit: .set(["a"], frame), after: "a: [0, 8]\nd: 3\n"),
    Case(before: "- a: 1\n  b: 2\n- 3\n", edit: .set([0], red), after: "- red\n- 3\n"),
    Case(before: "# all\na: 1\n", edit: .set([], pair), after: "# all\n{ a: 1, b: x y }\n"),
    // A new entry.
    Case(before: "s:\n  a: 1\n", edit: .set(["s", "b"], red), after: "s:\n  a: 1\n  b: red\n"),
    Case(
      before: "s:\n    a: 1 # why\n# end\nt: 2\n", edit: .set(["s", "b"], red),
      after: "s:\n    a: 1 # why\n    b: red\n# end\nt: 2\n"),
    Case(before: "s: { a: 1 }\n", edit: .set(["s", "b"], red), after: "s: { a: 1, b: red }\n"),
    Case(before: "s: {a: 1,}\n", edit: .set(["s", "b"], red), after: "s: {a: 1, b: red,}\n"),
    Case(before: "s: {}\n", edit: .set(["s", "b"], red), after: "s: { b: red }\n"),
    Case(before: "s: []\n", edit: .set(["s", 0], red), after: "s: [red]\n"),
    Case(
      before: "s: {\n  a: 1 # why\n}\n", edit: .set(["s", "b"], red),
      after: "s: {\n  a: 1, # why\n  b: red\n}\n"),
    Case(
      before: "s: {\n  a: 1, # why\n}\n", edit: .set(["s", "b"], red),
      after: "s: {\n  a: 1, # why\n  b: red,\n}\n"),
    Case(before: "s: {\n  a: 1 }\n", edit: .set(["s", "b"], red), after: "s: {\n  a: 1,\n  b: red }\n"),
    Case(
      before: "s: # why\nt: 1\n", edit: .set(["s", "card", "fill"], red),
      after: "s: # why\n  card: { fill: red }\nt: 1\n"),
    Case(
      before: "s:\n  a: 1\n", edit: .set(["s", "m", "dark", "fill"], red),
      after: "s:\n  a: 1\n  m:\n    dark: { fill: red }\n"),
    Case(before: "", edit: .set(["s", "a"], red), after: "s:\n  a: red\n"),
    Case(before: "# mine", edit: .set(["s"], red), after: "# mine\ns: red\n"),
    Case(before: "- a: 1\n- b\n", edit: .set([0, "c"], red), after: "- a: 1\n  c: red\n- b\n"),
    Case(before: "- a\n# end\n", edit: .set([1], pair), after: "- a\n- { a: 1, b: x y }\n# end\n"),
    Case(before: "- a: 1\n- a: 2\n", edit: .set([2], pair), after: "- a: 1\n- a: 2\n- a: 1\n  b: x y\n"),
    Case(before: "- - 1\n  - 2\n", edit: .set([0, 2], .plain("3")), after: "- - 1\n  - 2\n  - 3\n"),
    Case(before: "a: 1\n\nb: 2\n", edit: .set(["c"], red), after: "a: 1\n\nb: 2\n\nc: red\n"),
    Case(
      before: "s:\n  a:\n    x: 1\n", edit: .set(["s", "b"], pair),
      after: "s:\n  a:\n    x: 1\n  b:\n    a: 1\n    b: x y\n"),
    Case(before: "a: |\n  one\n", edit: .set(["b"], red), after: "a: |\n  one\nb: red\n"),
    Case(before: "a: |+\n  one\n\n", edit: .set(["b"], red), after: "a: |+\n  one\n\nb: red\n"),
    Case(before: "a: 1", edit: .set(["b"], red), after: "a: 1\nb: red"),
    Case(before: "b: 1\n", edit: .insert(["a"], red, .first), after: "a: red\nb: 1\n"),
    Case(before: "- b: 1\n", edit: .insert([0, "a"], red, .first), after: "- a: red\n  b: 1\n"),
    Case(before: "a: 1\nc: 3\n", edit: .insert(["b"], red, .before("c")), after: "a: 1\nb: red\nc: 3\n"),
    Case(before: "a: 1\nc: 3\n", edit: .insert(["b"], red, .after("a")), after: "a: 1\nb: red\nc: 3\n"),
    Case(
      before: "s: { a: 1, c: 3 }\n", edit: .insert(["s", "b"], red, .after("a")),
      after: "s: { a: 1, b: red, c: 3 }\n"),
    Case(before: "- 1\n- 2\n", edit: .insert([0], red), after: "- red\n- 1\n- 2\n"),
    Case(
      before: "[\n  1, # one\n  2\n]\n", edit: .insert([1], red), after: "[\n  1, # one\n  red,\n  2\n]\n"),
    Case(before: "<<: &x { a: 1 }\n", edit: .set(["a"], red), after: "<<: &x { a: 1 }\na: red\n"),
    Case(before: "a: { b: ? }\n", edit: .set(["a", "b"], red), after: nil, reason: .isNotReadable),
    // An entry less.
    Case(before: "a: 1 # why\nb: 2\n", edit: .remove(["a"]), after: "b: 2\n"),
    Case(before: "# a\na: 1\n\n# b\nb: 2\n", edit: .remove(["b"]), after: "# a\na: 1\n\n# b\n"),
    Case(before: "a: 1\nb: 2", edit: .remove(["b"]), after: "a: 1"),
    Case(before: "s:\n  a:\n    x: 1\n    y: 2\n  b: 1\n", edit: .remove(["s", "a"]), after: "s:\n  b: 1\n"),
    Case(before: "s: # why\n  a: 1\nt: 2\n", edit: .remove(["s", "a"]), after: "s: {} # why\nt: 2\n"),
    Case(before: "a: 1\n", edit: .remove(["a"]), after: "{}\n"),
    Case(before: "- a: 1\n- b\n", edit: .remove([0, "a"]), after: "- {}\n- b\n"),
    Case(before: "- a: 1 # why\n  b: 2\n", edit: .remove([0, "a"]), after: "- b: 2\n"),
    Case(before: "- 1\n- 2\n", edit: .remove([0]), after: "- 2\n"),
    Case(before: "- - 1\n  - 2\n", edit: .remove([0, 0]), after: "- - 2\n"),
    Case(before: "s: { a: 1, b: 2, c: 3 }\n", edit: .remove(["s", "a"]), after: "s: { b: 2, c: 3 }\n"),
    Case(before: "s: { a: 1, b: 2, c: 3 }\n", edit: .remove(["s", "b"]), after: "s: { a: 1, c: 3 }\n"),
    Case(before: "s: { a: 1, b: 2, c: 3 }\n", edit: .remove(["s", "c"]), after: "s: { a: 1, b: 2 }\n"),
    Case(before: "s: { a: 1 }\n", edit: .remove(["s", "a"]), after: "s: {}\n"),
    Case(before: "s: [1, 2,]\n", edit: .remove(["s", 1]), after: "s: [1,]\n"),
    Case(
      before: "s: {\n  a: 1, # one\n  b: 2 # two\n}\n", edit: .remove(["s", "a"]),
      after: "s: {\n  b: 2 # two\n}\n"),
    Case(
      before: "s: {\n  a: 1, # one\n  b: 2 # two\n}\n", edit: .remove(["s", "b"]),
      after: "s: {\n  a: 1 # one\n}\n"),
    // Another key.
    Case(before: "a: 1 # why\n", edit: .rename(["a"], "b c"), after: "b c: 1 # why\n"),
    Case(before: "'a': 1\n", edit: .rename(["a"], "b"), after: "'b': 1\n"),
    Case(before: "s: { a: 1 }\n", edit: .rename(["s", "a"], "b,c"), after: "s: { \"b,c\": 1 }\n"),
    // What is refused.
    Case(before: "a: &x 1\nb: *x\n", edit: .set(["a"], red), after: nil, reason: .isAliased),
    Case(before: "a: &x { c: 1 }\nb: *x\n", edit: .set(["a", "c"], red), after: nil, reason: .isAliased),
    Case(before: "a: &x { c: 1 }\nb: *x\n", edit: .set(["a", "d"], red), after: nil, reason: .isAliased),
    Case(before: "a: &x { c: 1 }\nb: *x\n", edit: .remove(["a"]), after: nil, reason: .isAliased),
    Case(before: "a: &x { c: 1 }\nb: *x\n", edit: .set(["b", "c"], red), after: nil, reason: .isAlias),
    Case(before: "a: &x { c: 1 }\nb: *x\n", edit: .set(["b"], red), after: "a: &x { c: 1 }\nb: red\n"),
    Case(
      before: "a: &x { c: { d: 1 } }\nb: { <<: *x }\n", edit: .set(["b", "c", "d"], red), after: nil,
      reason: .isMerged),
    Case(
      before: "a: &x { c: 1 }\nb: { <<: *x }\n", edit: .set(["b", "c"], red),
      after: "a: &x { c: 1 }\nb: { <<: *x, c: red }\n"),
    Case(
      before: "a: &x { c: 1 }\nb: { <<: *x }\n", edit: .remove(["b", "c"]), after: nil, reason: .isMissing),
    Case(before: "a: 1\n", edit: .set(["a", "b"], red), after: nil, reason: .isNoCollection),
    Case(before: "a: [1]\n", edit: .set(["a", "b"], red), after: nil, reason: .isNoCollection),
    Case(before: "a: [1]\n", edit: .set(["a", 2], red), after: nil, reason: .isMissing),
    Case(before: "a: 1\n", edit: .insert(["a"], red), after: nil, reason: .isThereAlready),
    Case(before: "a: 1\nb: 2\n", edit: .rename(["a"], "b"), after: nil, reason: .isThereAlready),
    Case(before: "a: 1\n", edit: .remove(["b"]), after: nil, reason: .isMissing),
    Case(before: "a: 1\n", edit: .remove([]), after: nil, reason: .isMissing),
    Case(before: "a: [1\n", edit: .set(["a"], red), after: nil, reason: .isNotReadable),
    Case(before: "a: 1\n", edit: .set(["a"], .plain("x: y")), after: nil, reason: .isNotWritable),
    Case(before: "a: !!str 1\n", edit: .set(["a"], .plain("2")), after: nil, reason: .needsOtherLayout),
    Case(before: "? a\n: 1\n", edit: .set(["b"], red), after: nil, reason: .needsOtherLayout),
  ])
  func editsChangeAsLittleAsTheyCan(_ example: Case) {
    let result = parse(file(example.before)).product.applying(example.edit)
    switch result {
    case .success(let edit):
      #expect(String(decoding: edit.tree.source.bytes, as: UTF8.self) == example.after)
      #expect(applying(edit.edits, to: Array(example.before.utf8)) == edit.tree.source.bytes)
    case .failure(let problem):
      #expect(example.after == nil, "\(problem.message)")
      #expect(problem.reason == example.reason, "\(problem.message)")
      #expect(!problem.message.isEmpty)
    }
  }

  /// The offset is at the sign ‸.
  @Test(arguments: [
    ("styles:\n  card: { fi‸ll: red }\n", "styles.card.fill", true),
    ("styles:\n  card: { fill: re‸d }\n", "styles.card.fill", false),
    ("styles:\n  card: { fill: ‸red }\n", "styles.card.fill", false),
    ("styles:\n  card: { fill: red }\n  list: [1, ‸22]\n", "styles.list[1]", false),
    ("sty‸les:\n  card: 1\n", "styles", true),
    ("styles:\n  - a: 1\n    b:‸ 2\n", "styles[0].b", false),
    ("x: &a { y: 1 }\nz: *‸a\n", "z", false),
  ])
  func whatStandsAtAnOffsetIsFound(_ text: String, _ path: String, _ isKey: Bool) throws {
    let offset = Array(text.utf8).count - Array(text[text.firstIndex(of: "‸")!...].utf8).count
    let tree = parse(file(text.replacing("‸", with: ""))).product
    let location = try #require(tree.location(at: offset))
    #expect(location.path.description == path)
    #expect(location.isKey == isKey)
    if !isKey { #expect(tree.node(at: location.path)?.definition == location.node.definition) }
  }
}

extension SyntaxTree {
  func applying(_ edit: EditTests.Edit) -> Result<SyntaxEdit, EditProblem> {
    switch edit {
    case .set(let path, let value): setting(path, to: value)
    case .insert(let path, let value, let position): inserting(value, at: path, position)
    case .remove(let path): removing(path)
    case .rename(let path, let key): renaming(path, to: key)
    }
  }
}
