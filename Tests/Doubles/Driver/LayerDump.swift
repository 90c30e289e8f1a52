import QuartzCore

/// A line a layer, in the words of `LookDump`.
func tree(_ layer: CALayer) -> [String] {
  [line(layer, layer.name ?? "unnamed")] + parts(of: layer).flatMap(tree) + masks(layer)
}

/// What lies in a layer, in the order in which it is drawn. What lies in a layer with a material is held by a view: in the glass, or above a
/// blur.
func parts(of layer: CALayer) -> [CALayer] {
  let holder = content(of: layer) ?? layer
  return holder.drawnSublayers.filter { !isDecoration($0) && !isContent($0) }.flatMap { part in
    isView(part, "StyleGlassContainer") ? glass(in: part, of: holder) : [part]
  }
}

/// The layers of glass in a view that draws them together, and that lies where its parent does.
private func glass(in container: CALayer, of parent: CALayer) -> [CALayer] {
  guard container.frame == CGRect(origin: .zero, size: parent.bounds.size) else { return [] }
  return container.drawnSublayers.flatMap { part in
    isView(part, "StyleMaterialView") ? [part] : glass(in: part, of: container)
  }
}

/// The layer that holds what lies in a layer with a material.
private func content(of layer: CALayer) -> CALayer? {
  layer.drawnSublayers.first(where: isMaterial).flatMap { effect in
    (effect.drawnSublayers.flatMap { [$0] + $0.drawnSublayers } + layer.drawnSublayers).first(
      where: isContent)
  }
}

private func isContent(_ layer: CALayer) -> Bool { isView(layer, "StyleMaterialContent") }

private func isView(_ layer: CALayer, _ name: String) -> Bool {
  layer.view.map { "\(type(of: $0))" == name } ?? false
}

/// Content lies in glass, and above a blur, which clips all that it holds; and it has the corners of its layer.
private func liesInItsMaterial(_ content: CALayer, _ layer: CALayer, _ material: any SpelledMaterial) -> Bool
{
  let isInside = content.superlayer !== layer
  return isInside == material._text.hasPrefix("glass")
    && content.frame == CGRect(origin: .zero, size: layer.bounds.size) && content._radii == layer._radii
    && content.cornerCurve == layer.cornerCurve
}

/// Whether it is the ring around the layer that it lies in, a shadow of its box or its material: a part of that layer's line.
func isDecoration(_ layer: CALayer) -> Bool { isRing(layer) || isBoxShadow(layer) || isMaterial(layer) }

private func isMaterial(_ layer: CALayer) -> Bool { layer.view is any SpelledMaterial }

/// What a layer blurs what lies below it with: below all that lies in the layer, and in its corners.
private func material(_ layer: CALayer) -> String? {
  let blurs = layer.drawnSublayers.filter(isMaterial)
  guard let blur = blurs.first, let material = blur.view as? any SpelledMaterial else { return nil }
  let radii = material._radii
  let most = min(layer.cornerRadius, layer.bounds.width / 2, layer.bounds.height / 2)
  let fits =
    blurs.count == 1 && layer.drawnSublayers.first === blur
    && blur.frame == CGRect(origin: .zero, size: layer.bounds.size)
    && (radii == layer._radii || radii == [most])
    && (material._curve ?? layer.cornerCurve) == layer.cornerCurve
    && content(of: layer).map { liesInItsMaterial($0, layer, material) } ?? false
  return material._text + (fits ? "" : " not in its layer")
}

private func isRing(_ layer: CALayer) -> Bool { "\(type(of: layer))" == "StyleOutlineLayer" }

private func isBoxShadow(_ layer: CALayer) -> Bool { "\(type(of: layer))" == "StyleShadowLayer" }

/// The shadows of a layer's box, the first at the top: what casts each, and what a mask leaves of it.
private func boxShadows(_ layer: CALayer) -> [String] {
  layer.drawnSublayers.filter(isBoxShadow).reversed().map { shadow in
    let edge = shadow.mask as? CAShapeLayer
    let liesInBox =
      shadow.zPosition < 0 && shadow.frame == CGRect(origin: .zero, size: layer.bounds.size)
      && edge?.frame == shadow.bounds && edge?.fillRule == .evenOdd
    return "box shadow \(castShadow(shadow)) of \(shadow.shadowPath?.description ?? "nil")"
      + " within \(edge?.path?.description ?? "nil")" + (liesInBox ? "" : " not in its layer")
  }
}

private func castShadow(_ layer: CALayer) -> String {
  "\(layer.shadowColor?.text ?? "nil") \(text(CGFloat(layer.shadowOpacity))) \(text(layer.shadowOffset.width)) \(text(layer.shadowOffset.height)) \(text(layer.shadowRadius))"
}

