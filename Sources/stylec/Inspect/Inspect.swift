#if Pictures
import ArgumentParser
import StyleWorkspace

struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: DrawingCommand.inspect.abstract,
    discussion: """
      It serves a page on this machine, opens it in the browser, and runs until Ctrl-C. Only somebody who has the printed \
      address can open the page. Changes on the page are written to the style files, and changes of the files appear on \
      the page.

      EXAMPLES:
        stylec inspect                     all style files of the project
        stylec inspect styles --read-only
        stylec inspect --no-open --port 8080
        stylec inspect --app               a debug build of the app follows
      """)

  @Argument(
    help: ArgumentHelp(
      "Style files or folders.",
      discussion: "Default: the ‘sources’ in the nearest .stylec.yml, or else ‘styles’.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The port on 127.0.0.1; 0 picks a free one.", valueName: "number"))
  var port = 0

  @Flag(name: .customLong("no-open"), help: "Don’t open the page in a browser.")
  var doesNotOpen = false

  @Flag(help: "Show styles without changing files.")
  var readOnly = false

  @Flag(help: "Let debug builds of apps on this machine follow, once you have allowed each on the page.")
  var app = false

  @Flag(help: "The same for devices of the network that this machine is in. What they get isn’t encrypted.")
  var appNetwork = false

  @Option(help: ArgumentHelp("The port for apps; 0 picks a free one.", valueName: "number"))
  var appPort = 8643

  @Option(help: ArgumentHelp("Show a style or a component first, such as style=card.", visibility: .hidden))
  var show: String?

  @Option(help: ArgumentHelp("Serve the page’s files from a folder.", visibility: .hidden))
  var pageFolder: String?

  func validate() throws {
    guard 0...65_535 ~= port else { throw ValidationError("--port needs a number from 0 to 65535") }
    guard 0...65_535 ~= appPort else { throw ValidationError("--app-port needs a number from 0 to 65535") }
    guard !paths.contains("-") else {
      throw ValidationError("standard input can’t be inspected; name files or folders")
    }
  }

  var isOpenToApps: Bool { app || appNetwork }

  func run() throws {
    try stylec.run { () throws(Failure) in
      let session = try InspectorSession(self)
      try session.run()
    }
  }
}
#endif
