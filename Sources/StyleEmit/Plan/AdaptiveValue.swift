import StyleModel

/// A value with its source.
struct SourcedValue: Hashable, Sendable {
  var value: Value
  var source = ValueSource.none
}

/// A value in the four combinations of the built-in modes: light, dark, and both with high contrast.
struct AdaptiveValue: Hashable, Sendable {
  var light: Value
  /// The values in dark, in light with high contrast, and in dark with high contrast; nil where all four are the same.
  var others: [Value]?
  /// The chain of tokens behind the value. Values of different tokens are different values, since an app may give each token another one.
  var tokens: [TokenName] = []
  /// The formula of the value, as in `ValueSource`.
  var formula: PlannedFormula<AdaptiveValue>?

  init(_ value: Value) { light = value }

  init(_ sourced: SourcedValue) {
    light = sourced.value
    tokens = sourced.source.tokens
    formula = sourced.source.formula?.map { AdaptiveValue($0) }
  }

  /// Joins four values; nil unless they differ in colours alone, which one value of Swift can have for each combination.
  init?(_ values: [Value]) {
    guard let first = values.first, values.allSatisfy({ $0.hasShape(of: first) }) else { return nil }
    light = first
    others = values.allSatisfy { $0 == first } ? nil : Array(values.dropFirst())
  }

  /// Joins four values with their sources; nil too where these are different tokens or formulas.
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

  /// Whether an app's values of tokens change the value.
  var followsTokens: Bool { !tokens.isEmpty || formula != nil }

  /// The value of a slot without one, which differs from null where `nilIsUnsaid`.
  static func none(nilIsUnsaid: Bool) -> AdaptiveValue { AdaptiveValue(nilIsUnsaid ? .invalid : .null) }

  /// The combinations of modes for all four values: that of `light`, then those of `others`.
  static let combinations: [ModeSet] = [
    [.light, .standardContrast], [.dark, .standardContrast], [.light, .highContrast],
    [.dark, .highContrast],
  ]

  static let builtIn: ModeSet = [.light, .dark, .standardContrast, .highContrast]

  var all: [Value] { [light] + (others ?? [light, light, light]) }

  /// The values of a part in all combinations, such as the colour of a stop.
  func map(_ part: (Value) -> Value) -> AdaptiveValue {
    AdaptiveValue(all.map(part)) ?? AdaptiveValue(part(light))
  }
}

extension ValueType {
  /// Whether values of the type contain colours, so that one value of Swift may differ by appearance and contrast.
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
