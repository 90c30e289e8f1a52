import StyleReport
import StyleSource
import StyleWorkspace

/// The settings that hold for files on the disk; what is wrong with them ends the run.
struct SettingsLoader {
  private var finder = SettingsFinder(Disk())
  let isColored: Bool

  init(isColored: Bool) { self.isColored = isColored }

  /// The files of settings that were read, or looked for.
  var lookedFor: Set<String> { finder.lookedFor }

  /// What holds in the working folder.
  mutating func ofWorkingFolder() throws(Failure) -> Settings {
    do {
      return try finder.ofWorkingFolder()
    } catch {
      throw Failure(error, isColored: isColored)
    }
  }

  /// What holds for a style file: the settings in its folder, or in the nearest one above.
  mutating func settings(for path: String) throws(Failure) -> Settings {
    do {
      return try finder.settings(for: path)
    } catch {
      throw Failure(error, isColored: isColored)
    }
  }
}

/// The files that the system has.
private struct Disk: FileReader {
  let workingFolder = FileSystem.workingFolder

  /// A link that leads nowhere is there, and can't be read.
  func exists(_ path: String) -> Bool { (try? FileSystem.linkStatus(path)) != nil }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return try readFile(path)
    } catch {
      throw FileError(error.description)
    }
  }
}

extension Failure {
  fileprivate init(_ error: SettingsError, isColored: Bool) {
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
func absolutePath(_ path: String) -> String {
  absolutePath(path, in: path.hasPrefix("/") ? "" : FileSystem.workingFolder)
}
