import StyleReport
import StyleSource
import StyleTokenFiles
import StyleWorkspace

extension Disk {
  /// The files on disk, for paths that are arguments of the command.
  static let ofCommand = Disk { CurrentProcess.isMisspelled($0) }
}

extension Failure {
  package init(_ error: WorkspaceError, isColored: Bool) {
    switch error {
    case .settings(let error):
      self.init(error, isColored: isColored)
    case .noStyleFiles(let paths, let foreign, let links):
      let places = paths.map(visible).joined(separator: ", ")
      guard foreign.isEmpty else {
        self.init("there are no style files in \(places): \(visible(foreignFiles(foreign)))")
        return
      }
      guard links.isEmpty else {
        self.init("there are no style files in \(places): \(visible(strayLinks(links)))")
        return
      }
      if paths.contains(where: holdsDesignTokens) {
        self.init(
          "there are no style files in \(places), but files of design tokens; name these themselves, or the style file that imports them"
        )
        return
      }
      let hint =
        misnamedStyleFile(in: paths).map {
          "‘\(visible($0.path))’ is not read, and would be as ‘\(visible($0.name))’"
        }
        ?? "‘stylec init’ makes a first one"
      self.init("there are no style files in \(places); \(hint)")
    }
  }

  package init(_ error: SettingsError, isColored: Bool) {
    switch error {
    case .unreadable(let path, let reason):
      self.init("\(path): \(reason)")
    case .invalid(let findings, let sources):
      self.init(
        "\(sources.files[0].path) has \(counted(findings.count, "problem"))", .wrongConfiguration,
        report: ReportFormat.human.report(
          findings, in: sources, options: ReportOptions(isColored: isColored)), findings: findings,
        in: sources.files)
    }
  }
}

/// Whether a folder has files of design tokens.
private func holdsDesignTokens(_ folder: String) -> Bool {
  let disk = Disk.ofCommand
  let found = (try? disk.tokenFiles(in: folder, within: nil))?.files ?? []
  return found.prefix(100).contains { file in
    guard !TokenFile.isOfPackage(file), let bytes = try? disk.read(file) else { return false }
    return TokenFile.mayHoldTokens(bytes, at: file)
  }
}

/// A file in one of these folders that was meant as a style file, such as `card.yaml.txt`, with the name that it should have had.
private func misnamedStyleFile(in folders: [String]) -> (path: String, name: String)? {
  for folder in folders {
    for entry in (try? FileSystem.entries(in: folder)) ?? [] {
      let name = entry.name.lowercased()
      for ending in [".yaml", ".yml"]
      where name.contains(ending) && !name.hasPrefix(".") && entry.kind == .file {
        let stem = entry.name.prefix(
          name.firstRange(of: ending).map { name.distance(from: name.startIndex, to: $0.lowerBound) } ?? 0)
        if !stem.isEmpty { return (folder + "/" + entry.name, stem + ending) }
      }
    }
  }
  return nil
}

/// A path from the root, without `.` and `..`.
package func absolutePath(_ path: String) -> String {
  absolutePath(path, in: isAbsolutePath(path) ? "" : FileSystem.workingFolder)
}
