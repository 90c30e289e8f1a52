import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Answers the requests of the inspector's page. Use it from one thread at a time. It has no sockets and no disk: it reads files
/// through a `FileReader` and writes them through a `SourceStore`.
///
/// - **Showing.** An `InspectorSheet` makes the outline and the rows of a style from a snapshot. The rows come from the tables that the
///   compiler reads files with. An `InspectorStudio` draws looks; what the looks of a style share is cached until the files change.
/// - **Editing.** An `EditAddress` is a location where a value is or can be written. A `ValueWriter` changes the syntax tree there. The
///   result is compiled (`Snapshot.trying`) before it is written, and refused if it causes an error. `VisibleChanges` counts the styles
///   and pictures that an edit would change.
/// - **Drags.** The steps of a drag change a `Trial` in memory, without running rules, and each answer contains the picture. The `Trial`
///   reads only what the style in the picture depends on (`Compilation.prepare`). Only the last step is written: one edit, one undo step.
/// - **Files.** A file is replaced only if it still holds what the inspector has read; several files are written all or not at all. If
///   somebody else was faster, the edit is made again, if its entry hasn't changed.
/// - **Undo.** `InspectorHistory` stores changes as ranges of bytes, which move with text that others insert above them, so undo never
///   reverts other changes. If somebody else overwrites a step, both versions are kept, so that a person can choose either.
package final class Inspector {
  let access: InspectorAccess
  let version: String
  private let pageFile: (String) -> InspectorPage.File?
  let drawer: any InspectorDrawer
  /// The starters for an empty folder.
  let starters: [InspectorStarter]
  let store: any SourceStore
  /// Reads the style files for the first time, or where they can't be kept up to date; nil where there are none.
  let loadWorkspace: () -> Workspace?
  /// The style files; nil where there are none.
  var workspace: Workspace?
  /// The number of the present state, which grows with each change.
  var revision = 1 {
    didSet { appsAreBehind() }
  }
  var history = InspectorHistory()
  /// The files that have been written, of which the workspace no longer looks at the disk.
  var overlaid: Set<String> = []
  private var madeOutline: (revision: Int, bytes: [UInt8])?
  /// Whether a page is open: it requests events then.
  package private(set) var isListenedTo = false
  /// The members of the answer to the last change.
  var lastAnswer: [JSONValue.Member] = []
  /// The page whose request is being answered.
  var page: String?
  /// The number of steps of all drags.
  var stepCount = 0
  private(set) var live: LiveEdit?
  /// Gets the events for pages that listen.
  package var onEvent: ((JSONValue) -> Void)?
  /// Gets the number of each step of a drag; `forgetLive` is to be called with it when much time has passed.
  package var onLive: ((Int) -> Void)?
  /// The handler for an app that asks to follow.
  package var onQuestion: ((AppHello) -> Void)?
  /// The handler for the list of apps that follow or ask to, called whenever it changes.
  package var onApps: ((JSONValue) -> Void)?
  /// The handler that answers the connection of an app, by its number.
  package var answerApp: ((Int, AppAnswer) -> Void)?
  /// Called where `updateApps` is to be called soon.
  package var onAppsBehind: (() -> Void)?
  var followers = FollowingApps()
  /// Returns the last commit of the style files; nil where it is unknown.
  package var lastCommit: (() -> LastCommit?)?
  /// The style files of the last commit, once they have been read.
  var knownCommit: CommittedFiles?
  /// Secrets that open one session each.
  private var visits: Set<String> = []

  /// The files as they are on disk; made on first use.
  private var savedStudio: InspectorStudio?
  /// The files with the last step of a drag.
  private var liveStudio: InspectorStudio?
  /// The files as they were when the inspector started.
  private var start: InspectorStudio?

  /// - Parameters:
  ///   - workspace: The style files; nil where there are none yet.
  ///   - loadWorkspace: Reads the style files again.
  ///   - pageFile: Returns a file of the page by its name.
  package init(
    _ workspace: Workspace?, access: InspectorAccess, drawer: any InspectorDrawer, store: any SourceStore,
    starters: [InspectorStarter], version: String, loadWorkspace: @escaping () -> Workspace?,
    pageFile: @escaping (String) -> InspectorPage.File?
  ) {
    self.workspace = workspace.flatMap { $0.hasStyleFiles ? $0 : nil }
    self.access = access
    self.drawer = drawer
    self.store = store
    self.starters = starters
    self.version = version
    self.loadWorkspace = { loadWorkspace().flatMap { $0.hasStyleFiles ? $0 : nil } }
    self.pageFile = pageFile
  }

  /// Takes the style files that the inspector was made without, and prepares what a page shows first. Rules need not have run: their
  /// findings are sent to the page once they are known.
  package func begin(with workspace: Workspace) {
    guard workspace.hasStyleFiles else { return }
    self.workspace = workspace
    _ = start(showing: nil)
  }

  /// The style files, if rules have still to run over them. Another thread may do that, and pass them to `take`.
  package var unlinted: Workspace? { workspace.flatMap { $0.isLinted ? nil : $0 } }

  /// Replaces the workspace by one with the findings of rules, unless the files have been checked as a whole meanwhile.
  package func take(linted: Workspace) {
    guard unlinted != nil else { return }
    workspace = linted
    tellFindings()
  }

  /// Runs the rules, for a request that needs all findings.
  func finishCheck() {
    guard unlinted != nil else { return }
    workspace?.lint()
    tellFindings()
  }

  private func tellFindings() {
    // A step of a drag that is going on is tried on what it began with.
    forgetStudio()
    start = nil
    revision += 1
    let all = (try? saved())?.model.findings ?? []
    onEvent?([
      "revision": .integer(revision), "by": "rules", "styles": [], "declarations": true,
      "problems": all.inspectorCounts, "undo": undoLabel, "redo": redoLabel, "pages": pageLabels,
    ])
  }

  /// The files and folders that the shown data depends on; nil where there are none yet.
  package var inputs: (files: Set<String>, folders: Set<String>)? { workspace?.inputs }

  /// Admits one session with a secret of its own.
  package func expectVisit(with secret: String) { visits.insert(secret) }

  package func forgetVisit(with secret: String) { visits.remove(secret) }

  // MARK: Requests

  /// The answer to a request that `access` lets in.
  package func answer(_ head: InspectorHead, _ body: [UInt8]) -> InspectorAnswer {
    do throws(InspectorError) {
      if let refusal = access.refusal(of: head) { throw refusal }
      guard let route = InspectorRoute(path: head.path), let query = head.query else {
        throw .badRequest("the request is malformed")
      }
      return try answer(Request(route: route, head: head, query: query, body: body))
    } catch {
      return .failure(error)
    }
  }

  private func answer(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    page = request.page
    defer { page = nil }
    switch request.route {
    case .page: return InspectorPage.answer(to: request.head, pageFile)
    case .start: return start(request)
    case .session: return try openSession(try request.object())
    case .outline:
      finishCheck()
      return outline(request)
    case .style: return .json(try style(request.query))
    case .token: return .json(try token(request.query))
    case .picture: return try picture(request)
    case .geometry: return try geometry(request)
    case .problems:
      finishCheck()
      return .json(problemList)
    case .uses: return try uses(request.query)
    case .changes: return try changes()
    case .symbols: return .json(symbols(like: request.query["text"] ?? ""))
    case .events:
      isListenedTo = true
      return InspectorAnswer(contentType: "text/event-stream", bytes: hello)
    case .places: return try places(try request.object())
    case .edit: return try edit(try request.object(), removes: false)
    case .edits: return try editMany(try request.object())
    case .reset: return try edit(try request.object(), removes: true)
    case .undo: return try undo(redoes: false)
    case .redo: return try undo(redoes: true)
    case .restore: return try restore(try request.object())
    case .create: return try create(try request.object())
    case .rename: return try rename(try request.object())
    case .delete: return try delete(try request.object())
    case .layers: return try changeLayers(try request.object())
    case .properties: return try changeProperties(try request.object())
    case .states: return try changeStates(try request.object())
    case .variants: return try changeVariants(try request.object())
    case .animations: return try changeAnimations(try request.object())
    case .traits: return try changeTraits(try request.object())
    case .modes: return try changeModes(try request.object())
    case .apps: return .json(appList)
    case .app: return try decideOnApp(try request.object())
    case .fix:
      finishCheck()
      return try fix(try request.object())
    }
  }

  /// The symbols whose names fit a text, with the systems that introduced them.
  private func symbols(like text: String) -> JSONValue {
    let found = SymbolNames.names(like: text, most: 50).names.map { name -> JSONValue in
      let systems = SymbolNames.systems(with: name) ?? []
      return ["name": .string(name), "since": .string(systems.map(\.description).joined(separator: ", "))]
    }
    return ["symbols": .array(found)]
  }

  private func openSession(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let token = body["token"]?.string, access.isToken(token) || visits.remove(token) != nil else {
      throw InspectorError(401, "wrong-token", "this address is not the one that ‘stylec inspect’ printed")
    }
    guard let wanted = body["show"]?.string else {
      return InspectorAnswer(status: 204, contentType: nil, headers: access.keys, bytes: [])
    }
    var answer = start(showing: SubjectName(wanted))
    answer.headers += access.keys
    return answer
  }

  // MARK: What there is

  /// The present style files, with the last step of a drag; nil where there are none.
  var studio: InspectorStudio? {
    if live?.trial.isComplete == false {
      live?.trial.finish()
      liveStudio = nil
    }
    return steppedStudio
  }

  /// The present style files, where only the style that the last step of a drag showed is up to date.
  var steppedStudio: InspectorStudio? {
    guard let live else { return try? saved() }
    if let liveStudio { return liveStudio }
    liveStudio = InspectorStudio(InspectorSheet(live.trial), drawer)
    return liveStudio
  }

  /// The style files as they are on disk.
  func saved() throws(InspectorError) -> InspectorStudio {
    if let savedStudio { return savedStudio }
    guard let workspace else { throw InspectorError(404, "no-such-style", "there are no style files") }
    let studio = InspectorStudio(InspectorSheet(workspace.snapshot), drawer)
    savedStudio = studio
    if start == nil { start = studio }
    return studio
  }

  func forgetStudio() { (savedStudio, liveStudio) = (nil, nil) }

  private func studio(_ version: String?) throws(InspectorError) -> InspectorStudio {
    switch version {
    case nil: if let studio { return studio }
    case "saved"?: return try saved()
    case "commit"?: return try committed().studio
    case "start"?:
      let now = try saved()
      return start ?? now
    case let other?: throw .badRequest("there is no version ‘\(other.shortened)’")
    }
    return try saved()
  }

  // MARK: Drags

  func setLive(_ edit: LiveEdit) {
    live = edit
    liveStudio = nil
    revision += 1
  }

  func dropLive() {
    live = nil
    liveStudio = nil
  }

  /// Removes and returns the trial of a drag's last step, so that the only copy is changed in place.
  func takeTrial() -> Trial? {
    liveStudio = nil
    defer { live = nil }
    return live?.trial
  }

  private func outline(_ request: Request) -> InspectorAnswer {
    .tagged("\"\(revision)\"", for: request.head, type: "application/json") { outlineBytes }
  }

  /// The outline as JSON, made once for each revision.
  var outlineBytes: [UInt8] {
    if let madeOutline, madeOutline.revision == revision { return madeOutline.bytes }
    let members: [JSONValue.Member] =
      [
        .init("revision", .integer(revision)), .init("readOnly", .bool(access.isReadOnly)),
        .init("version", .string(version)), .init("newComponents", newComponents),
      ] + labels
    let outline: JSONValue
    if let model = studio?.model {
      outline = model.outline(members, isBrief: unlinted != nil)
    } else {
      let empty = InspectorSheet(
        sheet: ResolvedSheet(), sources: SourceMap(), namedCount: 0, findings: [],
        tree: { parse(SourceFile(id: $0, path: "", bytes: [])).product })
      outline = empty.outline(members + [.init("starters", .array(starters.map(\.json)))])
    }
    let bytes = outline.compactBytes
    madeOutline = (revision, bytes)
    return bytes
  }

  /// The style or component that `id` or `component` names.
  private func subject(_ query: [String: String], in model: InspectorSheet) throws(InspectorError)
    -> DrawnSubject
  {
    if let name = query["id"] {
      guard let index = model.style(named: name) else { throw .noStyle(name) }
      return .style(index)
    }
    guard let name = query["component"] else { throw .badRequest("the request names no style") }
    guard let index = model.component(named: name) else {
      throw .noComponent(name)
    }
    return .component(index)
  }

  func style(_ query: [String: String]) throws(InspectorError) -> JSONValue {
    let studio = try studio(query["version"])
    let subject = try subject(query, in: studio.model)
    return studio.model.detail(
      of: subject, prepared: studio.prepared(subject), isReadOnly: access.isReadOnly,
      shown: try ShownLook(query, of: subject, in: studio.model)
        ?? .usual(of: subject, in: studio.model),
      [.init("revision", .integer(revision))])
  }

  func token(_ query: [String: String]) throws(InspectorError) -> JSONValue {
    let model = try studio(query["version"]).model
    let name = query["id"] ?? ""
    guard let index = model.token(named: name) else { throw .noToken(name) }
    return model.detail(
      ofToken: index, isReadOnly: access.isReadOnly, [.init("revision", .integer(revision))])
  }

  private func picture(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    let (type, bytes) = try studio.draw(wanted, of: subject)
    return InspectorAnswer(contentType: type, headers: [("X-Revision", "\(revision)")], bytes: bytes)
  }

  private func geometry(_ request: Request) throws(InspectorError) -> InspectorAnswer {
    let studio = try studio(request.query["version"])
    let subject = try subject(request.query, in: studio.model)
    let wanted = try PictureRequest(
      request.query, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    return .json(studio.geometry(wanted, of: subject, [.init("revision", .integer(revision))]))
  }

  private var hello: [UInt8] { InspectorEvent.bytes("hello", ["revision": .integer(revision)]) }

  var problemList: JSONValue {
    let model = studio?.model
    return [
      "revision": .integer(revision),
      "findings": .array(model?.findings.map { model?.finding($0) ?? .null } ?? []),
    ]
  }
}

extension [Diagnostic] {
  /// The numbers of errors and warnings.
  var inspectorCounts: JSONValue {
    [
      "errors": .integer(count { $0.severity == .error }),
      "warnings": .integer(count { $0.severity == .warning }),
    ]
  }
}
