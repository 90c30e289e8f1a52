public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

@MainActor open class UIView: UITraitChangeObservable {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
      topRight, bottomLeft, bottomRight
  }

  open class var layerClass: AnyClass { CALayer.self }
  public private(set) lazy var layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var backgroundColor: UIColor? { didSet { showBackground() } }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var cornerConfiguration = UICornerConfiguration()
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  private var ownTint: UIColor?
  /// Blue where neither the view nor one around it says otherwise; told by its name.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var accessibilityIdentifier: String?
  open private(set) weak var window: UIWindow?
  /// What a window does that the view comes into.
  public func move(to window: UIWindow?) {
    self.window = window
    didMoveToWindow()
    for view in subviews { view.move(to: window) }
  }
  open func didMoveToWindow() {}
  private var hasFocus = false
  open private(set) var isFirstResponder = false
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
  open var isFocused: Bool { hasFocus }
  /// “false” of a view: developer.apple.com/documentation/uikit/uifocusitem/canbecomefocused.
  open var canBecomeFocused: Bool { false }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// “If this property is nil, the system doesn’t apply an effect”: developer.apple.com/documentation/uikit/uiview/focuseffect.
  open var focusEffect: UIFocusEffect? = UIFocusEffect()
  /// “Defaults to nil, which indicates that the view doesn’t have any hover effect”, and `@NSCopying`, so that no view has the object that
  /// it was given: developer.apple.com/documentation/uikit/uiview/hoverstyle.
  open var hoverStyle: UIHoverStyle? {
    get { copiedHoverStyle }
    set { copiedHoverStyle = newValue.map { UIHoverStyle(shape: $0.shape) } }
  }
  private var copiedHoverStyle: UIHoverStyle?
  /// What the focus engine does.
  public func setFocused(_ isFocused: Bool) {
    hasFocus = isFocused
    didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
    // “The focus system posts this notification”: developer.apple.com/documentation/uikit/uifocussystem/didupdatenotification.
    NotificationCenter.default.post(name: UIFocusSystem.didUpdateNotification, object: nil)
  }
  /// What a pointer does that comes or goes.
  public func setHovered(_ isHovered: Bool) {
    for case let interaction as UIPointerInteraction in interactions {
      interaction.move(isInside: isHovered)
    }
  }
  public private(set) var interactions: [any UIInteraction] = []
  open private(set) var traitCollection = UITraitCollection() {
    // A view without a background colour leaves its layer as it is.
    didSet { if backgroundColor != nil { showBackground() } }
  }
  private var traitsAround = UITraitCollection()
  private var overrides = Overrides()
  open var traitOverrides: any UITraitOverrides {
    get { overrides }
    set {
      overrides = newValue as? Overrides ?? Overrides()
      change(traits: traitsAround)
    }
  }
  private var registrations: [(UITraitCollection) -> Void] = []

  public init(frame: CGRect) {
    layer.isOfView = true
    layer.view = self
    layer.frame = frame
  }

  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer.isOfView = true
    layer.view = self
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  open var frame: CGRect {
    get { layer.frame }
    set {
      let size = layer.bounds.size
      layer.frame = newValue
      // A view in an animation animates its own layer.
      if UIView.inheritedAnimationDuration > 0, newValue.size != size {
        let animation = CABasicAnimation(keyPath: "bounds.size")
        animation.duration = UIView.inheritedAnimationDuration
        layer.add(animation, forKey: "bounds.size")
      }
    }
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.leaveSuperview()
    subviews.insert(view, at: index)
    layer.insertSublayer(view.layer, at: UInt32(index))
    view.superview = self
  }

  open func addSubview(_ view: UIView) {
    view.leaveSuperview()
    subviews.append(view)
    layer.addSublayer(view.layer)
    view.superview = self
  }

  open func isDescendant(of view: UIView) -> Bool {
    view === self || superview?.isDescendant(of: view) ?? false
  }
  open func removeFromSuperview() {
    leaveSuperview()
    superview = nil
  }

  /// “Views can have only one superview. If view already has a superview and that view is not the receiver, this method removes the
  /// previous superview before making the receiver its new superview”
  /// (developer.apple.com/documentation/uikit/uiview/addsubview(_:)).
  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
  }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {
    _item.size = nil
    _invalidations += 1
  }
  /// How often a view said that its size is another one.
  public internal(set) var _invalidations = 0
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  var _item = LayoutItem()
  /// The size that Auto Layout knows of.
  var _intrinsicSize: CGSize {
    if let size = _item.size { return size }
    let size = intrinsicContentSize
    _item.size = size
    return size
  }
  /// Of a view without constraints for what is in it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let own = _intrinsicSize
    return CGSize(
      width: _item.length(targetSize.width, at: horizontalFittingPriority, own: own.width, .horizontal),
      height: _item.length(targetSize.height, at: verticalFittingPriority, own: own.height, .vertical))
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _item.resistance[axis] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _item.resistance[axis] = priority }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { _layoutDirection }
  /// That of the reader's language.
  public var _layoutDirection = UIView._directionOfReader
  public static var _directionOfReader = UIUserInterfaceLayoutDirection.leftToRight {
    didSet { _directionOfTraits = _directionOfReader == .rightToLeft ? .rightToLeft : .leftToRight }
  }
  nonisolated(unsafe) static var _directionOfTraits = UITraitEnvironmentLayoutDirection.leftToRight
  // Those of `NSObject`, by the category `UIAccessibility`.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open func layoutSubviews() {}
  /// How often it was to draw itself anew.
  public private(set) var _redraws = 0
  open func setNeedsDisplay() { _redraws += 1 }
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }
  open func tintColorDidChange() {}
  nonisolated open func prepareForInterfaceBuilder() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// What the system does when the appearance changes.
  public func change(traits: UITraitCollection) {
    let previous = traitCollection
    traitsAround = traits
    traitCollection = overrides.applied(to: traits)
    traitCollectionDidChange(previous)
    for handler in registrations { handler(previous) }
    for view in subviews { view.change(traits: traitCollection) }
  }

  private func showBackground() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  public func register(_ handler: @escaping (UITraitCollection) -> Void) { registrations.append(handler) }
}

