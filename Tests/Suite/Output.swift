import StyleCompiler
import StyleModel
import StyleSource

/// A kind of fence that holds something made from the example above it.
struct Output: Sendable {
  /// The fence's language.
  var language: String
  /// What the fence must hold; its argument says which part of what comes out.
  var render: @Sendable (_ argument: String, _ result: Compiled) -> String

  static let all: [Output] = []
}

/// An example after the compiler.
struct Compiled {
  var sources: SourceMap
  var sheet: ResolvedSheet
  var diagnostics: [Diagnostic]
}
