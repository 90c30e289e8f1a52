import StyleModel
@_spi(Generated) import StyleRuntime

// The layers that a stack makes as long as itself. SwiftUI's stacks ask each view for its size, so a view that fills all the space must do
// so where the stack stretches it, and only there.
extension SwiftUILayer {
  /// Whether a layer fills the width and the height that are available.
  func fillsRoom(_ index: Int) -> (width: Bool, height: Bool) {
    guard case .stacked(let width, let height) = plan.component.layers[index].frame,
      let stack = plan.component.layers[index].parent
    else { return (true, true) }
    return (
      width != nil || stretches(.horizontal, in: stack),
      height != nil || !isAsHighAsItsClass(index) && stretches(.vertical, in: stack)
    )
  }

  /// Whether a layer has a view whose class determines its height, which counts like a height in a style file.
  private func isAsHighAsItsClass(_ index: Int) -> Bool {
    guard let held = plan.nested[index]?.component else { return false }
    return held.base.fit == .ownHeight && held.fittingStack == nil
  }

  /// Whether a stack stretches, in a direction, layers that are as large as their content.
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

  /// Whether a stack has a length of its own in a direction, or is stretched itself. Any other is as long as its layers, and a view in it
  /// that filled all the space would make it longer.
  private func isAsLongAsItsRoom(_ stack: Int, _ direction: StackAxis) -> Bool {
    guard case .stacked(let width, let height) = plan.component.layers[stack].frame,
      let outer = plan.component.layers[stack].parent
    else { return true }
    return (direction == .horizontal ? width : height) != nil || stretches(direction, in: outer)
  }

  /// Makes the component as high as its stack while that doesn't fill the height around it.
  ///
  /// - Parameter condition: A further condition in Swift, if any.
  func writeHeight(while condition: String? = nil, _ writer: inout SwiftWriter) {
    let isRow: [String]
    switch plan.contentStretchesVertically {
    case .always: return
    case .never: isRow = []
    case .inColumns(let stacks):
      isRow = stacks.compactMap { stack in
        values(ofLayer: stack).choice(.axis, as: "StyleStackAxis").map { $0.text + " == .horizontal" }
      }
    }
    let all = Code.all([condition].compactMap(\.self) + isRow)
    let vertical = condition == nil && isRow.isEmpty ? Code("true") : all
    writer.statement("", .call(".fixedSize", [Code("horizontal: false"), vertical.labeled("vertical")]))
  }

  /// Makes a view that has the size of its contents as wide and as high as its layer is stretched.
  func writeFilling(ofLayer index: Int, _ held: ComponentPlan, _ writer: inout SwiftWriter) {
    var fills = fillsRoom(index)
    let base = held.component.base
    let hasStack = base.shown.swiftUI.content == nil
    // A field takes what width there is, in a row too.
    if base.isEditable { fills.width = true }
    let words = [fills.width ? nil : "width: false", fills.height ? nil : "height: false"].compactMap(\.self)
    // The view's default.
    if fills != (hasStack || base.isEditable, false) {
      writer.line(".fillingLayer(\(words.joined(separator: ", ")))")
    }
    // Its texts wrap where the space is too narrow, so the view must not be fixed to their width.
    if base.fit == .text || hasStack {
      if fills.width, !fills.height { writer.line(".fixedSize(horizontal: false, vertical: true)") }
    } else if base.fit == .ownSize, !fills.width {
      // SwiftUI's segments are as wide as they may be.
      writer.line(".fixedSize(horizontal: true, vertical: false)")
    }
  }

  /// Makes a view that fills all the space in both directions as large as its content where nothing stretches it.
  func writeNaturalSize(ofLayer index: Int, _ writer: inout SwiftWriter) {
    let fills = fillsRoom(index)
    switch (fills.width, fills.height) {
    case (true, true): return
    case (false, false): writer.line(".fixedSize()")
    case (let width, let height): writer.line(".fixedSize(horizontal: \(!width), vertical: \(!height))")
    }
  }
}
