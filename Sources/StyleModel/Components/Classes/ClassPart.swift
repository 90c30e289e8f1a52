@_spi(Generated) import StyleRuntime

/// A part of what a class of UIKit draws, which the class itself lays out.
public enum ClassPart: String, Hashable, Sendable {
  /// The text of a label, by its insets.
  case labelText
  /// A part of a text field, by a border style, insets, two images with their modes, the space between them and the text, the mode of the
  /// button that removes the text, and the text.
  case textFieldText, textFieldLeftImage, textFieldRightImage, textFieldClearButton
  /// The text of a text view, by its insets.
  case textViewText
  /// The thumb of a switch, by whether the switch is on.
  case switchThumb
  case sliderTrack
  /// A part of a slider, by a value between a least and a greatest one.
  case sliderMinimumTrack, sliderThumb
  /// The filled part of a progress view, by a part of the whole.
  case progress
  /// A segment, by the titles, and by its index among them.
  case segment, segmentSelection
  /// The divider behind a segment, by the titles, by the index of the selected segment, and by that of the segment before the divider.
  case segmentDivider
  /// A dot of a page control, by a number of pages, the current one, whether one page has no dot, and the index of the dot.
  case pageDot
  /// The current dot of a page control, by a number of pages, the current one, and whether one page has no dot.
  case currentPageDot
  /// A spoke of an activity indicator, by a word for the size.
  case spoke
  /// The area of a bar's buttons, by nothing.
  case barButtons, barLeftButtons, barRightButtons
  /// The title of a bar, by whether the title is large, by the title and its font, and by the titles of the buttons at both sides and their
  /// font.
  case barTitle
  /// The large title of a bar, by whether the title is large.
  case barLargeTitle
  /// The title or the image of a tab bar's item, by the titles, and by the item's index among them.
  case tabTitle, tabImage
  /// The badge of a tab bar's item, by the titles, by the item's index among them, and by the texts of badges.
  case tabBadge

  /// The width and the height of a slider's thumb, in points.
  static let sliderThumbSide = 28.0

  /// The part's frame in a view of some size, in points; `values` are those of its operands.
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

  /// Whether the part is an image or a button beside a text.
  package var isBesideText: Bool {
    [.textFieldLeftImage, .textFieldRightImage, .textFieldClearButton].contains(self)
  }

  /// Whether the part is computed from the sizes of images, and from whether a person edits a text.
  var readsField: Bool { self == .textFieldText || isBesideText }

  /// The frames of the parts of a text field. Images are given by their sizes, and modes as `always` or `never`.
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

  /// The frame of a segment; empty where there is none at the index. All are equally wide.
  static func segment(in size: Size, _ values: [Value]) -> Rect {
    guard values.count == 2, case .strings(let titles) = values[0], let place = values[1].double,
      place >= 0, place < Double(titles.count)
    else { return Rect(size: Size(width: 0, height: 0)) }
    let width = size.width / Double(titles.count)
    return Rect(x: place * width, y: 0, width: width, height: size.height)
  }

  /// The width and the height of a page control's dot, in points.
  static let dotSide = 7.0
  private static let dotDistance = 16.0
  /// The width of a number of a page control's dots, in points.
  static func width(ofDots count: Double) -> Double {
    let shown = min(max(0, count), Double(mostDots))
    return shown == 0 ? 0 : (shown - 1) * dotDistance + dotSide
  }

  /// The greatest number of dots that pictures show.
  static let mostDots = 24

  /// The frame of a dot, or an empty one: there are as many as there is space for, and the current one is among them.
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

  /// The distance from the middle of an activity indicator to the end of a spoke, in lengths of the spoke.
  static let spokeRadius = 1.8

  /// The opacities of the spokes, clockwise: the one at the top is the strongest, and those before it fade.
  package static let spokeOpacities: [Double] = [1] + (1..<8).map { 0.2 + 0.1 * Double($0) }

  /// The value of `NSTextContainer.lineFragmentPadding`, in points.
  private static let lineFragmentPadding = 5.0

  private static func insets(_ value: Value?) -> EdgeInsets {
    if case .edgeInsets(let insets)? = value { insets } else { EdgeInsets(0) }
  }

  /// The position of a value between a least and a greatest one, 0…1; UIKit keeps it there.
  private static func fraction(_ values: [Value]) -> Double {
    let numbers = values.compactMap(\.double)
    guard numbers.count == 3, numbers[2] > numbers[1] else { return 0 }
    return min(1, max(0, (numbers[0] - numbers[1]) / (numbers[2] - numbers[1])))
  }
}
