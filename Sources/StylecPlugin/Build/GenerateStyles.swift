import Foundation
import PackagePlugin

/// Writes the Swift of a target's style files before the target is compiled.
///
/// All of it goes into one file, since SwiftPM must know the names of outputs before it runs anything. Findings come in
/// Xcode's format, so that they stand at their lines.
@main
struct GenerateStyles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let styles = module.sourceFiles.map(\.url).filter { ["yaml", "yml"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    guard !styles.isEmpty else { return [] }
    let folder = context.pluginWorkDirectoryURL
    let name = target.name + "Styles.swift"
    return [
      .buildCommand(
        displayName: "Generating the styles of \(target.name)",
        executable: try context.tool(named: "stylec").url,
        arguments: ["generate"] + styles.map(\.path)
          + ["--output", folder.path, "--single-file", name, "--report", "xcode", "--quiet"],
        inputFiles: styles, outputFiles: [folder.appendingPathComponent(name)])
    ]
  }
}
