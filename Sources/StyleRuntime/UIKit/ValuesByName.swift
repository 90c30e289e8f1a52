#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) nonisolated extension StyleAnimation {
    /// The curve as views take it; those that have no name move layers by themselves.
    public var viewOptions: UIView.AnimationOptions {
      switch curve {
      case .linear: return .curveLinear
      case .easeIn: return .curveEaseIn
      case .easeOut: return .curveEaseOut
      case .easeInOut, .cubicBezier, .spring: return .curveEaseInOut
      }
    }
  }

  @_spi(Generated) nonisolated extension NSLineBreakMode {
    public init(styleName name: String) {
      switch name {
      case "byTruncatingHead": self = .byTruncatingHead
      case "byTruncatingMiddle": self = .byTruncatingMiddle
      default: self = .byTruncatingTail
      }
    }
  }

  @_spi(Generated) nonisolated extension UIView.ContentMode {
    public init(styleName name: String) {
      switch name {
      case "scaleAspectFit": self = .scaleAspectFit
      case "scaleAspectFill": self = .scaleAspectFill
      case "center": self = .center
      case "top": self = .top
      case "bottom": self = .bottom
      case "left": self = .left
      case "right": self = .right
      case "topLeft": self = .topLeft
      case "topRight": self = .topRight
      case "bottomLeft": self = .bottomLeft
      case "bottomRight": self = .bottomRight
      default: self = .scaleToFill
      }
    }
  }
#endif
