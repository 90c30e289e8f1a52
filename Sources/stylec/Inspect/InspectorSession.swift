#if Pictures
import StyleDiff
import StyleEmit
import StyleInspector
import StyleReport
import StyleSource
import StyleWorkspace

/// One run of the inspector: a server, and the style files that it shows.
///
/// `inspector` is used on the server's worker alone.
final class InspectorSession: @unchecked Sendable {
  private let server: InspectorServer
  private let token = Secret.make()
  private let access: InspectorAccess
  private let command: Inspect
  private let inspector: Inspector
  private let watcher: ChangeWatcher
  /// The workspace that the worker begins with; nil where there are no style files.
  private let unchecked: UncheckedWorkspace?

  init(_ command: Inspect) throws(Failure) {
    self.command = command
    try InspectorSession.refuseMissing(command)
    unchecked = try InspectorSession.unchecked(command)
    server = try InspectorServer(port: command.port)
    access = InspectorAccess(
      port: server.port, token: token, session: Secret.make(), view: Secret.make(),
      isReadOnly: command.readOnly)
    inspector = Inspector(
      nil, access: access, drawer: InspectPictures(), store: SourceFilesOnDisk(command),
      starters: InspectorStarter.all(in: command.paths), version: Stylec.version,
      loadWorkspace: { (try? InspectorSession.unchecked(command)).flatMap(InspectorSession.checked) },
      pageFile: InspectorSession.pageFile(in: command.pageFolder))
    do {
      watcher = try ChangeWatcher()
    } catch {
      throw Failure("the system does not tell of changes: \(error)")
    }
    let server = server
    inspector.onEvent = { server.send(event: InspectorEvent.bytes("change", $0)) }
    if command.isOpenToApps { try listenForApps() }
    inspector.lastCommit = { InspectorSession.lastCommit(command) }
    inspector.onLive = { [weak inspector] number in
      let held = UncheckedInspector(inspector)
      server.onWorker(afterMilliseconds: InspectorSession.patience) { held.inspector?.forgetLive(number) }
    }
  }

  /// Listens for apps that ask to follow.
  private func listenForApps() throws(Failure) {
    let (server, held) = (server, UncheckedInspector(inspector))
    let listener = try server.listenForApps(
      host: command.appNetwork ? "0.0.0.0" : "127.0.0.1", port: command.appPort,
      AppListener.ConnectionEvents(
        received: { number, message in server.onWorker { held.inspector?.app(number, says: message) } },
        closed: { number in server.onWorker { held.inspector?.appIsGone(number) } },
        sent: { number in server.onWorker { held.inspector?.appHasGot(number) } }))
    inspector.openToApps(at: listener.address)
    inspector.onQuestion = { hello in
      Console.tell("‘\(hello.name)’ asks to follow with the code \(hello.code): answer on the page")
    }
    inspector.onApps = { server.send(event: InspectorEvent.bytes("apps", $0)) }
    inspector.answerApp = { listener.answer($0, $1) }
    inspector.onAppsBehind = {
      server.onWorker(afterMilliseconds: InspectorSession.pause) { held.inspector?.updateApps() }
    }
    Console.tell("debug builds of apps can follow at \(listener.address)")
  }

  /// The time for which steps of a drag are collected before apps get the last of them, in milliseconds.
  private static let pause: Int64 = 30
  /// The time for which the last step of a drag is shown while no other comes, in milliseconds. A hand may rest, and a page may be gone.
  private static let patience: Int64 = 60_000
  /// The time that rules wait for a page to show itself, in milliseconds.
  private static let head = 1000
  /// The time that a browser has to open the page, in milliseconds.
  private static let visitTime: Int64 = 60_000

