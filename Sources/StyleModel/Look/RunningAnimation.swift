/// An animation in one look, with the values of its keyframes.
public struct RunningAnimation: Hashable, Sendable {
  public var declaration: LayerAnimation
  /// The values, one for each keyframe.
  public var values: [Value]
  /// The layers that hold the component that declares it, from the outermost; empty for an animation of the look's own component.
  package var holders: [Int] = []
  /// The animation's name, after those of the layers in `holders`: `badge.pulse`.
  package var name: String
}

extension Look {
  /// The animations that run in this look: those of the component, and then those of the components in its layers.
  public var animations: [RunningAnimation] {
    var running = component.animations.filter { $0.runs(in: state) }.map { animation in
      var declaration = animation
      if let driven = animation.drivenTiming, case .animation(let timing) = evaluate(driven).value {
        declaration.timing = timing
      }
      return RunningAnimation(
        declaration: declaration,
        values: animation.keyframes.map { keyframe in
          keyframe.value.map { evaluate($0).value } ?? layer(animation.layer)[animation.property]
        }, name: animation.name)
    }
    for layer in layers {
      running += (layer.nested?.animations ?? []).map { animation in
        var animation = animation
        animation.holders.insert(layer.index, at: 0)
        animation.name = "\(layer.name).\(animation.name)"
        return animation
      }
    }
    return running
  }

  /// The timing of a change to another state; nil where it happens at once.
  public var transition: Animation? {
    guard let transition = component.transition, case .animation(let animation) = evaluate(transition).value
    else { return nil }
    return animation
  }
}

extension ResolvedSheet {
  /// An animation of a component, or of one that the component's layers hold.
  package struct DeclaredAnimation {
    package var declaration: LayerAnimation
    /// The animation's name, as in `RunningAnimation`: after those of the layers that hold its component.
    package var name: String
    /// The index of the component that declares the animation.
    package var component: Int
  }

  /// The animations of a component, and then those of the components in its layers, as far as they run in a state that the component
  /// can be in.
  package func animations(ofComponent index: Int) -> [DeclaredAnimation] {
    let possible = components[index].states
    return allAnimations(ofComponent: index).filter { $0.declaration.state?.isSubset(of: possible) ?? true }
  }

  /// Whether something moves in a component: a change of state, or an animation of the component or of one in its layers.
  package func moves(_ component: Int) -> Bool {
    components[component].transition != nil || !animations(ofComponent: component).isEmpty
  }

  private func allAnimations(ofComponent index: Int) -> [DeclaredAnimation] {
    let own = components[index].animations.map {
      DeclaredAnimation(declaration: $0, name: $0.name, component: index)
    }
    return own
      + components[index].layers.flatMap { layer -> [DeclaredAnimation] in
        guard case .component(let held) = layer.kind else { return [] }
        return allAnimations(ofComponent: held).map { animation in
          var animation = animation
          animation.name = "\(layer.name).\(animation.name)"
          return animation
        }
      }
  }
}
