// Not embedded: generated code has the axes and the modes that its style files declare.

/// The modes that styles depend on, one for each axis.
///
/// Modules of generated code add a property for each axis that their style files declare. Axes with the same name are the same axis in all modules.
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
  /// By the name of each axis, the mode that isn't the axis's default.
  private var declared: [String: String] = [:]

  public init(
    appearance: Appearance = .light,
    contrast: Contrast = .standardContrast
  ) {
    self.appearance = appearance
    self.contrast = contrast
  }

  /// The mode on an axis that style files declare.
  @_spi(Generated)
  public subscript<Mode: RawRepresentable<String>>(
    axis: String,
    default standard: Mode
  ) -> Mode {
    get { declared[axis].flatMap(Mode.init) ?? standard }
    set { declared[axis] = newValue.rawValue == standard.rawValue ? nil : newValue.rawValue }
  }

  /// The modes of others on the axes that style files declare, where these have one.
  @_spi(Generated) public mutating func take(_ overrides: StyleModeOverrides) {
    declared.merge(overrides.modes) { $1 }
  }
}

/// A mode on each axis that style files declare, or nil where the views around decide.
nonisolated public struct StyleModeOverrides: Sendable, Hashable {
  fileprivate var modes: [String: String] = [:]

  public init() {}

  /// The mode on an axis.
  @_spi(Generated) public subscript<Mode: RawRepresentable<String>>(axis: String) -> Mode? {
    get { modes[axis].flatMap(Mode.init) }
    set { modes[axis] = newValue?.rawValue }
  }

  /// Takes over the modes of what lies around, where there are none yet.
  @_spi(Generated) public mutating func inherit(_ outer: StyleModeOverrides) {
    modes.merge(outer.modes) { own, _ in own }
  }
}
