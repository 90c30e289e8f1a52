/// Standard output and standard error, written whole and without buffering surprises.
enum Console {
  static func out(_ bytes: [UInt8]) { write(bytes, to: STDOUT_FILENO) }
  static func out(_ text: String) { out(Array(text.utf8)) }
  static func error(_ bytes: [UInt8]) { write(bytes, to: STDERR_FILENO) }
  static func error(_ text: String) { error(Array(text.utf8)) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count < 0 {
          if errno == EINTR { continue }
          // The reader is gone, as behind `| head`: there is nobody left to tell.
          exit(errno == EPIPE ? 0 : ExitStatus.couldNot.rawValue)
        }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Flags come first, then the environment (no-color.org, bixense.com/clicolors), then whether a person looks on.
  static func isColored(flag: Bool?) -> Bool {
    if let flag { return flag }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), !value.isEmpty { return value != "0" }
    }
    return isatty(STDERR_FILENO) == 1 && environment("TERM") != "dumb"
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }
}
