import StyleModel

/// A value, and the tokens whose value it is: the token that the style file refers to, then the one that this token refers to, and
/// so on. None where it is written as it is, or worked out.
struct SourcedValue: Hashable, Sendable {
  var value: Value
  var tokens: [TokenName] = []
}

/// A value in the four combinations of the built-in modes: light, dark, and both with high contrast.
struct AdaptiveValue: Hashable, Sendable {
  var light: Value
  /// Dark, light with high contrast, dark with high contrast; nil where all four are the same.
  var others: [Value]?
  /// The tokens whose value it is, as in `SourcedValue`. Two values of different tokens are different values: an app may give each
  /// token another one.
  var tokens: [TokenName] = []

  init(_ value: Value) { light = value }

  init(_ sourced: SourcedValue) {
    light = sourced.value
    tokens = sourced.tokens
  }

  /// nil unless the four differ in colours alone, which Swift's values can hold at once.
  init?(_ values: [Value]) {
    guard let first = values.first, values.allSatisfy({ $0.hasShape(of: first) }) else { return nil }
    light = first
    others = values.allSatisfy { $0 == first } ? nil : Array(values.dropFirst())
  }

  /// nil too where they are the values of different tokens.
  init?(_ values: [SourcedValue]) {
    self.init(values.map(\.value))
    let paths = values.map(\.tokens)
    guard paths.allSatisfy({ $0.first == paths.first?.first }) else { return nil }
    tokens = paths.dropFirst().reduce(paths.first ?? []) { common, path in
      zip(common, path).prefix { $0 == $1 }.map(\.0)
    }
  }

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
    case (.gradientStops(let a), .gradientStops(let b)):
      a.map(\.location) == b.map(\.location)
    case (.shadow(let a), .shadow(let b)):
      a.opacity == b.opacity && a.offset == b.offset && a.radius == b.radius
    case (.shadows(let a), .shadows(let b)):
      a.map(\.colorless) == b.map(\.colorless)
    case (.outline(let a), .outline(let b)):
      a.width == b.width && a.offset == b.offset
    case _:
      self == other
    }
  }
}

extension BoxShadow {
  /// All of it but its colour.
  fileprivate var colorless: BoxShadow {
    var shadow = self
    shadow.color = .black
    return shadow
  }
}
