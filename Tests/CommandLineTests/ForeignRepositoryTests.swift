import Foundation
import Testing

/// A repository of a stranger leads stylec to nothing outside of it, neither to read nor to write.
@Suite struct ForeignRepositoryTests {
  private let workspace: Workspace

  private static let loose = "tokens:\n    length:  {a: 1}\n"
  private static let tidy = "tokens:\n  length: { a: 1 }\n"
  private static let secret = "s3cr3t"

  /// `repository/` is one of git's, and `other/` lies beside it.
  init() throws {
    workspace = try Workspace()
    try workspace.write("repository/.git/HEAD", "ref: refs/heads/main\n")
    try workspace.write("repository/styles/card.yaml", Example.clean)
    try workspace.write("other/a.yaml", Self.loose)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createDirectory(
      at: workspace.url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: workspace.url(path).path, withDestinationPath: target)
  }

  private func inRepository(_ arguments: String, status: Int32? = nil) throws -> String {
    let run = try workspace.run(script: "cd repository && \"$stylec\" \(arguments)")
    if let status { #expect(run.status == status, "\(arguments): \(run.output)\(run.error)") }
    return run.output + run.error
  }

  // MARK: Links

  @Test(arguments: [("styles/ext", "../../other"), ("styles/a.yaml", "../../other/a.yaml")])
  func whatALinkLeadsToOutsideIsLeftAlone(_ path: String, _ target: String) throws {
    try link("repository/" + path, to: target)
    for command in ["format", "lint --fix", "lint --unsafe-fixes"] {
      let text = try inRepository(command, status: 0)
      #expect(
        text.components(separatedBy: "\(path) is a link that leads out of this project").count == 2, "\(text)"
      )
      #expect(try workspace.read("other/a.yaml") == Self.loose)
    }
    #expect(try inRepository("lint --show-files") == "styles/card.yaml\n")
    // Somebody who means it names it.
    _ = try inRepository("format \(path)", status: 0)
    #expect(try workspace.read("other/a.yaml") == Self.tidy)
  }