  func run() throws(Failure) -> Never {
    let inspector = UncheckedInspector(inspector)
    let pageFile = InspectorSession.pageFile(in: command.pageFolder)
    // A browser opens and gets the page while the style files are checked; what it asks of them waits for the worker.
    if let unchecked {
      server.onWorker {
        inspector.inspector?.begin(with: Workspace(unchecked, checker: .ofCommand, isLinted: false))
      }
    }
    server.serve(access, page: { InspectorPage.answer(to: $0, pageFile) }) { head, body in
      inspector.inspector?.answer(head, body)
        ?? .failure(InspectorError(503, "ending", "the inspector is about to end"))
    }
    try Console.print("\(address)#token=\(token)\n")
    // The page's files are put together while the browser looks for the address.
    if command.pageFolder == nil { server.onLoop { _ = InspectorPage.files } }
    if !command.doesNotOpen { openBrowser() }
    lint()
    do {
      try watch()
    } catch {
      throw Failure("changes can't be watched: \(error)")
    }
  }

  private var address: String { "http://127.0.0.1:\(server.port)/" }

  /// Opens the page. Other people on this machine can see the arguments of a process, so the address that the browser gets lets one
  /// page in, and only for a minute.
  private func openBrowser() {
    let secret = Secret.make()
    let inspector = UncheckedInspector(inspector)
    server.onWorker { inspector.inspector?.expectVisit(with: secret) }
    server.onWorker(afterMilliseconds: InspectorSession.visitTime) {
      inspector.inspector?.forgetVisit(with: secret)
    }
    if !Browser.open("\(address)#token=\(secret)\(command.show.map { "&" + $0 } ?? "")") {
      Console.tell("no browser could be opened; open the address yourself")
    }
  }

  /// Runs the rules over the files, once a page has shown itself and listens, or none has for some time: they would take the processor
  /// from it.
  private func lint() {
    let inspector = UncheckedInspector(inspector)
    let end = ContinuousClock.now + .milliseconds(InspectorSession.head)
    while ContinuousClock.now < end, server.askWorker({ inspector.inspector?.isListenedTo }) == false {
      FileSystem.sleep(milliseconds: 20)
    }
    guard let found = server.askWorker({ inspector.inspector?.unlinted }), var workspace = found else {
      return
    }
    workspace.lint()
    let linted = workspace
    server.onWorker { inspector.inspector?.take(linted: linted) }
  }

  // MARK: Changes

  /// Waits for changes of the files, and reads them.
  private func watch() throws(SystemError) -> Never {
    while true {
      let inspector = UncheckedInspector(inspector)
      var places = WatchedPlaces(files: [], folders: [])
      repeat {
        let inputs = server.askWorker { () -> Inputs in
          guard let inspector = inspector.inspector else { return Inputs() }
          inspector.refresh()
          return inspector.inputs.map { Inputs(files: $0.files, folders: $0.folders) } ?? Inputs()
        }
        guard let inputs, !inputs.files.isEmpty || !inputs.folders.isEmpty else { break }
        places = WatchedPlaces(files: inputs.files, folders: inputs.folders)
      } while try watcher.watch(folders: places.folders, files: places.files)
      // Where there is nothing yet, there is nothing to watch either.
      if places.folders.isEmpty { FileSystem.sleep(milliseconds: 500) } else { try wait(for: places) }
    }
  }

  private struct Inputs: Sendable {
    var files: Set<String> = []
    var folders: Set<String> = []
  }

  /// Waits for a change, and then until there are no more; for a file that is being written, a little longer.
  private func wait(for places: WatchedPlaces) throws(SystemError) {
    var hasChanged = false
    var ongoing: Set<String> = []
    var end: ContinuousClock.Instant?
    while end.map({ .now < $0 }) ?? true {
      let changes = try watcher.changes(within: hasChanged ? (ongoing.isEmpty ? 5 : 100) : nil)
      if changes.isEmpty, hasChanged { return }
      for change in changes where places.concern(change) {
        hasChanged = true
        end = end ?? .now + .milliseconds(1000)
        let path = change.folder + "/" + (change.name ?? "")
        if change.isOngoing { ongoing.insert(path) } else { ongoing.remove(path) }
      }
    }
  }

  // MARK: Files

  /// The style files, read but not compiled; nil where there are none.
  private static func unchecked(_ command: Inspect) throws(Failure) -> UncheckedWorkspace? {
    do {
      return try UncheckedWorkspace(command.paths, in: Disk.ofCommand, allowing: command.reading.folders)
    } catch {
      if case .noStyleFiles = error { return nil }
      throw Failure(error, isColored: Console.isColored(flag: nil))
    }
  }

