import StyleReport

extension Inspector {
  // MARK: Properties

  /// Adds, changes, moves or removes properties of a component, or makes one of a layer's value: each is one edit, and one step back.
  func changeProperties(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    endLive()
    let change = try PropertyChange(body, in: try saved().model)
    switch body["action"]?.string {
    case "add":
      let (plan, name) = try change.adding()
      return try finish(plan, body, [.init("property", .string(name))])
    case "extract":
      let (plan, name) = try change.extracting()
      let trial = try trying(plan.files, from: change.model)
      if trial.errors.isEmpty { try change.checkLooks(body["key"]?.string ?? "", in: trial.sheet) }
      return try finish(plan, body, [.init("property", .string(name))])
    case "move": return try finish(try change.moving(), body)
    case "change": return try finishBreaking(try change.changing(), in: change.model, body)
    case "delete": return try finishBreaking(try change.deleting(), in: change.model, body)
    case _: throw .badRequest("the request has no ‘action’ for properties")
    }
  }
}
