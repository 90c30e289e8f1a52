import ArgumentParser
import StylePreview

@main
struct Stylec: ParsableCommand {
  static let version = "stylec 0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "stylec",
    abstract: "Checks declarative style files, and turns them into typed Swift and pictures.",
    discussion: """
      EXAMPLES:
        stylec build styles --output out    check, lint, Swift, pictures and a gallery
        stylec lint                         what .stylec.yml names, or styles/
        stylec explain unknown-token        what a finding means

      EXIT CODES:
        0      clean
        1      findings: an error, or with --strict a warning
        2      could not do it: a file, a permission, something internal
        64     wrong usage
        78     wrong configuration
        128+n  ended by signal n
      """,
    version: version,
    // Each writes its name out: to make names of types takes the runtime a tenth of a small run.
    subcommands: [
      Build.self, Lint.self, Format.self, Generate.self, Preview.self, Explain.self, Rules.self, Init.self,
    ])

  static func main() {
    CurrentProcess.ignoreClosedPipes()
    CrashReport.prepare(command: "stylec " + CurrentProcess.arguments.joined(separator: " "))
    let name = CommandLine.arguments.dropFirst().first
    if [Build.configuration, Preview.configuration].contains(where: { $0.commandName == name }) {
      CurrentProcess.keepFreedMemory()
      // That takes longer than reading the style files, and can be done meanwhile.
      prepareFonts()
    }
    do {
      var command = try parseAsRoot(CurrentProcess.arguments)
      try command.run()
    } catch {
      // ArgumentParser prints help without a look at whether that succeeds.
      if exitCode(for: error) == .success { printHelp(fullMessage(for: error)) }
      exit(withError: error)
    }
  }

  private static func printHelp(_ text: String) -> Never {
    do {
      try Console.print(text + "\n")
      CurrentProcess.exit(.clean)
    } catch {
      error.tell()
      CurrentProcess.exit(error.status)
    }
  }
}
