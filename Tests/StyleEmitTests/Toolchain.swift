import Foundation

/// The Swift toolchain that runs the tests, as processes.
enum Toolchain {
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs a program found on the path; what it prints on either stream is the output.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// The flags of every compilation: generated code has no warnings in the Swift 6 language mode.
  static let strict = ["-swift-version", "6", "-warnings-as-errors"]

  static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0).path }
  }
}
