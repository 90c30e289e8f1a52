import ArgumentParser

@main
struct Stylec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stylec",
    abstract: "Checks declarative style files, and turns them into typed Swift and pictures.",
    discussion: """
      EXIT CODES
        0     clean
        1     findings: an error, or a warning with --strict
        2     could not do it: a file, a permission, an internal problem
        64    wrong usage
        78    wrong configuration
        128+n ended by signal n
      """,
    version: "0.1.0",
    subcommands: [Build.self, Lint.self, Generate.self, Preview.self, Explain.self])

  static func main() {
    // A closed pipe is seen where it is written to.
    signal(SIGPIPE, SIG_IGN)
    main(nil)
  }
}
