import StyleCompiler
import StyleLint
import StyleScene
import StyleSource
import StyleTokenFiles

extension DiagnosticCode {
  /// Every code that a report may have.
  package static let known =
    allCodes + pictureCodes + workspaceCodes + Rule.all.map(\.code) + suppressionCodes

  /// Whether a code is about files of design tokens, whose warnings are switched as rules are.
  package static func isOfTokenFiles(_ id: String) -> Bool { tokenFileCodes.contains { $0.id == id } }
}
