import UIKit

/// Writes down what a view has built, a line a layer in the order in which they are drawn, in the words of `LookDump`.
@MainActor func dump(_ view: UIView) -> [String] { dump(view, view.layer.name ?? "layer") }

@MainActor private func dump(_ view: UIView, _ name: String) -> [String] {
  var lines = [line(view.layer, name)]
  // What UIKit draws into the view's own layer lies under all sublayers.
  if let label = view as? UILabel {
    lines.append(
      "text; \(words(label, view)); \(label.textAlignment) \(label.numberOfLines)" + set(label.attributedText)
    )
  }
  if let imageView = view as? UIImageView {
    lines.append("image; \(imageView.image?.content ?? "nil"); \(imageView.contentMode)")
  }
  if let field = view as? UITextField {
    if field.borderStyle != .none { lines.append("border; \(field.borderStyle)") }
    if let image = field.background { lines.append("background; \(image.content)") }
  }
  if let effect = view as? UIVisualEffectView { lines.append("effect; \(effect._text)") }
  for layer in parts(of: view.layer) {
    if let part = layer.view as? UIView {
      if part === (view as? UIVisualEffectView)?.contentView {
        for holder in part.subviews { lines += Array(dump(holder).dropFirst()) }
        continue
      }
      if part is _UICellContent {
        // The view of the class's own that holds its layers.
        for holder in part.subviews { lines += Array(dump(holder).dropFirst()) }
        continue
      }
      // Told with the texts.
      if let field = view as? UITextField, part === field.leftView || part === field.rightView { continue }
      if part is _UIContent {
        lines += content(of: view)
        continue
      }
      if part === (view as? UITableViewCell)?.selectedBackgroundView
        || part === (view as? UICollectionViewCell)?.selectedBackgroundView
      {
        lines.append("selected background; \(color(part.backgroundColor, view))")
        continue
      }
      lines += (view as? UIButton).flatMap { content(part, of: $0) } ?? dump(part, part.layer.name ?? "view")
    } else {
      lines += tree(layer)
    }
  }
  return lines + masks(view.layer)
}

/// What a button shows in a view of its own; nil for any other view in it.
@MainActor private func content(_ view: UIView, of button: UIButton) -> [String]? {
  if view === button._background {
    return ["background image; \(button._background?.image?.content ?? "nil")"]
  }
  if let label = view as? UILabel, label === button.titleLabel {
    return label.text == nil ? [] : ["title; \(words(label, button))" + set(label.attributedText)]
  }
  if let picture = view as? UIImageView {
    return picture.image.map { ["image; \($0.content)"] } ?? []
  }
  return nil
}

@MainActor private func color(_ color: UIColor?, _ view: UIView) -> String {
  color?.resolvedColor(with: view.traitCollection).cgColor.text ?? "nil"
}

