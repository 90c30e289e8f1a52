import StyleModel

extension SceneBuilder {
  /// The frame of each layer in a stack, by the index of the layer; nil where the layer at `index` is no stack.
  func framesInStack(_ index: Int, _ look: Look, _ size: Size, _ title: String?) -> [Int: Rect]? {
    guard look.layers[index].kind == .stack else { return nil }
    return stackLayout(of: look, title).frames(in: index, size: size)
  }

  /// The size of a component with its contents, within some width; nil where nothing measures that.
  func fittingSize(of look: Look, _ title: String?, in width: Double? = nil) -> Size? {
    stackLayout(of: look, title).fittingSize(width: width) ?? sizeOfText(look, title, in: width)
  }

  /// The size of a button or a label by the text that UIKit writes in it.
  private func sizeOfText(_ look: Look, _ title: String?, in width: Double?) -> Size? {
    guard look.component.fitsText else { return nil }
    let insets = contentInsets(look)
    var frame = Rect(x: 0, y: 0, width: SceneBuilder.farthest, height: SceneBuilder.farthest)
    let isLabel = look.component.base.fit == .text
    let layouts = texts.makeLayouts()
    let shown = look.layers.filter { $0.isOfText && $0[.hidden] != .bool(true) }
      .compactMap { layer in text(of: layer, in: frame, title).map { (layer.isSubtitle, $0) } }
    if let width, isLabel || shown.first?.1.lineLimit != 1 { frame.width = width }
    let content = buttonContent(look, in: frame)
    func size(isSubtitle: Bool) -> Size? {
      guard var text = shown.first(where: { $0.0 == isSubtitle })?.1 else { return nil }
      if frame.width < SceneBuilder.farthest { text.box.width = max(1, content.widthOfTexts) }
      return layouts.bounds(of: text).map {
        Size(width: $0.width.rounded(.up), height: $0.height.rounded(.up))
      }
    }
    let own = ButtonContent.Texts(title: size(isSubtitle: false), subtitle: size(isSubtitle: true))
    let size = isLabel ? own.title ?? Size(width: 0, height: 0) : content.size(own)
    return Size(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// Whether a text that the component's size depends on is empty; a button with an image needs none.
  fileprivate func lacksText(_ look: Look, _ title: String?) -> Bool {
    if look.component.base.fit == .titleAndImage, imageSize(look) != nil { return false }
    let hasStack = look.layers.contains { $0.kind == .stack }
    return look.layers.contains {
      $0.kind == .text && $0.isOfText != hasStack && !$0.isSubtitle && $0[.hidden] != .bool(true)
        && !showsText($0, title)
    }
  }

  private func stackLayout(of look: Look, _ title: String?) -> StackLayout {
    let layouts = texts.makeLayouts()
    return StackLayout(look, isRightToLeft: isRightToLeft, reader: reader) { layer, width in
      switch layer.kind {
      case .text: textSize(layer, width, title, layouts)
      case .image: layer.imageSize
      case .component: layer.nested.flatMap { sizeOfText($0, nil, in: width) }
      case .rectangle, .gradient, .shape, .stack, .material: nil
      }
    } baselines: { layer, width in
      guard layer.kind == .text else { return nil }
      let box = Rect(x: 0, y: 0, width: width, height: SceneBuilder.farthest)
      return text(of: layer, in: box, title).flatMap(layouts.baselines)
    }
  }

  /// The size of a text in whole points, so that a text set in it again is not cut.
  private func textSize(
    _ layer: LookLayer, _ width: Double?, _ title: String?, _ layouts: any TextLayouts
  ) -> Size {
    let box = Rect(x: 0, y: 0, width: width ?? SceneBuilder.farthest, height: SceneBuilder.farthest)
    guard let text = text(of: layer, in: box, title), let bounds = layouts.bounds(of: text) else {
      return Size(width: 0, height: 0)
    }
    return Size(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
  }
}

/// The approximate size of a component with its contents, in points, where nothing sets texts; nil where that isn't known.
///
/// - Parameter emptyTexts: Whether texts without a letter are as small as they are in a picture. Otherwise an app is expected to fill
///   them, and the size isn't known.
package func estimatedSize(
  of look: Look, _ preview: PreviewSpec, in sheet: ResolvedSheet, emptyTexts: Bool = false
) -> Size? {
  let builder = SceneBuilder(
    sheet: sheet, texts: EstimatedTexts(), reader: sheet.modes.contentSize(in: look.modes),
    isRightToLeft: false)
  guard let contents = builder.fittingSize(of: look, preview.title, in: preview.width),
    emptyTexts || !builder.lacksText(look, preview.title)
  else { return nil }
  let size = preview.size(fitting: contents)
  return Size(width: max(0, size.width), height: max(0, size.height))
}

extension LookLayer {
  /// Whether the layer is the title of a button or the text of a label.
  fileprivate var isOfText: Bool { kind == .text && isOfBase }
}

extension Picture {
  /// The picture in the size that fits its contents, if its preview asks for that.
  package func fitted(in style: PreparedStyle) -> Picture {
    let spec = spec(in: style.sheet)
    guard spec.isFitting, view.size == nil else { return self }
    let look = look(in: style)
    if draws(tooMuch: look, in: style) { return self }
    guard let contents = builder(of: look, in: style).fittingSize(of: look, spec.title, in: spec.width)
    else { return self }
    let size = spec.size(fitting: contents)
    var picture = self
    let most = PictureLimit.fittingSide
    picture.view.size = Size(width: max(1, min(most, size.width)), height: max(1, min(most, size.height)))
    return picture
  }
}
