import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Path {
  /// A star with its first tip at the top, stretched to fill `rect` from its centre; a regular polygon without an inner
  /// radius, which is a part of the outer.
  static func star(_ points: Int, innerRadius: Double?, in rect: Rect) -> Scene.Path {
    let count = max(3, points)
    let steps = innerRadius == nil ? count : count * 2
    let outline = (0..<steps).map { step in
      let radius = innerRadius.map { step.isMultiple(of: 2) ? 1 : $0 } ?? 1
      let turn = Double(step) / Double(steps) * 2 * .pi - .pi / 2
      return Point(
        x: rect.midX + cos(turn) * radius * rect.width / 2,
        y: rect.midY + sin(turn) * radius * rect.height / 2)
    }
    return Scene.Path(polygon: outline)
  }

  /// The `d` of an SVG path (SVG 2, § 9.3), whose origin comes to lie at `origin`.
  init(svg data: String, at origin: Point) {
    self.init(SVGPathData(data)?.outline(from: origin) ?? [])
  }
}
