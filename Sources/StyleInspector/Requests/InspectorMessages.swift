import StyleReport
import StyleSource

/// The first line and the headers of a request.
package struct InspectorHead: Sendable {
  package var method: String
  /// The target of the request: a path, perhaps with a query.
  package var target: String
  /// Whether the request is one of HTTP/1.1.
  package var isHTTP11: Bool
  package var headers: [(name: String, value: String)]

  package init(
    method: String, target: String, isHTTP11: Bool = true, headers: [(name: String, value: String)]
  ) {
    self.method = method
    self.target = target
    self.isHTTP11 = isHTTP11
    self.headers = headers
  }

  /// Each value of a header, in their order.
  func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name }.map(\.value)
  }

  package var path: String { String(target.prefix { $0 != "?" }) }

  /// Whether nothing follows on the connection.
  package var endsConnection: Bool { values(of: "connection").contains { $0.lowercased() == "close" } }

  /// The parameters of the query, decoded; nil where it is malformed, or names one twice.
  var query: [String: String]? {
    guard let mark = target.firstIndex(of: "?") else { return [:] }
    var parameters: [String: String] = [:]
    for part in target[target.index(after: mark)...].split(separator: "&") {
      let equals = part.firstIndex(of: "=") ?? part.endIndex
      guard let name = percentDecoded(part[..<equals]),
        let value = percentDecoded(equals == part.endIndex ? "" : part[part.index(after: equals)...]),
        parameters.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return parameters
  }
}

/// The text of percent-encoded UTF-8, without NULs; nil where it is malformed.
private func percentDecoded(_ text: Substring) -> String? {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "%"):
      guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        value != 0, rest.first != UInt8(ascii: "+"), rest.first != UInt8(ascii: "-")
      else { return nil }
      rest = rest.dropFirst(2)
      bytes.append(value)
    case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
    case _: bytes.append(byte)
    }
  }
  let decoded = String(decoding: bytes, as: UTF8.self)
  return decoded.utf8.elementsEqual(bytes) ? decoded : nil
}

/// An answer to a request.
package struct InspectorAnswer: Sendable {
  package var status: Int
  package var contentType: String?
  package var headers: [(name: String, value: String)] = []
  package var bytes: [UInt8]
  /// Whether what follows on the connection can't be trusted any more.
  package var closes = false

  package init(
    status: Int = 200, contentType: String?, headers: [(name: String, value: String)] = [], bytes: [UInt8]
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.bytes = bytes
  }

  package static func json(_ value: JSONValue, status: Int = 200) -> InspectorAnswer {
    InspectorAnswer(status: status, contentType: "application/json", bytes: value.compactBytes)
  }

  /// An answer that a browser keeps as long as its tag is the same.
  static func tagged(
    _ tag: String, for head: InspectorHead, type: String, _ bytes: () -> [UInt8]
  ) -> InspectorAnswer {
    let headers = [(name: "ETag", value: tag), (name: "Cache-Control", value: "no-cache")]
    if head.values(of: "if-none-match").contains(tag) {
      return InspectorAnswer(status: 304, contentType: nil, headers: headers, bytes: [])
    }
    return InspectorAnswer(contentType: type, headers: headers, bytes: bytes())
  }

  package static func failure(_ error: InspectorError) -> InspectorAnswer {
    var answer = json(error.json, status: error.status)
    answer.headers = error.headers
    return answer
  }

  /// The headers of every answer.
  package static let commonHeaders: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}

/// The reason why a request fails.
package struct InspectorError: Error, Sendable {
  package var status: Int
  /// The error's code, for programs.
  package var code: String
  /// The error in one sentence.
  package var message: String
  var headers: [(name: String, value: String)] = []
  /// The members beside the error in the answer.
  var details: [JSONValue.Member] = []

  package init(_ status: Int, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  func with(_ details: [JSONValue.Member]) -> InspectorError {
    var error = self
    error.details += details
    return error
  }

  var json: JSONValue {
    .object(
      [
        .init(
          "error",
          [
            "code": .string(code),
            "message": .string(message.firstCapital + (message.hasSuffix(".") ? "" : ".")),
          ])
      ]
        + details)
  }

  static func badRequest(_ message: String) -> InspectorError { InspectorError(400, "bad-request", message) }

  /// A value that can’t be written, with the key of the request, or of the file, that has it.
  static func badValue(_ message: String, in field: String) -> InspectorError {
    InspectorError(422, "bad-value", message).with([.init("field", .string(field))])
  }
}

/// An event in the format of a browser's `EventSource`.
package enum InspectorEvent {
  package static func bytes(_ name: String, _ data: JSONValue) -> [UInt8] {
    Array("event: \(name)\ndata: ".utf8) + data.compactBytes + Array("\n\n".utf8)
  }
}
