import StyleModel
import StyleReport
import StyleSource
import StyleWorkspace

/// A server of the Language Server Protocol: takes bytes from a client, and returns bytes to send to it.
///
/// It has no sockets, no clock and no disk. `files` reads files, and `send` receives bytes for the client. The owner calls `receive`
/// with bytes from the client, then `step` while there is work. Requests are answered in order, on one thread. A request ends with an
/// error if the client cancels it or changes its document before the answer, so that no answer is about an outdated text.
///
/// **Documents.** An edit only changes a document's text. The document is compiled when a request needs it, or when no message waits.
/// Findings in other files are sent when nothing is left to answer. Text that is being typed is often not valid YAML: for completion, it
/// is read with a word inserted at the cursor and with open brackets closed.
///
/// **Files on disk.** Other programs write files, so what the server has read may be outdated. Events only mark folders (`isOutdated`);
/// they are read again before the next answer, or when no message waits. For clients that send no events, `stylec language-server`
/// watches what the server has read, and looks for changes before each answer. Whatever an answer would change in a file that isn't open
/// is compared with the disk (`FilesOnDisk.swift`), and the answer is made again if they differ. `Tests/Editors/test_random_edits.py`
/// changes files at random, in an editor without events and beside it, and compares the answers with those of a new server.
package final class LanguageServer {
  let files: any FileReader
  let drawer: (any StyleDrawer)?
  /// Shows a style or a component in an inspector, and returns whether it could be started; nil where there is no inspector.
  let inspect: ((InspectedSubject) -> Bool)?
  let checker: SheetChecker
  let version: String
  private let write: ([UInt8]) -> Void
  private let poll: () -> Void

  private var inbox = Inbox()
  /// The number of messages received, which shows whether more have come.
  private var receivedCount = 0
  private var state = State.uninitialized
  /// The status with which the process ends after `exit`; nil until then.
  package private(set) var exitStatus: Int32?
  /// The process that started the server, where the client names it.
  package private(set) var parentProcess: Int?

  var client = ClientCapabilities(.null)
  var settings = ServerSettings()
  var folders: [Folder] = []
  /// The open documents, by absolute path.
  var documents: [String: Document] = [:]
  /// The absolute paths of documents that have been opened, changed or closed, and of which the workspaces don't have the text yet.
  var changedDocuments: Set<String> = []
  /// The diagnostics pushed last, by absolute path.
  var published: [String: JSONValue] = [:]
  /// The diagnostics pulled last, by absolute path.
  var sentReports: [String: SentReport] = [:]
  /// Whether there may be findings that the client doesn't have yet.
  var hasUntoldChanges = false
  /// The files whose findings are to be sent again, by their paths in reports, for the root of each folder.
  var untold: [String: Set<String>] = [:]
  /// Whether it is time to find pictures that would be too large.
  var measuresPictures = false
  private var pending: [Int: (JSONValue) -> Void] = [:]
  private var nextRequest = 0

  /// The semantic tokens that a client has, with their id, by absolute path.
  var sentTokens: [String: (id: String, data: [JSONValue])] = [:]
  /// The number of times that folders were read.
  var readingCount = 0
  /// The contents, by absolute path, of files that the present answer changes and that aren't open.
  var takenFromDisk: [String: [UInt8]] = [:]

  var isRunning: Bool { state == .initialized }

  private enum State { case uninitialized, initialized, shutDown }

  /// - Parameters:
  ///   - files: Reads files; its working folder does not matter.
  ///   - checker: Checks codes that come from other sources than the workspace.
  ///   - drawer: Draws styles; nil where nothing can be drawn.
  ///   - inspect: Shows a style or a component in an inspector, and returns whether it could be started; nil where there is none.
  ///   - poll: Calls `receive` with the bytes that have come, without waiting for more.
  ///   - write: Takes the bytes of one message.
  package init(
    files: any FileReader, checker: SheetChecker = SheetChecker(), drawer: (any StyleDrawer)? = nil,
    version: String, inspect: ((InspectedSubject) -> Bool)? = nil, poll: @escaping () -> Void = {},
    write: @escaping ([UInt8]) -> Void
  ) {
    self.files = files
    self.checker = checker
    self.drawer = drawer
    self.inspect = inspect
    self.version = version
    self.poll = poll
    self.write = write
  }

  // MARK: Messages

  /// Receives bytes from the client.
  package func receive(_ bytes: [UInt8]) {
    receivedCount += bytes.count
    inbox.append(bytes)
  }

  /// Does the next piece of work; false where there is none.
  ///
  /// Received bytes are read before changed documents are compiled, since they may contain further changes of these.
  package func step() -> Bool {
    guard exitStatus == nil else { return false }
    pollForMessage()
    guard let message = inbox.next() else { return doWaitingWork() }
    switch message {
    case .failure(let problem):
      let (id, error) = problem.answer
      send(["jsonrpc": "2.0", "id": id, "error": error.json])
    case .success(let message): handle(message)
    }
    return true
  }

  /// Reads from the client until a whole message has come, or nothing more comes.
  private func pollForMessage() {
    while inbox.isEmpty {
      let count = receivedCount
      poll()
      if receivedCount == count { return }
    }
  }

  private func handle(_ message: Message) {
    if message.isResponse {
      if let id = message.id?.integer { pending.removeValue(forKey: id)?(message.params) }
      return
    }
    guard let id = message.id else {
      notice(message)
      return
    }
    inbox.working = id
    let answer = Result { () throws(ResponseError) in try respond(to: message) }
    inbox.working = nil
    inbox.forget(id)
    switch answer {
    case .success(let result): send(["jsonrpc": "2.0", "id": id, "result": result])
    case .failure(let error): send(["jsonrpc": "2.0", "id": id, "error": error.json])
    }
  }

  private func respond(to message: Message) throws(ResponseError) -> JSONValue {
    switch state {
    case .uninitialized:
      guard message.method == "initialize" else {
        throw ResponseError(.serverNotInitialized, "‘initialize’ comes first")
      }
      return try initialize(message.params)
    case .shutDown:
      throw ResponseError(.invalidRequest, "the server has been shut down")
    case .initialized:
      if message.method == "shutdown" {
        state = .shutDown
        return .null
      }
      guard message.method != "initialize" else {
        throw ResponseError(.invalidRequest, "the server is initialized already")
      }
    }
    guard let handler = Self.requests[message.method] else {
      throw ResponseError(.methodNotFound, "there is no method ‘\(message.method.shortened)’")
    }
    try checkInterruption(message.id, message.params)
    // Files may use the renamed name without an event having been sent for them.
    if Self.needsDisk.contains(message.method) { filesMayHaveChanged() }
    if takeChanges() { try checkInterruption(message.id, message.params) }
    return try answer(handler, message.params)
  }

  private func notice(_ message: Message) {
    if message.method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return
    }
    guard state == .initialized else { return }
    do throws(ResponseError) {
      switch message.method {
      case "initialized": begin()
      case "textDocument/didOpen": try didOpen(message.params)
      case "textDocument/didChange": try didChange(message.params)
      case "textDocument/didClose": try didClose(message.params)
      case "textDocument/didSave": try didSave(message.params)
      case "workspace/didChangeWatchedFiles": try didChangeWatchedFiles(message.params)
      case "workspace/didChangeWorkspaceFolders": try didChangeWorkspaceFolders(message.params)
      case "workspace/didChangeConfiguration": didChangeConfiguration(message.params)
      // The protocol asks for others to be ignored.
      case _: break
      }
    } catch {
      log("\(message.method): \(error.message)", severity: 2)
    }
  }

  func send(_ message: JSONValue) {
    let body = message.compactBytes
    write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request to the client; `body` gets its result, null for an error.
  func ask(_ method: String, _ params: JSONValue, _ body: @escaping (JSONValue) -> Void = { _ in }) {
    nextRequest += 1
    pending[nextRequest] = body
    send([
      "jsonrpc": "2.0", "id": .integer(nextRequest), "method": .string(method), "params": params,
    ])
  }

  /// Writes a line into the client's log. Severities are those of the protocol: 1 is an error, 4 a remark.
  package func log(_ text: String, severity: Int) {
    notify("window/logMessage", ["type": .integer(severity), "message": .string(text)])
  }

  // MARK: Interruptions

  /// Throws where the client has cancelled a request, or has changed its document since.
  func checkInterruption(_ id: JSONValue?, _ params: JSONValue) throws(ResponseError) {
    poll()
    if let id, inbox.isCancelled(id) { throw ResponseError(.requestCancelled, "the request was cancelled") }
    if let uri = params["textDocument"]?["uri"]?.string, inbox.changesDocument(uri) {
      throw ResponseError(.contentModified, "the document has been changed since")
    }
  }

  /// Throws where the client has cancelled the present request, or has changed its document since; for requests that take long.
  func checkInterruption(_ params: JSONValue) throws(ResponseError) {
    try checkInterruption(inbox.working, params)
  }

  // MARK: Beginning

  private func initialize(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    guard params.members != nil else { throw .invalid("‘initialize’ has no parameters") }
    state = .initialized
    client = ClientCapabilities(
      params["capabilities"] ?? .null, name: params["clientInfo"]?["name"]?.string ?? "")
    parentProcess = params["processId"]?.integer
    settings.update(params["initializationOptions"] ?? .null)
    if let named = params["workspaceFolders"]?.array {
      for folder in named { add(folderURI: folder["uri"]?.string) }
    } else if let uri = params["rootUri"]?.string {
      add(folderURI: uri)
    } else if let path = params["rootPath"]?.string, isAbsolutePath(path) {
      folders.append(Folder(root: absolutePath(path, in: "/")))
    }
    return [
      "capabilities": capabilities, "serverInfo": ["name": "stylec", "version": .string(version)],
    ]
  }

  func add(folderURI uri: String?) {
    guard let uri, let path = filePath(ofURI: uri) else { return }
    let root = absolutePath(path, in: "/")
    if !folders.contains(where: { $0.root == root && $0.single == nil }) {
      folders.append(Folder(root: root))
    }
  }

  private func begin() {
    var registrations: [JSONValue] = []
    if client.registersWatchers {
      registrations.append([
        "id": "files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [
            ["globPattern": "**/*.{yaml,yml,json,jsonc,tokens}"], ["globPattern": "**/.stylec.yml"],
            ["globPattern": "**/Package.swift"], ["globPattern": "**/*baseline*.json"],
          ]
        ],
      ])
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "stylec"],
      ])
    }
    if !registrations.isEmpty {
      ask("client/registerCapability", ["registrations": .array(registrations)])
    }
    askForSettings()
    if client.showsProgress, !folders.isEmpty {
      ask("window/workDoneProgress/create", ["token": "stylec-load"]) { [weak self] _ in
        self?.loadFolders(progress: "stylec-load")
      }
    }
    hasUntoldChanges = true
  }

  // MARK: Work that waits

  /// Compiles changed documents, or else reads folders and publishes the findings that have changed; false where nothing waits.
  private func doWaitingWork() -> Bool {
    guard state == .initialized else { return false }
    if takeChanges() { return true }
    guard hasUntoldChanges else { return false }
    hasUntoldChanges = false
    loadFolders()
    publishChanges()
    return true
  }
}
