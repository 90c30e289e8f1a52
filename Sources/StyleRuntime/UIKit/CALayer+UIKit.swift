#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) nonisolated extension CALayer {
    /// Fills the layer with a picture; a symbol is drawn in the tint.
    public func show(_ image: StyleImage?, tint: StyleColor? = nil, for traits: UITraitCollection) {
      let picture = image?.uiImage(for: traits)
      guard case .system = image, let symbol = picture else { return show(picture) }
      let color = tint?.uiColor.resolvedColor(with: traits)
      let tinted = color.map { symbol.withTintColor($0, renderingMode: .alwaysOriginal) } ?? symbol
      // The pixels of a symbol have no tint, and not the room around it.
      let format = UIGraphicsImageRendererFormat()
      format.scale = max(1, traits.displayScale)
      let renderer = UIGraphicsImageRenderer(size: symbol.size, format: format)
      show(renderer.image { _ in tinted.draw(at: .zero) })
    }

    /// Fills the layer with a picture, a point of which is a point of the layer.
    public func show(_ picture: UIImage?) {
      contents = picture?.cgImage
      contentsScale = picture?.scale ?? 1
    }
  }
#endif
