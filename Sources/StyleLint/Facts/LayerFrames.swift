import StyleModel

extension Look {
  /// Whether a layer and all that it lies in are drawn.
  func isShown(_ index: Int) -> Bool {
    var next: Int? = index
    while let layer = next {
      if layers[layer][.hidden] == .bool(true) || layers[layer].number(.opacity) <= 0 { return false }
      next = layers[layer].parent
    }
    return true
  }
}

extension LookLayer {
  /// The value of a property that is a number; 0 for any other.
  func number(_ property: LayerProperty) -> Double { self[property].double ?? 0 }

  func color(_ property: LayerProperty) -> Color? { self[property].color }

  func isTrue(_ property: LayerProperty) -> Bool { self[property] == .bool(true) }

  /// Whether the layer's own shadow has an opacity and a colour.
  var castsShadow: Bool {
    number(.shadowOpacity) > 0 && (color(.shadowColor)?.alpha ?? 0) > 0
  }

  /// The shadows of the layer's box, the first at the top.
  var boxShadows: [BoxShadow] { if case .shadows(let shadows) = self[.shadows] { shadows } else { [] } }

  /// Whether the layer itself, without its sublayers, puts anything on the screen.
  var paints: Bool {
    if (color(.backgroundColor)?.alpha ?? 0) > 0 { return true }
    if number(.borderWidth) > 0, (color(.borderColor)?.alpha ?? 0) > 0 { return true }
    if boxShadows.contains(where: { $0.isSeen && ($0.isInset || !isTrue(.masksToBounds)) }) { return true }
    if case .outline(let outline) = self[.outline], outline.isSeen, !isTrue(.masksToBounds) { return true }
    switch layer.kind {
    case .rectangle, .stack: return false
    case .gradient:
      if case .gradientStops(let stops) = self[.stops] { return stops.contains { $0.color.alpha > 0 } }
      return false
    case .shape:
      let strokes = number(.lineWidth) > 0 && (color(.strokeColor)?.alpha ?? 0) > 0
      return strokes || (color(.fillColor)?.alpha ?? 0) > 0
    case .text: return !(self[.string].text ?? "").isEmpty
    case .image: return !self[.contents].isNull
    case .material: return true
    case .component:
      return nested?.layers.indices.contains { nested?.isDrawn($0) ?? false } ?? false
    }
  }
}

extension Look {
  /// Whether a layer is shown and paints something.
  func isDrawn(_ index: Int) -> Bool { isShown(index) && layers[index].paints }
}
