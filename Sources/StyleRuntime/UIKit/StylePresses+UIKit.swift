#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @_spi(Generated) extension Set<UIPress> {
    /// Whether one of them presses what has the focus: a remote's select button, Return or Space.
    @MainActor public var _stylePressFocus: Bool {
      contains { press in
        if press.type == .select { return true }
        guard #available(iOS 13.4, tvOS 13.4, *), let key = press.key else { return false }
        return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar
      }
    }
  }
#endif
