import StyleModel

extension BaseClass {
  /// How AppKit is told one of its class's properties; nil for what the class draws in layers of its own.
  func appkitStatement(_ name: String, _ value: String, mayBeNil: Bool) -> String? {
    let text = mayBeNil ? "\(value) ?? \"\"" : value
    return switch name {
    case "alpha": "alphaValue = \(value)"
    case "isHidden": "isHidden = \(value)"
    case "title": "title = \(text)"
    case "text": "stringValue = \(text)"
    case "font": "font = \(value).nsFont"
    case "accessibilityIdentifier": "setAccessibilityIdentifier(\(value))"
    default: nil
    }
  }
}

extension ViewFramework {
  /// Takes over what a style says that is no part of a look.
  func assignment(of slot: Slot, of base: BaseClass) -> String {
    let value = "style.\(slot.storage)"
    guard self == .appkit else { return "\(slot.name) = \(value)" }
    return switch slot.name {
    case "isSelected" where base == .button: "state = \(value) ? .on : .off"
    case "accessibilityIdentifier": "setAccessibilityIdentifier(\(value))"
    case let name: "\(name) = \(value)"
    }
  }
}
