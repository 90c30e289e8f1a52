import Foundation
import Testing

/// A process with little stack, small files or few descriptors ends as one with enough of them does, or says what it lacks. No signal
/// ends it, and no file is torn.
@Suite(.tags(.slow)) struct LimitTests {
  private let workspace: Workspace

  private static let loose = "styles:\n    card:  { component: UIView, alpha: 0.5, isHidden: false }\n"

  private static let commands = [
    "lint --no-cache", "lint", "lint --fix", "lint --output-file report.json --output-format json",
    "lint --write-baseline baseline.json", "format", "generate -o out", "build -o out --scale 1",
    "build -o out --format pdf,svg",
    "explain card", "schema", "rules", "init", "lint --version", "--help",
  ]

  init() throws { workspace = try Workspace() }

  /// Runs a command under a limit in a new folder; whether all files are whole is told by another run without one.
  private func limited(_ limit: String, _ command: String, also: String = "") throws -> Workspace.Run {
    if workspace.exists("w") { try workspace.remove("w") }
    try workspace.write("w/styles/card.yaml", Self.loose + also)
    let run = try workspace.run(script: "cd w && \(limit) && exec \"$stylec\" \(command)")
    #expect((0...2).contains(run.status), "\(limit), \(command): \(run.status) \(run.error)")
    #expect(!run.error.contains("something went wrong inside"), "\(limit), \(command): \(run.error)")
    #expect(
      run.status != 2 || run.error.contains("stylec:") || run.error.isEmpty,
      "\(limit), \(command): \(run.error)")
    let file = try workspace.read("w/styles/card.yaml")
    #expect(file.hasPrefix("styles:\n") && file.hasSuffix(" }\n"), "\(limit), \(command)")
    #expect(workspace.files(in: "w/styles").count == 1 || command == "init", "\(limit), \(command)")
    return run
  }

  @Test(arguments: ["ulimit -s 64", "ulimit -s 128", "ulimit -s 256"])
  func aSmallStackIsTold(_ limit: String) throws {
    for command in Self.commands {
      let run = try limited(limit, command)
      #expect(
        run.status == 2 && run.error.contains("the stack is limited"), "\(limit), \(command): \(run.error)")
    }
  }

  @Test func aStackThatMayGrowGrows() throws {
    let deep = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    for limit in ["ulimit -S -s 64", "ulimit -S -s 200", "ulimit -s 512", "ulimit -s 1024"] {
      for command in Self.commands where command.hasPrefix("lint") || command.hasPrefix("build") {
        let run = try limited(limit, command, also: "  deep: { component: UIView, title: \(deep) }\n")
        #expect(run.status <= 1, "\(limit), \(command): \(run.error)")
      }
    }
  }

  @Test(arguments: [0, 1, 2, 8, 40])
  func aSmallFileSizeIsTold(_ blocks: Int) throws {
    // What the tests' streams hold counts too: where there is no room, nothing is said.
    for command in Self.commands { _ = try limited("ulimit -f \(blocks)", command) }
    let run = try limited("ulimit -f \(blocks)", "build -q -o out --scale 3")
    if blocks > 0, blocks < 40 { #expect(run.status == 2 && run.error.contains("ulimit -f"), "\(run.error)") }
  }

  @Test func fewDescriptorsAreTold() throws {
    for count in [4, 5, 6, 7, 9, 12] {
      for command in Self.commands { _ = try limited("ulimit -n \(count)", command) }
    }
    // With three, the dynamic loader opens nothing.
    for command in ["format", "generate -o out", "build -o out"] {
      let run = try limited("ulimit -n 4", command)
      #expect(run.status == 2 && run.error.contains("ulimit -n"), "\(command): \(run.error)")
    }
  }
}
