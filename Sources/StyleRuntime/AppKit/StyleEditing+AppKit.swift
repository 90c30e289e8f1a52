#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Tells a view whether a person writes into a text field that lies in it.
  @_spi(Generated) @MainActor public final class StyleEditing {
    public private(set) var isInside = false
    private weak var view: NSView?
    private var change: (@MainActor () -> Void)?
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    public init() {}

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    /// Begins to tell a view of changes. A window is updated behind each event.
    public func follow<View: NSView>(_ view: View, change: @escaping @MainActor (View) -> Void) {
      self.view = view
      self.change = { [weak view] in if let view { change(view) } }
      token = NotificationCenter.default.addObserver(
        forName: NSWindow.didUpdateNotification,
        object: nil,
        queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.windowWasUpdated() }
      }
    }

    private func windowWasUpdated() {
      guard let view else { return }
      // The view in which a field is edited lies in the field.
      let responder = view.window?.firstResponder as? NSView
      let isInside = responder.map { $0 !== view && $0.isDescendant(of: view) } ?? false
      if isInside == self.isInside { return }
      self.isInside = isInside
      change?()
    }
  }
#endif
