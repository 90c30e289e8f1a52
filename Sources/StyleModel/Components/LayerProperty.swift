@_spi(Generated) import StyleRuntime

/// A property of a `CALayer` or one of its subclasses, by Apple's name.
public enum LayerProperty: UInt8, Hashable, Sendable, CaseIterable {
  // CALayer
  case backgroundColor, borderColor, borderWidth, cornerRadius, cornerCurve, maskedCorners, masksToBounds
  case opacity, hidden, shadowColor, shadowOpacity, shadowOffset, shadowRadius, transform, anchorPoint
  case shadows, outline
  // CAGradientLayer
  case stops, startPoint, endPoint, angle, type
  // CAShapeLayer
  case path, points, innerRadius, startAngle, endAngle, arrowEdge, arrowPosition, arrowOffset, arrowWidth,
    arrowHeight, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin,
    miterLimit, lineDashPattern, lineDashPhase, strokeStart, strokeEnd
  // CATextLayer
  case string, font, foregroundColor, alignmentMode, verticalAlignment, truncationMode, isWrapped,
    numberOfLines
  case minimumScaleFactor
  // Stacks
  case axis, spacing, alignment, distribution, insets
  /// The least size of a stack, in points.
  case minWidth, minHeight
  // Layers in stacks
  case spacingAfter
  // Images
  case contents, contentMode, tintColor
  // Materials
  case material

