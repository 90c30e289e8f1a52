#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that blurs what lies below it, and holds what lies in it.
  ///
  /// “Add subviews to the contentView” (developer.apple.com/documentation/uikit/uivisualeffectview): texts in the content of glass stay legible. A
  /// blur clips its content to its corners, so what lies in a layer with a blur lies above that.
  @_spi(Generated) public final class StyleMaterialView: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    /// Whether it shows glass or has shown it, which has corners of its own.
    private var hasShownGlass = false
    private var shown: (material: StyleMaterial, tint: StyleColor?)?
    /// Holds the views of the layers that lie in this one.
    public let contentView = StyleMaterialContent()

    public var shownLayer: CALayer { layer }

    /// Holds the layers that lie in this one, and clips them if the layer does: the edge of glass is drawn around its outline.
    public var contentLayer: CALayer { contentView.layer }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      // Below the shadows of the layer, too, which may fall inwards.
      effectView.layer.zPosition = -2000
      addSubview(effectView)
      show(.regular)
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      placeEffect()
    }

    /// Blurs with a material, in the corners that the layer has at present. Only glass has a tint.
    public func show(_ material: StyleMaterial, tint: StyleColor? = nil) {
      if material.isGlass { hasShownGlass = true }
      if shown == nil || material != shown?.material || tint != shown?.tint {
        let effect = material.effect(tint: tint)
        effectView.effect = effect
        let isBlur = effect is UIBlurEffect
        effectView.clipsToBounds = isBlur
        let holder = isBlur ? self : effectView.contentView
        if contentView.superview !== holder { holder.addSubview(contentView) }
      }
      shown = (material, tint)
      placeEffect()
    }

    private func placeEffect() {
      effectView.frame = bounds
      contentView.frame = bounds
      contentLayer.cornerRadius = layer.cornerRadius
      contentLayer.cornerCurve = layer.cornerCurve
      contentLayer.maskedCorners = layer.maskedCorners
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

  @_spi(Generated) public final class StyleMaterialContent: UIView {}

  /// Holds glass that is drawn together: “the glass container will render all glass elements in one combined view”
  /// (developer.apple.com/documentation/uikit/uiglasscontainereffect).
  @_spi(Generated) public final class StyleGlassContainer: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    public var contentView: UIView { effectView.contentView }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      isUserInteractionEnabled = false
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, tvOS 26.0, *) { effectView.effect = UIGlassContainerEffect() }
      #endif
      addSubview(effectView)
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      effectView.frame = bounds
    }
  }

  @_spi(Generated) extension UIVisualEffectView {
    /// Blurs with the material of a name.
    public func _styleShow(effect name: String) { effect = StyleMaterial(name).effect(tint: nil) }
  }

  extension StyleMaterial {
    @MainActor fileprivate func effect(tint: StyleColor?) -> UIVisualEffect {
      #if compiler(>=6.2) && !os(visionOS)
        if #available(iOS 26.0, tvOS 26.0, *), isGlass {
          let glass = UIGlassEffect(style: self == .glass ? .regular : .clear)
          glass.tintColor = tint?.uiColor
          return glass
        }
      #endif
      return UIBlurEffect(style: blurStyle)
    }

    var blurStyle: UIBlurEffect.Style {
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
