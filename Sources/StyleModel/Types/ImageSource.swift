/// Where the picture of a `UIImage` comes from.
public enum ImageSource: Hashable, Sendable {
  /// An image of the app's asset catalog.
  case asset(String)
  /// A symbol of SF Symbols.
  case system(String)
  /// One pixel of a colour, stretched to whatever it fills.
  case color(Color)
}
