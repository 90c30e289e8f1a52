// Not embedded: generated code has the axes and the modes that its style files declare.

/// The modes that styles depend on, one for each axis.
nonisolated public struct StyleModes: Sendable, Hashable {
  public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    case standardContrast
    case highContrast
  }

  public var appearance: Appearance
  public var contrast: Contrast

  public init(
    appearance: Appearance = .light,
    contrast: Contrast = .standardContrast
  ) {
    self.appearance = appearance
    self.contrast = contrast
  }
}
