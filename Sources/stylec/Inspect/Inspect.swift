#if Pictures
import ArgumentParser
import StyleServer
import StyleWorkspace

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "See and edit styles in a browser.",
    discussion: """
      It prints the address of a page on this machine, opens it in the browser, and runs until Ctrl-C ends it. Nobody but who
      has that address can use the page. What you change there is written into the style files, and what editors change in
      these is on the page at once.

      EXAMPLES:
        stylec inspect                     the style files that the settings name
        stylec inspect styles --read-only
        stylec inspect --no-open --port 8080
      """)

  @Argument(
    help: ArgumentHelp(
      "Style files or folders.",
      discussion: "Default: the ‘sources’ in the nearest .stylec.yml, or else ‘styles’.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The port on 127.0.0.1. By default any that is free.", valueName: "number"))
  var port = 0

  @Flag(name: .customLong("no-open"), help: "Don’t open the page in a browser.")
  var doesNotOpen = false

  @Flag(help: "Show styles, and change no file.")
  var readOnly = false

  @Option(help: ArgumentHelp("Show a style or a component first, such as style=card.", visibility: .hidden))
  var show: String?

  @Option(help: ArgumentHelp("Serve the page’s files from a folder.", visibility: .hidden))
  var pageFolder: String?

  func validate() throws {
    guard 0...65_535 ~= port else { throw ValidationError("a port is a number from 0 to 65535") }
    guard !paths.contains("-") else {
      throw ValidationError("standard input can’t be inspected; name files or folders")
    }
  }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let session = try InspectorSession(self)
      try session.run()
    }
  }
}
#endif
