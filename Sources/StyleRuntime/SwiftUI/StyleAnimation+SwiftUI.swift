#if canImport(SwiftUI)
  import SwiftUI

  nonisolated extension StyleAnimation {
    public var swiftUIAnimation: Animation {
      switch curve {
      case .linear: return Animation.linear(duration: duration).delay(delay)
      case .easeIn: return Animation.easeIn(duration: duration).delay(delay)
      case .easeOut: return Animation.easeOut(duration: duration).delay(delay)
      case .easeInOut: return Animation.easeInOut(duration: duration).delay(delay)
      case .cubicBezier(let x1, let y1, let x2, let y2):
        return Animation.timingCurve(x1, y1, x2, y2, duration: duration).delay(delay)
      case .spring(let bounce):
        return Animation.spring(duration: duration, bounce: bounce).delay(delay)
      }
    }

    /// A number of times or, for nil, without an end.
    func repeated(count: Int?, autoreverses: Bool) -> Animation {
      guard let count else { return swiftUIAnimation.repeatForever(autoreverses: autoreverses) }
      guard count > 1 else { return swiftUIAnimation }
      return swiftUIAnimation.repeatCount(count, autoreverses: autoreverses)
    }
  }
#endif
