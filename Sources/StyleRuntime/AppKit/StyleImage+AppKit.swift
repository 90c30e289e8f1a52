#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension StyleImage {
    /// The picture as it is in an appearance; nil where the app has none of that name.
    public func nsImage(for appearance: NSAppearance) -> NSImage? {
      switch self {
      case .asset(let name): return StyleResources.bundle.image(forResource: name)
      case .system(let name): return NSImage(systemSymbolName: name, accessibilityDescription: nil)
      case .color(let color):
        let fill = NSColor(cgColor: color.cgColor(for: appearance)) ?? .clear
        return NSImage(size: NSSize(width: 1, height: 1), flipped: false) { pixel in
          fill.setFill()
          pixel.fill()
          return true
        }
      }
    }
  }

  @_spi(Generated) nonisolated extension StyleImage {
    /// As it is on a button that is pressed, where a colour is darker.
    public var pressed: StyleImage {
      guard case .color(let color) = self else { return self }
      return .color(color.map(\.pressed))
    }
  }

  nonisolated extension StyleColor.Components {
    fileprivate var pressed: Self {
      var result = self
      result.red *= 1 - StyleImage.pressedShade
      result.green *= 1 - StyleImage.pressedShade
      result.blue *= 1 - StyleImage.pressedShade
      return result
    }
  }

  nonisolated extension NSImage {
    /// A symbol in a colour.
    fileprivate func filled(with color: NSColor) -> NSImage {
      NSImage(size: size, flipped: false) { frame in
        self.draw(in: frame)
        color.setFill()
        frame.fill(using: .sourceAtop)
        return true
      }
    }
  }

  /// A layer with a picture, which it shows as an `NSImageView` does.
  @_spi(Generated) nonisolated public final class StyleImageLayer: CALayer {
    /// What the present contents were made of.
    private var shown: Shown?

    private struct Shown: Equatable {
      var image: StyleImage?
      var picture: NSImage?
      var tint: StyleColor?
      var appearance: NSAppearance.Name
      var scale: CGFloat
    }

    /// Fills the layer with a picture. A symbol or a template is drawn in the tint.
    public func _styleShow(
      _ image: StyleImage?,
      tint: StyleColor? = nil,
      for appearance: NSAppearance,
      scale: CGFloat
    ) {
      let next = Shown(image: image, tint: tint, appearance: appearance.name, scale: scale)
      if shown == next { return }
      shown = next
      fill(with: image?.nsImage(for: appearance), tint, appearance, scale)
    }

    /// Fills the layer with the app's picture, or else with the style's.
    public func _styleShow(
      _ picture: NSImage?,
      or image: StyleImage?,
      tint: StyleColor? = nil,
      for appearance: NSAppearance,
      scale: CGFloat
    ) {
      guard let picture else { return _styleShow(image, tint: tint, for: appearance, scale: scale) }
      let next = Shown(picture: picture, tint: tint, appearance: appearance.name, scale: scale)
      if shown == next { return }
      shown = next
      fill(with: picture, tint, appearance, scale)
    }

    /// A point of the picture is a point of the layer.
    private func fill(
      with picture: NSImage?,
      _ tint: StyleColor?,
      _ appearance: NSAppearance,
      _ scale: CGFloat
    ) {
      var drawn = picture
      if let tint, let picture, picture.isTemplate {
        let color = NSColor(cgColor: tint.cgColor(for: appearance)) ?? .clear
        drawn = picture.filled(with: color)
      }
      contents = drawn?.layerContents(forContentsScale: scale)
      contentsScale = scale
    }
  }
#endif
