#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// Calls back whenever a person changes Reduce Transparency, Button Shapes or Differentiate Without Color, for as long
  /// as it lives.
  @_spi(Generated) public final class StyleSettingsObserver {
    private nonisolated(unsafe) let tokens: [any NSObjectProtocol]

    public init(_ change: @escaping @MainActor @Sendable () -> Void) {
      #if canImport(UIKit)
        let names = [
          UIAccessibility.reduceTransparencyStatusDidChangeNotification,
          UIAccessibility.differentiateWithoutColorDidChangeNotification,
          UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
        ]
        let center = NotificationCenter.default
      #else
        let names = [NSWorkspace.accessibilityDisplayOptionsDidChangeNotification]
        let center = NSWorkspace.shared.notificationCenter
      #endif
      tokens = names.map { name in
        center.addObserver(forName: name, object: nil, queue: .main) { _ in
          MainActor.assumeIsolated { change() }
        }
      }
    }

    #if canImport(UIKit)
      deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    #else
      deinit { for token in tokens { NSWorkspace.shared.notificationCenter.removeObserver(token) } }
    #endif
  }
#endif
