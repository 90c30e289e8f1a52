import StyleSource
import Testing

@testable import StyleSyntax

/// Parses a text that must be without problems, and gives its root.
func root(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SyntaxNode {
  let parsed = parse(file(text))
  #expect(parsed.diagnostics == [], sourceLocation: sourceLocation)
  return try #require(parsed.product.root, sourceLocation: sourceLocation)
}

func file(_ text: String) -> SourceFile { SourceFile(id: FileID(0), path: "test.yaml", text: text) }

func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(id: FileID(0), path: "test.yaml", bytes: bytes) }

/// The one problem of a file, or a failed test.
func onlyProblem(_ file: SourceFile, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
  let problems = parse(file).diagnostics
  #expect(problems.count == 1, "\(problems.map(\.message))", sourceLocation: sourceLocation)
  return try #require(problems.first, sourceLocation: sourceLocation)
}

func onlyProblem(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Diagnostic {
  try onlyProblem(file(text), sourceLocation: sourceLocation)
}

extension SyntaxNode {
  /// The source that the node covers.
  var source: String { tree.source.text(definition) }

  /// The value of the first entry with this key.
  func value(_ key: String) -> SyntaxNode? { entries.first { $0.key.text == key }?.value }

  /// Everything below, as text to compare: `{a: [1, 2]}`, with `?` for what is missing.
  var outline: String {
    switch kind {
    case .missing: "?"
    case .scalar: text
    case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { $0.key.outline + ": " + $0.value.outline }.joined(separator: ", ") + "}"
    }
  }
}

extension SourceFile {
  /// Line and column, both from 1, as an editor shows them.
  func place(_ span: Span) -> String {
    let position = LineTable(bytes).position(Int(span.start))
    return "\(position.line):\(position.column)"
  }
}

/// Files in which much of YAML stands close together, to be damaged.
let yamlSamples = [
  "imports: [tokens.yaml] # é\ntokens:\n  color:\n    tint: \"#007AFF\"\n    surface: { value: '#fff', dark: \"\\x23000\" }\n",
  "\u{FEFF}styles:\r\n  base: &base\r\n    component: UIView\r\n  card: { <<: *base, alpha: 0.5 }\r\n  list:\r\n  - 1\r\n  -\r\n  - [a, b: c]\r\n",
  "# 😀\ntext: |\n  one\n   two # no comment\n\nfolded: >-\n  a\n  b\n\n# end\nlast: plain\n  over lines\n",
  "? key\n: value\n? - a\n: !!str 12\nä: &x é\n*x : \"ü\"\n",
  "---\n[{a: 1}, \"b\", [[], {}], ~]\n...\n",
]
