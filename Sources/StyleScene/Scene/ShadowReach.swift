import StyleModel

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Scene.Shadow {
  /// The rectangle outside of which the shadow of an area that fills `silhouette` is less than half a step of eight bits.
  ///
  /// A wide blur of a small thing is faint all over, and reaches less far than three sigmas.
  public func bounds(of silhouette: Rect) -> Rect {
    let (across, down) = (peak(silhouette.width), peak(silhouette.height))
    let (x, y) = (reach(silhouette.width, times: down), reach(silhouette.height, times: across))
    return silhouette.offset(by: offset).inset(by: EdgeInsets(top: -y, left: -x, bottom: -y, right: -x))
  }

  /// The intensity at the middle of a blurred strip of this width.
  private func peak(_ width: Double) -> Double {
    sigma > 0 ? erf(width / 2 / (sigma * 2.0.squareRoot())) : 1
  }

  /// The distance beside a blurred strip of this width up to which `factor` of it is still seen.
  private func reach(_ width: Double, times factor: Double) -> Double {
    let unit = 1 / (sigma * 2.0.squareRoot())
    func isSeen(_ distance: Double) -> Bool {
      let strip = (erf((distance + width) * unit) - erf(distance * unit)) / 2
      return color.alpha * factor * strip > 0.5 / 255
    }
    guard sigma > 0, isSeen(0) else { return 0 }
    // Past three sigmas less than 0.14 % is left of anything.
    var (seen, unseen) = (0.0, 3 * sigma)
    while unseen - seen > 0.01 {
      let middle = (seen + unseen) / 2
      if isSeen(middle) { seen = middle } else { unseen = middle }
    }
    return unseen
  }
}
