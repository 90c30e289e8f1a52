import StyleReport
import StyleSource
import StyleTokenFiles
import StyleWorkspace

extension CheckedSheet {
  /// Refuses to write documents into a folder of design tokens that a style file imports: the next run would read them as further declarations of the
  /// same tokens.
  func refuseImportedFolder(_ output: String, _ documents: some Collection<some Hashable>) throws(Failure) {
    guard !documents.isEmpty else { return }
    let working = FileSystem.workingFolder
    let folder = absolutePath(output, in: working)
    for file in files.parsed {
      for entry in file.imports {
        let imported = absolutePath(entry.path, in: working)
        guard !isStyleFile(entry.path), !TokenFile.isNamed(like: entry.path), isPath(folder, inOrAt: imported)
        else { continue }
        throw Failure(
          "\(visible(output)) is in \(visible(entry.path)), which \(visible(file.tree.source.path)) imports, so stylec would read its own output as design tokens; "
            + "name another folder with --output", .wrongArguments)
      }
    }
  }
}
