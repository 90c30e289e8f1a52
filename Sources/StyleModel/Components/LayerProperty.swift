/// A property of a `CALayer` or one of its subclasses, by Apple's name.
public enum LayerProperty: UInt8, Hashable, Sendable, CaseIterable {
  // CALayer
  case backgroundColor, borderColor, borderWidth, cornerRadius, cornerCurve, maskedCorners, masksToBounds
  case opacity, hidden, shadowColor, shadowOpacity, shadowOffset, shadowRadius, transform, anchorPoint
  case shadows, outline
  // CAGradientLayer
  case stops, startPoint, endPoint, type
  // CAShapeLayer
  case path, points, innerRadius, fillColor, fillRule, strokeColor, lineWidth, lineCap, lineJoin,
    lineDashPattern, strokeStart, strokeEnd
  // CATextLayer
  case string, font, foregroundColor, alignmentMode, truncationMode, isWrapped, numberOfLines
  // Stacks
  case axis, spacing, alignment, distribution, insets
  // Images
  case contents, contentMode, tintColor
  // Materials
  case material

  /// As a style file writes it, which is Apple's name.
  public var name: String { LayerProperty.names[Int(rawValue)] }

  public init?(named name: String) {
    guard let index = LayerProperty.names.firstIndex(of: name) else { return nil }
    self = LayerProperty.allCases[index]
  }

  private static let names = allCases.map { "\($0)" }

  static let count = allCases.count

