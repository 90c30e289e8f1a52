#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Runs `body` once for each number below `lanes`, in parallel: one on the calling thread, each other on a thread of its
/// own.
///
/// Threads are kept for the next call, because pango has a font map for each thread. A nested call gets the idle cores; if there are
/// none, it runs on the caller's thread.
///
/// A lane for which the system gives no thread, as under `ulimit -v`, runs on the calling thread, so that all of them are
/// run and nothing waits for a thread to come. No lane may therefore wait for another.
package func runSideBySide(lanes: Int, _ body: @Sendable (_ lane: Int) -> Void) {
  guard lanes > 0 else { return }
  withoutActuallyEscaping(body) { body in
    let job = Job(body)
    var own = [0]
    for lane in 1..<lanes where !Helpers.shared.start(lane, of: job) { own.append(lane) }
    own.forEach(body)
    Helpers.shared.finish(job)
  }
}

/// The lanes of one call, which threads run. A job is one pointer, and ends when all lanes are done: no thread keeps the closure longer.
private struct Job: @unchecked Sendable {
  private let storage: UnsafeMutablePointer<Storage>

  struct Storage {
    let body: @Sendable (Int) -> Void
    /// The number of lanes that threads still run.
    var left = 0
    var isDone = pthread_cond_t()
  }

  init(_ body: @escaping @Sendable (Int) -> Void) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(body: body))
    pthread_cond_init(&storage.pointee.isDone, nil)
  }

  var left: Int {
    get { storage.pointee.left }
    nonmutating set { storage.pointee.left = newValue }
  }

  /// Runs a lane. It is a function of its own, so that the closure is released before the lane counts as done.
  @inline(never)
  func run(_ lane: Int) { storage.pointee.body(lane) }

  func tellDone() { pthread_cond_signal(&storage.pointee.isDone) }
  func wait(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) {
    pthread_cond_wait(&storage.pointee.isDone, mutex)
  }

  func free() {
    pthread_cond_destroy(&storage.pointee.isDone)
    storage.deinitialize(count: 1)
    storage.deallocate()
  }
}

/// The threads that run lanes. They stay for later jobs, since some libraries store much for each thread, such as fonts.
private final class Helpers: @unchecked Sendable {
  static let shared = Helpers()

  // All below, also in the helpers and their jobs, is used by the thread that holds the mutex.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var idle: [Helper] = []

  private init() { pthread_mutex_init(mutex, nil) }

  /// Starts a lane on a thread; returns whether there is one for it.
  func start(_ lane: Int, of job: Job) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    if let helper = idle.popLast() {
      helper.task = (job, lane)
      pthread_cond_signal(helper.hasTask)
    } else {
      let helper = Helper()
      guard helper.start() else { return false }
      helper.task = (job, lane)
    }
    job.left += 1
    return true
  }

  /// Waits until no thread runs a lane of the job any more, and ends it.
  func finish(_ job: Job) {
    pthread_mutex_lock(mutex)
    while job.left > 0 { job.wait(mutex) }
    pthread_mutex_unlock(mutex)
    job.free()
  }

  /// The endless loop of a helper's thread.
  fileprivate func work(as helper: Helper) -> Never {
    pthread_mutex_lock(mutex)
    while true {
      guard let (job, lane) = helper.task else {
        pthread_cond_wait(helper.hasTask, mutex)
        continue
      }
      helper.task = nil
      pthread_mutex_unlock(mutex)
      job.run(lane)
      pthread_mutex_lock(mutex)
      idle.append(helper)
      job.left -= 1
      if job.left == 0 { job.tellDone() }
    }
  }
}

private final class Helper: @unchecked Sendable {
  let hasTask = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  var task: (job: Job, lane: Int)?

  /// The size of a helper's stack, in bytes: that of most main threads; on macOS, others have a sixteenth of it by default.
  private static let stackSize = 8 << 20

  init() { pthread_cond_init(hasTask, nil) }

  deinit {
    pthread_cond_destroy(hasTask)
    hasTask.deallocate()
  }

  /// Starts the thread; returns whether the system could.
  func start() -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Helper.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let retained = Unmanaged.passRetained(self)
    if pthread_create(&thread, &attributes, runHelper, retained.toOpaque()) == 0 { return true }
    retained.release()
    return false
  }
}

#if canImport(Darwin)
private func runHelper(_ helper: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Helpers.shared.work(as: Unmanaged<Helper>.fromOpaque(helper).takeRetainedValue())
}
#else
private func runHelper(_ helper: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let helper else { return nil }
  Helpers.shared.work(as: Unmanaged<Helper>.fromOpaque(helper).takeRetainedValue())
}
#endif

/// A value that one thread uses at a time.
package final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// The value, for the thread that holds the mutex.
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func use<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

package let coreCount = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
