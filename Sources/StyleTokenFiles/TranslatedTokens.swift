import StyleSyntax

/// A file of design tokens translated into a style file, and the properties that a style file can't express.
package struct TranslatedTokens: Sendable {
  package let tree: SyntaxTree
  /// The properties of each token that no style file can express, by the offset at which the token's name begins.
  package let kept: [UInt32: KeptOfToken]
  /// The extensions for programs that belong to no token.
  package let extensions: [KeptExtensions]
}

/// The description and extensions of a group, of a set or of a whole file of design tokens, for people and for other programs.
package struct KeptExtensions: Hashable, Sendable {
  package let place: Holder
  /// A JSON object with `$description`, `$extensions` or both.
  package let object: String

  package enum Holder: Hashable, Sendable {
    /// All tokens of a file.
    case file
    /// The tokens in a group, by the group's name in style files, with their type: `color.surface`.
    case group(String)
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by the axes of modes that it is about.
    case modifier(axes: [String])
  }
}

/// The properties of a design token that no style file can express.
package struct KeptOfToken: Sendable {
  /// The ID that the token's tool keeps when it is renamed; only Figma has one.
  package var identity: String?
  /// The group into which an import puts the token.
  package var group: String?
  /// The token's type in its file, where a style file's type doesn't determine it.
  package var designType: String?
  /// The JSON object of what stands in its `$extensions` for other programs.
  package var extensions: String?
  /// The name of the token's colour set in an asset catalog, with namespaces.
  package var assetName: String?

  /// Whether there is nothing.
  var isEmpty: Bool { identity == nil && designType == nil && extensions == nil && assetName == nil }
}
