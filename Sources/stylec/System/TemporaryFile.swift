#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The temporary file that is being written, if any, so that a signal that ends the process takes it along.
///
/// A handler may only touch plain memory and call what POSIX lists as async-signal-safe; so the path is kept as a C
/// string that is published last and withdrawn first.
enum TemporaryFile {
  nonisolated(unsafe) private static var pending: UnsafeMutablePointer<CChar>?

  /// Runs `body`, and removes the file at `path` if the process is ended meanwhile.
  static func whileExists<Result, E: Error>(_ path: String, _ body: () throws(E) -> Result) throws(E)
    -> Result
  {
    let name = strdup(path)
    pending = name
    defer {
      pending = nil
      free(name)
    }
    return try body()
  }

  /// The process still ends by the signal itself, so that a shell sees 128 + its number.
  static func removeOnSignals() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // One that is ignored from outside, as under nohup, stays ignored.
      let previous = signal(number) { number in
        if let path = TemporaryFile.pending { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(previous, to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
  }
}
