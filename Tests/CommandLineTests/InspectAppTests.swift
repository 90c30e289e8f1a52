import Foundation
import Testing

/// Apps that follow an inspector. A person allows each by its code, and whoever says anything else than an app does is let go.
@Suite struct InspectAppTests {
  private static let styles = """
    components:
      Badge:
        base: UIView
        properties:
          gap: { type: CGFloat, default: 4 }
          label: { type: NSString, default: New }
    styles:
      badge: { component: Badge, gap: 17 }

    """
  private static let hello = "stylec-app 1 482-913 'Demo '1.0\n"
  private static let fingerprint = "0123456789abcdef"

  private func inspect(_ workspace: Workspace) throws -> Inspected {
    try workspace.write("styles/badge.yaml", InspectAppTests.styles)
    let inspected = try Inspected(workspace, "--app", "--app-port", "0")
    try inspected.openSession()
    return inspected
  }

  private func generate(_ workspace: Workspace) throws {
    try workspace.write("styles/badge.yaml", InspectAppTests.styles)
    try workspace.write(".stylec.yml", "liveUpdates: true\ntargets: [plain]\n")
    let run = try workspace.run("generate", "--output", "out")
    try #require(run.status == 0, "\(run.error)")
  }

  /// What an app says that was built with the styles.
  private func described(_ workspace: Workspace) throws -> String {
    try generate(workspace)
    let code = try workspace.read("out/Plain/BadgeStyle.swift")
    let match = try #require(
      code.firstMatch(of: /StyleUpdateComponent\(\s*"BadgeStyle",\s*layout: "(\w+)",\s*code: "(\w+)"/))
    return "component BadgeStyle \(match.1) \(match.2)\n"
  }

  // MARK: Apps

  /// A program with generated code.
  @Test(.tags(.slow)) func aProgramFollows() throws {
    let workspace = try Workspace()
    try generate(workspace)
    try workspace.write(
      "main.swift",
      """
      #if canImport(Darwin)
        import Darwin
      #else
        import Glibc
      #endif

      StyleUpdates.onChange {
        print("\\(StyleUpdates.status) \\(BadgeStyle.badge.resolved(in: []).gap)")
        fflush(nil)
      }
      StyleUpdates.follow(port: UInt16(CommandLine.arguments[1])!, name: "Demo app", version: "1.0")
      while true { try await Task.sleep(for: .seconds(3600)) }

      """)
    let compiled = try workspace.run(
      script: "swiftc -swift-version 6 -D DEBUG -o app main.swift out/Plain/*.swift")
    try #require(compiled.status == 0, "\(compiled.error)")
    let inspected = try inspect(workspace)

    let process = Process()
    process.executableURL = workspace.url("app")
    process.arguments = ["\(try #require(inspected.appPort))"]
    let stream = Pipe()
    process.standardOutput = stream
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    try stream.fileHandleForWriting.close()
    let said = Lines(stream.fileHandleForReading.fileDescriptor)
    func wait(for text: String) throws {
      while try #require(try said.next(), "it ended") != text {}
    }

    let asking = try inspected.app { $0.state == "asking" }
    #expect(asking.name == "Demo app" && asking.version == "1.0")
    try wait(for: "StyleUpdates: allow \(asking.code) on the inspector’s page")
    try wait(for: "asking(code: \"\(asking.code)\") 17.0")
    #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": 18])?.status == 200)
    #expect(try inspected.decide(asking, allow: true)?.status == 200)
    try wait(for: "following 18.0")
    #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": 19])?.status == 200)
    try wait(for: "following 19.0")
    #expect(try inspected.app { $0.state == "following" }.outdated == [])
    #expect(try inspected.post("undo", [:])?.status == 200)
    try wait(for: "following 18.0")
    try workspace.replace("styles/badge.yaml", InspectAppTests.styles.replacing("17", with: "20"))
    try wait(for: "following 20.0")
    #expect(try inspected.decide(asking, allow: false)?.status == 200)
    try wait(for: "StyleUpdates: the inspector said no")
    try wait(for: "refused 20.0")
  }

