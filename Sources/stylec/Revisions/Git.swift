import StyleWorkspace

/// Runs git so that nothing in a repository, such as its `.git/config`, makes it run a program.
enum Git {
  /// The arguments in front of a command.
  static let arguments = [
    "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    "-c", "protocol.allow=never",
  ]

  static let environment: [String: String?] = [
    // Neither newer nor older versions of git fetch what a partial clone lacks.
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "LANGUAGE": "C",
  ]

  /// The variables that `git rev-parse --local-env-vars` lists.
  static let variablesOfRepository = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_CONFIG_PARAMETERS", "GIT_CONFIG_COUNT",
    "GIT_OBJECT_DIRECTORY", "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE",
    "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_SHALLOW_FILE",
    "GIT_COMMON_DIR",
  ]

  /// The output of a command, and its exit code; nil where git can't be started.
  static func run(_ command: [String]) -> (output: String, status: Int32)? {
    guard
      let process = PipedProcess(
        running: "git", arguments + command, environment: environment, mergesErrors: true)
    else { return nil }
    let output = String(decoding: process.readAll(), as: UTF8.self)
    return (output, process.end())
  }
}
