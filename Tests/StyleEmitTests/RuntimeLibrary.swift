import Foundation
import UnsyncedFiles

@testable import StyleEmit

/// `StyleRuntime` as a library, compiled against the doubles of UIKit or AppKit and of SwiftUI, once for all programs.
enum RuntimeLibrary {
  static let folder = Folder.sources.appending(path: "StyleRuntime")

  /// The flags that find and link the library.
  static func importing(with framework: ViewFramework) throws -> [String] {
    switch framework {
    case .uikit: try uikit.get()
    case .appkit: try appkit.get()
    }
  }

  /// What a program prints that imports the library and a framework, or what the compiler has to say of it.
  static func run(_ source: String, with framework: ViewFramework, named name: String) throws -> String {
    let module = module(of: framework)
    let place = Folder.scratch.appending(path: name)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "main.swift")
    let imports = "import \(module)\nimport SwiftUI\n@_spi(Generated) import StyleRuntime\n"
    try Data((imports + source).utf8).writeUnsynced(to: file)
    let program = place.appending(path: "program")
    let built = try Toolchain.build(
      program, of: [file.path], with: [module, "SwiftUI"], Toolchain.strict + importing(with: framework))
    return built.status == 0 ? try Toolchain.run([program.path]).output : built.output
  }

  /// The flags that find the library as it is without a framework. What is compiled with them can be linked with any other form of it,
  /// since the kernel is the same in all.
  static func importingKernel() throws -> [String] { try kernel.get() }

  private static let kernel = Result {
    let place = Folder.scratch.appending(path: "runtime-kernel")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try Toolchain.buildModule(
      "StyleRuntime", of: Toolchain.swiftFiles(in: folder.appending(path: "Kernel")), in: place,
      Toolchain.strict + ["-package-name", "stylec"])
    if outcome.status != 0 { throw Doubles.Broken(module: "StyleRuntime", output: outcome.output) }
    return ["-I", place.path, "-L", place.path, "-lStyleRuntime"]
  }

  private static let uikit = Result { try build(with: .uikit) }
  private static let appkit = Result { try build(with: .appkit) }

  static func module(of framework: ViewFramework) -> String {
    switch framework {
    case .uikit: "UIKit"
    case .appkit: "AppKit"
    }
  }

  private static func build(with framework: ViewFramework) throws -> [String] {
    let module = module(of: framework)
    let place = Folder.scratch.appending(path: "runtime-\(module)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try Toolchain.buildModule(
      "StyleRuntime", of: Toolchain.swiftFiles(in: folder), in: place, with: [module, "SwiftUI"],
      Toolchain.strict + ["-package-name", "stylec"])
    if outcome.status != 0 { throw Doubles.Broken(module: "StyleRuntime", output: outcome.output) }
    return ["-I", place.path, "-L", place.path, "-lStyleRuntime"]
  }
}
