#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// A weight of 1 on a spring, let go at rest: what `spring(0.3)` means by a duration and a bounce, as SwiftUI's
/// `Spring(duration:bounce:)` and `CASpringAnimation(perceptualDuration:bounce:)` do.
nonisolated package struct StyleSpring: Sendable, Hashable {
  /// How fast it would swing without damping, in radians a second.
  package let frequency: Double
  /// 1 is the least damping with which it doesn't swing.
  package let dampingRatio: Double

  /// nil where nothing would move.
  package init?(duration: Double, bounce: Double) {
    guard duration > 0, bounce > -1, bounce < 1 else { return nil }
    frequency = 2 * .pi / duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  package var stiffness: Double { frequency * frequency }
  package var damping: Double { 2 * dampingRatio * frequency }

  /// How many seconds pass until it stays within a thousandth of the way from its end.
  package var settlingDuration: Double {
    let rest = 0.001
    if dampingRatio < 1 {
      // The swings lie between two curves that fall by this rate.
      let reach = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
      return log(reach / rest) / (dampingRatio * frequency)
    }
    // It only comes nearer: half the interval until the moment is known to a millionth.
    var (low, high) = (0.0, 1 / frequency)
    while 1 - progress(at: high) > rest { (low, high) = (high, high * 2) }
    while high - low > high * 1e-6 {
      let middle = (low + high) / 2
      if 1 - progress(at: middle) > rest { low = middle } else { high = middle }
    }
    return high
  }

  /// How far it has come after some seconds: 0 at first, 1 at rest, and more where it swings beyond its end.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let fall = dampingRatio * frequency
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-fall * time)
        * (cos(swing * time) + fall / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - exp(-fall * time) * (1 + fall * time) }
    let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // The product of both rates is the stiffness; as a quotient, the slower one keeps its digits.
    let fast = fall + spread
    let slow = stiffness / fast
    return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
  }
}

nonisolated extension StyleAnimation {
  /// The spring that it moves with; nil for another curve, and where it takes no time.
  package var spring: StyleSpring? {
    guard case .spring(let bounce) = curve else { return nil }
    return StyleSpring(duration: duration, bounce: bounce)
  }

  /// How long it moves, in seconds, without its delay: a spring until it is at rest.
  package var length: Double { spring?.settlingDuration ?? duration }
}
