import UIKit

/// Writes down what a view has built, a line a layer in the order in which they are drawn, in the words of `LookDump`.
@MainActor func dump(_ view: UIView) -> [String] { dump(view, view.layer.name ?? "layer") }

@MainActor private func dump(_ view: UIView, _ name: String) -> [String] {
  var lines = [line(view.layer, name)]
  // What UIKit draws into the view's own layer lies under all sublayers.
  if let label = view as? UILabel {
    lines.append(
      "text; \(words(label, view)); \(label.textAlignment) \(label.numberOfLines)")
  }
  if let imageView = view as? UIImageView {
    lines.append("image; \(imageView.image?.content ?? "nil"); \(imageView.contentMode)")
  }
  for layer in view.layer.drawnSublayers {
    if let part = layer.view as? UIView {
      lines += (view as? UIButton).flatMap { content(part, of: $0) } ?? dump(part, part.layer.name ?? "view")
    } else {
      lines += tree(layer)
    }
  }
  return lines + masks(view.layer)
}

/// What a button shows in a view of its own; nil for any other view in it.
@MainActor private func content(_ view: UIView, of button: UIButton) -> [String]? {
  if view === button.background { return ["background image; \(button.background?.image?.content ?? "nil")"] }
  if let label = view as? UILabel, label === button.titleLabel {
    return label.text == nil ? [] : ["title; \(words(label, button))"]
  }
  if let picture = view as? UIImageView {
    return picture.image.map { ["image; \($0.content)"] } ?? []
  }
  return nil
}

@MainActor private func words(_ label: UILabel, _ view: UIView) -> String {
  let color = label.textColor.resolvedColor(with: view.traitCollection).cgColor
  return "\(label.text ?? "nil"); \(color.text); \(label.font.text)"
}
