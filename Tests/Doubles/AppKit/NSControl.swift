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

  public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

  open var isEnabled = true
  open var doubleValue: Double {
    get { number }
    set { number = newValue }
  }
  private var number = 0.0
  /// What happens where a person moves a control: AppKit's class doesn't set its own property.
  public func _enter(_ value: Double) {
    number = value
    sendAction(action, to: target)
  }
  open var font: NSFont?
  open var stringValue: String {
    get { written }
    set { written = newValue }
  }
  private var written = ""
  func _write(_ text: String) { written = text }
  /// The view in which the text is edited; nil while it is not.
  open func currentEditor() -> NSText? { _isEdited ? NSText() : nil }
  public var _isEdited = false
  open func sizeThatFits(_ size: NSSize) -> NSSize { intrinsicContentSize }
  open weak var target: AnyObject?
  open var action: Selector?
  open var refusesFirstResponder = false
  /// Of its cell, which a control has not by itself: developer.apple.com/documentation/appkit/nscontrol/ishighlighted.
  open var isHighlighted: Bool {
    get { false }
    set { _ = newValue }
  }
  /// “Simulates a single mouse click on the control … calls the performClick(_:) method of the control's cell”:
  /// developer.apple.com/documentation/appkit/nscontrol/performclick(_:).
  open func performClick(_ sender: Any?) {}

  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    _sentActions += 1
    NSControl._acting?(self)
    return action != nil
  }
  public private(set) var _sentActions = 0
  /// What the target does.
  public static var _acting: ((NSControl) -> Void)?
}

@MainActor open class NSButton: NSControl {
  /// While it is enabled, with full keyboard access: developer.apple.com/documentation/appkit/nsresponder/acceptsfirstresponder.
  open override var acceptsFirstResponder: Bool { isEnabled }
  /// “The size that best fits” its cell, which knows nothing of what a class draws beside.
  open override func sizeThatFits(_ size: NSSize) -> NSSize { .zero }
  open var title = "Button"
  open var image: NSImage?
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
  }

  /// What its cell stores.
  private var _cell = (isHighlighted: false, state: StateValue.off, type: ButtonType.momentaryPushIn)
  open func setButtonType(_ type: ButtonType) { _cell.type = type }
  open var state: StateValue {
    get { _cell.state }
    set { change { $0.state = newValue } }
  }
  open override var isHighlighted: Bool {
    get { _cell.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }
  open func highlight(_ flag: Bool) { change { $0.isHighlighted = flag } }
  open var keyEquivalent = ""
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

  /// Comes back when the mouse is up. “The method highlights the control … If the cursor has left the cell's bounds, the cell is
  /// unhighlighted. If the mouse button is still down and the cursor reenters the bounds, the cell is again highlighted … If it goes up
  /// when the cursor is outside the control, no action message is sent”:
  /// developer.apple.com/documentation/appkit/nscontrol/mousedown(with:). A disabled button is not tracked.
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return NSButton.tracking() }
    _move(inside: true)
    NSButton.tracking()
    if _cell.isHighlighted { act() }
    _move(inside: false)
  }

  /// The mouse moves into the button or out of it, while it is down.
  public func _move(inside: Bool) { change { $0.isHighlighted = inside } }

  /// “This method essentially highlights the button, sends the button's action message to the target object, and then unhighlights the
  /// button”: developer.apple.com/documentation/appkit/nsbuttoncell/performclick(_:).
  open override func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    change { $0.isHighlighted = true }
    act()
    change { $0.isHighlighted = false }
  }

  /// “If they match, simulates the button being clicked”: developer.apple.com/documentation/appkit/nsbutton/performkeyequivalent(with:).
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard isEnabled, !keyEquivalent.isEmpty, event.charactersIgnoringModifiers == keyEquivalent else {
      return false
    }
    performClick(nil)
    return true
  }

  open override func keyDown(with event: NSEvent) {
    if event.charactersIgnoringModifiers == " " { performClick(nil) }
  }

  private func act() {
    if [.toggle, .switch, .pushOnPushOff, .onOff].contains(_cell.type) {
      change { $0.state = $0.state == .on ? .off : .on }
    }
    sendAction(action, to: target)
  }

  /// The cell itself changes, and has its view displayed: developer.apple.com/documentation/appkit/nscell/highlight(_:withframe:in:). A
  /// view with `wantsUpdateLayer` is told of that by `updateLayer()`.
  private func change(_ change: (inout (isHighlighted: Bool, state: StateValue, type: ButtonType)) -> Void) {
    change(&_cell)
    if wantsLayer, wantsUpdateLayer { updateLayer() }
  }
}

@MainActor open class NSTextField: NSControl {
  /// While it is enabled, with full keyboard access: developer.apple.com/documentation/appkit/nsresponder/acceptsfirstresponder.
  open override var acceptsFirstResponder: Bool { isEnabled }
  open var isEditable = true
  /// A label is as large as its text, which takes no room in the double. A field has no width of its own.
  open override var intrinsicContentSize: NSSize { isEditable ? super.intrinsicContentSize : .zero }
  /// “The size that best fits” its cell, which knows nothing of what a class draws beside.
  open override func sizeThatFits(_ size: NSSize) -> NSSize { .zero }
  open var isBordered = true
  open var drawsBackground = true
  open var placeholderString: String?
  open var textColor: NSColor?
  open func textDidEndEditing(_ notification: Notification) {}
  open func textDidChange(_ notification: Notification) {}
  /// What happens where a person writes.
  public func _enter(_ text: String) {
    _write(text)
    textDidChange(Notification(name: Notification.Name("NSTextDidChange")))
  }
  open override func accessibilityValue() -> Any? { super.accessibilityValue() ?? stringValue }
  open override func isAccessibilityElement() -> Bool { true }
}

@MainActor open class NSText: NSView {}

@MainActor open class NSImageView: NSControl {
  open var image: NSImage?
}
