import ArgumentParser
import StyleReport
import StyleSource
import StyleWorkspace

/// The folder that paths in reports start in, so that CI finds the files in a repository.
struct ReportPathOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write paths in CI reports relative to this folder.",
      discussion:
        "Default: the repository’s root: GITHUB_WORKSPACE, CI_PROJECT_DIR, or the folder with ‘.git’.",
      valueName: "folder"),
    completion: .directory)
  var relativeTo: String?

  /// The folder, as an absolute path without links.
  func root() throws(Failure) -> String {
    guard let relativeTo else { return repositoryRoot }
    let path: String
    do {
      path = try FileSystem.realPath(relativeTo)
    } catch {
      throw Failure(relativeTo, error)
    }
    guard (try? FileSystem.status(path).kind) == .folder else {
      throw Failure("\(relativeTo) is not a folder, and --relative-to needs one")
    }
    return path
  }

  /// The folder that a CI server has checked the repository out to, if the run is within it; else the nearest folder with
  /// `.git`, or the working folder.
  private var repositoryRoot: String {
    let workingFolder = FileSystem.workingFolder
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      guard let path = CurrentProcess.environment(name), !path.isEmpty,
        let root = try? FileSystem.realPath(path)
      else { continue }
      if isPath(workingFolder, inOrAt: root) { return root }
    }
    var folder = workingFolder
    while isAbsolutePath(folder) {
      if (try? FileSystem.status((folder == "/" ? "" : folder) + "/.git")) != nil { return folder }
      if folder == "/" { break }
      folder = splitPath(folder).folder
    }
    return workingFolder
  }
}

extension ReportOptions {
  /// Makes options with `root`, the folder that paths for CI start from.
  init(root: String, isColored: Bool = false) {
    let workingFolder = FileSystem.workingFolder
    self.init(isColored: isColored, workingFolder: workingFolder) { path in
      let relative = relativePath(absolutePath(path, in: workingFolder), from: root)
      // What lies elsewhere is named as it was.
      return isAbsolutePath(path) && relative.hasPrefix("../") ? path : relative
    }
    hasJobSummary = JobSummary.ofEnvironment != nil
  }
}
