import StyleCompiler
import StyleLint
import StylePreview
import StyleSource
import StyleWorkspace

extension DiagnosticCode {
  /// Every code that a report may hold.
  static let known: [DiagnosticCode] =
    allCodes + previewCodes + workspaceCodes + Rule.all.map(\.code)
    + [.unreadableFile, .invalidSwitch, .unusedSwitch]
}
