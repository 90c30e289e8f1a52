/// The layout of a button's image and title, in points: both together stand where the button's alignment puts them.
///
/// The image keeps its size, and the title has the room that the image and the padding leave. With a subtitle, the title is both texts.
nonisolated package struct StyleButtonLayout {
  /// The side of the title on which the image stands.
  package var edge: Edge
  /// Between image and title, where there are both.
  package var padding: Double
  package var horizontal: Place
  package var vertical: Place
  /// Between title and subtitle, where there are both.
  package var titlePadding: Double
  /// Where the title and the subtitle stand in the width of the wider one.
  package var texts: Place

  /// Both sides of an activity indicator in place of the image.
  package static let activitySide = 20.0

  package enum Edge: Sendable { case left, right, top, bottom }

  /// Where something stands in a length.
  package enum Place: Sendable {
    case start, middle, end

    /// What lies before something of a length.
    func offset(of length: Double, in room: Double) -> Double {
      switch self {
      case .start: return 0
      case .middle: return (room - length) / 2
      case .end: return room - length
      }
    }
  }

  /// All are words of UIKit's, such as `leading`.
  package init(
    placement: String,
    padding: Double,
    horizontalAlignment: String,
    verticalAlignment: String,
    titlePadding: Double = 0,
    titleAlignment: String = "automatic",
    isRightToLeft: Bool
  ) {
    switch placement {
    case "top": edge = .top
    case "bottom": edge = .bottom
    case "trailing": edge = isRightToLeft ? .left : .right
    default: edge = isRightToLeft ? .right : .left
    }
    self.padding = padding
    switch horizontalAlignment {
    case "left": horizontal = .start
    case "right": horizontal = .end
    case "leading": horizontal = isRightToLeft ? .end : .start
    case "trailing": horizontal = isRightToLeft ? .start : .end
    default: horizontal = .middle
    }
    switch verticalAlignment {
    case "top": vertical = .start
    case "bottom": vertical = .end
    default: vertical = .middle
    }
    self.titlePadding = titlePadding
    switch titleAlignment == "automatic" ? placement : titleAlignment {
    case "leading": texts = isRightToLeft ? .end : .start
    case "trailing": texts = isRightToLeft ? .start : .end
    default: texts = .middle
    }
  }

  /// Whether image and title stand one above the other.
  package var isColumn: Bool { edge == .top || edge == .bottom }

  /// How large a title can be beside an image in a button of some size.
  package func room(beside image: StyleSize?, in size: StyleSize) -> StyleSize {
    guard let image else { return size }
    return isColumn
      ? StyleSize(width: size.width, height: max(0, size.height - image.height - padding))
      : StyleSize(width: max(0, size.width - image.width - padding), height: size.height)
  }

  /// How large title and subtitle are together; nil where there is neither.
  package func texts(title: StyleSize?, subtitle: StyleSize?) -> StyleSize? {
    guard let title, let subtitle else { return title ?? subtitle }
    return StyleSize(
      width: max(title.width, subtitle.width),
      height: max(0, title.height + titlePadding + subtitle.height)
    )
  }

  /// The frames of title and subtitle in that of both; of one that there is not, an empty one. Where there is too little room, the title
  /// keeps its height.
  package func frames(
    ofTextsIn box: StyleRect,
    title: StyleSize?,
    subtitle: StyleSize?
  ) -> (title: StyleRect, subtitle: StyleRect) {
    func frame(_ size: StyleSize?, y: Double, height: Double) -> StyleRect {
      let width = min(size?.width ?? 0, box.width)
      let x = box.x + texts.offset(of: width, in: box.width)
      return StyleRect(x: x, y: y, width: width, height: height)
    }
    let height = min(title?.height ?? 0, box.height)
    let top = title == nil ? 0 : height + titlePadding
    let rest = min(subtitle?.height ?? 0, max(0, box.height - top))
    return (frame(title, y: box.y, height: height), frame(subtitle, y: box.y + top, height: rest))
  }

  /// How large both are together.
  package func size(image: StyleSize?, title: StyleSize?) -> StyleSize {
    guard let image, let title else {
      return image ?? title ?? StyleSize(width: 0, height: 0)
    }
    return isColumn
      ? StyleSize(
        width: max(image.width, title.width),
        height: max(0, image.height + padding + title.height)
      )
      : StyleSize(
        width: max(0, image.width + padding + title.width),
        height: max(image.height, title.height)
      )
  }

  /// The frames of both in a rectangle; of one that there is not, an empty one.
  package func frames(
    in bounds: StyleRect,
    image: StyleSize?,
    title: StyleSize?
  ) -> (image: StyleRect, title: StyleRect) {
    func least(_ size: StyleSize, _ room: StyleSize) -> StyleSize {
      StyleSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
    let whole = StyleSize(width: bounds.width, height: bounds.height)
    let image = image.map { least($0, whole) }
    let title = title.map { least($0, room(beside: image, in: whole)) }
    let both = size(image: image, title: title)
    let (start, top) = (
      bounds.x + horizontal.offset(of: both.width, in: bounds.width),
      bounds.y + vertical.offset(of: both.height, in: bounds.height)
    )
    func frame(_ size: StyleSize?, isFirst: Bool) -> StyleRect {
      let size = size ?? StyleSize(width: 0, height: 0)
      let x = isFirst ? start : start + both.width - size.width
      let y = isFirst ? top : top + both.height - size.height
      return isColumn
        ? StyleRect(
          x: bounds.x + horizontal.offset(of: size.width, in: bounds.width),
          y: y,
          width: size.width,
          height: size.height
        )
        : StyleRect(
          x: x,
          y: bounds.y + vertical.offset(of: size.height, in: bounds.height),
          width: size.width,
          height: size.height
        )
    }
    let isImageFirst = edge == .left || edge == .top
    return (frame(image, isFirst: isImageFirst), frame(title, isFirst: !isImageFirst))
  }
}

@_spi(Generated) nonisolated extension String? {
  /// A title and its subtitle as one label, with the pause of a comma.
  public func _styleFollowed(by subtitle: String?) -> String? {
    let texts = [self, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
