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

  @_spi(Generated) extension CALayer {
    /// Fills the layer with a picture; a symbol is drawn in the tint.
    public func show(
      _ image: StyleImage?,
      tint: StyleColor? = nil,
      for appearance: NSAppearance,
      scale: CGFloat
    ) {
      var picture = image?.nsImage(for: appearance)
      if let tint, case .system = image {
        let color = NSColor(cgColor: tint.cgColor(for: appearance)) ?? .clear
        picture = picture?.filled(with: color)
      }
      show(picture, scale: scale)
    }

    /// Fills the layer with a picture, a point of which is a point of the layer.
    public func show(_ picture: NSImage?, scale: CGFloat) {
      contents = picture?.layerContents(forContentsScale: scale)
      contentsScale = scale
    }
  }
#endif
