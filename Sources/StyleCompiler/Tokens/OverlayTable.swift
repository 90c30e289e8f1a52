import StyleModel
import StyleSource
import StyleSyntax

/// The values that overlays have for tokens of other files.
struct OverlayTable: Sendable {
  private(set) var overlays: [Overlay] = []
  /// The values of each token in overlays, by its index, in the order of their files.
  private var values: [Int: [OverlayValue]] = [:]

  /// The value of one token in one overlay.
  struct OverlayValue: Sendable {
    let file: FileID
    let modes: ModeSet
    let declaration: Outline.TokenDeclaration
  }

  init(_ outlines: [Outline], _ names: TokenNames, _ modes: ModeNames, _ output: CompilerOutput) {
    for outline in outlines {
      guard let declared = outline.overlay,
        let condition = declared.mode.map({ modes.condition($0, output) }) ?? []
      else { continue }
      var overlay = Overlay(file: outline.file, modes: condition)
      // What the keys of a token begin with.
      var prefix: String?
      for declaration in declared.tokens where !declaration.isBroken {
        if let prefix, declaration.name.hasPrefix(prefix) { continue }
        guard let index = names.index(of: declaration.name, overlaidBy: outline.file) else {
          if !declaration.mayBeGroup { names.reportUnknown(declaration, in: outline.file, output) }
          continue
        }
        if declaration.mayBeGroup { prefix = declaration.name + "." }
        overlay.tokens.append(Overlay.Entry(token: index, span: declaration.span))
        values[index, default: []].append(
          OverlayValue(file: outline.file, modes: condition, declaration: declaration))
      }
      overlays.append(overlay)
    }
  }

  /// The values in overlays of the token at an index.
  subscript(_ index: Int) -> [OverlayValue] { values.isEmpty ? [] : values[index] ?? [] }
}

extension TokenNames {
  /// Reports an overlay's value for a token that the overlay doesn't see.
  fileprivate func reportUnknown(
    _ declaration: Outline.TokenDeclaration, in file: FileID, _ output: CompilerOutput
  ) {
    guard visibility.isComplete(file), !mayHide(declaration.name, from: file) else { return }
    let name = declaration.name
    if let declared = self.declaration(of: name) {
      output.report(.missingImport(name, declared, at: declaration.span))
      return
    }
    let known = output.candidates(in: .overlaidTokens(file), names(overlaidBy: file))
    let parent = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    output.report(.unknownOverlaidToken(name, parent, known, at: declaration.span))
  }
}

extension Diagnostic {
  fileprivate static func unknownOverlaidToken(
    _ name: String, _ group: String, _ known: KnownNames?, at span: Span
  ) -> Diagnostic {
    var notes = ["an overlay sets tokens of files that it imports, or that import it"]
    var fixes: [FixIt] = []
    if let near = known?.nearest(to: name) {
      if near.hasPrefix(group + "."), !near.dropFirst(group.count + 1).contains(".") {
        let last = String(near.dropFirst(group.count + 1))
        fixes = [FixIt("write ‘\(last)’", replace: span, with: last, isSafe: false)]
      } else {
        notes = ["there is one named ‘\(near)’"]
      }
    }
    return Diagnostic(
      .unknownToken, "this overlay sees no token named ‘\(name.shortened)’", at: span,
      notes: fixes.isEmpty ? notes : [], fixes: fixes)
  }

  /// - Parameter areExported: Whether files of design tokens give both, as two exports of one design do: one finding for each pair of files.
  static func overlaidTwice(
    _ token: String, _ modes: String, at span: Span, first: Span, areExported: Bool
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .duplicateName, "‘\(token.shortened)’ already has a value for ‘\(modes)’", at: span,
      related: [Related("first given here", at: first)], notes: ["remove one of them"])
    if areExported, span.file != first.file {
      diagnostic.notes = [ClashesOfTokenFiles.note]
      diagnostic.cause = CommonCause(
        [Span(span.file, 0, 0), Span(first.file, 0, 0)], before: "", after: "", [])
    }
    return diagnostic
  }

  static func saidInOverlay(_ key: SyntaxNode, of token: Span) -> Diagnostic {
    Diagnostic(
      .unknownKey, "a token has no ‘\(key.text)’ in a file with a ‘mode’", at: key.span,
      related: [Related("it is declared here", at: token)], notes: ["write it where the token is declared"])
  }
}
