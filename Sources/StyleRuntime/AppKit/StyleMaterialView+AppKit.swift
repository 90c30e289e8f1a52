#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view that blurs what lies below it, with a layer above the blur for all else.
  @_spi(Generated) public final class StyleMaterialView: NSView {
    public let shownLayer = CALayer()
    private var effectView: NSView = NSVisualEffectView()

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

    /// Blurs with a material, in the corners that the layer has at present.
    public func show(_ material: StyleMaterial) {
      let view = material.effectView(replacing: effectView)
      if view !== effectView {
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
    }

    private func placeEffect() {
      effectView.frame = bounds
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

  extension StyleMaterial {
    /// The view of the system's that shows it: the one at hand, if that is of its class.
    @MainActor fileprivate func effectView(replacing view: NSView) -> NSView {
      #if compiler(>=6.2)
        if #available(macOS 26.0, *), isGlass {
          let glass = view as? NSGlassEffectView ?? NSGlassEffectView()
          glass.style = self == .glass ? .regular : .clear
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
