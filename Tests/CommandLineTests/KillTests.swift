import Foundation
import Testing

/// What a run leaves that was killed, or that met a full disk: nothing that the next run does not put right.
@Suite(.tags(.slow), .enabled(if: Interrupted.isPossible)) struct KillTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  /// Of the second, a component and a style have other names, and every picture is another.
  enum Version: CaseIterable {
    case first, second

    var styles: String {
      let first = """
        components:
          Card:
            summary: A card.
            base: UIView
            properties: { radius: { type: CGFloat, default: 8 } }
            layer: { cornerRadius: $radius }
            preview: { size: [40, 20] }
          Old: { summary: Another., base: UIView, layer: { cornerRadius: 3 }, preview: { size: [40, 20] } }
        styles:
          plain: { summary: A card., component: Card, backgroundColor: white }
          night:
            summary: A card that is black at night.
            component: Card
            backgroundColor: white
            modes: { dark: { backgroundColor: black } }

        """
      return switch self {
      case .first: first
      case .second:
        first.replacing("night:", with: "nacht:").replacing("Old:", with: "New:")
          .replacing("white", with: "red")
      }
    }
  }

  private static let commands = [
    ["build", "--format", "svg,html"], ["preview", "--format", "png,svg"],
    ["generate", "--target", "plain,uikit"], ["build", "--format", "png,pdf,html", "--scale", "1,2,3"],
  ]

  /// Interrupts the run that follows a change at many places, and looks what the next run makes of it.
  private func interrupt(
    _ command: [String], signal: Int32? = nil, error: Int32? = nil, then next: Version,
    _ check: (Workspace.Run) throws -> Void
  ) throws {
    func take(_ version: Version) throws { try workspace.write("styles/a.yaml", version.styles) }
    try take(next)
    _ = try workspace.run(command + ["--output", "fresh"])
    let fresh = try workspace.contents(of: "fresh")
    try take(.first)
    _ = try workspace.run(command + ["--output", "before"])
    try take(.second)
    try workspace.copy("before", to: "out")
    for point in Interrupted.points(of: try workspace.countCalls(command + ["--output", "out"])) {
      try workspace.copy("before", to: "out")
      try take(.second)
      let environment = Interrupted.environment(at: point, signal: signal, error: error)
      let run = try workspace.run(command + ["--output", "out"], environment: environment)
      try check(run)
      try take(next)
      #expect(try workspace.run(command + ["--output", "out"]).status == 0)
      let out = try workspace.contents(of: "out")
      let differing = Set(out.keys).union(fresh.keys).filter { out[$0] != fresh[$0] }
      #expect(differing.isEmpty, "after an end at call \(point)")
    }
  }

  @Test(arguments: commands, Version.allCases)
  func theNextRunLeavesWhatAFreshOneWould(_ command: [String], _ next: Version) throws {
    try interrupt(command, signal: SIGKILL, then: next) { #expect($0.status == 128 + SIGKILL) }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalLeavesNoTemporaryFile(_ signal: Int32) throws {
    try interrupt(["build", "--format", "svg"], signal: signal, then: .second) { run in
      // It may come when nothing is left to be done.
      if run.status == 0 { return try isTold(run, "") }
      #expect(run.status == 128 + signal)
      let left = try workspace.contents(of: "out").keys.filter { $0.hasPrefix(".stylec-run/") }
      #expect(left.allSatisfy { $0 == ".stylec-run/journal.json" }, "\(left)")
    }
  }

  @Test(arguments: commands) func aFullDiskIsTold(_ command: [String]) throws {
    try interrupt(command, error: ENOSPC, then: .second) { run in
      try isTold(run, "the disk is full")
    }
  }

  @Test func whatMayNotBeWrittenIsTold() throws {
    try interrupt(["generate"], error: EACCES, then: .second) { try isTold($0, "permission denied") }
  }

  /// Behind the manifest, all that can still fail is to clean up.
  private func isTold(_ run: Workspace.Run, _ reason: String) throws {
    if run.status == 0 {
      let out = try workspace.contents(of: "out").filter { !$0.key.hasPrefix(".stylec-run") }
      let expected = try workspace.contents(of: "fresh")
      #expect(out == expected)
    } else {
      #expect(run.status == 2)
      #expect(run.error.contains("stylec: out/") && run.error.hasSuffix(": \(reason)\n"), "\(run.error)")
    }
  }

  /// A command that writes single files, and what it makes of them.
  private static let edits = [
    ["format"], ["lint", "--fix"], ["lint", "--write-baseline", "baseline.json"],
    ["lint", "--output-file", "report.json", "--output-format", "json"],
  ]

  /// It is not laid out well, a rule finds something, and a fix puts something right.
  private static let loose = """
    styles:
        base:   { component: UIView, alpha: 0.5 }
        card:   { extends: base, alpha: 0.5 }
    tokens:
        color:  { ink: "#000000" }

    """

  @Test(arguments: edits)
  func aFileIsTheOldOneOrTheNewOne(_ command: [String]) throws {
    let names = ["a", "b", "c"].map { "styles/\($0).yaml" }
    func lay(_ text: String) throws {
      for (index, name) in names.enumerated() {
        try workspace.write(
          name,
          text.replacing("ink", with: "ink\(index)").replacing("base", with: "b\(index)")
            .replacing("card", with: "c\(index)"))
      }
      for name in ["baseline.json", "report.json"] where workspace.exists(name) { try workspace.remove(name) }
    }
    try lay(Self.loose)
    let old = try workspace.contents(of: ".")
    let count = try workspace.countCalls(command)
    let new = try workspace.contents(of: ".").filter { !$0.key.hasPrefix(".cache") }
    try #require(new != old)
    for point in Interrupted.points(of: count) {
      if workspace.exists(".cache") { try workspace.remove(".cache") }
      for (name, bytes) in old { if let bytes { try workspace.write(name, bytes) } }
      for name in ["baseline.json", "report.json"] where workspace.exists(name) { try workspace.remove(name) }
      let run = try workspace.run(command, environment: Interrupted.environment(at: point, signal: SIGKILL))
      #expect(run.status == 128 + SIGKILL)
      for (name, bytes) in try workspace.contents(of: ".")
      where !name.hasSuffix(".stylec-tmp") && !name.hasPrefix(".cache") {
        #expect(bytes == old[name] || bytes == new[name], "\(name) is torn at call \(point)")
      }
      _ = try workspace.run(command)
      let after = try workspace.contents(of: ".")
      #expect(after.filter { !$0.key.hasPrefix(".cache") } == new)
      #expect(after.keys.allSatisfy { !$0.hasSuffix(".stylec-tmp") })
    }
  }

  @Test func aKilledWatchIsFollowedByAnyBuild() throws {
    try workspace.write("styles/a.yaml", Version.first.styles)
    let arguments = ["build", "--format", "svg", "--output", "out"]
    let first = try workspace.countCalls(arguments)
    for point in [first + 3, first + 30, first + 60] {
      try workspace.remove("out")
      try workspace.write("styles/a.yaml", Version.first.styles)
      let watched = try Watched(
        workspace, "--format", "svg", environment: Interrupted.environment(at: point, signal: SIGKILL))
      _ = try watched.waitUntilReady()
      try workspace.replace("styles/a.yaml", Version.second.styles)
      #expect(watched.waitForEnd() == 128 + SIGKILL)
      #expect(try workspace.run(arguments).status == 0)
      _ = try workspace.run("build", "--format", "svg", "--output", "fresh")
      #expect(try workspace.contents(of: "out") == workspace.contents(of: "fresh"))
    }
  }

  @Test func runsInOneFolderTakeTurns() throws {
    try workspace.write("styles/a.yaml", Version.first.styles)
    let said = Pipe()
    let first = try workspace.start(
      ["generate", "--output", "out"], writingTo: Pipe(),
      environment: Interrupted.environment(at: 12, signal: SIGSTOP))
    while !isStopped(first) { usleep(2000) }
    let second = try workspace.start(["generate", "--output", "out"], writingTo: said)
    var text = ""
    while !text.contains("waiting for it\n") {
      text += String(decoding: said.fileHandleForReading.availableData, as: UTF8.self)
    }
    #expect(
      text.contains("out is being written by stylec generate (process \(first.processIdentifier) on "),
      "\(text)")
    kill(first.processIdentifier, SIGCONT)
    for process in [first, second] {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try workspace.run("generate", "--output", "out", "--check").status == 0)
    #expect(!workspace.exists("out/.stylec-run"))
  }

  private func isStopped(_ process: Process) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    return status?.contains(") T ") ?? false
  }
}
