import StyleModel

// Gradients whose line has an angle, which follows the size of their layers.
extension ViewClass {
  /// Whether the layout shows a property of a layer because it places the line of a gradient that may have an angle.
  func isOfLine(_ property: LayerProperty, ofLayer index: Int) -> Bool {
    plan.hasAngle(ofLayer: index) && property.isOfLine
  }

  /// Writes the lines of the layout that place gradients, once the layers have their frames.
  func writeLines(_ writer: inout SwiftWriter) {
    writeEach(of: layers.map(\.index).filter(plan.hasAngle), &writer) { index, writer in
      let arguments = [(LayerProperty.angle, "angle"), (.startPoint, "from"), (.endPoint, "to")]
        .compactMap { property, label in
          plan.shown(property, ofLayer: index).map {
            property.converted($0, traits: framework.traits).bare.labeled(label)
          }
        }
      writer.statement("\(layerVariable(index)).", .call("_styleShow", arguments))
    }
  }
}

extension ComponentPlan {
  /// Whether anything gives the line of a gradient an angle.
  func hasAngle(ofLayer index: Int) -> Bool { keys(ofLayer: index).contains(.layer(.angle)) }

  var hasAngles: Bool { component.layers.indices.contains { hasAngle(ofLayer: $0) } }

  /// Whether where the line of a gradient with an angle lies is a value of the look.
  func readsLine(ofLayer index: Int) -> Bool {
    hasAngle(ofLayer: index)
      && LayerProperty.allCases.contains { property in
        property.isOfLine && shown(property, ofLayer: index)?.readsLook ?? false
      }
  }
}

extension LayerProperty {
  /// Whether the property places the line of a gradient.
  fileprivate var isOfLine: Bool { self == .angle || self == .startPoint || self == .endPoint }
}
