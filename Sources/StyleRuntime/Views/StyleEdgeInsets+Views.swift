#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  @_spi(Generated) nonisolated extension StyleEdgeInsets {
    /// Left and right change places where a reader's language is written from right to left.
    public func turned(_ direction: PlatformLayoutDirection) -> StyleEdgeInsets {
      guard direction == .rightToLeft else { return self }
      return StyleEdgeInsets(top: top, left: right, bottom: bottom, right: left)
    }
  }
#endif