  /// The row of the property, made on each call; `rows` stores all of them.
  private var row: LayerPropertyRow {
    let black = Value.color(.black)
    return switch self {
    case .backgroundColor: LayerPropertyRow(.all, .color, .null, optional: true, .changing)
    case .borderColor: LayerPropertyRow(.all, .color, black, optional: true, .changing)
    case .borderWidth: LayerPropertyRow(.all, .cgFloat, .number(0), in: .positive, .changing)
    case .cornerRadius: LayerPropertyRow(.all, .cgFloat, .number(0), in: .positive, .changing)
    case .cornerCurve:
      LayerPropertyRow(
        .all, .choice(["circular", "continuous"]), .choice("circular"), needs: .cornerRadius)
    case .maskedCorners: LayerPropertyRow(.all, .corners, .corners(.all), needs: .cornerRadius)
    case .masksToBounds: LayerPropertyRow(.all, .bool, .bool(false))
    case .opacity: LayerPropertyRow(.all, .cgFloat, .number(1), in: .part, .changing)
    case .hidden: LayerPropertyRow(.all, .bool, .bool(false))
    case .shadowColor:
      LayerPropertyRow(.all, .color, black, optional: true, .changing, needs: .shadowOpacity)
    case .shadowOpacity: LayerPropertyRow(.all, .cgFloat, .number(0), in: .part, .changing)
    case .shadowOffset:
      LayerPropertyRow(.all, .size, .size(Size(width: 0, height: -3)), .moving, needs: .shadowOpacity)
    case .shadowRadius:
      LayerPropertyRow(.all, .cgFloat, .number(3), in: .positive, .changing, needs: .shadowOpacity)
    case .transform: LayerPropertyRow(.all, .transform, .transform(.identity), .moving)
    // Points of a layer are in parts of its size.
    case .anchorPoint:
      LayerPropertyRow(.all, .point, .point(Point(x: 0.5, y: 0.5)), unit: .plain, .moving)
    case .shadows: LayerPropertyRow(.all, .shadows, .shadows([]))
    case .outline: LayerPropertyRow(.all, .outline, .null, optional: true)

    case .stops: LayerPropertyRow(.gradient, .gradientStops, .gradientStops([]), .changing)
    case .startPoint:
      LayerPropertyRow(.gradient, .point, .point(Point(x: 0.5, y: 0)), unit: .plain, .moving)
    case .endPoint:
      LayerPropertyRow(.gradient, .point, .point(Point(x: 0.5, y: 1)), unit: .plain, .moving)
    case .angle:
      LayerPropertyRow(.gradient, .number(.double), .null, optional: true, unit: .degrees, .turning)
    case .type: LayerPropertyRow(.gradient, GradientKind.type, .choice("axial"))

    case .path: LayerPropertyRow(.shape, .path, .path(.rectangle))
    case .points:
      LayerPropertyRow(
        .shape, .int, .integer(5), in: NumberBounds(min: 3, max: 1000), paths: [.star, .polygon])
    // The inner corners of a pentagram lie at this part of its radius: (3 − √5) / 2.
    case .innerRadius:
      LayerPropertyRow(.shape, .cgFloat, .number(StylePath.innerRadius), in: .part, paths: [.star, .ring])
    // Degrees clockwise from the top, as those of a gradient.
    case .startAngle:
      LayerPropertyRow(
        .shape, .number(.double), .number(0), unit: .degrees, .turning, paths: [.arc, .sector, .ring])
    case .endAngle:
      LayerPropertyRow(
        .shape, .number(.double), .number(360), unit: .degrees, .turning, paths: [.arc, .sector, .ring])
    case .arrowEdge: LayerPropertyRow(.shape, ArrowEdge.type, .choice("bottom"), paths: [.bubble])
    case .arrowPosition:
      LayerPropertyRow(
        .shape, .cgFloat, .number(0.5), in: .part, percentages: true, .turning, paths: [.bubble])
    case .arrowOffset: LayerPropertyRow(.shape, .cgFloat, .number(0), .turning, paths: [.bubble])
    case .arrowWidth:
      LayerPropertyRow(.shape, .cgFloat, .number(16), in: .positive, .turning, paths: [.bubble])
    case .arrowHeight:
      LayerPropertyRow(.shape, .cgFloat, .number(8), in: .positive, .turning, paths: [.bubble])
    case .fillColor: LayerPropertyRow(.shape, .color, black, optional: true, .changing)
    case .fillRule: LayerPropertyRow(.shape, .choice(["nonZero", "evenOdd"]), .choice("nonZero"))
    case .strokeColor: LayerPropertyRow(.shape, .color, .null, optional: true, .changing)
    case .lineWidth:
      LayerPropertyRow(.shape, .cgFloat, .number(1), in: .positive, .changing, needs: .strokeColor)
    case .lineCap:
      LayerPropertyRow(
        .shape, .choice(["butt", "round", "square"]), .choice("butt"), needs: .strokeColor)
    case .lineJoin:
      LayerPropertyRow(
        .shape, .choice(["miter", "round", "bevel"]), .choice("miter"), needs: .strokeColor)
    // With less than 1, no corner would have a mitre.
    case .miterLimit:
      LayerPropertyRow(
        .shape, .number(.double), .number(10), in: NumberBounds(min: 1), .changing, needs: .strokeColor)
    case .lineDashPattern: LayerPropertyRow(.shape, .numbers, .numbers([]), needs: .strokeColor)
    case .lineDashPhase: LayerPropertyRow(.shape, .cgFloat, .number(0), .moving, needs: .strokeColor)
    case .strokeStart:
      LayerPropertyRow(
        .shape, .cgFloat, .number(0), in: .part, percentages: true, .changing, needs: .strokeColor)
    case .strokeEnd:
      LayerPropertyRow(
        .shape, .cgFloat, .number(1), in: .part, percentages: true, .changing, needs: .strokeColor)

    case .string: LayerPropertyRow(.text, .string, .null, optional: true)
    case .font: LayerPropertyRow(.text, .font, .font(Font()))
    case .foregroundColor: LayerPropertyRow(.text, .color, .color(.white), .changing)
    case .alignmentMode:
      LayerPropertyRow(
        .text, .choice(["natural", "left", "right", "center", "justified"]), .choice("natural"))
    case .verticalAlignment:
      LayerPropertyRow(.text, .choice(["top", "center", "bottom"]), .choice("top"))
    case .truncationMode:
      LayerPropertyRow(.text, .choice(["none", "start", "end", "middle"]), .choice("end"))
    case .isWrapped: LayerPropertyRow(.text, .bool, .bool(false))
    case .numberOfLines:
      LayerPropertyRow(.text, .int, .integer(1), in: NumberBounds(min: 0, max: Double(Int32.max)))
    case .minimumScaleFactor: LayerPropertyRow(.text, .cgFloat, .number(1), in: .scaleOfText)

    case .axis: LayerPropertyRow(.stack, StackAxis.type, .choice("horizontal"))
    case .spacing: LayerPropertyRow(.stack, .cgFloat, .number(0))
    case .alignment: LayerPropertyRow(.stack, StackAlignment.type, .choice("fill"))
    case .distribution: LayerPropertyRow(.stack, StackDistribution.type, .choice("fill"))
    case .insets: LayerPropertyRow(.stack, .edgeInsets, .edgeInsets(EdgeInsets(0)))
    case .minWidth: LayerPropertyRow(.stack, .cgFloat, .number(0), in: .positive)
    case .minHeight: LayerPropertyRow(.stack, .cgFloat, .number(0), in: .positive)

    case .spacingAfter: LayerPropertyRow(.stacked, .cgFloat, .null, optional: true, in: .positive)

    case .contents: LayerPropertyRow(.image, .image, .null, optional: true)
    case .contentMode: LayerPropertyRow(.image, ContentMode.type, .choice("scaleToFill"))
    case .tintColor: LayerPropertyRow(.imageOrMaterial, .color, .null, optional: true)

    case .material: LayerPropertyRow(.material, Material.type, .choice("regular"))
    }
  }

