import AppKit

/// Brings a view into each appearance and contrast, in each setting of the modes it has beside them, at some sizes, in
/// some states, and writes down what it has built, in the order of `Situation.all`.
@MainActor func exercise(
  _ view: NSView, modes: [@MainActor () -> Void],
  sizes: [NSSize] = [NSSize(width: 150, height: 44), NSSize(width: 80, height: 60)],
  states: [Int], contrasts: Int = 2, select: @MainActor (Bool) -> Void = { _ in }
) -> [String] {
  var blocks: [String] = []
  view.updateTrackingAreas()
  for name in appearances.prefix(2 * contrasts) {
    if let appearance = NSAppearance(named: name) { view.change(appearance: appearance) }
    for setMode in modes {
      setMode()
      for size in sizes {
        view.frame = NSRect(origin: .zero, size: size)
        view.layoutSubtreeIfNeeded()
        for state in states {
          select(state & 2 != 0)
          (view as? NSControl)?.isEnabled = state & 4 == 0
          if state & 8 != 0 {
            _ = view.becomeFirstResponder()
          } else {
            _ = view.resignFirstResponder()
            // A field hands its focus on to the window's editor, and is told when that ends.
            (view as? NSTextField)?.textDidEndEditing(Notification(name: Notification.Name("end")))
          }
          view._setHovered(state & 16 != 0)
          press(view, state & 1 != 0) {
            view.layoutSubtreeIfNeeded()
            blocks.append(dump(view).joined(separator: "\n"))
          }
        }
      }
    }
  }
  return blocks
}

@MainActor private func dump(_ view: NSView) -> [String] {
  view.layer.map { root in
    [line(root, "layer")] + drawn(by: view)
      + (root.sublayers ?? []).filter { !isDecoration($0) }.flatMap(tree) + masks(root)
  } ?? []
}

/// Does something while the mouse is down, or up. What is disabled takes no press.
@MainActor private func press(_ view: NSView, _ isPressed: Bool, _ body: @escaping @MainActor () -> Void) {
  if !isPressed {
    body()
  } else if let button = view as? NSButton {
    NSButton.tracking = body
    button.mouseDown(with: NSEvent())
  } else {
    view.mouseDown(with: NSEvent())
    body()
    view.mouseUp(with: NSEvent())
  }
}

private let appearances: [NSAppearance.Name] = [
  .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
]
