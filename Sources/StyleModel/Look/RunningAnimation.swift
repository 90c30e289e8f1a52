/// An animation in one look: between which values it moves.
public struct RunningAnimation: Hashable, Sendable {
  public var declaration: LayerAnimation
  public var from, to: Value
}

extension Look {
  /// The animations of the component that run in this look; those of components in its layers are in their own looks.
  public var animations: [RunningAnimation] {
    component.animations.filter { $0.runs(in: state) }.map { animation in
      RunningAnimation(
        declaration: animation,
        from: animation.from.map { evaluate($0).value } ?? layer(animation.layer)[animation.property],
        to: evaluate(animation.to).value)
    }
  }

  /// How a change to another state moves; nil where it happens at once.
  public var transition: Animation? {
    guard let transition = component.transition, case .animation(let animation) = evaluate(transition).value
    else { return nil }
    return animation
  }
}
