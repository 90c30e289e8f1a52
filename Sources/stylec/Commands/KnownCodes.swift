import StyleCompiler
import StyleLint
import StyleScene
import StyleSource
import StyleWorkspace

extension DiagnosticCode {
  /// Every code that a report may hold.
  static let known: [DiagnosticCode] =
    allCodes + pictureCodes + workspaceCodes + Rule.all.map(\.code) + suppressionCodes
}
