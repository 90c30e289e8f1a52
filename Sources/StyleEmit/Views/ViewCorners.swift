import StyleModel

// Corners, which are never rounder than half of a layer's shorter side.
extension ViewClass {
  /// The layers whose radius may be more than half of their shorter side.
  var roundedLayers: [Int] {
    ([0] + layers.map(\.index)).filter { index in
      let layer = plan.component.layers[index]
      // The class of a component in a layer sees to its own root.
      if layer.kind.isComponent || index > 0 && layer.isOfBaseClass { return false }
      if index == 0, framework == .uikit, configuresButton { return false }
      guard let radius = plan.shown(.cornerRadius, ofLayer: index) else { return false }
      guard let most = plan.greatestRadius(ofLayer: index), let fixed = radius.constant?.double else {
        return radius.constant != .number(0)
      }
      return fixed > most
    }
  }

  /// Whether a radius is always half of the layer's shorter side, which only the layout knows.
  func isRoundedInLayout(_ index: Int) -> Bool {
    plan.shown(.cornerRadius, ofLayer: index)?.constant == .number(.halfOfSide)
      && roundedLayers.contains(index)
  }

  /// Writes the lines of the layout that round corners, once the layers have their frames.
  func writeCorners(_ writer: inout SwiftWriter) {
    writeEach(of: roundedLayers, &writer) { index, writer in
      guard let radius = plan.shown(.cornerRadius, ofLayer: index),
        let statement = LayerProperty.cornerRadius.statement(
          on: target(of: .cornerRadius, ofLayer: index), radius, tint: nil, for: framework)
      else { return }
      writer.statement(statement.head, statement.code)
    }
  }
}

extension ComponentPlan {
  /// Half of the shorter side of a layer, where its frame has a size that never changes.
  fileprivate func greatestRadius(ofLayer index: Int) -> Double? {
    guard case .rectangle(_, _, let width, let height, _) = component.layers[index].frame,
      width.fraction == .number(0), height.fraction == .number(0), width.choices.isEmpty,
      height.choices.isEmpty, case .number(let across) = width.points,
      case .number(let down) = height.points
    else { return nil }
    return min(across, down) / 2
  }

  /// Whether the radius of a layer is a value of the look.
  func readsRadius(ofLayer index: Int) -> Bool { shown(.cornerRadius, ofLayer: index)?.readsLook ?? true }
}
