import StyleReport
import StyleSource
import StyleWorkspace

/// The repository of the working folder.
struct GitRepository {
  /// The folder of the repository's files; without a working tree, where they would be.
  let root: String
  let hasWorkingTree: Bool
  private let isShallow: Bool
  private let objects: GitObjects

  /// - Throws: The reason why there is none that git would read.
  static func ofWorkingFolder() throws(Failure) -> GitRepository {
    guard
      let (output, status) = Git.run([
        "rev-parse", "--is-shallow-repository", "--is-inside-work-tree", "--absolute-git-dir",
      ]), let objects = GitObjects()
    else { throw Failure("git isn’t installed, which reads revisions; name folders or files instead") }
    let lines = output.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard status == 0, lines.count == 3 else {
      let reason = lines.first.map { withoutPrefix("fatal: ", String($0)) } ?? ""
      throw Failure(
        "git finds no repository here: \(visible(reason)); name two folders or files, as in ‘stylec diff old new’"
      )
    }
    var root = String(lines[2])
    if root.hasSuffix("\n") { root.removeLast() }
    let hasWorkingTree = lines[1] == "true"
    if hasWorkingTree {
      guard let (top, status) = Git.run(["rev-parse", "--show-toplevel"]), status == 0 else {
        throw Failure("git can’t tell where the files of this repository are")
      }
      root = top.hasSuffix("\n") ? String(top.dropLast()) : top
    }
    return GitRepository(
      root: (try? FileSystem.realPath(root)) ?? root, hasWorkingTree: hasWorkingTree,
      isShallow: lines[0] == "true", objects: objects)
  }

  /// Whether git knows a revision.
  func has(_ revision: String) -> Bool { objects.object(revision + "^{tree}", limit: 0) != nil }

  /// The files of a revision.
  func files(of revision: String) throws(Failure) -> RevisionFiles {
    let working = FileSystem.workingFolder
    let folder = isPath(working, inOrAt: root) && hasWorkingTree ? working : root
    guard
      let files = RevisionFiles(objects, tree: revision + "^{tree}", root: root, workingFolder: folder)
    else { throw Failure(reasonForNone(revision)) }
    return files
  }

  /// The reason why git knows no revision of a name.
  func reasonForNone(_ name: String) -> String {
    let start = "git knows no revision ‘\(visible(name))’"
    if name == "HEAD" { return "this repository has no commit yet" }
    if name.contains("..") {
      return "\(start); name two: ‘stylec diff \(visible(name.splitAtDots.joined(separator: " ")))’"
    }
    if isShallow {
      return
        "\(start); this clone has only the latest commits: ‘git fetch --unshallow’ gets all, and so does ‘fetch-depth: 0’ of actions/checkout"
    }
    return start
  }
}

extension String {
  /// The ends of a range such as `main..HEAD` or `main...`.
  fileprivate var splitAtDots: [String] {
    let text = replacingDots
    return text.split(separator: "\u{0}").map(String.init)
  }

  private var replacingDots: String {
    var result = ""
    var dots = 0
    for character in self + "\u{0}" {
      if character == "." {
        dots += 1
        continue
      }
      result += dots >= 2 ? "\u{0}" : String(repeating: ".", count: dots)
      dots = 0
      if character != "\u{0}" { result.append(character) }
    }
    return result
  }
}

private func withoutPrefix(_ prefix: String, _ text: String) -> String {
  text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
}