  @Test(.tags(.slow)) func nothingIsSentBeforeItIsAllowed() throws {
    let workspace = try Workspace()
    let described = try described(workspace)
    let inspected = try inspect(workspace)
    let app = try RawApp(inspected)
    app.say(InspectAppTests.hello)
    let asking = try inspected.app { $0.state == "asking" }
    #expect(asking.code == "482-913" && asking.name == "Demo" && asking.version == "1.0")
    #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": 18])?.status == 200)
    for code in ["000-000", "482913", "482-913 ", "", 482_913, ["482-913"], NSNull()] as [Any] {
      let answer = try inspected.post("app", ["id": asking.id, "allow": true, "code": code])
      #expect(answer?.status == 409 && answer?.code == "other-code", "\(code)")
    }
    #expect(try inspected.post("app", ["id": asking.id, "allow": true])?.status == 409)
    #expect(
      try inspected.post("app", ["id": asking.id + 1, "allow": true, "code": asking.code])?.status == 404)
    for body in [
      [:], ["id": asking.id], ["allow": true], ["id": "1", "allow": true],
      ["id": asking.id, "allow": "yes", "code": asking.code],
    ] as [[String: Any]] {
      #expect(try inspected.post("app", body)?.status == 400, "\(body)")
    }
    #expect(try inspected.decide(asking, allow: true)?.status == 200)
    #expect(try inspected.decide(asking, allow: true)?.status == 409)
    #expect(try app.line() == "allowed")

