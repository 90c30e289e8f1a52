import StyleWorkspace

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A program that was started, with pipes to its standard input and from its standard output. It prints nothing on the terminal.
final class PipedProcess {
  private let id: pid_t
  private let input, output: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var hasEnded = false

  /// Starts a program, which is found on the path; nil where it can't be started.
  ///
  /// - Parameters:
  ///   - environment: The variables to add to those of this process, or to replace; those without a value are removed.
  ///   - folder: The folder that it runs in; nil for the working folder.
  ///   - mergesErrors: Whether its messages come out with its output; they are lost otherwise.
  init?(
    running program: String, _ arguments: [String], environment: [String: String?] = [:],
    in folder: String? = nil,
    mergesErrors: Bool = false
  ) {
    var (toChild, fromChild): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&toChild) == 0 else { return nil }
    guard pipe(&fromChild) == 0 else {
      for end in toChild { close(end) }
      return nil
    }
    // Another program that is started must not keep them open.
    for end in toChild + fromChild { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, toChild[0], StandardStream.input)
    posix_spawn_file_actions_adddup2(&actions, fromChild[1], StandardStream.output)
    if mergesErrors {
      posix_spawn_file_actions_adddup2(&actions, fromChild[1], StandardStream.error)
    } else {
      posix_spawn_file_actions_addopen(&actions, StandardStream.error, "/dev/null", O_WRONLY, 0)
    }
    // What this process ignores, the other would ignore too.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in CurrentProcess.ignoredSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // A shell goes to the folder: the call that would do it is not in every C library.
    let command = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0, program] + arguments }
    let words = (command ?? [program] + arguments).map { strdup($0) } + [nil]
    let variables = PipedProcess.environment(with: environment).map { strdup($0) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process = pid_t()
    let isStarted =
      posix_spawnp(&process, words[0] ?? strdup(program), &actions, &attributes, words, variables) == 0
    close(toChild[0])
    close(fromChild[1])
    (input, output, id) = (toChild[1], fromChild[0], process)
    if !isStarted {
      hasEnded = true
      close(input)
      close(output)
      return nil
    }
  }

  deinit { _ = end() }

  private static func environment(with others: [String: String?]) -> [String] {
    var variables: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = String(text.prefix { $0 != "=" })
      if others[name] == nil { variables.append(text) }
      next += 1
    }
    return variables + others.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  /// Writes bytes to the program; false where it no longer reads.
  func write(_ bytes: [UInt8]) -> Bool { (try? StandardStream.write(bytes, to: input)) != nil }

  /// Reads a line without its end; nil at the end of the output.
  func readLine() -> [UInt8]? {
    var scanned = position
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return Array(buffer[position..<end])
      }
      scanned = buffer.count
      let shift = position
      guard fill() else { return nil }
      scanned -= shift
    }
  }

  /// Reads so many bytes, of which those behind `limit` are left out; nil where the output ends before.
  func read(_ count: Int, limit: Int) -> [UInt8]? {
    var result: [UInt8] = []
    var left = count
    while left > 0 {
      if position == buffer.count, !fill() { return nil }
      let part = min(left, buffer.count - position)
      let room = max(0, limit - result.count)
      result += buffer[position..<position + min(part, room)]
      position += part
      left -= part
    }
    return result
  }

  /// Reads the rest of the output.
  func readAll() -> [UInt8] {
    while fill() {}
    return Array(buffer[position...])
  }

  /// Drops the bytes that were read, and reads more.
  private func fill() -> Bool {
    buffer.removeFirst(position)
    position = 0
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = systemRead(output, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      buffer += part[..<count]
      return true
    }
  }

  /// Closes the pipes, waits until the program has ended, and returns its exit code.
  @discardableResult func end() -> Int32 {
    guard !hasEnded else { return -1 }
    hasEnded = true
    close(input)
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -1
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}
