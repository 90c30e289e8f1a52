import StyleCompiler
import StyleLint
import StylePreview
import StyleSource

extension DiagnosticCode {
  /// Every code that a report may hold.
  static let known: [DiagnosticCode] =
    allCodes + previewCodes + Rule.all.map(\.code) + [
      .unreadableFile, .invalidSettings, .invalidSwitch, .unusedSwitch,
    ]
}
