#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The system's hover effect on a view, in the shape of its corners. A view with a look of its own below the pointer has none on top
  /// of that.
  ///
  /// In visionOS it has, since apps don't hear what a person looks at (Human Interface Guidelines, “Eyes”).
  @_spi(Generated) @MainActor public final class StyleHoverEffect {
    private let hasOwnLook: Bool
    /// The radius that the view had last, and the `UIHoverStyle` that it was given.
    private var shown: (radius: CGFloat, style: AnyObject?)?

    public init(hasOwnLook: Bool = false) { self.hasOwnLook = hasOwnLook }

    /// Shows it, as long as the app gives the view no other style, or none.
    public func show(on view: UIView) {
      #if !os(tvOS)
        guard #available(iOS 17.0, *) else { return }
        let radius = view.layer.cornerRadius
        if let shown, shown.radius == radius || shown.style !== view.hoverStyle { return }
        view.hoverStyle = hidesEffect ? nil : UIHoverStyle(shape: .corners(of: view.layer))
        shown = (radius, view.hoverStyle)
      #endif
    }

    private var hidesEffect: Bool {
      #if os(visionOS)
        false
      #else
        hasOwnLook
      #endif
    }
  }

  #if !os(tvOS)
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
#endif
