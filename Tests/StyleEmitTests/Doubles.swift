import Foundation

/// The modules that stand in for Apple's, built once.
enum Doubles {
  /// Where the modules and their libraries lie.
  static let folder = Result { () throws -> URL in
    let folder = Folder.scratch.appending(path: "doubles")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for module in ["QuartzCore", "UIKit", "SwiftUI"] { try build(module, in: folder) }
    return folder
  }

  private static func build(_ module: String, in folder: URL) throws {
    let sources = try Toolchain.swiftFiles(in: Folder.doubles.appending(path: module))
    let outcome = try Toolchain.run(
      [
        "swiftc", "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", module,
        "-I", ".",
        "-emit-module-path", "\(module).swiftmodule", "-o", "lib\(module).a",
      ] + Toolchain.strict + sources, in: folder)
    if outcome.status != 0 { throw Broken(module: module, output: outcome.output) }
  }

  struct Broken: Error, CustomStringConvertible {
    var module: String
    var output: String
    var description: String { "the double of \(module) does not compile:\n\(output)" }
  }

  /// The flags that find the modules.
  static func flags() throws -> [String] { ["-I", try folder.get().path] }

  /// The flags that link what was compiled against some modules.
  static func linking(_ modules: [String]) throws -> [String] {
    ["-L", try folder.get().path] + modules.map { "-l" + $0 }
  }
}
