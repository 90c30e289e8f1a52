import Foundation

/// The modules that stand in for Apple's, built once. UIKit and AppKit are never found together, as on Apple's systems.
enum Doubles {
  /// Where the modules and their libraries lie, each in a folder of its own.
  private static let folder = Result { () throws -> URL in
    let folder = Folder.scratch.appending(path: "doubles")
    for (module, imported) in [
      ("QuartzCore", []), ("UIKit", ["QuartzCore"]), ("AppKit", ["QuartzCore"]), ("SwiftUI", []),
    ] {
      try build(module, importing: imported, in: folder)
    }
    return folder
  }

  private static func build(_ module: String, importing imported: [String], in folder: URL) throws {
    let place = folder.appending(path: module)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var sources = try Toolchain.swiftFiles(in: Folder.doubles.appending(path: module))
    if module != "SwiftUI" {
      let members = place.appending(path: "Members.swift")
      try Data(DoubleMembers.source(for: module, beside: sources).utf8).write(to: members)
      sources.append(members.path)
    }
    let outcome = try Toolchain.run(
      [
        "swiftc", "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name", module,
        "-emit-module-path", "\(module).swiftmodule", "-o", "lib\(module).a",
      ] + imported.flatMap { ["-I", "../\($0)"] } + Toolchain.strict + sources, in: place)
    if outcome.status != 0 { throw Broken(module: module, output: outcome.output) }
  }

  /// What a double declares in public, as the compiler prints it.
  static func interface(of module: String) throws -> DoubleInterface {
    let imported = try flags([])
    let place = Folder.scratch.appending(path: "interface-\(module)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try Toolchain.run(
      [
        "swiftc", "-parse-as-library", "-emit-module", "-enable-library-evolution", "-swift-version", "6",
        "-module-name", module, "-emit-module-path", "\(module).swiftmodule",
        "-emit-module-interface-path", "\(module).swiftinterface",
      ] + imported + Toolchain.swiftFiles(in: Folder.doubles.appending(path: module)), in: place)
    if outcome.status != 0 { throw Broken(module: module, output: outcome.output) }
    return DoubleInterface(
      try String(contentsOf: place.appending(path: "\(module).swiftinterface"), encoding: .utf8))
  }

  struct Broken: Error, CustomStringConvertible {
    var module: String
    var output: String
    var description: String { "the double of \(module) does not compile:\n\(output)" }
  }

  /// The flags that find some modules.
  static func flags(_ modules: [String]) throws -> [String] {
    let folder = try folder.get()
    return (modules + ["QuartzCore"]).flatMap { ["-I", folder.appending(path: $0).path] }
  }

  /// The flags that link what was compiled against some modules.
  static func linking(_ modules: [String]) throws -> [String] {
    let folder = try folder.get()
    return modules.flatMap { ["-L", folder.appending(path: $0).path, "-l" + $0] }
  }
}
