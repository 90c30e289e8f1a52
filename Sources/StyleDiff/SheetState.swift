import StyleEmit
import StyleModel
import StyleSource

/// Style files at one time, such as those of a commit, compiled without errors.
package struct SheetState: Sendable {
  /// What people call it: `HEAD`, `old-export`, “working tree”.
  package let name: String
  package let sheet: ResolvedSheet
  package let sources: SourceMap
  /// What apps use of its generated Swift.
  package let interface: [SwiftDeclaration]

  package init(
    name: String, sheet: ResolvedSheet, sources: SourceMap, targets: Set<EmitTarget>, options: EmitOptions
  ) {
    self.name = name
    self.sheet = sheet
    self.sources = sources
    interface = swiftInterface(of: sheet, targets: targets, options: options)
  }

  func text(_ span: Span?) -> String? { span.map { sources.text($0) } }
}
