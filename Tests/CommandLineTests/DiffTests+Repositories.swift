import Foundation
import Testing

extension DiffTests {
  // MARK: Repositories

  @Test func aShallowClone() throws {
    try git("clone -q --depth 1 \"file://$PWD\" shallow")
    let run = try diff("HEAD~1", in: "shallow")
    #expect(run.status == 2 && run.error.contains("‘fetch-depth: 0’"), "\(run.error)")
    #expect(try diff("", in: "shallow").status == 0)
  }

  @Test func aBareRepository() throws {
    try git("commit -qam three && git clone -q --bare . bare.git")
    #expect(try diff("HEAD~1 HEAD", in: "bare.git").output == Self.told)
    let run = try diff("HEAD~1", in: "bare.git")
    #expect(run.status == 2 && run.error.contains("there is no working tree here"), "\(run.error)")
  }

  @Test func aWorktreeOfItsOwn() throws {
    try git("worktree add -q other HEAD")
    try workspace.write("other/styles/card.yaml", Self.changed)
    #expect(try diff("", in: "other").output == Self.told)
  }

  @Test func anUnbornBranch() throws {
    try git("init -q -b main fresh")
    try workspace.write("fresh/styles/card.yaml", Self.styles)
    let run = try diff("", in: "fresh")
    #expect(run.status == 2 && run.error.contains("this repository has no commit yet"), "\(run.error)")
  }

  @Test func aSubmodule() throws {
    try git("init -q -b main shared")
    try workspace.write("shared/t.yaml", "tokens: { length: { a: 1 } }\n")
    try git("add -A && git commit -qm one", in: "shared")
    try git("init -q -b main host")
    try git("-c protocol.file.allow=always submodule --quiet add \"$PWD/../shared\" shared", in: "host")
    try workspace.write(
      "host/styles/a.yaml",
      "imports: [../shared/t.yaml]\nstyles: { b: { component: UIView, alpha: $length.a } }\n")
    try git("add -A && git commit -qm two", in: "host")
    try workspace.write("host/shared/t.yaml", "tokens: { length: { a: 0.5 } }\n")
    let run = try diff("", in: "host")
    #expect(run.output.contains("length.a  1 → 0.5  (shared/t.yaml:1:24)"), "\(run.output)\(run.error)")
    try git("submodule --quiet deinit -f shared", in: "host")
    let gone = try diff("HEAD HEAD~0", in: "host")
    #expect(gone.status == 2 && gone.error.contains("git submodule update --init"), "\(gone.error)")
  }

  @Test func linksInACommit() throws {
    try workspace.write("shared/t.yaml", "tokens: { length: { a: 1 } }\n")
    try workspace.write(
      "../secret-\(workspace.folder.lastPathComponent).yaml", "tokens: { string: { s: s3cr3t } }\n")
    defer {
      try? FileManager.default.removeItem(
        at: workspace.url("../secret-\(workspace.folder.lastPathComponent).yaml"))
    }
    for (path, target) in [
      ("styles/in", "../shared"),
      ("styles/out.yaml", "../../secret-\(workspace.folder.lastPathComponent).yaml"),
      ("styles/loop.yaml", "loop.yaml"),
      ("styles/git.yaml", "../.git/config"), ("styles/proc", "/proc/self"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: workspace.url(path).path, withDestinationPath: target)
    }
    try git("add -A && git commit -qm links && git rm -q styles/loop.yaml && git commit -qam less")
    try workspace.write("shared/t.yaml", "tokens: { length: { a: 2 } }\n")
    let run = try diff("HEAD")
    #expect(run.output.contains("length.a  1 → 2  (styles/in/t.yaml:1:24)"), "\(run.output)\(run.error)")
    let both = try diff("HEAD HEAD~0")
    #expect(both.status == 0 && !(run.error + run.output + both.error).contains("s3cr3t"), "\(both.error)")
    #expect(try diff("HEAD~1 HEAD").status == 2)
  }

