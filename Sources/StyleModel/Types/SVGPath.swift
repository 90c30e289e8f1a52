@_spi(Generated) import StyleRuntime

/// A path that is drawn as in SVG.
public struct SVGPath: Hashable, Sendable {
  /// The path's `d`, as in SVG.
  public var data: String
  /// The rectangle of the path's coordinates that is fitted to the bounds of the layer. Without one, coordinates are points from the top
  /// left corner.
  public var viewBox: Rect?
  public var preserveAspectRatio = PreserveAspectRatio.xMidYMid

  public init(
    _ data: String, viewBox: Rect? = nil, preserveAspectRatio: PreserveAspectRatio = .xMidYMid
  ) {
    self.data = data
    self.viewBox = viewBox
    self.preserveAspectRatio = preserveAspectRatio
  }
}

extension SVGPath {
  package static let parts = [
    ValuePart("svg", .string, isRequired: true), ValuePart("viewBox", .rect, unit: .plain),
    ValuePart(
      "preserveAspectRatio", PreserveAspectRatio.type,
      standard: .choice(PreserveAspectRatio.xMidYMid.rawValue)),
  ]

  /// The values of the path's parts, in the order of `SVGPath.parts`.
  package var parts: [Value] {
    [.string(data), viewBox.map { .rect($0) } ?? .null, .choice(preserveAspectRatio.rawValue)]
  }

  /// Makes a path of the values of its parts; nil where a part has another type.
  init?(parts: [Value]) {
    guard parts.count == SVGPath.parts.count, let data = parts[0].text,
      let ratio = parts[2].chosen(PreserveAspectRatio.self)
    else { return nil }
    self.init(data, preserveAspectRatio: ratio)
    if case .rect(let box) = parts[1] { viewBox = box } else if !parts[1].isNull { return nil }
  }
}

extension Path {
  /// The outline as the kernel draws it, in pictures and in apps.
  package var outline: StylePath {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .ellipse: .ellipse
    case .star: .star
    case .polygon: .polygon
    case .arc: .arc
    case .sector: .sector
    case .ring: .ring
    case .bubble: .bubble
    case .svg(let path):
      if let viewBox = path.viewBox {
        .drawing(path.elements, viewBox: viewBox, preserveAspectRatio: path.preserveAspectRatio)
      } else {
        .outline(path.elements)
      }
    }
  }
}

extension SVGPath {
  /// The path as lines and curves, in its own coordinates.
  package var elements: [PathElement] { SVGPathData(data)?.outline() ?? [] }
}
