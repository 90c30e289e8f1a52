/// A value that is made of others.
public enum CompoundValue: UInt8, Hashable, Sendable, CaseIterable {
  /// A point, made of x and y.
  case point
  /// A size, made of a width and a height.
  case size
  /// A rectangle, made of x, y, a width and a height.
  case rect
  /// A range, made of a location and a length.
  case range
  /// Insets, made of the distances at the top, left, bottom and right.
  case edgeInsets
  /// A set of corners, made of whether those at the top left, top right, bottom left and bottom right are round.
  case corners
  /// A transform, made of a scale, which is a number or a size, of degrees, of a point, and perhaps of a point in parts of the layer's
  /// size.
  case transform
  /// A list of any number of numbers, none of which is less than 0.
  case numbers
  /// A list of any number of texts.
  case strings
  /// A shadow, made of the parts that `Shadow.parts` lists.
  case shadow
  /// A list of one shadow, made of the parts that `BoxShadow.parts` lists.
  case boxShadow
  /// An outline, made of the parts that `LayerOutline.parts` lists.
  case outline
  /// A font, made of the parts that `Font.parts` lists. A part whose standard is null may be null.
  case font
  /// An animation, made of the parts that `Animation.parts` lists.
  case animation
  /// A system image, made of its name.
  case systemImage
  /// A path, made of the parts that `SVGPath.parts` lists.
  case path

  /// The value that `parts` make; nil where a part has another type than the value needs.
  func make(of parts: [Value]) -> Value? {
    switch self {
    case .point: numbers(parts, 2).map { .point(Point(x: $0[0], y: $0[1])) }
    case .size: numbers(parts, 2).map { .size(Size(width: $0[0], height: $0[1])) }
    case .rect: numbers(parts, 4).map { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    case .range:
      numbers(parts, 2).map {
        .range(
          TextRange(
            location: Swift.max(0, Int(clamping: $0[0])), length: Swift.max(0, Int(clamping: $0[1]))))
      }
    case .edgeInsets:
      numbers(parts, 4).map { .edgeInsets(EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])) }
    case .corners: corners(parts)
    case .transform: transform(parts)
    case .numbers: numbers(parts, parts.count).map { .numbers($0.map { Swift.max(0, $0) }) }
    case .strings: strings(parts)
    case .shadow: Shadow(parts: parts).map { .shadow($0) }
    case .boxShadow: BoxShadow(parts: parts).map { .shadows([$0]) }
    case .outline: LayerOutline(parts: parts).map { .outline($0) }
    case .font: Font(parts: parts).map { .font($0) }
    case .animation: Animation(parts: parts).map { .animation($0) }
    case .path: SVGPath(parts: parts).map { .path(.svg($0)) }
    case .systemImage:
      // Without a name there is no image.
      parts.first.flatMap { $0.isNull ? .null : $0.text.map { .image(.system($0)) } }
    }
  }

  private func numbers(_ parts: [Value], _ count: Int) -> [Double]? {
    let numbers = parts.compactMap(\.double)
    return numbers.count == count && parts.count == count ? numbers : nil
  }

  /// A list of texts, in which null is an empty one.
  private func strings(_ parts: [Value]) -> Value? {
    let texts = parts.compactMap { $0.isNull ? "" : $0.text }
    return texts.count == parts.count ? .strings(texts) : nil
  }

  private func corners(_ parts: [Value]) -> Value? {
    let flags = parts.compactMap { if case .bool(let flag) = $0 { flag } else { nil } }
    guard flags.count == 4, parts.count == 4 else { return nil }
    return .corners(
      Corners(topLeft: flags[0], topRight: flags[1], bottomLeft: flags[2], bottomRight: flags[3]))
  }

  private func transform(_ parts: [Value]) -> Value? {
    guard 3...4 ~= parts.count, let rotation = parts[1].double, case .point(let translation) = parts[2]
    else { return nil }
    var relative = Point(x: 0, y: 0)
    if parts.count == 4 {
      guard case .point(let point) = parts[3] else { return nil }
      relative = point
    }
    let scale: Size
    if case .size(let size) = parts[0] {
      scale = size
    } else if let number = parts[0].double {
      scale = Size(width: number, height: number)
    } else {
      return nil
    }
    return .transform(
      Transform(
        scale: scale, rotation: rotation, translation: translation, relativeTranslation: relative))
  }
}

extension CompoundValue {
  /// The rows of the value's parts, if these are written as a mapping that may leave some out.
  package var rows: [ValuePart] {
    switch self {
    case .shadow: Shadow.parts
    case .boxShadow: BoxShadow.parts
    case .outline: LayerOutline.parts
    case .font: Font.parts
    case .animation: Animation.parts
    case .path: SVGPath.parts
    case .point, .size, .rect, .range, .edgeInsets, .corners, .transform, .numbers, .strings, .systemImage: []
    }
  }
}
