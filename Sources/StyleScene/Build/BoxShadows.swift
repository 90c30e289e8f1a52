import StyleModel

// The shadows of a list, which the box of a layer casts whatever the layer shows.
extension SceneBuilder {
  /// The shadows that fall outwards, the last at the bottom. They are seen outside of the box alone, also where it is transparent.
  func outerShadows(_ layer: LookLayer, _ box: Scene.RoundedRectangle) -> [Scene.Item] {
    boxShadows(layer, isInset: false).compactMap { shadow in
      guard let caster = box.spread(by: shadow.spread) else { return nil }
      let cast = shadow.cast(by: .roundedRectangle(caster), .nonZero, paint)
      let extent = cast.shadow.map { $0.bounds(of: caster.rect) } ?? caster.rect
      let outside = Scene.Path(polygon: extent.union(box.rect).outset(by: 1).corners) + box.path
      return .group(
        Scene.Group([.group(cast)], mask: [.fill(.path(outside), .color(.white), .evenOdd)]))
    }
  }

  /// The shadows that fall inwards, the last at the bottom.
  func innerShadows(_ layer: LookLayer, _ box: Scene.RoundedRectangle) -> [Scene.Item] {
    boxShadows(layer, isInset: true).map { shadow in
      let distance =
        3 * shadow.radius + abs(shadow.spread) + abs(shadow.offset.width) + abs(shadow.offset.height)
      var edge = Scene.Path(
        polygon: box.rect.outset(by: distance + 1).clamped(to: SceneBuilder.farthest).corners)
      if let hole = box.spread(by: -shadow.spread) { edge = edge + hole.path }
      return .group(
        Scene.Group([.group(shadow.cast(by: .path(edge), .evenOdd, paint))], clip: .roundedRectangle(box)))
    }
  }

  private func boxShadows(_ layer: LookLayer, isInset: Bool) -> [BoxShadow] {
    guard case .shadows(let shadows) = layer[.shadows] else { return [] }
    return shadows.filter { $0.isInset == isInset && $0.isSeen }.reversed()
  }
}

extension BoxShadow {
  /// The shadow of a shape, without the shape.
  fileprivate func cast(
    by shape: Scene.Shape, _ rule: Scene.FillRule, _ paint: (Color) -> Scene.Color
  ) -> Scene.Group {
    Scene.Group(
      [.fill(shape, .color(.white), rule)],
      shadow: Scene.Shadow(
        color: paint(color).faded(by: opacity),
        offset: Point(x: offset.width, y: offset.height).clamped(to: SceneBuilder.farthest), sigma: radius,
        isAlone: true))
  }
}

extension Scene.Color {
  /// The colour in which a shape casts its shadow; any opaque one would do.
  fileprivate static let white = Scene.Color(red: 1, green: 1, blue: 1, alpha: 1)
}

extension Scene.RoundedRectangle {
  /// The rectangle grown by a distance on each side, with corners around the same centres; nil where nothing is left. Square corners stay
  /// square.
  func grown(by distance: Double) -> Scene.RoundedRectangle? {
    grown(by: distance, radius: fittedRadius > 0 ? max(0, fittedRadius + distance) : 0)
  }

  /// The rectangle as the shape of a shadow with a spread: a corner whose radius is smaller than the spread grows less, so that one that is
  /// hardly round stays sharp. With the proportion 1 + (r − 1)³ of CSS Backgrounds 3, § 6.1.1, where r is the radius in spreads.
  fileprivate func spread(by distance: Double) -> Scene.RoundedRectangle? {
    guard fittedRadius > 0, distance > fittedRadius else { return grown(by: distance) }
    let rest = fittedRadius / distance - 1
    return grown(by: distance, radius: fittedRadius + distance * (1 + rest * rest * rest))
  }

  private func grown(by distance: Double, radius: Double) -> Scene.RoundedRectangle? {
    guard rect.width + 2 * distance > 0, rect.height + 2 * distance > 0 else { return nil }
    return Scene.RoundedRectangle(
      rect.outset(by: distance).clamped(to: SceneBuilder.farthest), radius: radius, curve: curve,
      corners: corners)
  }
}
