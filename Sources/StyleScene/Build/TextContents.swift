import StyleModel

extension SceneBuilder {
  /// What a text layer shows, or a label, or the title of a button.
  func text(_ layer: LookLayer, _ frame: Rect, _ look: Look, _ title: String?) -> [Scene.Item] {
    if isHiddenByTitle(layer, look, title) { return [] }
    guard var text = text(of: layer, in: frame, title) else { return [] }
    if layer.layer.frame.isButtonContent {
      let content = buttonContent(look, in: frame)
      text = content.place(text, of: size(ofTitle: text, in: content))
    }
    return [.text(shrunk(text, to: layer[.minimumScaleFactor].double ?? 1))]
  }

  /// Whether it is a placeholder in the place of which the title of the preview is shown.
  private func isHiddenByTitle(_ layer: LookLayer, _ look: Look, _ title: String?) -> Bool {
    guard case .base = layer.layer.owner, layer.layer.name == "placeholder", let title, !title.isEmpty,
      let text = look.layers.first(where: { $0.layer.name == "text" && $0.layer.owner == layer.layer.owner })
    else { return false }
    return text[.string].isNull
  }

  /// How large a button's title would like to be; nil where there is nothing to read.
  func titleSize(of look: Look, _ title: String?, in content: ButtonContent) -> Size? {
    guard
      let layer = look.layers.first(where: { $0.layer.frame.isButtonContent && $0.layer.kind == .text }),
      layer[.hidden] != .bool(true),
      let text = text(of: layer, in: Rect(x: 0, y: 0, width: 0, height: 0), title)
    else { return nil }
    return size(ofTitle: text, in: content)
  }

  private func size(ofTitle text: Scene.Text, in content: ButtonContent) -> Size {
    let width = texts.width(of: text)
    guard content.readsHeight else { return Size(width: width, height: 0) }
    var text = text
    text.box.width = text.lineLimit == 1 ? SceneBuilder.farthest : max(1, content.widthOfTitle)
    text.box.height = SceneBuilder.farthest
    let bounds = texts.makeLayouts().bounds(of: text)
    return Size(width: width, height: bounds?.height.rounded(.up) ?? 0)
  }

  /// nil where there is nothing to read.
  func text(of layer: LookLayer, in box: Rect, _ title: String?) -> Scene.Text? {
    let isBase = if case .base = layer.layer.owner { true } else { false }
    let isOwnTitle = layer.layer.name == "title" || layer.layer.name == "text"
    let string = layer.shownText(title: isOwnTitle ? title : nil)
    guard let string, !string.isEmpty, let color = layer[.foregroundColor].color,
      case .font(let font) = layer[.font]
    else { return nil }
    let alignments: [String: Scene.Text.Alignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
    let truncations: [String: Scene.Text.Truncation] = ["none": .none, "start": .start, "middle": .middle]
    var lines = Int(clamping: layer[.numberOfLines].double ?? 1)
    if lines == 1, reader.isAccessibilitySize, font.textStyle != nil, layer.layer.frame.isButtonContent,
      sheet.wrapsLargeTitle(ofComponent: layer.look.componentIndex)
    {
      lines = 0
    }
    // The text of a text view begins at its top.
    let isCentered = if case .part(.textViewText, _) = layer.layer.frame { false } else { isBase }
    let growth = font.growth(for: reader)
    let height = font.lineHeight.map { min($0 * growth, SceneBuilder.largestFont) }
    return Scene.Text(
      encodable(string),
      font: Scene.Font(
        family: font.family, size: min(font.pointSize(for: reader), SceneBuilder.largestFont),
        weight: font.weight.css, tracking: clamped(font.tracking * growth), isUnderlined: font.underline,
        isStruckThrough: font.strikethrough),
      color: paint(color), box: box,
      alignment: alignments[layer[.alignmentMode].text ?? ""] ?? (isRightToLeft ? .right : .natural),
      verticalAlignment: isCentered ? .center : .top,
      truncation: truncations[layer[.truncationMode].text ?? ""] ?? .end,
      lineLimit: layer[.isWrapped] == .bool(true) || lines == 0 ? (lines > 1 ? lines : nil) : lines,
      lineHeight: height, paragraphSpacing: clamped(font.paragraphSpacing * growth),
      // A CATextLayer draws into its own bounds; a label isn't as exact.
      isClipped: !isBase)
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
    // A line that begins at the top keeps its height.
    if text.verticalAlignment == .top, text.lineHeight == nil {
      smaller.lineHeight = texts.makeLayouts().bounds(of: text)?.height
    }
    return smaller
  }

  private func clamped(_ points: Double) -> Double {
    max(-SceneBuilder.largestFont, min(points, SceneBuilder.largestFont))
  }

  /// In points. Past it a letter fills any picture, and font libraries count past their numbers' ends.
  private static let largestFont = 4096.0
}
