import ArgumentParser

/// Does a command's work. A failure becomes a message and an exit code.
func run(_ body: () throws(Failure) -> ExitStatus) throws {
  let status: ExitStatus
  do {
    status = try body()
  } catch {
    error.tell()
    status = error.status
  }
  if status != .clean { throw ExitCode(status.rawValue) }
}
