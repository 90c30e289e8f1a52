#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A layer with a picture, which it shows as a `UIImageView` does.
  @_spi(Generated) nonisolated public final class StyleImageLayer: CALayer {
    /// What the present contents were made of.
    private var shown: Shown?

    private struct Shown: Equatable {
      var image: StyleImage?
      var picture: UIImage?
      var tint: StyleColor?
      var traits: UITraitCollection
    }

    /// Fills the layer with a picture. A symbol or a template is drawn in the tint.
    public func _styleShow(
      _ image: StyleImage?, tint: StyleColor? = nil, for traits: UITraitCollection
    ) {
      let next = Shown(image: image, tint: tint, traits: traits)
      if shown == next { return }
      shown = next
      fill(with: image?.uiImage(for: traits), tint, traits)
    }

    /// Fills the layer with the app's picture, or else with the style's.
    public func _styleShow(
      _ picture: UIImage?, or image: StyleImage?, tint: StyleColor? = nil,
      for traits: UITraitCollection
    ) {
      guard let picture else { return _styleShow(image, tint: tint, for: traits) }
      let next = Shown(picture: picture, tint: tint, traits: traits)
      if shown == next { return }
      shown = next
      fill(with: picture, tint, traits)
    }

    /// A point of the picture is a point of the layer.
    private func fill(with picture: UIImage?, _ tint: StyleColor?, _ traits: UITraitCollection) {
      let drawn = picture.map { $0.pixelsAreAll(for: traits) ? $0 : $0.drawn(tint, traits) }
      contents = drawn?.cgImage
      contentsScale = drawn?.scale ?? 1
    }
  }

  nonisolated extension UIImage {
    private var isTemplate: Bool {
      renderingMode == .alwaysTemplate || isSymbolImage && renderingMode != .alwaysOriginal
    }

    private func isFlipped(for traits: UITraitCollection) -> Bool {
      flipsForRightToLeftLayoutDirection && traits.layoutDirection == .rightToLeft
    }

    /// Whether nothing but its pixels is seen of it. Those of a photo may lie on their side, those of a template have no
    /// colour, and those of a symbol not the room around it.
    fileprivate func pixelsAreAll(for traits: UITraitCollection) -> Bool {
      cgImage != nil && imageOrientation == .up && !isSymbolImage && !isTemplate
        && !isFlipped(for: traits)
    }

    /// The picture as a view draws it.
    fileprivate func drawn(_ tint: StyleColor?, _ traits: UITraitCollection) -> UIImage {
      var picture = self
      if isTemplate, let color = tint?.uiColor.resolvedColor(with: traits) {
        picture = withTintColor(color, renderingMode: .alwaysOriginal)
      }
      if isFlipped(for: traits) { picture = picture.withHorizontallyFlippedOrientation() }
      let format = UIGraphicsImageRendererFormat()
      format.scale = isSymbolImage ? max(1, traits.displayScale) : scale
      let renderer = UIGraphicsImageRenderer(size: size, format: format)
      return renderer.image { _ in picture.draw(at: .zero) }
    }
  }
#endif
