#if Pictures
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that was started and runs beside this one. It reads nothing from the terminal and prints nothing there.
struct ChildProcess {
  private let id: pid_t

  /// Starts a program, which is found on the path unless it has a slash in its name; nil where it can't be started.
  ///
  /// - Parameter folder: The folder that it runs in; nil for the working folder.
  init?(running program: String, _ arguments: [String], in folder: String? = nil) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [StandardStream.input, StandardStream.output, StandardStream.error] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    // A shell goes to the folder: the call that would do it is not in every C library.
    let command = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0, program] + arguments }
    let words = command ?? [program] + arguments
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    #else
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // What this process ignores, the other would ignore too.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in CurrentProcess.ignoredSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    guard posix_spawnp(&process, words[0], &actions, &attributes, pointers, environ) == 0 else { return nil }
    id = process
  }

  /// Asks the program to end, and waits until it has.
  func end() {
    kill(id, SIGTERM)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}
#endif
