import StyleModel

extension SceneBuilder {
  /// The contents that a layer of its kind shows between its background and its sublayers.
  func contents(_ layer: LookLayer, _ frame: Rect, _ look: Look, _ title: String?) -> [Scene.Item] {
    switch layer.kind {
    case .rectangle, .stack, .component: []
    case .gradient: gradient(layer, frame)
    case .shape: shape(layer, frame)
    case .text: text(layer, frame, look, title)
    case .image: image(layer, frame, look, title)
    case .material: material(layer, frame, look)
    }
  }

  // MARK: Gradients

  private func gradient(_ layer: LookLayer, _ frame: Rect) -> [Scene.Item] {
    guard let gradient = layer.gradient(in: frame.size), let last = gradient.stops.last, !frame.isEmpty else {
      return []
    }
    let painted = gradient.stops.map { Scene.Stop(paint($0.color), at: $0.location) }
    let fill =
      switch gradient.kind {
      case .axial: gradient.geometry.axial(painted, in: frame)
      case .radial: gradient.geometry.radial(painted, in: frame)
      case .conic: gradient.geometry.conic(painted, in: frame)
      }
    let outline = outline(layer, frame)
    return [
      .fill(
        outline.radius > 0 ? .roundedRectangle(outline) : .rectangle(frame), fill ?? .color(paint(last.color))
      )
    ]
  }

  // MARK: Shapes

  private func shape(_ layer: LookLayer, _ frame: Rect) -> [Scene.Item] {
    guard case .path(let path) = layer[.path] else { return [] }
    let outline = outline(path, layer, frame)
    var items: [Scene.Item] = []
    if let color = layer[.fillColor].color {
      items.append(
        .fill(outline, .color(paint(color)), layer[.fillRule].text == "evenOdd" ? .evenOdd : .nonZero))
    }
    if let color = layer[.strokeColor].color, let width = layer[.lineWidth].double, width > 0 {
      let caps: [String: Scene.Stroke.Cap] = ["butt": .butt, "round": .round, "square": .square]
      let joins: [String: Scene.Stroke.Join] = ["miter": .miter, "round": .round, "bevel": .bevel]
      var stroke = Scene.Stroke(
        width: width, cap: caps[layer[.lineCap].text ?? ""] ?? .butt,
        join: joins[layer[.lineJoin].text ?? ""] ?? .miter,
        miterLimit: layer[.miterLimit].double ?? Scene.Stroke.usualMiterLimit)
      if case .numbers(let dashes) = layer[.lineDashPattern] { stroke.dashes = dashes }
      stroke.dashPhase = layer[.lineDashPhase].double ?? 0
      let start = layer[.strokeStart].double ?? 0
      let end = layer[.strokeEnd].double ?? 1
      if start <= 0, end >= 1 {
        items.append(.stroke(outline, paint(color), stroke))
      } else {
        let path = outline.path.trimmed(from: start, to: end)
        if !path.elements.isEmpty { items.append(.stroke(.path(path), paint(color), stroke)) }
      }
    }
    return items
  }

  private func outline(_ path: Path, _ layer: LookLayer, _ frame: Rect) -> Scene.Shape {
    switch path {
    case .rectangle: return .rectangle(frame)
    case .ellipse: return .ellipse(frame)
    case .roundedRectangle:
      return .roundedRectangle(
        Scene.RoundedRectangle(
          frame, radius: layer[.cornerRadius].double ?? 0,
          curve: layer[.cornerCurve].text == "continuous" ? .continuous : .circular))
    case .star, .polygon, .arc, .sector, .ring, .bubble, .svg:
      var values = layer.pathValues
      if isRightToLeft, layer.frameRule.turns { values.arrow = values.arrow.mirrored }
      return .path(Scene.Path(path.outline.elements(in: frame, values)))
    }
  }

  // MARK: Images

  /// The image that a layer shows: a colour, a file of the app's, an activity indicator, or a box in its place.
  private func image(_ layer: LookLayer, _ frame: Rect, _ look: Look, _ title: String?) -> [Scene.Item] {
    let isOfButton = layer.isButtonContent
    let isActive = isOfButton && showsActivity(look)
    // Texts aren't measured for an image that there is not.
    if !isActive, layer[.contents].isNull { return [] }
    var box = frame
    if isOfButton {
      let content = buttonContent(look, in: frame)
      box = content.image(beside: textSizes(of: look, title, in: content))
    }
    if isActive { return activityIndicator(look, in: box) }
    guard case .image(let source) = layer[.contents] else { return [] }
    if box.isEmpty { return [] }
    if case .color(let color) = source {
      return [.fill(.rectangle(layer.area(of: layer.imageSize, in: box)), .color(paint(color)))]
    }
    let tint = layer[.tintColor].color.map(paint)
    let quiet = tint ?? Scene.Color(red: 0.5, green: 0.5, blue: 0.5)
    if case .system(let name) = source { return symbol(named: name, in: box, quiet) }
    let standIn = crossedBox(in: box, quiet)
    guard let (image, files) = layer.appImage else { return standIn }
    let area = layer.area(of: layer.imageSize, in: box).clamped(to: SceneBuilder.farthest)
    guard area.width > 0, area.height > 0 else { return [] }
    return [.image(Scene.Image(files, in: area, tint: image.isTemplate ? tint : nil, standIn: standIn))]
  }
}

extension LookLayer {
  /// The area that an image of one colour fills of the box that its layer has for it: the image is one point wide and high.
  func areaOfColor(in box: Rect) -> Rect { area(of: Size(width: 1, height: 1), in: box) }

  /// The area that an image of this size fills of a box.
  func area(of image: Size, in box: Rect) -> Rect {
    box.placing(image, self[.contentMode].chosen(ContentMode.self) ?? .scaleToFill)
  }
}
