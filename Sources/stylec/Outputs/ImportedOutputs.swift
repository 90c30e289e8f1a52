import StyleEmit
import StyleReport
import StyleSource
import StyleWorkspace

extension CheckedSheet {
  /// Throws if documents would be written to where a style file imports design tokens from: the next run would read them as further
  /// declarations of the same tokens.
  func refuseImported(_ targets: [OutputTarget], in output: String) throws(Failure) {
    guard !targets.isEmpty else { return }
    let folder = whereLinksLead(absolutePath(output, in: FileSystem.workingFolder))
    for (entry, importer) in importedTokens {
      let isAround = isPath(folder, inOrAt: entry.target)
      let place = targets.lazy.compactMap(\.place).first {
        isAround || isPath(folder + "/" + $0, inOrAt: entry.target)
          || isPath(entry.target, inOrAt: folder + "/" + $0)
      }
      guard let place else { continue }
      let relation =
        isAround
        ? "\(visible(output)) is in \(visible(entry.path)), which \(importer) imports"
        : "\(importer) imports \(visible(entry.path)), and \(visible(output + "/" + place)) is written"
      throw Failure(
        "\(relation), so stylec would read its own output as design tokens; name another folder with --output",
        .wrongArguments)
    }
  }

  /// Throws if outputs of an earlier run would be removed that a style file imports now.
  ///
  /// - Parameter paths: The paths to remove, relative to the output folder.
  func refuseRemovingImported(_ paths: [String], in output: String) throws(Failure) {
    guard !paths.isEmpty else { return }
    let folder = whereLinksLead(absolutePath(output, in: FileSystem.workingFolder))
    for (entry, importer) in importedTokens {
      let removed = paths.map { (path: $0, real: whereLinksLead(folder + "/" + $0)) }
      guard let first = removed.first(where: { isPath($0.real, inOrAt: entry.target) }) else { continue }
      let relation =
        first.real == entry.target
        ? "which an earlier run wrote and this one would remove"
        : "of which this run would remove \(visible(output + "/" + first.path)), which an earlier one wrote"
      throw Failure(
        "\(importer) imports \(visible(entry.path)), \(relation); name another folder with --output, or move what is"
          + " imported out of this one",
        .wrongArguments)
    }
  }

  /// The imports of design tokens, each with its real path, and with the path of the importing file for messages.
  private var importedTokens: [(entry: (path: String, target: String), importer: String)] {
    files.parsed.flatMap { file in
      file.imports.filter { !isStyleFile($0.path) }.map { entry in
        let target = whereLinksLead(absolutePath(entry.path, in: FileSystem.workingFolder))
        return ((entry.path, target), visible(file.tree.source.path))
      }
    }
  }

  /// The path without links, also for one whose end doesn't exist yet.
  private func whereLinksLead(_ path: String) -> String {
    if let real = try? FileSystem.realPath(path) { return real }
    let (folder, name) = splitPath(path)
    return folder == path ? path : absolutePath(name, in: whereLinksLead(folder))
  }
}
