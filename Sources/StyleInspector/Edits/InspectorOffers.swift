import StyleModel
import StyleReport
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
    var found: [(works: Bool, json: JSONValue)] = []
    for place in places {
      var members: [JSONValue.Member] = [.init("place", .string(place))]
      do throws(InspectorError) {
        let address = try address(body.with("place", .string(place)), in: model)
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
            .bool(
              shown.map { !visible.isSeen(ofStyle: $0, in: look, from: model, to: after) } ?? false
                && !change.files.allSatisfy { $0.old == $0.new })
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

  /// Where a value may be written, and the style of which it is.
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
    let overlays = model.overlays(forToken: token, try modeSet(body, in: model))
    return (["token"] + overlays.map { "overlay:\($0)" }, nil)
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