  /// Nothing that stands in a repository's own settings is run, and nothing in it changes.
  @Test func aHostileRepository() throws {
    let program = try workspace.write("program", "#!/bin/sh\ntouch \"\(workspace.folder.path)/pwned\"\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    for key in [
      "core.fsmonitor", "core.pager", "core.sshCommand", "core.editor", "core.askPass", "core.gitProxy",
      "diff.external",
      "diff.yaml.textconv", "diff.yaml.command", "filter.yaml.smudge", "filter.yaml.clean",
      "filter.yaml.process",
      "credential.helper", "uploadpack.packObjectsHook", "alias.cat-file", "alias.rev-parse",
      "pager.cat-file", "remote.origin.uploadpack",
    ] {
      let value = key.hasPrefix("alias") || key == "credential.helper" ? "!\(program.path)" : program.path
      try git("config \(key) '\(value)'")
    }
    try git("config core.hooksPath \"$PWD/hooks\"")
    for hook in ["post-index-change", "post-checkout", "reference-transaction", "fsmonitor-watchman"] {
      let file = try workspace.write("hooks/\(hook)", "#!/bin/sh\ntouch \"\(workspace.folder.path)/pwned\"\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    try workspace.write(".gitattributes", "*.yaml diff=yaml filter=yaml\n")
    // What a partial clone lacks would be fetched by a program that the settings name.
    try git(
      "config remote.origin.url 'ext::\(program.path)' && git config remote.origin.promisor true && git config extensions.partialClone origin && git config core.repositoryFormatVersion 1 && git config protocol.ext.allow always"
    )
    try? FileManager.default.removeItem(at: workspace.url("pwned"))
    let index = try Data(contentsOf: workspace.url(".git/index"))
    let before = workspace.files(in: ".git")
    #expect(try diff("").output == Self.told)
    // A commit of which an object is gone.
    let objects = try workspace.run(
      environment: Self.environment, script: "git -c core.fsmonitor=false rev-parse HEAD:styles/card.yaml"
    ).output.trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      at: workspace.url(".git/objects/\(objects.prefix(2))/\(objects.dropFirst(2))"))
    let lacking = try diff("")
    #expect(lacking.status == 2, "\(lacking.output)\(lacking.error)")
    #expect(!workspace.exists("pwned"))
    #expect(try Data(contentsOf: workspace.url(".git/index")) == index)
    #expect(Set(workspace.files(in: ".git").keys).isSubset(of: before.keys))
  }

  /// Variables that a hook of git has lead to its repository.
  @Test func inAHook() throws {
    try workspace.write(".git/hooks/pre-commit", "#!/bin/sh\n\"$stylec\" diff > told.txt\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: workspace.url(".git/hooks/pre-commit").path)
    try git("commit -qam three")
    #expect(try workspace.read("told.txt") == Self.told)
  }

  @Test func withoutGit() throws {
    let run = try workspace.run(["diff"], environment: ["PATH": "/nowhere"])
    #expect(run.status == 2 && run.error.contains("git isn’t installed"), "\(run.error)")
    #expect(try workspace.run(["diff", "styles", "styles"], environment: ["PATH": "/nowhere"]).status == 0)
  }

  /// A file that Git LFS keeps is a pointer in a commit.
  @Test func aPointer() throws {
    try workspace.write(
      "styles/card.yaml", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n")
    try git("commit -qam pointer")
    let run = try diff("HEAD HEAD~1")
    #expect(run.status == 2 && run.error.contains("Git LFS keeps it"), "\(run.error)")
  }

  /// With hashes of another length, by a tag, and through a link.
  @Test func aRepositoryOfLongHashes() throws {
    try git("init -q -b main --object-format=sha256 long")
    try workspace.write("long/styles/card.yaml", Self.styles)
    try git("add -A && git commit -qm one && git tag -m tag v1", in: "long")
    try workspace.write("long/styles/card.yaml", Self.changed)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("link").path, withDestinationPath: "long")
    #expect(try diff("v1", in: "link").output == Self.told)
  }
}
