import Foundation
import Testing

/// Runs of `stylec` that are interrupted at one of their calls that change files, counted from 1
/// (`Tests/Reliability/interrupt.c`).
enum Interrupted {
  /// The compiled library; nil where there is no way to put one before the C library's calls.
  private static let library: URL? = {
    #if os(Linux)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Reliability/interrupt.c")
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("stylec-interrupt-\(ProcessInfo.processInfo.processIdentifier).so")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["clang", "-shared", "-fPIC", "-O1", "-o", library.path, source.path]
    guard (try? compiler.run()) != nil else { return nil }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? library : nil
    #else
    return nil
    #endif
  }()

  static var isPossible: Bool { library != nil }

  /// A run's environment.
  static func environment(at call: Int, signal: Int32? = nil, error: Int32? = nil) -> [String: String] {
    var variables = ["LD_PRELOAD": library?.path ?? "", "AT": "\(call)"]
    if let signal { variables["SIGNAL"] = "\(signal)" }
    if let error { variables["ERROR"] = "\(error)" }
    return variables
  }

  /// Some of the calls from 1 to `count`, spread over all of them: `STYLEC_POINTS` says how many.
  static func points(of count: Int) -> [Int] {
    let wanted = ProcessInfo.processInfo.environment["STYLEC_POINTS"].flatMap { Int($0) } ?? 6
    guard wanted < count else { return Array(1...max(1, count)) }
    // Not the first of each part, so that tests of different lengths meet different calls.
    return (0..<wanted).map { 1 + ($0 * count + count % 7) / wanted }.filter { $0 <= count }
  }
}

extension Workspace {
  /// How many calls that change files a run makes.
  func countCalls(_ arguments: [String]) throws -> Int {
    var environment = Interrupted.environment(at: 0)
    environment["COUNT"] = url(".count").path
    let run = try self.run(arguments, environment: environment)
    try #require(run.status <= 1, "\(run.error)")
    let text = try read(".count")
    try FileManager.default.removeItem(at: url(".count"))
    return try #require(Int(text.dropLast()))
  }

  /// All that lies in a folder: of each file its bytes, of each folder nil. The cache's own file is left out, since it
  /// holds the times of files.
  func contents(of path: String) throws -> [String: Data?] {
    var contents: [String: Data?] = [:]
    let root = url(path).path
    for name in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
    where name != ".stylec-cache" {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder) else {
        continue
      }
      contents.updateValue(
        isFolder.boolValue ? nil : try Data(contentsOf: url(path + "/" + name)), forKey: name)
    }
    return contents
  }

  /// Makes `path` a copy of another folder.
  func copy(_ other: String, to path: String) throws {
    if exists(path) { try remove(path) }
    try FileManager.default.copyItem(at: url(other), to: url(path))
  }
}
