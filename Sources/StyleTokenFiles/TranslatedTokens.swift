import StyleSyntax

/// A file of design tokens as a style file, and what it says of the tokens besides.
package struct TranslatedTokens: Sendable {
  package let tree: SyntaxTree
  /// By where the name of each token begins.
  package let kept: [UInt32: KeptOfToken]
  /// What it says to other programs of anything but tokens.
  package let extensions: [KeptExtensions]
}

/// What a file of design tokens says of a group, of a set or of all of it: to people, and to other programs.
package struct KeptExtensions: Hashable, Sendable {
  package let place: Holder
  /// A JSON object with `$description`, `$extensions` or both.
  package let object: String

  package enum Holder: Hashable, Sendable {
    /// All tokens of a file.
    case file
    /// The tokens in a group, by what style files call it, with their type: `color.surface`.
    case group(String)
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by the axes of modes that it is about.
    case modifier(axes: [String])
  }
}

/// What a design token says that no style file can.
package struct KeptOfToken: Sendable {
  /// What its tool knows it by, whatever it is called; only Figma says so.
  package var identity: String?
  /// The group in which an import puts it.
  package var group: String?
  /// The type that it has in its file, where a style file's type doesn't say it.
  package var designType: String?
  /// The JSON object of what stands in its `$extensions` for other programs.
  package var extensions: String?
  /// The name of the colour set that it is in an asset catalog, with namespaces.
  package var assetName: String?

  /// Whether there is nothing.
  var isEmpty: Bool { identity == nil && designType == nil && extensions == nil && assetName == nil }
}
