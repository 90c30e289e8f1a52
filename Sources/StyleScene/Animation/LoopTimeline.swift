import StyleModel

/// The timeline of an animation on a page, which loops it.
///
/// An endless animation runs as in the app. Any other runs once in each loop, with a pause before and after it that shows its
/// start and its end. A change of state runs there and back.
package struct LoopTimeline {
  /// A part of the timeline in which the value runs from one progress (0…1) to another.
  package struct Step {
    /// In seconds.
    package var duration: Double
    package var start, end: Double
    package var curve: Animation.Curve
  }

  package var steps: [Step]

  package init(_ motion: MovingPicture.Motion) {
    switch motion {
    case .animation(let animation):
      steps = LoopTimeline.steps(of: animation.declaration)
    case .transition(let timing):
      let there = Step(duration: timing.duration, start: 0, end: 1, curve: timing.curve)
      let back = Step(duration: timing.duration, start: 1, end: 0, curve: timing.curve)
      steps = [LoopTimeline.pause(at: 0), there, LoopTimeline.pause(at: 1), back]
    }
  }

  private static func steps(of animation: LayerAnimation) -> [Step] {
    let (duration, curve) = (animation.timing.duration, animation.timing.curve)
    var steps = [Step(duration: duration, start: 0, end: 1, curve: curve)]
    if animation.autoreverses {
      // Played backwards, what began slowly ends so.
      steps.append(Step(duration: duration, start: 1, end: 0, curve: curve.backwards))
    }
    guard animation.repeatCount.isFinite else { return steps }
    return [pause(at: 0)] + steps + [pause(at: animation.autoreverses ? 0 : 1)]
  }

  private static func pause(at progress: Double) -> Step {
    Step(duration: 0.6, start: progress, end: progress, curve: .linear)
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
        func progress(_ part: Int) -> Double {
          step.start + (step.end - step.start) * step.curve.progress(at: Double(part) / Double(count))
        }
        return Step(
          duration: step.duration / Double(count), start: progress(index), end: progress(index + 1),
          curve: .linear)
      }
    }
    return timeline
  }
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
