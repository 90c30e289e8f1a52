#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Tells a view of the pointer and of the focus where its style has a look for them. AppKit's focus ring then gives way.
  @_spi(Generated) @MainActor public final class StylePointerAndFocus {
    private let followsFocus: Bool
    private weak var view: NSView?
    private var change: (@MainActor () -> Void)?
    private var pointer: StylePointer?
    private var hasHoveredLook = false

    private var hasFocusedLook = false
    private var hadFocus = false
    private var focusObserver: StyleFocusObserver?
    /// The ring that the view had before the style's look.
    private var focusRing = NSFocusRingType.default

    /// - Parameter followsFocus: Whether the view doesn't hear of the focus by itself.
    public init(followsFocus: Bool) { self.followsFocus = followsFocus }

    /// Begins to tell a view of changes.
    public func follow<View: NSView>(_ view: View, change: @escaping @MainActor (View) -> Void) {
      self.view = view
      self.change = { [weak view] in if let view { change(view) } }
    }

    /// What of hovered and focused holds, of those in which the view's style differs.
    public func state(where differs: (StyleState) -> Bool) -> StyleState {
      var state: StyleState = []
      hasHoveredLook = differs(.hovered)
      if hasHoveredLook {
        hearPointer()
        if pointer?.isInside == true { state.insert(.hovered) }
      }
      if followsFocus {
        let differs = differs(.focused)
        if differs != hasFocusedLook { showFocus(ofStyle: differs) }
        if differs, isFocused { state.insert(.focused) }
      }
      return state
    }

    private func hearPointer() {
      guard pointer == nil, let view else { return }
      let pointer = StylePointer { [weak self] in
        if let self, self.hasHoveredLook { self.change?() }
      }
      view.addTrackingArea(
        NSTrackingArea(
          rect: .zero,
          options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect],
          owner: pointer
        )
      )
      self.pointer = pointer
    }

    private var isFocused: Bool {
      guard let view, let responder = view.window?.firstResponder else { return false }
      return responder === view
    }

    private func showFocus(ofStyle isOfStyle: Bool) {
      hasFocusedLook = isOfStyle
      hadFocus = isFocused
      if isOfStyle {
        focusRing = view?.focusRingType ?? .default
        view?.focusRingType = .none
      } else if view?.focusRingType == NSFocusRingType.none {
        view?.focusRingType = focusRing
      }
      focusObserver =
        isOfStyle ? StyleFocusObserver { [weak self] in self?.windowWasUpdated() } : nil
    }

    private func windowWasUpdated() {
      if isFocused == hadFocus { return }
      hadFocus = isFocused
      change?()
    }
  }

  /// Whether the pointer is in a tracking area, which tells its owner.
  private final class StylePointer: NSResponder {
    private(set) var isInside = false
    private let change: @MainActor () -> Void

    init(_ change: @escaping @MainActor () -> Void) {
      self.change = change
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func mouseEntered(with event: NSEvent) { move(isInside: true) }

    override func mouseExited(with event: NSEvent) { move(isInside: false) }

    private func move(isInside: Bool) {
      if isInside == self.isInside { return }
      self.isInside = isInside
      change()
    }
  }

  /// Calls back whenever a window has been updated, as it is behind each event, for as long as it lives.
  @MainActor private final class StyleFocusObserver {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(_ change: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: NSWindow.didUpdateNotification,
        object: nil,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated { change() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
