open class CALayer {
  open var name: String?
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
  open var bounds = CGRect.zero { didSet { note(bounds == oldValue ? nil : "bounds") } }
  open var position = CGPoint.zero { didSet { note(position == oldValue ? nil : "position") } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var transform = CATransform3DIdentity
  open var backgroundColor: CGColor? {
    didSet { note(backgroundColor == oldValue ? nil : "backgroundColor") }
  }
  open var borderColor: CGColor? = CGColor.black { didSet { note() } }
  open var borderWidth: CGFloat = 0 { didSet { note() } }
  open var shadowPath: CGPath?
  open var cornerRadius: CGFloat = 0 { didSet { note() } }
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var opacity: Float = 1 { didSet { note(opacity == oldValue ? nil : "opacity") } }
  open var isHidden = false { didSet { note() } }
  open var shadowColor: CGColor? = CGColor.black
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var contents: Any?
  open var zPosition: CGFloat = 0
  open var isGeometryFlipped = false
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  open var mask: CALayer?

  /// How often a layer would have animated by itself: a change of a layer that is no view's own, outside a
  /// transaction with its actions disabled.
  public nonisolated(unsafe) static var implicitAnimations = 0
  /// Whether the layer is a view's own, which animates nothing by itself.
  public var isOfView = false
  /// The view whose layer it is.
  public weak var view: AnyObject?
  /// In the order in which they are drawn.
  public var drawnSublayers: [CALayer] {
    (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    .map(\.element)
  }

  public required init() {}

  /// Without transforms.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    guard let layer, layer !== self, let parent = layer.superlayer else { return rect }
    let moved = CGRect(
      x: rect.minX + layer.frame.minX - layer.bounds.minX,
      y: rect.minY + layer.frame.minY - layer.bounds.minY,
      width: rect.width, height: rect.height)
    return convert(moved, from: parent)
  }

  private var animations: [(key: String, animation: CAAnimation)] = []

  open func add(_ animation: CAAnimation, forKey key: String?) {
    let key = key ?? ""
    animations.removeAll { $0.key == key }
    animations.append((key, animation))
  }
  /// That of a view, whose layer animates nothing else.
  open func action(forKey event: String) -> (any CAAction)? { nil }
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Nothing is on a screen.
  open func presentation() -> Self? { nil }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func setNeedsDisplay() {}
  open func draw(in ctx: CGContext) {}

  /// Of a text, what it takes in a font whose letters are all alike.
  open func preferredFrameSize() -> CGSize { bounds.size }

  func noteChange(_ change: String? = nil) { note(change) }

  /// What moved by itself: the name of the layer, what changed, and for how long it moves. “Core Animation creates an implicit animation whenever a
  /// property of a layer changes”, but for that of a view: developer.apple.com/documentation/quartzcore/calayer/action(forkey:).
  public nonisolated(unsafe) static var _moves: [String] = []

  private func note(_ change: String? = nil) {
    guard !isOfView, superlayer != nil, !CATransaction.disableActions() else { return }
    CALayer.implicitAnimations += 1
    if let change, let name {
      CALayer._moves.append("\(name).\(change) \(CATransaction.animationDuration())")
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? -1
    insertSublayer(layer, at: UInt32(index + 1))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor.black
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
  open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
  open var strokeEnd: CGFloat = 1 { didSet { noteChange(strokeEnd == oldValue ? nil : "strokeEnd") } }
}

open class CATextLayer: CALayer {
  open var string: Any? { didSet { CATextLayer._texts += 1 } }
  /// How often a text was set.
  public nonisolated(unsafe) static var _texts = 0
  open var font: AnyObject?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(spaceName: "sRGB", components: [1, 1, 1, 1])
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var isWrapped = false

  open override func draw(in ctx: CGContext) { ctx._drawn.append(ctx._origin) }

  open override func preferredFrameSize() -> CGSize {
    let text = (string as? NSAttributedString)?.string ?? string as? String
    let length = CGFloat(text?.count ?? 0)
    // `fontSize`: “Only used when the string property is not an NSAttributedString.”
    let set = string as? NSAttributedString
    let font =
      length > 0 ? set?.attribute(.init("NSFont"), at: 0, effectiveRange: nil) as? any SpelledFont : nil
    let size = font?.pointSize ?? fontSize
    let tracking =
      length > 0 ? set?.attribute(.init("CTTracking"), at: 0, effectiveRange: nil) as? CGFloat : nil
    return CGSize(width: length * (size / 2 + (tracking ?? 0)), height: size * 1.25)
  }
}

open class CATransaction {
  private struct Level {
    var disablesActions: Bool?
    var duration: CFTimeInterval?
    var values: [String: Any] = [:]
  }

  private nonisolated(unsafe) static var stack: [Level] = []

  /// The last duration that anybody set.
  public private(set) nonisolated(unsafe) static var duration: CFTimeInterval?

  public class func begin() { stack.append(Level()) }
  public class func setAnimationDuration(_ duration: CFTimeInterval) {
    CATransaction.duration = duration
    if !stack.isEmpty { stack[stack.count - 1].duration = duration }
  }
  public class func animationDuration() -> CFTimeInterval {
    stack.last { $0.duration != nil }?.duration ?? 0.25
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func commit() { _ = stack.popLast() }
  public class func setDisableActions(_ flag: Bool) {
    if !stack.isEmpty { stack[stack.count - 1].disablesActions = flag }
  }
  /// Inner transactions have what outer ones say, until they say another value.
  public class func disableActions() -> Bool {
    stack.last { $0.disablesActions != nil }?.disablesActions ?? false
  }
  public class func value(forKey key: String) -> Any? { stack.last { $0.values[key] != nil }?.values[key] }
  public class func setValue(_ anObject: Any?, forKey key: String) {
    if !stack.isEmpty { stack[stack.count - 1].values[key] = anObject }
  }
}
