extension Material: ShapeStyle {
  /// What lies below is not at hand; a note tells the material.
  public func _sample(in size: CGSize) -> _Picture {
    _Notes.all.append("material \(_name)")
    return { _ in .clear }
  }
}

public struct Material: Sendable {
  let _name: String
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material(_name: "ultraThin") }
  public static var thinMaterial: Material { Material(_name: "thin") }
  public static var regularMaterial: Material { Material(_name: "regular") }
  public static var thickMaterial: Material { Material(_name: "thick") }
  public static var ultraThickMaterial: Material { Material(_name: "ultraThick") }
  public static var bar: Material { Material(_name: "bar") }
}

public struct Glass: Equatable, Sendable {
  let _name: String
  public static let regular = Glass(_name: "regular")
  public static let clear = Glass(_name: "clear")
}

extension View {
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Rectangle()
  ) -> some View { _noting("glass \(glass._name)") }
}
