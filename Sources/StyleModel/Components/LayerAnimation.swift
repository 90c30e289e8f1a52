import StyleRuntime
import StyleSource

/// A movement of one layer's property without a change of state: a `CABasicAnimation`, or a `CAKeyframeAnimation`
/// if it has more than two values.
public struct LayerAnimation: Hashable, Sendable {
  /// The name, unique within the component; the key under which the layer has the animation.
  public var name: String
  public var summary: String?
  /// The index of the layer among the component's.
  public var layer: Int
  public var property: LayerProperty
  /// The values in order: at least two, the first at the beginning of a run and the last at its end.
  public var keyframes: [Keyframe]
  /// The duration, delay and curve; where `drivenTiming` has these, only looks know them.
  public var timing: Animation
  /// The timing as an expression, where properties of the component are in it.
  public var drivenTiming: Expression?
  /// Whether the animation runs back after each run.
  public var autoreverses: Bool
  /// The number of runs, more than 0; infinite without an end.
  public var repeatCount: Double
  /// The state in which the animation runs: nil is always, `normal` while the component is in no other state, another one while the
  /// component is in it.
  public var state: StateSet?
  public var reduceMotion: ReduceMotion
  /// The location of the animation's name.
  public var span: Span

  /// The values of the keyframes that have one.
  package var values: [Expression] { keyframes.compactMap(\.value) }

  /// Whether the animation only moves from one value to another, by its timing alone.
  package var isPlain: Bool { keyframes.count == 2 && keyframes[0].curve == nil }

  /// All expressions that the animation is computed from.
  package var expressions: [Expression] { values + [drivenTiming].compactMap(\.self) }

  /// The animation with each expression replaced.
  package func map(_ change: (Expression) -> Expression) -> LayerAnimation {
    var animation = self
    animation.keyframes = keyframes.map { $0.map(change) }
    animation.drivenTiming = drivenTiming.map(change)
    return animation
  }

  public init(
    name: String, summary: String? = nil, layer: Int, property: LayerProperty,
    keyframes: [Keyframe], timing: Animation, drivenTiming: Expression? = nil, autoreverses: Bool = false,
    repeatCount: Double = 1, state: StateSet? = nil, reduceMotion: ReduceMotion = .stop, span: Span
  ) {
    self.name = name
    self.summary = summary
    self.layer = layer
    self.property = property
    self.keyframes = keyframes
    self.timing = timing
    self.drivenTiming = drivenTiming
    self.autoreverses = autoreverses
    self.repeatCount = repeatCount
    self.state = state
    self.reduceMotion = reduceMotion
    self.span = span
  }

  /// A value that an animation reaches at a time.
  public struct Keyframe: Hashable, Sendable {
    /// The value; nil is what the layer shows, which only the first keyframe may be.
    public var value: Expression?
    /// The time, as a part of a run: from 0 to 1, and not before the keyframe before this one.
    public var keyTime: Double
    /// The curve to the next keyframe; nil is that of the timing. No spring, which has a time of its own.
    public var curve: Animation.Curve?

    public init(value: Expression?, keyTime: Double, curve: Animation.Curve? = nil) {
      self.value = value
      self.keyTime = keyTime
      self.curve = curve
    }

    fileprivate func map(_ change: (Expression) -> Expression) -> Keyframe {
      Keyframe(value: value.map(change), keyTime: keyTime, curve: curve)
    }
  }

  /// The behaviour of an animation when a person has asked the system for less motion.
  public enum ReduceMotion: String, Hashable, Sendable, CaseIterable {
    /// The animation does not run.
    case stop
    /// The animation runs all the same, because it moves nothing that could make anyone dizzy.
    case keep
  }

  public func runs(in state: StateSet) -> Bool {
    switch self.state {
    case nil: true
    case .normal?: state == .normal
    case let own?: own.isSubset(of: state)
    }
  }
}
