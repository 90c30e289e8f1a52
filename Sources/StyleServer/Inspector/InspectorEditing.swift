import StyleCompiler
import StyleModel
import StyleReport
import StyleSource
import StyleSyntax
import StyleWorkspace

/// Writes the files that an inspector changes.
package protocol SourceStore {
  /// What a file holds; nil where there is none that can be read.
  func read(_ path: String) -> [UInt8]?

  /// Puts bytes in the place of a file's, whole or not at all. `old` is what it holds, nil where there must be none; it is removed
  /// where `new` is nil.
  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError)
}

package enum SourceStoreError: Error {
  /// The file isn't what it was taken for any more.
  case hasChanged
  /// In words that stand behind the path.
  case failed(String)
}

/// A change of some files that has been worked out, and not been made.
struct PlannedChange {
  struct File {
    var path: String
    /// nil where the file is new.
    var old: [UInt8]?
    var new: [UInt8]
  }

  var files: [File]
  var label: String
  /// The place that is changed, where it is one.
  var address: EditAddress?
  /// Errors that it may bring along, as where something is deleted that others use.
  var mayBreak = false
}

/// A drag that is going on: its last step is in memory alone.
struct LiveEdit {
  var session: String
  /// The step as it was asked for.
  var body: JSONValue
  var trial: Trial
  /// Counts the steps, so that whoever waits for the last one knows it.
  var number: Int
}

extension Inspector {
  // MARK: Places

  func places(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    let model = try saved().model
    let (index, key, state, modes) = try styleValue(body, in: model)
    guard let json = body["value"] else { throw .badRequest("the request has no ‘value’") }
    let trying = workspace?.snapshot.trying([:])
    var found: [(works: Bool, json: JSONValue)] = []
    for place in model.places(ofStyle: index, key, state, modes) {
      var members: [JSONValue.Member] = [.init("place", .string(place))]
      do throws(InspectorError) {
        let address = try model.address(place, ofStyle: index, key, state, modes)
        members += [
          .init("kind", .string(address.kind.rawValue)), .init("name", .string(address.name)),
          .init("label", .string(address.label)),
        ]
        let change = try plan(.write(json), at: address, in: model)
        members += lineMembers(of: change, in: model)
        var trial = trying
        guard let file = change.files.first, trial?.replace([file.path: file.new]) == true, let trial else {
          throw InspectorError.cannotEdit("the file would have to be read again")
        }
        if let problem = newErrors(trial, than: model).first { throw problem.refusal(of: change) }
        let after = InspectorSheet(trial)
        let visible = VisibleChanges(from: model, to: after)
        members += [
          .init("styles", .integer(visible.styles?.count ?? model.sheet.styles.count)),
          .init("pictures", .integer(visible.pictures)),
          .init(
            "shadowed",
            .bool(!(visible.styles?.contains(index) ?? true) && !change.files.allSatisfy { $0.old == $0.new })
          ),
          .init("works", true), .init("why", .null),
        ]
        found.append((true, .object(members)))
      } catch {
        if members.count == 1 { members += nameMembers(ofPlace: place) }
        members += [.init("works", false), .init("why", .string(error.message))]
        found.append((false, .object(members)))
      }
    }
    return .json([
      "revision": .integer(revision),
      "places": .array(found.filter(\.works).map(\.json) + found.filter { !$0.works }.map(\.json)),
    ])
  }

  private func nameMembers(ofPlace place: String) -> [JSONValue.Member] {
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    let kind = parts[0] == "always" ? "style" : parts[0] == "style" && parts.count > 1 ? "parent" : parts[0]
    let name = parts.count > 1 ? parts[1] : ""
    let label = parts.count > 1 ? "\(words(kind)) \(name)" : "This style"
    return [.init("kind", .string(kind)), .init("name", .string(name)), .init("label", .string(label))]
  }

