import StyleCompiler
import StyleLint
import StyleSource

extension DiagnosticCode {
  /// Every code that a report may hold.
  static let known: [DiagnosticCode] =
    allCodes + Rule.all.map(\.code) + [.unreadableFile, .invalidSettings, .invalidSwitch, .unusedSwitch]
}
