import StyleModel
import StyleReport
import StyleScene
import StyleSyntax

extension Inspector {
  func edit(_ body: JSONValue, removes: Bool) throws(InspectorError) -> InspectorAnswer {
    if body["cancel"]?.bool == true { return cancel(body) }
    if body["live"]?.bool == true, !removes { return try step(body) }
    endLive(unless: body["session"]?.string)
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
      let before = try picture(body, in: try saved())
      if try commit(change, session: body["session"]?.string) {
        let isWritten = change.files.contains { $0.old != $0.new }
        let unseen = isWritten ? try unseen(body, before, from: model, at: address) : []
        return .json(.object(lastAnswer + (try pictureMembers(body)) + unseen))
      }
      // Somebody else was faster: the file is read again, and the edit tried again if its place is as it was.
      written = .some(text)
      refresh()
    }
    throw InspectorError(409, "conflict", "the file is being changed by something else")
  }

  func value(_ body: JSONValue) throws(InspectorError) -> JSONValue {
    guard let value = body["value"] else { throw .badRequest("the request has no ‘value’") }
    return value
  }

  /// The present text at an address; nil where there is none.
  func text(at address: EditAddress, in model: InspectorSheet) -> String? {
    guard !address.opens else { return nil }
    if let key = address.designKey {
      return model.designFiles(of: address.file)?.names.writtenValue(of: key).map {
        model.sources.text($0.definition)
      }
    }
    return model.tree(of: address.file).node(at: address.path).map { model.text(of: $0) }
  }

  /// Refuses an edit of something else than the page has shown.
  func checkExpectation(
    _ body: JSONValue, _ text: String?, removes: Bool, at address: EditAddress, in model: InspectorSheet
  ) throws(InspectorError) {
    guard let expected = body["was"], expected.string != text else { return }
    throw conflict(body, removes: removes, at: address, in: model)
  }

  func conflict(
    _ body: JSONValue, removes: Bool, at address: EditAddress, in model: InspectorSheet
  ) -> InspectorError {
    let node =
      address.designKey.map { model.designFiles(of: address.file)?.names.writtenValue(of: $0) }
      ?? model.tree(of: address.file).node(at: address.path)
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
  func pictureMembers(_ body: JSONValue) throws(InspectorError) -> [JSONValue.Member] {
    guard let studio = steppedStudio, let bytes = try picture(body, in: studio) else { return [] }
    return [.init("svg", .string(String(decoding: bytes, as: UTF8.self)))]
  }

  /// The requested picture as bytes; nil where none is requested.
  func picture(_ body: JSONValue, in studio: InspectorStudio) throws(InspectorError) -> [UInt8]? {
    guard let wanted = body["picture"], let subject = pictured(body, in: studio.model) else { return nil }
    var parameters: [String: String] = [:]
    for member in wanted.members ?? [] {
      if let text = member.value.string ?? member.value.double.map(formatNumber) {
        parameters[member.name] = text
      }
    }
    parameters["format"] = nil
    let request = try PictureRequest(
      parameters, studio.model.sheet, usual: studio.model.spec(of: subject).size)
    return try studio.draw(request, of: subject).bytes
  }

  /// The subject of the picture that an edit requests.
  func pictured(_ body: JSONValue, in model: InspectorSheet) -> DrawnSubject? {
    if let name = body["picture"]?["id"]?.string ?? body["style"]?.string {
      return model.style(named: name).map { .style($0) }
    }
    return body["component"]?.string.flatMap { model.component(named: $0) }.map { .component($0) }
  }

  /// The component whose own value a request is about; nil for one about a style or a token.
  func componentValue(
    _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> (component: Int, key: String, state: StateSet, modes: ModeSet)? {
    guard body["style"] == nil, body["token"] == nil, let name = body["component"]?.string else { return nil }
    guard let key = body["key"]?.string else { throw .badRequest("the request has no ‘key’") }
    guard let index = model.component(named: name) else { throw .noComponent(name) }
    return (index, key, try stateSet(body, in: model), try modeSet(body, in: model))
  }

  /// The style, the key, the state and the modes that a request names.
  func styleValue(
    _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> (style: Int, key: String, state: StateSet, modes: ModeSet) {
    guard let name = body["style"]?.string, let key = body["key"]?.string else {
      throw .badRequest("the request has no ‘style’ or no ‘key’")
    }
    guard let index = model.style(named: name) else { throw .noStyle(name) }
    return (index, key, try stateSet(body, in: model), try modeSet(body, in: model))
  }

  private func stateSet(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> StateSet {
    guard let state = model.sheet.states.states(named: body["states"]?.string ?? "") else {
      throw .badRequest("there is no state ‘\((body["states"]?.string ?? "").shortened)’")
    }
    return state
  }

  func modeSet(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> ModeSet {
    guard let modes = model.sheet.modes.modes(named: body["modes"]?.string ?? "") else {
      throw .badRequest("there are no modes ‘\((body["modes"]?.string ?? "").shortened)’")
    }
    return modes
  }

  /// The place that an edit is about.
  func address(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> EditAddress {
    guard let place = PlaceName(body["place"]?.string) else { return try plainAddress(body, in: model) }
    let inner = body.with("place", .string(place.rest)).with("states", .string(place.states))
      .with("modes", .string(place.modes))
    var address = try plainAddress(inner, in: model)
    if place.states.isEmpty, place.modes.isEmpty { address.label += ", always" }
    return address
  }

  private func plainAddress(_ body: JSONValue, in model: InspectorSheet) throws(InspectorError) -> EditAddress
  {
    if let name = body["token"]?.string {
      guard let token = model.token(named: name) else { throw .noToken(name) }
      let modes = try modeSet(body, in: model)
      let place = body["place"]?.string ?? "token"
      if place.hasPrefix("token:") {
        let name = String(place.dropFirst("token:".count))
        guard let other = model.token(named: name) else { throw .noToken(name) }
        return try model.address(ofToken: other, modes)
      }
      return try model.address(
        ofToken: token, modes,
        overlay: place.hasPrefix("overlay:") ? String(place.dropFirst("overlay:".count)) : nil)
    }
    if let (index, key, state, modes) = try componentValue(body, in: model) {
      return try model.address(body["place"]?.string ?? "component", ofComponent: index, key, state, modes)
    }
    let (index, key, state, modes) = try styleValue(body, in: model)
    return try model.address(body["place"]?.string ?? "style", ofStyle: index, key, state, modes)
  }
}
