import StyleModel

extension ResolvedSheet {
  /// The name of a token in generated Swift: `StyleTokens.Colors.surfaceCard`; nil for a private one, which Swift doesn't have.
  package func swiftName(ofToken index: Int) -> String? {
    SwiftTokenNames(self)[index].map { "StyleTokens.\($0.type.swiftName).\($0.member)" }
  }
}
