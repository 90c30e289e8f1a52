import StyleSource

/// The font files that settings name, which pictures use beside the fonts of the system.
public struct AppFonts: Hashable, Sendable {
  /// Absolute, in the order in which they were found.
  public var paths: [String] = []
  /// Of their paths and contents; nil where there are none.
  package var fingerprint: Fingerprint?

  /// None.
  public init() {}
}
