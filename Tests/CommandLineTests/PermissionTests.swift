import Foundation
import Testing

/// What is said where the system forbids something. The superuser may do everything, so for him a user without rights
/// runs the command, if there is a way.
@Suite struct PermissionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("styles/card.yaml", Example.clean)
    try workspace.write("styles/deep/loose.yaml", "tokens:\n    length:  {a: 1}\n")
    _ = try workspace.run(
      script: "mkdir cache; test $(id -u) != 0 || chown -R 65534:65534 .")
  }

  /// Runs a script in which `$run` is the command, without the superuser's rights; nil where that can't be done.
  private func run(_ script: String) throws -> Workspace.Run? {
    let asNobody =
      "setpriv --reuid=65534 --regid=65534 --clear-groups env XDG_CACHE_HOME=\"$PWD/cache\" \"$stylec\""
    if geteuid() == 0, try workspace.run(script: "\(asNobody) --version").status != 0 { return nil }
    return try workspace.run(script: "run='\(geteuid() == 0 ? asNobody : "\"$stylec\"")'\n" + script)
  }

  @Test func aFolderThatMayNotBeWrittenTo() throws {
    guard
      let run = try run(
        "mkdir -m 555 out; eval \"$run build -o out\"; status=$?; chmod 755 out; exit $status")
    else { return }
    #expect(run.status == 2)
    #expect(run.error.contains("stylec: out/") && run.error.contains("permission denied"), "\(run.error)")
    #expect(workspace.files(in: "out").isEmpty)
  }

  /// As a folder that was restored from a cache.
  @Test func aFolderThatHoldsAllOfItNeedsNoWriting() throws {
    let script = """
      eval "$run build -o out" && chmod -R a-w out && eval "$run build -o out"; status=$?
      chmod -R u+w out; exit $status
      """
    guard let run = try run(script) else { return }
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("out: 0 files written"))
  }

  @Test func aFileThatMayNotBeReadCostsOnlyItself() throws {
    guard let run = try run("chmod 000 styles/card.yaml; eval \"$run format styles\"") else { return }
    #expect(run.status == 2)
    #expect(run.error.contains("‘styles/card.yaml’ can't be read: permission denied"))
    #expect(run.error.contains("1 file formatted, 0 unchanged"))
  }

  @Test func aFolderThatMayNotBeReadCostsOnlyItself() throws {
    let script =
      "chmod 000 styles/deep; eval \"$run lint --show-files\"; status=$?; chmod 755 styles/deep; exit $status"
    guard let run = try run(script) else { return }
    #expect(run.output.contains("styles/card.yaml\n"))
    #expect(run.status == 2)
  }

  @Test func aSourceInAFolderThatMayNotBeWrittenTo() throws {
    let script = "chmod 555 styles/deep; eval \"$run format\"; status=$?; chmod 755 styles/deep; exit $status"
    guard let run = try run(script) else { return }
    #expect(run.status == 2)
    #expect(run.error.contains("stylec: styles/deep/loose.yaml: permission denied"))
    #expect(try workspace.read("styles/deep/loose.yaml").hasPrefix("tokens:\n    length"))
  }

  @Test func aCacheThatMayNotBeWrittenIsNoProblem() throws {
    guard let run = try run("chmod 555 cache; eval \"$run lint styles/card.yaml\"") else { return }
    #expect(run.status == 0)
    #expect(run.error == "no problems in 1 file\n")
  }
}
