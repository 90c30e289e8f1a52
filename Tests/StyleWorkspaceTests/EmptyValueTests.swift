import StyleSource
import StyleWorkspace
import Testing

/// Where a value can stand, nothing behind the colon or the dash is an error, and so is a comment, as an unquoted `#` makes one of a colour.
@Suite struct EmptyValueTests {
  /// Each with `VALUE` in the place of a value.
  private static let places =
    [
      "tokens:\n  color:\n    a:VALUE\n", "tokens:\n  color:\n    a:\n      value:VALUE\n      dark: red\n",
      "tokens:\n  color:\n    a:\n      value: red\n      dark:VALUE\n",
      "tokens:\n  color:\n    a:\n      value: red\n      description:VALUE\n",
      "tokens:\n  string:\n    a:VALUE\n", "tokens:\n  font:\n    a:\n      value:\n        size:VALUE\n",
      "tokens:\n  shadow:\n    a:\n      value:\n        color:VALUE\n",
      "tokens:\n  gradient:\n    a:\n      value:\n        -VALUE\n        - { color: red }\n",
      "tokens:\n  gradient:\n    a:\n      value:\n        - color:VALUE\n        - { color: red }\n",
    ]
    + [
      "titleColor:VALUE", "backgroundImage:VALUE", "title:VALUE", "contentInsets:VALUE", "summary:VALUE",
      "variants:VALUE", "contentInsets:\n      left:VALUE", "font:\n      family:VALUE\n      size: 12",
      "font:\n      size: 12\n      weight:VALUE", "titleColor:\n      color:VALUE\n      alpha: 0.5",
      "states:\n      highlighted:VALUE", "states:\n      highlighted:\n        titleColor:VALUE",
      "modes:\n      dark:VALUE", "modes:\n      dark:\n        titleColor:VALUE",
      "preview:\n      background:VALUE",
      "preview:\n      title:VALUE",
    ].map { "styles:\n  s:\n    component: UIButton\n    \($0)\n" }
    + [
      "component:VALUE", "extends:VALUE", "extends:\n      -VALUE", "extends: p\n    backgroundColor:VALUE",
    ].map { "styles:\n  p: { component: UIButton, title: a }\n  s:\n    \($0)\n" }
    + [
      "layer:\n      backgroundColor:VALUE", "layer:\n      shadows:\n        -VALUE",
      "layer:\n      shadow:VALUE",
      "layer:\n      shadow:\n        color:VALUE", "layer:\n      sublayers:\n        -VALUE",
      "layer:\n      sublayers:\n        - name: t\n          kind: text\n          string:VALUE",
      "layer:\n      sublayers:\n        - name: t\n          kind:VALUE",
      "layer:\n      sublayers:\n        - kind: text\n          name:VALUE",
      "layer:\n      sublayers:\n        - name: t\n          kind: rectangle\n          frame:VALUE",
      "layer:\n      sublayers:\n        - name: t\n          kind: rectangle\n          frame:\n            left:VALUE",
      "layer:\n      mask:VALUE", "properties:\n      p:VALUE", "properties:\n      p:\n        type:VALUE",
      "properties:\n      p:\n        type: UIColor\n        default:VALUE",
      "properties:\n      p:\n        type: UIColor?\n        default:VALUE",
      "properties:\n      p:\n        type: CGFloat\n        default: 1\n        min:VALUE",
      "sets:\n      backgroundColor:VALUE", "states:\n      own:VALUE",
      "states:\n      highlighted:\n        layer.backgroundColor:VALUE",
      "modes:\n      dark:\n        layer.backgroundColor:VALUE", "transition:VALUE",
      "transition:\n      duration:VALUE", "accessibility:\n      label:VALUE", "deprecated:VALUE",
      "animations:\n      - property: layer.backgroundColor\n        duration: 1\n        from: red\n        to:VALUE",
      "variants:\n      kind:\n        a:\n          titleColor:VALUE\n        b: {}",
    ].map { "components:\n  C:\n    base: UIButton\n    \($0)\n" }
    + [
      "components:\n  C:VALUE\n", "components:\n  C:\n    base:VALUE\n", "styles:\n  s:VALUE\n",
      "traits:\n  T:\n    layer:\n      backgroundColor:VALUE\n", "imports:\n  -VALUE\nstyles: {}\n",
      "modes:\n  brand:VALUE\n", "modes:\n  brand:\n    -VALUE\n    - b\n", "mode:VALUE\n",
    ]

  private static let comments = [
    "", " #0A5FD6", " #0A5FD6;", " #0A5FD6,", " #0A5FD6\"", " #0A5FD", " #blue", " # 0A5FD6", " #1 choice",
    " #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)",
  ]

  @Test(arguments: comments)
  func isAnErrorEverywhere(comment: String) throws {
    for place in Self.places {
      let text = place.replacing("VALUE", with: comment)
      let checked = try Workspace(["s"], in: MemoryFiles(["s/a.yaml": text])).snapshot.checked
      #expect(checked.findings.contains { $0.severity == .error }, "\(text)")
      // What is safe deletes no text: it may put it in quotes.
      let fixed = FixedSheet(fixing: checked, allowsUnsafe: false).checked.sources.files[0].bytes
      let words = String(decoding: fixed, as: UTF8.self).filter { $0 != "\"" && $0 != "'" }
      #expect(comment.isEmpty || words.contains(comment.filter { $0 != "\"" }), "\(text) → \(words)")
      let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
      #expect(letters(words).count >= letters(text).count, "\(text) → \(words)")
    }
  }

  /// Where names are declared, or settings stand, nothing is nothing: an empty section is none.
  @Test(arguments: ["tokens:", "tokens:\n  color:", "styles:", "components:", "imports:", "modes:"])
  func anEmptySectionDeclaresNothing(text: String) throws {
    for comment in ["", " # to come"] {
      let checked = try Workspace(["s"], in: MemoryFiles(["s/a.yaml": text + comment + "\n"])).snapshot
        .checked
      #expect(checked.findings.isEmpty, "\(checked.findings.map(\.message))")
    }
  }
}
