/// A value that a component computes from its own properties; tokens in it are resolved already.
public indirect enum Expression: Hashable, Sendable {
  case constant(ModedValue)
  /// The component's property at this index.
  case property(Int)
  case call(Function, [Expression])
}

/// A function that an expression applies to its operands.
public enum Function: Hashable, Sendable {
  // Numbers: one or two operands, then a number.
  case add, subtract, multiply, divide, negate
  /// The least or the greatest of any number of operands.
  case min, max
  /// A number between a least and a greatest: `clamp(least, number, greatest)`, as in CSS.
  case clamp
  /// A number rounded to a whole one.
  case round(Rounding)
  // Colours.
  /// A colour with another alpha: the colour and the alpha.
  case withAlpha
  /// A colour moved to white or black: the colour and the part (0…1) of the way, in OKLCH's lightness.
  case lighten, darken
  /// A mix of two colours in a space: both and the part (0…1) of the second.
  case mix(ColorSpace)
  /// A colour of a space: its three components, in the units of the space, and an alpha.
  case color(ColorSpace)
  /// An image of one pixel of a colour.
  case imageOfColor
  /// An image as UIKit draws it on a button that is pressed (`adjustsImageWhenHighlighted`).
  case highlightedImage
  /// The stops of a gradient: of each the colour and, where its location here is nil, the location behind it.
  case gradientStops([Double?])
  /// A value of several parts, such as a size of a width and a height.
  case compound(CompoundValue)
  /// A part of a shadow.
  case shadowPart(ShadowPart)
  /// A shadow of a whole layer as a list of one shadow of its box.
  case boxShadow
  /// A list of shadows, made of lists of one each.
  case boxShadows
  /// The first operand that isn't null.
  case firstNonNull
  /// The value for a word or a flag: the subject, then a value for each of these words, and one for all others.
  case choose([String])
  // Conditions.
  /// Whether there is a text that isn't empty.
  case hasText
  case isNull
  /// The text at an index of a list: the list and the index; null where there is none.
  case element
  /// The number of texts in a list.
  case count
  /// Whether two texts are the same.
  case sameText
  /// A comparison of two numbers.
  case compare(Comparison)
  /// The number of a copy of a repeated layer, from 0, in the values of a `LayerTemplate`.
  case copyIndex
  // Texts.
  /// A number as a text.
  case formatted(NumberFormat)
  /// A text of literals with the operands between them, of which there is one less; null is an empty text.
  case joined([String])
  /// A text of literals and operands, looked up in the app's strings table. An operand that is a count is a number, by which the table
  /// chooses a plural.
  case localized([String], areCounts: [Bool])
}

/// The way in which a number becomes a whole one.
public enum Rounding: String, Hashable, Sendable, CaseIterable {
  /// Rounds to the nearest whole number; halves away from zero, as `rounded()` of Swift.
  case nearest = "round"
  /// Rounds to the greatest whole number that isn't greater.
  case down = "floor"
  /// Rounds to the least whole number that isn't less.
  case up = "ceil"
}

/// A part of a shadow, which a layer has too.
public enum ShadowPart: Hashable, Sendable, CaseIterable {
  case color, opacity, offset, radius

  /// The layer's property for the part.
  public var property: LayerProperty {
    switch self {
    case .color: .shadowColor
    case .opacity: .shadowOpacity
    case .offset: .shadowOffset
    case .radius: .shadowRadius
    }
  }

  /// The part of a value that is a shadow; null where there is no shadow.
  public func of(_ value: Value) -> Value {
    guard case .shadow(let shadow) = value else { return value.isNull ? .null : .invalid }
    return switch self {
    case .color: .color(shadow.color)
    case .opacity: .number(shadow.opacity)
    case .offset: .size(shadow.offset)
    case .radius: .number(shadow.radius)
    }
  }
}

