import Foundation
import Testing

/// The inspector as a browser meets it: a process that serves, and writes files.
@Suite struct InspectTests {
  private static let styles = "styles:\n  card: { component: UIView, alpha: 0.5 } # c\n"

  @Test func anEditIsInTheFile() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    let page = try #require(Inspected.Answer(try inspected.exchange(inspected.request("GET", "/"))))
    #expect(page.status == 200 && page.body.lowercased().contains("<!doctype html>"))
    let answer = try inspected.post("edit", ["style": "card", "key": "alpha", "value": 0.75])
    #expect(answer?.json["after"] as? String == "  card: { component: UIView, alpha: 0.75 } # c")
    #expect(try workspace.read("styles/card.yaml") == InspectTests.styles.replacing("0.5", with: "0.75"))
    #expect(try inspected.get("picture?id=card")?.body.contains("<svg") == true)
    #expect(try inspected.post("undo", [:])?.status == 200)
    #expect(try workspace.read("styles/card.yaml") == InspectTests.styles)
    // The token is good for as many pages as somebody opens.
    try inspected.openSession()
  }

  @Test func whatAnEditorSavesIsAnEvent() throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    // What rules find is an event too, unless somebody has asked for it before.
    #expect(try inspected.get("problems")?.status == 200)
    let connection = try inspected.connect()
    defer { close(connection) }
    inspected.send(Array(inspected.request("GET", "/api/events", ["Connection": nil]).utf8), on: connection)
    func heard(_ word: String) -> String {
      let bytes = inspected.receive(on: connection) { String(decoding: $0, as: UTF8.self).contains(word) }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(heard("event: hello").contains("text/event-stream"))
    try workspace.replace("styles/card.yaml", InspectTests.styles.replacing("0.5", with: "0.25"))
    let event = heard("\"redo\"")
    #expect(event.contains("event: change\ndata: ") && event.contains(#""by":"outside""#))
    #expect(event.contains(#""styles":["card"]"#))
    #expect(try inspected.get("style?id=card")?.body.contains(#""text":"0.25""#) == true)
    // A file that comes and goes.
    try workspace.write("styles/more.yaml", "styles: { more: { component: UIView } }\n")
    #expect(heard("\"redo\"").contains("styles/more.yaml"))
    try workspace.remove("styles/more.yaml")
    #expect(heard("\"redo\"").contains("styles/more.yaml"))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func itEndsBySignals(_ signal: Int32, _ status: Int32) throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", InspectTests.styles)
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    #expect(try inspected.post("edit", ["style": "card", "key": "alpha", "value": 0.75])?.status == 200)
    #expect(inspected.end(signal) == status)
    #expect(workspace.files(in: "styles").keys.allSatisfy { !$0.contains("stylec-tmp") })
  }

  @Test func whatIsNotThereIsToldAtOnce() throws {
    let workspace = try Workspace()
    for (arguments, path) in [
      (["nope"], "nope"), (["--read-only"], "styles"), (["styles/a.yaml"], "styles/a.yaml"),
    ]
      as [([String], String)]
    {
      let run = try workspace.run(["inspect", "--no-open"] + arguments)
      #expect(run.status == 2 && run.error.contains("\(path): there is no such file"), "\(run.error)")
      #expect(run.output.isEmpty)
    }
  }

  /// The page makes the usual folder, where nobody has named another one.
  @Test func anEmptyFolderGetsItsFirstFile() throws {
    let workspace = try Workspace()
    let inspected = try Inspected(workspace)
    try inspected.openSession()
    #expect(try inspected.post("create", ["kind": "starter", "id": "button"])?.status == 200)
    #expect(workspace.files(in: "styles").keys.sorted() == ["starter.yaml"])
    _ = inspected.end(SIGTERM)
    try workspace.write(".stylec.yml", "sources: [looks]\n")
    let run = try workspace.run(["inspect", "--no-open"])
    #expect(run.status == 2 && run.error.contains("looks: there is no such file"), "\(run.error)")
  }

  @Test func wrongArgumentsAreToldAtOnce() throws {
    let workspace = try Workspace()
    #expect(try workspace.run("inspect", "--port", "70000").status == 64)
    #expect(try workspace.run("inspect", "-").status == 64)
    try workspace.write(".stylec.yml", "sources: 5\n")
    #expect(try workspace.run("inspect", "--no-open").status == 78)
    try workspace.remove(".stylec.yml")
    try workspace.write("styles/card.yaml", InspectTests.styles)
    let inspected = try Inspected(workspace)
    let second = try workspace.run("inspect", "--no-open", "--port", "\(inspected.port)")
    #expect(second.status == 2 && second.error.contains("can't be listened on"))
  }
}
