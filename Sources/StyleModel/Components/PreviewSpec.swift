import StyleSource

/// The size and the text of the pictures of a style.
public struct PreviewSpec: Hashable, Sendable {
  /// The size of the control's frame, in points.
  public var size: Size
  /// Whether the control is as wide as the contents of its stack, in place of the width of `size`.
  public var fitsWidth = false
  /// Whether the control is as high as the contents of its stack, in place of the height of `size`.
  public var fitsHeight = false
  /// The location of the size; nil where it is the default.
  public var sizeSpan: Span?
  /// A text to show where the style has none of its own.
  public var title: String?

  /// The default size, in points, of a control that can have any.
  public static let usualSize = Size(width: 150, height: 44)

  public init(size: Size = usualSize, sizeSpan: Span? = nil, title: String? = nil) {
    self.size = size
    self.sizeSpan = sizeSpan
    self.title = title
  }

  /// Whether the contents of the control decide its width or its height.
  public var isFitting: Bool { fitsWidth || fitsHeight }

  /// The width of the control whatever it contains, in points; nil where it fits its contents.
  public var width: Double? { fitsWidth ? nil : size.width }

  /// The height of the control whatever it contains, in points; nil where it fits its contents.
  public var height: Double? { fitsHeight ? nil : size.height }

  /// The size of a control whose contents have a size.
  public func size(fitting contents: Size) -> Size {
    Size(width: width ?? contents.width, height: height ?? contents.height)
  }
}
