@MainActor open class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case menu, popover, sidebar, headerView, sheet, windowBackground, hudWindow
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  open var material = Material.menu
  open var blendingMode = BlendingMode.behindWindow
  open var state = State.followsWindowActiveState
}

extension NSVisualEffectView: SpelledMaterial {
  nonisolated public var _text: String {
    MainActor.assumeIsolated {
      "blur \(material)" + (blendingMode == .withinWindow && state == .active ? "" : " of another kind")
    }
  }

  nonisolated public var _radii: [CGFloat] {
    MainActor.assumeIsolated { layer?.masksToBounds == true ? layer?._radii ?? [] : [] }
  }

  nonisolated public var _curve: CALayerCornerCurve? { MainActor.assumeIsolated { layer?.cornerCurve } }
}

/// Its corners are all alike.
@MainActor open class NSGlassEffectView: NSView {
  public enum Style: Int, Sendable { case regular, clear }

  open var style = Style.regular
  open var cornerRadius: CGFloat = 0
  open var tintColor: NSColor?
  /// The one view that is guaranteed to lie in the glass.
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
}

extension NSGlassEffectView: SpelledMaterial {
  nonisolated public var _text: String {
    MainActor.assumeIsolated {
      var tint = ""
      effectiveAppearance.performAsCurrentDrawingAppearance {
        if let tintColor { tint = " tint \(tintColor.cgColor.text)" }
      }
      return "glass \(style)" + tint
    }
  }
  nonisolated public var _radii: [CGFloat] { MainActor.assumeIsolated { [cornerRadius] } }
  nonisolated public var _curve: CALayerCornerCurve? { nil }
}

/// “Merges descendant glass effect views”: developer.apple.com/documentation/appkit/nsglasseffectcontainerview.
@MainActor open class NSGlassEffectContainerView: NSView {
  open var spacing: CGFloat = 0
  open var contentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
}
