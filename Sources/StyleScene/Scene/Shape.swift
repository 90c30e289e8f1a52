import StyleModel
import StyleRuntime

extension Scene {
  /// An area. The forms that SVG has an element for keep their names, so that the SVG stays readable.
  public enum Shape: Hashable, Sendable {
    case rectangle(Rect)
    case roundedRectangle(RoundedRectangle)
    /// The ellipse inside this rectangle.
    case ellipse(Rect)
    case path(Path)

    public var path: Path {
      switch self {
      case .rectangle(let rect): Path(polygon: rect.corners)
      case .roundedRectangle(let rectangle): rectangle.path
      case .ellipse(let rect): Path(ellipseIn: rect)
      case .path(let path): path
      }
    }

    /// The smallest rectangle around the shape, or a little more where curves bend.
    public var bounds: Rect {
      switch self {
      case .rectangle(let rect), .ellipse(let rect): rect
      case .roundedRectangle(let rectangle): rectangle.rect
      case .path(let path): path.bounds
      }
    }
  }

  /// Lines and cubic Bézier curves, in any number of parts.
  public struct Path: Hashable, Sendable {
    public var elements: [PathElement]

    public init(_ elements: [PathElement] = []) { self.elements = elements }

    /// Makes a closed outline through some points.
    public init(polygon points: [Point]) {
      elements = points.enumerated().map { $0 == 0 ? .move($1) : .line($1) }
      if !points.isEmpty { elements.append(.close) }
    }

    /// Makes an ellipse of four quarter curves, each within 0.03 % of the radius of a true one.
    public init(ellipseIn rect: Rect) { self.init(StylePath.ellipse(in: rect)) }

    /// The smallest rectangle around every point, control points included.
    public var bounds: Rect {
      let points = elements.flatMap { element -> [Point] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      }
      return Rect(around: points) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }

    public static func + (a: Path, b: Path) -> Path { Path(a.elements + b.elements) }
  }
}
