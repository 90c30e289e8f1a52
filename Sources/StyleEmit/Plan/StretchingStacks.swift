import StyleModel
@_spi(Generated) import StyleRuntime

extension ComponentPlan {
  /// Whether the stack that determines the component's size fills the space around it in some look, in one direction or for nil in any.
  func contentMayStretch(along direction: StackAxis? = nil) -> Bool {
    component.fittingStack.map { mayStretch($0, along: direction) } ?? false
  }

  private func mayStretch(_ stack: Int, along direction: StackAxis?) -> Bool {
    let axis = constant(.axis, ofLayer: stack).map { $0.chosen(StackAxis.self) ?? .horizontal }
    // nil is an axis that a look says.
    let isAlong = axis == nil || direction == nil || axis == direction
    if isAlong {
      switch constant(.distribution, ofLayer: stack)?.chosen(StackDistribution.self) {
      case .equalSpacing, .equalCentering, nil: return true
      case .fill, .fillEqually, .fillProportionally, .center: break
      }
    }
    return sublayers[stack].contains { index in
      let layer = component.layers[index]
      guard case .stacked(let width, let height) = layer.frame else { return false }
      let lacksLength = isAlong && (axis != .vertical && width == nil || axis != .horizontal && height == nil)
      switch layer.kind {
      case .rectangle, .gradient, .shape, .material: return lacksLength
      case .text, .image: return false
      case .stack: return mayStretch(index, along: direction)
      case .component:
        guard let held = nested[index] else { return false }
        if held.component.fittingStack != nil { return held.contentMayStretch(along: direction) }
        return switch held.component.base.fit {
        case .nothing: lacksLength
        // As high as its class makes it, in a column too.
        case .ownHeight: isAlong && direction != .vertical && axis != .vertical && width == nil
        case .text, .titleAndImage, .ownSize: false
        }
      }
    }
  }

  /// Whether the stack that determines the component's size fills the height around it.
  var contentStretchesVertically: VerticalStretching {
    component.fittingStack.map(stretchesVertically) ?? .never
  }

  private func stretchesVertically(_ stack: Int) -> VerticalStretching {
    let axis = constant(.axis, ofLayer: stack).map { $0.chosen(StackAxis.self) ?? .horizontal }
    // nil is an axis that a look says.
    let ofColumn: VerticalStretching =
      switch axis {
      case .vertical: .always
      case .horizontal: .never
      case nil: .inColumns([stack])
      }
    var result = VerticalStretching.never
    switch constant(.distribution, ofLayer: stack)?.chosen(StackDistribution.self) {
    case .equalSpacing, .equalCentering, nil: result = ofColumn
    case .fill, .fillEqually, .fillProportionally, .center: break
    }
    for index in sublayers[stack] {
      let layer = component.layers[index]
      guard case .stacked(_, let height) = layer.frame else { continue }
      let lacksHeight: VerticalStretching = height == nil ? ofColumn : .never
      switch layer.kind {
      case .rectangle, .gradient, .shape, .material: result.or(lacksHeight)
      case .text, .image: break
      case .stack: result.or(stretchesVertically(index))
      case .component:
        guard let held = nested[index] else { continue }
        if held.component.fittingStack != nil {
          // Nothing but its own view knows its look.
          if held.contentMayStretch(along: .vertical) { result = .always }
        } else if held.component.base.fit == .nothing {
          result.or(lacksHeight)
        }
      }
    }
    return result
  }

  /// A value of a layer that is the same in each look; nil for any other.
  private func constant(_ property: LayerProperty, ofLayer index: Int) -> Value? {
    guard let value = read(.layer(property), ofLayer: index) else { return property.defaultValue }
    return value.constant
  }
}

/// Whether a stack fills the height around it.
enum VerticalStretching: Equatable {
  case never, always
  /// The stack does while one of some stacks, whose axis the look determines, is a column.
  case inColumns([Int])

  mutating func or(_ other: VerticalStretching) {
    switch (self, other) {
    case (.always, _), (_, .never): break
    case (_, .always), (.never, _): self = other
    case (.inColumns(let stacks), .inColumns(let others)):
      self = .inColumns(stacks + others.filter { !stacks.contains($0) })
    }
  }
}
