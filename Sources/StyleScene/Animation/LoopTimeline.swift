import StyleModel

/// The timeline of an animation on a page, which loops it.
///
/// An endless animation runs as in the app. Any other runs once in each loop, with a pause before and after it that shows its
/// start and its end. A change of state runs there and back.
package struct LoopTimeline: Hashable {
  /// A part of the timeline in which the value runs from one progress (0…1) to another.
  package struct Step: Hashable {
    /// In seconds.
    package var duration: Double
    package var start, end: Double
    package var curve: Animation.Curve
  }

  package var steps: [Step]
  /// How many seconds of the timeline are over when the page is opened.
  package var offset = 0.0

  /// In seconds.
  static let pause = 0.6

  init(transition timing: Animation) {
    let there = Step(duration: timing.length, start: 0, end: 1, curve: timing.curve)
    let back = Step(duration: timing.length, start: 1, end: 0, curve: timing.curve)
    steps = [LoopTimeline.pause(at: 0), there, LoopTimeline.pause(at: 1), back]
  }

  /// One run of an animation.
  init(run animation: LayerAnimation) {
    let there = Step(duration: animation.timing.length, start: 0, end: 1, curve: animation.timing.curve)
    steps = [there]
    if animation.autoreverses { steps += there.backwards }
  }

  /// The steps between pauses of so many seconds.
  func between(_ before: Double, _ after: Double, endsAt end: Double) -> LoopTimeline {
    var timeline = self
    timeline.steps =
      [LoopTimeline.pause(at: 0, before)] + steps + [LoopTimeline.pause(at: end, after)]
    return timeline
  }

  private static func pause(at progress: Double, _ duration: Double = pause) -> Step {
    Step(duration: duration, start: progress, end: progress, curve: .linear)
  }

  /// In seconds.
  package var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// When each step begins, and when the last ends, as parts of the timeline.
  package var times: [Double] {
    var (times, time) = ([0.0], 0.0)
    for step in steps {
      time += step.duration
      times.append(time / duration)
    }
    return times
  }

  /// The same with each moving step in `count` parts that run evenly from one point of its curve to the next.
  package func divided(by count: Int) -> LoopTimeline {
    var timeline = self
    timeline.steps = steps.flatMap { step -> [Step] in
      guard step.start != step.end else { return [step] }
      return step.divided(by: count)
    }
    return timeline
  }

  /// The same, where each step runs along a Bézier curve whose numbers lie between 0 and 1: the only ones that SMIL's `keySplines` take.
  package var withinBounds: LoopTimeline {
    var timeline = self
    timeline.steps = steps.flatMap { step -> [Step] in
      if let points = step.curve.controlPoints,
        [points.first.y, points.second.y].allSatisfy((0...1).contains)
      {
        return [step]
      }
      // As smooth as the eye asks for, at 40 steps a second.
      return step.divided(by: min(120, max(12, Int(clamping: (step.duration * 40).rounded(.up)))))
    }
    return timeline
  }

  /// How far the animation has come some seconds after the page was opened.
  package func progress(at time: Double) -> Double {
    var rest = (time + offset).truncatingRemainder(dividingBy: duration)
    for step in steps {
      if rest < step.duration { return step.progress(rest / step.duration) }
      rest -= step.duration
    }
    return steps.last?.end ?? 0
  }
}

extension LoopTimeline.Step {
  fileprivate func progress(_ part: Double) -> Double { start + (end - start) * curve.progress(at: part) }

  /// Steps that run evenly from one point of its curve to the next.
  fileprivate func divided(by count: Int) -> [LoopTimeline.Step] {
    (0..<count).map { index in
      LoopTimeline.Step(
        duration: duration / Double(count), start: progress(Double(index) / Double(count)),
        end: progress(Double(index + 1) / Double(count)), curve: .linear)
    }
  }

  /// The way back of an animation that is played backwards: what began slowly ends so.
  fileprivate var backwards: [LoopTimeline.Step] {
    switch curve {
    case .linear: [back(along: .linear)]
    case .easeIn: [back(along: .easeOut)]
    case .easeOut: [back(along: .easeIn)]
    case .easeInOut: [back(along: .easeInOut)]
    case .cubicBezier(let x1, let y1, let x2, let y2):
      [back(along: .cubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1))]
    case .spring:
      divided(by: LoopTimeline.stepsOfSpring).reversed().map {
        LoopTimeline.Step(duration: $0.duration, start: $0.end, end: $0.start, curve: .linear)
      }
    }
  }

  private func back(along curve: Animation.Curve) -> LoopTimeline.Step {
    LoopTimeline.Step(duration: duration, start: end, end: start, curve: curve)
  }
}

extension LoopTimeline {
  /// In how many even steps a spring swings back.
  fileprivate static let stepsOfSpring = 60
}
