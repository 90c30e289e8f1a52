#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension NSTextAlignment {
    public init(styleName name: String) {
      switch name {
      case "left": self = .left
      case "center": self = .center
      case "right": self = .right
      case "justified": self = .justified
      default: self = .natural
      }
    }
  }
#endif
