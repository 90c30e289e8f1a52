import StyleModel
import StyleSource
import StyleSyntax

/// Tokens that are declared again in a file that sees the first declaration, or is seen with it.
///
/// A file that only declares tokens again which it imports was meant as an overlay, as for a brand, so its missing `mode` is one finding.
struct RepeatedTokens {
  private var pairs: [(token: Outline.TokenDeclaration, first: Outline.TokenDeclaration)] = []

  mutating func add(_ token: Outline.TokenDeclaration, first: Outline.TokenDeclaration) {
    pairs.append((token, first))
  }

  func report(_ outlines: [Outline], _ visibility: Visibility, _ output: CompilerOutput) {
    if pairs.isEmpty { return }
    var overlays: Set<FileID> = []
    for outline in outlines where isMeantAsOverlay(outline, visibility) {
      overlays.insert(outline.file)
      let first = pairs.lazy.compactMap { other(in: outline.file, $0) }.first
      if let first { output.report(.overlayWithoutMode(outline, first: first.span, outlines)) }
    }
    for (token, first) in pairs
    where !overlays.contains(token.span.file) && !overlays.contains(first.span.file) {
      output.report(.duplicateName("token", token.name, first.name, at: token.span, first: first.span))
    }
  }

  /// The declaration in another file, of a pair of which one is in a file; nil where both or none are.
  private func other(
    in file: FileID, _ pair: (token: Outline.TokenDeclaration, first: Outline.TokenDeclaration)
  ) -> Outline.TokenDeclaration? {
    if pair.token.span.file == pair.first.span.file { return nil }
    return pair.token.span.file == file ? pair.first : pair.first.span.file == file ? pair.token : nil
  }

  private func isMeantAsOverlay(_ outline: Outline, _ visibility: Visibility) -> Bool {
    guard !outline.tokens.isEmpty, !outline.imports.isEmpty, outline.components.isEmpty,
      outline.styles.isEmpty, outline.traits.isEmpty, !outline.tree.isTranslated
    else { return false }
    var repeated: Set<String> = []
    for pair in pairs {
      if let other = other(in: outline.file, pair), visibility.sees(other.span.file, from: outline.file) {
        repeated.insert(other.name)
      }
    }
    return outline.tokens.allSatisfy { repeated.contains($0.name) }
  }
}

extension Diagnostic {
  /// - Parameter first: Where the first of its tokens is declared that is declared elsewhere too.
  fileprivate static func overlayWithoutMode(_ outline: Outline, first: Span, _ outlines: [Outline])
    -> Diagnostic
  {
    let source = outline.tree.source
    let name = source.path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    let modes = outlines.flatMap(\.axes).flatMap { $0.node.elements.map(\.text) }
    let section = outline.tree.root?.entries.first { $0.key.hasText("tokens") }?.key.definition
    let all = outline.tokens.count == 1 ? "the token of this file is" : "all tokens of this file are"
    let written = "mode: \(modes.contains(String(name)) ? String(name) : modes.first ?? "dark")"
    var fixes: [FixIt] = []
    if modes.contains(String(name)), let section {
      let start = Span(section.file, Int(section.start), Int(section.start))
      fixes = [FixIt("write ‘\(written)’ above it", [FixIt.Edit(start, written + "\n")], isSafe: false)]
    }
    return Diagnostic(
      .duplicateName, "\(all) declared in a file that it imports, and it has no ‘mode’",
      at: section ?? outline.tokens[0].span, related: [Related("the first is declared here too", at: first)],
      notes: [
        "a file that gives tokens of other files their values in a mode, as for a brand, says which: ‘\(written)’"
      ], fixes: fixes)
  }
}
