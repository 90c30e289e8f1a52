import StyleModel
import StyleRuntime

extension Animation.Curve {
  /// How far an animation has come when `time` of its length (0…1) is over: from 0 to 1, and beyond them where it swings.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard let points = controlPoints else {
      guard case .spring(let bounce) = self, let spring = StyleSpring(duration: 1, bounce: bounce) else {
        return 1
      }
      return spring.progress(at: time * spring.settlingDuration)
    }
    func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
    }
    // x grows along the curve: half the interval until it is known well enough for six digits of a turn.
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if curve(points.first.x, points.second.x, middle) < time { low = middle } else { high = middle }
    }
    return curve(points.first.y, points.second.y, (low + high) / 2)
  }
}
