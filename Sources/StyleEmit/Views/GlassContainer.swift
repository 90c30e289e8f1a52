import StyleModel

/// Layers of Liquid Glass that lie one after the other in a view, which the system draws together.
struct GlassContainer {
  /// The variable of the view that contains the layers.
  var name: String
  /// The indices of the layers, from the bottom to the top.
  var layers: [Int]
}

extension ViewClass {
  /// The container that a layer of glass lies in.
  func container(ofLayer index: Int) -> GlassContainer? { containers.first { $0.layers.contains(index) } }

  /// The view for a layer that lies directly in the view around it: the layer's own, or the container of the first layer in it. nil for a
  /// layer that lies in a container already, and `.some(nil)` for a layer without a view.
  func outermostView(ofLayer index: Int) -> String?? {
    guard let container = container(ofLayer: index) else { return .some(view(ofLayer: index)) }
    return container.layers[0] == index ? .some(container.name) : nil
  }

  func writeContainers(_ writer: inout SwiftWriter) {
    for container in containers { writer.line("private let \(container.name) = StyleGlassContainer()") }
  }

  /// Writes the lines of `_setUp()` that put the layers into their containers.
  func writeContainerTree(_ writer: inout SwiftWriter) {
    for container in containers {
      for view in container.layers.compactMap(view) {
        writer.line("\(container.name).contentView.addSubview(\(view))")
      }
    }
  }

  /// Writes the lines of the layout that set the containers' frames, behind those of the layers around them.
  func writeContainerFrames(_ writer: inout SwiftWriter) {
    for container in containers {
      guard let first = container.layers.first else { continue }
      writer.line("\(container.name).frame = \(boundsAround(plan.component.layers[first]))")
    }
  }

  /// The runs of layers of glass that follow each other in a view. A layer between two of them would be drawn above both in a container.
  static func glassRuns(_ plan: ComponentPlan, _ holders: Set<Int>) -> [[Int]] {
    return ([0] + holders.sorted()).flatMap { parent -> [[Int]] in
      var runs: [[Int]] = [[]]
      for index in plan.sublayers[parent] where !plan.component.layers[index].isOfBaseClass {
        if holders.contains(index), plan.isGlass(index) {
          runs[runs.count - 1].append(index)
        } else if !(runs.last ?? []).isEmpty {
          runs.append([])
        }
      }
      return runs.filter { $0.count > 1 }
    }
  }
}

extension ComponentPlan {
  /// Whether a layer is of Liquid Glass in every look.
  fileprivate func isGlass(_ index: Int) -> Bool {
    guard component.layers[index].kind == .material,
      case .choice(let word)? = shown(.material, ofLayer: index)?.constant
    else { return false }
    return ["glass", "clearGlass"].contains(word)
  }
}
