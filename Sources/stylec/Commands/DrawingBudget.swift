#if Pictures
import StyleModel
import StyleRender
import StyleReport
import StyleSource

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The drawing that a run may do, in nanoseconds by the estimate of `DrawingWork`, which is the same on every machine.
///
/// As long as all pictures fit, they are drawn in any order, on several threads. If they don't, `choosing` decides which are drawn:
/// the cheapest, so that few costly pictures don't keep all others from being drawn.
final class DrawingBudget: @unchecked Sendable {
  /// The greatest cost of one picture; `renderPNG` refuses one that costs more.
  static let mostOfPicture = Int(clamping: DrawingWork.most)
  static let secondsOfRun = DrawingWork.mostOfRun / 1e9

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The rest of the budget, guarded by the mutex.
  private var left: Int
  /// The paths of the pictures that are drawn; nil if pictures are drawn as they come.
  private let chosen: Set<String>?

  private init(_ most: Int, _ chosen: Set<String>?) {
    left = most
    self.chosen = chosen
    pthread_mutex_init(mutex, nil)
  }

  /// - Parameter used: The cost of pictures that are in the folder already.
  convenience init(seconds: Double, used: Int) { self.init(Int(clamping: seconds * 1e9) &- used, nil) }

  /// A budget for the cheapest of some pictures.
  ///
  /// - Parameter works: The cost of each picture, by its path, in the order of the run.
  convenience init(seconds: Double, choosing works: [(path: String, work: Int)]) {
    var left = Int(clamping: seconds * 1e9)
    var chosen: Set<String> = []
    let payable = works.enumerated().filter { $1.work <= DrawingBudget.mostOfPicture }
    for (_, picture) in payable.sorted(by: { ($0.element.work, $0.offset) < ($1.element.work, $1.offset) }) {
      guard picture.work <= left else { break }
      left -= picture.work
      chosen.insert(picture.path)
    }
    self.init(left, chosen)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether a picture may be drawn. Its cost is taken from the budget, unless pictures were chosen. One without a cost always may.
  func pays(_ work: Int, for path: String) -> Bool {
    if work == 0 { return true }
    if let chosen { return chosen.contains(path) }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    // Once exceeded, it stays so, for every picture that is asked for later.
    left = left < 0 ? left : left &- work
    return left >= 0
  }

  /// Whether all pictures together cost more than the budget.
  var isExceeded: Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return left < 0
  }
}

extension Failure {
  /// The failure that pictures were left out because a run would draw for too long.
  ///
  /// - Parameters:
  ///   - leftOut: The paths and costs of these pictures, in the order of the run.
  ///   - seconds: The greatest cost of a run.
  init(leftOut: [(path: String, work: Int)], of all: Int, seconds: Double) {
    let shown = leftOut.sorted { $0.work > $1.work }.prefix(3).map { picture in
      "‘\(visible(picture.path))’ (\(DrawingBudget.shown(picture.work)))"
    }
    let others = leftOut.count > shown.count ? " and \(counted(leftOut.count - shown.count, "other"))" : ""
    let total = DrawingBudget.shown(leftOut.reduce(0) { $0 &+ $1.work })
    self.init(
      "\(leftOut.count) of \(counted(all, "picture")) \(leftOut.count == 1 ? "was" : "were") not drawn: \(shown.joined(separator: ", "))\(others). "
        + "By estimate they take another \(total), and a run draws for at most \(DrawingBudget.shown(Int(clamping: seconds * 1e9))), the cheapest pictures first. "
        + "Use a smaller --scale, fewer large blurs, shadows and conic gradients, fewer files or styles in a run, or a higher --drawing-limit"
    )
  }
}

extension DrawingBudget {
  /// The text of a cost in seconds: `12 s`, or `0.034 s`.
  fileprivate static func shown(_ work: Int) -> String {
    let seconds = Double(work) / 1e9
    let step = seconds < 0.01 ? 1e5 : seconds < 1 ? 1e3 : seconds < 10 ? 10.0 : 1
    return "\(formatNumber((seconds * step).rounded() / step)) s"
  }
}
#endif
