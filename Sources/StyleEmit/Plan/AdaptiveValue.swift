import StyleModel

/// A value, and where it comes from.
struct SourcedValue: Hashable, Sendable {
  var value: Value
  var source = ValueSource.none
}

/// A value in the four combinations of the built-in modes: light, dark, and both with high contrast.
struct AdaptiveValue: Hashable, Sendable {
  var light: Value
  /// Dark, light with high contrast, dark with high contrast; nil where all four are the same.
  var others: [Value]?
  /// Two values of different tokens are different values: an app may give each token another one.
  var tokens: [TokenName] = []
  /// As in `ValueSource`.
  var formula: PlannedFormula<AdaptiveValue>?

  init(_ value: Value) { light = value }

  init(_ sourced: SourcedValue) {
    light = sourced.value
    tokens = sourced.source.tokens
    formula = sourced.source.formula?.map { AdaptiveValue($0) }
  }

  /// nil unless the four differ in colours alone, which Swift's values can hold at once.
  init?(_ values: [Value]) {
    guard let first = values.first, values.allSatisfy({ $0.hasShape(of: first) }) else { return nil }
    light = first
    others = values.allSatisfy { $0 == first } ? nil : Array(values.dropFirst())
  }

  /// nil too where they are the values of different tokens, or worked out in different ways.
  init?(_ values: [SourcedValue]) {
    self.init(values.map(\.value))
    guard let longest = values.first?.source.tokens else { return nil }
    // Most are values of one token, and none is worked out.
    if values.allSatisfy({ $0.source.formula == nil && $0.source.tokens == longest }) {
      tokens = longest
      return
    }
    let paths = values.map(\.source.tokens)
    guard paths.allSatisfy({ $0.first == longest.first }) else { return nil }
    tokens = paths.dropFirst().reduce(longest) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
    // Behind a token, what it is worked out of may differ as its value does.
    guard paths.allSatisfy({ $0.count == tokens.count }) else { return }
    let formulas = values.compactMap(\.source.formula)
    if formulas.count == values.count, let joined = PlannedFormula(joining: formulas) {
      formula = joined
    } else if tokens.isEmpty, !formulas.isEmpty {
      return nil
    }
  }

  /// Whether an app's values of tokens change it.
  var followsTokens: Bool { !tokens.isEmpty || formula != nil }

  /// Of a slot that nothing is said of, which is another thing than null where `nilIsUnsaid`.
  static func none(nilIsUnsaid: Bool) -> AdaptiveValue { AdaptiveValue(nilIsUnsaid ? .invalid : .null) }

  /// In the order of `others`, `light` first.
  static let combinations: [ModeSet] = [
    [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
    [.dark, .highContrast],
  ]

  static let builtIn: ModeSet = [.light, .dark, .standardContrast, .highContrast]

  var all: [Value] { [light] + (others ?? [light, light, light]) }

  /// A part of it, such as the colour of a stop.
  func map(_ part: (Value) -> Value) -> AdaptiveValue {
    AdaptiveValue(all.map(part)) ?? AdaptiveValue(part(light))
  }
}

extension ValueType {
  /// Whether the type's values hold colours, and so may differ by appearance and contrast in one value.
  var isAdaptive: Bool { descriptor.traits.contains(.adaptive) }
}

extension Value {
  /// Whether the two differ in colours at most.
  fileprivate func hasShape(of other: Value) -> Bool {
    switch (self, other) {
    case (.color, .color), (.image(.color), .image(.color)):
      true
    case (.gradientStops, .gradientStops), (.shadow, .shadow), (.shadows, .shadows), (.outline, .outline):
      partsBesideColors == other.partsBesideColors
    case _:
      self == other
    }
  }

  /// Of each element of a list, in turn.
  private var partsBesideColors: [Value] {
    let parts =
      switch self {
      case .gradientStops(let stops): stops.flatMap(\.parts)
      case .shadows(let shadows): shadows.flatMap(\.parts)
      case _: record?.parts ?? []
      }
    return parts.filter { $0.color == nil }
  }
}