    // It has been built with the same styles, and with a component that is gone.
    let fingerprint = InspectAppTests.fingerprint
    app.say("component GoneStyle \(fingerprint) \(fingerprint)\n\(described)ready\n")
    let start = "style \(described.split(separator: " ")[1]) \(described.split(separator: " ")[2]) "
    let usual = try #require(try app.line())
    #expect(usual.hasPrefix(start + "'%28%29 ") && usual.contains(" 'New "))
    let line = try #require(try app.line())
    #expect(line.hasPrefix(start + "'badge ") && line.contains(" 18 "))
    #expect(try inspected.app { $0.state == "following" }.outdated == ["GoneStyle"])
    // Only what has changed is sent, and nothing while the files have an error.
    #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": 19])?.status == 200)
    #expect(try app.line() == line.replacing(" 18 ", with: " 19 "))
    let broken = InspectAppTests.styles.replacing("17", with: "nope")
    try workspace.replace("styles/badge.yaml", broken)
    try inspected.wait { try $0.get("problems")?.body.contains("nope") == true }
    try workspace.replace("styles/badge.yaml", InspectAppTests.styles)
    #expect(try app.line() == line.replacing(" 18 ", with: " 17 "))
    #expect(try inspected.decide(asking, allow: false)?.status == 200)
    #expect(try app.line() == "refused")
    #expect(try app.line() == nil)
    #expect(try inspected.apps().isEmpty)
    #expect(try inspected.decide(asking, allow: true)?.status == 404)
  }

  // MARK: Others

  @Test func whoIsNoAppIsLetGo() throws {
    let workspace = try Workspace()
    let inspected = try inspect(workspace)
    let hello = InspectAppTests.hello
    func long(_ count: Int) -> String { String(repeating: "a", count: count) }
    for text in [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}\n",
      "\n",
      "\0\n",
      long(100_000), long(100_000) + "\n", "stylec-app 1 482-913 '\(long(100_000)) '1.0\n",
      "stylec-app 2 482-913 'Demo '1.0\n", "stylec-app 1 482-913 'Demo\n",
      "stylec-app 1 482-913 'Demo '1.0 '\n",
      "STYLEC-APP 1 482-913 'Demo '1.0\n", " " + hello,
      // Codes.
      "stylec-app 1 482913 'Demo '1.0\n", "stylec-app 1 482-91 'Demo '1.0\n",
      "stylec-app 1 482-9133 'Demo '1.0\n",
      "stylec-app 1 4829-13 'Demo '1.0\n", "stylec-app 1 482-91a 'Demo '1.0\n",
      "stylec-app 1 -82-913 'Demo '1.0\n",
      "stylec-app 1  'Demo '1.0\n", "stylec-app 1 482-9٣ 'Demo '1.0\n",
      // Names.
      "stylec-app 1 482-913 Demo 1.0\n", "stylec-app 1 482-913 ' '1.0\n", "stylec-app 1 482-913 '% '1.0\n",
      "stylec-app 1 482-913 '%zz '1.0\n", "stylec-app 1 482-913 '%ff '1.0\n",
      "stylec-app 1 482-913 'Demo '%2\n",
      // Too early.
      hello + "ready\n", hello + hello, hello + "\n", hello + "a",
    ] {
      let app = try RawApp(inspected)
      app.say(text)
      #expect(try app.all() == "", "\(text.prefix(40))")
    }
    // Too early, but not at once.
    let app = try RawApp(inspected)
    app.say(hello)
    let asking = try inspected.app { _ in true }
    app.say("ready\n")
    #expect(try app.all() == "")
    try inspected.wait { try $0.apps().isEmpty }
    #expect(try inspected.decide(asking, allow: true)?.status == 404)
    try followsAsUsual(inspected)
  }

  @Test func anAllowedAppSaysNothingElse() throws {
    let workspace = try Workspace()
    let described = try described(workspace)
    let inspected = try inspect(workspace)
    let fingerprint = InspectAppTests.fingerprint
    for text in [
      "\n", "ready \n", "READY\n", InspectAppTests.hello, String(repeating: "a", count: 100_000),
      "component BadgeStyle 0 0\n", "component BadgeStyle \(fingerprint)\n",
      "component BadgeStyle \(fingerprint.uppercased()) \(fingerprint)\n",
      "component \(String(repeating: "a", count: 257)) \(fingerprint) \(fingerprint)\n",
      String(repeating: described, count: 4097), "ready\nready\n", "ready\na",
      "\(described)ready\n\(described)",
    ] {
      let app = try RawApp(inspected)
      app.say(InspectAppTests.hello)
      #expect(try inspected.decide(try inspected.app { $0.state == "asking" }, allow: true)?.status == 200)
      #expect(try app.line() == "allowed")
      app.say(text)
      #expect(try app.all() == "", "\(text.prefix(40))")
      try inspected.wait { try $0.apps().isEmpty }
    }
    try followsAsUsual(inspected)
  }

  @Test func fourMayAsk() throws {
    let inspected = try inspect(try Workspace())
    var apps: [RawApp] = []
    for index in 0..<4 {
      apps.append(try RawApp(inspected))
      apps[index].say("stylec-app 1 000-00\(index) 'Demo '1.0\n")
      try inspected.wait { try $0.apps().count == index + 1 }
    }
    for text in ["", "stylec-app 1 000-004 'Demo '1.0\n"] {
      let fifth = try RawApp(inspected)
      fifth.say(text)
      #expect(try fifth.all() == "")
    }
    #expect(try inspected.apps().map(\.code) == ["000-000", "000-001", "000-002", "000-003"])
    // The place of one that is allowed, and of one that is gone, is free.
    #expect(try inspected.decide(try inspected.app { $0.code == "000-002" }, allow: true)?.status == 200)
    #expect(try apps[2].line() == "allowed")
    apps.remove(at: 0)
    try inspected.wait { try $0.apps().count == 3 }
    try followsAsUsual(inspected)
  }

  @Test func twentyQuestionsInVainAreTheLast() throws {
    let inspected = try inspect(try Workspace())
    for index in 0..<20 {
      let app = try RawApp(inspected)
      app.say(InspectAppTests.hello)
      let asking = try inspected.app { _ in true }
      // Who goes has asked in vain too.
      if index % 2 == 0 { #expect(try inspected.decide(asking, allow: false)?.status == 200) }
      if index % 2 == 0 { #expect(try app.all() == "refused\n") } else { app.leave() }
      try inspected.wait { try $0.apps().isEmpty }
    }
    #expect(try inspected.get("apps")?.json["closed"] as? Bool == true)
    let app = try RawApp(inspected)
    app.say(InspectAppTests.hello)
    #expect(try app.all() == "refused\n")
    // A person is asked to answer no more.
    #expect(inspected.end(SIGTERM) == 143)
    #expect(inspected.rest().matches(of: /‘Demo’ asks to follow with the code 482-913/).count == 20)
  }

  /// Who says nothing ends by itself.
  @Test(.tags(.slow)) func silenceEnds() throws {
    let inspected = try inspect(try Workspace())
    let apps = try (0..<4).map { _ in try RawApp(inspected) }
    for (app, text) in zip(apps, ["", "s", "stylec-app 1 ", String(InspectAppTests.hello.dropLast())]) {
      app.say(text)
    }
    let allowed = apps.map { try? $0.all() }
    #expect(allowed == ["", "", "", ""])
    // So does an app that is allowed, and doesn't say what it was built with.
    let app = try RawApp(inspected)
    app.say(InspectAppTests.hello)
    #expect(try inspected.decide(try inspected.app { _ in true }, allow: true)?.status == 200)
    let fingerprint = InspectAppTests.fingerprint
    app.say("component GoneStyle \(fingerprint) \(fingerprint)\n")
    #expect(try app.all() == "allowed\n")
    try followsAsUsual(inspected)
  }

  /// Who doesn't read keeps nobody else waiting, and is let go.
  @Test(.tags(.slow)) func whoDoesNotReadIsLetGo() throws {
    let workspace = try Workspace()
    let described = try described(workspace)
    let inspected = try inspect(workspace)
    // Of 7 MB, the system keeps less for a connection. A file may have 4 MiB.
    let text = String(repeating: "a", count: 900_000)
    for file in 0..<2 {
      let styles = (0..<4).map { "  large\(file * 4 + $0): { component: Badge, label: \(text) }\n" }
      try workspace.write("styles/large\(file).yaml", "imports: [badge.yaml]\nstyles:\n" + styles.joined())
    }
    for name in ["large0", "large7"] {
      try inspected.wait { try $0.get("style?id=\(name)")?.status == 200 }
    }
    let deaf = try RawApp(inspected, space: 4096)
    deaf.say("stylec-app 1 000-000 'Deaf '1.0\n")
    #expect(try inspected.decide(try inspected.app { $0.state == "asking" }, allow: true)?.status == 200)
    #expect(try deaf.line() == "allowed")
    deaf.say(described + "ready\n")
    try inspected.wait { try $0.apps().first?.state == "following" }
    let app = try RawApp(inspected)
    app.say(InspectAppTests.hello)
    #expect(try inspected.decide(try inspected.app { $0.state == "asking" }, allow: true)?.status == 200)
    app.say(described + "ready\n")
    for gap in 18..<22 {
      #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": gap])?.status == 200)
      var line = ""
      while !line.contains(" 'badge ") || !line.contains(" \(gap) ") {
        line = try #require(try app.line(), "it ended")
      }
    }
    try inspected.wait(seconds: 120) { try $0.apps().map(\.name) == ["Demo"] }
    try followsAsUsual(inspected)
  }

  /// The inspector lets an app in, and answers its page.
  private func followsAsUsual(_ inspected: Inspected) throws {
    let app = try RawApp(inspected)
    app.say("stylec-app 1 555-555 'Usual '1.0\n")
    #expect(try inspected.decide(try inspected.app { $0.code == "555-555" }, allow: true)?.status == 200)
    #expect(try app.line() == "allowed")
    app.say("ready\n")
    let following = try inspected.app { $0.code == "555-555" && $0.state == "following" }
    #expect(try inspected.post("edit", ["style": "badge", "key": "gap", "value": 25])?.status == 200)
    #expect(try inspected.decide(following, allow: false)?.status == 200)
    #expect(try app.all() == "refused\n")
    #expect(try inspected.get("outline")?.status == 200)
  }
}
