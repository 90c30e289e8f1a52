import StyleModel

extension LayerProperty {
  /// The assignment that shows a plain value on a layer; nil for what the layout sets.
  func statement(on layer: String, _ value: Code, mayBeNil: Bool) -> (String, Code)? {
    let mark = mayBeNil ? "?" : ""
    func assign(_ code: Code) -> (String, Code) { ("\(layer).\(uikitName) = ", code) }
    func method(_ call: String) -> (String, Code) { assign(Code(value.text + call)) }
    func converted(_ type: String) -> (String, Code) { assign(.call(type, [value])) }
    if isOptional, value.text == "nil" { return assign(value) }
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor:
      return method("\(mark).cgColor(for: traitCollection)")
    case .borderWidth, .cornerRadius, .shadowRadius, .lineWidth, .masksToBounds, .hidden, .isWrapped:
      return assign(value)
    case .opacity, .shadowOpacity: return converted("Float")
    case .shadowOffset: return converted("CGSize")
    case .anchorPoint, .startPoint, .endPoint: return converted("CGPoint")
    case .transform: return converted("CATransform3D")
    case .maskedCorners: return converted("CACornerMask")
    case .cornerCurve: return choice("CALayerCornerCurve", layer, value)
    case .type: return choice("CAGradientLayerType", layer, value)
    case .fillRule: return assign(Code("\(value.text) == .evenOdd ? .evenOdd : .nonZero"))
    case .lineCap: return choice("CAShapeLayerLineCap", layer, value)
    case .lineJoin: return choice("CAShapeLayerLineJoin", layer, value)
    case .alignmentMode: return choice("CATextLayerAlignmentMode", layer, value)
    case .truncationMode: return choice("CATextLayerTruncationMode", layer, value)
    case .lineDashPattern: return method(".map { NSNumber(value: $0) }")
    case .string: return assign(value)
    case .font: return ("\(layer).", .call("show", [value]))
    case .stops:
      return ("\(layer).", .call("show", [value, Code("for: traitCollection")]))
    case .contents: return method("\(mark).uiImage(for: traitCollection)?.cgImage")
    case .path, .points, .innerRadius, .numberOfLines, .contentMode, .tintColor: return nil
    }
  }

  private func choice(_ type: String, _ layer: String, _ value: Code) -> (String, Code) {
    let raw = value.text.hasPrefix("\"") ? value.text : value.text + ".rawValue"
    return ("\(layer).\(uikitName) = ", .call(type, [Code("rawValue: " + raw)]))
  }
}

extension Code {
  /// Everything on one line, as text.
  var text: String { String(decoding: flat, as: UTF8.self) }
}
