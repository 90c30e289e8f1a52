#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension UIView {
    /// Begins changes of the view's layers. They move with the view: in an animation of the component's own or of the
    /// app's, or while the view's own size moves. Otherwise they happen at once. `CATransaction.commit()` ends them.
    public func _styleBeginLayerChanges() {
      let isMoving = CATransaction._styleIsMovingStyle
      CATransaction.begin()
      if isMoving { return }
      guard let motion else { return CATransaction.setDisableActions(true) }
      CATransaction.setAnimationDuration(motion.duration)
      CATransaction.setAnimationTimingFunction(motion.timing)
    }

    /// Lays out what a look has changed: at the next opportunity, or within an animation.
    public func _styleSetNeedsLayout() {
      setNeedsLayout()
      if window != nil, UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
    }

    /// Whether a change of a property may move by itself: not where nobody sees it, nor in an animation of the app's or of a
    /// component around, nor where the app wants none.
    public var _styleMovesByItself: Bool {
      window != nil && UIView.areAnimationsEnabled && UIView.inheritedAnimationDuration == 0
        && !CATransaction._styleIsMovingStyle
    }

    /// How views animate their own layers at present; layers that belong to no view don't take part in that.
    private var motion: (duration: TimeInterval, timing: CAMediaTimingFunction)? {
      // A frame that was set in an animation: layout may come after it.
      let running = layer.animation(forKey: "bounds.size") ?? layer.animation(forKey: "bounds")
      let inherited = UIView.inheritedAnimationDuration
      guard inherited > 0 || running != nil else { return nil }
      let action = layer.action(forKey: "opacity") as? CAAnimation
      let timing = running?.timingFunction ?? action?.timingFunction
      return (
        inherited > 0 ? inherited : running?.duration ?? 0,
        timing ?? CAMediaTimingFunction(name: .easeInEaseOut)
      )
    }
  }
#endif
