#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The temporary files that are being written, so that a signal that ends the process takes them along.
///
/// A handler may only touch plain memory and call what POSIX lists as async-signal-safe; so a path is kept as a C
/// string that is published last and withdrawn first.
enum TemporaryFile {
  /// By the lane that writes it.
  nonisolated(unsafe) private static let pending: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let pending = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: overlappedLanes)
    pending.initialize(repeating: nil, count: overlappedLanes)
    return pending
  }()

  /// Runs `body`, and removes the file at `path` if the process is ended meanwhile.
  ///
  /// - Parameter lane: No two that run at once have the same.
  static func whileExists<Result, E: Error>(
    _ path: String, lane: Int, _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    let name = strdup(path)
    pending[lane] = name
    defer {
      pending[lane] = nil
      free(name)
    }
    return try body()
  }

  /// The process still ends by the signal itself, so that a shell sees 128 + its number.
  static func removeOnSignals() {
    // Made here, since a handler may not make it.
    _ = pending
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // One that is ignored from outside, as under nohup, stays ignored.
      let previous = signal(number) { number in
        for lane in 0..<overlappedLanes {
          if let path = TemporaryFile.pending[lane] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(previous, to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
  }
}
