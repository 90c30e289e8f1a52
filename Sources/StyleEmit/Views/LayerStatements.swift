import StyleModel

/// `layer.borderWidth = look.width`: what shows a value on a layer.
struct LayerStatement {
  /// `layer.borderWidth = `, or `layer.` before a call.
  var head: String
  var code: Code

  /// What shows a material, which follows the corners of its layer, on the view that it is.
  static func statement(showing material: SwiftValue, on view: String) -> LayerStatement {
    let word = material.choice.map { Code(".\($0)") }
    let shown = word ?? .call("StyleMaterial", [material.word.bare])
    return LayerStatement(head: "\(view).", code: .call("show", [shown]))
  }
}

extension LayerProperty {
  /// What shows a plain value on a layer; nil for what the layout sets. `tint` is the colour of a symbol.
  func statement(
    on layer: String, _ value: SwiftValue, tint: SwiftValue?, for framework: ViewFramework
  ) -> LayerStatement? {
    let traits = framework.traits
    func show(_ arguments: [Code]) -> LayerStatement {
      LayerStatement(head: "\(layer).", code: .call("show", [value.bare] + arguments))
    }
    // UIKit's traits tell the scale of the screen too.
    let scale = framework == .appkit ? [Code("scale: scale")] : []
    switch self {
    case .font: return show(framework == .appkit ? scale : [Code("for: \(traits)")])
    case .stops, .shadows, .outline: return show([Code("for: \(traits)")])
    case .contents:
      let tint = tint.map { [$0.bare.labeled("tint")] } ?? []
      return show(tint + [Code("for: \(traits)")] + scale)
    case .anchorPoint:
      return LayerStatement(
        head: "\(layer).", code: .call("turn", [converted(value, traits: traits).bare.labeled("about")]))
    case .path, .points, .innerRadius, .tintColor, .axis, .spacing, .alignment, .distribution, .insets,
      .material:
      return nil
    case .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
      .masksToBounds, .opacity, .hidden, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius,
      .transform, .startPoint, .endPoint, .type, .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap,
      .lineJoin, .lineDashPattern, .strokeStart, .strokeEnd, .string, .foregroundColor, .alignmentMode,
      .truncationMode, .isWrapped,
      .numberOfLines, .contentMode:
      return LayerStatement(
        head: "\(layer).\(coreAnimationName) = ", code: converted(value, traits: traits).bare)
    }
  }

  /// A plain value as Core Animation takes it.
  func converted(_ value: SwiftValue, traits: String) -> SwiftValue {
    func made(_ type: String) -> SwiftValue { SwiftValue(.call(type, [value.bare])) }
    if isOptional, value.isNull { return value }
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor:
      return value.calling("cgColor", [Code("for: \(traits)")])
    case .opacity, .shadowOpacity: return value.constant == nil ? made("Float") : value
    case .shadowOffset: return made("CGSize")
    case .anchorPoint, .startPoint, .endPoint: return made("CGPoint")
    case .transform: return made("CATransform3D")
    case .maskedCorners: return made("CACornerMask")
    case .cornerCurve: return choice("CALayerCornerCurve", value)
    case .type: return choice("CAGradientLayerType", value)
    case .fillRule:
      if let word = coreAnimationChoice(value) { return word }
      return SwiftValue("\(value.word.code.text) == \"evenOdd\" ? .evenOdd : .nonZero", .ternary)
    case .lineCap: return choice("CAShapeLayerLineCap", value)
    case .lineJoin: return choice("CAShapeLayerLineJoin", value)
    case .alignmentMode: return choice("CATextLayerAlignmentMode", value)
    case .truncationMode: return choice("CATextLayerTruncationMode", value)
    case .contentMode: return choice("CALayerContentsGravity", label: "contentMode", value)
    case .lineDashPattern: return SwiftValue(value.code.text + ".map { NSNumber(value: $0) }")
    case .stops: return SwiftValue(value.code.text + ".map { $0.color.cgColor(for: \(traits)) }")
    case .borderWidth, .cornerRadius, .shadowRadius, .lineWidth, .strokeStart, .strokeEnd, .masksToBounds,
      .hidden, .isWrapped, .string,
      .font, .contents, .shadows, .outline, .path, .points, .innerRadius, .numberOfLines, .tintColor, .axis,
      .spacing,
      .alignment, .distribution, .insets, .material:
      return value
    }
  }

  /// One of a closed set of words: Core Animation's constant, or made of a word that the look has.
  private func choice(_ type: String, label: String = "rawValue", _ value: SwiftValue) -> SwiftValue {
    coreAnimationChoice(value)
      ?? SwiftValue(.call(type, [value.word.bare.labeled(label)]))
  }

  /// Core Animation's constant for a word that never changes.
  func coreAnimationChoice(_ value: SwiftValue) -> SwiftValue? {
    guard let word = value.choice else { return nil }
    let mode = self == .contentMode ? ContentMode(rawValue: word) : nil
    return SwiftValue("." + (mode?.contentsGravity ?? word))
  }

  /// As Swift spells it.
  var coreAnimationName: String {
    switch self {
    case .hidden: "isHidden"
    case .contentMode: "contentsGravity"
    case .numberOfLines: "isWrapped"
    case .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
      .masksToBounds, .opacity, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .transform,
      .anchorPoint, .shadows, .outline, .stops, .startPoint, .endPoint, .type, .path, .points, .innerRadius,
      .fillColor,
      .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin, .lineDashPattern, .strokeStart, .strokeEnd,
      .string, .font,
      .foregroundColor, .alignmentMode, .truncationMode, .isWrapped, .axis, .spacing, .alignment,
      .distribution, .insets, .contents, .tintColor, .material:
      name
    }
  }
}

extension ComponentPlan {
  /// What is shown of a property of a layer: what is said of it, but that the lines of a text wrap where `isWrapped` or
  /// `numberOfLines` says so. nil for what another property shows with it.
  func shown(_ property: LayerProperty, ofLayer index: Int) -> SwiftValue? {
    let value = read(.layer(property), ofLayer: index)
    guard property == .isWrapped || property == .numberOfLines else { return value }
    let keys = keys(ofLayer: index)
    if property == .numberOfLines, keys.contains(.layer(.isWrapped)) { return nil }
    return isWrapped(
      read(.layer(.isWrapped), ofLayer: index), lines: read(.layer(.numberOfLines), ofLayer: index))
  }

  private func isWrapped(_ wraps: SwiftValue?, lines: SwiftValue?) -> SwiftValue? {
    guard let lines, lines.constant?.double != 1 else { return wraps }
    if wraps?.constant == .bool(true) || lines.constant != nil {
      return SwiftValue(AdaptiveValue(.bool(true)))
    }
    let isHigher = SwiftValue("\(lines.operand(of: .nilCoalescing).text) != 1", .comparison)
    guard let wraps, wraps.constant == nil else { return isHigher }
    return .operation("||", .disjunction, [wraps, isHigher])
  }
}

extension ContentMode {
  /// What it is in Core Animation, where up and down are the other way round.
  fileprivate var contentsGravity: String {
    switch self {
    case .scaleToFill: "resize"
    case .scaleAspectFit: "resizeAspect"
    case .scaleAspectFill: "resizeAspectFill"
    case .center: "center"
    case .left: "left"
    case .right: "right"
    case .top: "bottom"
    case .bottom: "top"
    case .topLeft: "bottomLeft"
    case .topRight: "bottomRight"
    case .bottomLeft: "topLeft"
    case .bottomRight: "topRight"
    }
  }
}
