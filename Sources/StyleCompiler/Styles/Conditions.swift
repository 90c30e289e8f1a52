import StyleModel
import StyleSource
import StyleSyntax

/// The conditions that one declaration has values for, so that none is given twice in another order:
/// `dark+high-contrast` and `high-contrast+dark`.
struct Conditions<Condition: Hashable> {
  private let output: CompilerOutput
  private var keys: [Condition: SyntaxNode] = [:]

  init(output: CompilerOutput) { self.output = output }

  /// Whether a condition is new; one that came before is reported.
  mutating func isNew(_ condition: Condition, _ key: SyntaxNode) -> Bool {
    guard let first = keys.updateValue(key, forKey: condition) else { return true }
    // The same words twice are a duplicate key, which was reported as such.
    if first.text != key.text { output.report(.repeatedCondition(key, first)) }
    return false
  }
}

extension SyntaxNode {
  /// The place of a scalar's text among names.
  func place(in names: NameIndex) -> Int? { kind == .scalar ? withBytes { names[$0] } : nil }

  /// The span of one of the names that `+` joins in a key; the whole key where escapes hide that.
  func span(ofPart part: String) -> Span {
    guard isVerbatim, span == definition else { return span }
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard let index = parts.firstIndex(where: { $0 == part }) else { return span }
    let start = parts[..<index].reduce(0) { $0 + $1.utf8.count + 1 }
    return contentSpan[start..<start + part.utf8.count]
  }
}

/// Several names joined by `+`: `selected+highlighted` for `selected, highlighted`, `selected and pressed` or `selectedHighlighted`; nil
/// where the text isn't made of at least two known names.
func joinedNames(in text: String, known: (String) -> String?) -> String? {
  let separated = text.split { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" }.map(String.init)
    .filter { $0 != "and" }
  var words: [String] = []
  for character in text.filter({ $0.isLetter }) {
    if character.isUppercase || words.isEmpty { words.append("") }
    words[words.count - 1] += character.lowercased()
  }
  // Two words may be one name: `high-contrast`.
  let pairs =
    words.count == 3 ? [[words[0], "\(words[1])-\(words[2])"], ["\(words[0])-\(words[1])", words[2]]] : []
  for parts in [separated, words] + pairs where parts.count > 1 {
    let names = parts.compactMap(known)
    if names.count == parts.count, Set(names).count == names.count { return names.joined(separator: "+") }
  }
  return nil
}

extension Sequence<String> {
  /// The texts in quotes, `‘a’, ‘b’, ‘c’`, cut off behind 24.
  var quotedList: String {
    let names = Array(self)
    let shown = names.prefix(24).map { "‘\($0.shortened)’" }.joined(separator: ", ")
    return names.count > 24 ? shown + " and \(names.count - 24) more" : shown
  }
}

extension Diagnostic {
  fileprivate static func repeatedCondition(_ key: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .duplicateName, "‘\(key.text.shortened)’ means the same as ‘\(first.text.shortened)’", at: key.span,
      related: [Related("first defined here", at: first.span)], notes: ["write both under one key"])
  }

  /// The diagnostic for a part named twice, as in `dark+dark`.
  static func repeatedPart(_ kind: String, _ name: String, in key: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .duplicateName, "the \(kind) ‘\(name)’ is named twice in ‘\(key.text.shortened)’", at: key.span,
      notes: ["name it once"])
  }
}
