import EditorClients
import StyleReport
import StyleSource
import StyleWorkspace
import Testing

@testable import StyleLanguageServer

/// Changes of documents that come faster than the server compiles them.
@Suite struct QueuedChangeTests {
  private static let card =
    "imports: [tokens.yaml]\nstyles:\n  card: { component: UIView, alpha: $number.dim }\n"
  private static let tokensPath = "styles/tokens.yaml"
  private static let cardPath = "styles/card.yaml"

  private static func tokens(_ value: String) -> String { "tokens: { number: { dim: \(value) } }\n" }

  private func change(_ version: Int, to text: String) -> [UInt8] {
    TestClient.frame([
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(TestClient.uri(Self.tokensPath)), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ],
    ])
  }

  private func hover(_ id: Int, _ params: JSONValue) -> [UInt8] {
    TestClient.frame([
      "jsonrpc": "2.0", "id": .integer(id), "method": "textDocument/hover", "params": params,
    ])
  }

  /// What the server works on while changes wait of which the last leaves an error.
  private func works(_ changeCount: Int, in chunks: (all: Bool, asks: Bool)) -> [String] {
    let counter = WorkCounter()
    let client = TestClient.ready(
      [Self.tokensPath: Self.tokens("0.5"), Self.cardPath: Self.card],
      checker: SheetChecker(observer: counter))
    client.open(Self.tokensPath)
    client.received = []
    counter.works = []
    var frames = (1...changeCount).map { number in
      change(number + 1, to: Self.tokens(number == changeCount ? "$number.none" : "0.\(number)"))
    }
    if chunks.asks { frames.append(hover(1, client.at("$number", in: Self.cardPath, 1))) }
    if !chunks.all { client.sendsMeanwhile = frames.dropFirst().flatMap { $0 } }
    client.send(chunks.all ? frames.flatMap { $0 } : frames[0])
    let published = client.take("textDocument/publishDiagnostics").filter {
      $0["uri"]?.string == TestClient.uri(Self.tokensPath)
    }
    #expect(published.last?["diagnostics"]?.array?.isEmpty == false)
    #expect(published.allSatisfy { $0["version"]?.integer == changeCount + 1 })
    return counter.works
  }

  /// Also where they lie unread in the input when the first is read.
  @Test(arguments: [true, false], [true, false])
  func changesThatWaitAreCompiledOnce(comeInOneChunk: Bool, asks: Bool) {
    let once = works(1, in: (comeInOneChunk, asks))
    #expect(!once.isEmpty)
    #expect(works(30, in: (comeInOneChunk, asks)) == once)
  }

  /// A request between two changes is answered from the texts of its time, however the bytes come. About the changed document itself it
  /// ends with an error while another change waits.
  @Test(arguments: [false, true])
  func requestsSeeTheTextsOfTheirTime(comesByteByByte: Bool) {
    let client = TestClient.ready([Self.tokensPath: Self.tokens("0.5"), Self.cardPath: Self.card])
    client.open(Self.tokensPath)
    client.received = []
    let values = ["0.1", "0.2", "$number.none", "0.4", "{ value: 0.7, dark: 0.3 }"]
    var bytes: [UInt8] = []
    var expected: [JSONValue?] = []
    for (index, value) in values.enumerated() {
      let text = Self.tokens(value)
      let fresh = TestClient.ready([Self.tokensPath: text, Self.cardPath: Self.card])
      fresh.open(Self.tokensPath)
      // One change that counts for nothing comes before.
      bytes += change(2 * index + 2, to: Self.tokens("0.9"))
      bytes += change(2 * index + 3, to: text)
      for (offset, params) in [
        fresh.at("$number", in: Self.cardPath, 1), fresh.at("dim", in: Self.tokensPath, 1),
      ].enumerated() {
        bytes += hover(2 * index + offset, params)
        let isStale = offset == 1 && !comesByteByByte && index < values.count - 1
        expected.append(isStale ? JSONValue?.none : fresh.request("textDocument/hover", params))
      }
    }
    if comesByteByByte {
      for byte in bytes { client.send([byte]) }
    } else {
      client.send(bytes)
    }
    #expect(expected.first != JSONValue.null)
    for (id, expected) in expected.enumerated() {
      let answer = client.received.first { $0["id"]?.integer == id && $0["method"] == nil }
      if let expected {
        #expect(answer?["result"] == expected, "\(id)")
      } else {
        #expect(answer?["error"]?["code"]?.integer == -32801, "\(id)")
      }
    }
  }

  /// A text that is closed before anybody has asked for anything is not compiled any more.
  @Test func aTextThatIsClosedAtOnceIsTheFileAgain() {
    let client = TestClient.ready([Self.tokensPath: Self.tokens("0.5"), Self.cardPath: Self.card])
    client.open(Self.tokensPath)
    client.received = []
    let close = TestClient.frame([
      "jsonrpc": "2.0", "method": "textDocument/didClose", "params": TestClient.document(Self.tokensPath),
    ])
    client.send(change(2, to: Self.tokens("$number.none")) + close)
    let published = client.take("textDocument/publishDiagnostics")
    #expect(published.allSatisfy { $0["diagnostics"]?.array?.isEmpty == true })
  }

  /// Editors open and close documents by the hundred.
  @Test func documentsThatAreOpenedTogetherAreCompiledTogether() {
    func works(_ count: Int) -> (open: Int, close: Int) {
      let counter = WorkCounter()
      let client = TestClient.ready(
        [Self.tokensPath: Self.tokens("0.5"), Self.cardPath: Self.card],
        checker: SheetChecker(observer: counter))
      let names = (0..<count).map { "new\($0)" }
      let paths = names.map { "styles/\($0).yaml" }
      let opened = zip(paths, names).map { path, name in
        TestClient.frame([
          "jsonrpc": "2.0", "method": "textDocument/didOpen",
          "params": [
            "textDocument": [
              "uri": .string(TestClient.uri(path)), "languageId": "yaml", "version": 1,
              "text": .string("styles:\n  \(name): { component: UIView, alpha: 2 }\n"),
            ]
          ],
        ])
      }
      counter.works = []
      client.received = []
      client.send(opened.flatMap { $0 })
      let told = client.take("textDocument/publishDiagnostics").filter {
        $0["diagnostics"]?.array?.isEmpty == false
      }
      #expect(told.count >= count)
      let afterOpening = counter.works.count
      let closed = paths.map { path in
        TestClient.frame([
          "jsonrpc": "2.0", "method": "textDocument/didClose", "params": TestClient.document(path),
        ])
      }
      client.send(closed.flatMap { $0 })
      return (afterOpening, counter.works.count - afterOpening)
    }
    let (few, many) = (works(2), works(40))
    #expect(few.open > 0 && few.close > 0)
    // A file more is one more to read, and not one more time for all of them.
    #expect(many.open <= few.open + 2 * 40, "\(few) \(many)")
    #expect(many.close <= few.close + 2 * 40, "\(few) \(many)")
  }
}

/// Notes what is compiled and checked.
private final class WorkCounter: WorkObserver, @unchecked Sendable {
  /// A checker works on one thing after the other, and a test looks while it works on nothing.
  var works: [String] = []

  func during<Result>(_ work: @autoclosure () -> String, _ body: () -> Result) -> Result {
    works.append(work())
    return body()
  }

  func willCheck(_ files: StyleFiles) {}
}
