import StyleReport
import StyleWorkspace

/// A drag in progress. Its last step is only in memory.
struct LiveEdit {
  var session: String
  /// The request of the step.
  var body: JSONValue
  var trial: Trial
  /// The number of the step, by which an owner that waits knows the last one.
  var number: Int
}

extension Inspector {
  /// Makes a step of a drag: everything shows it, and nothing is written.
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

  /// Makes a step of a drag that places a layer.
  func stepOfFrame(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard let session = body["session"]?.string else {
      throw .badRequest("a step of a drag has no ‘session’")
    }
    endLive(unless: session)
    let model = try saved().model
    return try show(try LayerChange(body, in: model).framing(body).0, session, body, in: model)
  }

  /// Makes a step of a drag that changes an animation's time.
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

  /// The style whose picture a step requests: the others are compiled when they are needed.
  private func picturedStyle(_ body: JSONValue, in model: InspectorSheet) -> Int? {
    guard let wanted = body["picture"] else { return nil }
    return (wanted["id"] ?? body["style"])?.string.flatMap { model.style(named: $0) }
  }

  /// Cancels a drag, without a trace.
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

  /// Drops a drag in favour of another request, unless it belongs to the request's session: nothing is written before the drag ends, and
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
  /// The object with another value for a member.
  func with(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(let members) = without(name) else { return self }
    return .object(members + [.init(name, value)])
  }

  func without(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }
}
