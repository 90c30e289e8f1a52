import StyleModel

/// The layout of a button's image and title, as in a `UIButton` without a `configuration`.
///
/// Both are centred together, the image on the leading side. If they don't fit, the image keeps its size and the title is
/// truncated.
struct ButtonContent {
  private let bounds: Rect
  /// nil for a button without an image.
  let imageSize: Size?
  /// Whether the image stands to the right of the title.
  let isRightToLeft: Bool

  init(in frame: Rect, insets: EdgeInsets, imageSize: Size?, isRightToLeft: Bool) {
    let bounds = frame.inset(by: isRightToLeft ? insets.turned : insets)
    self.bounds = bounds
    self.isRightToLeft = isRightToLeft
    self.imageSize = imageSize.map {
      Size(width: min($0.width, bounds.width), height: min($0.height, bounds.height))
    }
  }

  /// Of the image, beside a title that would like to be `titleWidth` wide.
  func image(titleWidth: Double) -> Rect {
    let size = imageSize ?? Size(width: 0, height: 0)
    let width = min(bounds.width, size.width + titleWidth)
    let x = isRightToLeft ? bounds.midX + width / 2 - size.width : bounds.midX - width / 2
    return Rect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The room for a title that would like to be `width` wide.
  func title(width: Double) -> Rect {
    guard imageSize != nil else { return bounds }
    let image = image(titleWidth: width)
    if isRightToLeft {
      return Rect(x: bounds.x, y: bounds.y, width: max(0, image.x - bounds.x), height: bounds.height)
    }
    return Rect(
      x: image.maxX, y: bounds.y, width: max(0, bounds.maxX - image.maxX), height: bounds.height)
  }
}

extension EdgeInsets {
  /// Left and right in each other's place.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension SceneBuilder {
  func buttonContent(_ look: Look, in frame: Rect) -> ButtonContent {
    ButtonContent(
      in: frame, insets: contentInsets(look), imageSize: imageSize(look), isRightToLeft: isRightToLeft)
  }

  func contentInsets(_ look: Look) -> EdgeInsets {
    guard let index = look.component.properties.firstIndex(where: { $0.role == .insets }),
      case .edgeInsets(let insets) = look.property(index).value
    else { return EdgeInsets(0) }
    return insets
  }

  private func imageSize(_ look: Look) -> Size? {
    let layer = look.layers.first { $0.layer.frame == .buttonContent && $0.layer.kind == .image }
    guard let layer, layer[.hidden] != .bool(true), case .image = layer[.contents] else { return nil }
    return layer.imageSize
  }
}
