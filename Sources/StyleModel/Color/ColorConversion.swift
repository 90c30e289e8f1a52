import StyleRuntime

extension Color {
  /// The colour converted to another space, unclipped: the result may lie outside the target's gamut.
  ///
  /// Missing components count as 0 on the way, and a hue that has no meaning in the target comes out missing
  /// (CSS Color 4 § 4.4 and § 12).
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    let result = ColorSpace.convert(components.point, from: space, to: target)
    var missing = self.missing.intersection(.alpha)
    if let hue = target.hueIndex, target.isGrey(result) { missing.insert(Missing(index: hue)) }
    return Color(target, Components(result), alpha: alpha, missing: missing)
  }
}

extension Color.Components {
  /// The components as the vector that the kernel computes with.
  var point: SIMD3<Double> { SIMD3(first, second, third) }

  init(_ point: SIMD3<Double>) { self.init(point.x, point.y, point.z) }
}
