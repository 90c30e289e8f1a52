import StyleModel

/// The timeline of an animation on a page, which loops it.
///
/// An endless animation runs as in the app. Any other runs once in each loop, with a pause before and after it that shows its
/// start and its end. A change of state runs there and back.
package struct LoopTimeline: Hashable {
  /// A part of the timeline in which the value runs some way (0…1) from one keyframe to the next.
  package struct Step: Hashable {
    /// The duration in seconds.
    package var duration: Double
    package var start, end: Double
    package var curve: Animation.Curve
    /// The index of the keyframe that the step begins at.
    var keyframe = 0

    package var first: KeyframePlace { KeyframePlace(step: keyframe, part: start) }
    package var last: KeyframePlace { KeyframePlace(step: keyframe, part: end) }
  }

  package var steps: [Step]
  /// The seconds of the timeline that are over when the page is opened.
  package var offset = 0.0

  /// The length of a pause, in seconds.
  static let pause = 0.6

  init(transition timing: Animation) {
    let there = Step(duration: timing.length, start: 0, end: 1, curve: timing.curve)
    let back = Step(duration: timing.length, start: 1, end: 0, curve: timing.curve)
    let end = KeyframePlace(step: 0, part: 1)
    steps = [LoopTimeline.pause(at: KeyframePlace()), there, LoopTimeline.pause(at: end), back]
  }

  /// Makes the timeline of one run of an animation.
  ///
  /// - Parameter gaps: The keyframes where no colour is shown: one colour fades out before them, and another fades in behind them.
  init(run animation: LayerAnimation, gaps: [Int] = []) {
    let keyframes = animation.keyframes
    steps = zip(keyframes, keyframes.dropFirst()).enumerated().flatMap { index, ends -> [Step] in
      let step = Step(
        duration: animation.timing.length * (ends.1.keyTime - ends.0.keyTime), start: 0, end: 1,
        curve: animation.curve(ofStep: index), keyframe: index)
      guard gaps.contains(index), index > 0 else { return [step] }
      // From the one colour that isn't to be seen to the other.
      let before = LoopTimeline.pause(at: KeyframePlace(step: index - 1, part: 1), 0)
      return [before, LoopTimeline.pause(at: KeyframePlace(step: index), 0), step]
    }
    if animation.autoreverses { steps += steps.reversed().flatMap(\.backwards) }
  }

  /// A copy with pauses of so many seconds before and after its steps.
  func between(_ before: Double, _ after: Double, endsAt end: KeyframePlace) -> LoopTimeline {
    var timeline = self
    timeline.steps =
      [LoopTimeline.pause(at: KeyframePlace(), before)] + steps + [LoopTimeline.pause(at: end, after)]
    return timeline
  }

  private static func pause(at place: KeyframePlace, _ duration: Double = pause) -> Step {
    Step(duration: duration, start: place.part, end: place.part, curve: .linear, keyframe: place.step)
  }

  /// The duration in seconds.
  package var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// The beginning of each step, and the end of the last, as parts of the timeline.
  package var times: [Double] {
    var (times, time) = ([0.0], 0.0)
    for step in steps {
      time += step.duration
      times.append(time / duration)
    }
    return times
  }

  /// A copy with each moving step in `count` parts that run evenly from one point of its curve to the next.
  package func divided(by count: Int) -> LoopTimeline {
    var timeline = self
    timeline.steps = steps.flatMap { step -> [Step] in
      guard step.start != step.end, step.duration > 0 else { return [step] }
      return step.divided(by: count)
    }
    return timeline
  }

  /// A copy where each step runs along a Bézier curve whose numbers lie between 0 and 1: the only ones that SMIL's `keySplines` take.
  package var withinBounds: LoopTimeline {
    var timeline = self
    timeline.steps = steps.flatMap { step -> [Step] in
      // One value follows another at once.
      if step.duration <= 0 { return [step.evenly] }
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

  /// The place that the animation has reached some seconds after the page was opened.
  package func place(at time: Double) -> KeyframePlace {
    var rest = (time + offset).truncatingRemainder(dividingBy: duration)
    for step in steps {
      if rest < step.duration {
        return KeyframePlace(step: step.keyframe, part: step.progress(rest / step.duration))
      }
      rest -= step.duration
    }
    return steps.last?.last ?? KeyframePlace()
  }
}

extension LoopTimeline.Step {
  fileprivate var evenly: LoopTimeline.Step {
    var step = self
    step.curve = .linear
    return step
  }

  fileprivate func progress(_ part: Double) -> Double { start + (end - start) * curve.progress(at: part) }

  /// The step in `count` parts that run evenly from one point of its curve to the next.
  fileprivate func divided(by count: Int) -> [LoopTimeline.Step] {
    (0..<count).map { index in
      LoopTimeline.Step(
        duration: duration / Double(count), start: progress(Double(index) / Double(count)),
        end: progress(Double(index + 1) / Double(count)), curve: .linear, keyframe: keyframe)
    }
  }

  /// The steps of the way back, when the animation is played backwards: what began slowly ends so.
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
        LoopTimeline.Step(
          duration: $0.duration, start: $0.end, end: $0.start, curve: .linear, keyframe: keyframe)
      }
    }
  }

  private func back(along curve: Animation.Curve) -> LoopTimeline.Step {
    LoopTimeline.Step(duration: duration, start: end, end: start, curve: curve, keyframe: keyframe)
  }
}

extension LoopTimeline {
  /// The number of even steps in which a spring swings back.
  fileprivate static let stepsOfSpring = 60
}
