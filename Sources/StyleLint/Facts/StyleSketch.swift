import StyleModel

/// A hash of a style, which equal styles have in common, and few others.
struct StyleSketch: Hashable, Sendable {
  private let component: Int
  private let count: Int
  /// A sum over the settings, since their order doesn't matter.
  private let sum: UInt64

  /// Makes the sketch of a style; nil for one without settings of its own, or a deprecated one.
  init?(_ style: Style, in sheet: ResolvedSheet) {
    guard style.deprecated == nil, style.settings.contains(where: { !$0.isInherited }) else { return nil }
    component = style.component
    count = style.settings.count
    var sum = style.preview.size.width.bitPattern &* 13 ^ style.preview.size.height.bitPattern
    for place in style.settings.indices {
      var parts = UInt64(truncatingIfNeeded: style.settings[place].target.sketch)
      if !style.settings[place].state.isEmpty || !style.settings[place].modes.isEmpty {
        parts ^= UInt64(truncatingIfNeeded: style.settings[place].state.hashValue)
        parts = parts &* 31 ^ UInt64(truncatingIfNeeded: style.settings[place].modes.hashValue)
      }
      parts ^= style.settings[place].value.value.sketch
      // Values of different tokens are different, even if they are equal.
      if let token = sheet.token(of: style.settings[place].value.origin) {
        parts = parts &* 17 ^ UInt64(token)
      }
      if !style.settings[place].value.isUniform {
        for entry in style.settings[place].value.cases { parts = parts &* 19 ^ entry.value.sketch }
      }
      sum &+= parts &* 0x9E37_79B9_7F4A_7C15
    }
    self.sum = sum
  }

  /// Hashes the sum, which differs for nearly all.
  func hash(into hasher: inout Hasher) { hasher.combine(sum) }
}

extension Target {
  /// A number for the target that few others of a component have.
  fileprivate var sketch: Int {
    switch self {
    case .property(let index): index
    case .layer(let index, let key): index << 16 ^ key.hashValue
    }
  }
}

extension Value {
  /// A number for the value that few others have, computed quickly for the most frequent kinds.
  fileprivate var sketch: UInt64 {
    switch self {
    case .number(let number): number.bitPattern &* 3
    case .color(let color):
      color.components.first.bitPattern &* 5 ^ color.components.second.bitPattern &* 7
        ^ color.components.third.bitPattern &* 11 ^ color.alpha.bitPattern
    case .null, .bool, .integer, .string, .localizedString, .choice, .point, .size, .rect, .range, .image,
      .gradientStops, .shadow, .shadows, .outline, .font, .edgeInsets, .animation, .corners, .transform,
      .path,
      .numbers, .strings,
      .invalid:
      UInt64(truncatingIfNeeded: hashValue)
    }
  }
}
