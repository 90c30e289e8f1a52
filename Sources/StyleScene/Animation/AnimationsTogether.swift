import StyleModel

/// Animations that run at the same time on a film strip, which begins with the first of them.
extension [RunningAnimation] {
  /// The time in seconds, from the first delay, until each animation has run through once.
  var length: Double {
    map { $0.declaration.timing.delay + $0.declaration.timing.length }.reduce(0, Swift.max) - firstDelay
  }

  var firstDelay: Double { map(\.declaration.timing.delay).min() ?? 0 }

  /// The place that each animation has reached after some seconds; nil where it shows no value of its own: before its delay is over, and
  /// after it ran back for the last time.
  func places(at time: Double) -> [KeyframePlace?] {
    map { animation in animation.declaration.place(after: time + firstDelay) }
  }
}

extension LayerAnimation {
  /// The place that the animation has reached after some seconds, its delay included. Where a run ends and the next begins, it is at the
  /// end.
  ///
  /// As generated code has `CAMediaTiming`: an animation shows nothing before its `beginTime`, and one that doesn't run back stays at its
  /// end (`fillMode.forwards`).
  fileprivate func place(after time: Double) -> KeyframePlace? {
    let length = timing.length
    let run = length * (autoreverses ? 2 : 1)
    // Sums of seconds such as 0.1 + 0.2 are off by less than this.
    let slack = 1e-9
    let elapsed = time - timing.delay
    guard elapsed > -slack, run > 0 else { return run > 0 ? nil : end }
    guard elapsed < run * repeatCount + slack else {
      // It ends in the middle of a run where it is repeated one and a half times.
      let rest = repeatCount.truncatingRemainder(dividingBy: 1)
      return autoreverses ? nil : rest > slack ? place(at: rest) : end
    }
    let count = (elapsed / run).rounded(.down)
    var within = Swift.max(0, elapsed - count * run)
    if within < slack, count > 0 { within = run }
    let part = within / length
    // Played backwards, what began slowly ends so.
    return place(at: part > 1 ? 2 - part : part)
  }
}

// MARK: Loops

/// Animations with one timeline in a picture that loops.
package struct AnimationLoop {
  package var timeline: LoopTimeline
  /// The indices of the animations in the picture; empty for a change of state.
  package var animations: [Int]
  /// Whether the animations stand still where a person asked for less motion.
  package var stopsForLessMotion: Bool
}

extension MovingPicture {
  /// The animations of the picture, grouped by timeline.
  ///
  /// Endless animations run as in the app, each with its own timeline. All others begin anew together, when the last of them has
  /// ended.
  package var loops: [AnimationLoop] {
    guard case .animations(let animations) = motion else {
      return [
        AnimationLoop(timeline: LoopTimeline(transition: timing), animations: [], stopsForLessMotion: true)
      ]
    }
    let declarations = animations.map(\.declaration)
    var loops: [AnimationLoop] = []
    var known: [LoopTimeline: [Bool: Int]] = [:]
    for (index, animation) in animations.enumerated() {
      let timeline = animation.timeline(among: declarations)
      let stops = animation.declaration.reduceMotion == .stop
      if let loop = known[timeline]?[stops] {
        loops[loop].animations.append(index)
      } else {
        known[timeline, default: [:]][stops] = loops.count
        loops.append(AnimationLoop(timeline: timeline, animations: [index], stopsForLessMotion: stops))
      }
    }
    return loops
  }
}

extension RunningAnimation {
  /// Whether the animation rotates its layer.
  private var turns: Bool {
    zip(values, values.dropFirst()).contains { start, end in
      guard case .transform(let start) = start, case .transform(let end) = end else { return false }
      return start.rotation != end.rotation
    }
  }

  /// The keyframes without a colour.
  private var gaps: [Int] { values.indices.filter { values[$0] == .null } }

  fileprivate func timeline(among all: [LayerAnimation]) -> LoopTimeline {
    let others = all.filter { $0.repeatCount.isInfinite == declaration.repeatCount.isInfinite }
    var timeline: LoopTimeline
    if declaration.repeatCount.isInfinite {
      timeline = LoopTimeline(run: declaration, gaps: gaps)
      // Some time after the last has begun, those that began before it are ahead.
      let last = others.map(\.timing.delay).reduce(0, Swift.max)
      timeline.offset = (last - declaration.timing.delay).truncatingRemainder(dividingBy: timeline.duration)
    } else {
      let run = LoopTimeline(run: declaration, gaps: gaps)
      let first = others.map(\.timing.delay).min() ?? 0
      let end = others.map { $0.timing.delay + LoopTimeline(run: $0).duration }.reduce(0, Swift.max)
      let ownEnd = declaration.timing.delay + run.duration
      let before = LoopTimeline.pause + declaration.timing.delay - first
      let after = LoopTimeline.pause + end - ownEnd
      timeline = run.between(
        before, after, endsAt: declaration.autoreverses ? KeyframePlace() : declaration.end)
    }
    // A turn is divided, since halfway between two matrices is not halfway between two angles.
    return turns ? timeline.divided(by: 12) : timeline
  }
}
