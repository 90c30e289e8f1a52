/// Why a command could not do its work, and the exit code that says so.
struct Failure: Error {
  var message: String
  var code: ExitStatus

  init(_ message: String, _ code: ExitStatus = .couldNot) {
    self.message = message
    self.code = code
  }
}

/// What an exit code of `stylec` means; 64 and above are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case couldNot = 2
  case wrongConfiguration = 78
}
