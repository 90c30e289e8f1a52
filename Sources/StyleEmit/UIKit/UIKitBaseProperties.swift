import StyleModel

extension BaseClass {
  /// How UIKit shows one of its class's properties; nil for what it needs no telling.
  ///
  /// `picture` is shown in the place of the image that the value names.
  func uikitStatement(_ name: String, _ value: SwiftValue, picture: Code? = nil) -> String? {
    let text = value.bare.text
    let image = picture?.text ?? value.calling("uiImage", [Code("for: traitCollection")]).bare.text
    return switch name {
    case "backgroundColor", "tintColor", "textColor": "\(name) = \(value.member("uiColor").bare.text)"
    case "alpha", "clipsToBounds", "isHidden", "text", "numberOfLines", "accessibilityIdentifier":
      "\(name) = \(text)"
    case "title": "setTitle(\(text), for: .normal)"
    case "titleColor": "setTitleColor(\(value.member("uiColor").bare.text), for: .normal)"
    case "font":
      "\(self == .button ? "titleLabel?" : "self").show(\(text))"
    case "image": self == .button ? "setImage(\(image), for: .normal)" : "image = \(image)"
    case "backgroundImage": "setBackgroundImage(\(image), for: .normal)"
    case "contentInsets": "invalidateIntrinsicContentSize()"
    case "textAlignment": "textAlignment = NSTextAlignment(\(value.code.text).rawValue)"
    case "contentMode": "contentMode = UIView.ContentMode(\(value.code.text).rawValue)"
    default: nil
    }
  }
}
