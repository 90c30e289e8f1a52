import StyleModel
@_spi(Generated) import StyleRuntime

/// Where a button's image and title stand, as in a `UIButton` without a `configuration`. If both don't fit, the image keeps its size and
/// the title is truncated.
struct ButtonContent {
  private let bounds: Rect
  private let layout: StyleButtonLayout
  /// nil for a button without an image.
  let imageSize: Size?

  init(in frame: Rect, insets: EdgeInsets, imageSize: Size?, _ layout: StyleButtonLayout, isRightToLeft: Bool)
  {
    let bounds = frame.inset(by: isRightToLeft ? insets.turned : insets)
    self.bounds = bounds
    self.layout = layout
    self.imageSize = imageSize.map {
      Size(width: min($0.width, bounds.width), height: min($0.height, bounds.height))
    }
  }

  /// How wide lines of the title may be.
  var widthOfTitle: Double { layout.room(beside: imageSize, in: bounds.size).width }

  /// Whether it matters how high the title is.
  var readsHeight: Bool { layout.vertical != .middle || layout.isColumn && imageSize != nil }

  /// Of both together; `title` is what the title would like to have.
  func size(title: Size?) -> Size { layout.size(image: imageSize, title: title) }

  /// Of the image.
  func image(beside title: Size?) -> Rect { layout.frames(in: bounds, image: imageSize, title: title).image }

  /// The text of a title that would like to have some size, in its place. A line may reach to the end of the button, whatever its
  /// measures say.
  func place(_ text: Scene.Text, of size: Size) -> Scene.Text {
    let title = layout.frames(in: bounds, image: imageSize, title: size).title
    var text = text
    text.box = bounds
    if readsHeight { (text.box.y, text.box.height) = (title.y, title.height) }
    switch layout.edge {
    case .left where imageSize != nil:
      text.alignment = .left
      text.box.x = title.x
      text.box.width = max(0, bounds.maxX - title.x)
    case .right where imageSize != nil:
      text.alignment = .right
      text.box.width = max(0, title.maxX - bounds.x)
    case .left, .right, .top, .bottom:
      text.alignment =
        switch layout.horizontal {
        case .start: .left
        case .middle: .center
        case .end: .right
        }
    }
    return text
  }
}

extension EdgeInsets {
  /// Left and right in each other's place.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension SceneBuilder {
  func buttonContent(_ look: Look, in frame: Rect) -> ButtonContent {
    func value(_ role: PropertyRole) -> Value? {
      look.component.properties.firstIndex { $0.role == role }.map { look.property($0).value }
    }
    let layout = StyleButtonLayout(
      placement: value(.imagePlacement)?.text ?? "leading", padding: value(.imagePadding)?.double ?? 0,
      horizontalAlignment: value(.horizontalAlignment)?.text ?? "center",
      verticalAlignment: value(.verticalAlignment)?.text ?? "center", isRightToLeft: isRightToLeft)
    return ButtonContent(
      in: frame, insets: contentInsets(look), imageSize: imageSize(look), layout,
      isRightToLeft: isRightToLeft)
  }

  func contentInsets(_ look: Look) -> EdgeInsets {
    guard let index = look.component.properties.firstIndex(where: { $0.role == .insets }),
      case .edgeInsets(let insets) = look.property(index).value
    else { return EdgeInsets(0) }
    return insets
  }

  private func imageSize(_ look: Look) -> Size? {
    let layer = look.layers.first { $0.layer.frame.isButtonContent && $0.layer.kind == .image }
    guard let layer, layer[.hidden] != .bool(true), case .image = layer[.contents] else { return nil }
    return layer.imageSize
  }
}