extension Function {
  /// Whether the expression's text depends on the reader's language or region.
  package var followsReader: Bool {
    switch self {
    case .formatted, .localized: true
    case .add, .subtract, .multiply, .divide, .negate, .min, .max, .clamp, .round, .withAlpha, .lighten,
      .darken, .mix, .color, .imageOfColor, .highlightedImage, .gradientStops, .compound, .shadowPart,
      .boxShadow,
      .boxShadows, .firstNonNull, .choose, .hasText, .isNull, .element, .count, .sameText, .compare,
      .copyIndex, .joined:
      false
    }
  }
}

extension Expression {
  /// The text at an index of a list; an empty one where there is none.
  package static func item(of list: Expression, at place: Expression) -> Expression {
    .call(
      .firstNonNull,
      [.call(.element, [list, place]), .constant(ModedValue(.string(""), origin: .unknown))])
  }

  /// Every constant in the expression.
  package var constants: [ModedValue] {
    switch self {
    case .constant(let value): [value]
    case .property: []
    case .call(_, let operands): operands.flatMap(\.constants)
    }
  }

  /// An expression with a value for each of some words, or for `true` of a flag.
  static func choose(_ subject: Expression, _ values: [String: Expression], else other: Expression)
    -> Expression
  {
    let words = values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .call(.choose(words), [subject] + words.compactMap { values[$0] } + [other])
  }

  /// The opposite of a flag; `flag` makes a constant.
  package static func not(_ operand: Expression, _ flag: (Bool) -> ModedValue) -> Expression {
    .call(.choose(["true"]), [operand, .constant(flag(false)), .constant(flag(true))])
  }

  /// The properties that something in the expression is divided by, alone or as a factor of the divisor.
  package var divisors: Set<Int> {
    guard case .call(let function, let operands) = self else { return [] }
    let inner = operands.reduce(into: Set<Int>()) { $0.formUnion($1.divisors) }
    return function == .divide ? inner.union(operands.last?.factors ?? []) : inner
  }

  /// The properties that each make the expression 0 by being 0.
  private var factors: Set<Int> {
    switch self {
    case .constant: return []
    case .property(let index): return [index]
    case .call(.multiply, let operands):
      return operands.reduce(into: []) { $0.formUnion($1.factors) }
    case .call(.negate, let operands), .call(.divide, let operands), .call(.firstNonNull, let operands):
      return operands.first?.factors ?? []
    case .call: return []
    }
  }

  public var constant: ModedValue? { if case .constant(let value) = self { value } else { nil } }

  /// The indices of the properties that the expression's value depends on.
  public var properties: Set<Int> {
    switch self {
    case .constant: []
    case .property(let index): [index]
    case .call(_, let operands): operands.reduce(into: []) { $0.formUnion($1.properties) }
    }
  }

  /// The expression with the index of each property replaced.
  public func mapProperties(_ place: (Int) -> Int) -> Expression {
    switch self {
    case .constant: self
    case .property(let index): .property(place(index))
    case .call(let function, let operands): .call(function, operands.map { $0.mapProperties(place) })
    }
  }

  /// The expression with another one in place of a property.
  package func replacing(property place: Int, with other: Expression) -> Expression {
    switch self {
    case .constant: self
    case .property(let index): index == place ? other : self
    case .call(let function, let operands):
      .call(function, operands.map { $0.replacing(property: place, with: other) })
    }
  }

  /// The mode conditions that occur in the expression.
  public var modes: ModeSet {
    switch self {
    case .constant(let value): value.cases.reduce(into: []) { $0.formUnion($1.modes) }
    case .property: []
    case .call(_, let operands): operands.reduce(into: []) { $0.formUnion($1.modes) }
    }
  }

  /// Whether something in the expression could not be read.
  package var isInvalid: Bool {
    switch self {
    case .constant(let value): value.isInvalid
    case .property: false
    case .call(_, let operands): operands.contains(where: \.isInvalid)
    }
  }
}
