import StyleModel

/// A layer as an oracle of Core Animation's rules reads it: the values of its properties, and the layers in it.
///
/// The oracle shares no code with what draws pictures or writes Swift. Of the model it takes types, the conversion of colours and
/// the reading of SVG paths.
package struct ModelLayer: Sendable {
  package var kind: Kind
  /// In its parent's coordinates.
  package var frame: Rect
  /// Those at the end lie above the others.
  package var sublayers: [ModelLayer] = []
  /// At most one.
  package var mask: [ModelLayer] = []

  var background = ModelColor.zero
  var cornerRadius = 0.0
  var corners = Corners.all
  var borderWidth = 0.0
  var borderColor = ModelColor(0, 0, 0, 1)
  var masksToBounds = false
  var opacity = 1.0
  var isHidden = false
  var anchor = Point(x: 0.5, y: 0.5)
  var transform = Transform.identity
  var shadow = Shadow(color: .black, opacity: 0, offset: Size(width: 0, height: -3), radius: 3)
  /// The first lies above the others.
  var boxShadows: [BoxShadow] = []
  var outline: LayerOutline?
  var gradient = Gradient()
  var shape = Shape()
  var image = Image()

  package enum Kind: Sendable {
    case gradient, shape, image
    /// A layer of another kind, of which the oracle knows what every layer has.
    case other
  }

  struct Gradient {
    var type = "axial"
    var start = Point(x: 0.5, y: 0)
    var end = Point(x: 0.5, y: 1)
    var angle: Double?
    /// Their colours with a straight alpha.
    var stops: [(color: ModelColor, location: Double)] = []
  }

  struct Shape {
    var path = Path.rectangle
    var points = 5
    // The inner corners of a pentagram lie at this part of its radius.
    var innerRadius = (3 - 5.0.squareRoot()) / 2
    var angles = (start: 0.0, end: 360.0)
    var arrow = (edge: "bottom", position: 0.5, offset: 0.0, width: 16.0, height: 8.0)
    var fill = ModelColor(0, 0, 0, 1)
    var isEvenOdd = false
    var line = ModelColor.zero
    var lineWidth = 1.0
    /// Of a path that is none of the named ones, and has no curves.
    var polygons: [[Point]] = []
  }

  struct Image {
    /// nil where it isn't one of a single colour.
    var color: ModelColor?
    var contentMode = "scaleToFill"
  }

  package init(_ kind: LayerKind, frame: Rect) {
    self.kind =
      switch kind {
      case .gradient: .gradient
      case .shape: .shape
      case .image: .image
      case .rectangle, .text, .stack, .material, .component: .other
      }
    self.frame = frame
  }

  /// Whether the oracle knows what the property does. Of lines, it knows those along rectangles; of shadows, those without a blur.
  package static func knows(_ property: LayerProperty) -> Bool {
    var layer = ModelLayer(.rectangle, frame: Rect(size: Size(width: 1, height: 1)))
    return layer.set(property, to: property.defaultValue)
  }

  /// Sets a property. The result is whether the oracle knows what it does.
  @discardableResult
  package mutating func set(_ property: LayerProperty, to value: Value) -> Bool {
    switch property {
    case .backgroundColor: background = ModelColor(premultiplied: value)
    case .borderColor: borderColor = ModelColor(premultiplied: value)
    case .borderWidth: borderWidth = value.double ?? 0
    case .cornerRadius: cornerRadius = value.double ?? 0
    case .maskedCorners: if case .corners(let value) = value { corners = value }
    case .masksToBounds: masksToBounds = value.bool ?? false
    case .opacity: opacity = min(1, max(0, value.double ?? 1))
    case .hidden: isHidden = value.bool ?? false
    case .shadowColor: shadow.color = value.color ?? .clear
    case .shadowOpacity: shadow.opacity = value.double ?? 0
    case .shadowOffset: if case .size(let value) = value { shadow.offset = value }
    case .shadowRadius: shadow.radius = value.double ?? 0
    case .transform: if case .transform(let value) = value { transform = value }
    case .anchorPoint: if case .point(let value) = value { anchor = value }
    case .shadows: if case .shadows(let value) = value { boxShadows = value }
    case .outline: if case .outline(let value) = value { outline = value } else { outline = nil }
    case .stops:
      guard case .gradientStops(let stops) = value else { break }
      gradient.stops = stops.map { (ModelColor(straight: $0.color), $0.location) }
    case .startPoint: if case .point(let value) = value { gradient.start = value }
    case .endPoint: if case .point(let value) = value { gradient.end = value }
    case .angle: gradient.angle = value.double
    case .type: gradient.type = value.text ?? ""
    case .path:
      guard case .path(let path) = value else { break }
      shape.path = path
      if case .svg(let path) = path {
        shape.polygons = polygons(of: SVGPathData(path.data)?.outline() ?? [])
      }
    case .points: shape.points = Int(value.double ?? 0)
    case .innerRadius: shape.innerRadius = value.double ?? 0
    case .startAngle: shape.angles.start = value.double ?? 0
    case .endAngle: shape.angles.end = value.double ?? 0
    case .arrowEdge: shape.arrow.edge = value.text ?? ""
    case .arrowPosition: shape.arrow.position = value.double ?? 0
    case .arrowOffset: shape.arrow.offset = value.double ?? 0
    case .arrowWidth: shape.arrow.width = value.double ?? 0
    case .arrowHeight: shape.arrow.height = value.double ?? 0
    case .fillColor: shape.fill = ModelColor(premultiplied: value)
    case .fillRule: shape.isEvenOdd = value.text == "evenOdd"
    case .strokeColor: shape.line = ModelColor(premultiplied: value)
    case .lineWidth: shape.lineWidth = value.double ?? 0
    case .contents:
      guard case .image(.color(let color)) = value else {
        image.color = nil
        break
      }
      image.color = ModelColor(premultiplied: .color(color))
    case .contentMode: image.contentMode = value.text ?? ""
    case .cornerCurve, .lineCap, .lineJoin, .miterLimit, .lineDashPattern, .lineDashPhase, .strokeStart,
      .strokeEnd,
      .string, .font, .foregroundColor, .alignmentMode, .verticalAlignment, .truncationMode, .isWrapped,
      .numberOfLines, .minimumScaleFactor, .axis, .spacing, .spacingAfter, .alignment, .distribution, .insets,
      .minWidth, .minHeight, .tintColor,
      .material:
      return false
    }
    return true
  }
}

