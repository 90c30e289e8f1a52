import StyleSource

/// The font files that settings name, which pictures use beside the fonts of the system.
public struct AppFonts: Hashable, Sendable {
  /// The absolute paths, in the order in which the files were found.
  public var paths: [String] = []
  /// The fingerprint of the paths and the contents; nil where there are no files.
  package var fingerprint: Fingerprint?

  /// Makes a value without files.
  public init() {}
}
