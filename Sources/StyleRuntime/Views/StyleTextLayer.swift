#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A text that stands at the top, in the middle or at the bottom of its layer. Where there is too little room, it begins at the top.
  @_spi(Generated) nonisolated public final class StyleTextLayer: CATextLayer {
    public enum VerticalAlignment: String {
      case top, center, bottom

      public init(styleName name: String) { self = VerticalAlignment(rawValue: name) ?? .top }
    }

    public var verticalAlignment = VerticalAlignment.top {
      didSet { if verticalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Where the text stands depends on the height.
    public override class func needsDisplay(forKey key: String) -> Bool {
      key == "bounds" || super.needsDisplay(forKey: key)
    }

    /// In classes of ours, heights are measured from the top, in AppKit too.
    public override func draw(in ctx: CGContext) {
      ctx.saveGState()
      ctx.translateBy(x: 0, y: spaceAbove)
      super.draw(in: ctx)
      ctx.restoreGState()
    }

    private var spaceAbove: CGFloat {
      if verticalAlignment == .top { return 0 }
      let space = bounds.height - _styleSize(in: bounds.width, lines: 0).height
      return max(0, verticalAlignment == .center ? space / 2 : space)
    }
  }
#endif
