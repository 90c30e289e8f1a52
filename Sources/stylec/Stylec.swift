import ArgumentParser
import CStylecVersion
import StyleReport
import StyleEmit
import StyleWorkspace
#if Pictures
import StyleRender
#endif

@main
struct Stylec: ParsableCommand {
  /// The version and, in a release, the commit: `0.2.0 (1a2b3c4d5e6f)`.
  static let build = String(cString: stylecBuild)
  static let version = "stylec " + build

  static let configuration = CommandConfiguration(
    commandName: "stylec",
    abstract: "Check style files, and compile them to typed Swift and pictures.",
    discussion: """
      GETTING STARTED:
        stylec init                        create a first style file
        stylec build --output out          write Swift, pictures and a gallery
        stylec inspect                     see and edit styles in a browser

      EVERY DAY:
        stylec lint                        check all style files
        stylec lint --fix                  apply safe fixes
        stylec build --output out --watch  build again whenever a file changes
        stylec explain unknown-token       explain a diagnostic

      EXIT CODES:
        0      no errors
        1      errors; with --strict, warnings too
        2      the work could not be done, for example because a file is missing
        64     wrong arguments
        78     wrong settings
        128+n  ended by signal n
      """,
    version: version,
    // Each writes its name out: to make names of types takes the runtime a tenth of a small run.
    groupedSubcommands: [
      CommandGroup(
        name: "Main",
        subcommands: [
          Init.self, Build.self, Lint.self, Format.self, Generate.self, Preview.self, Diff.self,
        ]),
      CommandGroup(name: "Exploring", subcommands: [Inspect.self, Explain.self, Rules.self]),
      CommandGroup(name: "Editor", subcommands: [LanguageServerCommand.self, Schema.self]),
    ])

  static func main() {
    CurrentProcess.openStandardStreams()
    CurrentProcess.ignoreSignalsOfWrites()
    CrashReport.prepare(command: "stylec " + CurrentProcess.arguments.joined(separator: " "))
    #if Pictures
    if let caller = DrawingCaller.ofThisProcess, caller.build != build {
      fail(
        Failure(
          "stylec-draw is of version \(build), and stylec of \(visible(caller.build)); install both from the same release"
        ))
    }
    if let name = CurrentProcess.arguments.first, DrawingCommand(rawValue: name) != nil {
      CurrentProcess.keepFreedMemory()
      // That takes longer than reading the style files, and can be done meanwhile.
      prepareFonts()
    }
    #else
    if isForDrawingProgram(CurrentProcess.arguments) { fail(DrawingProgram.takeOver()) }
    #endif
    // ArgumentParser prints the help of stylec for a command that there isn't.
    if CurrentProcess.arguments.first == "help", let failure = unknownCommand { fail(failure) }
    do {
      var command = try parseAsRoot(CurrentProcess.arguments)
      try command.run()
    } catch {
      // ArgumentParser prints help without a look at whether that succeeds.
      if exitCode(for: error) == .success { printHelp(fullMessage(for: error)) }
      if let failure = unknownCommand ?? wrongArgument(message(for: error)) { fail(failure) }
      exit(withError: error)
    }
  }

  private static func printHelp(_ text: String) -> Never {
    do {
      try Console.print(text + "\n")
      CurrentProcess.exit(.clean)
    } catch {
      fail(error)
    }
  }

  private static func fail(_ failure: Failure) -> Never {
    failure.tell()
    CurrentProcess.exit(failure.status)
  }

  /// The error for a first argument that should be a command and is none; nil for any other.
  private static var unknownCommand: Failure? {
    var arguments = CurrentProcess.arguments[...]
    if arguments.first == "help" { arguments = arguments.dropFirst() }
    guard let name = arguments.first, !name.isEmpty, !name.hasPrefix("-") else { return nil }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return nil }
    if let meant = foreignCommands.first(where: { $0.words.contains(name) })?.meant {
      return Failure("there is no command ‘\(name)’; did you mean ‘stylec \(meant)’?", .wrongArguments)
    }
    let near = suggestion(name, names)
    return Failure(
      "there is no command ‘\(name)’\(near.isEmpty ? "; ‘stylec help’ lists them" : near)", .wrongArguments)
  }

  /// The names of commands in other tools, with the commands of stylec that are meant.
  private static let foreignCommands: [(words: [String], meant: String)] = [
    (["new", "create", "setup", "start", "initialize"], "init"),
    (["check", "validate", "verify", "test", "analyze"], "lint"),
    (["fix", "autofix", "correct"], "lint --fix"),
    (["fmt", "pretty", "prettify"], "format"),
    (["compile", "make", "run"], "build"),
    (["watch"], "build --watch"),
    (["gen", "codegen", "export"], "generate"),
    (["render", "draw", "screenshot", "snapshot"], "preview"),
    (["compare", "changes"], "diff"),
    (["serve", "server", "dev", "open", "edit", "studio", "ui", "gui"], "inspect"),
    (["why", "describe", "show"], "explain"),
    (["lsp", "langserver"], "language-server"),
    (["version"], "--version"),
  ]

  /// The failure for a wrong argument, in place of ArgumentParser's message: with what was probably meant; nil for anything else.
  private static func wrongArgument(_ message: String) -> Failure? {
    let arguments = CurrentProcess.arguments
    if message.hasPrefix("Unknown option '--format'"), arguments.first == "lint" || arguments.first == "build"
    {
      return Failure("there is no option ‘--format’; did you mean ‘--output-format’?", .wrongArguments)
    }
    guard message.contains("is invalid for '--target") else { return nil }
    let values =
      zip(arguments, arguments.dropFirst()).filter { $0.0 == "--target" }.map(\.1)
      + arguments.filter { $0.hasPrefix("--target=") }.map { String($0.dropFirst(9)) }
    let names = CommaSeparated<OutputTarget>.names
    let unknown = values.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map(String.init).first { !names.contains($0) }
    return unknown.map {
      Failure("there is no target ‘\($0)’\(suggestion($0, names, orAll: "the targets are"))", .wrongArguments)
    }
  }
}
