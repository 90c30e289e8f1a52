#if canImport(SwiftUI)
  import SwiftUI

  // What a look may leave as it is. `tint(nil)` and a clip that lets all through would not.
  @_spi(Generated) extension View {
    /// The tint of the views around it, unless there is one.
    @ViewBuilder
    public func _styleTint(_ color: Color?) -> some View {
      if let color { tint(color) } else { self }
    }

    /// Texts and symbols in a colour, or for nil in the tint.
    public func _styleForeground(_ color: Color?) -> some View {
      foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
    }

    @ViewBuilder
    public func _styleClipped(_ isClipping: Bool, to outline: some Shape) -> some View {
      if isClipping { clipShape(outline) } else { self }
    }

    /// Faded as one with all that is in it, which takes a layer of its own while something shows through.
    @ViewBuilder
    public func _styleFaded(_ opacity: Double) -> some View {
      if opacity > 0 && opacity < 1 {
        compositingGroup().opacity(opacity)
      } else {
        self.opacity(opacity)
      }
    }
  }
#endif
