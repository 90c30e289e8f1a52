import StyleReport

extension Inspector {
  /// A request that `access` admits, in the form that answers read.
  struct Request {
    var route: InspectorRoute
    var head: InspectorHead
    var query: [String: String]
    var body: [UInt8]

    /// The object in the body.
    func object() throws(InspectorError) -> JSONValue {
      guard case .success(let value) = parseJSON(body, deepest: 64), case .object = value else {
        throw .badRequest("the body is no JSON object")
      }
      return value
    }

    /// The name of the requesting page, which undoes its own changes.
    var page: String? {
      guard head.method == "POST", case .success(let value) = parseJSON(body, deepest: 64) else { return nil }
      return value["page"]?.string.map { String($0.prefix(64)) }
    }
  }
}
