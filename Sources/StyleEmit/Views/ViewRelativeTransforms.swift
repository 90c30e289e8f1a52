import StyleModel

// Transforms that move a layer by parts of its size, which the layout knows.
extension ViewClass {
  /// The layers whose transform may follow their size. The class of a component in a layer sees to its own root.
  private var movedLayers: [Int] {
    ([0] + layers.map(\.index)).filter {
      plan.movesBySize(layer: $0) && !plan.component.layers[$0].kind.isComponent
        && plan.shown(.transform, ofLayer: $0) != nil
    }
  }

  var movesLayersBySize: Bool { !movedLayers.isEmpty || hasMovementsBySize }

  /// Whether any transform by a part of a layer's size is a value of the look.
  var movesReadLook: Bool {
    movedLayers.contains { plan.shown(.transform, ofLayer: $0)?.constant == nil }
  }

  /// Whether an animation moves a layer by parts of its size.
  var hasMovementsBySize: Bool {
    plan.component.animations.contains { $0.property == .transform && plan.movesBySize(layer: $0.layer) }
  }

  /// The statement that shows a transform by a part of a layer's size.
  func moveStatement(_ value: SwiftValue, ofLayer index: Int) -> LayerStatement {
    LayerStatement(
      head: "\(target(of: .transform, ofLayer: index)).",
      code: .call("_styleMove", [value.bare.labeled("by")]))
  }

  /// Writes the lines of the layout that apply transforms by parts of sizes, once the layers have their frames.
  func writeMoves(_ writer: inout SwiftWriter) {
    for index in movedLayers {
      guard let value = plan.shown(.transform, ofLayer: index) else { continue }
      writer.statement(
        "\(target(of: .transform, ofLayer: index)).", .call("_styleMoveAgain", [value.bare.labeled("by")]))
    }
  }
}
