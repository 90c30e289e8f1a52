import StyleReport
import StyleSource
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The last message of a crash: the work that was being done, and where to report it. A process that crashes ends with exit code 2, and
/// its unfinished output is left behind: the next run removes it.
///
/// A handler may only touch plain memory and call what is async-signal-safe; so a message is made before the work that it names,
/// and stored as bytes that belong to the thread.
enum CrashReport {
  /// Signals that a program sends itself by a mistake: traps, and memory that isn't its own.
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  private struct Message {
    let bytes: UnsafeMutablePointer<UInt8>
    let count: Int
  }

  /// The message of a thread, as a pointer to it.
  nonisolated(unsafe) private static var threadMessage = pthread_key_t()
  /// The message of threads that name no work.
  nonisolated(unsafe) private static var generalMessage: UnsafeMutablePointer<Message>?
  /// The size of the stack on which the handler runs when a thread's own is used up.
  private static let stackSize = 1 << 16

  /// Runs `body`; a crash in it, on this thread, names the work: “drawing ‘card, dark’”.
  static func during<Result, E: Error>(
    _ work: @autoclosure () -> String, _ body: () throws(E) -> Result
  ) throws(E) -> Result {
    guard generalMessage != nil else { return try body() }
    let outer = pthread_getspecific(threadMessage)
    let message = makeMessage(work())
    pthread_setspecific(threadMessage, message)
    defer {
      pthread_setspecific(threadMessage, outer)
      message.pointee.bytes.deallocate()
      message.deallocate()
    }
    return try body()
  }

  /// Installs the handlers. Must be called once, before any other thread starts. `command` is what the process was asked for.
  static func prepare(command: String) {
    // Who asks Swift's runtime for a backtrace gets that instead.
    guard CurrentProcess.environment("SWIFT_BACKTRACE") == nil else { return }
    pthread_key_create(&threadMessage, nil)
    generalMessage = makeMessage("running ‘\(command)’")
    useStackOfItsOwn()
    for number in signals {
      var action = sigaction()
      #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = CrashReport.tell
      #else
      action.__sigaction_handler.sa_handler = CrashReport.tell
      #endif
      action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK) | Int32(truncatingIfNeeded: Int64(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static let tell: @convention(c) (Int32) -> Void = { _ in
    let own = pthread_getspecific(threadMessage)?.assumingMemoryBound(to: Message.self)
    if let message = (own ?? generalMessage)?.pointee {
      _ = write(StandardStream.error, message.bytes, message.count)
    }
    _exit(ExitStatus.couldNot.rawValue)
  }

  private static func makeMessage(_ work: String) -> UnsafeMutablePointer<Message> {
    let text =
      "\nstylec: something went wrong inside while \(visible(work)); nothing was changed by that. "
      + "Please report it, with the style files, among the issues of stylec's repository (\(Stylec.version))\n"
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count)
    for (index, byte) in text.utf8.enumerated() { (bytes + index).initialize(to: byte) }
    let message = UnsafeMutablePointer<Message>.allocate(capacity: 1)
    message.initialize(to: Message(bytes: bytes, count: text.utf8.count))
    return message
  }

  private static func useStackOfItsOwn() {
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
  }
}
