import StyleWorkspace

/// The progress of a long job on a terminal. Nothing shows before half a second, nor anywhere else.
struct ProgressBar {
  private let total: Int
  private var done = 0
  private var isShown = false
  private let isEnabled: Bool
  private let start = ContinuousClock.now
  private var next: ContinuousClock.Instant

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)
  private static let width = 24

  init(total: Int, isQuiet: Bool) {
    self.total = total
    isEnabled = !isQuiet && StandardStream.isTerminal(StandardStream.error)
    next = start + ProgressBar.patience
  }

  mutating func advance(by count: Int) {
    done += count
    guard isEnabled, ContinuousClock.now >= next else { return }
    next = .now + ProgressBar.interval
    isShown = true
    let filled = ProgressBar.width * done / max(1, total)
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
    Console.tell(Array("\r\u{1B}[K\(bar) \(done) of \(total)".utf8))
  }

  /// Removes the bar.
  func finish() {
    if isShown { Console.tell(Array("\r\u{1B}[K".utf8)) }
  }
}
