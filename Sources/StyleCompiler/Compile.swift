import StyleModel
import StyleSource
import StyleSyntax
import StyleTokenFiles

/// The whole compiler: text in, one flat sheet out. Everything after this only reads.
///
/// `sources` holds every file, imported ones too.
package func compile(_ sources: SourceMap) -> Diagnosed<ResolvedSheet> {
  var files = sources.files.map { ParsedFile($0) }
  files.linkTokenFiles()
  return compile(files)
}

/// Resolves parsed files into one sheet. `files` stand in the order of their ids.
///
/// - Parameters:
///   - unreadable: Why an imported file is not among them, by its path.
///   - frameworks: What Swift is to be generated for: a property may have a name that only another framework's class has.
package func compile(
  _ files: [ParsedFile], unreadable: [String: UnreadableImport] = [:],
  for frameworks: Set<AppleFramework> = Set(AppleFramework.allCases)
) -> Diagnosed<ResolvedSheet> {
  let compilation = Compilation(files, unreadable: unreadable, for: frameworks)
  return Diagnosed(compilation.sheet, compilation.diagnostics)
}

/// The pages of `stylec explain` for diagnostics of the syntax, the values and the compiler.
package let allCodes: [DiagnosticCode] = syntaxCodes + tokenFileCodes + compilerCodes

let compilerCodes: [DiagnosticCode] = [
  // Values
  .typeMismatch, .outOfBounds, .unexpectedNull, .unknownChoice, .numberNotRepresentable, .invalidColor,
  .cutText, .unknownToken, .unknownProperty, .misplacedReference, .tooManyModes, .unknownKey, .missingKey,
  .lineHeightInPoints, .wrongCount,
  .invalidGradient, .invalidPath, .invalidExpression,
  // Outline
  .invalidStructure, .duplicateName, .reservedName, .otherNameInSwift, .unknownImport, .missingImport,
  .importCycle,
  .invalidName,
  .lookAlikeName,
  // Modes and tokens
  .unknownMode, .invalidModes, .invalidVariants, .unknownVariant, .unknownTokenType, .tokenCycle,
  // Components
  .unknownComponent, .componentCycle, .unknownType, .notInspectable, .invalidProperty, .unknownLayer,
  .secondMask, .materialInMask, .cyclicSize,
  .unknownState, .invalidStates, .drivenProperty, .ambiguousShorthand, .unknownTrait, .traitConflict,
  .invalidAnimation,
  .invalidExtension,
  .fixedSize,
  // Styles
  .unknownStyle, .ambiguousStyle, .styleCycle, .differentComponents, .tooLarge,
]
