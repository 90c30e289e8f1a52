/// The source of the picture of a `UIImage`.
public enum ImageSource: Hashable, Sendable {
  /// An image of the app's asset catalog.
  case asset(String)
  /// A symbol of SF Symbols.
  case system(String)
  /// One pixel of a colour, stretched to the area that it fills.
  case color(Color)
}
