import UIKit

/// Brings a view into each appearance and contrast, at two sizes, in each state, and writes down what it has built,
/// in the order of `Situation.all`.
@MainActor func exercise(_ view: UIView) -> [String] {
  var blocks: [String] = []
  for (style, contrast) in appearances {
    view.change(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ]))
    for size in [CGSize(width: 150, height: 44), CGSize(width: 80, height: 60)] {
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
      for state in states {
        if let control = view as? UIControl {
          control.isHighlighted = state.contains(.highlighted)
          control.isSelected = state.contains(.selected)
          control.isEnabled = !state.contains(.disabled)
        }
        blocks.append(dump(view).joined(separator: "\n"))
      }
    }
  }
  return blocks
}

private let appearances: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
  (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
]

private let states: [UIControl.State] = [
  .normal, .highlighted, .selected, [.selected, .highlighted], .disabled, .normal,
]
