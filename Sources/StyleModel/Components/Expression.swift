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
  // Colours.
  /// A colour and the alpha it gets.
  case withAlpha
  /// A colour and a part (0…1) of the way to white or black, in OKLCH's lightness.
  case lighten, darken
  /// Two colours and the part (0…1) of the second, mixed in a space.
  case mix(ColorSpace)
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
  /// Whether there is a text, and something in it.
  case hasText
}

/// A value that is made of others.
public enum CompoundValue: UInt8, Hashable, Sendable, CaseIterable {
  /// Of x and y.
  case point
  /// Of a width and a height.
  case size
  /// Of the distances at the top, left, bottom and right.
  case edgeInsets
  /// Of a scale, which is a number or a size, of degrees, and of a point.
  case transform
  /// A list of one shadow: of a colour, an opacity, an offset, a radius, a spread, and whether it falls inwards.
  case boxShadow

  /// nil where a part has another type than the value needs.
  func make(of parts: [Value]) -> Value? {
    switch self {
    case .point: numbers(parts, 2).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size: numbers(parts, 2).map { .size(Size(width: $0[0], height: $0[1])) }
    case .edgeInsets:
      numbers(parts, 4).map { .edgeInsets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) }
    case .transform: transform(parts)
    case .boxShadow: boxShadow(parts)
    }
  }

  private func boxShadow(_ parts: [Value]) -> Value? {
    guard parts.count == 6, case .color(let color) = parts[0], let opacity = parts[1].double,
      case .size(let offset) = parts[2], let radius = parts[3].double, let spread = parts[4].double,
      let isInset = parts[5].bool
    else { return nil }
    return .shadows([
      BoxShadow(
        color: color, opacity: Swift.min(1, Swift.max(0, opacity)), offset: offset,
        radius: Swift.max(0, radius), spread: spread, isInset: isInset)
    ])
  }

  private func numbers(_ parts: [Value], _ count: Int) -> [Double]? {
    let numbers = parts.compactMap(\.double)
    return numbers.count == count && parts.count == count ? numbers : nil
  }

  private func transform(_ parts: [Value]) -> Value? {
    guard parts.count == 3, let rotation = parts[1].double, case .point(let translation) = parts[2] else {
      return nil
    }
    let scale: Size
    if case .size(let size) = parts[0] {
      scale = size
    } else if let number = parts[0].double {
      scale = Size(width: number, height: number)
    } else {
      return nil
    }
    return .transform(Transform(scale: scale, rotation: rotation, translation: translation))
  }
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

extension Expression {
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
