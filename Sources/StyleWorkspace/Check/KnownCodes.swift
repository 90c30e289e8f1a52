import StyleCompiler
import StyleLint
import StyleScene
import StyleSource

extension DiagnosticCode {
  /// Every code that a report may hold.
  package static let known =
    allCodes + pictureCodes + workspaceCodes + Rule.all.map(\.code) + suppressionCodes
}
