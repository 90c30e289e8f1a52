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
      height != nil || !isAsHighAsItsClass(index) && stretches(.vertical, in: stack)
    )
  }

  /// Whether a layer holds a view whose class says how high it is, which is like a height that a style file says.
  private func isAsHighAsItsClass(_ index: Int) -> Bool {
    guard let held = plan.nested[index]?.component else { return false }
    return held.base.fit == .ownHeight && held.fittingStack == nil
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

  /// Makes the component as high as its stack while that doesn't take the height around it.
  ///
  /// - Parameter condition: What else must hold in Swift, if anything.
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

  /// Makes a view that is as large as what it shows as wide and as high as its layer is stretched.
  func writeFilling(ofLayer index: Int, _ held: ComponentPlan, _ writer: inout SwiftWriter) {
    var fills = fillsRoom(index)
    let base = held.component.base
    let hasStack = base.shown.swiftUI.content == nil
    // A field takes what width there is, in a row too.
    if base.isEditable { fills.width = true }
    let words = [fills.width ? nil : "width: false", fills.height ? nil : "height: false"].compactMap(\.self)
    // What the view does where nothing is said.
    if fills != (hasStack || base.isEditable, false) {
      writer.line(".fillingLayer(\(words.joined(separator: ", ")))")
    }
    // Texts in it break where there is too little room, so that it isn't as wide as they are.
    if base.fit == .text || hasStack {
      if fills.width, !fills.height { writer.line(".fixedSize(horizontal: false, vertical: true)") }
    } else if base.fit == .ownSize, !fills.width {
      // SwiftUI's segments are as wide as they may be.
      writer.line(".fixedSize(horizontal: true, vertical: false)")
    }
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