extension ModelLayer {
  /// The root of a look.
  package init(_ look: Look, size: Size) { self.init(look, layer: 0, Rect(size: size)) }

  /// A layer in the root of a look.
  package init(_ look: Look, layer: Int, size: Size) {
    self.init(look, layer: layer, layer == 0 ? Rect(size: size) : look.layers[layer].frame(in: size))
  }

  private init(_ look: Look, layer index: Int, _ frame: Rect) {
    let layer = look.layers[index]
    self.init(layer.layer.kind, frame: frame)
    for property in LayerProperty.properties(of: layer.layer.kind) { set(property, to: layer[property]) }
    // A layer that holds a component is its root.
    let held = layer.nested.map { ModelLayer($0, size: frame.size) }
    sublayers = held?.sublayers ?? []
    mask = held?.mask ?? []
    for (place, inner) in look.layers.enumerated() where inner.layer.parent == index {
      let model = ModelLayer(look, layer: place, inner.frame(in: frame.size))
      if inner.layer.isMask { mask = [model] } else { sublayers.append(model) }
    }
  }
}

/// Red, green, blue and alpha, 0…1, as a rule the first three multiplied by the last.
package typealias ModelColor = SIMD4<Double>

extension ModelColor {
  init(straight color: Color) {
    let mapped = color.mapped(into: .srgb)
    self.init(mapped.components.first, mapped.components.second, mapped.components.third, mapped.alpha)
  }

  init(premultiplied value: Value) {
    self = value.color.map { ModelColor(straight: $0).premultiplied } ?? .zero
  }

  var premultiplied: ModelColor { ModelColor(x * w, y * w, z * w, w) }

  func over(_ below: ModelColor) -> ModelColor { self + below * (1 - w) }
}
