import StyleModel
import StyleSource
import StyleSyntax

/// The whole compiler: text in, one flat sheet out. Everything after this only reads.
///
/// `sources` holds every file, imported ones too.
public func compile(_ sources: SourceMap) -> Diagnosed<ResolvedSheet> {
  compile(sources.files.map { ParsedFile($0) })
}

/// Resolves parsed files into one sheet. `files` stand in the order of their ids.
///
/// `unreadable` says why an imported file is not among them, by its path.
public func compile(_ files: [ParsedFile], unreadable: [String: String] = [:]) -> Diagnosed<ResolvedSheet> {
  let output = CompilerOutput()
  for file in files { output.diagnostics += file.diagnostics }
  let outlines = files.map(\.outline)
  let visibility = Visibility(outlines, unreadable: unreadable, output)
  let modes = ModeNames(outlines, output)
  let tokens = TokenTable(outlines, visibility, modes, output)
  tokens.resolveAll()
  let components = ComponentTable(outlines, visibility, tokens, modes, output)
  components.resolveAll()
  let styles = StyleTable(outlines, visibility, tokens, components, modes, output)
  styles.resolveAll()
  let resolvedStyles = styles.finish()

  var resolvedTokens = tokens.resolved
  for case .token(let index) in output.references.map(\.target) { resolvedTokens[index].isReferenced = true }
  let sheet = ResolvedSheet(
    modes: modes.table, tokens: resolvedTokens, components: components.resolved, styles: resolvedStyles,
    origins: output.origins, references: output.references, imports: visibility.imports,
    paths: files.map(\.tree.source.path))
  return Diagnosed(sheet, output.diagnostics)
}

/// What `stylec explain` knows of the diagnostics of the syntax, the values and the compiler.
public let allCodes: [DiagnosticCode] = syntaxCodes + compilerCodes

let compilerCodes: [DiagnosticCode] = [
  // Values
  .typeMismatch, .outOfBounds, .unexpectedNull, .unknownChoice, .numberNotRepresentable, .invalidColor,
  .unknownToken, .unknownProperty, .misplacedReference, .tooManyModes, .unknownKey, .missingKey, .wrongCount,
  .invalidGradient, .invalidPath, .invalidExpression,
  // Outline
  .invalidStructure, .duplicateName, .unknownImport, .importCycle, .invalidName,
  // Modes and tokens
  .unknownMode, .invalidModes, .unknownTokenType, .tokenCycle,
  // Components
  .unknownComponent, .componentCycle, .unknownType, .notInspectable, .invalidProperty, .unknownLayer,
  .unknownState, .drivenProperty,
  // Styles
  .unknownStyle, .styleCycle, .differentComponents,
]
