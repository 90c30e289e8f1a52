import StyleReport
import StyleWorkspace

/// The last commit of the repository that the style files stand in.
package struct LastCommit {
  /// The commit's id.
  package let id: String
  /// Reads the style files of the commit; nil where it has none.
  package let load: () -> Workspace?
  /// The differences between two states, as `stylec diff --format json` prints them.
  package let changes: (_ before: Snapshot, _ after: Snapshot) -> [UInt8]

  package init(
    id: String, load: @escaping () -> Workspace?,
    changes: @escaping (_ before: Snapshot, _ after: Snapshot) -> [UInt8]
  ) {
    self.id = id
    self.load = load
    self.changes = changes
  }
}

/// The style files of a commit.
struct CommittedFiles {
  let commit: LastCommit
  let workspace: Workspace
  let studio: InspectorStudio
}

extension Inspector {
  /// The style files of the last commit.
  func committed() throws(InspectorError) -> CommittedFiles {
    guard let commit = lastCommit?() else {
      throw InspectorError(404, "no-commit", "git knows no commit of these style files")
    }
    if let known = knownCommit, known.commit.id == commit.id { return known }
    guard let workspace = commit.load() else {
      throw InspectorError(404, "no-commit", "the last commit has no style files that can be read")
    }
    let files = CommittedFiles(
      commit: commit, workspace: workspace,
      studio: InspectorStudio(InspectorSheet(workspace.snapshot), drawer))
    knownCommit = files
    return files
  }

  /// The changes since the last commit.
  func changes() throws(InspectorError) -> InspectorAnswer {
    endLive()
    let files = try committed()
    guard let workspace else { throw InspectorError(404, "no-such-style", "there are no style files") }
    for (name, state) in [("the last commit", files.workspace.snapshot), ("your files", workspace.snapshot)] {
      let count = state.findings.count { $0.severity == .error }
      guard count == 0 else {
        throw .cannotEdit("\(name) has \(counted(count, "error")), so what changed can’t be told")
      }
    }
    guard
      case .success(let changes) = parseJSON(
        files.commit.changes(files.workspace.snapshot, workspace.snapshot), deepest: 64)
    else { throw .cannotEdit("what changed can’t be told") }
    return .json(["revision": .integer(revision), "commit": .string(files.commit.id), "changes": changes])
  }
}
