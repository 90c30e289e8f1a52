#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells a view of the pointer and of the focus where its style has a look for them. The system's own effects then give way: the
  /// hover effect, which buttons and controls have in the shape of their corners, and the halo around the focus.
  ///
  /// In visionOS the hover effect stays, since apps don't hear what a person looks at (Human Interface Guidelines, “Eyes”).
  @_spi(Generated) @MainActor public final class StylePointerAndFocus: NSObject {
    private let hasEffect: Bool
    private let followsFocus: Bool
    private weak var view: UIView?
    private var change: (@MainActor () -> Void)?

    /// Whether the style has a look for a view below the pointer, and whether the pointer is there.
    private var (hasHoveredLook, isInside) = (false, false)
    private var hearsPointer = false
    /// The radius that the view had last, and the `UIHoverStyle` that it was given.
    private var shown: (radius: CGFloat, style: AnyObject?)?

    private var hasFocusedLook = false
    private var hadFocus = false
    private var focusObserver: StyleFocusObserver?
    /// The effect that the view had before the style's look.
    private var focusEffect: AnyObject?

    /// - Parameter hasEffect: Whether the view has the system's hover effect where its style has no look below the pointer.
    /// - Parameter followsFocus: Whether the view doesn't hear of the focus by itself.
    public init(hasEffect: Bool, followsFocus: Bool) {
      self.hasEffect = hasEffect
      self.followsFocus = followsFocus
    }

    /// Begins to tell a view of changes.
    public func follow<View: UIView>(_ view: View, change: @escaping @MainActor (View) -> Void) {
      self.view = view
      self.change = { [weak view] in if let view { change(view) } }
    }

    /// What of hovered and focused holds, of those in which the view's style differs.
    public func state(where differs: (StyleState) -> Bool) -> StyleState {
      var state: StyleState = []
      hasHoveredLook = differs(.hovered)
      if hasHoveredLook {
        hearPointer()
        if isInside { state.insert(.hovered) }
      }
      if followsFocus {
        let differs = differs(.focused)
        if differs != hasFocusedLook { showFocus(ofStyle: differs) }
        if differs, view?.isFocused == true { state.insert(.focused) }
      }
      return state
    }

    /// Shows the hover effect, as long as the app gives the view no other style, or none.
    public func showEffect() {
      #if !os(tvOS)
        guard hasEffect, let view, #available(iOS 17.0, *) else { return }
        let radius = view.layer.cornerRadius
        #if os(visionOS)
          let hidesEffect = false
        #else
          let hidesEffect = hasHoveredLook
        #endif
        if let shown {
          let isSame = shown.radius == radius && (shown.style == nil) == hidesEffect
          if isSame || shown.style !== view.hoverStyle { return }
        }
        view.hoverStyle = hidesEffect ? nil : UIHoverStyle(shape: .corners(of: view.layer))
        shown = (radius, view.hoverStyle)
      #endif
    }

    /// tvOS has no pointer.
    private func hearPointer() {
      #if !os(tvOS)
        if hearsPointer { return }
        hearsPointer = true
        view?.addInteraction(UIPointerInteraction(delegate: self))
      #endif
    }

    private func showFocus(ofStyle isOfStyle: Bool) {
      hasFocusedLook = isOfStyle
      hadFocus = view?.isFocused == true
      #if !os(tvOS)
        if isOfStyle {
          focusEffect = view?.focusEffect
          view?.focusEffect = nil
        } else if view?.focusEffect == nil {
          view?.focusEffect = focusEffect as? UIFocusEffect
        }
      #endif
      focusObserver =
        isOfStyle ? StyleFocusObserver { [weak self] in self?.focusMoved() } : nil
    }

    private func focusMoved() {
      guard let view, view.isFocused != hadFocus else { return }
      hadFocus = view.isFocused
      change?()
    }
  }

  #if !os(tvOS)
    @_spi(Generated) extension StylePointerAndFocus: UIPointerInteractionDelegate {
      /// The pointer's usual shape, in place of one of UIKit's effects.
      public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        styleFor region: UIPointerRegion
      ) -> UIPointerStyle? {
        hasHoveredLook ? .system() : nil
      }

      public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) {
        pointerMoved(isInside: true)
      }

      public func pointerInteraction(
        _ interaction: UIPointerInteraction,
        willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
      ) {
        pointerMoved(isInside: false)
      }

      private func pointerMoved(isInside: Bool) {
        if isInside == self.isInside { return }
        self.isInside = isInside
        if hasHoveredLook { change?() }
      }
    }

    @available(iOS 17.0, *)
    extension UIShape {
      fileprivate static func corners(of layer: CALayer) -> UIShape {
        .rect(
          cornerRadius: layer.cornerRadius,
          cornerCurve: layer.cornerCurve == .continuous ? .continuous : .circular,
          maskedCorners: UIRectCorner(rawValue: layer.maskedCorners.rawValue)
        )
      }
    }
  #endif

  /// Calls back whenever the focus has moved, for as long as it lives.
  @MainActor private final class StyleFocusObserver {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ change: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: UIFocusSystem.didUpdateNotification,
        object: nil,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated { change() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
