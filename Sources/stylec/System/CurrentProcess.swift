import CMalloc
import StyleWorkspace

#if canImport(Darwin)
import Darwin
import MachO
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The process that runs the command.
enum CurrentProcess {
  static var id: Int32 { getpid() }

  /// The arguments behind the command's name; in those that are not UTF-8, the bytes that are not are written as `\xE9`.
  static var arguments: [String] { rawArguments.map(\.text) }

  /// Whether an argument was not UTF-8, and so is no path of anything.
  static func isMisspelled(_ argument: String) -> Bool {
    argument.utf8.contains(UInt8(ascii: "\\")) && rawArguments.contains { !$0.isUTF8 && $0.text == argument }
  }

  private static var rawArguments: [(text: String, isUTF8: Bool)] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { argument in
        FileSystem.text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// Whether a process runs, whoever's it is.
  static func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// The machine's name in its network.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "this machine" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of the tool's own file.
  static let executable: String = {
    #if canImport(Darwin)
    var size: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : CommandLine.arguments[0]
    #else
    "/proc/\(getpid())/exe"
    #endif
  }()

  /// Tells one build of the tool from another: when its file was last changed, and its size.
  static let executableStamp: String = {
    guard let stamp = FileSystem.stamp(executable) else { return "?" }
    return "\(stamp.modified.seconds).\(stamp.modified.nanoseconds).\(stamp.size)"
  }()

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// Holds on to a large value, so that its memory goes with the process, and not piece by piece just before.
  static func keep(_ value: some Sendable) { _ = Unmanaged.passRetained(Box(value)) }

  /// Keeps freed blocks of up to 4 MB, and four of those in each thread, for what needs them next. By itself glibc gives a
  /// block of a picture's size back to the system, which has to find it and clear it again for the next picture.
  static func keepFreedMemory() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    #endif
  }

  /// Opens those of the standard streams that are closed, as by `>&-`, on nothing: else the next file that is opened would
  /// have the number of one, and messages would be written into it.
  static func openStandardStreams() {
    for number in [StandardStream.input, StandardStream.output, StandardStream.error]
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The system gives it the lowest number that is free, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// A closed pipe is then an error of the write that meets it, and not the end of the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}

private final class Box<Value: Sendable>: Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
