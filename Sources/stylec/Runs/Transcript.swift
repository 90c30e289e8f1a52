/// The output of a run, in order, and its exit code, so that the same run can print it again.
struct Transcript: Sendable {
  private(set) var parts: [Part] = []
  var status = ExitStatus.clean

  struct Part: Sendable {
    let stream: Stream
    let bytes: [UInt8]
  }

  enum Stream: Int, Sendable {
    case output, error
    /// The file that `--output-file` names.
    case file
    /// The summary of the CI job.
    case jobSummary
  }

  mutating func add(_ bytes: [UInt8], to stream: Stream) { parts.append(Part(stream: stream, bytes: bytes)) }

  /// Adds a line for people.
  mutating func tell(_ line: String) { add(Console.line(line), to: .error) }

  /// Prints all parts; `file` is what `--output-file` names.
  func tell(file: NamedFile?) throws(Failure) -> ExitStatus {
    for part in parts {
      switch part.stream {
      case .output: try Console.print(part.bytes)
      case .error: Console.tell(part.bytes)
      case .file:
        if let file { try file.write(part.bytes) }
      case .jobSummary: JobSummary.ofEnvironment?.add(part.bytes)
      }
    }
    return status
  }
}
