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

  /// Type-checks files against the doubles of some modules. The whole module is one process: one for each file would read
  /// all other files too.
  static func typecheck(
    _ files: [String], with modules: [String] = [], _ flags: [String] = strict
  ) throws -> Outcome {
    try run(["swiftc", "-typecheck", "-wmo"] + flags + Doubles.flags(modules) + files)
  }

  /// Compiles files to a program, linked with the doubles of some modules.
  static func build(
    _ program: URL, of files: [String], with modules: [String] = [], _ flags: [String] = strict
  ) throws -> Outcome {
    try run(
      ["swiftc", "-Onone", "-wmo", "-num-threads", "2", "-o", program.path] + flags + Doubles.flags(modules)
        + Doubles.linking(modules) + files)
  }

  /// The flags of a compilation that says no others: generated code has no warnings in the Swift 6 language mode.
  static let strict = ["-swift-version", "6", "-warnings-as-errors"]

  static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { folder.appending(path: $0).path }
  }
}
