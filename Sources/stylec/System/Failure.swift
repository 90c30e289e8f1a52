import StyleWorkspace

/// Why a command could not do its work, and the exit code that says so.
struct Failure: Error, Hashable {
  let message: String
  let status: ExitStatus
  /// What is printed before the message.
  let report: [UInt8]

  init(_ message: String, _ status: ExitStatus = .couldNot, report: [UInt8] = []) {
    self.message = message
    self.status = status
    self.report = report
  }

  func tell() {
    Console.tell(report)
    Console.tell("stylec: \(message)")
  }

  init(_ path: String, _ error: SystemError) { self.init("\(path): \(error)") }
}

/// What an exit code of `stylec` means; 64 and 78 are those of `sysexits.h`.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  case couldNot = 2
  case wrongArguments = 64
  case wrongConfiguration = 78
}
