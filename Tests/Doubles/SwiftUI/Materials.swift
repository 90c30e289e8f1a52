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
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    isEnabled ? Glass(_name: _name + " interactive") : self
  }
  public func tint(_ color: Color?) -> Glass {
    color.map { Glass(_name: _name + " tint \($0.text)") } ?? self
  }
}

extension View {
  /// “SwiftUI … anchors the Liquid Glass effect to the view’s bounds”, and what the view shows is in the glass: a text notes that.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Rectangle()
  ) -> some View {
    nonisolated(unsafe) let view = self
    return _Modified(size: { view._size(proposed: $0) }) { size in
      _Notes.all.append("glass \(glass._name)")
      return _with({ $0._isInGlass = true }) { view._picture(in: size) }
    }
  }
}

/// “Combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one another.”
public struct GlassEffectContainer<Content: View> {
  let content: Content
  @MainActor public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: _PrimitiveView {
  @MainActor public func _size(proposed: CGSize) -> CGSize { content._size(proposed: proposed) }
  @MainActor public func _picture(in size: CGSize) -> _Picture {
    _Notes.all.append("glass container")
    return content._picture(in: size)
  }
}
