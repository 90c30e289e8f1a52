#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process that runs the command.
enum CurrentProcess {
  static var id: Int32 { getpid() }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// A closed pipe is then an error of the write that meets it, and not the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
