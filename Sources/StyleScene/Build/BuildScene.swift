import StyleModel

/// Builds the display list of one look by Core Animation's rules: the control inside its picture's margin.
///
/// `style` is the style of the picture.
public func buildScene(_ picture: Picture, in style: PreparedStyle) -> Scene {
  picture.scene(of: picture.look(in: style), in: style)
}

extension Picture {
  /// Builds the scene of one of the style's looks, inside the picture's margin.
  package func scene(of look: Look, in style: PreparedStyle) -> Scene {
    let scene = framed(drawControl(look, in: style), in: style.sheet)
    return look.hasMaterial ? scene.showingBackdrops : scene
  }

  /// Draws a control in one of its looks, alone, its frame at the origin; empty where that would be too much to draw.
  func drawControl(_ look: Look, in style: PreparedStyle) -> Scene.Group {
    let spec = spec(in: style.sheet)
    if draws(tooMuch: look, in: style) { return Scene.Group([]) }
    return builder(of: look, in: style).draw(look, in: Rect(size: spec.size), title: spec.title)
  }

  /// The amount that the picture draws.
  func drawnAmount(in style: PreparedStyle) -> DrawnAmount {
    look(in: style).drawnAmount(title: spec(in: style.sheet).title)
  }

  /// Whether one of the style's looks is too much to draw.
  func draws(tooMuch look: Look, in style: PreparedStyle) -> Bool {
    style.mayDrawTooMuch && look.drawnAmount(title: spec(in: style.sheet).title).isTooMuch
  }

  func builder(of look: Look, in style: PreparedStyle) -> SceneBuilder {
    SceneBuilder(
      sheet: style.sheet, texts: style.texts,
      reader: view.contentSize ?? style.sheet.modes.contentSize(in: look.modes),
      isRightToLeft: view.isRightToLeft)
  }

  /// The scene of a control inside the margin.
  private func framed(_ control: Scene.Group, in sheet: ResolvedSheet) -> Scene {
    var control = control
    control.transform = control.transform.then(.translation(view.margin.left, view.margin.top))
    return Scene(size: size(in: sheet), frame: frame(in: sheet), items: [.group(control)])
  }
}

struct SceneBuilder {
  let sheet: ResolvedSheet
  let texts: any TextMeasurer
  /// The text size that a reader has chosen.
  let reader: ContentSize
  /// Whether the reader's language is written from right to left.
  let isRightToLeft: Bool

  /// The greatest coordinate in points, either way: farther out than any picture reaches, and near enough for the numbers of every
  /// renderer.
  static let farthest = 524_288.0

  /// The frame, in the picture, of a layer whose frame in its parent is `own`.
  func placed(_ own: Rect, in parent: Rect) -> Rect {
    Rect(x: parent.x + own.x, y: parent.y + own.y, width: own.width, height: own.height)
      .clamped(to: SceneBuilder.farthest)
  }

