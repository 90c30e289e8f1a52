// Where the parts of bars lie.
extension ClassPart {
  /// The font size of a bar's buttons and title, in points.
  static let barButtonSize = 17.0
  static let badgeHeight = 18.0

  private static let barHeight = 44.0
  private static let barMargin = 16.0
  private static let tabBarHeight = 49.0
  private static let gap = 8.0

  /// The frame of a part of a bar; `values` are those of its operands.
  func frameInBar(of size: Size, _ values: [Value]) -> Rect {
    let none = Rect(size: Size(width: 0, height: 0))
    let height = min(ClassPart.barHeight, size.height)
    let inner = max(0, size.width - 2 * ClassPart.barMargin)
    switch self {
    case .barButtons:
      return Rect(x: ClassPart.barMargin, y: 0, width: inner, height: height)
    case .barLeftButtons:
      return Rect(x: ClassPart.barMargin, y: 0, width: inner / 2, height: height)
    case .barRightButtons:
      return Rect(x: ClassPart.barMargin + inner / 2, y: 0, width: inner / 2, height: height)
    case .barTitle:
      // It replaces a large one that there is no space for.
      if values.first == .bool(true), size.height > ClassPart.barHeight { return none }
      return ClassPart.barTitle(in: Size(width: size.width, height: height), Array(values.dropFirst()))
    case .barLargeTitle:
      guard values.first == .bool(true), size.height > ClassPart.barHeight else { return none }
      return Rect(
        x: ClassPart.barMargin, y: ClassPart.barHeight, width: inner,
        height: size.height - ClassPart.barHeight)
    case .tabTitle:
      let item = ClassPart.segment(in: size, values)
      let bottom = min(ClassPart.tabBarHeight, size.height)
      return Rect(x: item.x, y: max(0, bottom - 15), width: item.width, height: item.width > 0 ? 12 : 0)
    case .tabImage:
      let item = ClassPart.segment(in: size, values)
      let top = max(0, min(ClassPart.tabBarHeight, size.height) - 43)
      let side = min(24, item.width)
      return Rect(x: item.midX - side / 2, y: top, width: side, height: side)
    case .tabBadge: return ClassPart.badge(in: size, values)
    case .labelText, .textFieldText, .textFieldLeftImage, .textFieldRightImage, .textFieldClearButton,
      .textViewText, .switchThumb, .sliderTrack, .sliderMinimumTrack,
      .sliderThumb, .progress, .segment, .segmentSelection, .segmentDivider, .pageDot, .currentPageDot,
      .spoke:
      return none
    }
  }

  /// The frame of a title in the middle of the bar, or between the buttons where there is too little space for it there.
  private static func barTitle(in size: Size, _ values: [Value]) -> Rect {
    guard values.count == 5 else { return Rect(size: size) }
    let (left, right) = (room(for: values[2], values[4]), room(for: values[3], values[4]))
    let width = self.width(of: values[0].text ?? "", values[1])
    let side = max(left, right)
    if width <= size.width - 2 * side {
      return Rect(x: side, y: 0, width: size.width - 2 * side, height: size.height)
    }
    return Rect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  /// The approximate width of the buttons at one side of a bar with the margins around them, in points.
  private static func room(for titles: Value, _ font: Value) -> Double {
    guard case .strings(let titles) = titles, !titles.isEmpty else { return barMargin }
    return barMargin + titles.reduce(0) { $0 + width(of: $1, font) + barMargin } - barMargin + gap
  }

  /// The approximate width of a text: most letters are half as wide as the font is large.
  private static func width(of text: String, _ font: Value) -> Double {
    var size = barButtonSize
    if case .font(let font) = font { size = font.pointSize }
    return Double(text.count) * size * 0.55
  }

  /// The frame of a badge at the upper right of an item's image, as wide as its text.
  private static func badge(in size: Size, _ values: [Value]) -> Rect {
    let none = Rect(size: Size(width: 0, height: 0))
    guard values.count == 3, case .strings(let texts) = values[2], let place = values[1].double,
      place >= 0, place < Double(texts.count), case let text = texts[Int(clamping: place)], !text.isEmpty
    else { return none }
    let item = segment(in: size, Array(values.prefix(2)))
    if item.width == 0 { return none }
    let width = max(badgeHeight, min(Double(text.count) * 8 + 10, item.width))
    let left = min(item.midX + 4, item.maxX - width)
    return Rect(x: max(item.x, left), y: 2, width: min(width, item.width), height: badgeHeight)
  }
}
