import StyleModel

extension BaseClass {
  /// How UIKit shows one of its class's properties; nil for what it needs no telling.
  ///
  /// `picture` is shown in the place of the image that the value names.
  func uikitStatement(
    _ name: String, _ type: ValueType, _ value: SwiftValue, picture: Code? = nil
  ) -> String? {
    let text = value.bare.text
    let image = picture?.text ?? value.calling("uiImage", [Code("for: traitCollection")]).bare.text
    let color = value.member("uiColor").bare.text
    switch name {
    // What the app or a person sets.
    case "isEnabled", "isSelected": return nil
    case "title": return "setTitle(\(text), for: .normal)"
    case "titleColor": return "setTitleColor(\(color), for: .normal)"
    case "image" where self == .button: return "setImage(\(image), for: .normal)"
    case "backgroundImage": return "setBackgroundImage(\(image), for: .normal)"
    case "contentInsets": return "invalidateIntrinsicContentSize()"
    case "textContainerInset": return "textContainerInset = UIEdgeInsets(\(text))"
    case "font": return "\(self == .button ? "titleLabel?" : "self").show(\(text))"
    case "placeholderColor": return "show(placeholder: look.placeholder, in: \(color))"
    case "selectedBackgroundColor": return "showSelectedBackground(\(color))"
    case "textAlignment": return "textAlignment = NSTextAlignment(\(value.word.bare.text))"
    case "lineBreakMode": return "lineBreakMode = NSLineBreakMode(\(value.word.bare.text))"
    case "contentMode": return "contentMode = UIView.ContentMode(\(value.word.bare.text))"
    case "borderStyle": return "borderStyle = UITextField.BorderStyle(\(value.word.bare.text))"
    default: break
    }
    switch type {
    case .color: return "\(name) = \(color)"
    case .image: return "\(name) = \(image)"
    case .bool, .integer, .number, .string, .localizedString: return "\(name) = \(text)"
    case .choice, .point, .size, .rect, .range, .gradientStops, .shadow, .shadows, .outline, .font,
      .edgeInsets,
      .animation,
      .corners, .transform, .path, .numbers:
      return nil
    }
  }
}
