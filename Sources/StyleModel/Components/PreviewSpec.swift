import StyleSource

/// What a picture of a style shows.
public struct PreviewSpec: Hashable, Sendable {
  /// Of the control's frame, in points.
  public var size: Size
  /// Whether the control is as wide as what is in its stack, in place of the width of `size`.
  public var fitsWidth = false
  /// Whether it is as high as that, in place of the height.
  public var fitsHeight = false
  /// Where the size is written; nil where it is the default.
  public var sizeSpan: Span?
  /// A text to show where the style has none of its own.
  public var title: String?

  /// In points, of what can have any size.
  public static let usualSize = Size(width: 150, height: 44)

  public init(size: Size = usualSize, sizeSpan: Span? = nil, title: String? = nil) {
    self.size = size
    self.sizeSpan = sizeSpan
    self.title = title
  }

  /// Whether what is in the control decides how wide or how high it is.
  public var isFitting: Bool { fitsWidth || fitsHeight }

  /// How wide the control is whatever is in it, in points; nil where it fits that.
  public var width: Double? { fitsWidth ? nil : size.width }

  /// How high it is whatever is in it, in points; nil where it fits that.
  public var height: Double? { fitsHeight ? nil : size.height }

  /// The size of a control whose contents take that much room.
  public func size(fitting contents: Size) -> Size {
    Size(width: width ?? contents.width, height: height ?? contents.height)
  }
}
