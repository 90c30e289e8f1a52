import StyleModel
import StyleRuntime

extension Animation.Curve {
  /// The progress of an animation when `time` of its length (0…1) is over: from 0 to 1, and beyond them where it swings.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard case .spring(let bounce) = self else { return way(at: time) }
    guard let spring = StyleSpring(duration: 1, bounce: bounce) else { return 1 }
    return spring.progress(at: time * spring.settlingDuration)
  }
}
