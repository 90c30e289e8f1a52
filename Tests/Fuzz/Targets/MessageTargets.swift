import StyleLanguageServer
import StyleReport
import StyleWorkspace

/// What a client sends to a language server that has two style files. Each line that begins with a brace is sent with a header
/// of its length, and every other line as it is. Whatever it was, the server writes whole messages, and answers the next request.
func fuzzMessages(_ bytes: [UInt8]) {
  let client = FuzzClient()
  client.send(
    #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"rootUri":"file:///w","capabilities":{}}}"#)
  client.send(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
  for line in bytes.split(separator: UInt8(ascii: "\n")) {
    client.send(Array(line), isMessage: line.first == UInt8(ascii: "{"))
    if client.server.exitStatus != nil { return }
  }
  // A header may have spoken of more bytes than there were: the server waits for them, as it should.
  if String(decoding: bytes, as: UTF8.self).lowercased().contains("content-length") { return }
  client.send(Array("\r\n\r\n".utf8), isMessage: false)
  let answers = client.answers
  client.send(#"{"jsonrpc":"2.0","id":"last","method":"shutdown"}"#)
  expect(client.answers > answers, "the server answers after what made no sense")
}

private final class FuzzClient {
  private(set) var server: LanguageServer!
  private(set) var answers = 0

  init() {
    server = LanguageServer(files: FuzzFiles(), drawer: nil, version: "fuzz", poll: {}) {
      [unowned self] bytes in
      // The header has the first line, and an empty one behind it.
      let body = bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst(3)
      let header = "Content-Length: \(body.count)\r\n\r\n"
      expect(bytes.starts(with: header.utf8), "a message says how long it is")
      var checker = JSONChecker(Array(body))
      expect(checker.isDocument, "a message is JSON: \(String(decoding: body, as: UTF8.self))")
      answers += 1
    }
  }

  func send(_ text: String) { send(Array(text.utf8), isMessage: true) }

  func send(_ bytes: [UInt8], isMessage: Bool) {
    server.receive(isMessage ? Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes : bytes)
    while server.step() {}
  }
}

private struct FuzzFiles: FileReader {
  let workingFolder = "/w"

  private static let texts = [
    "/w/styles/card.yaml":
      "imports: [tokens.yaml]\ncomponents:\n  Card:\n    base: UIView\n    properties:\n      gap: { type: CGFloat, default: 4 }\n"
      + "styles:\n  card: { component: Card, gap: $length.gap, backgroundColor: $color.surface }\n",
    "/w/styles/tokens.yaml":
      "tokens:\n  color: { surface: { value: white, dark: black } }\n  length: { gap: 8 }\n",
  ]

  func exists(_ path: String) -> Bool { Self.texts.keys.contains { $0 == path || $0.hasPrefix(path + "/") } }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let text = Self.texts[absolutePath(path, in: workingFolder)] else {
      throw FileError("there is no such file", isMissing: true)
    }
    return Array(text.utf8)
  }

  func styleFiles(at path: String) throws(FileError) -> FoundStyleFiles {
    let path = absolutePath(path, in: workingFolder)
    let found = Self.texts.keys.filter { $0 == path || $0.hasPrefix(path == "/" ? path : path + "/") }
    guard !found.isEmpty else { throw FileError("there is no such file or folder", isMissing: true) }
    return FoundStyleFiles(files: found.sorted())
  }
}
