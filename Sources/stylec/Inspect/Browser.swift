#if Pictures
import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

enum Browser {
  /// Opens an address in the browser of whoever runs the command; false where the system has no way to do so.
  static func open(_ address: String) -> Bool {
    #if canImport(Darwin)
    let opener = "/usr/bin/open"
    #else
    let opener = "xdg-open"
    #endif
    // What the browser prints is nobody's business here.
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [StandardStream.input, StandardStream.output, StandardStream.error] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(address), nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    return posix_spawnp(&process, opener, &actions, nil, arguments, environ) == 0
  }
}
#endif
