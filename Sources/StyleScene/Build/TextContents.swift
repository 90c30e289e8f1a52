import StyleModel

extension SceneBuilder {
  /// The text of a text layer, or of a label, or the title of a button.
  func text(_ layer: LookLayer, _ frame: Rect, _ look: Look, _ title: String?) -> [Scene.Item] {
    if isHiddenByTitle(layer, look, title) { return [] }
    guard var text = text(of: layer, in: frame, title) else { return [] }
    if layer.isButtonContent {
      let content = buttonContent(look, in: frame)
      let sizes =
        content.hasSubtitle
        ? textSizes(of: look, title, in: content)
        : ButtonContent.Texts(title: size(ofTitle: text, in: content))
      text = content.place(text, sizes, isSubtitle: layer.isSubtitle)
    }
    if let place = layer.placeOfLabelText, place != "center" {
      text = placed(text, atBottom: place == "bottom")
    }
    return [.text(shrunk(text, to: layer[.minimumScaleFactor].double ?? 1))]
  }

  /// Whether a layer is a placeholder in whose place the title of the preview is shown.
  private func isHiddenByTitle(_ layer: LookLayer, _ look: Look, _ title: String?) -> Bool {
    guard layer.isOfBase, layer.name == "placeholder", let title, !title.isEmpty,
      let text = look.layers.first(where: { $0.name == "text" && $0.owner == layer.owner })
    else { return false }
    return text[.string].isNull
  }

  /// The sizes that a button's texts want, in points.
  func textSizes(of look: Look, _ title: String?, in content: ButtonContent) -> ButtonContent.Texts {
    let texts = buttonTexts(of: look, title)
    return ButtonContent.Texts(
      title: texts.title.map { size(ofTitle: $0, in: content) },
      subtitle: texts.subtitle.map { size(ofTitle: $0, in: content) })
  }

  /// A button's title and subtitle, each nil where there is nothing to read.
  func buttonTexts(of look: Look, _ title: String?) -> (title: Scene.Text?, subtitle: Scene.Text?) {
    func shown(_ isSubtitle: Bool) -> Scene.Text? {
      let layer = look.layers.first {
        $0.isButtonContent && $0.kind == .text && $0.isSubtitle == isSubtitle
      }
      guard let layer, layer[.hidden] != .bool(true) else { return nil }
      return text(of: layer, in: Rect(x: 0, y: 0, width: 0, height: 0), title)
    }
    return (shown(false), shown(true))
  }

  private func size(ofTitle text: Scene.Text, in content: ButtonContent) -> Size {
    let width = texts.width(of: text)
    guard content.readsHeight else { return Size(width: width, height: 0) }
    var text = text
    text.box.width = text.lineLimit == 1 ? SceneBuilder.farthest : max(1, content.widthOfTexts)
    text.box.height = SceneBuilder.farthest
    let bounds = texts.makeLayouts().bounds(of: text)
    return Size(width: width, height: bounds?.height.rounded(.up) ?? 0)
  }

  /// The text of a layer; nil where there is nothing to read.
  private func stringShown(by layer: LookLayer, _ title: String?) -> String? {
    let name = layer.name
    let string = layer.shownText(title: name == "title" || name == "text" ? title : nil)
    return string?.isEmpty == false ? string : nil
  }

  /// Whether a layer has a text to read.
  func showsText(_ layer: LookLayer, _ title: String?) -> Bool {
    guard case .font = layer[.font] else { return false }
    return stringShown(by: layer, title) != nil && layer[.foregroundColor].color != nil
  }

  /// The text of a layer, set in a box; nil where there is nothing to read.
  func text(of layer: LookLayer, in box: Rect, _ title: String?) -> Scene.Text? {
    let isBase = layer.isOfBase
    // The text of a text view begins at its top.
    let isCentered = if case .part(.textViewText, _) = layer.frameRule { false } else { isBase }
    guard let string = stringShown(by: layer, title), let color = layer[.foregroundColor].color,
      case .font(let font) = layer[.font]
    else { return nil }
    let alignment: Scene.Text.Alignment =
      switch layer[.alignmentMode].text {
      case "left": .left
      case "center": .center
      case "right": .right
      case "justified": .justified
      case _: isRightToLeft ? .right : .natural
      }
    let place: Scene.Text.VerticalAlignment =
      switch isCentered ? "center" : layer[.verticalAlignment].text {
      case "center": .center
      case "bottom": .bottom
      case _: .top
      }
    let truncation: Scene.Text.Truncation =
      switch layer[.truncationMode].text {
      case "none": .none
      case "start": .start
      case "middle": .middle
      case _: .end
      }
    var lines = Int(clamping: layer[.numberOfLines].double ?? 1)
    if lines == 1, reader.isAccessibilitySize, layer.isButtonContent,
      layer.look.fontOfTitle?.textStyle != nil,
      sheet.wrapsLargeTitle(ofComponent: layer.look.componentIndex)
    {
      lines = 0
    }
    let growth = font.growth(for: reader)
    let height = font.lineHeight.map { min($0 * growth, SceneBuilder.largestFont) }
    return Scene.Text(
      encodable(string),
      font: Scene.Font(
        family: font.family, size: min(font.pointSize(for: reader), SceneBuilder.largestFont),
        weight: font.weight.css, tracking: clamped(font.tracking * growth), isUnderlined: font.underline,
        isStruckThrough: font.strikethrough),
      color: paint(color), box: box,
      alignment: alignment, verticalAlignment: place, truncation: truncation,
      lineLimit: layer[.isWrapped] == .bool(true) || lines == 0 ? (lines > 1 ? lines : nil) : lines,
      lineHeight: height, paragraphSpacing: clamped(font.paragraphSpacing * growth),
      // A CATextLayer draws into its own bounds; a label isn't as exact.
      isClipped: !isBase)
  }

  /// A label's text in a box that is as high as its lines, at the top or at the bottom.
  private func placed(_ text: Scene.Text, atBottom: Bool) -> Scene.Text {
    guard let bounds = texts.makeLayouts().bounds(of: text), text.box.height > 0 else { return text }
    let height = min(bounds.height, text.box.height)
    var text = text
    if atBottom { text.box.y = text.box.maxY - height }
    text.box.height = height
    return text
  }

  /// A text of one line that is too wide for its box, smaller, in the middle of the line.
  private func shrunk(_ text: Scene.Text, to part: Double) -> Scene.Text {
    guard part < 1, text.lineLimit == 1, text.box.width > 0 else { return text }
    let width = texts.width(of: text)
    guard width > text.box.width else { return text }
    var smaller = text
    let scale = max(part, text.box.width / width)
    smaller.font.size *= scale
    smaller.font.tracking *= scale
    // A line of a layer keeps its height, and so does one that begins at the top.
    if text.verticalAlignment == .top || text.isClipped, text.lineHeight == nil {
      smaller.lineHeight = texts.makeLayouts().bounds(of: text)?.height
    }
    return smaller
  }

  private func clamped(_ points: Double) -> Double {
    max(-SceneBuilder.largestFont, min(points, SceneBuilder.largestFont))
  }

  /// The greatest size of a font, in points. Past it a letter fills any picture, and the numbers of font libraries overflow.
  private static let largestFont = 4096.0
}

extension Look {
  /// The font of the title, on which it depends, too, whether a button's subtitle wraps.
  fileprivate var fontOfTitle: Font? {
    guard let index = component.property(.font), case .font(let font) = property(index).value else {
      return nil
    }
    return font
  }
}