  private static let rows: [LayerPropertyRow] = allCases.map(\.row)
}

extension LayerProperty {
  /// The name in a style file, which is Apple's.
  public var name: String { LayerProperty.names[Int(rawValue)] }

  public init?(named name: String) {
    guard let index = LayerProperty.names.firstIndex(of: name) else { return nil }
    self = LayerProperty.allCases[index]
  }

  private static let names = allCases.map { "\($0)" }

  static let count = allCases.count

  private var index: Int { Int(rawValue) }

  public var valueType: ValueType { LayerProperty.rows[index].type }

  /// Apple's default, but for what this language must choose (`contents` fill their layer).
  public var defaultValue: Value { LayerProperty.rows[index].standard }

  /// Whether the property may be null, as the colours of a `CALayer` may.
  public var isOptional: Bool { LayerProperty.rows[index].isOptional }

  /// The numbers that the property may hold.
  public var bounds: NumberBounds? { LayerProperty.rows[index].bounds }

  /// What its numbers count.
  package var unit: ValueUnit { LayerProperty.rows[index].unit }

  /// Whether Core Animation interpolates values of the property.
  public var isAnimatable: Bool {
    switch LayerProperty.rows[index].motion {
    case .changing, .moving: true
    case .none, .turning: false
    }
  }

  /// Whether the property changes gradually from one look to another.
  package var movesBetweenLooks: Bool { LayerProperty.rows[index].motion != .none }

  /// Whether an animation of the property moves something, which Reduce Motion stops.
  package var isMovement: Bool { LayerProperty.rows[index].motion == .moving }

  /// Whether a stack lays out its layers by the property, so that Core Animation knows nothing of it.
  package var isOfLayout: Bool {
    switch LayerProperty.rows[index].owner {
    case .stack, .stacked: true
    case .all, .gradient, .shape, .text, .image, .material, .imageOrMaterial: false
    }
  }

  /// Whether only a layer in a stack has the property.
  package var isOfStackedLayers: Bool { LayerProperty.rows[index].owner == .stacked }

  /// Whether every layer has the property, whatever its kind.
  package var isOfEveryKind: Bool {
    switch LayerProperty.rows[index].owner {
    case .all, .stacked: true
    case .gradient, .shape, .text, .stack, .image, .material, .imageOrMaterial: false
    }
  }

  /// The paths that are drawn with the property, such as a star with `points`; empty for one that isn't about the path of a shape.
  package var paths: [Path] { LayerProperty.rows[index].paths }

  /// Whether the property is a part of a whole, of which `50%` is half.
  package var takesPercentages: Bool { LayerProperty.rows[index].takesPercentages }

  /// The properties that show nothing without this one.
  package var dependents: [LayerProperty] { LayerProperty.dependents[index] }
  package var dependentSet: LayerPropertySet { LayerProperty.dependentSets[index] }

  private static let dependents: [[LayerProperty]] = {
    var dependents = [[LayerProperty]](repeating: [], count: count)
    for property in allCases {
      if let needed = rows[property.index].needs { dependents[needed.index].append(property) }
    }
    return dependents
  }()
  private static let dependentSets = dependents.map { LayerPropertySet($0) }

  /// The properties that a layer in a stack has beside those of its kind.
  package static let ofStackedLayers = allCases.filter(\.isOfStackedLayers)

  /// The properties of each layer of `kind`: those of every `CALayer`, then its own.
  public static func properties(of kind: LayerKind) -> [LayerProperty] {
    switch kind {
    case .rectangle, .component: common
    case .gradient: ofGradient
    case .shape: ofShape
    case .text: ofText
    case .image: ofImage
    case .stack: ofStack
    case .material: ofMaterial
    }
  }

  private static let common = of(.rectangle)
  private static let ofGradient = of(.gradient)
  private static let ofShape = of(.shape)
  private static let ofText = of(.text)
  private static let ofStack = of(.stack)
  private static let ofMaterial = of(.material)
  private static let ofImage = of(.image)

  private static func of(_ kind: LayerKind) -> [LayerProperty] {
    allCases.filter { rows[$0.index].owner.includes(kind) }
  }
}

extension Layer {
  /// The properties that can be set on the layer: those of its kind, and those that it has in a stack.
  package var properties: [LayerProperty] {
    let ofKind = LayerProperty.properties(of: kind)
    return frame.isInStack ? ofKind + LayerProperty.ofStackedLayers : ofKind
  }
}

extension ValueType {
  fileprivate static let cgFloat = ValueType.number(.cgFloat)
  fileprivate static let int = ValueType.integer(.int)
}
