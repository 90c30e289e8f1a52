import StyleReport
import StyleSource
import StyleWorkspace

/// Output for people and for programs behind a pipe.
enum Console {
  /// Writes to standard output. Once its reader is gone, as behind `| head`, the bytes are dropped without a message.
  static func print(_ bytes: [UInt8]) throws(Failure) {
    do {
      try StandardStream.write(bytes, to: StandardStream.output)
    } catch  where error == .closedPipe {
      return
    } catch {
      throw Failure("standard output", error)
    }
  }

  static func print(_ text: String) throws(Failure) { try print(Array(text.utf8)) }

  /// Writes to standard error: progress, summaries, and the findings of commands that are run for something else. A failure to do so can't be reported anywhere.
  static func tell(_ bytes: [UInt8]) { try? StandardStream.write(bytes, to: StandardStream.error) }

  static func tell(_ line: String) { tell(self.line(line)) }

  /// The bytes of a line, with escapes for what a terminal must not get.
  static func line(_ text: String) -> [UInt8] { Array(visible(text).utf8) + [UInt8(ascii: "\n")] }

  /// Whether a stream is coloured: a flag decides, then the environment (no-color.org, bixense.com/clicolors), then whether it is a
  /// terminal.
  static func isColored(flag: Bool?, on stream: Int32 = StandardStream.error) -> Bool {
    if let flag { return flag }
    func isSet(_ name: String) -> Bool? {
      CurrentProcess.environment(name).flatMap { $0.isEmpty ? nil : $0 != "0" }
    }
    if CurrentProcess.environment("NO_COLOR")?.isEmpty == false { return false }
    if let isForced = isSet("FORCE_COLOR") ?? isSet("CLICOLOR_FORCE") { return isForced }
    return StandardStream.isTerminal(stream) && CurrentProcess.environment("TERM") != "dumb"
  }
}

/// The words ‘; did you mean ‘uikit’?’ if a known name is near, or else all known names after `phrase`.
func suggestion(_ name: String, _ known: some Sequence<String>, orAll phrase: String) -> String {
  let near = suggestion(name, known)
  let all = known.map { visible($0).quoted }
  if !near.isEmpty || all.isEmpty { return near }
  let beginning = name.isEmpty ? [] : known.filter { $0.lowercased().hasPrefix(name.lowercased()) }
  if beginning.count == 1 { return "; did you mean ‘\(beginning[0])’?" }
  let more = all.count > 12 ? ["\(all.count - 12) more"] : []
  return "; \(phrase) \((all.prefix(12) + more).list)"
}

/// The words ‘; did you mean ‘uikit’?’ if a known name is near, or else nothing.
func suggestion(_ name: String, _ known: some Sequence<String>) -> String {
  KnownNames(Array(known)).nearest(to: name).map { "; did you mean ‘\($0)’?" } ?? ""
}
