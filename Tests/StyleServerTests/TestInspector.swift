import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleWorkspace
import Testing

@testable import StyleServer

/// An inspector of files in memory, asked as its page asks.
final class TestInspector {
  let files: MemoryFiles
  private(set) var inspector: Inspector!
  private(set) var events: [JSONValue] = []
  private(set) var steps: [Int] = []
  let store: MemoryStore
  private let port = 4711

  /// - Parameter isLinted: Whether rules have run when the first page asks.
  init(
    _ texts: [String: String], isReadOnly: Bool = false, starters: [InspectorStarter] = [],
    isLinted: Bool = true
  ) {
    let files = MemoryFiles(texts)
    self.files = files
    store = MemoryStore(files)
    let access = InspectorAccess(
      port: port, token: "token", session: "session", view: "view", isReadOnly: isReadOnly)
    inspector = Inspector(
      isLinted ? try? Workspace(["styles"], in: files) : nil, access: access, drawer: SketchDrawer(),
      store: store,
      starters: starters,
      version: "test", loadWorkspace: { try? Workspace(["styles"], in: files) }, pageFile: InspectorPage.file)
    inspector.onEvent = { [unowned self] in events.append($0) }
    inspector.onLive = { [unowned self] in steps.append($0) }
    if !isLinted, let unchecked = try? UncheckedWorkspace(["styles"], in: files) {
      inspector.begin(with: Workspace(unchecked, isLinted: false))
    }
  }

  private func ask(_ method: String, _ target: String, _ body: [UInt8] = []) -> (
    status: Int, json: JSONValue, bytes: [UInt8]
  ) {
    let head = InspectorHead(
      method: method, target: target,
      headers: [
        ("Host", "127.0.0.1:\(port)"), ("Origin", "http://127.0.0.1:\(port)"),
        ("Content-Type", "application/json"),
        ("Content-Length", "\(body.count)"), ("X-Stylec-Session", "session"),
      ])
    let answer = inspector.answer(head, body)
    guard case .success(let json) = parseJSON(answer.bytes) else {
      return (answer.status, .null, answer.bytes)
    }
    return (answer.status, json, answer.bytes)
  }

  func get(_ target: String) -> JSONValue { ask("GET", "/api/" + target).json }

  func picture(_ query: String) -> [UInt8] { ask("GET", "/api/picture?" + query).bytes }

  @discardableResult
  func post(_ path: String, _ body: JSONValue) -> (status: Int, json: JSONValue) {
    let (status, json, _) = ask("POST", "/api/" + path, body.compactBytes)
    return (status, json)
  }

  func text(_ path: String) -> String { files.texts["/w/" + path] ?? "" }

  func row(_ style: String, _ key: String) -> JSONValue? {
    get("style?id=\(style)")["rows"]?.array?.first { $0["key"]?.string == key }
  }

  func style(_ name: String) -> JSONValue? {
    get("outline")["styles"]?.array?.first { $0["id"]?.string == name }
  }
}

/// Writes what `MemoryFiles` reads.
final class MemoryStore: SourceStore {
  private let files: MemoryFiles
  private(set) var writeCount = 0
  /// What somebody else does to the files before the next one is written.
  var meanwhile: (() -> Void)?
  /// The paths that can't be written.
  var locked: Set<String> = []

  init(_ files: MemoryFiles) { self.files = files }

  func read(_ path: String) -> [UInt8]? { try? files.read(path) }

  func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError) {
    let meanwhile = meanwhile
    self.meanwhile = nil
    meanwhile?()
    if locked.contains(path) { throw .failed("it is read-only") }
    guard read(path) == old else { throw .hasChanged }
    files.texts[absolutePath(path, in: "/w")] = new.map { String(decoding: $0, as: UTF8.self) }
    writeCount += 1
  }
}

/// Says what a scene holds in the place of drawing it.
private struct SketchDrawer: InspectorDrawer {
  let texts: any TextMeasurer = NoText()

  func svg(_ scene: Scene, title: String) -> [UInt8] { Array("\(title): \(scene)".utf8) }
  func png(_ scene: Scene, scale: Double) -> [UInt8]? { svg(scene, title: "\(scale)") }
  func movingSVG(_ moving: MovingPicture, of style: PreparedStyle) -> [UInt8]? { nil }
}

private struct NoText: TextMeasurer, TextLayouts {
  func width(of text: Scene.Text) -> Double { 0 }
  func makeLayouts() -> any TextLayouts { self }
  func bounds(of text: Scene.Text) -> Rect? { nil }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral number: Double) { self = .number(number) }
}
