import StyleReport
import StyleWorkspace

/// The state that an argument of `diff` names.
enum DiffSide {
  /// The files on disk: at a path, or the sources of settings.
  case disk(path: String?)
  /// The files of a commit: in a folder of it, or the sources of its settings.
  case revision(String, path: String?)

  /// The name for people.
  var name: String {
    switch self {
    case .disk(let path): path ?? "working tree"
    case .revision(let revision, let path): path.map { "\(revision):\($0)" } ?? revision
    }
  }

  /// Reads an argument. A path that begins like a revision is none.
  init(_ argument: String, _ repository: () throws(Failure) -> GitRepository) throws(Failure) {
    let isPath =
      ["./", "../", "/"].contains(where: argument.hasPrefix) || argument == "." || argument == ".."
    let isThere = Disk.ofCommand.exists(absolutePath(argument))
    if argument.isEmpty { throw Failure("an argument of ‘diff’ is empty", .wrongArguments) }
    if argument == "-" { throw Failure("‘diff’ doesn’t read standard input; name a file", .wrongArguments) }
    if isPath {
      guard isThere else { throw Failure("\(visible(argument)): there is no such file or folder") }
      self = .disk(path: argument)
      return
    }
    let (revision, path) = DiffSide.parts(argument)
    let found: GitRepository
    do {
      found = try repository()
    } catch {
      if isThere {
        self = .disk(path: argument)
        return
      }
      throw Failure("there is no file or folder ‘\(visible(argument))’, and \(error.message)")
    }
    switch (isThere, found.has(revision)) {
    // In a folder of git's own lie files such as ‘HEAD’.
    case (true, true) where !found.hasWorkingTree: self = .revision(revision, path: path)
    case (true, true):
      throw Failure(
        "‘\(visible(argument))’ is a path and a revision; write ‘./\(visible(argument))’ for the path, or "
          + "‘\(visible(revision))~0\(path.map { ":" + visible($0) } ?? "")’ for the revision",
        .wrongArguments)
    case (true, false): self = .disk(path: argument)
    case (false, true): self = .revision(revision, path: path)
    case (false, false):
      throw Failure("there is no file or folder ‘\(visible(argument))’, and \(found.reasonForNone(revision))")
    }
  }

  /// The revision and the folder of an argument such as `HEAD:styles`; a colon between braces belongs to a date.
  private static func parts(_ argument: String) -> (revision: String, path: String?) {
    var depth = 0
    for index in argument.indices {
      switch argument[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0 && index > argument.startIndex:
        return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
      case _: break
      }
    }
    return (argument, nil)
  }
}
