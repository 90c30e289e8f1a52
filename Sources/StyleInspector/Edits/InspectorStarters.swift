import StyleReport

extension Inspector {
  // MARK: The first file

  func createStarter(_ body: JSONValue) throws(InspectorError) -> InspectorAnswer {
    guard workspace == nil else { throw InspectorError(409, "exists", "there are style files already") }
    guard let starter = starters.first(where: { $0.id == body["id"]?.string }) else {
      throw .badRequest("there is no such starter")
    }
    let plan = PlannedChange(
      files: starter.files.map { .init(path: $0.path, old: nil, new: Array($0.text.utf8)) },
      label: "Create \(starter.name)")
    return try finish(plan, body)
  }
}

/// A set of files for an empty folder.
package struct InspectorStarter: Sendable {
  var id: String
  var name: String
  var summary: String
  var files: [(path: String, text: String)]

  package init(id: String, name: String, summary: String, files: [(path: String, text: String)]) {
    self.id = id
    self.name = name
    self.summary = summary
    self.files = files
  }

  var json: JSONValue { ["id": .string(id), "name": .string(name), "summary": .string(summary)] }
}
