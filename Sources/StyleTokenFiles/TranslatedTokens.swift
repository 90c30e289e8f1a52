import StyleSyntax

/// A file of design tokens translated into a style file, and the properties that a style file can't express.
package struct TranslatedTokens: Sendable {
  package let tree: SyntaxTree
  /// The properties of each token that no style file can express.
  package let kept: [PlaceOfToken: KeptOfToken]
  /// The tokens that a style file can't have.
  package let leftOut: [LeftOutToken]
  /// The extensions for programs that belong to no token.
  package let extensions: [KeptExtensions]
}

/// The description and extensions of a group, of a set or of a whole file of design tokens, for people and for other programs, and names that style files
/// don't have.
package struct KeptExtensions: Hashable, Sendable {
  package let place: Holder
  /// A JSON object with `$description`, `$extensions` or both, or with names.
  package let object: String

  package enum Holder: Hashable, Sendable {
    /// All tokens of a file.
    case file
    /// The tokens in a group, by the names of its path.
    case group([String])
    /// The tokens in a group that the format has no types for, by the group's path in a style file: `string`, `copy`.
    case groupOfKept([String])
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by the axes of modes that it is about.
    case modifier(axes: [String])
    /// The name of a set of a resolver document, which the object has as `name`.
    case setName
    /// The names of a modifier, as `name`, and of its contexts, as `contexts`, each by its modes but the default ones.
    case modifierNames(axes: [String])
  }
}

/// The place of a token in a translated file. Several that a group inherits have one offset, and two that a style file would call the same have one name.
package struct PlaceOfToken: Hashable, Sendable {
  /// The name with its type.
  let name: String
  /// The offset at which its name begins in the file.
  let offset: UInt32

  package init(name: String, offset: UInt32) { (self.name, self.offset) = (name, offset) }
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
  /// The groups and the name of the token in its file, where they aren't the type and the name that a style file has for it.
  package var groups: [String]?
  package var name: String?

  /// Whether there is nothing.
  var isEmpty: Bool {
    identity == nil && designType == nil && extensions == nil && assetName == nil && name == nil
  }
}
