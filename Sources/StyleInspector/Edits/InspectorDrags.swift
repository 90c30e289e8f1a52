import StyleReport
import StyleWorkspace

/// A drag in progress. Its last step is only in memory.
struct LiveEdit {
  var session: String
  /// The step as it was asked for.
  var body: JSONValue
  var trial: Trial
  /// Counts the steps, so that whoever waits for the last one knows it.
  var number: Int
}

extension Inspector {
  /// A step of a drag: everything shows it, and nothing is written.
  func step(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let session = body["session"]?.string else {
      throw .badRequest("a step of a drag has no ‘session’")
    }
    if let live, live.session != session || !isSamePlace(live.body, body) { endLive() }
    let model = try saved().model
    let address = try address(body, in: model)
    if live == nil {
      try checkExpectation(body, text(at: address, in: model), removes: false, at: address, in: model)
    }
    return try show(
      try plan(.write(try value(body)), at: address, in: model), session, body, in: model)
  }

  /// The same of a hand that places a layer.
  func stepOfFrame(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let session = body["session"]?.string else {
      throw .badRequest("a step of a drag has no ‘session’")
    }
    endLive(unless: session)
    let model = try saved().model
    return try show(try LayerChange(body, in: model).framing(body).0, session, body, in: model)
  }

  /// The same of a hand that gives an animation another time.
  func stepOfAnimation(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let session = body["session"]?.string else {
      throw .badRequest("a step of a drag has no ‘session’")
    }
    endLive(unless: session)
    let model = try saved().model
    return try show(
      try AnimationChange(body, in: model).changing(), session, body, in: model)
  }

  /// Shows a change in memory.
  private func show(
    _ change: PlannedChange, _ session: String, _ body: JSONValue,
    in model: InspectorSheet
  ) throws(InspectorError) -> InspectorAnswer {
    guard let file = change.files.first,
      var trial = takeTrial() ?? workspace?.snapshot.trying([:]),
      trial.replace([file.path: file.new], showing: picturedStyle(body, in: model))
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

  /// The style whose picture a step asks for: the others are worked out when somebody asks for them.
  private func picturedStyle(_ body: JSONValue, in model: InspectorSheet) -> Int? {
    guard let wanted = body["picture"] else { return nil }
    return (wanted["id"] ?? body["style"])?.string.flatMap { model.style(named: $0) }
  }

  /// Takes a drag back as if it had not been.
  func cancel(_ body: JSONValue) -> InspectorAnswer {
    if let live, live.session == body["session"]?.string {
      dropLive()
      revision += 1
    }
    return .json(["revision": .integer(revision)])
  }

  private func isSamePlace(_ one: JSONValue, _ other: JSONValue) -> Bool {
    ["style", "component", "token", "key", "states", "modes", "place"].allSatisfy {
      one[$0]?.string ?? "" == other[$0]?.string ?? ""
    }
  }

  /// Forgets a drag that something else comes before, unless it belongs to what is asked now: nothing is written before a hand lets go, and
  /// its next step shows it again.
  func endLive(unless session: String? = nil) {
    guard let live else { return }
    dropLive()
    if live.session != session { revision += 1 }
  }

  /// Forgets the step of that number if no other has come since, so that other pages don't show for ever what a page showed that is gone.
  package func forgetLive(_ number: Int) {
    guard let live, live.number == number else { return }
    dropLive()
    revision += 1
    onEvent?([
      "revision": .integer(revision), "by": "page", "session": .string(live.session), "styles": .null,
      "declarations": true, "undo": undoLabel, "redo": redoLabel, "pages": pageLabels,
    ])
  }
}

extension JSONValue {
  /// The same object with a member that has another value.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [.init(name, value)])
  }

  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }
}
