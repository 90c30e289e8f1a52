/// A part of what a class of UIKit draws, which the class itself lays out.
public enum ClassPart: String, Hashable, Sendable {
  /// Of insets.
  case labelText
  /// Of a border style and insets.
  case textFieldText
  /// Of insets.
  case textViewText
  /// Of a flag: whether the switch is on.
  case switchThumb
  case sliderTrack
  /// Of a value between a least and a greatest one.
  case sliderMinimumTrack, sliderThumb
  /// Of a part of the whole.
  case progress

  /// Both sides of the thumb, in points.
  static let sliderThumbSide = 28.0

  /// Where it lies in a view of some size, in points; `values` are those of its properties.
  func frame(in size: Size, _ values: [Value]) -> Rect {
    let bounds = Rect(size: size)
    switch self {
    case .labelText:
      return bounds.inset(by: ClassPart.insets(values.first))
    case .textFieldText:
      let border = values.first?.text.flatMap(TextFieldBorder.init) ?? .none
      let inner = bounds.inset(
        by: EdgeInsets(top: 0, left: border.textInset, bottom: 0, right: border.textInset))
      return inner.inset(by: ClassPart.insets(values.last))
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
    }
  }

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