/// The ring around a layer: how wide it is, how far from the bounds, and its colour. Its corners have the centres of the layer's own.
private func ring(_ layer: CALayer) -> String? {
  guard let ring = layer.drawnSublayers.first(where: isRing) else { return nil }
  let width = ring.borderWidth
  let reach = (ring.bounds.width - layer.bounds.width) / 2
  let radius = min(layer.cornerRadius, layer.bounds.width / 2, layer.bounds.height / 2)
  let isAround =
    abs(ring.frame.midX - layer.bounds.midX) < 0.001 && abs(ring.frame.midY - layer.bounds.midY) < 0.001
    && abs(ring.cornerRadius - (radius > 0 ? max(0, radius + reach) : 0)) < 0.001
    && ring.cornerCurve == layer.cornerCurve && ring.maskedCorners == layer.maskedCorners
  return "outline \(text(width)) \(text(reach - width)) \(ring.borderColor?.text ?? "nil")"
    + (isAround ? "" : " not around its layer")
}

func masks(_ layer: CALayer) -> [String] {
  layer.mask.map { mask in tree(mask).map { "mask " + $0 } } ?? []
}

func line(_ layer: CALayer, _ name: String) -> String {
  let frame = layer.frame
  var parts = [
    name, transform(layer),
    "frame \(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height))",
    "background \(layer.backgroundColor?.text ?? "nil")",
    "border \(text(layer.borderWidth)) \(layer.borderColor?.text ?? "nil")",
    "radius \(text(layer.cornerRadius)) \(layer.cornerCurve.rawValue)",
    "corners \(layer.maskedCorners.rawValue) anchor \(text(layer.anchorPoint.x)) \(text(layer.anchorPoint.y))",
    "clips \(layer.masksToBounds || content(of: layer)?.masksToBounds ?? false)",
    "opacity \(text(CGFloat(layer.opacity)))", "hidden \(layer.isHidden)",
    "shadow \(castShadow(layer))",
  ]
  parts += boxShadows(layer)
  if let ring = ring(layer) { parts.append(ring) }
  if let material = material(layer) { parts.append(material) }
  if let gradient = layer as? CAGradientLayer {
    let stops = zip(gradient.locations ?? [], gradient.colors ?? []).map { location, color in
      "\(text(CGFloat(location.doubleValue))) \((color as? CGColor)?.text ?? "nil")"
    }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    parts.append("stops \(stops.joined(separator: ", "))")
    parts.append(
      "from \(text(start.x)) \(text(start.y)) to \(text(end.x)) \(text(end.y)) \(gradient.type.rawValue)")
  }
  if let shape = layer as? CAShapeLayer {
    parts.append("path \(shape.path?.description ?? "nil")")
    parts.append("fill \(shape.fillColor?.text ?? "nil")")
    parts.append("stroke \(shape.strokeColor?.text ?? "nil") \(text(shape.lineWidth))")
    let words = [
      shape.fillRule == .evenOdd ? "evenOdd" : "nonZero", shape.lineCap.rawValue, shape.lineJoin.rawValue,
    ]
    let dash = (shape.lineDashPattern ?? []).map { text(CGFloat($0.doubleValue)) }
    let phase = "from \(text(shape.lineDashPhase))"
    parts.append("\(words.joined(separator: " ")) dash \(dash.joined(separator: " ")) \(phase)")
    parts.append("mitres \(text(shape.miterLimit))")
    parts.append("part \(text(shape.strokeStart)) \(text(shape.strokeEnd))")
  }
  if let words = layer as? CATextLayer {
    let font = (words.font as? any SpelledFont)?.text
    let set = words.string as? NSAttributedString
    let string = set?.string ?? words.string as? String ?? "nil"
    parts.append("string \(string); \(words.foregroundColor?.text ?? "nil")")
    parts.append(
      "\(font ?? "no font") \(words.alignmentMode.rawValue) \(words.truncationMode.rawValue) wrapped \(words.isWrapped)"
    )
    let place = Mirror(reflecting: words).children.first { $0.label == "verticalAlignment" }?.value
    if let place = place.map({ "\($0)" }), place != "top" { parts.append("place \(place)") }
    if let set = set?._typography { parts.append(set) }
  }
  if isImage(layer) {
    let image = (layer.contents as? any LayerPicture)?.content ?? "nil"
    parts.append("contents \(image) \(contentMode(layer.contentsGravity))")
  }
  return parts.joined(separator: "; ")
}

/// What holds a picture is told by its name: a layer without one looks like any other.
private func isImage(_ layer: CALayer) -> Bool {
  guard "\(type(of: layer))" == "StyleImageLayer", let name = layer.name else { return false }
  return ["badge", "flat", "image", "background", "leading", "trailing", "photo"].contains(name)
    || name.hasSuffix("Image")
}

private func contentMode(_ gravity: CALayerContentsGravity) -> String {
  let modes: [CALayerContentsGravity: String] = [
    .resize: "scaleToFill", .resizeAspect: "scaleAspectFit", .resizeAspectFill: "scaleAspectFill",
    .center: "center", .bottom: "top", .top: "bottom", .left: "left", .right: "right",
    .bottomLeft: "topLeft", .bottomRight: "topRight", .topLeft: "bottomLeft", .topRight: "bottomRight",
  ]
  return modes[gravity] ?? gravity.rawValue
}

private func text(_ number: CGFloat) -> String {
  _fixed(Double(number))
}

/// Where the layer lies without its transform, and the transform.
private func transform(_ layer: CALayer) -> String {
  let matrix = layer.transform
  let numbers = [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42].map(text)
  return "transform \(numbers.joined(separator: " "))"
}
