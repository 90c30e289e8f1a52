public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// What takes events.
@MainActor open class NSResponder {
  public init() {}
  public required init?(coder: NSCoder) {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}
  open func keyDown(with event: NSEvent) {}
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  open func mouseEntered(with event: NSEvent) {}
  nonisolated open func prepareForInterfaceBuilder() {}
  open func mouseExited(with event: NSEvent) {}
}

/// A view whose layer AppKit keeps in step with it.
@MainActor open class NSView: NSResponder {
  open private(set) var layer: CALayer?
  open var wantsLayer = false { didSet { backItself() } }
  open private(set) var subviews: [NSView] = []
  open private(set) weak var superview: NSView?
  open private(set) weak var window: NSWindow?
  /// What a window does that the view comes into.
  public func move(to window: NSWindow?) {
    self.window = window
    viewDidMoveToWindow()
    for view in subviews { view.move(to: window) }
  }
  open func viewDidMoveToWindow() {}
  open func viewDidMoveToSuperview() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open var isFlipped: Bool { false }
  open var wantsUpdateLayer: Bool { false }
  open var needsLayout = false
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  open func invalidateIntrinsicContentSize() {
    _item.size = nil
    _invalidations += 1
  }
  /// How often a view said that its size is another one.
  public private(set) var _invalidations = 0
  var _item = LayoutItem()
  /// The size that Auto Layout knows of.
  var _intrinsicSize: NSSize {
    if let size = _item.size { return size }
    let size = intrinsicContentSize
    _item.size = size
    return size
  }
  /// Of a view without constraints for what is in it.
  open var fittingSize: NSSize { _intrinsicSize }
  open func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { _item.resistance[orientation] ?? .defaultHigh }
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { _item.resistance[orientation] = priority }
  open private(set) var trackingAreas: [NSTrackingArea] = []
  open private(set) var effectiveAppearance = NSAppearance.drawing
  private var identifier: String?

  open var frame: NSRect { didSet { follow() } }
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  open var userInterfaceLayoutDirection = NSView._directionOfReader
  /// That of the reader's language.
  public static var _directionOfReader = NSUserInterfaceLayoutDirection.leftToRight
  open var alphaValue: CGFloat = 1 { didSet { layer?.opacity = Float(alphaValue) } }
  open var isHidden = false {
    didSet {
      layer?.isHidden = isHidden
      if isHidden != oldValue { if isHidden { viewDidHide() } else { viewDidUnhide() } }
    }
  }

  public init(frame frameRect: NSRect) {
    frame = frameRect
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init(coder: coder)
  }

  open func makeBackingLayer() -> CALayer { CALayer() }
  open func updateLayer() {}
  open func layout() {}
  open func layoutSubtreeIfNeeded() {
    layout()
    for view in subviews { view.layoutSubtreeIfNeeded() }
  }
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}

  open func addSubview(_ view: NSView) {
    view.superview?.subviews.removeAll { $0 === view }
    view.layer?.removeFromSuperlayer()
    subviews.append(view)
    view.superview = self
    if let layer = view.layer { self.layer?.addSublayer(layer) }
    view.viewDidMoveToSuperview()
    if view.window !== window { view.move(to: window) }
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    layer?.removeFromSuperlayer()
    superview = nil
  }

  open func hitTest(_ point: NSPoint) -> NSView? {
    guard frame.contains(point) else { return nil }
    let inner = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }
  open func isDescendant(of view: NSView) -> Bool {
    view === self || superview?.isDescendant(of: view) ?? false
  }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }

  open func updateTrackingAreas() {}
  /// What a pointer does that comes or goes: each tracking area tells its owner.
  public func _setHovered(_ isHovered: Bool) {
    for case let owner as NSResponder in trackingAreas.map(\.owner) {
      isHovered ? owner.mouseEntered(with: NSEvent()) : owner.mouseExited(with: NSEvent())
    }
  }
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  open var focusRingType = NSFocusRingType.default
  open var focusRingMaskBounds: NSRect { .zero }
  open func drawFocusRingMask() {}

  open func setAccessibilityIdentifier(_ identifier: String?) { self.identifier = identifier }
  open func accessibilityIdentifier() -> String { identifier ?? "" }
  private var isElement = false
  open func setAccessibilityElement(_ isElement: Bool) { self.isElement = isElement }
  open func isAccessibilityElement() -> Bool { isElement }
  private var role: NSAccessibility.Role?
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
  open func accessibilityRole() -> NSAccessibility.Role? { role }
  private var label: String?
  open func setAccessibilityLabel(_ label: String?) { self.label = label }
  open func accessibilityLabel() -> String? { label }
  private var value: Any?
  open func setAccessibilityValue(_ value: Any?) { self.value = value }
  open func accessibilityValue() -> Any? { value }
  private var help: String?
  open func setAccessibilityHelp(_ help: String?) { self.help = help }
  open func accessibilityHelp() -> String? { help }
  open func isAccessibilitySelected() -> Bool { false }
  open func accessibilityChildren() -> [Any]? { NSAccessibility.unignoredChildren(from: subviews) }
  open func accessibilityPerformPress() -> Bool { false }

  /// What the system does when the appearance changes.
  public func change(appearance: NSAppearance) {
    effectiveAppearance = appearance
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.change(appearance: appearance) }
  }

  private func backItself() {
    guard wantsLayer, layer == nil else { return }
    let layer = makeBackingLayer()
    layer.isOfView = true
    layer.view = self
    self.layer = layer
    follow()
  }

  private func follow() { layer?.frame = frame }
}

