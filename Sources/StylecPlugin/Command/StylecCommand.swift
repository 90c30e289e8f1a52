import Foundation
import PackagePlugin

/// `swift package stylec lint`, and every other command, in the package's folder.
@main
struct StylecCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "stylec").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("stylec ended with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension StylecCommand: XcodeCommandPlugin {
  /// The same in the folder of an Xcode project, whose targets Xcode asks for behind the command's own arguments.
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    _ = extractor.extractOption(named: "target")
    let arguments = extractor.remainingArguments
    try run(
      try context.tool(named: "stylec").url, arguments.isEmpty ? ["lint"] : arguments,
      in: context.xcodeProject.directoryURL)
  }
}
#endif
