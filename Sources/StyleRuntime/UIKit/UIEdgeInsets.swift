#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) nonisolated extension UIEdgeInsets {
    public init(_ insets: StyleEdgeInsets) {
      self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }
#endif
