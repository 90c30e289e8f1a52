import Foundation
import PackagePlugin

/// `swift package stylec lint`, and every other command, in the package's folder.
@main
struct StylecCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "stylec").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("stylec ended with \(process.terminationStatus)")
    }
  }
}
