#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  @_spi(Generated) extension NSView {
    /// Begins changes of the view's layers. They move with the view: in an animation of the component's own or of the
    /// app's. Otherwise they happen at once. `CATransaction.commit()` ends them.
    public func _styleBeginLayerChanges() {
      let isMoving = CATransaction._styleIsMovingStyle
      CATransaction.begin()
      if isMoving { return }
      let context = NSAnimationContext.current
      guard context.allowsImplicitAnimation, context.duration > 0 else {
        return CATransaction.setDisableActions(true)
      }
      CATransaction.setAnimationDuration(context.duration)
      CATransaction.setAnimationTimingFunction(context.timingFunction)
    }

    /// Whether a change of a property may move by itself: not where nobody sees it, nor in an animation of the app's or of a
    /// component around.
    public var _styleMovesByItself: Bool {
      window != nil && !NSAnimationContext.current.allowsImplicitAnimation
        && !CATransaction._styleIsMovingStyle
    }

    /// Lays out what a look has changed: at the next opportunity, or within an animation.
    public func _styleSetNeedsLayout() {
      needsLayout = true
      if window != nil, NSAnimationContext.current.allowsImplicitAnimation {
        layoutSubtreeIfNeeded()
      }
    }
  }
#endif
