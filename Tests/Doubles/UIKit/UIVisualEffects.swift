@MainActor open class UIVisualEffect {
  public func _text(_ traits: UITraitCollection) -> String { "" }
  public init() {}
}

@MainActor open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    // One by one, since not every platform has each.
    case regular
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
  }

  private let style: Style
  public init(style: Style) { self.style = style }
  public override func _text(_ traits: UITraitCollection) -> String { "blur \(style)" }
}

@MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }

  private let style: Style
  public init(style: Style) { self.style = style }
  open var tintColor: UIColor?
  public override func _text(_ traits: UITraitCollection) -> String {
    "glass \(style)" + (tintColor.map { " tint \($0.resolvedColor(with: traits).cgColor.text)" } ?? "")
  }
}

/// “Renders multiple glass elements into a combined effect”: developer.apple.com/documentation/uikit/uiglasscontainereffect.
@MainActor open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
  public override init() {}
  public override func _text(_ traits: UITraitCollection) -> String { "glass container" }
}

@MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { UIVisualEffectView._effects += 1 } }
  /// How often an effect was set.
  public static var _effects = 0

  /// “Add subviews to the contentView and not to UIVisualEffectView directly”: developer.apple.com/documentation/uikit/uivisualeffectview.
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}

extension UIVisualEffectView: SpelledMaterial {
  nonisolated public var _text: String {
    MainActor.assumeIsolated { effect?._text(traitCollection) ?? "no effect" }
  }

  nonisolated public var _radii: [CGFloat] {
    MainActor.assumeIsolated {
      _isGlass ? cornerConfiguration._radii : layer.masksToBounds ? layer._radii : []
    }
  }

  nonisolated public var _curve: CALayerCornerCurve? {
    MainActor.assumeIsolated { _isGlass ? nil : layer.cornerCurve }
  }

  private var _isGlass: Bool { effect is UIGlassEffect }
}

public struct UICornerRadius: Hashable, Sendable {
  let radius: CGFloat
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(radius: radius) }
}

public struct UICornerConfiguration: Hashable, Sendable {
  var _radii: [CGFloat] = []

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      _radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0?.radius ?? 0 })
  }
}
