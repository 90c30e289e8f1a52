import UIKit

/// Writes down what a view has built, a line a layer, in the words of `LookDump`.
@MainActor func dump(_ view: UIView) -> [String] {
  var lines = [line(view.layer, "layer")]
  for layer in view.layer.sublayers ?? [] { lines += tree(layer) }
  lines += masks(view.layer)
  if let button = view as? UIButton {
    let font = button.titleLabel?.font.text ?? "no font"
    let color = button.currentTitleColor.resolvedColor(with: view.traitCollection).cgColor
    lines.insert("background image; \(button.currentBackgroundImage?.content ?? "nil")", at: 1)
    lines.append("image; \(button.currentImage?.content ?? "nil")")
    lines.append(
      "title; \(button.currentTitle ?? "nil"); \(color.text); \(font)"
    )
  }
  if let label = view as? UILabel {
    let color = label.textColor.resolvedColor(with: view.traitCollection).cgColor.text
    let font = label.font.text
    lines.append(
      "text; \(label.text ?? "nil"); \(color); \(font); \(label.textAlignment) \(label.numberOfLines)")
  }
  if let imageView = view as? UIImageView {
    lines.append("image; \(imageView.image?.content ?? "nil"); \(imageView.contentMode)")
  }
  return lines
}
