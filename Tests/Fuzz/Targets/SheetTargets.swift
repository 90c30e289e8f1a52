import StyleCompiler
import StyleEmit
import StyleLint
import StyleModel
import StyleReport
import StyleSource

/// Any text compiles, is judged and, where it has no error, becomes Swift.
func fuzzCompiling(_ bytes: [UInt8]) {
  let sources = SourceMap([file(bytes)])
  let (sheet, findings) = checked(sources)
  expectPlaces(findings, in: sources)
  guard !findings.contains(where: { $0.severity == .error }) else { return }
  for index in sheet.styles.indices {
    let looks = sheet.looks(of: index)
    for state in [StateSet.normal, .highlighted] {
      for modes in [ModeSet(), .dark] { _ = looks.look(state: state, modes: modes) }
    }
  }
  _ = emit(sheet, targets: Set(EmitTarget.allCases))
}

private func checked(_ sources: SourceMap) -> (sheet: ResolvedSheet, findings: [Diagnostic]) {
  let compiled = compile(sources)
  guard !compiled.diagnostics.contains(where: { $0.severity == .error }) else {
    return (compiled.product, compiled.diagnostics)
  }
  return (compiled.product, compiled.diagnostics + lint(compiled.product, sources: sources))
}

/// Safe fixes make no new errors.
func fuzzFixing(_ bytes: [UInt8]) {
  let sources = SourceMap([file(bytes)])
  let before = checked(sources).findings
  expectPlaces(before, in: sources)
  var taken: [FixIt.Edit] = []
  for fix in before.compactMap({ $0.fixes.first { $0.isSafe } }) {
    let meets = fix.edits.contains { edit in
      taken.contains { $0.span.start <= edit.span.end && edit.span.start <= $0.span.end }
    }
    if !meets { taken += fix.edits }
  }
  guard !taken.isEmpty else { return }
  let fixed = SourceMap([file(applying(taken, to: bytes))])
  let after = checked(fixed).findings
  expectPlaces(after, in: fixed)
  // What a first error hid may come to light: only a file without errors must stay without.
  guard !before.contains(where: { $0.severity == .error }) else { return }
  expect(!after.contains { $0.severity == .error }, "safe fixes make no error: \(after.map(\.message))")
}

/// An expression, where a number and where a colour is wanted, in a token and in a component.
func fuzzExpression(_ bytes: [UInt8]) {
  let text = quoted(bytes)
  let sheet = """
    tokens:
      number: { half: 0.5, e: \(text) }
      length: { gap: { value: 8, dark: 9 }, e: \(text) }
      color: { tint: { value: red, dark: blue }, e: \(text) }
    components:
      Card:
        base: UIView
        properties: { x: { type: CGFloat, default: 3 }, n: { type: Int, default: 3 }, c: { type: UIColor, default: red } }
        layer: { cornerRadius: \(text), backgroundColor: \(text) }
    styles:
      card: { component: Card, x: \(text), n: \(text), c: \(text) }

    """
  fuzzCompiling(Array(sheet.utf8))
}

/// The bytes as a text of YAML that says the same, where it is UTF-8.
private func quoted(_ bytes: [UInt8]) -> String {
  var writer = JSONWriter()
  writer.value(String(decoding: bytes, as: UTF8.self))
  return String(decoding: writer.bytes, as: UTF8.self)
}
