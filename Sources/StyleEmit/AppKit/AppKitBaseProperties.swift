import StyleModel

extension BaseClass {
  /// How a property of an AppKit class is set; nil for what the class draws in layers of its own.
  func appkitStatement(_ name: String, _ value: SwiftValue) -> String? {
    let shown = value.bare.text
    let text = value.mayBeNil ? value.or(SwiftValue("\"\"")).bare.text : shown
    return switch name {
    case "alpha": "alphaValue = \(shown)"
    case "isHidden": "isHidden = \(shown)"
    case "title": "title = \(text)"
    case "text": "stringValue = \(text)"
    case "placeholder": "placeholderString = \(shown)"
    case "textColor" where self == .textField: "textColor = \(value.member("nsColor").bare.text)"
    case "font": "font = \(value.member("nsFont").bare.text)"
    case "accessibilityIdentifier": "setAccessibilityIdentifier(\(shown))"
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
