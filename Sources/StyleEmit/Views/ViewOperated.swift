import StyleModel

// Views in layers that people operate, such as buttons and text fields: they take touches, are elements of their own, and have states of their own.
extension ViewClass {
  /// Whether people operate what a layer holds.
  func isOperated(_ index: Int) -> Bool {
    plan.component.isOperated(layer: index) && hasVariable(index) && !isInMask(index)
  }

  /// Whether assistive technologies reach it.
  func isReached(_ index: Int) -> Bool {
    isOperated(index) && accessibility.children != .ignore
      && plan.component.spokenParts.contains { $0.layer == index }
  }

  /// Whether a layer, or one that lies in it, is operated.
  func holdsOperated(_ index: Int) -> Bool {
    layers.contains { other, _, _ in
      guard isOperated(other) else { return false }
      var next: Int? = other
      while let current = next, current != index { next = plan.component.layers[current].parent }
      return next != nil
    }
  }

  /// The variables of those views.
  var operatedViews: [String] { layers.filter { isOperated($0.index) }.map(\.name) }

  private func isInMask(_ index: Int) -> Bool { plan.isInMask(index) }

  /// Whether a layer may hold the class as something that people operate.
  var takesStateOfHolder: Bool { plan.isHeld && plan.hasStateInLayers }

  /// Keeps the state of the component whose layer holds the view, which is in that state too.
  func writeStateOfHolder(_ writer: inout SwiftWriter) {
    writer.line()
    writer.documentation("The state of the view that holds this one in a layer.")
    writer.block("\(plan.sharedAccess)var _stateOfHolder: StyleState = []") { writer in
      writer.block("didSet") { writer in
        writer.line("if _stateOfHolder == oldValue { return }")
        if framework == .uikit {
          // An app may have said that it takes no touches.
          writer.line("let isDisabled = _stateOfHolder.contains(.disabled)")
          writer.line(
            "if isDisabled != oldValue.contains(.disabled) { isUserInteractionEnabled = !isDisabled }")
        }
        writer.line(showsState)
      }
    }
  }

  /// The views that an app is given, since people operate them, each with its property's name.
  var givenViews: [(index: Int, name: String)] {
    if plan.component.base.isControl { return [] }
    var names = Names(
      reserved: namesInGeneratedTypes.union(plan.component.properties.map(\.name))
        .union(plan.slots.map(\.name))
        .union(plan.component.ownStates.map { stateMember($0.name) }).union(axes.map(\.member)),
      inheriting: plan.component.base)
    return layers.compactMap { index, layer, _ in
      guard plan.nested[index] != nil, isOperated(index) else { return nil }
      return (index, names.claim(swiftIdentifier(layer.name + "+view"), suffix: "InLayer"))
    }
  }

  func writeOperatedViews(_ writer: inout SwiftWriter) {
    for (index, name) in givenViews {
      guard let type = plan.nested[index]?.typeName else { continue }
      let layer = plan.component.layers[index].name
      writer.line()
      writer.documentation("What people operate in the layer `\(layer)`. The style gives it its look.")
      writer.line("\(options.access.prefix)final var \(name): \(type) { \(variable(ofLayer: index)) }")
    }
    if !givenViews.isEmpty { writer.line() }
  }
}
