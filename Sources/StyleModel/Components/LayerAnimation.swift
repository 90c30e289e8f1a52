import StyleRuntime
import StyleSource

/// A movement of one layer's property that runs by itself: a `CABasicAnimation`, or a `CAKeyframeAnimation`
/// where it passes more than two values.
public struct LayerAnimation: Hashable, Sendable {
  /// Unique within the component; the key under which the layer has it.
  public var name: String
  public var summary: String?
  /// The index of the layer among the component's.
  public var layer: Int
  public var property: LayerProperty
  /// What it passes, in this order: at least two, the first at the beginning of a run and the last at its end.
  public var keyframes: [Keyframe]
  /// How long it takes, when and how fast it runs; where `drivenTiming` says that, only looks know.
  public var timing: Animation
  /// The timing where properties of the component are in it.
  public var drivenTiming: Expression?
  /// Whether it then runs back.
  public var autoreverses: Bool
  /// How many times it runs, more than 0; infinite without an end.
  public var repeatCount: Double
  /// While it runs: nil is always, `normal` while the component is in no other state, another one while the component
  /// is in it.
  public var state: StateSet?
  public var reduceMotion: ReduceMotion
  /// Its name in the file.
  public var span: Span

  /// What it moves between, as far as it is said.
  package var values: [Expression] { keyframes.compactMap(\.value) }

  /// Whether it only moves from one value to another, as its timing says.
  package var isPlain: Bool { keyframes.count == 2 && keyframes[0].curve == nil }

  /// All that is computed for it.
  package var expressions: [Expression] { values + [drivenTiming].compactMap(\.self) }

  /// The same with other expressions.
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

  /// A value that an animation passes.
  public struct Keyframe: Hashable, Sendable {
    /// nil is what the layer shows. Only the first may be that.
    public var value: Expression?
    /// When, as a part of a run: from 0 to 1, and not before the keyframe before it.
    public var keyTime: Double
    /// How it moves from here to the next one; nil is as the timing says. No spring, which has a time of its own.
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

  /// What becomes of it where a person has asked the system for less motion.
  public enum ReduceMotion: String, Hashable, Sendable, CaseIterable {
    /// It does not run.
    case stop
    /// It runs all the same: it moves nothing that could make anyone dizzy.
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
