import Foundation
import Testing
import UnsyncedFiles

/// A folder of its own for one test, in which the built `stylec` runs as a process.
final class Workspace {
  let folder: URL

  init() throws {
    let name = "stylec-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// How a run ended, and what it wrote.
  struct Run {
    /// As a shell sees it: 128 + n where signal n ended it.
    let status: Int32
    let outputBytes: Data
    let output: String
    let error: String
  }

  /// Runs `stylec` with these arguments; `script` instead is run by `sh`, with `$stylec` as the command's path.
  func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:], script: String? = nil
  ) throws -> Run {
    try run(arguments, input: input, environment: environment, script: script)
  }

  func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:], script: String? = nil
  ) throws -> Run {
    let process = Process()
    if let script {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script]
    } else {
      process.executableURL = Workspace.stylec
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    process.environment = self.environment.merging(environment) { $1 }

    // Files take any amount, where pipes would have to be drained side by side.
    let streams = folder.appendingPathComponent(".streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let files = try ["in", "out", "err"].map { name in
      let url = streams.appendingPathComponent(name)
      try Data((name == "in" ? input ?? "" : "").utf8).writeUnsynced(to: url)
      return try FileHandle(forUpdating: url)
    }
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try withUnblockedSignals { try process.run() }
    process.waitUntilExit()
    let output = try Data(contentsOf: streams.appendingPathComponent("out"))
    let error = try Data(contentsOf: streams.appendingPathComponent("err"))
    return Run(
      status: process.terminationReason == .exit
        ? process.terminationStatus : 128 + process.terminationStatus,
      outputBytes: output, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }

  private var environment: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let names = [
      "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY",
      "CI_PROJECT_DIR",
    ]
    for name in names { variables[name] = nil }
    variables["stylec"] = Workspace.stylec.path
    variables["XDG_CACHE_HOME"] = folder.appendingPathComponent(".cache").path
    return variables
  }

  /// Starts `stylec` with these arguments, to run on beside the test; what it writes goes to `stream`.
  func start(
    _ arguments: [String], writingTo stream: Pipe, environment: [String: String] = [:]
  ) throws -> Process {
    let process = Process()
    process.executableURL = Workspace.stylec
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = self.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = stream
    process.standardError = stream
    try withUnblockedSignals { try process.run() }
    return process
  }

  /// `swift test` leaves the command beside the bundle of tests.
  private static let stylec: URL = {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let main = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let candidates = (bundles + [main]).map {
      $0.deletingLastPathComponent().appendingPathComponent("stylec")
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }()
}

/// Threads of a pool block every signal, and a process inherits what the thread that starts it blocks, and what all of the tests
/// ignore.
private func withUnblockedSignals<Result>(_ body: () throws -> Result) rethrows -> Result {
  noSignalIsIgnored
  var none = sigset_t()
  var old = sigset_t()
  sigemptyset(&none)
  pthread_sigmask(SIG_SETMASK, &none, &old)
  defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
  return try body()
}

/// Gives a handler to signals that are ignored, as they are for what a shell runs in the background: a handler is not inherited.
private let noSignalIsIgnored: Void = {
  for number in [SIGINT, SIGTERM, SIGHUP] {
    let previous = signal(number) { _ in }
    if unsafeBitCast(previous, to: Int.self) != 1 { signal(number, previous) }
  }
}()

extension Workspace {
  func url(_ path: String) -> URL { folder.appendingPathComponent(path) }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL { try write(path, Data(text.utf8)) }

  @discardableResult
  func write(_ path: String, _ bytes: Data) throws -> URL {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.writeUnsynced(to: url)
    return url
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// Every file below a folder, hidden ones too, with when its bytes were written last. Not those that go meanwhile.
  func files(in path: String) -> [String: Date] {
    var result: [String: Date] = [:]
    for name in FileManager.default.enumerator(atPath: url(path).path)?.compactMap({ $0 as? String }) ?? [] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url(path).path + "/" + name)
      guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      result[name] = attributes[.modificationDate] as? Date
    }
    return result
  }
}

/// Style files for these tests.
enum Example {
  /// Nothing is wrong with it.
  static let clean = """
    styles:
      card: { summary: A faint view., component: UIView, alpha: 0.5 }

    """

  /// One error, in line 2 from column 37 on.
  static let wrong = """
    styles:
      card: { component: UIView, alpha: $number.nowhere }

    """

  /// Warnings only.
  static let doubtful = """
    styles:
      note: { summary: A note., component: UILabel, text: New, font: { size: 5 } }

    """
}
