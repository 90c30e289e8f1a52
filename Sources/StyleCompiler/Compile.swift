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
  for file in files { output.report(file.diagnostics) }
  let outlines = files.map(\.outline)
  Outline.checkLooks(of: outlines, output)
  let visibility = Visibility(outlines, unreadable: unreadable, output)
  let modes = ModeNames(outlines, output)
  let tokens = TokenTable(TokenNames(outlines, visibility, output), modes, output)
  let components = ComponentTable(ComponentNames(outlines, visibility, output), tokens, modes, output)
  let styles = StyleTable(StyleNames(outlines, visibility, output), components, tokens, modes, output)
  return Diagnosed(
    assemble(files, visibility, modes, tokens, components, styles, output),
    output.diagnostics.withoutRepeats(in: files))
}

/// Puts the sheet together. UIKit's classes are in it where styles are for them.
private func assemble(
  _ files: [ParsedFile], _ visibility: Visibility, _ modes: ModeNames, _ tokens: TokenTable,
  _ components: ComponentTable, _ styles: StyleTable, _ output: CompilerOutput
) -> ResolvedSheet {
  var sheet = ResolvedSheet(
    modes: modes.table, tokens: tokens.tokens,
    components: components.components.prefix(components.names.declarations.count).map(\.component),
    traits: components.traits, styles: styles.styles, origins: output.origins, references: output.references,
    contradictions: output.contradictions, imports: visibility.imports,
    paths: files.map(\.tree.source.path))
  sheet.filesWithAliases = Set(files.lazy.map(\.tree).filter(\.hasAliases).map(\.source.id))
  for case .token(let index) in output.references.map(\.target) { sheet.tokens[index].isReferenced = true }
  var places: [Int: Int] = [:]
  for index in sheet.styles.indices {
    let component = sheet.styles[index].component
    guard components.names.baseClass(at: component) != nil else { continue }
    if places[component] == nil {
      places[component] = sheet.components.count
      sheet.components.append(components.components[component].component)
      sheet.components[sheet.components.count - 1].span = sheet.styles[index].span
    }
    sheet.styles[index].component = places[component] ?? component
  }
  return sheet
}

/// What `stylec explain` knows of the diagnostics of the syntax, the values and the compiler.
public let allCodes: [DiagnosticCode] = syntaxCodes + compilerCodes

let compilerCodes: [DiagnosticCode] = [
  // Values
  .typeMismatch, .outOfBounds, .unexpectedNull, .unknownChoice, .numberNotRepresentable, .invalidColor,
  .unknownToken, .unknownProperty, .misplacedReference, .tooManyModes, .unknownKey, .missingKey, .wrongCount,
  .invalidGradient, .invalidPath, .invalidExpression,
  // Outline
  .invalidStructure, .duplicateName, .reservedName, .unknownImport, .importCycle, .invalidName,
  .lookAlikeName,
  // Modes and tokens
  .unknownMode, .invalidModes, .unknownTokenType, .tokenCycle,
  // Components
  .unknownComponent, .componentCycle, .unknownType, .notInspectable, .invalidProperty, .unknownLayer,
  .unknownState, .drivenProperty, .unknownTrait, .traitConflict, .invalidAnimation, .invalidExtension,
  .fixedSize,
  // Styles
  .unknownStyle, .styleCycle, .differentComponents, .tooLarge,
]
