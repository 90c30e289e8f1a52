import StyleModel

/// What two styles that say the same have in common, and few others.
struct StyleSketch: Hashable, Sendable {
  private let component: Int
  private let count: Int
  /// The order in which a style says things doesn't matter, nor does that of a sum's terms.
  private let sum: UInt64

  /// nil for a style that says nothing itself, or is deprecated.
  init?(_ style: Style) {
    guard style.deprecated == nil, style.settings.contains(where: { !$0.isInherited }) else { return nil }
    component = style.component
    count = style.settings.count
    var sum: UInt64 = 0
    for place in style.settings.indices {
      let target = UInt64(truncatingIfNeeded: style.settings[place].target.sketch)
      sum &+= (style.settings[place].value.value.sketch ^ target) &* 0x9E37_79B9_7F4A_7C15
    }
    self.sum = sum
  }

  /// The sum alone tells nearly all apart.
  func hash(into hasher: inout Hasher) { hasher.combine(sum) }
}

extension Target {
  /// A number that few others of a component have.
  fileprivate var sketch: Int {
    switch self {
    case .property(let index): index
    case .layer(let index, let key): index << 16 ^ key.hashValue
    }
  }
}

extension Value {
  /// A number that few other values have, quickly for those that styles are full of.
  fileprivate var sketch: UInt64 {
    switch self {
    case .number(let number): number.bitPattern &* 3
    case .color(let color):
      color.components.first.bitPattern &* 5 ^ color.components.second.bitPattern &* 7
        ^ color.components.third.bitPattern &* 11 ^ color.alpha.bitPattern
    case .null, .bool, .integer, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path,
      .numbers,
      .invalid:
      UInt64(truncatingIfNeeded: hashValue)
    }
  }
}
