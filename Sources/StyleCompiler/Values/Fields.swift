import StyleModel
import StyleSource
import StyleSyntax

/// The entries of a structured value, by name. Unknown and missing ones are reported on the way.
struct Fields {
  private var nodes: [String: SyntaxNode] = [:]
  /// Whether nothing that is required is missing.
  private(set) var isComplete = true

  init(
    _ node: SyntaxNode, _ allowed: [String], required: [String] = [], _ expected: Expectation,
    _ output: CompilerOutput
  ) {
    var misspelled: [String] = []
    for entry in node.entries {
      let name = entry.key.text
      if allowed.contains(name) {
        nodes[name] = entry.value
      } else {
        misspelled.append(name)
        output.report(.unknownField(name, allowed, expected, at: entry.key.span))
      }
    }
    let missing = required.filter { nodes[$0] == nil }
    isComplete = missing.isEmpty
    // One that is only misspelled was reported as such.
    let unwritten = missing.filter { name in !misspelled.contains { nearest(to: $0, among: [name]) != nil } }
    if !unwritten.isEmpty { output.report(.missingFields(unwritten, expected, at: node.span)) }
  }

  subscript(_ name: String) -> SyntaxNode? { nodes[name] }
}

extension DiagnosticCode {
  static let unknownKey = DiagnosticCode(
    "unknown-key", .error, "Every key is one that the language knows at its place.",
    explanation:
      "No key is ever ignored: one that is misspelled would do nothing, and nobody would know why.",
    example: "styles:\n  card: { component: UIView }\ncolours: {}\n")

  static let missingKey = DiagnosticCode(
    "missing-key", .error, "What a value or a declaration can't do without is written.",
    explanation: "Write the key that the message names.",
    example: "styles:\n  card: { backgroundColor: red }\n")
}

extension Diagnostic {
  fileprivate static func unknownField(
    _ name: String, _ allowed: [String], _ expected: Expectation, at span: Span
  ) -> Diagnostic {
    let near = nearest(to: name, among: allowed)
    return Diagnostic(
      .unknownKey, "‘\(name.shortened)’ is no part of ‘\(expected.name)’", at: span,
      notes: ["its parts are \(allowed.map { "‘\($0)’" }.joined(separator: ", "))"],
      fixes: near.map { [FixIt("write ‘\($0)’", replace: span, with: $0, isSafe: false)] } ?? [])
  }

  fileprivate static func missingFields(_ names: [String], _ expected: Expectation, at span: Span)
    -> Diagnostic
  {
    let list = names.map { "‘\($0)’" }.joined(separator: " and ")
    return Diagnostic(
      .missingKey, "‘\(expected.name)’ lacks \(list)", at: span,
      notes: [expected.type.spelling.lowercasedFirst])
  }
}
