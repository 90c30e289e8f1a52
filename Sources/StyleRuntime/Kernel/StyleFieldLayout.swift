/// The layout of a text field, in points: an image, the text, the button that removes it and another image, from left to right. What is
/// not there takes no room.
nonisolated package struct StyleFieldLayout {
  /// The sizes of the images; nil where there is none.
  package var left: StyleSize?
  package var right: StyleSize?
  /// Between the text and what stands beside it.
  package var padding: Double
  /// Whether the button is there.
  package var canClear: Bool

  package init(
    left: StyleSize? = nil,
    right: StyleSize? = nil,
    padding: Double = 0,
    canClear: Bool = false
  ) {
    self.left = left
    self.right = right
    self.padding = padding
    self.canClear = canClear
  }

  /// Of what is not there, an empty one.
  package struct Frames {
    package var left: StyleRect
    package var text: StyleRect
    package var clearButton: StyleRect
    package var right: StyleRect
  }

  /// Both sides of the button that removes the text.
  package static let clearButtonSide: Double = 19

  /// An image that is too large for the rectangle is as large as fits, and a button for which there is no room isn't there.
  package func frames(in bounds: StyleRect) -> Frames {
    let button = StyleFieldLayout.clearButtonSide
    let leftSize = fitting(left, in: bounds)
    let rightSize = fitting(right, in: bounds)
    let start = bounds.x + leftSize.width + (leftSize.width > 0 ? padding : 0)
    let rightStart = bounds.x + bounds.width - rightSize.width
    let beforeRight = rightStart - (rightSize.width > 0 ? padding : 0)
    let hasButton = canClear && beforeRight - button >= start
    let buttonSize = StyleSize(width: hasButton ? button : 0, height: hasButton ? button : 0)
    let buttonEnd = hasButton ? beforeRight : rightStart
    let isFree = rightSize.width <= 0 && !hasButton
    let end = buttonEnd - buttonSize.width - (isFree ? 0 : padding)
    return Frames(
      left: middle(leftSize, at: bounds.x, of: bounds),
      text: StyleRect(
        x: start,
        y: bounds.y,
        width: max(0, end - start),
        height: bounds.height
      ),
      clearButton: middle(buttonSize, at: buttonEnd - buttonSize.width, of: bounds),
      right: middle(rightSize, at: rightStart, of: bounds)
    )
  }

  private func fitting(_ size: StyleSize?, in bounds: StyleRect) -> StyleSize {
    guard let size, size.width > 0, size.height > 0 else { return StyleSize(width: 0, height: 0) }
    let scale = min(1, min(bounds.width / size.width, bounds.height / size.height))
    return StyleSize(width: size.width * max(0, scale), height: size.height * max(0, scale))
  }

  private func middle(_ size: StyleSize, at x: Double, of bounds: StyleRect) -> StyleRect {
    StyleRect(
      x: x,
      y: bounds.y + (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}
