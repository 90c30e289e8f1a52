import StyleModel

/// What a value must be, and what messages call it. One object serves all values of a property.
final class Expectation: Sendable {
  let type: ValueType
  /// Whether `null` may stand here.
  let isOptional: Bool
  /// Whether a property that may be null may stand here: where null may, and where what is computed of null is null.
  let takesOptional: Bool
  let bounds: NumberBounds?
  /// The name of what the value is for: `cornerRadius`.
  let subject: String
  /// Which part of a structured value: the `radius` of a shadow.
  let part: String?
  /// What holds where a property that may be null is null, and this may not.
  let fallback: ModedValue?
  /// Whether it is a part of a whole, of which `50%` is half.
  let takesPercentages: Bool

  init(
    _ type: ValueType, isOptional: Bool = false, bounds: NumberBounds? = nil, for subject: String,
    part: String? = nil, fallback: ModedValue? = nil, takesOptional: Bool = false,
    takesPercentages: Bool = false
  ) {
    self.type = type
    self.isOptional = isOptional
    self.takesOptional = isOptional || takesOptional
    self.bounds = bounds
    self.subject = subject
    self.part = part
    self.fallback = fallback
    self.takesPercentages = takesPercentages
  }

  convenience init(_ property: Property) {
    self.init(
      property.type, isOptional: property.isOptional, bounds: property.bounds, for: property.name,
      fallback: property.isOptional ? nil : property.defaultValue)
  }

  /// Of a property of a layer, which has no name where it is the only one.
  convenience init(_ property: LayerProperty, of layer: String? = nil) {
    self.init(
      property.valueType, isOptional: property.isOptional, bounds: property.bounds,
      for: layer ?? property.name, part: layer == nil ? nil : property.name,
      fallback: property.isOptional ? nil : ModedValue(property.defaultValue, origin: .unknown),
      takesPercentages: property.takesPercentages)
  }

  /// The same for a part of the value.
  ///
  /// - Parameter isPassedOn: Whether the whole is null where the part is.
  func part(
    _ name: String, _ type: ValueType, bounds: NumberBounds? = nil, isPassedOn: Bool = false,
    takesPercentages: Bool = false
  ) -> Expectation {
    Expectation(
      type, bounds: bounds, for: subject, part: part.map { "\($0).\(name)" } ?? name,
      takesOptional: isPassedOn && takesOptional, takesPercentages: takesPercentages)
  }

  /// `cornerRadius`, or `shadow.radius` for a part.
  var name: String { part.map { "\(subject).\($0)" } ?? subject }
}

extension ValueType {
  /// What a value of the type is, as one would say it to a designer.
  var phrase: String {
    switch self {
    case .bool: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .string: "text"
    case .localizedString: "the key of a text"
    case .choice(let values): "one of " + values.map { "‘\($0)’" }.joined(separator: ", ")
    case .point: "a point"
    case .size: "a size"
    case .rect: "a rectangle"
    case .range: "a range"
    case .color: "a colour"
    case .image: "an image"
    case .gradientStops: "a list of gradient stops"
    case .shadow: "a shadow"
    case .font: "a font"
    case .edgeInsets: "a set of insets"
    case .animation: "an animation"
    case .corners: "a set of corners"
    case .transform: "a transform"
    case .path: "a path"
    case .numbers: "a list of numbers"
    }
  }

  /// How a value of the type is written.
  var spelling: String {
    switch self {
    case .bool: "Write true or false"
    case .integer: "Write a whole number, such as 3"
    case .number: "Write a number, such as 0.5, or a reference to one, such as $length.radius"
    case .string: "Write a text, such as Delete or \"Delete\""
    case .localizedString: "Write a key of a strings table, such as button.delete"
    case .choice: "Write one of these words"
    case .point: "Write it as [x, y] or as { x: 0, y: 0 }"
    case .size: "Write it as [width, height] or as { width: 0, height: 0 }"
    case .rect: "Write it as [x, y, width, height] or as { x: 0, y: 0, width: 0, height: 0 }"
    case .range: "Write it as [location, length] or as { location: 0, length: 0 }"
    case .color: "Write a colour such as \"#007AFF\", rgb(0 122 255), red or systemBlue"
    case .image: "Write the name of an image, { systemName: star } or { color: red }"
    case .gradientStops: "Write a list of stops, each as { color: red, location: 0 }"
    case .shadow: "Write it as { color: black, opacity: 0.3, offset: [0, 2], radius: 4 }"
    case .font: "Write it as { size: 17, weight: bold } or as { textStyle: body }"
    case .edgeInsets: "Write one number, [top, left, bottom, right] or { top: 0, left: 0 }"
    case .animation: "Write it as { duration: 0.2, curve: easeInOut }"
    case .corners: "Write all, or a list of topLeft, topRight, bottomLeft and bottomRight"
    case .transform: "Write it as { scale: 1.1, rotation: 45, translation: [0, 2] }"
    case .path:
      "Write rectangle, roundedRectangle, ellipse, star or polygon, or an SVG path as { svg: \"M0 0 H10\" }"
    case .numbers: "Write a list of numbers, such as [4, 2]"
    }
  }
}
