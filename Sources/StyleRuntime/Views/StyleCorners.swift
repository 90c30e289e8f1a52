#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  nonisolated extension CGMutablePath {
    func _styleAdd(_ elements: [StylePath.Element]) {
      for element in elements {
        switch element {
        case .move(let point): move(to: CGPoint(point))
        case .line(let point): addLine(to: CGPoint(point))
        case .curve(let first, let second, let end):
          addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        case .close: closeSubpath()
        }
      }
    }

    /// Adds a rectangle with the corners of a layer, clockwise or, as a hole, counterclockwise. The radius may be at
    /// most half of the shorter side.
    func _styleAddBox(
      _ box: CGRect,
      radius: CGFloat = 0,
      curve: CALayerCornerCurve = .circular,
      corners: StyleCorners = .all,
      isHole: Bool = false
    ) {
      _styleAdd(
        StylePath.box(
          StyleRect(box),
          radius: radius,
          isContinuous: curve == .continuous,
          corners: corners,
          isHole: isHole
        )
      )
    }
  }

  nonisolated extension StyleCorners {
    init(_ mask: CACornerMask) {
      self = []
      if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
      if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
      if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
      if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
    }
  }
#endif
