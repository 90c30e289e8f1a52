import UIKit

/// Writes down what a view has built, a line a layer, in the words of `LookDump`.
@MainActor func dump(_ view: UIView) -> [String] {
  var lines = [line(view.layer, "layer")]
  for layer in view.layer.sublayers ?? [] { lines += tree(layer) }
  lines += masks(view.layer)
  if let button = view as? UIButton {
    let font = button.titleLabel?.font ?? UIFont.systemFont(ofSize: 18, weight: .regular)
    let color = button.currentTitleColor.resolvedColor(with: view.traitCollection).cgColor
    lines.insert("background image; \(button.currentBackgroundImage?.content ?? "nil")", at: 1)
    lines.append("image; \(button.currentImage?.content ?? "nil")")
    lines.append(
      "title; \(button.currentTitle ?? "nil"); \(color.text); \(font.family) \(text(font.pointSize)) \(spelled(font.weight))"
    )
  }
  if let label = view as? UILabel {
    let color = label.textColor.resolvedColor(with: view.traitCollection).cgColor.text
    let font = "\(label.font.family) \(text(label.font.pointSize)) \(spelled(label.font.weight))"
    lines.append(
      "text; \(label.text ?? "nil"); \(color); \(font); \(label.textAlignment) \(label.numberOfLines)")
  }
  if let imageView = view as? UIImageView {
    lines.append("image; \(imageView.image?.content ?? "nil"); \(imageView.contentMode)")
  }
  return lines
}

private func tree(_ layer: CALayer) -> [String] {
  [line(layer, layer.name ?? "unnamed")] + (layer.sublayers ?? []).flatMap(tree) + masks(layer)
}

private func masks(_ layer: CALayer) -> [String] {
  layer.mask.map { mask in tree(mask).map { "mask " + $0 } } ?? []
}

private func line(_ layer: CALayer, _ name: String) -> String {
  let frame = layer.frame
  var parts = [
    name, transform(layer),
    "frame \(text(frame.minX)) \(text(frame.minY)) \(text(frame.width)) \(text(frame.height))",
    "background \(layer.backgroundColor?.text ?? "nil")",
    "border \(text(layer.borderWidth)) \(layer.borderColor?.text ?? "nil")",
    "radius \(text(layer.cornerRadius)) \(layer.cornerCurve.rawValue)",
    "corners \(layer.maskedCorners.rawValue) anchor \(text(layer.anchorPoint.x)) \(text(layer.anchorPoint.y))",
    "clips \(layer.masksToBounds)",
    "opacity \(text(CGFloat(layer.opacity)))", "hidden \(layer.isHidden)",
    "shadow \(layer.shadowColor?.text ?? "nil") \(text(CGFloat(layer.shadowOpacity))) \(text(layer.shadowOffset.width)) \(text(layer.shadowOffset.height)) \(text(layer.shadowRadius))",
  ]
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
    parts.append("\(words.joined(separator: " ")) dash \(dash.joined(separator: " "))")
  }
  if let words = layer as? CATextLayer {
    let font = (words.font as? UIFont).map { "\($0.family) \(text(words.fontSize)) \(spelled($0.weight))" }
    parts.append("string \(words.string as? String ?? "nil"); \(words.foregroundColor?.text ?? "nil")")
    parts.append(
      "\(font ?? "no font") \(words.alignmentMode.rawValue) \(words.truncationMode.rawValue) wrapped \(words.isWrapped)"
    )
  }
  if isImage(layer) {
    let image = (layer.contents as? CGImage)?.content ?? "nil"
    parts.append("contents \(image) \(contentMode(layer.contentsGravity))")
  }
  return parts.joined(separator: "; ")
}

/// What holds a picture is told by its name: a layer without one looks like any other.
private func isImage(_ layer: CALayer) -> Bool {
  type(of: layer) == CALayer.self && ["badge", "flat"].contains(layer.name)
}

private func contentMode(_ gravity: CALayerContentsGravity) -> String {
  let modes: [CALayerContentsGravity: String] = [
    .resize: "scaleToFill", .resizeAspect: "scaleAspectFit", .resizeAspectFill: "scaleAspectFill",
    .center: "center", .bottom: "top", .top: "bottom",
  ]
  return modes[gravity] ?? gravity.rawValue
}

private func spelled(_ weight: UIFont.Weight) -> String {
  let names: [UIFont.Weight: String] = [
    .regular: "regular", .medium: "medium", .semibold: "semibold", .bold: "bold", .heavy: "heavy",
  ]
  return names[weight] ?? "other"
}

private func text(_ number: CGFloat) -> String {
  String(format: "%.4f", (Double(number) * 10_000).rounded() / 10_000 + 0)
}

/// Where the layer lies without its transform, and the transform.
private func transform(_ layer: CALayer) -> String {
  let matrix = layer.transform
  let numbers = [matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42].map(text)
  return "transform \(numbers.joined(separator: " "))"
}
