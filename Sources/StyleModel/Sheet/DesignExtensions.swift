/// What files of design tokens say to other programs, in `$extensions`, of anything but tokens. Style files have nothing for it.
public struct DesignExtensions: Hashable, Sendable {
  public var place: Place
  /// A JSON object.
  public var object: String

  public enum Place: Hashable, Sendable {
    /// All tokens of a file.
    case file
    /// The tokens in a group, by its name with their type: `color.surface`.
    case group(String)
    /// The sets of a resolver document.
    case sets
    /// A modifier of a resolver document, by the axes of modes that it is about.
    case modifier(axes: [String])
  }

  public init(_ place: Place, _ object: String) { (self.place, self.object) = (place, object) }
}
