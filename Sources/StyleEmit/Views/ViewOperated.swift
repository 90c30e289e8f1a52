import StyleModel

// Views in layers that people operate, such as buttons and text fields: they take touches, are elements of their own, and have states of their own.
extension ViewClass {
  /// Whether people operate the content of a layer.
  func isOperated(_ index: Int) -> Bool {
    plan.component.isOperated(layer: index) && hasVariable(index) && !isInMask(index)
  }

  /// Whether assistive technologies reach the view of a layer.
  func isReached(_ index: Int) -> Bool {
    isOperated(index) && accessibility.children != .ignore
      && plan.component.spokenParts.contains { $0.layer == index }
  }

  /// Whether a layer, or one within it, is operated.
  func holdsOperated(_ index: Int) -> Bool {
    layers.contains { other, _, _ in
      guard isOperated(other) else { return false }
      var next: Int? = other
      while let current = next, current != index { next = plan.component.layers[current].parent }
      return next != nil
    }
  }

  /// The variables of the operated views.
  var operatedViews: [String] { layers.filter { isOperated($0.index) }.map(\.name) }

  private func isInMask(_ index: Int) -> Bool { plan.isInMask(index) }

  /// Whether the class may lie in a layer as a view that people operate.
  var takesStateOfHolder: Bool { plan.isHeld && plan.hasStateInLayers }

  /// Writes the state of the component whose layer contains the view, which is in that state too.
  func writeStateOfHolder(_ writer: inout SwiftWriter) {
    writer.line()
    writer.documentation("The state of the view that holds this one in a layer.")
    writer.block("\(plan.sharedAccess)var _stateOfHolder: StyleState = []") { writer in
      writer.block("didSet") { writer in
        writer.line("if _stateOfHolder == oldValue { return }")
        if framework == .uikit {
          // An app may have disabled it itself.
          writer.line("let isDisabled = _stateOfHolder.contains(.disabled)")
          writer.line(
            "if isDisabled != oldValue.contains(.disabled) { isUserInteractionEnabled = !isDisabled }")
        }
        writer.line(showsState)
      }
    }
  }

  /// The views that an app gets, since people operate them: the view of a layer, or the views of all copies of a repeated one.
  struct GivenViews {
    /// The name of the property.
    var name: String
    /// The layer, or one layer of each copy.
    var layers: [Int]
  }

  var givenViews: [GivenViews] {
    if plan.component.base.isControl { return [] }
    var names = Names(
      reserved: namesInGeneratedTypes.union(plan.component.properties.map(\.name))
        .union(plan.slots.map(\.name))
        .union(plan.component.ownStates.map { stateMember($0.name) }).union(axes.map(\.member)),
      inheriting: plan.component.base)
    var given: [GivenViews] = []
    var placesOfCopies: [String: Int] = [:]
    for (index, layer, _) in layers where plan.nested[index] != nil && isOperated(index) {
      if layer.copy != nil, let place = placesOfCopies[layer.writtenName] {
        given[place].layers.append(index)
        continue
      }
      if layer.copy != nil { placesOfCopies[layer.writtenName] = given.count }
      let name = names.claim(
        swiftIdentifier(layer.writtenName + (layer.copy == nil ? "+view" : "+views")), suffix: "InLayer")
      given.append(GivenViews(name: name, layers: [index]))
    }
    return given
  }

  func writeOperatedViews(_ writer: inout SwiftWriter) {
    for given in givenViews {
      guard let first = given.layers.first, let type = plan.nested[first]?.typeName else { continue }
      let layer = plan.component.layers[first]
      let head = "\(options.access.prefix)final var \(given.name): "
      writer.line()
      guard let copy = layer.copy else {
        writer.documentation("What people operate in the layer `\(layer.name)`. The style gives it its look.")
        writer.line("\(head)\(type) { \(variable(ofLayer: first)) }")
        continue
      }
      let isNested = copy.indices.count > 1
      writer.documentation(
        "What people operate in the copies of the layer `\(layer.writtenName)`\(isNested ? ", by the numbers of the copies" : ""). Those that the style doesn't show now are hidden."
      )
      let open = String(repeating: "[", count: copy.indices.count)
      let close = String(repeating: "]", count: copy.indices.count)
      let views = views(of: given.layers[...], depth: 0)
      let line = "\(head)\(open)\(type)\(close) { \(views.text) }"
      if writer.fits(line) {
        writer.line(line)
      } else {
        writer.block("\(head)\(open)\(type)\(close)") { $0.statement("", views) }
      }
    }
    if !givenViews.isEmpty { writer.line() }
  }

  /// An array of views by the numbers of their copies: `[[a, b], [c, d]]`.
  private func views(of layers: ArraySlice<Int>, depth: Int) -> Code {
    func indices(_ layer: Int) -> [LayerCopy.Index] { plan.component.layers[layer].copy?.indices ?? [] }
    var elements: [Code] = []
    var rest = layers
    while let first = rest.first {
      if depth == indices(first).count - 1 {
        elements.append(Code(variable(ofLayer: first)))
        rest = rest.dropFirst()
        continue
      }
      let same = rest.prefix { indices($0)[depth].number == indices(first)[depth].number }
      elements.append(views(of: same, depth: depth + 1))
      rest = rest.dropFirst(same.count)
    }
    return .array(elements)
  }
}
