import ArgumentParser
import StyleLanguageServer
import StyleWorkspace

struct LanguageServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "language-server",
    abstract: "Run the language server, for editors.",
    discussion: """
      Editors start this command. It speaks the Language Server Protocol on standard input and output. docs/editors.md has \
      set-ups for VS Code, Neovim, Helix, Zed, Emacs and Xcode.
      """)

  @Flag(help: ArgumentHelp("Use standard input and output, the only transport.", visibility: .hidden))
  var stdio = false

  @Option(help: ArgumentHelp("The process to end with.", visibility: .hidden))
  var clientProcessId: Int32?

  func run() throws {
    try stylec.run { () throws(Failure) in
      #if !Pictures
      // With it there are pictures in hovers. Without it all else works.
      if DrawingProgram.existingPath != nil { DrawingProgram.takeOver().tell() }
      #endif
      let connection = ClientConnection(parent: clientProcessId)
      try connection.serve()
      return connection.hasEndedWell ? .clean : .findings
    }
  }
}

/// The connection of a language server and its client on the standard streams.
private final class ClientConnection {
  private var server: LanguageServer?
  private var watched: WatchedFolders?
  private let parent: Int32?
  private var problem: Failure?
  /// Whether the client has closed its end of standard input, and of standard output.
  private var isInputClosed = false
  private var isOutputClosed = false

  init(parent: Int32?) { self.parent = parent }

  /// Whether the client has shut the server down before it ended it.
  var hasEndedWell: Bool { server?.exitStatus == 0 }

  func serve() throws(Failure) {
    let server = LanguageServer(
      files: Disk(), checker: .ofCommand, drawer: drawer, version: Stylec.version,
      inspect: inspect,
      poll: { [unowned self] in
        receive(waiting: 0)
        _ = self.watched?.take()
      },
      write: { [unowned self] in send($0) }
    )
    self.server = server
    let watched = WatchedFolders(server)
    self.watched = watched
    while server.exitStatus == nil, !isOutputClosed, problem == nil {
      watched.follow()
      if server.step() { continue }
      if isInputClosed { break }
      receive(waiting: 3000)
      settle()
      let parent = parent ?? server.parentProcess.map { Int32(clamping: $0) }
      if let parent, !CurrentProcess.exists(parent) { break }
    }
    #if Pictures
    for process in inspectors.values { process.end() }
    #endif
    if let problem { throw problem }
  }

  private var drawer: (any StyleDrawer)? {
    #if Pictures
    PictureDrawer()
    #else
    nil
    #endif
  }

  #if Pictures
  /// The inspector that was started for each folder.
  private var inspectors: [String: ChildProcess] = [:]
  #endif

  /// Opens an inspector of a folder in the browser, in place of the one that was opened before.
  private var inspect: ((InspectedSubject) -> Bool)? {
    #if Pictures
    { [unowned self] subject in
      inspectors.removeValue(forKey: subject.folder)?.end()
      inspectors[subject.folder] = ChildProcess(
        running: CurrentProcess.executable, ["inspect", "--show", subject.selection], in: subject.folder)
      return inspectors[subject.folder] != nil
    }
    #else
    nil
    #endif
  }

  /// Waits until no more files change: a checkout writes hundreds, one after the other. The client comes first.
  private func settle() {
    var patience = 40
    while patience > 0, watched?.take() ?? false, !StandardStream.waitForInput(25) { patience -= 1 }
  }

  /// Takes what has arrived, and waits for that so many milliseconds at most, or until files change.
  private func receive(waiting milliseconds: Int32) {
    guard !isInputClosed, StandardStream.waitForInput(milliseconds, or: watched?.descriptor) else { return }
    do {
      let bytes = try StandardStream.readOnce(StandardStream.input, room: 1 << 16)
      // Where there is something to read and nothing comes, the client has closed its end.
      if bytes.isEmpty { isInputClosed = true }
      server?.receive(bytes)
    } catch {
      problem = Failure("standard input can't be read: \(error.description)")
    }
  }

  /// Writes a message. Messages of the client are taken meanwhile, since it may wait for that before it reads on.
  private func send(_ bytes: [UInt8]) {
    guard !isOutputClosed, problem == nil else { return }
    do {
      try StandardStream.writeReading(bytes, to: StandardStream.output) { receive(waiting: 0) }
    } catch {
      // Nobody is there any more to tell.
      isOutputClosed = true
    }
  }
}
