/// A value that is made of others.
public enum CompoundValue: UInt8, Hashable, Sendable, CaseIterable {
  /// Of x and y.
  case point
  /// Of a width and a height.
  case size
  /// Of x, y, a width and a height.
  case rect
  /// Of a location and a length.
  case range
  /// Of the distances at the top, left, bottom and right.
  case edgeInsets
  /// Of a scale, which is a number or a size, of degrees, and of a point.
  case transform
  /// Of any number of numbers.
  case numbers
  /// Of a colour, an opacity, an offset and a radius.
  case shadow
  /// A list of one shadow: of a colour, an opacity, an offset, a radius, a spread, and whether it falls inwards.
  case boxShadow
  /// Of a width, an offset and a colour.
  case outline
  /// Of a family, a size, a weight, a text style, a height of lines, tracking, the space between paragraphs, and whether there is
  /// a line below. The first five may be null.
  case font
  /// Of a duration, a delay and a curve.
  case animation
  /// Of the name of an image that the system has.
  case systemImage

  /// nil where a part has another type than the value needs.
  func make(of parts: [Value]) -> Value? {
    switch self {
    case .point: numbers(parts, 2).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size: numbers(parts, 2).map { .size(Size(width: $0[0], height: $0[1])) }
    case .rect: numbers(parts, 4).map { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    case .range:
      numbers(parts, 2).map {
        .range(TextRange(location: Int(clamping: $0[0]), length: Int(clamping: $0[1])))
      }
    case .edgeInsets:
      numbers(parts, 4).map { .edgeInsets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) }
    case .transform: transform(parts)
    case .numbers: numbers(parts, parts.count).map { .numbers($0) }
    case .shadow: shadow(parts)
    case .boxShadow: boxShadow(parts)
    case .outline: outline(parts)
    case .font: font(parts)
    case .animation: animation(parts)
    case .systemImage: parts.count == 1 ? parts[0].text.map { .image(.system($0)) } : nil
    }
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

  private func shadow(_ parts: [Value]) -> Value? {
    guard parts.count == 4, case .color(let color) = parts[0], let opacity = parts[1].double,
      case .size(let offset) = parts[2], let radius = parts[3].double
    else { return nil }
    return .shadow(Shadow(color: color, opacity: opacity, offset: offset, radius: radius))
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

  private func outline(_ parts: [Value]) -> Value? {
    guard parts.count == 3, let width = parts[0].double, let offset = parts[1].double,
      case .color(let color) = parts[2]
    else { return nil }
    return .outline(LayerOutline(width: width, offset: offset, color: color))
  }

  private func font(_ parts: [Value]) -> Value? {
    guard parts.count == 8, let tracking = parts[5].double, let spacing = parts[6].double,
      let underline = parts[7].bool
    else { return nil }
    return .font(
      Font(
        family: parts[0].text, size: parts[1].double, weight: parts[2].text.flatMap(Font.Weight.init),
        textStyle: parts[3].text.flatMap(Font.TextStyle.init), lineHeight: parts[4].double,
        tracking: tracking, paragraphSpacing: spacing, underline: underline))
  }

  private func animation(_ parts: [Value]) -> Value? {
    guard parts.count == 3, let duration = parts[0].double, let delay = parts[1].double,
      let curve = parts[2].text.flatMap(Animation.Curve.init)
    else { return nil }
    return .animation(Animation(duration: duration, delay: delay, curve: curve))
  }
}
