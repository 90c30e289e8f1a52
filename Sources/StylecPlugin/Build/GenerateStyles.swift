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
    // Styles may import what other targets declare, those of other packages too.
    let others = target.recursiveTargetDependencies.compactMap { $0.sourceModule?.sourceFiles.map(\.url) }
    return commands(
      for: target.name, module.sourceFiles.map(\.url), seeing: others.flatMap { $0 },
      in: context.pluginWorkDirectoryURL, by: try context.tool(named: "stylec").url)
  }

  /// - Parameters:
  ///   - files: All files of the target.
  ///   - others: Files that its styles may import.
  private func commands(
    for target: String, _ files: [URL], seeing others: [URL], in folder: URL, by tool: URL
  ) -> [Command] {
    let styles = files.filter(\.isYAML).sorted { $0.path < $1.path }
    guard !styles.isEmpty else { return [] }
    let name = target.filter { $0.isLetter || $0.isNumber } + "Styles.swift"
    let imports = Set(others.filter(\.isYAML)).subtracting(styles).sorted { $0.path < $1.path }
    var arguments = ["generate", "--only-style-files", "--report", "xcode", "--quiet"]
    arguments += ["--output", folder.path, "--single-file", name]
    // A manifest may name packages in other repositories.
    for folder in Set(imports.map { $0.deletingLastPathComponent().path }).sorted() {
      arguments += ["--allow-read", folder]
    }
    arguments += styles.map(\.path)
    return [
      .buildCommand(
        displayName: "Generating the styles of \(target)", executable: tool, arguments: arguments,
        inputFiles: styles + imports + settings(of: styles + imports),
        outputFiles: [folder.appendingPathComponent(name)])
    ]
  }

  /// The files of settings that may hold for some of these: those in their folders and in all above, and what they extend. Those of
  /// imported files say whether other modules can use their code.
  private func settings(of styles: [URL]) -> [URL] {
    var found: [URL] = []
    var seen: Set<String> = []
    var folders = styles.map { $0.deletingLastPathComponent().standardizedFileURL }
    while let folder = folders.popLast() {
      guard seen.insert(folder.path).inserted else { continue }
      add(folder.appendingPathComponent(".stylec.yml"), to: &found)
      if folder.path != "/" { folders.append(folder.deletingLastPathComponent()) }
    }
    return found.sorted { $0.path < $1.path }
  }

  private func add(_ file: URL, to found: inout [URL]) {
    guard !found.contains(file), let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    found.append(file)
    for path in extended(by: text) {
      add(
        URL(fileURLWithPath: path, relativeTo: file.deletingLastPathComponent()).standardizedFileURL,
        to: &found)
    }
  }

  /// The paths behind `extends`. One too many does no harm where no such file is.
  private func extended(by text: String) -> [String] {
    var paths: [String] = []
    var isList = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("extends:") {
        isList = true
      } else if !line.hasPrefix(" "), !line.hasPrefix("-") {
        isList = false
      }
      guard isList else { continue }
      let words = line.replacingOccurrences(of: "extends:", with: "").split { ",[]\"' ".contains($0) }
      paths += words.prefix { !$0.hasPrefix("#") }.filter { $0 != "-" }.map(String.init)
    }
    return paths
  }
}

extension URL {
  fileprivate var isYAML: Bool { ["yaml", "yml"].contains(pathExtension.lowercased()) }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GenerateStyles: XcodeBuildToolPlugin {
  /// The same for a target of an Xcode project.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let others = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) }
    return commands(
      for: target.displayName, target.inputFiles.map(\.url), seeing: others,
      in: context.pluginWorkDirectoryURL, by: try context.tool(named: "stylec").url)
  }
}
#endif
