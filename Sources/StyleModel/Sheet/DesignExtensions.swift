/// Texts and extensions that files of design tokens have for anything but tokens: for people, and for other programs. Style files have
/// nothing for them.
public struct DesignExtensions: Hashable, Sendable {
  public var place: Holder
  /// A JSON object with `$description`, `$extensions` or both.
  public var object: String

  public enum Holder: Hashable, Sendable {
    /// The tokens of a whole file.
    case file
    /// The tokens in a group, by its name with the type: `color.surface`.
    case group(String)
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by its axes of modes.
    case modifier(axes: [String])
  }

  public init(_ place: Holder, _ object: String) { (self.place, self.object) = (place, object) }
}