  /// The style, the key, the state and the modes that a request names.
  private func styleValue(
    _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> (style: Int, key: String, state: StateSet, modes: ModeSet) {
    guard let name = body["style"]?.string, let key = body["key"]?.string else {
      throw .badRequest("the request has no ‘style’ or no ‘key’")
    }
    guard let index = model.style(named: name) else { throw .noStyle(name) }
    guard let state = model.sheet.states.states(named: body["states"]?.string ?? "") else {
      throw .badRequest("there is no state ‘\((body["states"]?.string ?? "").shortened)’")
    }
    return (index, key, state, try modeSet(body, in: model))
  }

  private func modeSet(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> ModeSet {
    guard let modes = model.sheet.modes.modes(named: body["modes"]?.string ?? "") else {
      throw .badRequest("there are no modes ‘\((body["modes"]?.string ?? "").shortened)’")
    }
    return modes
  }

  /// The place that an edit is about.
  func address(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> EditAddress {
    if let name = body["token"]?.string {
      guard let token = model.token(named: name) else { throw .noToken(name) }
      return try model.address(ofToken: token, try modeSet(body, in: model))
    }
    let (index, key, state, modes) = try styleValue(body, in: model)
    return try model.address(body["place"]?.string ?? "style", ofStyle: index, key, state, modes)
  }

  // MARK: Plans

  enum Operation {
    case write(JSONValue)
    case remove
  }

  /// Works out what an edit makes of its file.
  func plan(
    _ operation: Operation, at address: EditAddress, in model: InspectorSheet
  ) throws(InspectorError) -> PlannedChange {
    let source = model.sources[address.file]
    var writer = ValueWriter(model.tree(of: address.file))
    var label = "Set \(address.subject)"
    switch operation {
    case .remove:
      label = "Reset \(address.subject)"
      guard writer.tree.node(at: address.path) != nil else {
        throw InspectorError(409, "nothing", "there is nothing to reset")
      }
      try writer.remove(address.path)
    case .write(let json):
      if address.opens { try open(address, &writer, source) }
      switch address.type {
      case .value(let type): try writer.write(json, type, at: address.path, current: address.current)
      case .text:
        guard let text = json.string else { throw InspectorError(422, "bad-value", "this is no text") }
        try writer.set(address.path, to: .text(text))
      case .styles:
        let names = (json.array ?? [json]).compactMap(\.string)
        guard names.count == json.array?.count ?? 1 else {
          throw InspectorError(422, "bad-value", "these are no names of styles")
        }
        if names.isEmpty {
          try writer.remove(address.path)
        } else {
          let value = SyntaxValue.sequence(names.map { .text($0) })
          try writer.set(address.path, to: names.count == 1 ? .text(names[0]) : value)
        }
      }
    }
    return PlannedChange(
      files: [.init(path: source.path, old: source.bytes, new: writer.bytes)], label: label, address: address)
  }

  /// Gives a token that is a value alone a place for the values of modes.
  private func open(
    _ address: EditAddress, _ writer: inout ValueWriter, _ source: SourceFile
  ) throws(InspectorError) {
    let path = SyntaxPath(address.path.steps.dropLast())
    guard let node = writer.tree.node(at: path), let value = SyntaxValue(node, in: source) else {
      throw .cannotEdit("the token’s value has comments or aliases in it; give it a ‘value’ in the file")
    }
    try writer.set(path, to: .mapping([SyntaxValue.Entry("value", value)]))
  }

  /// The lines that a change of one file touches.
  func lineMembers(of change: PlannedChange, in model: InspectorSheet) -> [JSONValue.Member] {
    guard let file = change.files.first(where: { $0.old != $0.new }) ?? change.files.first else { return [] }
    let (before, after, line) = ByteChange(from: file.old ?? [], to: file.new).lines(in: file.old ?? [])
    return [
      .init("file", .string(file.path)), .init("line", .integer(line)),
      .init("before", model.optional(before)), .init("after", model.optional(after)),
    ]
  }

  /// The errors that a trial has and the files as they are don't.
  func newErrors(_ trial: Trial, than model: InspectorSheet) -> [Diagnostic] {
    func name(_ error: Diagnostic, _ sources: SourceMap) -> String {
      "\(sources[error.span.file].path)\u{0}\(error.code.id)\u{0}\(error.message)"
    }
    var known: [String: Int] = [:]
    for error in model.findings where error.severity == .error {
      known[name(error, model.sources), default: 0] += 1
    }
    return trial.errors.filter { error in
      let name = name(error, trial.sources)
      guard let count = known[name], count > 0 else { return true }
      known[name] = count - 1
      return false
    }
  }

  // MARK: Edits

  func edit(_ body: JSONValue, removes: Bool) throws(InspectorError) -> InspectorAnswer {
    if body["cancel"]?.bool == true { return cancel(body) }
    if body["live"]?.bool == true, !removes { return try step(body) }
    try endLive(unless: body["session"]?.string)
    let removal = Operation.remove
    var written: String??
    for _ in 0..<3 {
      let model = try saved().model
      let address = try address(body, in: model)
      let text = self.text(at: address, in: model)
      if let written, written != text { throw conflict(body, removes: removes, at: address, in: model) }
      try checkExpectation(body, text, removes: removes, at: address, in: model)
      let operation = removes ? removal : .write(try value(body))
      let change = try plan(operation, at: address, in: model)
      if try commit(change, session: body["session"]?.string) {
        return .json(.object(lastAnswer + (try pictureMembers(body))))
      }
      // Somebody else was faster: the file is read again, and the edit tried again if its place is as it was.
      written = .some(text)
      refresh()
    }
    throw InspectorError(409, "conflict", "the file is being changed by something else")
  }

  private func value(_ body: JSONValue) throws(InspectorError) -> JSONValue {
    guard let value = body["value"] else { throw .badRequest("the request has no ‘value’") }
    return value
  }

  /// What stands at a place, as it is written; nil where nothing does.
  private func text(at address: EditAddress, in model: InspectorSheet) -> String? {
    guard !address.opens else { return nil }
    return model.tree(of: address.file).node(at: address.path).map { model.text(of: $0) }
  }

  /// Refuses an edit of something else than the page has shown.
  private func checkExpectation(
    _ body: JSONValue, _ text: String?, removes: Bool, at address: EditAddress, in model: InspectorSheet
  ) throws(InspectorError) {
    guard let expected = body["was"], expected.string != text else { return }
    throw conflict(body, removes: removes, at: address, in: model)
  }

  private func conflict(
    _ body: JSONValue, removes: Bool, at address: EditAddress, in model: InspectorSheet
  ) -> InspectorError {
    let node = model.tree(of: address.file).node(at: address.path)
    let theirs = node.map { model.text(ofLineAt: $0.definition) }
    let change = try? plan(removes ? .remove : .write(body["value"] ?? .null), at: address, in: model)
    let yours = change.flatMap { lineMembers(of: $0, in: model).last?.value } ?? .null
    return InspectorError(409, "conflict", "the file says something else there by now").with([
      .init("revision", .integer(revision)), .init("file", .string(model.sources[address.file].path)),
      .init("line", node.map { .integer(model.line($0.definition)) } ?? .null), .init("yours", yours),
      .init("theirs", model.optional(theirs)),
    ])
  }

  /// The picture that an edit asks for.
  private func pictureMembers(_ body: JSONValue) throws(InspectorError) -> [JSONValue.Member] {
    guard let wanted = body["picture"], let studio, let name = wanted["id"]?.string ?? body["style"]?.string,
      let index = studio.model.style(named: name)
    else { return [] }
    var parameters: [String: String] = [:]
    for member in wanted.members ?? [] {
      if let text = member.value.string ?? member.value.double.map(formatNumber) {
        parameters[member.name] = text
      }
    }
    parameters["format"] = nil
    let subject = DrawnSubject.style(index)
    let request = try PictureRequest(
      parameters, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    let (_, bytes) = try studio.draw(request, of: subject)
    return [.init("svg", .string(String(decoding: bytes, as: UTF8.self)))]
  }

  // MARK: Drags

  /// A step of a drag: everything shows it, and nothing is written.
  private func step(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let session = body["session"]?.string else {
      throw .badRequest("a step of a drag has no ‘session’")
    }
    if let live, live.session != session || !isSamePlace(live.body, body) { try endLive() }
    let model = try saved().model
    let address = try address(body, in: model)
    if live == nil {
      try checkExpectation(body, text(at: address, in: model), removes: false, at: address, in: model)
    }
    let change = try plan(.write(try value(body)), at: address, in: model)
    guard let file = change.files.first,
      var trial = takeTrial() ?? workspace?.snapshot.trying([:]), trial.replace([file.path: file.new])
    else { throw .cannotEdit("the file would have to be read again") }
    let number = stepCount + 1
    stepCount = number
    setLive(LiveEdit(session: session, body: body, trial: trial, number: number))
    onLive?(number)
    return .json(
      .object(
        [.init("revision", .integer(revision)), .init("live", true)] + lineMembers(of: change, in: model)
          + (try pictureMembers(body))))
  }

  /// Takes a drag back as if it had not been.
  private func cancel(_ body: JSONValue) -> InspectorAnswer {
    if let live, live.session == body["session"]?.string {
      dropLive()
      revision += 1
    }
    return .json(["revision": .integer(revision)])
  }

  private func isSamePlace(_ one: JSONValue, _ other: JSONValue) -> Bool {
    ["style", "token", "key", "states", "modes", "place"].allSatisfy {
      one[$0]?.string ?? "" == other[$0]?.string ?? ""
    }
  }

  /// Writes the last step of a drag that has not been ended, unless that is done by what is asked now.
  func endLive(unless session: String? = nil) throws(InspectorError) {
    guard let live else { return }
    dropLive()
    guard live.session != session else { return }
    let body = live.body.without("live").without("picture").without("was")
    _ = try edit(body, removes: false)
  }

  /// Writes the step of that number, if no other has come since: the page it came from is gone, or has forgotten it.
  package func settleLive(_ number: Int) {
    guard live?.number == number else { return }
    try? endLive()
  }

  // MARK: Writing

  /// Makes a change: all of its files or none. False where one of them is another by now.
  func commit(_ change: PlannedChange, session: String? = nil) throws(InspectorError) -> Bool {
    let model = try? saved().model
    let changed = change.files.filter { $0.old != $0.new }
    let lines = model.map { lineMembers(of: change, in: $0) } ?? []
    guard !changed.isEmpty else {
      lastAnswer =
        [.init("revision", .integer(revision)), .init("styles", []), .init("pictures", 0)] + lines + labels
      return true
    }
    if let model, changed.allSatisfy({ $0.old != nil }), !change.mayBreak,
      let trial = workspace?.snapshot.trying(
        Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0.new) })),
      case let errors = newErrors(trial, than: model), let problem = errors.first
    {
      let sheet = InspectorSheet(trial)
      throw problem.refusal(of: change).with([.init("findings", .array(errors.prefix(20).map(sheet.finding)))]
      )
    }
    guard try write(changed) else { return false }
    take(changed.map { ($0.path, $0.new) })
    history.add(
      .init(
        label: change.label, session: session,
        changes: changed.map { file in
          .init(
            path: file.path, change: ByteChange(from: file.old ?? [], to: file.new), creates: file.old == nil)
        }))
    tellChange(from: model, files: changed.map(\.path), by: "page", session: session, lines)
    return true
  }

  /// Writes files, all or none; false where one of them is another by now.
  private func write(_ files: [PlannedChange.File]) throws(InspectorError) -> Bool {
    var done: [PlannedChange.File] = []
    for file in files {
      do {
        try store.replace(file.path, file.old, with: file.new)
        done.append(file)
      } catch {
        for file in done.reversed() { try? store.replace(file.path, file.new, with: file.old) }
        switch error {
        case .hasChanged: return false
        case .failed(let reason):
          throw InspectorError(409, "cannot-write", "‘\(file.path)’ can’t be written: \(reason)")
        }
      }
    }
    return true
  }

  /// Takes in what has been written.
  private func take(_ files: [(path: String, bytes: [UInt8]?)]) {
    if workspace == nil {
      workspace = loadWorkspace()
    } else {
      do {
        for (path, bytes) in files {
          overlaid.insert(path)
          try workspace?.edit(bytes: bytes, of: path)
        }
      } catch {
        workspace = loadWorkspace()
      }
    }
  }

  /// Tells the pages of a change, and keeps the answer to whoever asked for it.
  private func tellChange(
    from old: InspectorSheet?, files: [String], by: String, session: String?, _ members: [JSONValue.Member]
  ) {
    revision += 1
    forgetStudio()
    guard let now = studio?.model else { return }
    let visible = old.map { VisibleChanges(from: $0, to: now) }
    let names = visible?.styles.map { styles in
      JSONValue.array(styles.map { .string(now.sheet.styles[$0].name) })
    }
    let all = now.findings
    onEvent?(
      .object([
        "revision": .integer(revision), "by": .string(by), "session": session.map { .string($0) },
        "files": .array(files.map { .string($0) }), "styles": names ?? .null,
        "declarations": .bool(old.map { !now.declaresTheSame(as: $0) } ?? true),
        "problems": [
          "errors": .integer(all.count { $0.severity == .error }),
          "warnings": .integer(all.count { $0.severity == .warning }),
        ],
        "undo": undoLabel, "redo": redoLabel,
      ]))
    lastAnswer =
      [
        .init("revision", .integer(revision)), .init("styles", names ?? .null),
        .init("pictures", .integer(visible?.pictures ?? 0)),
      ] + members + labels
  }

  var undoLabel: JSONValue { history.undoable.last.map { .string($0.label) } ?? .null }
  var redoLabel: JSONValue { history.redoable.last.map { .string($0.label) } ?? .null }
  private var labels: [JSONValue.Member] { [.init("undo", undoLabel), .init("redo", redoLabel)] }

  // MARK: Undo

  func undo(redoes: Bool) throws(InspectorError) -> InspectorAnswer {
    try endLive()
    for _ in 0..<3 {
      guard let step = redoes ? history.redoable.last : history.undoable.last else {
        throw InspectorError(409, "nothing", "there is nothing to \(redoes ? "redo" : "undo")")
      }
      let model = studio?.model
      var files: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
      for part in step.changes {
        let change = redoes ? part.change : part.change.inverse
        // A file that came into being may be one of settings.
        let bytes =
          part.creates
          ? store.read(part.path) : model?.sources.files.first { $0.path == part.path }?.bytes
        if part.creates {
          guard redoes ? bytes == nil : bytes == part.change.new else { throw outdated(part.path) }
          files.append((part.path, bytes, redoes ? part.change.new : nil))
        } else {
          guard let bytes, let new = change.applied(to: bytes) else { throw outdated(part.path) }
          files.append((part.path, bytes, new))
        }
      }
      var done: [(path: String, old: [UInt8]?, new: [UInt8]?)] = []
      do throws(SourceStoreError) {
        for file in files {
          try store.replace(file.path, file.old, with: file.new)
          done.append(file)
        }
      } catch {
        for file in done.reversed() { try? store.replace(file.path, file.new, with: file.old) }
        switch error {
        case .hasChanged:
          refresh()
          continue
        case .failed(let reason):
          throw InspectorError(409, "cannot-write", "a file can’t be written: \(reason)")
        }
      }
      if redoes { _ = history.takeRedo() } else { _ = history.takeUndo() }
      if redoes { history.redone(step) } else { history.undone(step) }
      take(files.map { ($0.path, $0.new) })
      tellChange(
        from: model, files: files.map(\.path), by: "undo", session: nil,
        [
          .init("label", .string(step.label)), .init("files", .array(files.map { .string($0.path) })),
        ])
      return .json(.object(lastAnswer))
    }
    throw outdated("a file")
  }

  private func outdated(_ path: String) -> InspectorError {
    InspectorError(409, "conflict", "‘\(path)’ has been changed in that very place; nothing was written")
  }

  // MARK: Changes from outside

  /// Looks at the disk again; what others have changed is shown, and told to the pages.
  package func refresh() {
    guard workspace != nil else {
      workspace = loadWorkspace()
      if workspace != nil { tellChange(from: nil, files: [], by: "outside", session: nil, []) }
      return
    }
    let old = (try? saved())?.model
    let sources = workspace?.snapshot.sources
    do {
      for path in overlaid {
        let known = sources?.files.first { $0.path == path }?.bytes
        let bytes = store.read(path)
        if known != bytes {
          if bytes == nil { overlaid.remove(path) }
          try workspace?.edit(bytes: bytes, of: path)
        }
      }
      try workspace?.refresh()
    } catch {
      // The last file may be gone, or settings may be wrong; what there was is shown until it is read again.
      if case .noStyleFiles = error { workspace = nil }
    }
    if workspace?.hasStyleFiles == false { workspace = nil }
    let before = Dictionary(
      (sources?.files ?? []).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let now = Dictionary(
      (workspace?.snapshot.sources.files ?? []).map { ($0.path, $0.bytes) },
      uniquingKeysWith: { first, _ in first })
    let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] }.sorted {
      $0.precedesByBytes($1)
    }
    guard !changed.isEmpty else { return }
    for path in changed {
      for change in ByteChange.all(from: before[path] ?? [], to: now[path] ?? []) {
        history.rebase(onto: change, in: path)
      }
    }
    guard workspace != nil else {
      revision += 1
      forgetStudio()
      onEvent?(["revision": .integer(revision), "by": "outside", "styles": .null, "declarations": true])
      return
    }
    tellChange(from: old, files: changed, by: "outside", session: nil, [])
  }
}

extension InspectorSheet {
  /// Whether only values of styles may be others.
  fileprivate func declaresTheSame(as other: InspectorSheet) -> Bool {
    let (mine, theirs) = (sheet, other.sheet)
    return mine.modes == theirs.modes && mine.paths == theirs.paths
      && mine.styles.count == theirs.styles.count
      && mine.tokens.count == theirs.tokens.count && mine.components.count == theirs.components.count
      && zip(mine.styles, theirs.styles).allSatisfy { $0.name == $1.name && $0.component == $1.component }
      && zip(mine.tokens, theirs.tokens).allSatisfy { $0.name == $1.name && $0.value == $1.value }
      && zip(mine.components, theirs.components).allSatisfy { $0.name == $1.name }
  }

  convenience init(_ trial: Trial) {
    self.init(
      sheet: trial.sheet, sources: trial.sources, namedCount: trial.namedCount, findings: trial.errors,
      tree: { trial.tree(of: $0) })
  }
}

extension JSONValue {
  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }
}

extension Diagnostic {
  /// Why a change is refused that brings it.
  func refusal(of change: PlannedChange) -> InspectorError {
    let more = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
    return InspectorError(422, "bad-value", message + more)
  }
}
