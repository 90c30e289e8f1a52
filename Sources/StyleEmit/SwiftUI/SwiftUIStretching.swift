import StyleModel
@_spi(Generated) import StyleRuntime

// What a stack makes as long as itself. SwiftUI's stacks ask each view for its size, so that a view which takes all the room must be told
// to where the stack stretches it, and only there.
extension SwiftUILayer {
  /// Whether a layer is as wide and as high as the room that it has.
  func fillsRoom(_ index: Int) -> (width: Bool, height: Bool) {
    guard case .stacked(let width, let height) = plan.component.layers[index].frame,
      let stack = plan.component.layers[index].parent
    else { return (true, true) }
    return (
      width != nil || stretches(.horizontal, in: stack),
      height != nil || stretches(.vertical, in: stack)
    )
  }

  /// Whether a stack stretches in a direction what is as large as its content.
  private func stretches(_ direction: StackAxis, in stack: Int) -> Bool {
    let values = values(ofLayer: stack)
    if values.known(.axis)?.chosen(StackAxis.self) == direction {
      switch values.known(.distribution)?.chosen(StackDistribution.self) {
      case .fillEqually: return true
      case .fill, .fillProportionally, .equalSpacing, .equalCentering, .center, nil: return false
      }
    }
    let alignment = values.known(.alignment)?.chosen(StackAlignment.self)
    return alignment == .fill && isAsLongAsItsRoom(stack, direction)
  }

  /// Whether a stack has a length of its own in a direction, or is stretched itself. Any other is as long as what is in it, and a view in
  /// it that took all the room would make it longer.
  private func isAsLongAsItsRoom(_ stack: Int, _ direction: StackAxis) -> Bool {
    guard case .stacked(let width, let height) = plan.component.layers[stack].frame,
      let outer = plan.component.layers[stack].parent
    else { return true }
    return (direction == .horizontal ? width : height) != nil || stretches(direction, in: outer)
  }

  /// Makes a view that takes all the room in both directions as large as its content where nothing stretches it.
  func writeNaturalSize(ofLayer index: Int, _ writer: inout SwiftWriter) {
    let fills = fillsRoom(index)
    switch (fills.width, fills.height) {
    case (true, true): return
    case (false, false): writer.line(".fixedSize()")
    case (let width, let height): writer.line(".fixedSize(horizontal: \(!width), vertical: \(!height))")
    }
  }
}
