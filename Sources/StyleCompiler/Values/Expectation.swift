import StyleModel

/// The type and the bounds of a value, and its name in messages. One object serves all values of a property.
final class Expectation: Sendable {
  let type: ValueType
  /// Whether `null` may stand here.
  let isOptional: Bool
  /// Whether a property that may be null can be written here: the value, or what is computed from it, is null then.
  let takesOptional: Bool
  let bounds: NumberBounds?
  /// Whether something is divided by the value.
  let isDivisor: Bool
  /// The name of what the value is for: `cornerRadius`.
  let subject: String
  /// The name of a part of a structured value: the `radius` of a shadow.
  let part: String?
  /// The value that replaces a null of another property, where this one can't be null.
  let fallback: ModedValue?
  /// Whether the value is a part of a whole, of which `50%` is half.
  let takesPercentages: Bool
  /// Whether the value is the radius of a corner, of which `50%` is half of the layer's shorter side.
  let takesHalfOfSide: Bool
  /// Whether the value is the curve of an animation, which may have four numbers or the bounce of a spring in place of a word.
  let takesCurves: Bool
  /// Whether the value is a token's whole node, so that a mapping needs `value` around it.
  let isWholeToken: Bool

  init(
    _ type: ValueType, isOptional: Bool = false, bounds: NumberBounds? = nil, isDivisor: Bool = false,
    for subject: String,
    part: String? = nil, fallback: ModedValue? = nil, takesOptional: Bool = false,
    takesPercentages: Bool = false, takesHalfOfSide: Bool = false, takesCurves: Bool = false,
    isWholeToken: Bool = false
  ) {
    self.type = type
    self.isOptional = isOptional
    self.takesOptional = isOptional || takesOptional
    self.bounds = bounds
    self.isDivisor = isDivisor
    self.subject = subject
    self.part = part
    self.fallback = fallback
    self.takesPercentages = takesPercentages
    self.takesHalfOfSide = takesHalfOfSide
    self.takesCurves = takesCurves
    self.isWholeToken = isWholeToken
  }

  convenience init(_ property: Property) {
    self.init(of: property, takesHalfOfSide: property.isCornerRadius)
  }

  /// Makes the expectation of a property's default, before the uses of the property are known.
  convenience init(declaring property: Property) {
    let isDistance = property.type == .number(.cgFloat) && (property.bounds?.max ?? 2) > 1
    self.init(of: property, takesHalfOfSide: isDistance)
  }

  private convenience init(of property: Property, takesHalfOfSide: Bool) {
    self.init(
      property.type, isOptional: property.isOptional, bounds: property.bounds,
      isDivisor: property.isDivisor, for: property.name,
      fallback: property.isOptional ? nil : property.defaultValue,
      takesHalfOfSide: takesHalfOfSide)
  }

  /// Makes the expectation of a property of a layer, without its name where it is the only one.
  convenience init(_ property: LayerProperty, of layer: String? = nil) {
    self.init(
      property.valueType, isOptional: property.isOptional, bounds: property.bounds,
      for: layer ?? property.name, part: layer == nil ? nil : property.name,
      fallback: property.isOptional ? nil : ModedValue(property.defaultValue, origin: .unknown),
      takesPercentages: property.takesPercentages, takesHalfOfSide: property == .cornerRadius)
  }

  /// The most texts of a list; nil for any other type.
  var mostTexts: Int? {
    guard type == .strings else { return nil }
    return bounds?.max.map { Int(clamping: $0) } ?? ValueType.mostStrings
  }

  /// The expectation of a part of the value.
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

  /// The expectation of the part that a row describes.
  func part(_ row: ValuePart) -> Expectation {
    Expectation(
      row.type, bounds: row.bounds, for: subject, part: part.map { "\($0).\(row.name)" } ?? row.name,
      takesOptional: row.mayBeNull, takesPercentages: row.takesPercentages, takesCurves: row.takesCurves)
  }

  /// Whether the value is a duration or a delay, in seconds.
  var isTime: Bool { bounds?.max == Animation.longest }

  /// The name of the value: `cornerRadius`, or `shadow.radius` for a part.
  var name: String { part.map { "\(subject).\($0)" } ?? subject }
}

extension ValueType {
  /// The type of a value in a designer's words.
  var phrase: String {
    if case .choice(let values) = self { return "one of " + values.map { "‘\($0)’" }.joined(separator: ", ") }
    return descriptor.phrase
  }
}
