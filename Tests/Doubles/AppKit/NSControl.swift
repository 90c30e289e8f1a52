public struct Selector: Sendable {
  public init() {}
}

@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
  }

  open var isEnabled = true
  open var font: NSFont?
  open var stringValue = ""
  /// The view in which the text is edited; nil while it is not.
  open func currentEditor() -> NSText? { _isEdited ? NSText() : nil }
  public var _isEdited = false
  open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
  open weak var target: AnyObject?
  open var action: Selector?

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    _sentActions += 1
    return action != nil
  }
  public private(set) var _sentActions = 0
}

@MainActor open class NSButton: NSControl {
  open var title = "Button"
  open var image: NSImage?
  open var state = StateValue.off
  open var isBordered = true
  private var label: String?
  open override func setAccessibilityLabel(_ label: String?) { self.label = label }
  open override func accessibilityLabel() -> String? { label ?? (title.isEmpty ? nil : title) }
  open override func isAccessibilityElement() -> Bool { true }
  private var role = NSAccessibility.Role.button
  open override func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role ?? .button }
  open override func accessibilityRole() -> NSAccessibility.Role? { role }
  /// What happens while the mouse is down.
  public static var tracking: () -> Void = {}

  /// Comes back when the mouse is up.
  open override func mouseDown(with event: NSEvent) { NSButton.tracking() }
}

@MainActor open class NSTextField: NSControl {
  open var isEditable = true
  open var isBordered = true
  open var drawsBackground = true
  open var placeholderString: String?
  open var textColor: NSColor?
  open func textDidEndEditing(_ notification: Notification) {}
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? stringValue }
  open override func isAccessibilityElement() -> Bool { true }
}

@MainActor open class NSText: NSView {}

@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
}