/// What a class draws in a view of its own.
@MainActor private func content(of view: UIView) -> [String] {
  func text(_ number: Float) -> String { _fixed(Double(number)) }
  switch view {
  case let field as UITextField: return texts(of: field, in: view) + parts(of: field)
  case let bar as UISearchBar:
    let colors = [bar.barTintColor, bar.searchTextField.backgroundColor].map { color($0, view) }
    let flags = "\(bar.isTranslucent) \(bar.showsCancelButton)"
    return ["search bar; \(bar.searchBarStyle) \(colors.joined(separator: " ")) \(flags)"]
      + texts(of: bar.searchTextField, in: view)
  case let view as UITextView:
    let insets = view.textContainerInset
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map { text(Float($0)) }
    // A text view without a text has an empty one.
    let string = view.text.isEmpty ? "nil" : view.text ?? ""
    let words = "text; \(string); \(color(view.textColor, view)); \(view.font?.text ?? "nil")"
    return [
      "\(words); \(view.textAlignment) 0" + set(view.textStorage), "insets; \(sides.joined(separator: " "))",
    ]
  case let view as UISwitch:
    return ["switch; \(view.isOn) \(color(view.onTintColor, view)) \(color(view.thumbTintColor, view))"]
  case let view as UISlider:
    let values = [view.value, view.minimumValue, view.maximumValue].map(text).joined(separator: " ")
    let colors = [view.minimumTrackTintColor, view.maximumTrackTintColor, view.thumbTintColor]
    let images = [
      view.minimumTrackImage(for: .normal), view.maximumTrackImage(for: .normal),
      view.thumbImage(for: .normal),
    ].map { $0?.content ?? "nil" }
    let shown = colors.map { color($0, view) } + images
    return ["slider; \(values) \(shown.joined(separator: " "))"]
  case let view as UIProgressView:
    let colors = [view.progressTintColor, view.trackTintColor].map { color($0, view) }
    return ["progress; \(text(view.progress)) \(colors.joined(separator: " "))"]
  case let view as UISegmentedControl:
    let titles = (0..<view.numberOfSegments).map { view.titleForSegment(at: $0) ?? "nil" }
    let attributes = [UIControl.State.normal, .selected].map { view.titleTextAttributes(for: $0) ?? [:] }
    let shown = attributes.map { of in
      let font = (of[.font] as? UIFont)?.text ?? "nil"
      return "\(color(of[.foregroundColor] as? UIColor ?? .label, view)) \(font)"
    }
    let tint = color(view.selectedSegmentTintColor, view)
    let state = "\(text(Float(view.selectedSegmentIndex))) \(view.isMomentary) \(tint)"
    return ["segments; \(titles) \(state) \(shown.joined(separator: " "))"]
  case let view as UIPageControl:
    let colors = [view.pageIndicatorTintColor, view.currentPageIndicatorTintColor].map { color($0, view) }
    let numbers = [view.numberOfPages, view.currentPage].map { text(Float($0)) }
    return [
      "pages; \(numbers.joined(separator: " ")) \(view.hidesForSinglePage) \(colors.joined(separator: " "))"
    ]
  case let view as UIStepper:
    let values = [view.value, view.minimumValue, view.maximumValue, view.stepValue].map { text(Float($0)) }
    return ["stepper; \(values.joined(separator: " ")) \(view.wraps) \(view.autorepeat)"]
  case let view as UIActivityIndicatorView:
    let flags = "\(view.isAnimating) \(view.hidesWhenStopped)"
    return ["activity; \(view.style) \(color(view.color, view)) \(flags)"]
  default: return barLine(of: view).map { [$0] } ?? []
  }
}

@MainActor private func texts(of field: UITextField, in view: UIView) -> [String] {
  let placeholder = field.attributedPlaceholder.map { text in
    let shown = text.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor
    return "placeholder; \(text.string); \(color(shown, view))"
  }
  let string = field.text.map { field.isSecureTextEntry ? String(repeating: "•", count: $0.count) : $0 }
  let words = "text; \(string ?? "nil"); \(color(field.textColor, view)); \(field.font?.text ?? "nil")"
  return [placeholder, "\(words); \(field.textAlignment) 1"].compactMap { $0 }
}

/// The room of a field's text, and what stands beside it.
@MainActor private func parts(of field: UITextField) -> [String] {
  let isEdited = field.isEditing
  func isShown(_ mode: UITextField.ViewMode) -> Bool {
    mode == .always || mode == (isEdited ? .whileEditing : .unlessEditing)
  }
  func sides(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { _fixed(Double($0)) }.joined(separator: " ")
  }
  func icon(_ name: String, _ view: UIView?, _ mode: UITextField.ViewMode, _ frame: CGRect) -> String? {
    guard let picture = view as? UIImageView, let image = picture.image, isShown(mode) else { return nil }
    let tint = color(picture.tintColor, picture)
    let isSymbol = image.content.hasPrefix("system")
    return "\(name); \(image.content)\(isSymbol ? " tinted \(tint)" : ""); \(sides(frame))"
  }
  let canClear = isShown(field.clearButtonMode) && field.text?.isEmpty == false
  let text = isEdited ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
  let button = field.clearButtonRect(forBounds: field.bounds)
  return [
    "room; \(sides(text))",
    icon("leftImage", field.leftView, field.leftViewMode, field.leftViewRect(forBounds: field.bounds)),
    icon("rightImage", field.rightView, field.rightViewMode, field.rightViewRect(forBounds: field.bounds)),
    canClear && button.width > 0 ? "clearButton; \(sides(button))" : nil,
  ].compactMap { $0 }
}

@MainActor private func words(_ label: UILabel, _ view: UIView) -> String {
  let color = label.textColor.resolvedColor(with: view.traitCollection).cgColor
  return "\(label.text ?? "nil"); \(color.text); \(label.font.text)"
}

/// How a text is set, where more than a font is said of it.
private func set(_ text: NSAttributedString?) -> String { text?._typography.map { "; " + $0 } ?? "" }
