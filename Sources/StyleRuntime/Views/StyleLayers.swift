#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension CGPoint {
    public init(_ point: StylePoint) { self.init(x: point.x, y: point.y) }
  }

  @_spi(Generated) nonisolated extension CGSize {
    public init(_ size: StyleSize) { self.init(width: size.width, height: size.height) }

    /// The size of what has some insets around it.
    public func _styleExpanded(by insets: StyleEdgeInsets) -> CGSize {
      // A view without a size of its own says -1, as a text field of AppKit does of its width.
      CGSize(
        width: width < 0 ? width : width + insets.left + insets.right,
        height: height < 0 ? height : height + insets.top + insets.bottom
      )
    }
  }

  @_spi(Generated) nonisolated extension CGRect {
    public init(_ rect: StyleRect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    /// What some insets leave; where they leave nothing, it is empty and not null as that of `insetBy(dx:dy:)`.
    public func _styleInset(by insets: StyleEdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.left,
        y: minY + insets.top,
        width: max(0, width - insets.left - insets.right),
        height: max(0, height - insets.top - insets.bottom)
      )
    }

    public func _styleInset(by distance: CGFloat) -> CGRect {
      _styleInset(
        by: StyleEdgeInsets(top: distance, left: distance, bottom: distance, right: distance))
    }

    /// A rectangle in this one, as it lies where a reader's language is written in a direction.
    public func _styleTurning(_ inner: CGRect, _ direction: PlatformLayoutDirection) -> CGRect {
      guard direction == .rightToLeft else { return inner }
      var turned = inner
      turned.origin.x = minX + maxX - inner.maxX
      return turned
    }
  }

  nonisolated extension StyleRect {
    init(_ rect: CGRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  @_spi(Generated) nonisolated extension CACornerMask {
    public init(_ corners: StyleCorners) {
      self = []
      if corners.contains(.topLeft) { insert(.layerMinXMinYCorner) }
      if corners.contains(.topRight) { insert(.layerMaxXMinYCorner) }
      if corners.contains(.bottomLeft) { insert(.layerMinXMaxYCorner) }
      if corners.contains(.bottomRight) { insert(.layerMaxXMaxYCorner) }
    }
  }

  @_spi(Generated) nonisolated extension CATransform3D {
    public init(_ transform: StyleTransform) {
      let scaled = CATransform3DMakeScale(transform.scale.width, transform.scale.height, 1)
      let turn = CATransform3DMakeRotation(transform.rotation * .pi / 180, 0, 0, 1)
      let move = CATransform3DMakeTranslation(transform.translation.x, transform.translation.y, 0)
      self = CATransform3DConcat(CATransform3DConcat(scaled, turn), move)
    }
  }

  /// The ring around a layer.
  @_spi(Generated) nonisolated public final class StyleOutlineLayer: CALayer {
    /// From the layer's bounds to the outer edge of the ring.
    public var reach: CGFloat = 0
  }

  @_spi(Generated) nonisolated extension CALayer {
    /// Puts the layer in a frame, whatever its transform and its anchor point.
    public func _stylePlace(in frame: CGRect) {
      bounds = CGRect(origin: .zero, size: frame.size)
      position = CGPoint(
        x: frame.minX + anchorPoint.x * frame.width,
        y: frame.minY + anchorPoint.y * frame.height
      )
    }

    /// Rounds the corners, by no more than half of the shorter side: with more, Core Animation draws another shape.
    public func _styleRound(by radius: CGFloat) {
      let most = min(bounds.width, bounds.height) / 2
      let shown = max(0, most > 0 ? min(radius, most) : radius)
      if cornerRadius != shown { cornerRadius = shown }
    }

    /// Takes on another anchor point, without leaving the frame that it has.
    public func _styleTurn(about anchor: CGPoint) {
      position.x += (anchor.x - anchorPoint.x) * bounds.width
      position.y += (anchor.y - anchorPoint.y) * bounds.height
      anchorPoint = anchor
    }

    /// Draws a ring around the layer, or none. A layer that clips what is in it has none.
    public func _styleShow(_ outline: StyleOutline?, for traits: PlatformTraits) {
      let ring = sublayers?.lazy.compactMap { $0 as? StyleOutlineLayer }.first
      guard let outline, outline.width > 0 else {
        ring?.removeFromSuperlayer()
        return
      }
      let shown = ring ?? StyleOutlineLayer()
      if ring == nil {
        // Above all that is in the layer.
        shown.zPosition = 1000
        addSublayer(shown)
      }
      shown.reach = outline.offset + outline.width
      shown.borderWidth = outline.width
      shown.borderColor = outline.color.cgColor(for: traits)
      _stylePlaceOutline()
    }

    /// Puts the ring around the layer, as it is at present; its corners have the centres of the layer's own.
    public func _stylePlaceOutline() {
      for case let ring as StyleOutlineLayer in sublayers ?? [] {
        ring._stylePlace(in: bounds._styleInset(by: -ring.reach))
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        ring.cornerRadius = radius > 0 ? max(0, radius + ring.reach) : 0
        ring.cornerCurve = cornerCurve
        ring.maskedCorners = maskedCorners
      }
    }

    /// Casts the shadow of an outline. Core Animation moves no path by itself.
    public func _styleCast(_ outline: CGPath?) {
      let before = shadowPath
      shadowPath = outline
      _styleMovePath("shadowPath", from: before, to: outline)
    }

    /// Moves a path that has been set, as the present transaction says.
    func _styleMovePath(_ keyPath: String, from before: CGPath?, to path: CGPath?) {
      guard let before, let path, before != path, !CATransaction.disableActions() else { return }
      let move = CABasicAnimation(keyPath: keyPath)
      move.fromValue = before
      add(move, forKey: keyPath)
    }

    /// That of the layer's bounds with its round corners.
    public var _styleRoundedOutline: CGPath {
      let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
      return CGPath(
        roundedRect: bounds,
        cornerWidth: radius,
        cornerHeight: radius,
        transform: nil
      )
    }

    /// Whether it is in no layer that is hidden or has no opacity, and neither is so itself. What fades by itself, as
    /// one of `fading` does, counts whatever its opacity is.
    private func isSeen(fading: [CALayer?]) -> Bool {
      var next: CALayer? = self
      while let layer = next {
        let isClear = layer.opacity <= 0 && !fading.contains { $0 === layer }
        if layer.isHidden || isClear { return false }
        next = layer.superlayer
      }
      return true
    }

    /// Runs an animation while a condition holds and the layer can be seen. One that runs already goes on, unless it is to
    /// begin again.
    public func _styleRun(
      _ name: String,
      while isRunning: Bool,
      fading: [CALayer?] = [],
      again: Bool = false,
      _ animation: @autoclosure () -> CAAnimation
    ) {
      if !isRunning || !isSeen(fading: fading) {
        removeAnimation(forKey: name)
      } else if again || self.animation(forKey: name) == nil {
        add(animation(), forKey: name)
      }
    }
  }

  @_spi(Generated) nonisolated extension CABasicAnimation {
    /// A movement to a value, and back where it is told to, that stays on its layer until it is removed.
    public convenience init(
      _ keyPath: String,
      from start: Any? = nil,
      to end: Any?,
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      self.init(keyPath: keyPath)
      fromValue = start
      toValue = end
      _styleRun(timing, autoreverses, repeatCount)
    }
  }

  @_spi(Generated) nonisolated extension CAKeyframeAnimation {
    /// A movement to a transform as `CABasicAnimation` has it, through steps of at most a quarter of a turn: from one
    /// matrix to another, Core Animation turns the shorter way, and a whole turn not at all.
    public convenience init(
      from start: StyleTransform = .identity,
      to end: StyleTransform,
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) {
      self.init(keyPath: "transform")
      let quarters = min(1000, abs(end.rotation - start.rotation) / 90).rounded(.up)
      let count = max(1, Int(quarters))
      values = timing.parts(atLeast: count).map { CATransform3D(start.moved(to: end, by: $0)) }
      _styleRun(timing, autoreverses, repeatCount)
    }
  }

  @_spi(Generated) nonisolated extension CAAnimation {
    func _styleRun(_ timing: StyleAnimation, _ autoreverses: Bool, _ repeatCount: Float) {
      duration = timing.length
      if timing.delay > 0 { beginTime = CACurrentMediaTime() + timing.delay }
      timingFunction = timing.timingFunction
      self.autoreverses = autoreverses
      self.repeatCount = repeatCount
      isRemovedOnCompletion = false
      if !autoreverses { fillMode = .forwards }
    }
  }

  nonisolated extension StyleAnimation {
    /// How far a movement in steps has come after each: evenly, as its timing function sees to the rest, or as a spring
    /// swings.
    func parts(atLeast count: Int) -> [Double] {
      guard let spring else { return (0...count).map { Double($0) / Double(count) } }
      let frames = max(count, Int(exactly: min(1000, (length * 60).rounded(.up))) ?? count)
      return (0...frames).map {
        $0 == frames ? 1 : spring.progress(at: length * Double($0) / Double(frames))
      }
    }
  }

  @_spi(Generated) nonisolated extension StyleAnimation {
    /// Calls back when the delay is over, or at once where there is none. Layers have no delay of their own.
    @MainActor public func _styleAfterDelay(_ body: @escaping @MainActor () -> Void) {
      guard delay > 0 else { return body() }
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        MainActor.assumeIsolated { body() }
      }
    }

    public var timingFunction: CAMediaTimingFunction {
      switch curve {
      case .linear: return CAMediaTimingFunction(name: .linear)
      case .easeIn: return CAMediaTimingFunction(name: .easeIn)
      case .easeOut: return CAMediaTimingFunction(name: .easeOut)
      case .easeInOut: return CAMediaTimingFunction(name: .easeInEaseOut)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        return CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
      // The spring itself says how fast it is.
      case .spring: return CAMediaTimingFunction(name: .linear)
      }
    }
  }

  @_spi(Generated) nonisolated extension CATransaction {
    /// Begins changes of layers that move as an animation says, or else happen at once. What is laid out meanwhile,
    /// and a component inside another, moves too.
    public static func _styleBegin(moving animation: StyleAnimation?) {
      let isMoving = _styleIsMovingStyle
      begin()
      if let animation {
        setValue(true, forKey: "stylecIsMoving")
        // A component may move by itself in one that changes at once.
        setDisableActions(false)
        setAnimationDuration(animation.duration)
        setAnimationTimingFunction(animation.timingFunction)
      } else if !isMoving {
        setDisableActions(true)
      }
    }

    /// Whether a component shows another look with an animation of its own.
    static var _styleIsMovingStyle: Bool { value(forKey: "stylecIsMoving") != nil }
  }

  @_spi(Generated) nonisolated extension CALayerContentsGravity {
    /// Up and down are the other way round here than in the modes of a view.
    public init(styleContentMode contentMode: String) {
      switch contentMode {
      case "scaleAspectFit": self = .resizeAspect
      case "scaleAspectFill": self = .resizeAspectFill
      case "center": self = .center
      case "top": self = .bottom
      case "bottom": self = .top
      case "left": self = .left
      case "right": self = .right
      case "topLeft": self = .bottomLeft
      case "topRight": self = .bottomRight
      case "bottomLeft": self = .topLeft
      case "bottomRight": self = .topRight
      default: self = .resize
      }
    }
  }

  @_spi(Generated) nonisolated extension CATextLayer {
    /// Sets the text, unless it is there. One in lines and letters of its own keeps these.
    public func _styleShow(text: String?) {
      let set = string as? NSAttributedString
      if (set?.string ?? string as? String) == text { return }
      guard let text, let set, set.length > 0 else {
        string = text
        return
      }
      let attributes = set.attributes(at: 0, effectiveRange: nil)
      string = NSAttributedString(string: text, attributes: attributes)
    }
  }

  @_spi(Generated) nonisolated extension CAGradientLayer {
    public func _styleShow(_ stops: [StyleGradientStop], for traits: PlatformTraits) {
      colors = stops.map { $0.color.cgColor(for: traits) }
      locations = stops.map { NSNumber(value: $0.location) }
    }
  }
#endif
