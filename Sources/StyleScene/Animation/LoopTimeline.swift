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
    let there = Step(duration: timing.duration, start: 0, end: 1, curve: timing.curve)
    let back = Step(duration: timing.duration, start: 1, end: 0, curve: timing.curve)
    steps = [LoopTimeline.pause(at: 0), there, LoopTimeline.pause(at: 1), back]
  }

  /// One run of an animation.
  init(run animation: LayerAnimation) {
    let (duration, curve) = (animation.timing.duration, animation.timing.curve)
    steps = [Step(duration: duration, start: 0, end: 1, curve: curve)]
    if animation.autoreverses {
      // Played backwards, what began slowly ends so.
      steps.append(Step(duration: duration, start: 1, end: 0, curve: curve.backwards))
    }
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
      return (0..<count).map { index in
        Step(
          duration: step.duration / Double(count), start: step.progress(Double(index) / Double(count)),
          end: step.progress(Double(index + 1) / Double(count)), curve: .linear)
      }
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
}

extension Animation.Curve {
  fileprivate var backwards: Animation.Curve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .easeInOut: .easeInOut
    }
  }
}
