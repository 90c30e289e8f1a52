import StyleModel
@_spi(Generated) import StyleRuntime

extension Value {
  /// The value of a layer's property that lies `part` of the way to `other`, within the property's bounds even if the curve swings beyond
  /// its ends.
  func mixed(with other: Value, by part: Double, of property: LayerProperty) -> Value {
    let value = mixed(with: other, by: part)
    guard case .number(let number) = value, let bounds = property.bounds else { return value }
    return .number(Swift.max(bounds.min ?? -.infinity, Swift.min(bounds.max ?? .infinity, number)))
  }

  /// The value that lies `part` (0…1) of the way to `other`, as Core Animation interpolates it: number by number, colours as
  /// screens encode them. Between values of two kinds, or of a kind without values between, the first holds until the end.
  func mixed(with other: Value, by part: Double) -> Value {
    switch self {
    case .number(let from):
      if case .number(let to) = other { return .number(mix(from, to, part)) }
    case .point(let from):
      if case .point(let to) = other { return .point(from.moved(to: to, by: part)) }
    case .size(let from):
      if case .size(let to) = other { return .size(from.moved(to: to, by: part)) }
    case .color(let from):
      if case .color(let to) = other { return .color(mix(from, to, part)) }
      // No colour is the same one, not to be seen.
      if case .null = other { return .color(mix(from, from.withAlpha(0), part)) }
    case .null:
      if case .color(let to) = other { return .color(mix(to.withAlpha(0), to, part)) }
    case .gradientStops(let from):
      if case .gradientStops(let to) = other, from.count == to.count {
        return .gradientStops(
          zip(from, to).map {
            GradientStop(
              color: mix($0.color, $1.color, part), location: mix($0.location, $1.location, part))
          })
      }
    case .transform(let from):
      if case .transform(let to) = other { return .transform(from.moved(to: to, by: part)) }
    case .edgeInsets(let from):
      if case .edgeInsets(let to) = other {
        return .edgeInsets(
          EdgeInsets(
            top: mix(from.top, to.top, part), left: mix(from.left, to.left, part),
            bottom: mix(from.bottom, to.bottom, part), right: mix(from.right, to.right, part)))
      }
    case .bool, .integer, .string, .localizedString, .choice, .rect, .range, .image, .shadow, .shadows,
      .outline, .font,
      .animation, .corners, .path, .numbers, .strings, .invalid:
      break
    }
    return part < 1 ? self : other
  }
}

private func mix(_ from: Double, _ to: Double, _ part: Double) -> Double { StyleNumber.mix(from, to, part) }

private func mix(_ from: Color, _ to: Color, _ part: Double) -> Color {
  let (start, end) = (from.mapped(into: .srgb), to.mapped(into: .srgb))
  // A screen shows nothing beyond what a curve that swings makes of it.
  func shown(_ from: Double, _ to: Double) -> Double { min(1, max(0, mix(from, to, part))) }
  return Color(
    .srgb, shown(start.components.first, end.components.first),
    shown(start.components.second, end.components.second),
    shown(start.components.third, end.components.third), alpha: shown(from.alpha, to.alpha))
}