  /// Throws if a named path doesn't exist, as other commands do. A folder may be empty, and the page shows files that
  /// can't be read. Where no folder is named, the page may make the usual one.
  private static func refuseMissing(_ command: Inspect) throws(Failure) {
    var paths = command.paths
    var isNamed = true
    if paths.isEmpty {
      var finder = ReadingOptions.finder(command.reading.folders)
      do {
        let named = try finder.ofWorkingFolder().sources
        isNamed = named != nil
        paths = named ?? Settings.defaultSources
      } catch {
        throw Failure(error, isColored: Console.isColored(flag: nil))
      }
    }
    for path in paths where Glob.split(path) == nil {
      if CurrentProcess.isMisspelled(path) { throw Failure(path, .isNotUTF8) }
      do {
        _ = try FileSystem.status(path)
      } catch {
        if error == .isMissing, !isNamed, !command.readOnly { continue }
        let hint = error == .isMissing ? "; ‘stylec init’ creates a first style file" : ""
        throw Failure("\(visible(path)): \(error)\(hint)")
      }
    }
  }

  /// The commit of the working folder; nil where git has none.
  private static func lastCommit(_ command: Inspect) -> LastCommit? {
    guard let repository = try? GitRepository.ofWorkingFolder(), repository.has("HEAD"),
      let (id, status) = Git.run(["rev-parse", "HEAD"]), status == 0
    else { return nil }
    return LastCommit(
      id: String(id.prefix { $0 != "\n" }),
      load: {
        guard let files = try? repository.files(of: "HEAD"),
          let read = try? UncheckedWorkspace(command.paths, in: files, allowing: command.reading.folders)
        else { return nil }
        return Workspace(read, checker: .ofCommand, isLinted: false)
      },
      changes: { before, after in
        func state(_ name: String, _ snapshot: Snapshot) -> SheetState {
          SheetState(
            name: name, sheet: snapshot.sheet, sources: snapshot.sources, targets: [], options: EmitOptions())
        }
        return SheetDifference(from: state("HEAD", before), to: state("working tree", after)).jsonReport()
      })
  }

  private static func checked(_ unchecked: UncheckedWorkspace) -> Workspace {
    Workspace(unchecked, checker: .ofCommand)
  }

  /// Returns the page's files: those of the program, or those in a folder for development.
  private static func pageFile(in folder: String?) -> @Sendable (String) -> InspectorPage.File? {
    guard let folder else { return InspectorPage.file }
    return { name in
      // The documentation lies elsewhere.
      if name.hasSuffix(".md") { return InspectorPage.file(name) }
      guard !name.contains("/"), !name.hasPrefix("."), let bytes = try? readFile(folder + "/" + name) else {
        return nil
      }
      return InspectorPage.File(name: name, bytes: bytes)
    }
  }
}

/// An inspector that is passed to the worker, which alone uses it.
private struct UncheckedInspector: @unchecked Sendable {
  let inspector: Inspector?

  init(_ inspector: Inspector?) { self.inspector = inspector }
}

extension InspectorStarter {
  /// The files that the folder in `paths`, or the working folder, can begin with.
  fileprivate static func all(in paths: [String]) -> [InspectorStarter] {
    func files(_ text: String) -> [(path: String, text: String)] {
      guard let folder = paths.first else {
        let settings =
          FileSystem.stamp(Settings.fileName) == nil
          ? [(Settings.fileName, Starter.settings(sources: ["styles"]))] : []
        return settings.map { (path: $0.0, text: $0.1) } + [("styles/starter.yaml", text)]
      }
      return [(isStyleFile(folder) ? folder : folder + "/starter.yaml", text)]
    }
    return [
      InspectorStarter(
        id: "button", name: "A button",
        summary: "A button with a plain coloured background, in light and dark.",
        files: files(Starter.styles)),
      InspectorStarter(
        id: "card", name: "A card", summary: "A rounded view with a soft shadow, in light and dark.",
        files: files(Starter.card)),
      InspectorStarter(
        id: "label", name: "Texts",
        summary: "A title and a note, with fonts that grow with the reader’s text size.",
        files: files(Starter.texts)),
    ]
  }
}
#endif
