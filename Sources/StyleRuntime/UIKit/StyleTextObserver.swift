#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Hears what a person writes into a text view, whose delegate is the app's.
  @_spi(Generated) @MainActor public final class StyleTextObserver {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    public init(_ view: UITextView, _ change: @escaping @MainActor @Sendable () -> Void) {
      token = NotificationCenter.default.addObserver(
        forName: UITextView.textDidChangeNotification,
        object: view,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated { change() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
