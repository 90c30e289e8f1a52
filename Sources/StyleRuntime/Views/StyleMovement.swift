#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  nonisolated extension StyleAnimation {
    /// Whether views have its curve by name.
    @_spi(Generated) public var isNamed: Bool {
      switch curve {
      case .linear, .easeIn, .easeOut, .easeInOut: return true
      case .cubicBezier, .spring: return false
      }
    }

    /// An animation of a layer with its spring, or one that a timing function paces.
    func _styleAnimation(_ keyPath: String) -> CABasicAnimation {
      guard let spring else { return CABasicAnimation(keyPath: keyPath) }
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = 1
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      return animation
    }
  }

  @_spi(Generated) nonisolated extension CASpringAnimation {
    /// A movement to a value with the spring of a timing; with another curve, a `CABasicAnimation`.
    public static func _styleMovement(
      _ keyPath: String,
      from start: Any? = nil,
      to end: Any?,
      _ timing: StyleAnimation,
      autoreverses: Bool = false,
      repeatCount: Float = 1
    ) -> CABasicAnimation {
      let animation = timing._styleAnimation(keyPath)
      animation.fromValue = start
      animation.toValue = end
      animation._styleRun(timing, autoreverses, repeatCount)
      return animation
    }
  }

  @_spi(Generated) nonisolated extension CALayer {
    /// Makes changes, and moves the layer and all in it there from where they are, along a curve that views don't have.
    public func _styleMove(_ timing: StyleAnimation, _ changes: () -> Void) {
      let before = _styleTree.map { ($0, $0._styleMovableValues, $0.animationKeys() ?? []) }
      CATransaction._styleBegin(moving: timing)
      CATransaction.setDisableActions(true)
      changes()
      CATransaction.commit()
      for (layer, values, moving) in before where layer === self || layer.superlayer != nil {
        // Where it is on its way, as far as that can be seen.
        let seen = moving.isEmpty ? nil : layer.presentation()?._styleMovableValues
        for (index, after) in layer._styleMovableValues.enumerated() {
          let keyPath = after.keyPath
          guard let start = values[index].value, after.value != nil,
            after.mark != values[index].mark
          else { continue }
          let animation = timing._styleAnimation(keyPath)
          animation.fromValue = moving.contains(keyPath) ? seen?[index].value ?? start : start
          animation.duration = timing.length
          animation.timingFunction = timing.timingFunction
          layer.add(animation, forKey: keyPath)
        }
      }
    }

    /// The layer and all in it.
    fileprivate var _styleTree: [CALayer] { [self] + (sublayers ?? []).flatMap(\._styleTree) }

    /// What can move of the layer, as it is set.
    fileprivate var _styleMovableValues: [StyleMovableValue] {
      var values: [StyleMovableValue] = [
        .rect("bounds", bounds), .point("position", position), .transform("transform", transform),
        .number("opacity", CGFloat(opacity)), .number("cornerRadius", cornerRadius),
        .color("backgroundColor", backgroundColor), .number("borderWidth", borderWidth),
        .color("borderColor", borderColor), .number("shadowOpacity", CGFloat(shadowOpacity)),
        .number("shadowRadius", shadowRadius), .color("shadowColor", shadowColor),
        .size("shadowOffset", shadowOffset), .path("shadowPath", shadowPath),
      ]
      if let shape = self as? CAShapeLayer {
        values += [
          .path("path", shape.path), .color("fillColor", shape.fillColor),
          .color("strokeColor", shape.strokeColor), .number("lineWidth", shape.lineWidth),
          .number("strokeStart", shape.strokeStart), .number("strokeEnd", shape.strokeEnd),
          .number("lineDashPhase", shape.lineDashPhase), .number("miterLimit", shape.miterLimit),
        ]
      }
      if let gradient = self as? CAGradientLayer {
        values += [
          .colors("colors", gradient.colors), .numbers("locations", gradient.locations),
          .point("startPoint", gradient.startPoint), .point("endPoint", gradient.endPoint),
        ]
      }
      if let text = self as? CATextLayer {
        values += [
          .color("foregroundColor", text.foregroundColor), .number("fontSize", text.fontSize),
        ]
      }
      return values
    }
  }

  @_spi(Generated) extension PlatformView {
    /// Shows a change of what may still be moving: at once, or in an animation around it.
    ///
    /// Core Animation leaves a movement to an earlier value as it is, so that a layer would jump where that ends.
    public func _styleSettle(_ changes: () -> Void) {
      #if canImport(UIKit)
        let isMoving = UIView.inheritedAnimationDuration > 0
        let root: CALayer? = layer
      #else
        let context = NSAnimationContext.current
        let isMoving = context.allowsImplicitAnimation && context.duration > 0
        let root = layer
      #endif
      if window == nil || isMoving || CATransaction._styleIsMovingStyle { return changes() }
      let before = (root?._styleTree ?? []).compactMap { layer in
        layer.animationKeys().map { (layer, $0, layer._styleMovableValues) }
      }
      changes()
      if before.isEmpty { return }
      #if canImport(UIKit)
        layoutIfNeeded()
      #else
        layoutSubtreeIfNeeded()
      #endif
      for (layer, keys, values) in before {
        for (after, value) in zip(layer._styleMovableValues, values) where after.mark != value.mark
        {
          layer._styleStop(after.keyPath, among: keys)
        }
      }
    }
  }

  nonisolated extension CALayer {
    /// Removes the animations of a value, but for one that runs by itself, which says how often.
    fileprivate func _styleStop(_ keyPath: String, among keys: [String]) {
      for key in keys
      where key == keyPath || key.hasPrefix(keyPath + ".") || key.hasPrefix(keyPath + "-") {
        if animation(forKey: key)?.repeatCount == 0 { removeAnimation(forKey: key) }
      }
    }
  }

  /// What a layer has under a key, and what tells it from another value.
  nonisolated private struct StyleMovableValue {
    let keyPath: String
    /// As an animation takes it; nil where there is none to move from or to.
    let value: Any?
    let mark: [AnyHashable]

    static func number(_ keyPath: String, _ number: CGFloat) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: number, mark: [number])
    }

    static func point(_ keyPath: String, _ point: CGPoint) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: point, mark: [point.x, point.y])
    }

    static func size(_ keyPath: String, _ size: CGSize) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: size, mark: [size.width, size.height])
    }

    static func rect(_ keyPath: String, _ rect: CGRect) -> StyleMovableValue {
      StyleMovableValue(
        keyPath: keyPath,
        value: rect,
        mark: [rect.minX, rect.minY, rect.width, rect.height]
      )
    }

    static func color(_ keyPath: String, _ color: CGColor?) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: color, mark: color.map { [$0] } ?? [])
    }

    static func path(_ keyPath: String, _ path: CGPath?) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: path, mark: path.map { [$0] } ?? [])
    }

    static func colors(_ keyPath: String, _ colors: [Any]?) -> StyleMovableValue {
      StyleMovableValue(
        keyPath: keyPath,
        value: colors,
        mark: (colors ?? []).compactMap { $0 as? AnyHashable }
      )
    }

    static func numbers(_ keyPath: String, _ numbers: [NSNumber]?) -> StyleMovableValue {
      StyleMovableValue(keyPath: keyPath, value: numbers, mark: numbers ?? [])
    }

    /// Layers move in their plane.
    static func transform(_ keyPath: String, _ matrix: CATransform3D) -> StyleMovableValue {
      StyleMovableValue(
        keyPath: keyPath,
        value: matrix,
        mark: [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42]
      )
    }
  }
#endif
