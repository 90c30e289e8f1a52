import StyleReport

extension Inspector {
  /// A request that `access` lets in, as its answer reads it.
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

    /// The name of the page that asks; what it wrote it takes back.
    var page: String? {
      guard head.method == "POST", case .success(let value) = parseJSON(body, deepest: 64) else { return nil }
      return value["page"]?.string.map { String($0.prefix(64)) }
    }
  }
}
