import StyleEmit
import StyleModel
import StyleSource

/// Style files at one time, such as those of a commit, compiled without errors.
package struct SheetState: Sendable {
  /// The name for people: `HEAD`, `old-export`, “working tree”.
  package let name: String
  package let sheet: ResolvedSheet
  package let sources: SourceMap
  /// The declarations of its generated Swift that apps use.
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