  public var valueType: ValueType {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .foregroundColor, .tintColor:
      .color
    case .borderWidth, .cornerRadius, .shadowOpacity, .shadowRadius, .opacity, .innerRadius, .lineWidth,
      .strokeStart, .strokeEnd, .spacing:
      .number(.cgFloat)
    case .masksToBounds, .hidden, .isWrapped: .bool
    case .cornerCurve: .choice(["circular", "continuous"])
    case .maskedCorners: .corners
    case .shadowOffset: .size
    case .shadows: .shadows
    case .outline: .outline
    case .transform: .transform
    case .anchorPoint, .startPoint, .endPoint: .point
    case .stops: .gradientStops
    case .type: GradientKind.type
    case .path: .path
    case .points, .numberOfLines: .integer(.int)
    case .fillRule: .choice(["nonZero", "evenOdd"])
    case .lineCap: .choice(["butt", "round", "square"])
    case .lineJoin: .choice(["miter", "round", "bevel"])
    case .lineDashPattern: .numbers
    case .string: .string
    case .font: .font
    case .alignmentMode: .choice(["natural", "left", "right", "center", "justified"])
    case .truncationMode: .choice(["none", "start", "end", "middle"])
    case .axis: StackAxis.type
    case .alignment: StackAlignment.type
    case .distribution: StackDistribution.type
    case .insets: .edgeInsets
    case .contents: .image
    case .contentMode: ContentMode.type
    case .material: Material.type
    }
  }

  /// Apple's default, but for what this language must choose (`contents` fill their layer).
  public var defaultValue: Value {
    switch self {
    case .backgroundColor, .strokeColor, .tintColor, .string, .contents, .outline: .null
    case .borderColor, .shadowColor, .fillColor: .color(.black)
    case .foregroundColor: .color(.white)
    case .borderWidth, .cornerRadius, .shadowOpacity, .strokeStart, .spacing: .number(0)
    case .shadowRadius: .number(3)
    case .opacity, .lineWidth, .strokeEnd: .number(1)
    // The inner corners of a pentagram lie at this part of its radius: (3 − √5) / 2.
    case .innerRadius: .number(0.381_966_011_250_105)
    case .masksToBounds, .hidden, .isWrapped: .bool(false)
    case .cornerCurve: .choice("circular")
    case .maskedCorners: .corners(.all)
    case .shadowOffset: .size(Size(width: 0, height: -3))
    case .transform: .transform(.identity)
    case .anchorPoint: .point(Point(x: 0.5, y: 0.5))
    case .stops: .gradientStops([])
    case .shadows: .shadows([])
    case .startPoint: .point(Point(x: 0.5, y: 0))
    case .endPoint: .point(Point(x: 0.5, y: 1))
    case .type: .choice("axial")
    case .path: .path(.rectangle)
    case .points: .integer(5)
    case .numberOfLines: .integer(1)
    case .fillRule: .choice("nonZero")
    case .lineCap: .choice("butt")
    case .lineJoin: .choice("miter")
    case .lineDashPattern: .numbers([])
    case .font: .font(Font())
    case .alignmentMode: .choice("natural")
    case .truncationMode: .choice("end")
    case .contentMode: .choice("scaleToFill")
    case .axis: .choice("horizontal")
    case .alignment, .distribution: .choice("fill")
    case .insets: .edgeInsets(EdgeInsets(0))
    case .material: .choice("regular")
    }
  }

  /// Whether the property may be null, as the colours of a `CALayer` may.
  public var isOptional: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .tintColor, .string,
      .contents, .outline:
      true
    case .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners, .masksToBounds, .opacity, .hidden,
      .shadowOpacity, .shadowOffset, .shadowRadius, .shadows, .transform, .anchorPoint, .stops, .startPoint,
      .endPoint,
      .type, .path, .points, .innerRadius, .fillRule, .lineWidth, .lineCap, .lineJoin, .lineDashPattern,
      .strokeStart, .strokeEnd, .font,
      .foregroundColor, .alignmentMode, .truncationMode, .isWrapped, .numberOfLines, .axis, .spacing,
      .alignment,
      .distribution, .insets, .contentMode, .material:
      false
    }
  }

  /// The numbers it may hold.
  public var bounds: NumberBounds? {
    switch self {
    case .borderWidth, .cornerRadius, .shadowRadius, .lineWidth: NumberBounds(min: 0)
    case .numberOfLines: NumberBounds(min: 0, max: Double(Int32.max))
    case .opacity, .shadowOpacity, .innerRadius, .strokeStart, .strokeEnd: NumberBounds(min: 0, max: 1)
    case .points: NumberBounds(min: 3, max: 1000)
    case .backgroundColor, .borderColor, .cornerCurve, .maskedCorners, .masksToBounds, .hidden, .shadowColor,
      .shadowOffset, .transform, .anchorPoint, .shadows, .outline, .stops, .startPoint, .endPoint, .type,
      .path,
      .fillColor,
      .fillRule, .strokeColor, .lineCap, .lineJoin, .lineDashPattern, .string, .font, .foregroundColor,
      .alignmentMode, .truncationMode, .isWrapped, .axis, .spacing, .alignment, .distribution, .insets,
      .contents,
      .contentMode, .tintColor, .material:
      nil
    }
  }

  /// Whether a stack lays out its layers by it, so that Core Animation knows nothing of it.
  package var isOfLayout: Bool {
    switch self {
    case .axis, .spacing, .alignment, .distribution, .insets: true
    case .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
      .masksToBounds,
      .opacity, .hidden, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .transform, .anchorPoint,
      .shadows, .outline, .stops, .startPoint, .endPoint, .type, .path, .points, .innerRadius, .fillColor,
      .fillRule,
      .strokeColor,
      .lineWidth, .lineCap, .lineJoin, .lineDashPattern, .strokeStart, .strokeEnd, .string, .font,
      .foregroundColor, .alignmentMode, .truncationMode, .isWrapped, .numberOfLines, .contents, .contentMode,
      .tintColor, .material:
      false
    }
  }

  /// Whether it is a part of a whole, of which `50%` is half.
  package var takesPercentages: Bool { self == .strokeStart || self == .strokeEnd }

  /// What a layer of `kind` has: the properties of every `CALayer`, then its own.
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

  private static let common: [LayerProperty] = [
    .backgroundColor, .borderColor, .borderWidth, .cornerRadius, .cornerCurve, .maskedCorners,
    .masksToBounds,
    .opacity, .hidden, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .transform, .anchorPoint,
    .shadows, .outline,
  ]
  private static let ofGradient = common + [.stops, .startPoint, .endPoint, .type]
  private static let ofShape =
    common + [
      .path, .points, .innerRadius, .fillColor, .fillRule, .strokeColor, .lineWidth, .lineCap, .lineJoin,
      .lineDashPattern, .strokeStart, .strokeEnd,
    ]
  private static let ofText =
    common + [
      .string, .font, .foregroundColor, .alignmentMode, .truncationMode, .isWrapped, .numberOfLines,
    ]
  private static let ofStack = common + [.axis, .spacing, .alignment, .distribution, .insets]
  private static let ofMaterial = common + [.material]
  private static let ofImage = common + [.contents, .contentMode, .tintColor]
}
