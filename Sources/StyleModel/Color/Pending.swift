// Delete this file when the real functions land: it only lets the model build meanwhile.

extension SystemColor {
  public enum Appearance: Sendable { case light, dark }
  public func color(appearance: Appearance, highContrast: Bool) -> Color { .black }
}

extension Color {
  public func lightened(by part: Double) -> Color { self }
  public func darkened(by part: Double) -> Color { self }
  public func mixed(with other: Color, by part: Double, in space: ColorSpace) -> Color { self }
}
