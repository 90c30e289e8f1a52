import StyleScene

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The memory that all pictures share that are drawn at the same time: 512 MB. A picture that needs more than is left waits.
///
/// The need of a picture is computed first (`WorkingMemory`). A picture that would need more than 48 MB is drawn in bands of rows. A
/// picture of more than 64 million pixels is the error `picture-too-large`, at its `size`, and so is a look with more text or longer paths
/// than `DrawnAmount` allows, at its style.
final class MemoryBudget: @unchecked Sendable {
  /// The budget of all pictures that a process draws at the same time: enough for one of the most pixels.
  static let shared = MemoryBudget(bytes: 512_000_000)
  /// The most memory, in bytes, for layers that are drawn apart before they become a part of a picture.
  static let ofBands = 48_000_000

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// The bytes that are free, guarded by the mutex.
  private var free: Int

  init(bytes: Int) {
    free = bytes
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Does some work that takes so many bytes, which may not be more than the whole budget.
  func spend<Result>(_ bytes: Int, _ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    while free < bytes { pthread_cond_wait(condition, mutex) }
    free -= bytes
    pthread_mutex_unlock(mutex)
    defer {
      pthread_mutex_lock(mutex)
      free += bytes
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return try body()
  }
}
