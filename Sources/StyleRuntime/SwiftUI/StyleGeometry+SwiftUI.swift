#if canImport(SwiftUI)
  import SwiftUI

  @_spi(Generated) nonisolated extension UnitPoint {
    public init(_ point: StylePoint) { self.init(x: point.x, y: point.y) }
  }

  @_spi(Generated) nonisolated extension EdgeInsets {
    public init(_ insets: StyleEdgeInsets) {
      self.init(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
  }
#endif
