import StyleInspector
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleWorkspace

/// An inspector of files in memory, asked as its page asks.
package final class TestInspector {
  package let files: MemoryFiles
  package private(set) var inspector: Inspector!
  package private(set) var events: [JSONValue] = []
  package private(set) var steps: [Int] = []
  package let store: MemoryStore
  private let port = 4711

  /// - Parameter isLinted: Whether rules have run when the first page asks.
  package init(
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

  package func get(_ target: String) -> JSONValue { ask("GET", "/api/" + target).json }

  package func picture(_ query: String) -> [UInt8] { ask("GET", "/api/picture?" + query).bytes }

  @discardableResult
  package func post(_ path: String, _ body: JSONValue) -> (status: Int, json: JSONValue) {
    let (status, json, _) = ask("POST", "/api/" + path, body.compactBytes)
    return (status, json)
  }

  package func text(_ path: String) -> String { files.texts["/w/" + path] ?? "" }

  package func row(_ style: String, _ key: String) -> JSONValue? {
    get("style?id=\(style)")["rows"]?.array?.first { $0["key"]?.string == key }
  }

  package func style(_ name: String) -> JSONValue? {
    get("outline")["styles"]?.array?.first { $0["id"]?.string == name }
  }
}

/// Writes what `MemoryFiles` reads.
package final class MemoryStore: SourceStore {
  private let files: MemoryFiles
  package private(set) var writeCount = 0
  /// What somebody else does to the files before the next one is written.
  package var meanwhile: (() -> Void)?
  /// The paths that can't be written.
  package var locked: Set<String> = []

  package init(_ files: MemoryFiles) { self.files = files }

  package func read(_ path: String) -> [UInt8]? { try? files.read(path) }

  package func replace(_ path: String, _ old: [UInt8]?, with new: [UInt8]?) throws(SourceStoreError) {
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
  package let texts: any TextMeasurer = NoText()

  package func svg(_ scene: Scene, title: String) -> [UInt8] { Array("\(title): \(scene)".utf8) }
  package func png(_ scene: Scene, scale: Double) -> [UInt8]? { svg(scene, title: "\(scale)") }
  package func movingSVG(_ moving: MovingPicture, of style: PreparedStyle) -> [UInt8]? { nil }
}

private struct NoText: TextMeasurer, TextLayouts {
  package func width(of text: Scene.Text) -> Double { 0 }
  package func makeLayouts() -> any TextLayouts { self }
  package func bounds(of text: Scene.Text) -> Rect? { nil }
  package func baselines(of text: Scene.Text) -> StackLayout.Baselines? { nil }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral number: Double) { self = .number(number) }
}
