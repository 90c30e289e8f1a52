/// What files of design tokens say of anything but tokens: to people, and to other programs. Style files have nothing for it.
public struct DesignExtensions: Hashable, Sendable {
  public var place: Holder
  /// A JSON object with `$description`, `$extensions` or both.
  public var object: String

  public enum Holder: Hashable, Sendable {
    /// All tokens of a file.
    case file
    /// The tokens in a group, by its name with their type: `color.surface`.
    case group(String)
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by the axes of modes that it is about.
    case modifier(axes: [String])
  }

  public init(_ place: Holder, _ object: String) { (self.place, self.object) = (place, object) }
}
