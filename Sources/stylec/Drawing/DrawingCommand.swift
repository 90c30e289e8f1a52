import ArgumentParser

/// A command that draws.
enum DrawingCommand: String, CaseIterable {
  case build, inspect, preview

  var abstract: String {
    switch self {
    case .build: "Check style files, and write Swift, pictures and a gallery."
    case .inspect: "See and edit styles in a browser."
    case .preview: "Draw every style in every state and mode."
    }
  }
}

#if !Pictures
struct Build: ForwardedCommand {
  static let command = DrawingCommand.build
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct Inspect: ForwardedCommand {
  static let command = DrawingCommand.inspect
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

struct Preview: ForwardedCommand {
  static let command = DrawingCommand.preview
  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []
}

/// A command that the drawing program runs.
protocol ForwardedCommand: ParsableCommand {
  static var command: DrawingCommand { get }
}

extension ForwardedCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: command.rawValue, abstract: command.abstract)
  }

  func run() throws { try stylec.run { () throws(Failure) in throw DrawingProgram.takeOver() } }
}

/// Whether arguments need the drawing program: those of a command that draws, its help, or, where that program is installed, all options of
/// all commands.
func isForDrawingProgram(_ arguments: [String]) -> Bool {
  if let first = arguments.first,
    first.hasPrefix("--generate-completion-script") || first == "--experimental-dump-help"
  {
    return DrawingProgram.existingPath != nil
  }
  let command = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
  return command.map { DrawingCommand(rawValue: $0) != nil } ?? false
}
#endif
