/// What a number counts.
package enum ValueUnit: Hashable, Sendable {
  /// Things, parts of a whole, or how many times as large something is.
  case plain
  case points, seconds, degrees

  /// As it stands behind a number.
  package var sign: String {
    switch self {
    case .plain: ""
    case .points: "pt"
    case .seconds: "s"
    case .degrees: "°"
    }
  }

  /// As it is said of a number; nil for plain ones.
  package var phrase: String? { self == .plain ? nil : "in \(self)" }
}

extension ValueType {
  /// What the numbers of a value count where no row says anything else: points, unless they are parts of a whole.
  package func usualUnit(in bounds: NumberBounds?) -> ValueUnit {
    switch self {
    case .number(.cgFloat): (bounds?.max ?? 2) <= 1 ? .plain : .points
    case .point, .size, .rect, .edgeInsets: .points
    case .bool, .integer, .number, .string, .localizedString, .choice, .range, .color, .image, .gradientStops,
      .shadow, .shadows, .outline, .font, .animation, .corners, .transform, .path, .numbers, .strings:
      .plain
    }
  }
}
