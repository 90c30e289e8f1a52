import StyleModel
import StyleReport
import StyleSyntax
import StyleWorkspace

extension Inspector {
  func places(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    let model = try saved().model
    let (places, shown) = try offeredPlaces(body, in: model)
    let look = try body["look"].flatMap { (look) throws(InspectorError) in
      try shown.flatMap { (style) throws(InspectorError) in
        try ShownLook(look.texts, of: .style(style), in: model)
      }
    }
    guard let json = body["value"] else { throw .badRequest("the request has no ‘value’") }
    let trying = workspace?.snapshot.trying([:])
    var found: [OfferedPlace] = []
    for place in places {
      var members: [JSONValue.Member] = [.init("place", .string(place))]
      do throws(InspectorError) {
        let address = try address(body.with("place", .string(place)), in: model)
        members += [
          .init("kind", .string(address.kind.rawValue)), .init("name", .string(address.name)),
          .init("label", .string(address.label)), .init("entry", model.optional(address.path.lastKey)),
        ]
        var change = try plan(.write(json), at: address, in: model)
        members += lineMembers(of: change, in: model)
        var (tried, imports) = (try tried(change, trying, from: model), 0)
        while imports < 8, let importing = tried.importing(change) {
          (change, imports) = (importing, imports + 1)
          tried = try self.tried(change, trying, from: model)
        }
        if let problem = tried.errors.first { throw problem.refusal(of: change) }
        let after = tried.sheet
        let visible = VisibleChanges(from: model, to: after)
        members += [
          .init("styles", .integer(visible.styles?.count ?? model.sheet.styles.count)),
          .init("pictures", .integer(visible.pictures)),
          .init("works", true), .init("why", .null),
        ]
        let isUnseen =
          shown.map { !visible.isSeen(ofStyle: $0, in: look, from: model, to: after) } ?? false
          && !change.files.allSatisfy { $0.old == $0.new }
        let holds = isUnseen && holds(address, body, in: look, of: after)
        found.append(.init(works: true, isUnseen: isUnseen, holds: holds, members: members))
      } catch {
        if members.count == 1 { members += nameMembers(ofPlace: place) }
        members += [.init("works", false), .init("why", .string(error.message))]
        found.append(.init(works: false, members: members))
      }
    }
    // Where a value holds and nothing looks different, it is the value that is seen already, wherever it is written.
    let isSame = found.contains { $0.isUnseen && $0.holds }
    return .json([
      "revision": .integer(revision),
      "places": .array((found.filter(\.works) + found.filter { !$0.works }).map { $0.json(isSame: isSame) }),
    ])
  }

  /// The files as a change of one of them would leave them.
  private func tried(
    _ change: PlannedChange, _ trial: Trial?, from model: InspectorSheet
  ) throws(InspectorError) -> TriedChange {
    var trial = trial
    // With another import, more has to be read.
    guard let file = change.files.first, trial?.replace([file.path: file.new]) == true, let trial else {
      return try trying(change.files, from: model)
    }
    return TriedChange(sheet: InspectorSheet(trial), errors: newErrors(trial, than: model))
  }

  /// Whether what has been written at a place is what a style has in a look.
  private func holds(
    _ address: EditAddress, _ body: JSONValue, in look: ShownLook?, of model: InspectorSheet
  ) -> Bool {
    guard let style = body["style"]?.string.flatMap({ model.style(named: $0) }),
      let key = body["key"]?.string,
      let target = model.target(key, ofComponent: model.sheet.styles[style].component)
    else { return false }
    let look = look ?? .usual(of: .style(style), in: model)
    guard model.tokenHolding(over: address, in: look) == nil else { return false }
    var next = model.origin(of: target, ofStyle: style, look.state, look.modes)
    while let current = next {
      if model.isSaid(current, at: address) { return true }
      next = model.sheet[current].source
    }
    return false
  }

  /// The places where a value may be written, and its style.
  private func offeredPlaces(
    _ body: JSONValue, in model: InspectorSheet
  ) throws(InspectorError) -> (places: [String], style: Int?) {
    guard let name = body["token"]?.string else {
      if let (index, key, state, modes) = try componentValue(body, in: model) {
        return (model.places(ofComponent: index, key, state, modes), nil)
      }
      let (index, key, state, modes) = try styleValue(body, in: model)
      let look =
        body["inLook"]?.bool == true
        ? try ShownLook(body["look"]?.texts ?? [:], of: .style(index), in: model) : nil
      return (model.places(ofStyle: index, key, state, modes, seenIn: look), index)
    }
    guard let token = model.token(named: name) else { throw .noToken(name) }
    let modes = try modeSet(body, in: model)
    if body["inLook"]?.bool == true {
      let shown = try modeSet(body["look"] ?? .null, in: model)
      let tokens = [token] + model.tokens(behind: token, modes)
      return (tokens.flatMap { model.places(ofToken: $0, for: modes, seenIn: shown) }, nil)
    }
    let overlays = model.overlays(forToken: token, modes)
    let referred = model.tokens(behind: token, modes).map { "token:\(model.sheet.tokens[$0].name)" }
    return (["token"] + overlays.map { "overlay:\($0)" } + referred, nil)
  }

  private func nameMembers(ofPlace place: String) -> [JSONValue.Member] {
    let place = PlaceName(place)?.rest ?? place
    let parts = place.split(separator: ":", maxSplits: 1).map(String.init)
    let kind = parts[0] == "always" ? "style" : parts[0] == "style" && parts.count > 1 ? "parent" : parts[0]
    let name = parts.count > 1 ? parts[1] : ""
    let label = parts.count > 1 ? "\(words(kind)) \(name)" : "This style"
    return [.init("kind", .string(kind)), .init("name", .string(name)), .init("label", .string(label))]
  }
}

extension SyntaxPath {
  /// The last step that is a name.
  fileprivate var lastKey: String? {
    for step in steps.reversed() { if case .key(let key) = step { return key } }
    return nil
  }
}

/// A place where a value may be written.
private struct OfferedPlace {
  var works: Bool
  /// Whether the shown look stays the same if the value is written there.
  var isUnseen = false
  /// Whether the value is then that of the shown look.
  var holds = false
  var members: [JSONValue.Member]

  /// - Parameter isSame: Whether the look has that value already.
  func json(isSame: Bool) -> JSONValue {
    guard works else { return .object(members) }
    return .object(
      members + [
        .init("shadowed", .bool(isUnseen && !isSame)), .init("same", .bool(isUnseen && isSame)),
      ])
  }
}
