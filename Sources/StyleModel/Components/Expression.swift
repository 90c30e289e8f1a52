/// A value that a component computes from its own properties; tokens in it are resolved already.
public indirect enum Expression: Hashable, Sendable {
  case constant(ModedValue)
  /// The component's property at this index.
  case property(Int)
  case call(Function, [Expression])
}

/// What an expression does with its operands.
public enum Function: Hashable, Sendable {
  // Numbers: one or two operands, then a number.
  case add, subtract, multiply, divide, negate
  /// Any number of operands.
  case min, max
  /// A number between a least and a greatest: `clamp(least, number, greatest)`, as in CSS.
  case clamp
  /// One number, as a whole one.
  case round(Rounding)
  // Colours.
  /// A colour and the alpha it gets.
  case withAlpha
  /// A colour and a part (0…1) of the way to white or black, in OKLCH's lightness.
  case lighten, darken
  /// Two colours and the part (0…1) of the second, mixed in a space.
  case mix(ColorSpace)
  /// A colour of a space: its three components, in the units of the space, and an alpha.
  case color(ColorSpace)
  /// One pixel of a colour.
  case imageOfColor
  /// An image as UIKit draws it on a button that is pressed (`adjustsImageWhenHighlighted`).
  case highlightedImage
  /// Colours at locations: of each stop the colour and, where its location here is nil, the location behind it.
  case gradientStops([Double?])
  /// A value of several parts, such as a size of a width and a height.
  case compound(CompoundValue)
  /// A part of a shadow.
  case shadowPart(ShadowPart)
  /// A shadow of a whole layer as one of a box, in a list of one.
  case boxShadow
  /// Lists of one such shadow, in a list.
  case boxShadows
  /// The first operand that isn't null.
  case firstNonNull
  /// Of a word or a flag, then of a value for each of these words, and one for all others: the value for the word.
  case choose([String])
  // Conditions.
  /// Whether there is a text, and something in it.
  case hasText
  case isNull
  /// Of a list of texts and a place, the text there; null where there is none.
  case element
  /// How many texts a list has.
  case count
  /// Whether two texts are the same.
  case sameText
  /// Two numbers.
  case compare(Comparison)
  /// The number of a copy of a repeated layer, from 0, in the values of a `LayerTemplate`.
  case copyIndex
  // Texts.
  /// A number as a text.
  case formatted(NumberFormat)
  /// Texts between others, of which there is one more; null is an empty text.
  case joined([String])
  /// The same, looked up in the app's strings table. An operand that is a count is a number, by which the table chooses a plural.
  case localized([String], areCounts: [Bool])
}

/// How a number becomes a whole one.
public enum Rounding: String, Hashable, Sendable, CaseIterable {
  /// To the nearest one; halves away from zero, as `rounded()` of Swift.
  case nearest = "round"
  /// To the greatest one that isn't greater.
  case down = "floor"
  /// To the least one that isn't less.
  case up = "ceil"
}

/// What a shadow has, each of which a layer has too.
public enum ShadowPart: Hashable, Sendable, CaseIterable {
  case color, opacity, offset, radius

  /// The layer's property that it is.
  public var property: LayerProperty {
    switch self {
    case .color: .shadowColor
    case .opacity: .shadowOpacity
    case .offset: .shadowOffset
    case .radius: .shadowRadius
    }
  }

  /// What a value has of it; null where there is no shadow.
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
  /// Whether a text depends on the reader's language or region.
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
  /// The text at a place of a list, which is empty where there is none.
  package static func item(of list: Expression, at place: Expression) -> Expression {
    .call(
      .firstNonNull,
      [.call(.element, [list, place]), .constant(ModedValue(.string(""), origin: .unknown))])
  }

  /// Every constant in it.
  package var constants: [ModedValue] {
    switch self {
    case .constant(let value): [value]
    case .property: []
    case .call(_, let operands): operands.flatMap(\.constants)
    }
  }

  /// A value for each of some words, or for `true` of a flag.
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

  /// The properties that something in it is divided by, each alone or as a factor of what is divided by.
  package var divisors: Set<Int> {
    guard case .call(let function, let operands) = self else { return [] }
    let inner = operands.reduce(into: Set<Int>()) { $0.formUnion($1.divisors) }
    return function == .divide ? inner.union(operands.last?.factors ?? []) : inner
  }

  /// The properties of which each makes it 0 by being 0.
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

  /// The indices of the properties that the value depends on.
  public var properties: Set<Int> {
    switch self {
    case .constant: []
    case .property(let index): [index]
    case .call(_, let operands): operands.reduce(into: []) { $0.formUnion($1.properties) }
    }
  }

  /// The same with properties at other places.
  public func mapProperties(_ place: (Int) -> Int) -> Expression {
    switch self {
    case .constant: self
    case .property(let index): .property(place(index))
    case .call(let function, let operands): .call(function, operands.map { $0.mapProperties(place) })
    }
  }

  /// The same with an expression in the place of a property.
  package func replacing(property place: Int, with other: Expression) -> Expression {
    switch self {
    case .constant: self
    case .property(let index): index == place ? other : self
    case .call(let function, let operands):
      .call(function, operands.map { $0.replacing(property: place, with: other) })
    }
  }

  /// The mode conditions that occur in it.
  public var modes: ModeSet {
    switch self {
    case .constant(let value): value.cases.reduce(into: []) { $0.formUnion($1.modes) }
    case .property: []
    case .call(_, let operands): operands.reduce(into: []) { $0.formUnion($1.modes) }
    }
  }

  /// Whether something in it could not be read.
  package var isInvalid: Bool {
    switch self {
    case .constant(let value): value.isInvalid
    case .property: false
    case .call(_, let operands): operands.contains(where: \.isInvalid)
    }
  }
}
