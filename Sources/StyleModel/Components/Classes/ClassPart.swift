@_spi(Generated) import StyleRuntime

/// A part of what a class of UIKit draws, which the class itself lays out.
public enum ClassPart: String, Hashable, Sendable {
  /// Of insets.
  case labelText
  /// Of a border style, insets, two images with their modes, the space between them and the text, the mode of the button that
  /// removes the text, and the text.
  case textFieldText, textFieldLeftImage, textFieldRightImage, textFieldClearButton
  /// Of insets.
  case textViewText
  /// Of a flag: whether the switch is on.
  case switchThumb
  case sliderTrack
  /// Of a value between a least and a greatest one.
  case sliderMinimumTrack, sliderThumb
  /// Of a part of the whole.
  case progress
  /// Of titles, and of the place of a segment among them.
  case segment, segmentSelection
  /// Of titles, of the place of the selected segment, and of that of the segment before the divider.
  case segmentDivider
  /// Of a number of pages, of the current one, of whether one page has no dot, and of the place of a dot.
  case pageDot
  /// The same without a place.
  case currentPageDot
  /// Of a word for the size.
  case spoke
  /// Of nothing.
  case barButtons, barLeftButtons, barRightButtons
  /// Of whether the title is large, of the title and its font, and of the titles of the buttons at both sides and their font.
  case barTitle
  /// Of whether the title is large.
  case barLargeTitle
  /// Of titles, and of the place of an item among them.
  case tabTitle, tabImage
  /// Of titles, of the place of an item among them, and of the texts of badges.
  case tabBadge

  /// Both sides of the thumb, in points.
  static let sliderThumbSide = 28.0

