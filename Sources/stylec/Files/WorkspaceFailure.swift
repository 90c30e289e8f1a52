import StyleReport
import StyleSource
import StyleWorkspace

extension Disk {
  /// For paths that are arguments of the command.
  static let ofCommand = Disk { CurrentProcess.isMisspelled($0) }
}

extension Failure {
  package init(_ error: WorkspaceError, isColored: Bool) {
    switch error {
    case .settings(let error):
      self.init(error, isColored: isColored)
    case .noStyleFiles(let paths):
      let places = paths.map(visible).joined(separator: ", ")
      self.init("there are no style files in \(places); ‘stylec init’ makes a first one")
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
          findings, in: sources, options: ReportOptions(isColored: isColored)))
    }
  }
}

/// A path from the root, without `.` and `..`.
package func absolutePath(_ path: String) -> String {
  absolutePath(path, in: path.hasPrefix("/") ? "" : FileSystem.workingFolder)
}
