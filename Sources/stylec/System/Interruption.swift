#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The handling of SIGINT, SIGTERM and SIGHUP: writers finish, their leftovers are cleaned up, and then the signal
/// ends the process, so that a shell sees 128 + its number. A second signal ends it at once.
///
/// A handler may do hardly anything, so it only passes the signal on to a thread that waits for it.
enum Interruption {
  /// Runs `body` as a whole: a signal ends the process before or after it.
  static func hold<Result, E: Error>(_ body: () throws(E) -> Result) throws(E) -> Result {
    state.begin()
    defer { state.end() }
    return try body()
  }

  /// Runs `cleanUp` if a signal ends the process from now on, once all held work has finished.
  static func onEnd(_ cleanUp: @escaping @Sendable () -> Void) -> Int { state.add(cleanUp) }

  /// Cancels the clean-up of a number that `onEnd` returned.
  static func forget(_ number: Int) { state.remove(number) }

  private static let state = State()

  /// The descriptor to which the handler writes the number of a signal; set before there is a handler.
  nonisolated(unsafe) fileprivate static var entrance: Int32 = -1

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to listen for signals, which costs a thread, and so waits for the first writer.
  fileprivate static func listen(_ state: State) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    entrance = ends[1]
    let waiting = Unmanaged.passRetained(Listener(exit: ends[0], state: state))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    guard pthread_create(&thread, nil, runListener, waiting.toOpaque()) == 0 else { return }
    for number in signals {
      // One that is ignored from outside, as under nohup, stays ignored.
      let previous = signal(number, handleSignal)
      if unsafeBitCast(previous, to: Int.self) == 1 { signal(number, SIG_IGN) }
    }
  }

  /// The number of writers at work, and whether they may go on.
  fileprivate final class State: @unchecked Sendable {
    // All below is used by one thread at a time, the one that holds the mutex.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let isQuiet = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isListening = false
    private var isEnding = false
    private var writers = 0
    private var cleanUps: [(number: Int, body: @Sendable () -> Void)] = []
    private var last = 0

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(isQuiet, nil)
    }

    /// Begins held work; never returns once the process is about to end.
    func begin() {
      pthread_mutex_lock(mutex)
      listenOnce()
      if isEnding {
        pthread_mutex_unlock(mutex)
        while true { pause() }
      }
      writers += 1
      pthread_mutex_unlock(mutex)
    }

    func end() {
      pthread_mutex_lock(mutex)
      writers -= 1
      if writers == 0 { pthread_cond_signal(isQuiet) }
      pthread_mutex_unlock(mutex)
    }

    func add(_ body: @escaping @Sendable () -> Void) -> Int {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      listenOnce()
      last += 1
      cleanUps.append((last, body))
      return last
    }

    func remove(_ number: Int) {
      pthread_mutex_lock(mutex)
      cleanUps.removeAll { $0.number == number }
      pthread_mutex_unlock(mutex)
    }

    /// Stops the writers and cleans up; afterwards nothing is written any more.
    func finish() {
      pthread_mutex_lock(mutex)
      isEnding = true
      while writers > 0 { pthread_cond_wait(isQuiet, mutex) }
      for (_, body) in cleanUps.reversed() { body() }
      pthread_mutex_unlock(mutex)
    }

    private func listenOnce() {
      guard !isListening else { return }
      isListening = true
      Interruption.listen(self)
    }
  }

  fileprivate final class Listener: Sendable {
    private let exit: Int32
    private let state: State

    init(exit: Int32, state: State) {
      self.exit = exit
      self.state = state
    }

    func run() {
      var number: UInt8 = 0
      while read(exit, &number, 1) != 1 { if errno != EINTR { return } }
      state.finish()
      signal(Int32(number), SIG_DFL)
      var own = sigset_t()
      sigemptyset(&own)
      sigaddset(&own, Int32(number))
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      kill(getpid(), Int32(number))
      while true { pause() }
    }
  }
}

/// Handles a signal. It only calls what POSIX lists as async-signal-safe.
private func handleSignal(_ number: Int32) {
  signal(number, SIG_DFL)
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(Interruption.entrance, &byte, 1)
}

#if canImport(Darwin)
private func runListener(_ listener: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Interruption.Listener>.fromOpaque(listener).takeRetainedValue().run()
  return nil
}
#else
private func runListener(_ listener: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let listener { Unmanaged<Interruption.Listener>.fromOpaque(listener).takeRetainedValue().run() }
  return nil
}
#endif
