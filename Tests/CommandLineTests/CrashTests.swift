import Foundation
import Testing

/// What is left when something inside fails.
@Suite struct CrashTests {
  /// A signal from outside stands for a trap: the process can't tell them apart.
  @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func theLastLineSaysWhatWasBeingDone(_ signal: Int32) throws {
    let workspace = try Workspace()
    try workspace.write("styles/card.yaml", "styles:\n  card: { component: UIView, backgroundColor: red }\n")
    let stream = Pipe()
    let process = try workspace.start(["build", "styles", "--output", "out", "--watch"], writingTo: stream)
    // It tells of its first build when that is done, and waits for the next.
    var said = ""
    while !said.contains("\n") {
      let new = stream.fileHandleForReading.availableData
      try #require(!new.isEmpty, "it ended by itself: \(said)")
      said += String(decoding: new, as: UTF8.self)
    }
    let before = outputs(of: workspace)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    try stream.fileHandleForWriting.close()
    said += String(decoding: stream.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
    let last = try #require(said.split(separator: "\n").last)
    #expect(last.hasPrefix("stylec: something went wrong inside while "))
    #expect(last.contains("Please report it"))
    #expect(outputs(of: workspace) == before)
  }

  /// Without what the run keeps for itself: a record that goes when the next run begins, and the cache, which `--watch` may write
  /// after it has told of the build.
  private func outputs(of workspace: Workspace) -> [String: Date] {
    workspace.files(in: "out").filter { !$0.key.hasPrefix(".stylec-") }
  }
}
