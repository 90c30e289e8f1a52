import StyleModel

extension SceneBuilder {
  /// What a layer of its kind shows between its background and its sublayers.
  func contents(_ layer: LookLayer, _ frame: Rect, _ look: Look, _ title: String?) -> [Scene.Item] {
    switch layer.layer.kind {
    case .rectangle: []
    case .gradient: gradient(layer, frame)
    case .shape: shape(layer, frame)
    case .text: text(layer, textBox(layer, frame, look), title)
    case .image: image(layer, frame, look)
    case .component:
      layer.nested.map { [.group(draw($0.look, in: frame))] } ?? []
    }
  }

  // MARK: Gradients

  private func gradient(_ layer: LookLayer, _ frame: Rect) -> [Scene.Item] {
    guard case .gradientStops(let stops) = layer[.stops], stops.count > 1,
      case .point(let start) = layer[.startPoint],
      case .point(let end) = layer[.endPoint],
      let last = stops.last, !frame.isEmpty
    else { return [] }
    let gradient = UnitGradient(from: start, to: end)
    let painted = stops.map { Scene.Stop(paint($0.color), at: $0.location) }
    let fill =
      switch layer[.type].text {
      case "radial": gradient.radial(painted, in: frame)
      case "conic": gradient.conic(painted, in: frame)
      default: gradient.axial(painted, in: frame)
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
        join: joins[layer[.lineJoin].text ?? ""] ?? .miter)
      if case .numbers(let dashes) = layer[.lineDashPattern] { stroke.dashes = dashes }
      items.append(.stroke(outline, paint(color), stroke))
    }
    return items
  }

  private func outline(_ path: Path, _ layer: LookLayer, _ frame: Rect) -> Scene.Shape {
    let points = Int(clamping: layer[.points].double ?? 5)
    switch path {
    case .rectangle: return .rectangle(frame)
    case .ellipse: return .ellipse(frame)
    case .roundedRectangle:
      return .roundedRectangle(
        Scene.RoundedRectangle(
          frame, radius: layer[.cornerRadius].double ?? 0,
          curve: layer[.cornerCurve].text == "continuous" ? .continuous : .circular))
    case .star: return .path(.star(points, innerRadius: layer[.innerRadius].double ?? 0.5, in: frame))
    case .polygon: return .path(.star(points, innerRadius: nil, in: frame))
    case .svg(let data): return .path(Scene.Path(svg: data, at: frame.origin))
    }
  }

  // MARK: Text

  /// In points. Past it a letter fills any picture, and font libraries count past their numbers' ends.
  private static let largestFont = 4096.0

  private func text(_ layer: LookLayer, _ box: Rect, _ title: String?) -> [Scene.Item] {
    let isOwnTitle = layer.layer.name == "title" || layer.layer.name == "text"
    let string = layer[.string].text ?? (isOwnTitle ? title : nil)
    guard let string, !string.isEmpty, let color = layer[.foregroundColor].color,
      case .font(let font) = layer[.font]
    else { return [] }
    let alignments: [String: Scene.Text.Alignment] = [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
    ]
    let truncations: [String: Scene.Text.Truncation] = ["none": .none, "start": .start, "middle": .middle]
    let lines = Int(clamping: layer[.numberOfLines].double ?? 1)
    let isBase = if case .base = layer.layer.owner { true } else { false }
    return [
      .text(
        Scene.Text(
          encodable(string),
          font: Scene.Font(
            family: font.family, size: min(font.pointSize, SceneBuilder.largestFont), weight: font.weight.css),
          color: paint(color), box: box, alignment: alignments[layer[.alignmentMode].text ?? ""] ?? .natural,
          verticalAlignment: isBase ? .center : .top,
          truncation: truncations[layer[.truncationMode].text ?? ""] ?? .end,
          lineLimit: layer[.isWrapped] == .bool(true) || lines == 0 ? (lines > 1 ? lines : nil) : lines))
    ]
  }

  /// Within the content insets of a button, and beside its image; else the layer's own frame.
  private func textBox(_ layer: LookLayer, _ frame: Rect, _ look: Look) -> Rect {
    guard case .buttonContent = layer.layer.frame else { return frame }
    var box = contentBox(frame, look)
    if buttonImage(look) != nil {
      // The picture takes a square at the leading side.
      box.x += SceneBuilder.imageSide
      box.width = max(0, box.width - SceneBuilder.imageSide)
    }
    return box
  }

  private func contentBox(_ frame: Rect, _ look: Look) -> Rect {
    let component = sheet.components[look.component]
    guard let index = component.properties.firstIndex(where: { $0.name == "contentInsets" }),
      case .edgeInsets(let insets) = look.properties[index].value
    else { return frame }
    return frame.inset(by: insets)
  }

  // MARK: Images

  static let imageSide = 24.0

  private func buttonImage(_ look: Look) -> ImageSource? {
    guard
      let layer = look.layers.first(where: { $0.layer.name == "image" && $0.layer.frame == .buttonContent }),
      case .image(let source) = layer[.contents]
    else { return nil }
    return source
  }

  /// An image of one colour is a point wide and high. Pictures of an app's catalog and symbols are not at hand: a quiet frame with
  /// a cross stands for them.
  private func image(_ layer: LookLayer, _ frame: Rect, _ look: Look) -> [Scene.Item] {
    guard case .image(let source) = layer[.contents] else { return [] }
    if case .color(let color) = source {
      let place = frame.placing(Size(width: 1, height: 1), contentMode: layer[.contentMode].text)
      return [.fill(.rectangle(place), .color(paint(color)))]
    }
    var box = frame
    if case .buttonContent = layer.layer.frame {
      let content = contentBox(frame, look)
      let side = min(SceneBuilder.imageSide, content.height, content.width)
      box = Rect(x: content.x + 4, y: content.midY - side / 2, width: side, height: side)
    }
    let color = layer[.tintColor].color.map(paint) ?? Scene.Color(red: 0.5, green: 0.5, blue: 0.5)
    let inner = box.inset(by: EdgeInsets(min(box.width, box.height) * 0.15))
    let cross = Scene.Path([
      .move(inner.origin), .line(Point(x: inner.maxX, y: inner.maxY)),
      .move(Point(x: inner.maxX, y: inner.y)),
      .line(Point(x: inner.x, y: inner.maxY)),
    ])
    let line = Scene.Stroke(width: 1)
    return [
      .stroke(.rectangle(inner), color, line), .stroke(.path(cross), color, line),
    ]
  }
}

extension Font.Weight {
  /// CSS's number for `UIFont.Weight`.
  fileprivate var css: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
