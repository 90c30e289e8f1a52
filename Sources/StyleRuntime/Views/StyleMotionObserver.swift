#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Calls back whenever a person turns Reduce Motion on or off, for as long as it lives.
  @_spi(Generated) public final class StyleMotionObserver {
    private nonisolated(unsafe) let token: any NSObjectProtocol

    public init(_ change: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(UIKit)
        token = NotificationCenter.default.addObserver(
          forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
          object: nil,
          queue: .main
        ) { _ in
          MainActor.assumeIsolated { change() }
        }
      #else
        token = NSWorkspace.shared.notificationCenter.addObserver(
          forName: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
          object: nil,
          queue: .main
        ) { _ in
          MainActor.assumeIsolated { change() }
        }
      #endif
    }

    #if canImport(UIKit)
      deinit { NotificationCenter.default.removeObserver(token) }
    #else
      deinit { NSWorkspace.shared.notificationCenter.removeObserver(token) }
    #endif
  }
#endif
