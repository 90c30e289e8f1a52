import StyleModel

extension LayerProperty {
  /// Values as a style file writes them, each seen to differ from the next.
  var examples: [String] {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .tintColor:
      ["red", "lime", "blue", "orange", "\"#33669980\"", "navy", "maroon", "null"]
    case .foregroundColor:
      ["red", "lime", "blue", "orange", "\"#33669980\"", "navy", "maroon", "black"]
    case .borderWidth, .cornerRadius, .shadowRadius, .lineWidth: (1...8).map { "\($0)" }
    case .opacity, .shadowOpacity, .innerRadius, .strokeStart, .strokeEnd: (2...9).map { "0.\($0)" }
    case .masksToBounds, .hidden, .isWrapped: ["false", "true"]
    case .cornerCurve, .type, .fillRule, .lineCap, .lineJoin, .alignmentMode, .truncationMode, .contentMode,
      .material:
      choices
    case .maskedCorners:
      [
        "all", "none", "[topLeft]", "[topRight]", "[bottomLeft]", "[bottomRight]", "[topLeft, bottomRight]",
        "[topRight, bottomLeft]",
      ]
    case .shadowOffset: (1...8).map { "[\($0), \(9 - $0)]" }
    case .transform:
      [
        "{ rotation: 30 }", "{ scale: 0.5 }", "{ scale: [1.2, 0.6] }", "{ translation: [3, 4] }",
        "{ rotation: -20, translation: [1, -2] }", "{ scale: [-1, 0.8], rotation: 10 }",
        "{ translation: [-50%, 25% + 2] }",
        "{ scale: 1.1, rotation: 5, translation: [0, 2] }",
      ]
    case .anchorPoint, .startPoint, .endPoint: (1...8).map { "[0.\($0), 0.\(9 - $0)]" }
    case .stops:
      ["red", "lime", "orange", "teal", "navy", "maroon", "purple", "yellow"].map {
        "[{ color: \($0), location: 0 }, { color: blue, location: 0.6 }, { color: \($0), location: 1 }]"
      }
    case .path:
      [
        "rectangle", "roundedRectangle", "ellipse", "star", "polygon", "{ svg: \"M2 2 H20 V16 Z\" }",
        "{ svg: \"M0 0 L24 20 H0 Z\" }", "{ svg: \"M24 0 V20 H6 Z\" }", "arc", "sector", "ring", "bubble",
        "{ svg: \"M0 0 L24 20 H0 Z\", viewBox: [0, 0, 24, 24] }",
        "{ svg: \"M0 0 L24 20 H0 Z\", viewBox: [2, -1, 20, 24], preserveAspectRatio: none }",
        "{ svg: \"M0 0 L24 20 H0 Z\", viewBox: [0, 0, 24, 12], preserveAspectRatio: xMaxYMin slice }",
      ]
    case .outline:
      ["red", "lime", "blue", "orange", "\"#33669980\"", "navy", "maroon"].enumerated().map { index, color in
        "{ width: \(1 + index % 3), offset: \(index % 4 - 2), color: \(color) }"
      } + ["null"]
    case .shadows:
      [
        "[{ color: red, offset: [2, 3] }]", "[{ color: lime, spread: 2 }]",
        "[{ color: blue, opacity: 0.5, offset: [-2, 1], spread: 1 }, { inset: true, color: navy, spread: 3 }]",
        "[{ inset: true, color: orange, offset: [0, 4], radius: 2 }]",
        "[{ color: \"#33669980\", offset: [3, 0], radius: 4 }, { color: maroon, offset: [0, 4], spread: -1 }]",
        "[{ inset: true, color: teal, offset: [-3, -3] }, { inset: true, color: red, opacity: 0.25, spread: 1 }]",
        "[{ color: navy, offset: [1, -3], spread: 3 }]", "[]",
      ]
    case .startAngle: (1...8).map { "\($0 * 70 - 300)" }
    case .endAngle: (1...8).map { "\($0 * 40)" }
    case .arrowEdge: choices
    case .arrowPosition: (1...8).map { "0.\($0)" }
    case .arrowOffset: (1...8).map { "\($0 - 4)" }
    case .arrowWidth: (1...8).map { "\($0 + 1)" }
    case .arrowHeight: (1...8).map { "\(3 * $0)" }
    case .points: (3...10).map { "\($0)" }
    case .axis, .alignment, .distribution, .verticalAlignment: choices
    case .spacing, .spacingAfter, .minWidth, .minHeight: (1...8).map { "\($0)" }
    case .insets: (1...8).map { "[\($0), 0, 2, \(9 - $0)]" }
    case .angle: (1...8).map { "\($0 * 50 - 60)" }
    case .lineDashPhase: (1...8).map { "\(3 - $0)" }
    case .miterLimit: (1...8).map { "\($0 + 1)" }
    case .lineDashPattern: (1...8).map { "[\($0), \(9 - $0)]" }
    case .string: ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "null"]
    case .font:
      [
        "{ size: 10 }", "{ size: 11, weight: bold }",
        "{ textStyle: headline, lineHeight: 30, tracking: 0.5 }",
        "{ family: Inter, size: 12, underline: true }", "{ size: 12, strikethrough: true }",
        "{ size: 12, textCase: uppercase }", "{ size: 12, textCase: lowercase }",
        "{ textStyle: caption1, weight: heavy }", "{ family: Inter, textStyle: body, tracking: -0.25 }",
        "{ size: 12, weight: medium, lineHeight: 16, paragraphSpacing: 6 }", "{}",
      ]
    case .numberOfLines: (0...7).map { "\($0)" }
    case .minimumScaleFactor: (1...8).map { "0.\($0)" }
    case .contents:
      [
        "{ color: red }", "{ color: lime }", "moon", "{ systemName: star }", "sun", "{ systemName: plus }",
        "{ color: blue }", "null",
      ]
    }
  }

  private var choices: [String] { if case .choice(let values) = valueType { values } else { [] } }

  /// What else a layer of a kind needs, so that the property is seen.
  func companions(in kind: LayerKind) -> [String] {
    let seen: [(property: LayerProperty, entry: String)] =
      switch self {
      case .backgroundColor, .opacity, .hidden, .transform, .shadows, .outline, .contents, .stops, .fillColor,
        .string,
        .font,
        .foregroundColor, .alignmentMode, .verticalAlignment, .isWrapped, .numberOfLines, .minimumScaleFactor,
        .truncationMode, .axis, .spacing,
        .alignment,
        .distribution, .insets, .minWidth, .minHeight, .spacingAfter, .material:
        []
      case .borderColor: [(.borderWidth, "3")]
      case .borderWidth: [(.borderColor, "maroon")]
      case .cornerRadius: [(.borderWidth, "1")]
      case .cornerCurve, .maskedCorners: [(.cornerRadius, "6"), (.path, "roundedRectangle")]
      case .masksToBounds: [(.cornerRadius, "4")]
      case .shadowColor, .shadowOffset, .shadowRadius: [(.shadowOpacity, "0.75")]
      case .shadowOpacity: [(.shadowColor, "navy")]
      case .anchorPoint: [(.transform, "{ rotation: 30, scale: [0.8, 1.1] }")]
      case .startPoint, .endPoint: [(.type, "radial")]
      case .angle: []
      case .type: [(.startPoint, "[0.1, 0.2]"), (.endPoint, "[0.8, 1]")]
      case .path: [(.cornerRadius, "5")]
      case .points: [(.path, "star")]
      case .innerRadius: [(.path, "star"), (.points, "6")]
      case .startAngle, .endAngle: [(.path, "sector")]
      case .arrowEdge, .arrowPosition, .arrowOffset:
        [(.path, "bubble"), (.arrowWidth, "6"), (.arrowHeight, "4")]
      case .arrowWidth, .arrowHeight: [(.path, "bubble")]
      case .fillRule: [(.path, "{ svg: \"M2 2 H22 V18 H2 Z M6 6 H18 V14 H6 Z\" }")]
      case .strokeColor: [(.lineWidth, "3")]
      case .lineWidth, .lineCap, .lineJoin, .miterLimit, .lineDashPattern, .strokeStart, .strokeEnd:
        [(.strokeColor, "teal")]
      case .lineDashPhase: [(.strokeColor, "teal"), (.lineDashPattern, "[5, 3]")]
      case .tintColor: [(.contents, "{ systemName: star }"), (.material, "glass")]
      case .contentMode: [(.contents, "{ color: teal }")]
      }
    let drawn: [(property: LayerProperty, entry: String)] =
      switch kind {
      case .rectangle: [(.backgroundColor, "silver")]
      // Its background is that of the component in it.
      case .component: [(.backgroundColor, "silver"), (.borderWidth, "1")]
      case .gradient:
        [
          (.backgroundColor, "silver"),
          (.stops, "[{ color: red }, { color: { color: lime, alpha: 0.5 } }, { color: blue }]"),
        ]
      case .shape: [(.backgroundColor, "silver"), (.fillColor, "olive"), (.path, "ellipse")]
      case .text: [(.backgroundColor, "silver"), (.string, "Words")]
      case .image: [(.backgroundColor, "silver"), (.contents, "moon")]
      case .stack: [(.backgroundColor, "silver")]
      case .material: [(.backgroundColor, "silver"), (.material, "thick")]
      }
    let properties = LayerProperty.properties(of: kind)
    var known: Set<LayerProperty> = [self]
    return (seen + drawn).filter { properties.contains($0.property) && known.insert($0.property).inserted }
      .map { "\($0.property.name): \($0.entry)" }
  }

  /// What a token for it stands under; nil where no token holds such a value.
  var tokenKind: String? {
    switch valueType {
    case .color: "color"
    case .number(.cgFloat):
      [.opacity, .shadowOpacity, .innerRadius, .strokeStart, .strokeEnd].contains(self) ? "number" : "length"
    case .number(.double), .number(.float): "number"
    case .integer: "number"
    case .bool: "bool"
    case .string: "string"
    case .gradientStops: "gradient"
    case .font: "font"
    case .shadows: "shadows"
    case .outline: "outline"
    case .image: "image"
    case .choice, .point, .size, .corners, .transform, .path, .numbers, .strings: nil
    case .localizedString, .rect, .range, .shadow, .edgeInsets, .animation: nil
    }
  }

  /// How a component declares a property that drives it; nil where it can't have one of the kind.
  var declaration: String? {
    let limits =
      bounds.map { bounds in
        [bounds.min.map { "min: \($0)" }, bounds.max.map { "max: \($0)" }].compactMap(\.self)
      } ?? []
    let type: String
    switch valueType {
    case .choice(let values): type = "String, values: [\(values.joined(separator: ", "))]"
    case .corners, .transform, .path, .numbers, .strings: return nil
    case .color, .number, .integer, .bool, .string, .gradientStops, .font, .shadows, .outline, .image, .point,
      .size,
      .localizedString, .rect, .range, .shadow, .edgeInsets, .animation:
      type = valueType.name + (isOptional ? "?" : "")
    }
    return (["type: \(type)"] + limits).joined(separator: ", ")
  }
}
