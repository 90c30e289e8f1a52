/// Texts and extensions that files of design tokens have for anything but tokens, for people and for other programs, and names of sets and modifiers. Style
/// files have nothing for them.
public struct DesignExtensions: Hashable, Sendable {
  public var place: Holder
  /// A JSON object with `$description`, `$extensions` or both, or with names.
  public var object: String

  public enum Holder: Hashable, Sendable {
    /// The tokens of a whole file.
    case file
    /// The tokens in a group, by the names of its path.
    case group([String])
    /// The tokens in a group that the format has no types for, by the group's path in a style file: `string`, `copy`.
    case groupOfKept([String])
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by its axes of modes.
    case modifier(axes: [String])
    /// The name of a set of a resolver document, which the object has as `name`.
    case setName
    /// The names of a modifier, as `name`, and of its contexts, as `contexts`, each by its modes but the default ones, joined by `+`.
    case modifierNames(axes: [String])
  }

  public init(_ place: Holder, _ object: String) { (self.place, self.object) = (place, object) }
}
