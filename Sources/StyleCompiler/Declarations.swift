import StyleModel
import StyleSource

/// What all files declare but for their styles: what styles refer to.
struct Declarations: Sendable {
  /// Whether some name, of styles too, is in another script than the Latin one, so that its look is compared with that of others.
  let namesMayLookAlike: Bool
  let visibility: Visibility
  let modes: ModeNames
  let tokens: TokenTable
  let components: ComponentTable
  /// What was reported of it.
  let diagnostics: [Diagnostic]
  let contradictions: [Contradiction]
  /// Every use of a name in it, file by file.
  let references: [[Reference]]
  let origins: Origins

  init(_ outlines: [Outline], unreadable: [String: String], for frameworks: Set<AppleFramework>) {
    let output = CompilerOutput(for: frameworks)
    Outline.checkLooks(of: outlines, output)
    namesMayLookAlike = outlines.contains(where: \.hasForeignNames)
    visibility = Visibility(outlines, unreadable: unreadable, output)
    modes = ModeNames(outlines, output)
    tokens = TokenTable(TokenNames(outlines, visibility, output), modes, output)
    components = ComponentTable(ComponentNames(outlines, visibility, output), tokens, modes, output)
    diagnostics = output.diagnostics
    contradictions = output.contradictions
    var references: [[Reference]] = Array(repeating: [], count: outlines.count)
    for reference in output.references { references[Int(reference.span.file.index)].append(reference) }
    self.references = references
    origins = output.origins
  }
}
