import CGlibc
import CStart
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

  /// Whether an argument was not UTF-8, so that it is no path of anything.
  static func isMisspelled(_ argument: String) -> Bool {
    argument.utf8.contains(UInt8(ascii: "\\")) && rawArguments.contains { !$0.isUTF8 && $0.text == argument }
  }

  private static var rawArguments: [(text: String, isUTF8: Bool)] {
    argumentPointers.map { argument in
      FileSystem.text(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }

  /// The arguments as they are in memory: `CommandLine` reads them from /proc, which knows those of the loader that started the program.
  static var argumentPointers: [UnsafeMutablePointer<CChar>] {
    let (all, count) =
      startArguments().map { ($0, startArgumentCount()) } ?? (CommandLine.unsafeArgv, CommandLine.argc)
    return (1..<max(1, Int(count))).compactMap { all[$0] }
  }

  /// Whether a process runs, whoever owns it.
  static func exists(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  /// The machine's name in its network.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "this machine" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of the program that runs this command again, in another process.
  static let executable: String = DrawingCaller.ofThisProcess?.file ?? ownFile

  /// The absolute path of the program's file, without links.
  static var file: String { (try? FileSystem.realPath(executable)) ?? executable }

  private static let ownFile: String = {
    #if canImport(Darwin)
    var size: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : CommandLine.arguments[0]
    #else
    // Where /proc isn't mounted, as in some sandboxes, the system's note of what it started tells.
    let own = "/proc/\(getpid())/exe"
    if FileSystem.stamp(own) != nil { return own }
    let started = getauxval(UInt(AT_EXECFN))
    return UnsafePointer<CChar>(bitPattern: started).map { String(cString: $0) } ?? own
    #endif
  }()

  /// The identity of a build of the tool: when its files were last changed, and their sizes.
  static let executableStamp: String = {
    #if Pictures
    let drawing = DrawingCaller.ofThisProcess?.drawing
    #else
    let drawing = DrawingProgram.existingPath
    #endif
    return [executable, drawing].compactMap(\.self).map { path in
      guard let stamp = FileSystem.stamp(path) else { return "?" }
      return "\(stamp.modified.seconds).\(stamp.modified.nanoseconds).\(stamp.size)"
    }.joined(separator: "-")
  }()

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func exit(_ status: ExitStatus) -> Never { systemExit(status.rawValue) }

  /// Keeps a large value until the process ends, so that its memory is released as a whole, and not piece by piece just before.
  static func keep(_ value: some Sendable) { _ = Unmanaged.passRetained(Box(value)) }

  /// Keeps freed blocks of up to 4 MB, and four of those in each thread, for later use. By default glibc gives a
  /// block of a picture's size back to the system, which has to find it and clear it again for the next picture.
  static func keepFreedMemory() {
    #if canImport(Glibc)
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 16 << 20)
    #endif
  }

  /// Opens those of the standard streams that are closed, as by `>&-`, on `/dev/null`: otherwise the next file that is opened would
  /// have the number of one, and messages would be written into it.
  static func openStandardStreams() {
    for number in [StandardStream.input, StandardStream.output, StandardStream.error]
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The system gives it the lowest number that is free, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Makes standard input begin with bytes that were read from it, for a program that replaces this one; returns whether that was possible.
  static func putBack(_ bytes: [UInt8]) -> Bool {
    guard let file = tmpfile() else { return false }
    // The file stays open: standard input is another descriptor of it.
    return fwrite(bytes, 1, bytes.count, file) == bytes.count && fflush(file) == 0
      && lseek(fileno(file), 0, SEEK_SET) == 0 && dup2(fileno(file), StandardStream.input) >= 0
  }

  /// The signals of writes: a closed pipe, and a file that is as large as the user’s limit allows.
  static let ignoredSignals = [SIGPIPE, SIGXFSZ]

  /// Ignores the signals of writes, which then fail instead of ending the process.
  static func ignoreSignalsOfWrites() { for number in ignoredSignals { signal(number, SIG_IGN) } }
}

private final class Box<Value: Sendable>: Sendable {
  private let value: Value
  init(_ value: Value) { self.value = value }
}

private func systemExit(_ code: Int32) -> Never { exit(code) }
