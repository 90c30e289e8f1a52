#if canImport(SwiftUI)
  import SwiftUI

  /// Moves a view by parts of its own width and height.
  struct StyleRelativeTranslation: GeometryEffect {
    /// To the right and down, where 1 is all of the view's.
    var part: AnimatablePair<Double, Double>

    nonisolated var animatableData: AnimatablePair<Double, Double> {
      get { part }
      set { part = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: part.first * size.width, y: part.second * size.height))
    }
  }

  @_spi(Generated) extension View {
    /// Moved by what a transform says in parts of the view's size.
    public func _styleMovedBySize(_ transform: StyleTransform) -> some View {
      let part = transform.relativeTranslation
      return modifier(StyleRelativeTranslation(part: AnimatablePair(part.x, part.y)))
    }
  }
#endif
