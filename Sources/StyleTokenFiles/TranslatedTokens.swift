import StyleSyntax

/// A file of design tokens as a style file, and what it says of the tokens besides.
package struct TranslatedTokens: Sendable {
  package let tree: SyntaxTree
  /// By where the name of each token begins.
  package let kept: [UInt32: KeptOfToken]
}

/// What a design token says that no style file can.
package struct KeptOfToken: Sendable {
  /// What its tool knows it by, whatever it is called; only Figma says so.
  package var identity: String?
  /// The JSON object of what stands in its `$extensions` for other programs.
  package var extensions: String?
  /// The name of the colour set that it is in an asset catalog, with namespaces.
  package var assetName: String?

  /// Whether there is nothing.
  var isEmpty: Bool { identity == nil && extensions == nil && assetName == nil }
}
