import Foundation
import Testing

/// A `stylec build --watch` that runs beside a test, which waits for what it says.
final class Watched {
  private let workspace: Workspace
  private let stream = Pipe()
  private let process: Process
  /// What was said and not yet waited for.
  private var said = ""

  /// Whether a build says no more behind a line.
  static func isEnd(_ line: Substring) -> Bool {
    line.firstMatch(of: /( in \d+ files?|; nothing was written)$/) != nil || line.hasPrefix("stylec: ")
  }

  init(_ workspace: Workspace, _ arguments: String..., environment: [String: String] = [:]) throws {
    self.workspace = workspace
    process = try workspace.start(
      ["build", "--watch", "--output", "out"] + arguments, writingTo: stream, environment: environment)
    try stream.fileHandleForWriting.close()
  }

  deinit { process.terminate() }

  /// What it says up to a certain line, which by itself is the last of a build. It has a minute for that.
  @discardableResult
  func wait(for isLast: (Substring) -> Bool = Watched.isEnd) throws -> String {
    let end = Date(timeIntervalSinceNow: 60)
    while true {
      let lines = said.split(separator: "\n", omittingEmptySubsequences: false)
      // Behind the last line break a line is not whole yet.
      if let line = lines.dropLast().first(where: isLast) {
        let result = String(said[..<line.endIndex]) + "\n"
        said = String(said[line.endIndex...].dropFirst())
        return result
      }
      var request = pollfd(
        fd: stream.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&request, 1, Int32(max(0, end.timeIntervalSinceNow * 1000)))
      try #require(ready > 0, "it said no more than: \(said)")
      let bytes = stream.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "it ended, and had said: \(said)")
      said += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Waits until it has made its first build, and answers to changes.
  func waitUntilReady() throws -> String { try wait { $0.hasPrefix("watching for changes") } }

  /// How it ends by a signal, as a shell sees it.
  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    return waitForEnd()
  }

  /// How it ends, as a shell sees it.
  func waitForEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}

extension Workspace {
  /// Puts a file in the place of another at once, as editors do.
  func replace(_ path: String, _ text: String) throws { try replace(path, Data(text.utf8)) }

  func replace(_ path: String, _ bytes: Data) throws {
    let new = try write(".\(UUID().uuidString)", bytes)
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try #require(rename(new.path, url(path).path) == 0)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func move(_ path: String, to newPath: String) throws {
    try FileManager.default.moveItem(at: url(path), to: url(newPath))
  }
}
