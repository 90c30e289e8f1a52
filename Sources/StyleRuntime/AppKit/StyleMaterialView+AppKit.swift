#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view that blurs what lies below it, and holds what lies in it.
  ///
  /// “NSGlassEffectView only guarantees the contentView will be placed inside the glass effect”
  /// (developer.apple.com/documentation/appkit/nsglasseffectview/contentview). What lies in a layer with a blur lies above that.
  @_spi(Generated) public final class StyleMaterialView: NSView {
    public let shownLayer = CALayer()
    private var effectView: NSView = NSVisualEffectView()
    /// Holds the views of the layers that lie in this one.
    public let contentView = StyleMaterialContent()

    /// Holds the layers that lie in this one, and clips them if the layer does: the edge of glass is drawn around its outline.
    public var contentLayer: CALayer { contentView.shownLayer }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    public override var isFlipped: Bool { true }
    public override var wantsUpdateLayer: Bool { true }
    public override func makeBackingLayer() -> CALayer { shownLayer }
    public override func updateLayer() {}

    private func setUp() {
      wantsLayer = true
      addEffect()
      show(.regular)
    }

    public override func layout() {
      super.layout()
      placeEffect()
    }

    /// Blurs with a material, in the corners that the layer has at present. Only glass has a tint.
    public func show(_ material: StyleMaterial, tint: StyleColor? = nil) {
      let view = material.effectView(replacing: effectView, tint: tint)
      if view !== effectView {
        contentView.removeFromSuperview()
        effectView.removeFromSuperview()
        effectView = view
        addEffect()
      }
      placeEffect()
    }

    private func addEffect() {
      effectView.wantsLayer = true
      addSubview(effectView)
      // Below the shadows of the layer, too, which may fall inwards.
      effectView.layer?.zPosition = -2000
      #if compiler(>=6.2)
        if #available(macOS 26.0, *), let glass = effectView as? NSGlassEffectView {
          glass.contentView = contentView
          return
        }
      #endif
      addSubview(contentView)
    }

    private func placeEffect() {
      effectView.frame = bounds
      contentView.frame = bounds
      contentLayer.cornerRadius = shownLayer.cornerRadius
      contentLayer.cornerCurve = shownLayer.cornerCurve
      contentLayer.maskedCorners = shownLayer.maskedCorners
      let radius = min(shownLayer.cornerRadius, bounds.width / 2, bounds.height / 2)
      #if compiler(>=6.2)
        if #available(macOS 26.0, *), let glass = effectView as? NSGlassEffectView {
          glass.cornerRadius = radius
          return
        }
      #endif
      effectView.layer?.masksToBounds = true
      effectView.layer?.cornerRadius = radius
      effectView.layer?.cornerCurve = shownLayer.cornerCurve
      effectView.layer?.maskedCorners = shownLayer.maskedCorners
    }
  }

  @_spi(Generated) public final class StyleMaterialContent: StyleLayerView<CALayer> {}

  /// Holds glass that is drawn together: `NSGlassEffectContainerView` “merges descendant glass effect views”
  /// (developer.apple.com/documentation/appkit/nsglasseffectcontainerview).
  @_spi(Generated) public final class StyleGlassContainer: NSView {
    public let contentView: NSView = StyleMaterialContent()
    private var containerView: NSView?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    public override var isFlipped: Bool { true }

    private func setUp() {
      wantsLayer = true
      #if compiler(>=6.2)
        if #available(macOS 26.0, *) {
          let container = NSGlassEffectContainerView()
          container.wantsLayer = true
          container.contentView = contentView
          containerView = container
        }
      #endif
      addSubview(containerView ?? contentView)
    }

    public override func layout() {
      super.layout()
      containerView?.frame = bounds
      contentView.frame = bounds
    }
  }

  extension StyleMaterial {
    /// The view of the system's that shows it: the one at hand, if that is of its class.
    @MainActor fileprivate func effectView(replacing view: NSView, tint: StyleColor?) -> NSView {
      #if compiler(>=6.2)
        if #available(macOS 26.0, *), isGlass {
          let glass = view as? NSGlassEffectView ?? NSGlassEffectView()
          glass.style = self == .glass ? .regular : .clear
          glass.tintColor = tint?.nsColor
          return glass
        }
      #endif
      let blur = view as? NSVisualEffectView ?? NSVisualEffectView()
      blur.material = visualEffect
      blur.blendingMode = .withinWindow
      blur.state = .active
      return blur
    }

    /// AppKit's materials have the names of what they are for.
    private var visualEffect: NSVisualEffectView.Material {
      switch self {
      case .ultraThin, .clearGlass: return .hudWindow
      case .thin, .glass: return .popover
      case .regular: return .menu
      case .thick: return .sheet
      case .ultraThick: return .windowBackground
      case .bar: return .headerView
      }
    }
  }
#endif