  /// Where it lies in a view of some size, in points; `values` are those of its properties.
  package func frame(in size: Size, _ values: [Value]) -> Rect {
    let bounds = Rect(size: size)
    switch self {
    case .labelText:
      return bounds.inset(by: ClassPart.insets(values.first))
    case .textFieldText: return ClassPart.field(in: bounds, values).text
    case .textFieldLeftImage: return ClassPart.field(in: bounds, values).left
    case .textFieldRightImage: return ClassPart.field(in: bounds, values).right
    case .textFieldClearButton: return ClassPart.field(in: bounds, values).clearButton
    case .textViewText:
      let padding = ClassPart.lineFragmentPadding
      return bounds.inset(by: ClassPart.insets(values.first))
        .inset(by: EdgeInsets(top: 0, left: padding, bottom: 0, right: padding))
    case .switchThumb:
      return Rect(x: values.first == .bool(true) ? 22 : 2, y: 2, width: 27, height: 27)
    case .sliderTrack:
      return Rect(x: 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    case .sliderMinimumTrack:
      let track = ClassPart.sliderTrack.frame(in: size, [])
      let end = ClassPart.sliderThumb.frame(in: size, values).midX
      return Rect(
        x: track.x, y: track.y, width: min(track.width, max(0, end - track.x)), height: track.height)
    case .sliderThumb:
      let side = ClassPart.sliderThumbSide
      return Rect(
        x: ClassPart.fraction(values) * max(0, bounds.width - side), y: bounds.midY - side / 2, width: side,
        height: side)
    case .progress:
      return Rect(
        x: 0, y: 0, width: bounds.width * min(1, max(0, values.first?.double ?? 0)), height: bounds.height)
    case .segment: return ClassPart.segment(in: size, values)
    case .segmentSelection:
      let segment = ClassPart.segment(in: size, values)
      return segment.width > 0 ? segment.inset(by: EdgeInsets(2)) : segment
    case .segmentDivider:
      let numbers = values.compactMap(\.double)
      guard numbers.count == 2, numbers[1] != numbers[0], numbers[1] + 1 != numbers[0],
        ClassPart.segment(in: size, [values[0], .number(numbers[1] + 1)]).width > 0
      else { return Rect(size: Size(width: 0, height: 0)) }
      let segment = ClassPart.segment(in: size, [values[0], values[2]])
      let height = min(16, bounds.height)
      return Rect(x: segment.maxX - 0.5, y: bounds.midY - height / 2, width: 1, height: height)
    case .pageDot: return ClassPart.dot(in: size, values, isCurrent: false)
    case .currentPageDot: return ClassPart.dot(in: size, values, isCurrent: true)
    case .barButtons, .barLeftButtons, .barRightButtons, .barTitle, .barLargeTitle, .tabTitle, .tabImage,
      .tabBadge:
      return frameInBar(of: size, values)
    case .spoke:
      let isLarge = values.first?.text == "large"
      // The length is what `spokeRadius` is measured in.
      let (radius, width) = isLarge ? (17.5, 4.0) : (9.5, 2.25)
      return Rect(
        x: bounds.midX - width / 2, y: bounds.midY - radius, width: width,
        height: radius / ClassPart.spokeRadius)
    }
  }

  /// Whether it is there for an image or a button beside a text, and not for the text.
  package var isBesideText: Bool {
    [.textFieldLeftImage, .textFieldRightImage, .textFieldClearButton].contains(self)
  }

  /// Whether it is computed from the sizes of images, and from whether a person edits a text.
  var readsField: Bool { self == .textFieldText || isBesideText }

  /// The parts of a text field. Images are given by their sizes, and modes as they come to in a state.
  private static func field(in bounds: Rect, _ values: [Value]) -> StyleFieldLayout.Frames {
    let border = values.first?.text.flatMap(TextFieldBorder.init) ?? .none
    let inner = bounds.inset(
      by: EdgeInsets(top: 0, left: border.textInset, bottom: 0, right: border.textInset)
    ).inset(by: ClassPart.insets(values.dropFirst().first))
    guard values.count == 9 else { return StyleFieldLayout().frames(in: inner) }
    func image(_ place: Int) -> Size? {
      if case .size(let size) = values[place], values[place + 1].text == "always" { size } else { nil }
    }
    return StyleFieldLayout(
      left: image(2), right: image(4), padding: values[6].double ?? 0,
      canClear: values[7].text == "always" && values[8].text?.isEmpty == false
    ).frames(in: inner)
  }

  /// A segment; nothing where there is none at the place. All are equally wide.
  static func segment(in size: Size, _ values: [Value]) -> Rect {
    guard values.count == 2, case .strings(let titles) = values[0], let place = values[1].double,
      place >= 0, place < Double(titles.count)
    else { return Rect(size: Size(width: 0, height: 0)) }
    let width = size.width / Double(titles.count)
    return Rect(x: place * width, y: 0, width: width, height: size.height)
  }

  /// The sides of the dot of a page, and from the middle of one to that of the next, in points.
  static let dotSide = 7.0
  private static let dotDistance = 16.0
  /// With room for so many pages, in points.
  static func width(ofDots count: Double) -> Double {
    let shown = min(max(0, count), Double(mostDots))
    return shown == 0 ? 0 : (shown - 1) * dotDistance + dotSide
  }

  /// As many as pictures ever show.
  static let mostDots = 24

  /// A dot, or nothing: there are as many as there is room for, and the current one is among them.
  private static func dot(in size: Size, _ values: [Value], isCurrent: Bool) -> Rect {
    let none = Rect(size: Size(width: 0, height: 0))
    guard values.count == (isCurrent ? 3 : 4), let pages = values[0].double, let page = values[1].double,
      pages >= 1, values[2] != .bool(true) || pages > 1
    else { return none }
    let room = max(1, ((size.width - dotSide) / dotDistance).rounded(.down) + 1)
    let count = min(pages, Double(mostDots), room)
    let current = min(max(0, page), count - 1)
    let place = isCurrent ? current : values[3].double ?? 0
    guard isCurrent || place < count && place != current else { return none }
    let left = (size.width - (count - 1) * dotDistance - dotSide) / 2
    return Rect(
      x: left + place * dotDistance, y: (size.height - dotSide) / 2, width: dotSide, height: dotSide)
  }

  /// From the middle of an activity indicator to the end of a spoke, in lengths of the spoke.
  static let spokeRadius = 1.8

  /// Of the spokes, clockwise: the one at the top is the strongest, and those before it fade.
  package static let spokeOpacities: [Double] = [1] + (1..<8).map { 0.2 + 0.1 * Double($0) }

  /// `NSTextContainer.lineFragmentPadding`
  private static let lineFragmentPadding = 5.0

  private static func insets(_ value: Value?) -> EdgeInsets {
    if case .edgeInsets(let insets)? = value { insets } else { EdgeInsets(0) }
  }

  /// Where a value stands between a least and a greatest one; UIKit keeps it there.
  private static func fraction(_ values: [Value]) -> Double {
    let numbers = values.compactMap(\.double)
    guard numbers.count == 3, numbers[2] > numbers[1] else { return 0 }
    return min(1, max(0, (numbers[0] - numbers[1]) / (numbers[2] - numbers[1])))
  }
}
