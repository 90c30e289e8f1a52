import StyleReport

/// A message of JSON-RPC 2.0.
struct Message: Hashable {
  /// A string, or a number; nil in a notification.
  var id: JSONValue?
  /// The name of the method; empty in a response.
  var method: String
  /// The parameters; in a response, the result.
  var params: JSONValue
  var isResponse = false

  /// Reads a message; nil where the JSON is none.
  init?(_ value: JSONValue) {
    guard value.members != nil else { return nil }
    switch value["id"] {
    case nil: id = nil
    case .string?, .integer?, .number?: id = value["id"]
    // A response to what could not be read.
    case .null? where value["error"] != nil: id = nil
    case .null?, .bool?, .array?, .object?: return nil
    }
    if let method = value["method"] {
      guard let name = method.string else { return nil }
      self.method = name
      params = value["params"] ?? .null
    } else {
      guard value["result"] != nil || value["error"] != nil else { return nil }
      method = ""
      params = value["result"] ?? .null
      isResponse = true
    }
  }

  /// The URI of the document that a notification changes or closes.
  var changedDocument: String? {
    guard id == nil else { return nil }
    switch method {
    case "textDocument/didChange", "textDocument/didClose": return params["textDocument"]?["uri"]?.string
    case _: return nil
    }
  }
}

/// The reason why a request is not answered with a result.
struct ResponseError: Error, Hashable {
  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The codes of JSON-RPC and of the Language Server Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  var json: JSONValue { ["code": .integer(code.rawValue), "message": .string(message)] }

  static func invalid(_ message: String) -> ResponseError { ResponseError(.invalidParams, message) }
}

extension MessageProblem {
  /// The response to the problem, with the id of the message where that is known.
  var answer: (id: JSONValue, error: ResponseError) {
    switch self {
    case .invalidHeader(let reason): (.null, ResponseError(.parseError, reason))
    case .tooLong:
      (.null, ResponseError(.invalidRequest, "a message has more than \(Inbox.longestMessage) bytes"))
    case .notJSON(let problem):
      (.null, ResponseError(.parseError, "\(problem.reason), at byte \(problem.offset)"))
    case .notAMessage(let id):
      (id ?? .null, ResponseError(.invalidRequest, "this is no message of JSON-RPC"))
    }
  }
}