  @Test func aFolderThatIsAllowedIsReachedByLinks() throws {
    try link("repository/styles/ext", to: "../../other")
    #expect(
      try inRepository("lint --show-files --allow-read ../other") == "styles/card.yaml\nstyles/ext/a.yaml\n")
  }

  @Test func linksWithinTheRepositoryAreFollowed() throws {
    try workspace.write("repository/shared/a.yaml", Self.loose)
    try link("repository/styles/ext", to: "../shared")
    _ = try inRepository("format", status: 0)
    #expect(try workspace.read("repository/shared/a.yaml") == Self.tidy)
  }

  @Test func noLinkLeadsThroughTheDisk() throws {
    try link("repository/styles/root", to: "/")
    try link("repository/styles/proc", to: "/proc/self")
    #expect(try inRepository("lint", status: 0).contains("styles/proc and 1 other link"))
    #expect(try inRepository("lint --show-files", status: 0) == "styles/card.yaml\n")
  }

  @Test(arguments: [
    "../../other/secret.yaml", "../.env", "../.git/config.yaml", "/dev/zero", "/proc/self/environ",
  ])
  func aLinkShowsNothing(_ target: String) throws {
    for path in ["other/secret.yaml", "repository/.env", "repository/.git/config.yaml"] {
      try workspace.write(path, "token: \(Self.secret)\n")
    }
    try link("repository/styles/b.yaml", to: target)
    try link("repository/styles/own/.stylec.yml", to: target)
    try workspace.write("repository/styles/own/c.yaml", "")
    let text = try inRepository("lint --no-cache")
    #expect(!text.contains(Self.secret) && text.contains("styles/own/.stylec.yml"), "\(text)")
  }

  @Test func sourcesLeadNowhereElse() throws {
    try workspace.write("repository/.stylec.yml", "sources: [styles, ../other, linked]\n")
    try link("repository/linked", to: "..")
    for command in ["format", "lint --fix"] {
      let text = try inRepository(command, status: 2)
      #expect(text.contains("‘../other’ can't be read: it is outside of this project"), "\(text)")
      #expect(text.contains("‘linked’ can't be read"), "\(text)")
      #expect(try workspace.read("other/a.yaml") == Self.loose)
    }
    try workspace.write("repository/.stylec.yml", "sources: [\"../oth*\"]\n")
    #expect(try inRepository("format", status: 2).contains("‘../oth*’ can't be read"))
    try workspace.write("repository/.stylec.yml", "sources: [styles, ../other]\n")
    _ = try inRepository("format --allow-read ../other", status: 0)
    #expect(try workspace.read("other/a.yaml") == Self.tidy)
  }

  /// Settings may name any file as a source, but what is no style file is not quoted.
  @Test(arguments: [
    ".env", "id_rsa", "package.json", "list.json", "broken.json", "notes.jsonc", "made.tokens",
    "outputs.json",
    "secrets.yaml", ".git/config", "*", ".en*", "**/*.json",
  ])
  func sourcesShowNothing(_ source: String) throws {
    for (name, text) in [
      (".env", "PASSWORD=\(Self.secret)\n"), ("id_rsa", "-----BEGIN KEY-----\n\(Self.secret)\n"),
      ("package.json", "{\"name\": \"\(Self.secret)\"}"), ("list.json", "[\"\(Self.secret)\"]"),
      ("broken.json", "{\"token\": \"\(Self.secret)\", oops\n"),
      ("notes.jsonc", "//:_authToken=\(Self.secret)\n"),
      ("made.tokens", "{\"token\": \"\(Self.secret)\"}"), ("secrets.yaml", "password: \(Self.secret)\n: {"),
      (
        "outputs.json", "{\"db\": {\"sensitive\": true, \"type\": \"string\", \"value\": \"\(Self.secret)\"}}"
      ),
      (".git/config", "[url \(Self.secret)]\n"),
    ] { try workspace.write("repository/" + name, text) }
    try workspace.write("repository/.stylec.yml", "sources: [styles, '\(source)']\n")
    for command in [
      "lint --no-cache", "lint --no-cache --output-format sarif", "build", "format --diff", "explain card",
    ] {
      let text = try inRepository(command)
      #expect(!text.contains(Self.secret), "\(command): \(text)")
    }
    let text = try inRepository("lint --no-cache")
    if !source.contains("*") { #expect(text.contains("error[unreadable-file]"), "\(text)") }
    // A person who names the file means it.
    if source == "id_rsa" { #expect(try inRepository("lint --no-cache id_rsa").contains(Self.secret)) }
  }

  /// A name that tokens have shows nothing of a file that has none.
  @Test(arguments: [
    ("s.tokens.json", "{\"name\": \"s3cr3t\", \"auth\": { \"key\": \"s3cr3t\" } }"),
    ("s.tokens", "[\"s3cr3t\"]"), ("s.tokens.json", "{\"key\": \"s3cr3t\", oops"),
    ("s.json", "{\"key\": \"s3cr3t\"}"), ("$themes.json", "[{\"key\": \"s3cr3t\"}]"),
    ("x.xcassets/c.colorset/Contents.json", "{\"key\": \"s3cr3t\"}"),
  ])
  func aFolderOfTokensShowsNothing(_ name: String, _ text: String) throws {
    try workspace.write("repository/secret.json", text)
    try workspace.write("other/secret.json", text)
    for target in ["secret.json", "other/secret.json"] {
      try workspace.remove("repository/styles")
      try workspace.write(
        "repository/styles/tokens/a.tokens.json",
        "{\"color\": {\"ink\": {\"$type\": \"color\", \"$value\": \"#ff0000\"}}}")
      let place = "repository/styles/tokens/" + name
      try link(place, to: workspace.url(target == "secret.json" ? "repository/secret.json" : target).path)
      try workspace.write(
        "repository/styles/card.yaml",
        "imports: [tokens/]\nstyles: { a: { component: UIView, backgroundColor: $color.ink } }\n")
      for command in ["lint --no-cache", "lint --no-cache --output-format json", "build -o out", "explain a"]
      {
        let text = try inRepository(command)
        #expect(!text.contains(Self.secret), "\(command): \(text)")
        if target != "secret.json", command == "lint --no-cache" {
          #expect(text.contains("a link that leads out of this project"), "\(text)")
        }
      }
    }
  }

  @Test(arguments: ["../outside", ".git/hooks", "inner/../.git", "../nowhere"])
  func noOutputLeadsOutside(_ target: String) throws {
    _ = try workspace.run(script: "mkdir -p outside repository/.git/hooks repository/inner")
    try workspace.write("repository/.stylec.yml", "output: out\n")
    try link("repository/out", to: target)
    let run = try workspace.run(
      script: "cd repository && \"$stylec\" build -q; echo $?; ls -A ../outside .git/hooks")
    #expect(run.output == "78\n../outside:\n\n.git/hooks:\n", "\(run.output)\(run.error)")
    #expect(!workspace.exists("nowhere"))
    // Below the link too.
    try workspace.write("repository/.stylec.yml", "output: out/deep/er\n")
    _ = try inRepository("build -q", status: 78)
    try workspace.write("repository/.stylec.yml", "output: '\(target)'\n")
    _ = try inRepository("build -q", status: 78)
    // An argument is the person's own.
    try workspace.write("repository/.stylec.yml", "sources: [styles]\n")
    if target == "../outside" { _ = try inRepository("build -q -o out", status: 0) }
  }

  @Test func aStarterIsNotWrittenThroughALink() throws {
    try workspace.write("repository/styles/card.yaml", "")
    _ = try workspace.run(script: "mkdir empty new && mkdir new/.git && ln -s ../empty new/styles")
    let run = try workspace.run(script: "cd new && \"$stylec\" init; ls -A ../empty")
    #expect(run.output.isEmpty && run.error.contains("outside"), "\(run.output)\(run.error)")
  }

  // MARK: The cache

  @Test func aLinkInTheCacheIsReplaced() throws {
    let script = """
      export XDG_CACHE_HOME="$PWD/cache"; cd repository
      touch -d '1 hour ago' styles/card.yaml; sleep 3
      "$stylec" lint -q; entry=$(find "$XDG_CACHE_HOME" -type f); test -n "$entry"
      echo precious > ../victim; rm "$entry"; ln -s "$PWD/../victim" "$entry"
      "$stylec" lint -q; cat ../victim; test -L "$entry" || echo replaced
      rm -r "$XDG_CACHE_HOME/stylec"; mkdir ../folder; ln -s "$PWD/../folder" "$XDG_CACHE_HOME/stylec"
      "$stylec" lint -q; ls -A ../folder; test -L "$XDG_CACHE_HOME/stylec" || ls "$XDG_CACHE_HOME/stylec" | wc -l
      """
    let run = try workspace.run(script: script)
    #expect(
      run.output.split { " \n".contains($0) } == ["precious", "replaced", "1"], "\(run.output)\(run.error)")
  }

  @Test(arguments: ["lint", "build -o out", "generate -o out"])
  func noHomeIsMade(_ command: String) throws {
    let run = try workspace.run(
      script: """
        unset XDG_CACHE_HOME; export HOME="$PWD/nowhere"; cd repository; touch -d '1 hour ago' styles/*; sleep 3
        "$stylec" \(command); ls -A "$HOME"; XDG_CACHE_HOME="$PWD/../gone/cache" "$stylec" \(command); ls ../gone
        """)
    #expect(!workspace.exists("nowhere") && !workspace.exists("gone"), "\(run.error)")
  }

  @Test func aLockThatIsAlsoAnotherFileIsNotWritten() throws {
    try workspace.write("victim", "precious\n")
    let run = try workspace.run(
      script: """
        mkdir -p repository/out/.stylec-run && ln victim repository/out/.stylec-run/lock
        cd repository && "$stylec" generate -q -o out
        """)
    #expect(run.status == 0, "\(run.error)")
    #expect(try workspace.read("victim") == "precious\n")
  }

  // MARK: What files name

  @Test(arguments: [
    "../other/tokens.yaml", "../../../../etc/passwd", "/etc/passwd", "/proc/self/environ", "/dev/zero",
    "/dev/stdin", ".env",
    "secrets.yaml", ".git/config", "pipe.yaml", "linked.yaml", "linked/tokens.yaml", "../nowhere.yaml", "/",
    ".",
  ])
  func anImportShowsNothing(_ path: String) throws {
    let text = "password: \(Self.secret)\ntokens: { color: { \(Self.secret): red } }\n"
    try workspace.write("other/tokens.yaml", text)
    try workspace.write("repository/.git/config", text)
    for name in ["secrets.yaml", ".env"] {
      try workspace.write("repository/" + name, "PASSWORD=\(Self.secret)\nroot:x:0:0\n\tmore: [\n")
    }
    try link("repository/linked.yaml", to: "../other/tokens.yaml")
    try link("repository/linked", to: "../other")
    _ = try workspace.run(script: "mkfifo repository/pipe.yaml")
    let written = path.hasPrefix("/") ? path : "../" + path
    try workspace.write(
      "repository/styles/bad.yaml",
      "imports: ['\(written)']\nstyles: { a: { component: UIView, backgroundColor: $color.\(Self.secret)x } }\n"
    )
    for command in ["lint --no-cache", "lint --no-cache --output-format sarif", "build -o out", "explain a"] {
      let run = try workspace.run(
        script: "cd repository && SECRET_TOKEN=env\(Self.secret) \"$stylec\" \(command)")
      #expect(run.status == 1 || run.status == 2, "\(command): \(run.status)")
      let said = (run.output + run.error).replacing(Self.secret + "x", with: "")
      #expect(!said.contains(Self.secret) && !said.contains("root:"), "\(command): \(said)")
      if command.hasPrefix("lint") { #expect(said.contains("bad.yaml"), "\(said)") }
    }
  }

  /// What works within one repository goes on working, wherever a run is started.
  @Test(arguments: [
    (".", "apps/a/styles"), ("apps/a", "styles"), ("apps/a/styles", "."), ("apps/a/styles", "a.yaml"),
    ("/", "here"),
  ])
  func aFolderThatIsSharedInTheRepositoryIsRead(_ folder: String, _ path: String) throws {
    try workspace.write("repository/shared/tokens.yaml", "tokens: { color: { tint: red } }\n")
    try workspace.write(
      "repository/shared/settings.yml", "rules: { unused-style: off }\nbaseline: all.json\n")
    try workspace.write("repository/shared/all.json", "{\"version\": 2, \"findings\": []}\n")
    try workspace.write(
      "repository/apps/a/.stylec.yml", "extends: ../../shared/settings.yml\nsources: [styles]\n")
    try workspace.write(
      "repository/apps/a/styles/a.yaml",
      "imports: [../../../shared/tokens.yaml]\nstyles: { a: { component: UIView, backgroundColor: $color.tint } }\n"
    )
    let run = try workspace.run(
      script: """
        cd repository; here="$PWD/apps/a/styles"; cd '\(folder)'
        "$stylec" lint --no-cache \(path == "here" ? "\"$here\"" : path)
        """)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test func argumentsAllowMore() throws {
    try workspace.write("other/tokens.yaml", "tokens: { color: { tint: red } }\n")
    try workspace.write(
      "repository/styles/card.yaml",
      "imports: [../../other/tokens.yaml]\nstyles: { a: { component: UIView, backgroundColor: $color.tint } }\n"
    )
    #expect(try inRepository("lint --no-cache", status: 1).contains("--allow-read"))
    _ = try inRepository("lint --no-cache --allow-read ../other", status: 0)
    _ = try inRepository("lint --no-cache --allow-read ../other/tokens.yaml", status: 0)
    _ = try inRepository("lint --no-cache styles ../other", status: 0)
    _ = try inRepository("build -q -o out --allow-read ../other", status: 0)
    // The folder that this is run in is no repository, and holds both; the file still belongs to its own.
    let above = try workspace.run("lint", "--no-cache", "repository/styles")
    #expect(above.status == 1, "\(above.output)")
  }

  /// As in the sandboxes of build systems, which link to each file.
  @Test func aLinkThatIsNamedImportsFromWhereItLeads() throws {
    try workspace.write("other/tokens.yaml", "tokens: { color: { tint: red } }\n")
    try workspace.write(
      "other/card.yaml",
      "imports: [tokens.yaml]\nstyles: { a: { component: UIView, backgroundColor: $color.tint } }\n")
    try link("sandbox/card.yaml", to: workspace.url("other/card.yaml").path)
    try link("sandbox/tokens.yaml", to: workspace.url("other/tokens.yaml").path)
    let run = try workspace.run(script: "cd sandbox && \"$stylec\" lint --no-cache card.yaml")
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  /// Without a repository, the outermost settings or the folder of the run say where a project ends.
  @Test func aProjectNeedsNoRepository() throws {
    try workspace.remove("repository/.git")
    try workspace.write("other/tokens.yaml", "tokens: { color: { tint: red } }\n")
    try workspace.write(
      "repository/styles/card.yaml",
      "imports: [../../other/tokens.yaml]\nstyles: { a: { component: UIView, backgroundColor: $color.tint } }\n"
    )
    _ = try inRepository("lint --no-cache", status: 1)
    #expect(try workspace.run("lint", "--no-cache", "repository/styles").status == 0)
    try workspace.write(".stylec.yml", "sources: [repository/styles]\n")
    _ = try inRepository("lint --no-cache styles", status: 0)
  }

  @Test(arguments: [
    ("extends: ../other/set.yml", "‘../other/set.yml’ can't be read: it is outside of this project"),
    ("extends: /etc/passwd", "it is outside of this project"),
    ("extends: .env", "it is no file of settings"),
    ("extends: .git/config", "it belongs to the system or to git"),
    ("extends: /proc/self/environ", "it belongs to the system or to git"),
    ("baseline: ../other/set.yml", "it is outside of this project"), ("baseline: .env", "is no baseline"),
    ("runtime: import\nmodules: { ../other: Other }", "it is outside of this project"),
  ])
  func settingsShowNothing(_ settings: String, _ reason: String) throws {
    try workspace.write("other/set.yml", "\(Self.secret): 1\n")
    try workspace.write("repository/.env", "PASSWORD=\(Self.secret)\n")
    try workspace.write("repository/.git/config", "\(Self.secret): 1\n")
    try workspace.write("repository/.stylec.yml", settings + "\n")
    for command in ["lint --no-cache", "build", "format", "lint --print-config"] {
      let text = try inRepository(command, status: 78)
      #expect(text.contains(reason), "\(command): \(text)")
      #expect(!text.contains(Self.secret), "\(text)")
    }
  }

  @Test func theLanguageServerShowsNothing() throws {
    try workspace.write("repository/.env", "PASSWORD=\(Self.secret)\n")
    try workspace.write("repository/id_rsa", "-----BEGIN KEY-----\n\(Self.secret)\n")
    try workspace.write("repository/.stylec.yml", "sources: [styles, .env, id_rsa]\n")
    let text = "imports: [/etc/passwd, ../.env, /proc/self/environ]\n"
    try workspace.write("repository/styles/bad.yaml", text)
    func message(_ text: String) -> String { "Content-Length: \(text.utf8.count)\r\n\r\n\(text)" }
    let root = workspace.url("repository").path
    let input = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"processId":null,"rootUri":"file://\#(root)"}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file://\#(root)/styles/bad.yaml","#
        + #""languageId":"yaml","version":1,"text":"\#(text.dropLast())"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"workspace/diagnostic","params":{"previousResultIds":[]}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map(message).joined()
    let run = try workspace.run("language-server", input: input, environment: ["SECRET": Self.secret])
    #expect(run.output.contains("no style file"), "\(run.output)")
    #expect(!run.output.contains(Self.secret) && !run.output.contains("root:x"), "\(run.output)")
  }
}
