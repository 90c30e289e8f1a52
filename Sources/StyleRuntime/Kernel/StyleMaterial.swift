/// What a layer shows of what lies below it: a blur of the system's, of some thickness.
@_spi(Generated) nonisolated public enum StyleMaterial: String {
  case ultraThin, thin, regular, thick, ultraThick
  /// That of the system's toolbars.
  case bar
  /// Liquid Glass; on systems before those of 2025, `thin`.
  case glass
  /// Liquid Glass through which more is seen; on systems before those of 2025, `ultraThin`.
  case clearGlass

  public var isGlass: Bool { self == .glass || self == .clearGlass }

  public init(_ name: String) { self = StyleMaterial(rawValue: name) ?? .regular }
}
