#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// What presses a control that has the focus: a remote's select button, Return and Space. UIKit sees to that for its own
  /// controls. Each function returns whether the press was one of these; others are those of the views around.
  @_spi(Generated) extension UIControl {
    public func _stylePressesBegan(_ presses: Set<UIPress>) -> Bool {
      guard presses.pressFocus else { return false }
      isHighlighted = true
      return true
    }

    public func _stylePressesEnded(_ presses: Set<UIPress>) -> Bool {
      guard presses.pressFocus else { return false }
      isHighlighted = false
      sendActions(for: [.primaryActionTriggered, .touchUpInside])
      return true
    }

    public func _stylePressesCancelled(_ presses: Set<UIPress>) -> Bool {
      guard presses.pressFocus else { return false }
      isHighlighted = false
      return true
    }
  }

  extension Set<UIPress> {
    @MainActor fileprivate var pressFocus: Bool {
      contains { press in
        if press.type == .select { return true }
        guard #available(iOS 13.4, tvOS 13.4, *), let key = press.key else { return false }
        return key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keyboardSpacebar
      }
    }
  }
#endif
