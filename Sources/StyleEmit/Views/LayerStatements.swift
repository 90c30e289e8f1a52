import StyleModel

extension LayerProperty {
  /// The assignment that shows a plain value on a layer; nil for what the layout sets.
  ///
  /// `traits` is the variable that tells of the appearance.
  func statement(
    on layer: String, _ value: Code, mayBeNil: Bool, tint: Code?, traits: String
  ) -> (String, Code)? {
    func assign(_ code: Code) -> (String, Code) { ("\(layer).\(coreAnimationName) = ", code) }
    switch self {
    case .font: return ("\(layer).", .call("show", [value]))
    case .stops: return ("\(layer).", .call("show", [value, Code("for: \(traits)")]))
    case .contents:
      let tint = tint.map { [$0.labeled("tint")] } ?? []
      return ("\(layer).", .call("show", [value] + tint + [Code("for: \(traits)")]))
    case .contentMode:
      let raw = value.text.hasPrefix("\"") ? value.text : value.text + ".rawValue"
      return ("\(layer).contentsGravity = ", .call("CALayerContentsGravity", [Code("contentMode: " + raw)]))
    case .numberOfLines: return ("\(layer).isWrapped = ", Code("\(value.text) != 1"))
    case .path, .points, .innerRadius, .tintColor: return nil
    case _: return assign(converted(value, mayBeNil: mayBeNil, traits: traits))
    }
  }

  /// A plain value as Core Animation takes it.
  func converted(_ value: Code, mayBeNil: Bool, traits: String) -> Code {
    if isOptional, value.text == "nil" { return value }
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor:
      return Code(value.text + "\(mayBeNil ? "?" : "").cgColor(for: \(traits))")
    case .opacity, .shadowOpacity: return .call("Float", [value.withoutBrackets])
    case .shadowOffset: return .call("CGSize", [value.withoutBrackets])
    case .anchorPoint, .startPoint, .endPoint: return .call("CGPoint", [value.withoutBrackets])
    case .transform: return .call("CATransform3D", [value.withoutBrackets])
    case .maskedCorners: return .call("CACornerMask", [value.withoutBrackets])
    case .cornerCurve: return choice("CALayerCornerCurve", value)
    case .type: return choice("CAGradientLayerType", value)
    case .fillRule:
      let name = value.text.hasPrefix("\"") ? value.text : value.text + ".rawValue"
      return Code("\(name) == \"evenOdd\" ? .evenOdd : .nonZero")
    case .lineCap: return choice("CAShapeLayerLineCap", value)
    case .lineJoin: return choice("CAShapeLayerLineJoin", value)
    case .alignmentMode: return choice("CATextLayerAlignmentMode", value)
    case .truncationMode: return choice("CATextLayerTruncationMode", value)
    case .lineDashPattern: return Code(value.text + ".map { NSNumber(value: $0) }")
    case .stops: return Code(value.text + ".map { $0.color.cgColor(for: \(traits)) }")
    case .borderWidth, .cornerRadius, .shadowRadius, .lineWidth, .masksToBounds, .hidden, .isWrapped, .string,
      .font, .contents, .path, .points, .innerRadius, .numberOfLines, .contentMode, .tintColor:
      return value.withoutBrackets
    }
  }

  private func choice(_ type: String, _ value: Code) -> Code {
    .call(type, [Code("rawValue: " + (value.text.hasPrefix("\"") ? value.text : value.text + ".rawValue"))])
  }
}

extension String {
  /// Without brackets around all of it.
  var withoutBrackets: String {
    guard hasPrefix("("), hasSuffix(")") else { return self }
    var depth = 0
    for byte in utf8.dropLast() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return self }
    }
    return String(dropFirst().dropLast())
  }
}

extension Code {
  /// Everything on one line, as text.
  var text: String { String(decoding: flat, as: UTF8.self) }

  /// Without brackets around all of it.
  var withoutBrackets: Code {
    switch self {
    case .atom: Code(text.withoutBrackets)
    case .list: self
    }
  }
}
