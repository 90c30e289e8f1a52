import StyleSyntax

/// A file of design tokens as a style file, and what its tool knows the tokens by.
package struct TranslatedTokens: Sendable {
  package let tree: SyntaxTree
  /// What each token keeps when it is renamed, by where its name begins; only Figma says so.
  package let identities: [UInt32: String]
}
