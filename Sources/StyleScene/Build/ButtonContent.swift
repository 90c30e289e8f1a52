import StyleModel
@_spi(Generated) import StyleRuntime

/// The layout of a button's image and texts, as in a `UIButton` without a `configuration`. If all don't fit, the image keeps its size and
/// the texts are truncated.
struct ButtonContent {
  private let bounds: Rect
  private let layout: StyleButtonLayout
  /// The size of the image; nil for a button without one.
  let imageSize: Size?
  let hasSubtitle: Bool

  /// The sizes of the texts if they had all the space they want; nil for one that is missing.
  struct Texts {
    var title: Size?
    var subtitle: Size?
  }

  init(
    in frame: Rect, insets: EdgeInsets, imageSize: Size?, hasSubtitle: Bool, _ layout: StyleButtonLayout,
    isRightToLeft: Bool
  ) {
    let bounds = frame.inset(by: isRightToLeft ? insets.turned : insets)
    self.bounds = bounds
    self.layout = layout
    self.hasSubtitle = hasSubtitle
    self.imageSize = imageSize.map {
      Size(width: min($0.width, bounds.width), height: min($0.height, bounds.height))
    }
  }

  /// The greatest width of lines of the texts, in points.
  var widthOfTexts: Double { layout.room(beside: imageSize, in: bounds.size).width }

  /// Whether the layout depends on the height of the texts.
  var readsHeight: Bool { hasSubtitle || layout.vertical != .middle || layout.isColumn && imageSize != nil }

  /// The size of image and texts together, in points.
  func size(_ texts: Texts) -> Size { layout.size(image: imageSize, title: both(texts)) }

  /// The frame of the image.
  func image(beside texts: Texts) -> Rect {
    layout.frames(in: bounds, image: imageSize, title: both(texts)).image
  }

  private func both(_ texts: Texts) -> Size? { layout.texts(title: texts.title, subtitle: texts.subtitle) }

  /// The title or the subtitle in its place. A line may reach to the end of the button, whatever its measures say.
  func place(_ text: Scene.Text, _ sizes: Texts, isSubtitle: Bool) -> Scene.Text {
    let frames = layout.frames(in: bounds, image: imageSize, title: both(sizes))
    if sizes.title != nil, sizes.subtitle != nil {
      let lines = layout.frames(ofTextsIn: frames.title, title: sizes.title, subtitle: sizes.subtitle)
      return place(text, in: isSubtitle ? lines.subtitle : lines.title, beside: frames.image)
    }
    let title = frames.title
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

  /// One of two texts, in the space that the image leaves.
  private func place(_ text: Scene.Text, in frame: Rect, beside image: Rect) -> Scene.Text {
    var room = bounds
    switch layout.edge {
    case .left where imageSize != nil:
      let start = image.maxX + layout.padding
      room = Rect(x: start, y: bounds.y, width: max(0, bounds.maxX - start), height: bounds.height)
    case .right where imageSize != nil:
      room.width = max(0, image.x - layout.padding - bounds.x)
    case .left, .right, .top, .bottom: break
    }
    var text = text
    text.box = frame
    switch layout.texts {
    case .start:
      text.alignment = .left
      text.box.width = max(0, room.maxX - frame.x)
    case .end:
      text.alignment = .right
      (text.box.x, text.box.width) = (room.x, max(0, frame.maxX - room.x))
    case .middle:
      text.alignment = .center
      let half = max(0, min(frame.midX - room.x, room.maxX - frame.midX))
      (text.box.x, text.box.width) = (frame.midX - half, half * 2)
    }
    return text
  }
}

extension EdgeInsets {
  /// The insets with left and right exchanged.
  var turned: EdgeInsets { EdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension SceneBuilder {
  func buttonContent(_ look: Look, in frame: Rect) -> ButtonContent {
    func value(_ role: PropertyRole) -> Value? {
      look.component.property(role).map { look.property($0).value }
    }
    let layout = StyleButtonLayout(
      placement: value(.imagePlacement)?.text ?? "leading", padding: value(.imagePadding)?.double ?? 0,
      horizontalAlignment: value(.horizontalAlignment)?.text ?? "center",
      verticalAlignment: value(.verticalAlignment)?.text ?? "center",
      titlePadding: value(.titlePadding)?.double ?? 0,
      titleAlignment: value(.titleAlignment)?.text ?? "automatic", isRightToLeft: isRightToLeft)
    return ButtonContent(
      in: frame, insets: contentInsets(look), imageSize: imageSize(look),
      hasSubtitle: value(.subtitle)?.text?.isEmpty == false, layout, isRightToLeft: isRightToLeft)
  }

  /// Whether an activity indicator stands in place of a button's image.
  func showsActivity(_ look: Look) -> Bool {
    look.component.property(.activity).map { look.property($0).value } == .bool(true)
  }

  /// An activity indicator in the colour of the title, in the moment in which the spoke at the top is the strongest.
  func activityIndicator(_ look: Look, in box: Rect) -> [Scene.Item] {
    let title = look.layers.first { $0.isButtonContent && $0.kind == .text }
    guard !box.isEmpty, let color = title?[.foregroundColor].color else { return [] }
    let side = Size(width: StyleButtonLayout.activitySide, height: StyleButtonLayout.activitySide)
    let spoke = ClassPart.spoke.frame(in: side, [])
    return ClassPart.spokeOpacities.enumerated().map { index, opacity in
      let shape = Scene.RoundedRectangle(
        Rect(
          x: box.midX - spoke.width / 2, y: box.midY + spoke.y - side.height / 2, width: spoke.width,
          height: spoke.height),
        radius: spoke.width)
      let turn = Scene.Matrix.translation(-box.midX, -box.midY)
        .then(.rotation(Double(index) * 360 / Double(ClassPart.spokeOpacities.count)))
        .then(.translation(box.midX, box.midY))
      let fill = Scene.Item.fill(.roundedRectangle(shape), .color(paint(color).faded(by: opacity)))
      return .group(Scene.Group([fill], transform: turn))
    }
  }

  func contentInsets(_ look: Look) -> EdgeInsets {
    guard let index = look.component.properties.firstIndex(where: { $0.role == .insets }),
      case .edgeInsets(let insets) = look.property(index).value
    else { return EdgeInsets(0) }
    return insets
  }

  /// The size of the image or the activity indicator beside a button's texts; nil where there is none.
  func imageSize(_ look: Look) -> Size? {
    let layer = look.layers.first { $0.isButtonContent && $0.kind == .image }
    guard let layer, layer[.hidden] != .bool(true) else { return nil }
    if showsActivity(look) {
      return Size(width: StyleButtonLayout.activitySide, height: StyleButtonLayout.activitySide)
    }
    guard case .image = layer[.contents] else { return nil }
    return layer.imageSize
  }
}