open class NSEvent {
  public let locationInWindow: NSPoint
  public let charactersIgnoringModifiers: String?
  public let isARepeat: Bool
  public init(locationInWindow: NSPoint = .zero, _keys: String? = nil, _isRepeated: Bool = false) {
    self.locationInWindow = locationInWindow
    charactersIgnoringModifiers = _keys
    isARepeat = _isRepeated
  }
}

open class NSBezierPath {
  private let text: String
  public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
    text = "\(rect.width) x \(rect.height) corners \(xRadius) \(yRadius)"
  }
  open func fill() { NSBezierPath._filled.append(text) }
  /// What was filled, in order.
  nonisolated(unsafe) public static var _filled: [String] = []
}

open class NSTrackingArea: Equatable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let activeInKeyWindow = Options(rawValue: 32)
    public static let inVisibleRect = Options(rawValue: 512)
  }

  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) { _owner = owner as AnyObject? }
  public weak var _owner: AnyObject?
  public var owner: Any? { _owner }
  public static func == (a: NSTrackingArea, b: NSTrackingArea) -> Bool { a === b }
}

@MainActor open class NSWindow {
  public init() {}
  /// Posted “whenever an NSWindow object receives an update() message”: developer.apple.com/documentation/appkit/nswindow/didupdatenotification.
  public nonisolated static let didUpdateNotification = Notification.Name("NSWindowDidUpdate")
  open func update() { NotificationCenter.default.post(name: NSWindow.didUpdateNotification, object: self) }
  public var backingScaleFactor: CGFloat = 2
  open var contentView: NSView? { didSet { contentView?.move(to: self) } }
  open private(set) weak var firstResponder: NSView?

  /// The present one must resign; then the other is asked whether it accepts and becomes it:
  /// developer.apple.com/documentation/appkit/nswindow/makefirstresponder(_:).
  open func makeFirstResponder(_ responder: NSView?) -> Bool {
    if firstResponder === responder { return true }
    if let firstResponder, !firstResponder.resignFirstResponder() { return false }
    firstResponder = nil
    guard let responder else { return true }
    guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
    firstResponder = responder
    return true
  }
}

@MainActor open class NSScreen {
  public static let main: NSScreen? = NSScreen()
  public let backingScaleFactor: CGFloat = 2
}

open class NSWorkspace: @unchecked Sendable {
  public static let shared = NSWorkspace()
  public var accessibilityDisplayShouldReduceMotion = false
  public var accessibilityDisplayShouldReduceTransparency = false
  public var accessibilityDisplayShouldDifferentiateWithoutColor = false
  public let notificationCenter = NotificationCenter()
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name("DisplayOptions")
}

@MainActor open class NSAnimationContext {
  open var duration: TimeInterval = 0.25
  open var timingFunction: CAMediaTimingFunction?
  open var allowsImplicitAnimation = false
  /// That of the group which runs: developer.apple.com/documentation/appkit/nsanimationcontext/current.
  public private(set) static var current = NSAnimationContext()
  /// What was animated, in order.
  public private(set) static var animated: [NSAnimationContext] = []

  public class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    let (context, around) = (NSAnimationContext(), current)
    current = context
    changes(context)
    current = around
    animated.append(context)
  }
}
