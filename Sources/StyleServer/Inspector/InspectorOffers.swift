import StyleModel
import StyleReport
import StyleWorkspace

extension Inspector {
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
}
