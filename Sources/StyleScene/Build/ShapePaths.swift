import StyleModel
import StyleRuntime

extension Scene.Path {
  /// A star with its first tip at the top, stretched to fill `rect` from its centre; a regular polygon without an inner
  /// radius, which is a part of the outer.
  static func star(_ points: Int, innerRadius: Double?, in rect: Rect) -> Scene.Path {
    Scene.Path(StylePath.star(points: points, innerRadius: innerRadius, in: rect))
  }

  /// The `d` of an SVG path (SVG 2, § 9.3), whose origin comes to lie at `origin`.
  init(svg data: String, at origin: Point) {
    self.init(SVGPathData(data)?.outline(from: origin) ?? [])
  }
}
