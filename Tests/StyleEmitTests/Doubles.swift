import Foundation
import UnsyncedFiles

/// The modules that stand in for Apple's, each built once. UIKit and AppKit are never found together, as on Apple's systems.
enum Doubles {
  /// Where all modules lie, each with its library in a folder of its own.
  private static let folder = Folder.scratch.appending(path: "doubles")

  private static let quartzCore = Result { try build("QuartzCore", []) }
  private static let uikit = Result { try build("UIKit", [quartzCore]) }
  private static let appkit = Result { try build("AppKit", [quartzCore]) }
  private static let swiftUI = Result { try build("SwiftUI", []) }
  /// SwiftUI beside UIKit, whose traits it knows.
  private static let bridgedSwiftUI = Result {
    // Programs compute many points of pictures with it: optimized, it saves more than its compilation takes longer.
    try build("SwiftUI", [quartzCore, uikit], bridging + ["-O"], in: "bridged")
  }
  private static let bridging = ["-D", "BRIDGES_UIKIT"]

  /// Gives back the folder of the module.
  private static func build(
    _ module: String, _ imported: [Result<URL, any Error>], _ others: [String] = [], in parent: String = ""
  ) throws -> URL {
    let flags = try imported.flatMap { ["-I", try $0.get().path] } + others
    let place = folder.appending(path: parent).appending(path: module)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var sources = try Toolchain.swiftFiles(in: Folder.doubles.appending(path: module))
    if module != "SwiftUI" {
      let members = place.appending(path: "Members.swift")
      try Data(DoubleMembers.source(for: module, beside: sources).utf8).writeUnsynced(to: members)
      sources.append(members.path)
    }
    let outcome = try Toolchain.compile(
      [
        "swiftc", "-wmo", "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name",
        module,
        "-emit-module-path", "\(module).swiftmodule", "-o", "lib\(module).a",
      ] + Toolchain.quick + flags + Toolchain.strict + sources, in: place)
    if outcome.status != 0 { throw Broken(module: module, output: outcome.output) }
    return place
  }

  /// The flags that import what exercises views of UIKit's or AppKit's double and writes down what they have built. It is compiled once
  /// for all programs.
  static func importingDriver(of module: String) throws -> [String] {
    switch module {
    case "UIKit": try uikitDriver.get()
    default: try appkitDriver.get()
    }
  }

  private static let uikitDriver = Result { try buildDriver(of: "UIKit") }
  private static let appkitDriver = Result { try buildDriver(of: "AppKit") }

  private static func buildDriver(of module: String) throws -> [String] {
    let place = folder.appending(path: "driver-\(module)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let sources = Folder.doubles.appending(path: "Driver")
    let files =
      try [sources.appending(path: "LayerDump.swift").path]
      + Toolchain.swiftFiles(in: sources.appending(path: module))
    let outcome = try Toolchain.buildModule("Driver", of: files, in: place, with: [module])
    if outcome.status != 0 { throw Broken(module: "\(module)’s driver", output: outcome.output) }
    return Toolchain.importing("Driver", from: place)
  }

  /// What the doubles declare in public, as the compiler prints it.
  static func interface(of module: String) throws -> String {
    switch module {
    case "QuartzCore": try quartzCoreInterface.get()
    case "UIKit": try uikitInterface.get()
    case "AppKit": try appkitInterface.get()
    case "SwiftUI beside UIKit": try bridgedSwiftUIInterface.get()
    default: try swiftUIInterface.get()
    }
  }

  private static let quartzCoreInterface = Result { try printInterface(of: "QuartzCore", []) }
  private static let uikitInterface = Result { try printInterface(of: "UIKit", [quartzCore]) }
  private static let appkitInterface = Result { try printInterface(of: "AppKit", [quartzCore]) }
  private static let swiftUIInterface = Result { try printInterface(of: "SwiftUI", []) }

  private static let bridgedSwiftUIInterface = Result {
    try printInterface(of: "SwiftUI", [quartzCore, uikit], bridging, in: "bridged-")
  }

  private static func printInterface(
    of module: String, _ imported: [Result<URL, any Error>], _ others: [String] = [], in prefix: String = ""
  ) throws -> String {
    let flags = try imported.flatMap { ["-I", try $0.get().path] } + others
    let place = Folder.scratch.appending(path: "\(prefix)interface-\(module)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let outcome = try Toolchain.compile(
      [
        "swiftc", "-wmo", "-parse-as-library", "-emit-module", "-enable-library-evolution", "-swift-version",
        "6",
        "-module-name", module, "-emit-module-path", "\(module).swiftmodule",
        "-emit-module-interface-path", "\(module).swiftinterface",
      ] + flags + Toolchain.swiftFiles(in: Folder.doubles.appending(path: module)), in: place)
    if outcome.status != 0 { throw Broken(module: module, output: outcome.output) }
    return try String(contentsOf: place.appending(path: "\(module).swiftinterface"), encoding: .utf8)
  }

  struct Broken: Error, CustomStringConvertible {
    var module: String
    var output: String
    var description: String { "the double of \(module) does not compile:\n\(output)" }
  }

  /// The flags that find some modules, and what these import.
  static func flags(_ modules: [String]) throws -> [String] {
    try folders(of: modules).flatMap { ["-I", $0.path] }
  }

  /// The flags that link what was compiled against some modules.
  static func linking(_ modules: [String]) throws -> [String] {
    try folders(of: modules).flatMap { ["-L", $0.path, "-l" + $0.lastPathComponent] }
  }

  private static func folders(of modules: [String]) throws -> [URL] {
    let built = modules.flatMap { module in
      switch module {
      case "UIKit": [uikit, quartzCore]
      case "AppKit": [appkit, quartzCore]
      case "SwiftUI": [modules.contains("UIKit") ? bridgedSwiftUI : swiftUI]
      default: preconditionFailure("there is no double of \(module)")
      }
    }
    return try built.map { try $0.get() }
  }
}
