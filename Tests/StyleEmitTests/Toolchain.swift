import Foundation

/// The Swift toolchain that runs the tests, as processes.
enum Toolchain {
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// Runs a program found on the path; what it prints on either stream is the output.
  ///
  /// One that was just written may still be open in a process that another thread is starting, and then no system runs it (`ETXTBSY`). That
  /// process lets go of it as soon as it is started, so the program is tried again.
  static func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    for _ in 0..<100 {
      let outcome = try runOnce(arguments, in: folder)
      guard outcome.status == 126, outcome.output.hasSuffix("Text file busy\n") else { return outcome }
      usleep(20_000)
    }
    return try runOnce(arguments, in: folder)
  }

  private static func runOnce(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
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

  /// Runs the compiler, unless it has compiled the same before (``CompilerCache``).
  static func compile(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try CompilerCache.run(arguments, in: folder)
  }

  /// Type-checks files against the doubles of some modules. The whole module is one process: one for each file would read
  /// all other files too.
  static func typecheck(
    _ files: [String], with modules: [String] = [], _ flags: [String] = strict
  ) throws -> Outcome {
    try compile(["swiftc", "-typecheck", "-wmo"] + flags + Doubles.flags(modules) + files)
  }

  /// Type-checks files against the doubles of UIKit and SwiftUI, then against those of AppKit and SwiftUI.
  ///
  /// A file that imports nothing is the same Swift with both: the second time, others only look up what it declares.
  static func typecheckViews(
    _ files: [String], _ flags: [String] = strict
  ) throws -> [(framework: String, outcome: Outcome)] {
    let first = try typecheck(files, with: ["UIKit", "SwiftUI"], flags)
    let judged = try files.flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8).contains("import ")
        ? ["-primary-file", file] : [file]
    }
    let second = try compile(
      ["swiftc", "-frontend", "-typecheck", "-module-name", "Judged"] + flags
        + Doubles.flags(["AppKit", "SwiftUI"]) + judged)
    return [("UIKit", first), ("AppKit", second)]
  }

  /// Compiles files to a program, linked with the doubles of some modules.
  static func build(
    _ program: URL, of files: [String], with modules: [String] = [], _ flags: [String] = strict
  ) throws -> Outcome {
    try compile(
      ["swiftc", "-Onone", "-wmo", "-o", program.path] + quick + flags
        + Doubles.flags(modules) + Doubles.linking(modules) + files)
  }

  /// Compiles files to a module in a folder. Files that are compiled with ``importing(_:from:)`` see all of it, as if they were part of it.
  static func buildModule(
    _ name: String, of files: [String], in folder: URL, with modules: [String] = [],
    _ flags: [String] = strict
  ) throws -> Outcome {
    try compile(
      [
        "swiftc", "-Onone", "-wmo", "-parse-as-library", "-enable-testing", "-emit-module", "-emit-library",
        "-static", "-module-name", name, "-emit-module-path", "\(name).swiftmodule", "-o", "lib\(name).a",
      ] + quick + flags + Doubles.flags(modules) + files, in: folder)
  }

  /// Without LLVM's check of what the compiler hands it, and without the hash of that by which the compiler would know the next
  /// time that nothing has changed: both take more than a tenth of the time. One thread compiles a module, since other tests keep
  /// the other cores busy.
  static let quick = [
    "-Xfrontend", "-disable-llvm-verify", "-Xfrontend", "-disable-incremental-llvm-codegen",
  ]

  /// The flags that compile and link files which rely on a module that ``buildModule(_:of:in:with:)`` made, without an `import` in them.
  static func importing(_ name: String, from folder: URL) -> [String] {
    [
      "-I", folder.path, "-L", folder.path, "-l" + name, "-Xfrontend", "-testable-import-module",
      "-Xfrontend",
      name,
    ]
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
