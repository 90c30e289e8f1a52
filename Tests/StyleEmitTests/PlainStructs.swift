import Foundation

/// The plain structs of generated code as modules of their own, each compiled once for all programs that need it: a class of UIKit and
/// one of AppKit have the same struct behind them, and it is the larger half of what there is to compile.
enum PlainStructs {
  /// The flags of a compilation that find the structs of a sheet without an `import`, as files of the same module do.
  ///
  /// - Parameters:
  ///   - modules: The doubles that the library needs which the structs import.
  ///   - library: The flags that find it; none where the structs carry what they need.
  static func importing(
    of generated: Generated, with doubles: [String] = [], _ library: [String] = []
  ) throws -> [String] {
    let plain = generated.only(.plain)
    return try modules.module(of: plain.files.map(\.bytes) + library.map { Array($0.utf8) }) { folder in
      try plain.write(in: folder)
      let built = try Toolchain.buildModule(
        "Structs", of: Toolchain.swiftFiles(in: folder), in: folder, with: doubles,
        Toolchain.strict + package + library)
      if built.status != 0 { throw Doubles.Broken(module: "plain structs", output: built.output) }
      return package + Toolchain.importing("Structs", from: folder)
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
