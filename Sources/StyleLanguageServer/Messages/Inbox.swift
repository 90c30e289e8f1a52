import StyleReport

/// Splits the bytes from a client into messages with headers as in HTTP: `Content-Length: 52`, an empty line, JSON.
///
/// Invalid input is reported, and reading continues at the next header. `longestHeader` and `longestMessage` bound the memory,
/// whatever a header says.
package struct Inbox {
  /// The length of the longest header, in bytes.
  package static let longestHeader = 8 << 10
  /// The length of the longest message, in bytes: a style file of the greatest size, with every character escaped.
  package static let longestMessage = 64 << 20

  private var bytes: [UInt8] = []
  private var position = 0
  /// The length of the message that follows, once its header has been read.
  private var length: Int?
  /// The number of bytes that are still to be skipped of a message that is too long.
  private var excess = 0
  /// Whether the last header made no sense, so that all up to the next one is left out.
  private var isLost = false
  private var messages: [Result<Message, MessageProblem>] = []
  private var nextMessage = 0
  /// The requests that a client has cancelled, among those that wait or are being answered.
  private var cancelled: Set<JSONValue> = []
  /// The number of waiting messages that change each document, by URI.
  private var changes: [String: Int] = [:]

  package init() {}

  package mutating func append(_ new: [UInt8]) {
    bytes += new
    while let message = readMessage() { enqueue(message) }
    bytes.removeSubrange(..<position)
    position = 0
  }

  /// The message that came first and has not been taken.
  mutating func next() -> Result<Message, MessageProblem>? {
    guard nextMessage < messages.count else { return nil }
    let message = messages[nextMessage]
    nextMessage += 1
    if nextMessage == messages.count {
      messages.removeAll(keepingCapacity: true)
      nextMessage = 0
    }
    if case .success(let message) = message, let uri = message.changedDocument {
      changes[uri, default: 1] -= 1
      if changes[uri] == 0 { changes[uri] = nil }
    }
    return message
  }

  package var isEmpty: Bool { nextMessage == messages.count }

  /// Whether a client has cancelled a request. A cancellation that comes too late is removed by `forget`.
  func isCancelled(_ id: JSONValue) -> Bool { cancelled.contains(id) }

  mutating func forget(_ id: JSONValue) { cancelled.remove(id) }

  /// Whether a message that waits changes a document.
  func changesDocument(_ uri: String) -> Bool { changes[uri] != nil }

  private mutating func enqueue(_ message: Result<Message, MessageProblem>) {
    if case .success(let message) = message {
      if message.method == "$/cancelRequest", let id = message.params["id"] {
        // Only of a request that waits: its id is taken again later.
        let waits = messages[nextMessage...].contains { (try? $0.get())?.id == id }
        if waits || working == id { cancelled.insert(id) }
        return
      }
      if let uri = message.changedDocument { changes[uri, default: 0] += 1 }
    }
    messages.append(message)
  }

  /// The request that is worked on.
  var working: JSONValue?

  // MARK: Headers

  private mutating func readMessage() -> Result<Message, MessageProblem>? {
    if excess > 0 {
      let skipped = min(excess, bytes.count - position)
      position += skipped
      excess -= skipped
      if excess > 0 { return nil }
    }
    if isLost { skipToHeader() }
    guard let length = length ?? readHeader() else { return problem.take().map { .failure($0) } }
    guard bytes.count - position >= length else {
      self.length = length
      return nil
    }
    self.length = nil
    let body = Array(bytes[position..<position + length])
    position += length
    switch parseJSON(body) {
    case .success(let value):
      return Message(value).map { .success($0) } ?? .failure(.notAMessage(id: value["id"]))
    case .failure(let error):
      // A length that lies has cut the message, or the one behind it.
      isLost = true
      return .failure(.notJSON(error))
    }
  }

  private var problem: MessageProblem?

  /// The length that the header at hand gives; nil where the header has not come as a whole, or makes no sense.
  private mutating func readHeader() -> Int? {
    let emptyLine = [13, 10, 13, 10] as [UInt8]
    let searched = bytes[position...].prefix(Inbox.longestHeader + emptyLine.count)
    let end = searched.indices.first {
      searched[$0] == emptyLine[0] && searched[$0...].starts(with: emptyLine)
    }
    guard let end else {
      if bytes.count - position > Inbox.longestHeader {
        isLost = true
        problem = .invalidHeader("a header is longer than \(Inbox.longestHeader) bytes")
        position += 1
      }
      return nil
    }
    let header = String(decoding: bytes[position..<end], as: UTF8.self)
    let start = position
    position = end + emptyLine.count
    var length: Int?
    for line in header.split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else {
        return lose("a line of a header has no colon", start)
      }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      switch line[..<colon].lowercased() {
      case "content-length":
        guard !value.isEmpty, value.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let number = Int(value)
        else { return lose("‘Content-Length’ is no number", start) }
        length = number
      case "content-type":
        let charset = value.lowercased()
        if charset.contains("charset="), !charset.contains("utf-8"), !charset.contains("utf8") {
          return lose("only UTF-8 is read", start)
        }
      case _: break
      }
    }
    guard let length else { return lose("a header has no ‘Content-Length’", start) }
    guard length <= Inbox.longestMessage else {
      excess = length
      problem = .tooLong
      return nil
    }
    return length
  }

  private mutating func lose(_ reason: String, _ start: Int) -> Int? {
    isLost = true
    // What follows the first byte may be a header.
    position = start + 1
    problem = .invalidHeader(reason)
    return nil
  }

  /// Moves to the next text that looks like a header.
  private mutating func skipToHeader() {
    let name = Array("content-length:".utf8)
    while position + name.count <= bytes.count {
      if bytes[position] | 0x20 == name[0],
        zip(bytes[position..<position + name.count], name).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 })
      {
        isLost = false
        return
      }
      position += 1
    }
  }
}

extension Optional {
  fileprivate mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

/// The reason why received bytes are no message.
enum MessageProblem: Error, Hashable {
  case invalidHeader(String)
  case tooLong
  case notJSON(JSONProblem)
  /// JSON that is no request, notification or response; the id, where it has one.
  case notAMessage(id: JSONValue?)
}
