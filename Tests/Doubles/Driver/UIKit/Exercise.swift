import UIKit

/// Brings a view into each appearance and contrast, in each setting of the modes it has beside them, at some sizes, in
/// some states, and writes down what it has built, in the order of `Situation.all`.
@MainActor func exercise(
  _ view: UIView, modes: [@MainActor () -> Void],
  sizes: [CGSize] = [CGSize(width: 150, height: 44), CGSize(width: 80, height: 60)],
  states: [Int], contrasts: Int = 2
) -> [String] {
  var blocks: [String] = []
  for (style, contrast) in appearances.prefix(2 * contrasts) {
    view.change(
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ]))
    for setMode in modes {
      setMode()
      for size in sizes {
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        for state in states {
          enter(state, view)
          view.layoutIfNeeded()
          blocks.append(dump(view).joined(separator: "\n"))
        }
        enter(0, view)
      }
    }
  }
  return blocks
}

/// The bits of a state are those of `StyleState`.
@MainActor private func enter(_ state: Int, _ view: UIView) {
  if let control = view as? UIControl {
    control.isHighlighted = state & 1 != 0
    control.isSelected = state & 2 != 0
    control.isEnabled = state & 4 == 0
  }
  if let cell = view as? UICollectionViewCell {
    cell.isHighlighted = state & 1 != 0
    cell.isSelected = state & 2 != 0
  }
  if let cell = view as? UITableViewCell {
    cell.setHighlighted(state & 1 != 0, animated: true)
    cell.isSelected = state & 2 != 0
  }
  view.setFocused(state & 8 != 0)
  view.setHovered(state & 16 != 0)
}

private let appearances: [(UIUserInterfaceStyle, UIAccessibilityContrast)] = [
  (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
]
