import StyleModel

/// The range of a computed number, whatever values its properties have within their bounds.
struct NumberRange: Equatable {
  /// The bounds; nil where there is none.
  var least: Double?
  var greatest: Double?

  static let any = NumberRange(least: nil, greatest: nil)

  init(least: Double?, greatest: Double?) {
    self.least = least
    self.greatest = greatest
  }

  private init(_ number: Double) { self.init(least: number, greatest: number) }

  init(of expression: Expression, _ properties: [Property]) {
    switch expression {
    case .constant(let value):
      self =
        value.allValues.map { $0.double.map { NumberRange($0) } ?? .any }.reduce(NumberRange.union) ?? .any
    case .property(let place):
      let property = properties[place]
      self.init(least: property.bounds?.min, greatest: property.bounds?.max)
      if property.driven != nil { self = .any }
    case .call(.count, let operands):
      let most = operands.map { $0.mostTexts(properties) }.max() ?? 0
      self.init(least: Double(operands.map { $0.leastTexts }.min() ?? 0), greatest: Double(most))
    case .call(let function, let operands):
      let ranges: [NumberRange]
      if case .choose = function {
        ranges = operands.dropFirst().map { NumberRange(of: $0, properties) }
      } else {
        ranges = operands.map { NumberRange(of: $0, properties) }
      }
      self = NumberRange.result(of: function, ranges)
    }
  }

  private static func result(of function: Function, _ ranges: [NumberRange]) -> NumberRange {
    switch function {
    case .add: return ranges.reduce(NumberRange.sum) ?? .any
    case .subtract: return ranges.count == 2 ? sum(ranges[0], ranges[1].negated) : .any
    case .negate: return ranges.first?.negated ?? .any
    case .multiply: return ranges.reduce(NumberRange.product) ?? .any
    case .divide: return ranges.count == 2 ? ranges[0].divided(by: ranges[1]) : .any
    case .min: return ranges.reduce(NumberRange.lesser) ?? .any
    case .max: return ranges.reduce(NumberRange.greater) ?? .any
    case .clamp: return ranges.count == 3 ? greater(ranges[0], lesser(ranges[1], ranges[2])) : .any
    case .round(let rounding):
      let values = [ranges.first?.least, ranges.first?.greatest].map { bound in
        bound.flatMap { Function.round(rounding).apply(to: [.number($0)]).double }
      }
      return NumberRange(least: values[0], greatest: values[1])
    case .choose, .firstNonNull: return ranges.reduce(NumberRange.union) ?? .any
    case .withAlpha, .lighten, .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops,
      .compound,
      .shadowPart, .boxShadow, .boxShadows, .hasText, .isNull, .element, .count, .sameText, .compare,
      .copyIndex, .formatted,
      .joined, .localized:
      return .any
    }
  }

  private static func union(_ a: NumberRange, _ b: NumberRange) -> NumberRange {
    NumberRange(least: both(a.least, b.least, Swift.min), greatest: both(a.greatest, b.greatest, Swift.max))
  }

  private static func lesser(_ a: NumberRange, _ b: NumberRange) -> NumberRange {
    NumberRange(
      least: both(a.least, b.least, Swift.min), greatest: either(a.greatest, b.greatest, Swift.min))
  }

  private static func greater(_ a: NumberRange, _ b: NumberRange) -> NumberRange {
    NumberRange(
      least: either(a.least, b.least, Swift.max), greatest: both(a.greatest, b.greatest, Swift.max))
  }

  private static func sum(_ a: NumberRange, _ b: NumberRange) -> NumberRange {
    NumberRange(least: both(a.least, b.least, +), greatest: both(a.greatest, b.greatest, +))
  }

  private static func product(_ a: NumberRange, _ b: NumberRange) -> NumberRange {
    guard let a1 = a.least, let a2 = a.greatest, let b1 = b.least, let b2 = b.greatest else { return .any }
    let products = [a1 * b1, a1 * b2, a2 * b1, a2 * b2]
    return NumberRange(least: products.min(), greatest: products.max())
  }

  private var negated: NumberRange {
    NumberRange(least: greatest.map { -$0 }, greatest: least.map { -$0 })
  }

  private func divided(by other: NumberRange) -> NumberRange {
    // By nothing that may be 0.
    guard let least = other.least, let greatest = other.greatest, least > 0 || greatest < 0 else {
      return .any
    }
    return .product(self, NumberRange(least: 1 / greatest, greatest: 1 / least))
  }

  private static func both(_ a: Double?, _ b: Double?, _ join: (Double, Double) -> Double) -> Double? {
    guard let a, let b else { return nil }
    return join(a, b)
  }

  private static func either(_ a: Double?, _ b: Double?, _ join: (Double, Double) -> Double) -> Double? {
    guard let a, let b else { return a ?? b }
    return join(a, b)
  }
}

extension Expression {
  /// The most texts that a list may have, with any values of the properties.
  func mostTexts(_ properties: [Property]) -> Int {
    switch self {
    case .constant(let value): value.allValues.map(\.textCount).max() ?? 0
    case .property(let place):
      properties[place].driven.map { $0.mostTexts(properties) } ?? properties[place].mostTexts
    case .call(.compound(.strings), let parts): parts.count
    case .call(.choose, let operands): operands.dropFirst().map { $0.mostTexts(properties) }.max() ?? 0
    case .call(_, let operands): operands.map { $0.mostTexts(properties) }.max() ?? 0
    }
  }

  /// The number of texts that a list has at least.
  fileprivate var leastTexts: Int {
    switch self {
    case .constant(let value): value.allValues.map(\.textCount).min() ?? 0
    case .property: 0
    case .call(.compound(.strings), let parts): parts.count
    case .call(.choose, let operands): operands.dropFirst().map(\.leastTexts).min() ?? 0
    case .call: 0
    }
  }
}

extension Value {
  fileprivate var textCount: Int { if case .strings(let texts) = self { texts.count } else { 0 } }
}

extension [NumberRange] {
  /// Joins all ranges; nil where there are none.
  fileprivate func reduce(_ join: (NumberRange, NumberRange) -> NumberRange) -> NumberRange? {
    first.map { dropFirst().reduce($0, join) }
  }
}
