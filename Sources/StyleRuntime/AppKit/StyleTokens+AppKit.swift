#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  nonisolated extension StyleTokens {
    /// The values of tokens that a view is given; or else the next view around it, or its window.
    @_spi(Generated) @MainActor public init(of view: NSView) {
      var next: NSView? = view
      while let current = next, current.styleTokens == nil { next = current.superview }
      self = next?.styleTokens ?? view.window?.styleTokens ?? StyleTokens()
    }

    @MainActor fileprivate static var given = StyleGivenValues<StyleTokens>()
  }

  extension NSView {
    /// The app's values of tokens for all styles in the view. If nil, it inherits them.
    public var styleTokens: StyleTokens? {
      get { StyleTokens.given[self] }
      set {
        StyleTokens.given[self] = newValue
        _styleShowAll()
      }
    }
  }

  extension NSWindow {
    /// The app's values of tokens for all styles in the window.
    public var styleTokens: StyleTokens? {
      get { StyleTokens.given[self] }
      set {
        StyleTokens.given[self] = newValue
        contentView?._styleShowAll()
      }
    }
  }
#endif
