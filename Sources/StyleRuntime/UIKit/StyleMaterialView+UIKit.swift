#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that blurs what lies below it, with a layer above the blur for all else.
  @_spi(Generated) public final class StyleMaterialView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    /// Whether it shows glass or has shown it, which has corners of its own.
    private var hasShownGlass = false
    private var shown: StyleMaterial?

    public var shownLayer: CALayer { layer }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      effectView.clipsToBounds = true
      // Below the shadows of the layer, too, which may fall inwards.
      effectView.layer.zPosition = -2000
      addSubview(effectView)
      show(.regular)
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      placeEffect()
    }

    /// Blurs with a material, in the corners that the layer has at present.
    public func show(_ material: StyleMaterial) {
      if material.isGlass { hasShownGlass = true }
      if material != shown { effectView.effect = material.effect }
      shown = material
      placeEffect()
    }

    private func placeEffect() {
      effectView.frame = bounds
      effectView.layer.cornerRadius = layer.cornerRadius
      effectView.layer.cornerCurve = layer.cornerCurve
      effectView.layer.maskedCorners = layer.maskedCorners
      #if compiler(>=6.2)
        if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *), hasShownGlass {
          effectView.cornerConfiguration = .corners(
            topLeftRadius: radius(of: .layerMinXMinYCorner),
            topRightRadius: radius(of: .layerMaxXMinYCorner),
            bottomLeftRadius: radius(of: .layerMinXMaxYCorner),
            bottomRightRadius: radius(of: .layerMaxXMaxYCorner)
          )
        }
      #endif
    }

    #if compiler(>=6.2)
      @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
      private func radius(of corner: CACornerMask) -> UICornerRadius {
        let most = min(bounds.width, bounds.height) / 2
        return .fixed(layer.maskedCorners.contains(corner) ? min(layer.cornerRadius, most) : 0)
      }
    #endif
  }

  extension StyleMaterial {
    @MainActor fileprivate var effect: UIVisualEffect {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, tvOS 26.0, *) {
          if self == .glass { return UIGlassEffect(style: .regular) }
          if self == .clearGlass { return UIGlassEffect(style: .clear) }
        }
      #endif
      return UIBlurEffect(style: blurStyle)
    }

    private var blurStyle: UIBlurEffect.Style {
      #if os(tvOS)
        switch self {
        case .ultraThin, .thin, .regular, .bar, .glass, .clearGlass: return .regular
        case .thick, .ultraThick: return .prominent
        }
      #else
        switch self {
        case .ultraThin, .clearGlass: return .systemUltraThinMaterial
        case .thin, .glass: return .systemThinMaterial
        case .regular: return .systemMaterial
        case .thick, .ultraThick: return .systemThickMaterial
        case .bar: return .systemChromeMaterial
        }
      #endif
    }
  }
#endif
