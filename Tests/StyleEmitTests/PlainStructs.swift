import Foundation
import StyleEmit
import UnsyncedFiles

/// The plain structs of generated code as modules of their own, each compiled once for all programs that need it: a class of UIKit and
/// one of AppKit have the same struct behind them, and it is the larger half of what there is to compile.
enum PlainStructs {
  /// The flags of a compilation that find the structs of a sheet without an `import`, as files of the same module do.
  ///
  /// - Parameter runtime: Whether the structs carry what they need or import the library, of which they see what no framework is needed
  ///   for. So a program with UIKit and one with AppKit share them.
  static func importing(
    of generated: Generated, _ runtime: EmitOptions.Runtime = .embed
  ) throws -> [String] {
    let plain = generated.only(.plain)
    return try modules.module(of: plain.files.map(\.bytes) + [Array("\(runtime)".utf8)]) { folder in
      let library = runtime == .import ? try RuntimeLibrary.importingKernel() : []
      try plain.write(in: folder)
      let built = try Toolchain.buildModule(
        "Structs", of: Toolchain.swiftFiles(in: folder), in: folder,
        Toolchain.strict + package + library)
      if built.status != 0 { throw Doubles.Broken(module: "plain structs", output: built.output) }
      return package + Toolchain.importing("Structs", from: folder)
    }
  }

  /// What a program that uses the structs of a sheet prints; where it doesn't compile, what the compiler says.
  static func run(_ program: String, with generated: Generated, named name: String) throws -> String {
    let folder = Folder.scratch.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appending(path: "main.swift")
    try Data(program.utf8).writeUnsynced(to: main)
    let executable = folder.appending(path: "program")
    let built = try Toolchain.build(executable, of: [main.path], Toolchain.strict + importing(of: generated))
    return built.status == 0 ? try Toolchain.run([executable.path]).output : built.output
  }

  /// The flags of a compilation that finds the classes of a sheet, as files of the same module do: for sheets that several programs are about.
  ///
  /// - Parameter flags: Those that find the structs and the library.
  static func importing(
    classes: Generated, with doubles: [String], _ flags: [String]
  ) throws -> [String] {
    try modules.module(of: classes.files.map(\.bytes) + [Array("\(doubles)".utf8)]) { folder in
      try classes.write(in: folder)
      let built = try Toolchain.buildModule(
        "Views", of: Toolchain.swiftFiles(in: folder), in: folder, with: doubles, flags)
      if built.status != 0 { throw Doubles.Broken(module: "classes", output: built.output) }
      return Toolchain.importing("Views", from: folder)
    }
  }

  /// In one package, a module may conform the types of another one to protocols without a warning, as the files of one module may.
  private static let package = ["-package-name", "styles"]

  private static let modules = Modules()

  /// The modules by what is in their files. Tests that need the same one at the same time wait for the first of them to build it.
  private final class Modules: @unchecked Sendable {
    private final class Module {
      let number: Int
      let lock = NSLock()
      var flags: Result<[String], any Error>?

      init(number: Int) { self.number = number }
    }

    private let lock = NSLock()
    private var modules: [[[UInt8]]: Module] = [:]

    func module(of files: [[UInt8]], _ build: (URL) throws -> [String]) throws -> [String] {
      let module = lock.withLock {
        let module = modules[files] ?? Module(number: modules.count)
        modules[files] = module
        return module
      }
      return try module.lock.withLock {
        let flags =
          module.flags ?? Result { try build(Folder.scratch.appending(path: "structs-\(module.number)")) }
        module.flags = flags
        return try flags.get()
      }
    }
  }
}
