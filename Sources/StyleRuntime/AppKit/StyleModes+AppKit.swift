// Not embedded: generated code has a property for each axis that its style files declare.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension StyleModes {
    /// The modes that follow from a view's appearance, and from what the view, those around it and its window are given.
    @_spi(Generated) @MainActor public init(of view: NSView) {
      self.init(view.effectiveAppearance)
      var given = StyleModeOverrides()
      var next: NSView? = view
      while let current = next {
        given.inherit(current.styleModes)
        next = current.superview
      }
      if let window = view.window { given.inherit(window.styleModes) }
      take(given)
    }
  }

  extension NSView {
    /// The modes that the view passes to all styles in it: `view.styleModes.brand = .globex`.
    public var styleModes: StyleModeOverrides {
      get { StyleModeOverrides.given[self] ?? StyleModeOverrides() }
      set {
        StyleModeOverrides.given[self] = newValue == StyleModeOverrides() ? nil : newValue
        _styleShowAll()
      }
    }
  }

  extension NSWindow {
    /// The modes that the window passes to all styles in it: `window.styleModes.brand = .globex`.
    public var styleModes: StyleModeOverrides {
      get { StyleModeOverrides.given[self] ?? StyleModeOverrides() }
      set {
        StyleModeOverrides.given[self] = newValue == StyleModeOverrides() ? nil : newValue
        contentView?._styleShowAll()
      }
    }
  }

  extension StyleModeOverrides {
    @MainActor fileprivate static var given = StyleGivenValues<StyleModeOverrides>()
  }
#endif