@MainActor public protocol UITraitChangeObservable: AnyObject {
  func register(_ handler: @escaping (UITraitCollection) -> Void)
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [unowned self] previous in handler(self, previous) }
    return Registration()
  }
}

private struct Registration: UITraitChangeRegistration {}

@MainActor open class UIWindow: UIView {}

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// 0 outside of an animation: developer.apple.com/documentation/uikit/uiview/inheritedanimationduration.
  public private(set) static var inheritedAnimationDuration: TimeInterval = 0

  public private(set) static var areAnimationsEnabled = true

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let around = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = around
  }

  /// What was animated, in order.
  public private(set) static var animated: [(duration: TimeInterval, options: AnimationOptions)] = []

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animated.append((duration, options))
    let around = inheritedAnimationDuration
    inheritedAnimationDuration = duration
    animations()
    inheritedAnimationDuration = around
    completion?(true)
  }
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name("ReduceMotion")
  public static var isReduceTransparencyEnabled = false
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Notification.Name(
    "ReduceTransparency")
  public static var buttonShapesEnabled = false
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Notification.Name(
    "ButtonShapes")
  public static var shouldDifferentiateWithoutColor = false
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Notification.Name(
    "DifferentiateWithoutColor")
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

@MainActor open class UIFocusUpdateContext { public init() {} }
@MainActor open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdate")
}

@MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  open private(set) var type: PressType = .menu
  open private(set) var key: UIKey?

  public nonisolated override init() {}
  public convenience init(_ type: PressType, _ key: UIKeyboardHIDUsage? = nil) {
    self.init()
    self.type = type
    self.key = key.map(UIKey.init)
  }
}
@MainActor open class UIKey: NSObject {
  open private(set) var keyCode: UIKeyboardHIDUsage = .keyboardA

  nonisolated override init() {}
  convenience init(_ keyCode: UIKeyboardHIDUsage) {
    self.init()
    self.keyCode = keyCode
  }
}
public enum UIKeyboardHIDUsage: Int, Sendable { case keyboardA, keyboardReturnOrEnter, keyboardSpacebar }
@MainActor open class UIPressesEvent: NSObject {}
@MainActor open class UIFocusAnimationCoordinator { public init() {} }
@MainActor public protocol UIInteraction: AnyObject {}
@MainActor open class UIFocusEffect {}

/// “Morphs the pointer into a default system-style pointer”: developer.apple.com/documentation/uikit/uipointerstyle/system().
@MainActor open class UIPointerStyle {
  public required init() {}
  open class func system() -> Self { Self() }
}

@MainActor open class UIPointerRegion { public init() {} }
@MainActor public protocol UIPointerInteractionAnimating {}

@MainActor open class UIPointerInteraction: UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  fileprivate func move(isInside: Bool) {
    if isInside {
      delegate?.pointerInteraction(self, willEnter: UIPointerRegion(), animator: Animator())
    } else {
      delegate?.pointerInteraction(self, willExit: UIPointerRegion(), animator: Animator())
    }
  }

  private struct Animator: UIPointerInteractionAnimating {}
}

@MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}
