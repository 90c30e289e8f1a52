public enum NSAccessibility {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let button = Role(rawValue: "AXButton")
    public static let checkBox = Role(rawValue: "AXCheckBox")
    public static let group = Role(rawValue: "AXGroup")
    public static let image = Role(rawValue: "AXImage")
    public static let link = Role(rawValue: "AXLink")
    public static let staticText = Role(rawValue: "AXStaticText")
  }

  /// Elements, and in place of a view that is none, those in it.
  @MainActor public static func unignoredChildren(from originalChildren: [Any]) -> [Any] {
    originalChildren.flatMap { child -> [Any] in
      guard let view = child as? NSView, !view.isAccessibilityElement() else { return [child] }
      return view.accessibilityChildren() ?? []
    }
  }
}

@MainActor open class NSAccessibilityElement {
  private var parent: Any?
  private var role: NSAccessibility.Role?
  private var label: String?
  private var value: Any?
  private var frame = NSRect.zero
  public init() {}
  open func setAccessibilityParent(_ parent: Any?) { self.parent = parent }
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
  open func accessibilityRole() -> NSAccessibility.Role? { role }
  open func setAccessibilityLabel(_ label: String?) { self.label = label }
  open func accessibilityLabel() -> String? { label }
  open func setAccessibilityValue(_ value: Any?) { self.value = value }
  open func accessibilityValue() -> Any? { value }
  open func setAccessibilityFrameInParentSpace(_ frame: NSRect) { self.frame = frame }
  open func accessibilityFrameInParentSpace() -> NSRect { frame }
}

extension NSView {
  /// What VoiceOver reaches in the view and in those in it, in order.
  public var _spokenElements: [String] {
    // Nobody reaches what nobody sees.
    if isHidden { return [] }
    var own: [String] = []
    if isAccessibilityElement() {
      let state = isAccessibilitySelected() ? " selected" : ""
      own = [
        _spoken(accessibilityRole(), accessibilityLabel(), accessibilityValue(), accessibilityHelp()) + state
      ]
    }
    return own
      + (accessibilityChildren() ?? []).flatMap { child -> [String] in
        if let view = child as? NSView { return view._spokenElements }
        guard let element = child as? NSAccessibilityElement else { return [] }
        return [
          _spoken(
            element.accessibilityRole(), element.accessibilityLabel(), element.accessibilityValue(), nil)
        ]
      }
  }
}

private func _spoken(_ role: NSAccessibility.Role?, _ label: String?, _ value: Any?, _ help: String?)
  -> String
{
  let name = role.map { String($0.rawValue.dropFirst(2)) } ?? "nil"
  return [name, label, value.map { "= \($0)" }, help].compactMap { $0 }.joined(separator: " ")
}