  /// The frame of a layer in a parent of this size. What a class lays out itself, and what is measured from a leading or trailing edge, is
  /// mirrored for a reader from right to left.
  func frame(of layer: LookLayer, in parent: Size) -> Rect {
    let frame = layer.frame(in: parent)
    guard isRightToLeft, layer.frameRule.turns else { return frame }
    return Rect(x: parent.width - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Draws the root layer of a look with all that it holds.
  func draw(_ look: Look, in frame: Rect, title: String? = nil) -> Scene.Group {
    draw(layer: 0, of: look, in: frame, title: title)
  }

  /// Draws a layer and its sublayers, in the coordinates of its parent.
  ///
  /// Core Animation composites in this order: background, contents, sublayers, border; then the shadow of all of that
  /// beneath it; then the mask; then the opacity. `masksToBounds` clips contents and sublayers to the rounded bounds,
  /// and the shadow away.
  private func draw(layer index: Int, of look: Look, in frame: Rect, title: String?) -> Scene.Group {
    let layer = look.layers[index]
    // Some classes have one size, whatever frame they are given.
    let fixed = layer.nested?.component.base.fixedSize
    let frame = fixed.map { Rect(x: frame.x, y: frame.y, width: $0.width, height: $0.height) } ?? frame
    let shape = outline(layer, frame)
    let clips = layer.clips
    var items = clips ? [] : outerShadows(layer, shape)
    if !frame.isEmpty, let color = layer[.backgroundColor].color {
      items.append(.fill(.roundedRectangle(shape), .color(paint(color))))
    }
    var inside: [Scene.Item] = []
    // A gradient and a material fill the outline already, and are not cut again.
    if layer.kind == .gradient || layer.kind == .material {
      items += contents(layer, frame, look, title)
    } else {
      inside = contents(layer, frame, look, title)
    }
    inside += innerShadows(layer, shape)
    // A layer that holds a component is its root.
    if let held = layer.nested { inside += sublayers(of: 0, held, frame, title: nil) }
    inside += sublayers(of: index, look, frame, title: title)
    if !inside.isEmpty, !(clips && frame.isEmpty) {
      items += clips ? [.group(Scene.Group(inside, clip: .roundedRectangle(shape)))] : inside
    }
    items += border(layer, shape)
    if !clips { items += ring(layer, shape) }
    return Scene.Group(
      items, shadow: clips ? nil : shadow(layer),
      mask: mask(of: index, look, frame) ?? layer.nested.flatMap { mask(of: 0, $0, frame) },
      opacity: layer.shownOpacity,
      transform: transform(layer, frame))
  }

  private func sublayers(of index: Int, _ look: Look, _ frame: Rect, title: String?) -> [Scene.Item] {
    let stacked = framesInStack(index, look, frame.size, title)
    return look.sublayers(of: index).compactMap { place in
      let sublayer = look.layers[place]
      guard !sublayer.isMask, sublayer[.hidden] != .bool(true) else { return nil }
      let own = placed(stacked?[place] ?? self.frame(of: sublayer, in: frame.size), in: frame)
      return .group(draw(layer: place, of: look, in: own, title: title))
    }
  }

  func outline(_ layer: LookLayer, _ frame: Rect) -> Scene.RoundedRectangle {
    var corners = Corners.all
    if case .corners(let masked) = layer[.maskedCorners] { corners = masked }
    return Scene.RoundedRectangle(
      frame, radius: layer[.cornerRadius].double ?? 0,
      curve: layer[.cornerCurve].text == "continuous" ? .continuous : .circular, corners: corners)
  }

  /// The border of a layer, inside the bounds: between the outline and one that is smaller by the border's width on each side.
  private func border(_ layer: LookLayer, _ shape: Scene.RoundedRectangle) -> [Scene.Item] {
    guard let color = layer[.borderColor].color else { return [] }
    return band(layer[.borderWidth].double ?? 0, within: shape, color)
  }

  /// The ring around a layer, whose corners have the centres of the layer's own.
  private func ring(_ layer: LookLayer, _ shape: Scene.RoundedRectangle) -> [Scene.Item] {
    guard case .outline(let outline) = layer[.outline] else { return [] }
    guard let edge = shape.grown(by: outline.offset + outline.width) else { return [] }
    return band(outline.width, within: edge, outline.color)
  }

  /// A band of a width along the inside of an outline.
  private func band(_ width: Double, within shape: Scene.RoundedRectangle, _ color: Color) -> [Scene.Item] {
    let width = min(width, min(shape.rect.width, shape.rect.height) / 2)
    guard width > 0, color.alpha > 0 else { return [] }
    // A pen that follows a corner draws the same, as long as the corner is round where the pen's middle runs.
    guard shape.fittedRadius > 0, shape.curve == .continuous || width >= 2 * shape.fittedRadius else {
      return [
        .stroke(.roundedRectangle(shape.inset(by: width / 2)), paint(color), Scene.Stroke(width: width))
      ]
    }
    let ring = shape.path + shape.inset(by: width).path
    return [.fill(.path(ring), .color(paint(color)), .evenOdd)]
  }

  private func shadow(_ layer: LookLayer) -> Scene.Shadow? {
    let opacity = min(1, max(0, layer[.shadowOpacity].double ?? 0))
    guard opacity > 0, let color = layer[.shadowColor].color, case .size(let offset) = layer[.shadowOffset]
    else {
      return nil
    }
    return Scene.Shadow(
      color: paint(color).faded(by: opacity),
      offset: Point(x: offset.width, y: offset.height).clamped(to: SceneBuilder.farthest),
      sigma: layer[.shadowRadius].double ?? 0)
  }

  private func mask(of index: Int, _ look: Look, _ frame: Rect) -> [Scene.Item]? {
    guard let place = look.sublayers(of: index).first(where: { look.layers[$0].isMask }) else { return nil }
    let own = placed(self.frame(of: look.layers[place], in: frame.size), in: frame)
    return [.group(draw(layer: place, of: look, in: own, title: nil))]
  }

  /// The transform around the layer's anchor point: scales, then rotates, then moves.
  func transform(_ layer: LookLayer, _ frame: Rect) -> Scene.Matrix {
    guard case .transform(let transform) = layer[.transform], transform != .identity else { return .identity }
    var anchor = Point(x: 0.5, y: 0.5)
    if case .point(let point) = layer[.anchorPoint] { anchor = point }
    let (x, y) = (frame.x + frame.width * anchor.x, frame.y + frame.height * anchor.y)
    let move = transform.translation(in: frame.size)
    return Scene.Matrix.translation(-x, -y)
      .then(.scale(transform.scale.width, transform.scale.height))
      .then(.rotation(transform.rotation))
      .then(.translation(x + move.x, y + move.y))
  }

  func paint(_ color: Color) -> Scene.Color {
    let mapped = color.mapped(into: .srgb)
    return Scene.Color(
      red: mapped.components.first, green: mapped.components.second, blue: mapped.components.third,
      alpha: color.alpha, wide: color.isInGamut(of: .srgb) ? nil : Scene.Color.DisplayP3(color))
  }
}

extension LookLayer {
  /// The opacity, 0…1; 0 for a hidden layer.
  var shownOpacity: Double {
    self[.hidden] == .bool(true) ? 0 : min(1, max(0, self[.opacity].double ?? 1))
  }

  /// Whether the layer's bounds cut off what lies outside them.
  var clips: Bool { self[.masksToBounds] == .bool(true) }
}
