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

extension ViewClass {
  /// The property of an AppKit class that an app or Interface Builder may set, and that holds what a layer of ours shows in place of the
  /// class: a style says what is in it, or leaves it.
  func ownContent(_ name: String) -> String? {
    guard framework == .appkit else { return nil }
    let contents: [String: String] =
      switch plan.component.base {
      case .button: ["title": "title", "image": "image"]
      case .imageView: ["image": "image"]
      case .label: ["text": "stringValue"]
      case .textField: ["placeholder": "placeholderString"]
      case .view, .control, .collectionViewCell, .tableViewCell, .textView, .switchControl, .slider,
        .progressView:
        [:]
      }
    return contents[name]
  }

  /// Shows what an app sets.
  func writeOwnContents(_ writer: inout SwiftWriter) {
    let types = [
      "title": "String", "stringValue": "String", "placeholderString": "String?", "image": "NSImage?",
    ]
    for name in ["title", "text", "placeholder", "image"] where plan.baseProperty(name) != nil {
      guard let content = ownContent(name), let type = types[content] else { continue }
      writer.line()
      writer.block("\(options.access.open)override var \(content): \(type)") {
        $0.line("didSet { _showStyle() }")
      }
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
