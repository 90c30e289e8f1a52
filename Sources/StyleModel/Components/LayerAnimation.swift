import StyleSource

/// A movement of one layer's property that runs by itself: a `CABasicAnimation`.
public struct LayerAnimation: Hashable, Sendable {
  /// Unique within the component; the key under which the layer has it.
  public var name: String
  public var summary: String?
  /// The index of the layer among the component's.
  public var layer: Int
  public var property: LayerProperty
  /// Where it begins; nil is what the layer shows.
  public var from: Expression?
  /// Where it ends.
  public var to: Expression
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
  package var values: [Expression] { [from, to].compactMap(\.self) }

  /// All that is computed for it.
  package var expressions: [Expression] { values + [drivenTiming].compactMap(\.self) }

  /// The same with other expressions.
  package func map(_ change: (Expression) -> Expression) -> LayerAnimation {
    var animation = self
    animation.from = from.map(change)
    animation.to = change(to)
    animation.drivenTiming = drivenTiming.map(change)
    return animation
  }

  public init(
    name: String, summary: String? = nil, layer: Int, property: LayerProperty, from: Expression? = nil,
    to: Expression, timing: Animation, drivenTiming: Expression? = nil, autoreverses: Bool = false,
    repeatCount: Double = 1, state: StateSet? = nil, reduceMotion: ReduceMotion = .stop, span: Span
  ) {
    self.name = name
    self.summary = summary
    self.layer = layer
    self.property = property
    self.from = from
    self.to = to
    self.timing = timing
    self.drivenTiming = drivenTiming
    self.autoreverses = autoreverses
    self.repeatCount = repeatCount
    self.state = state
    self.reduceMotion = reduceMotion
    self.span = span
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
