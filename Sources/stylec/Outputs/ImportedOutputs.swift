import StyleEmit
import StyleReport
import StyleSource
import StyleWorkspace

extension CheckedSheet {
  /// Refuses to write documents to where a style file imports design tokens from: the next run would read them as further declarations of the same
  /// tokens.
  func refuseImported(_ targets: [OutputTarget], in output: String) throws(Failure) {
    guard !targets.isEmpty else { return }
    let working = FileSystem.workingFolder
    let folder = whereLinksLead(absolutePath(output, in: working))
    for file in files.parsed {
      for entry in file.imports where !isStyleFile(entry.path) {
        let imported = whereLinksLead(absolutePath(entry.path, in: working))
        let isAround = isPath(folder, inOrAt: imported)
        let place = targets.lazy.compactMap(\.place).first {
          isAround || isPath(folder + "/" + $0, inOrAt: imported)
            || isPath(imported, inOrAt: folder + "/" + $0)
        }
        guard let place else { continue }
        let importer = visible(file.tree.source.path)
        let relation =
          isAround
          ? "\(visible(output)) is in \(visible(entry.path)), which \(importer) imports"
          : "\(importer) imports \(visible(entry.path)), and \(visible(output + "/" + place)) is written"
        throw Failure(
          "\(relation), so stylec would read its own output as design tokens; name another folder with --output",
          .wrongArguments)
      }
    }
  }

  /// Of a path, perhaps of what isn't there yet, the one without links.
  private func whereLinksLead(_ path: String) -> String {
    if let real = try? FileSystem.realPath(path) { return real }
    let (folder, name) = splitPath(path)
    return folder == path ? path : absolutePath(name, in: whereLinksLead(folder))
  }
}
