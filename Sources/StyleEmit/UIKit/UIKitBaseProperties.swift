import StyleModel

extension BaseClass {
  /// How UIKit shows one of its class's properties; nil for what it needs no telling.
  func uikitStatement(_ name: String, _ value: String, mayBeNil: Bool) -> String? {
    let mark = mayBeNil ? "?" : ""
    let image = "\(value)\(mark).uiImage(for: traitCollection)"
    return switch name {
    case "backgroundColor", "tintColor", "textColor": "\(name) = \(value)\(mark).uiColor"
    case "alpha", "clipsToBounds", "isHidden", "text", "numberOfLines", "accessibilityIdentifier":
      "\(name) = \(value)"
    case "title": "setTitle(\(value), for: .normal)"
    case "titleColor":
      "setTitleColor(\(value)\(mark).uiColor\(mayBeNil ? " ?? tintColor" : ""), for: .normal)"
    case "font": self == .button ? "titleLabel?.font = \(value).uiFont" : "font = \(value).uiFont"
    case "image": self == .button ? "setImage(\(image), for: .normal)" : "image = \(image)"
    case "backgroundImage": "setBackgroundImage(\(image), for: .normal)"
    case "contentInsets": "contentEdgeInsets = UIEdgeInsets(\(value))"
    case "textAlignment": "textAlignment = NSTextAlignment(\(value).rawValue)"
    case "contentMode": "contentMode = UIView.ContentMode(\(value).rawValue)"
    default: nil
    }
  }
}
