#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Tells a view whether a person writes into a text field or a text view that lies in it.
  @_spi(Generated) @MainActor public final class StyleEditing {
    public private(set) var isInside = false
    private weak var view: UIView?
    private var change: (@MainActor () -> Void)?
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    public init() {}

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    /// Begins to tell a view of changes.
    public func follow<View: UIView>(_ view: View, change: @escaping @MainActor (View) -> Void) {
      self.view = view
      self.change = { [weak view] in if let view { change(view) } }
      hear(UITextField.textDidBeginEditingNotification, isBegin: true)
      hear(UITextField.textDidEndEditingNotification, isBegin: false)
      hear(UITextView.textDidBeginEditingNotification, isBegin: true)
      hear(UITextView.textDidEndEditingNotification, isBegin: false)
    }

    private func hear(_ name: NSNotification.Name, isBegin: Bool) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          nonisolated(unsafe) let edited = notification.object
          MainActor.assumeIsolated { self?.editingMoved(edited as? UIView, isBegin: isBegin) }
        })
    }

    private func editingMoved(_ edited: UIView?, isBegin: Bool) {
      guard let view, let edited, edited.isDescendant(of: view), isBegin != isInside else { return }
      isInside = isBegin
      change?()
    }
  }
#endif
