import Foundation
import StyleSource
import StyleSyntax
import Testing

/// What `docs/ci.md` and `docs/install.md` show: each snippet is a file in `Setups`, and is run or checked here.
///
/// `BLESS=1 swift test --filter SetupTests` writes the version of the command into all of them, and the files into the pages.
@Suite struct SetupTests {
  private static let pages = ["docs/ci.md", "docs/install.md"]
  private static let folder = "Tests/CommandLineTests/Setups/"

  private static func setup(_ name: String) throws -> String { try Repository.text(folder + name) }

  /// Behind a comment `<!-- setup: github.yml -->` a page shows the file of that name.
  @Test func thePagesShowTheFiles() throws {
    var shown: [String] = []
    if Self.isBlessing { try Self.writeVersion() }
    for path in Self.pages {
      let page = try Repository.text(path)
      let (wanted, names) = try Self.filled(page)
      shown += names
      if Self.isBlessing {
        try wanted.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
      } else {
        #expect(page == wanted, "\(path) does not show the files in \(Self.folder)")
      }
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent(Self.folder).path)
    #expect(shown.sorted() == files.sorted())
  }

  /// A page with the files in it, and their names.
  private static func filled(_ page: String) throws -> (text: String, names: [String]) {
    var shown: [String] = []
    var lines: [String] = []
    var isInside = false
    for line in page.components(separatedBy: "\n") {
      if isInside {
        if line == "```" { isInside = false } else { continue }
      }
      lines.append(line)
      if line.hasPrefix("```"), let name = shown.last,
        lines.dropLast().last(where: { !$0.isEmpty }) == "<!-- setup: \(name) -->"
      {
        isInside = true
        lines += try setup(name).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
          String.init)
      } else if line.hasPrefix("<!-- setup: ") {
        shown.append(String(line.dropFirst("<!-- setup: ".count).dropLast(" -->".count)))
      }
    }
    return (lines.joined(separator: "\n"), shown)
  }

  private static let isBlessing = ProcessInfo.processInfo.environment["BLESS"] != nil

  // MARK: Versions

  /// What the pages say of versions to come names none that exists.
  private static let next = "before 1.0.0"

  private static func writeVersion() throws {
    let version = try Workspace().version()
    for path in try versioned {
      let parts = try Repository.text(path).components(separatedBy: next)
      let text = parts.map { $0.replacing(/\d+\.\d+\.\d+/, with: version) }.joined(separator: next)
      try text.write(to: Repository.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
  }

  private static var versioned: [String] {
    get throws {
      let setups = try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appendingPathComponent(folder).path)
      return pages + ["README.md", ".github/actions/stylec/action.yml", ".gitlab/stylec.yml"]
        + setups.map { folder + $0 }
    }
  }

  /// What people copy installs the release that it describes.
  @Test(.disabled(if: isBlessing)) func everyVersionIsTheCommands() throws {
    let version = try Workspace().version()
    for path in try Self.versioned {
      let text = try Repository.text(path).replacing(Self.next, with: "")
      let named = text.matches(of: /\d+\.\d+\.\d+/).map { String($0.output) }
      #expect(named.allSatisfy { $0 == version }, "\(path): \(named) and not \(version)")
      #expect(!named.isEmpty || path.hasPrefix(Self.folder), "\(path)")
      #expect(!text.contains("branch: \"main\"") && !text.contains("rev: main"), "\(path) pins nothing")
    }
  }

  /// The files that a release has.
  @Test func everyDownloadIsAFileOfTheRelease() throws {
    let version = try Workspace().version()
    let files = [
      "stylec-\(version)-linux-x86_64.tar.gz", "stylec-\(version)-linux-x86_64-static.tar.gz",
      "stylec_\(version)_amd64.deb", "SHA256SUMS",
    ]
    var found: Set<String> = []
    for path in try Self.versioned {
      let text = try Repository.text(path)
      for match in text.matches(
        of: /github\.com\/([^\/\s]+\/[^\/\s]+)\/releases\/download\/([^\/\s]+)\/([^\s`|]+)/)
      {
        #expect(match.output.1 == "YOUR-ORGANIZATION/stylec" && String(match.output.2) == version, "\(path)")
        #expect(files.contains(String(match.output.3)), "\(path): \(match.output.3)")
        found.insert(String(match.output.3))
      }
    }
    #expect(found == Set(files))
  }

  /// The commands for a fresh machine: CI installs and builds the same.
  @Test func readmesFirstCommandsAreThoseOfCI() throws {
    let readme = try Repository.text("README.md")
    let commands = readme.matches(of: /(?m)^```sh\n(.+)\n```$/).map { String($0.output.1) }
    try #require(commands.count == 2)
    let packages = try #require(commands[0].firstMatch(of: /apt-get install -y ([a-z0-9. -]+)'/)).output.1
    let ci = try Repository.text(".ci/run")
    #expect(ci.contains("local packages=(\(packages))\n"))
    let flags = "--disable-index-store -Xswiftc -Onone -Xswiftc -gnone"
    let run = "swift run \(flags) stylec build styles --output out"
    #expect(
      commands[0]
        == "$(command -v sudo) sh -c 'apt-get update && apt-get install -y \(packages)' && \(run)")
    let optimized = "-c release --static-swift-stdlib --product stylec\n"
    #expect(ci.contains("swift build \"${quick[@]}\" --scratch-path $release \(optimized)"))
    #expect(try Repository.text("docs/install.md").contains("swift build \(optimized)"))
    #expect(commands[1] == "swift test")
    for package in ["libyaml", "cairo", "pango", "libdeflate", "librsvg"] {
      #expect(readme.contains(/brew install [a-z ]+/) && ci.contains(package))
    }
  }

  // MARK: Commands

  /// Every command runs in a project that is as it should be, and writes the files that it names.
  @Test(
    .tags(.slow),
    arguments: [
      "archive.sh", "baseline.sh", "code-scanning.yml", "completions.sh", "pre-commit.yaml", "static.sh",
      "verify.sh", "xcode.sh", "xcode-cloud.sh",
    ])
  func theCommandsRun(_ name: String) throws {
    let workspace = try Self.project()
    for folder in [
      ".zsh/completions", ".local/share/bash-completion/completions", ".config/fish/completions",
    ] {
      try FileManager.default.createDirectory(at: workspace.url(folder), withIntermediateDirectories: true)
    }
    try workspace.makeRelease()
    // What is downloaded before.
    if name == "verify.sh" {
      _ = try workspace.run(script: "cp releases/*/*-linux-x86_64.tar.gz .")
    }
    let commands = try Self.commands(name)
    #expect(!commands.isEmpty)
    for command in commands {
      let local = command.replacing(
        "https://github.com/YOUR-ORGANIZATION/stylec/releases/download", with: workspace.releaseAddress)
      let run = try workspace.run(
        environment: ["SRCROOT": workspace.folder.path, "HOME": workspace.folder.path],
        script: "PATH=\"$PWD/bin:$PATH\"; set -e; \(local)")
      #expect(run.status == 0, "\(command): \(run.output)\(run.error)")
      let words = command.split(separator: " ").map(String.init)
      for (option, file) in zip(words, words.dropFirst())
      where ["--output-file", "--write-baseline", ">"].contains(option) {
        let file = file.replacingOccurrences(of: "~/", with: "")
        #expect(FileManager.default.fileExists(atPath: workspace.url(file).path), "\(command)")
      }
    }
    switch name {
    case "archive.sh":
      let run = try workspace.run(script: "./.local/bin/stylec --version")
      #expect(run.output == (try workspace.run("--version").output), "\(run.error)")
    case "verify.sh":
      // Damage is found.
      let damaged = try workspace.run(
        script: "for file in *.gz; do printf x >> $file; done; \(commands.last ?? "")")
      #expect(damaged.status == 1)
    case "xcode-cloud.sh":
      #expect(
        try workspace.read("defaults.txt")
          == "write com.apple.dt.Xcode IDESkipPackagePluginFingerprintValidatation -bool YES\n")
    default: break
    }
  }

  /// A project with nothing to find, and in `bin` the command and a double of a program of macOS.
  private static func project() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(
      "styles/a.yaml", "styles:\n  card: { component: UIView, backgroundColor: systemBlue }\n")
    #expect(try workspace.run("generate", "--output", "Sources/Styles").status == 0)
    let made = try workspace.run(
      script: """
        mkdir bin && ln -s "$stylec" bin/stylec
        printf '#!/bin/sh\\necho "$@" > defaults.txt\\n' > bin/defaults && chmod +x bin/defaults
        """)
    #expect(made.status == 0)
    return workspace
  }

  /// The lines of a script, or in YAML the texts that a runner gives to a shell, as far as they call stylec.
  private static func commands(_ name: String) throws -> [String] {
    let text = try setup(name)
    if name.hasSuffix(".sh") {
      return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }
    var found: [String] = []
    try visit(name) { node in
      if node.kind == .scalar, node.text.hasPrefix("stylec ") { found.append(node.text) }
    }
    return found
  }

  private static func visit(_ name: String, _ body: (SyntaxNode) -> Void) throws {
    func walk(_ node: SyntaxNode) {
      body(node)
      for element in node.elements { walk(element) }
      for entry in node.entries { walk(entry.value) }
    }
    walk(try Repository.yaml(folder + name))
  }

  // MARK: GitHub

  /// What GitHub asks of steps and of permissions.
  @Test(arguments: ["github.yml", "code-scanning.yml"]) func stepsAreGitHubs(_ name: String) throws {
    let workflow = try Repository.yaml(Self.folder + name)
    #expect(Set(workflow.entries.map(\.key.text)) == ["name", "on", "permissions", "jobs"])
    var uses: [String] = []
    for job in try #require(workflow["jobs"]).entries {
      #expect(job.value["runs-on"]?.text == "ubuntu-latest")
      for step in try #require(job.value["steps"]).elements {
        let keys = Set(step.entries.map(\.key.text))
        #expect(keys.contains("uses") != keys.contains("run"))
        #expect(keys.isSubset(of: ["uses", "run", "with", "id", "if", "name"]))
        if let text = step["uses"]?.text { uses.append(text) }
      }
    }
    #expect(uses.allSatisfy { $0.contains(/@v\d+$|@\d+\.\d+\.\d+$/) }, "\(uses)")
    // What checks out reads, and what uploads findings writes them.
    let permissions = try #require(workflow["permissions"]).texts
    #expect(permissions["contents"] == "read")
    let uploads = uses.contains { $0.hasPrefix("github/codeql-action/upload-sarif") }
    #expect(uploads == (permissions["security-events"] == "write"))
    // A pull request from a fork must not write.
    let isOnPullRequests = try Self.setup(name).contains("pull_request")
    #expect(!(uploads && isOnPullRequests))
  }

  // MARK: pre-commit

  @Test func theHooksAreThoseOfTheRepository() throws {
    let own = try Repository.yaml(".pre-commit-hooks.yaml").elements.map(\.texts)
    let local = try #require(Repository.yaml(Self.folder + "pre-commit.yaml")["repos"]).elements[0]
    #expect(local["repo"]?.text == "local")
    let hooks = try #require(local["hooks"]).elements
    #expect(Set(hooks.map(\.texts["id"])) == Set(own.map { $0["id"] }))
    let version = try Workspace().version()
    for hook in hooks {
      #expect(hook["language"]?.text == "python")
      #expect(hook["additional_dependencies"]?.elements.map(\.text) == ["stylec==\(version)"])
      let same = try #require(own.first { $0["id"] == hook["id"]?.text })
      #expect(same["language"] == "swift")
      #expect(same["files"] == hook["files"]?.text)
      #expect(same["pass_filenames"] == hook["pass_filenames"]?.text)
      #expect(hook["entry"]?.text.hasPrefix(same["entry"] ?? "?") == true)
    }
    let remote = try #require(Repository.yaml(Self.folder + "pre-commit-source.yaml")["repos"]).elements[0]
    #expect(remote["rev"]?.text == version)
    #expect(
      Set(try #require(remote["hooks"]).elements.map(\.texts["id"])) == Set(own.map { $0["id"] }))
  }

  /// pre-commit searches a path from the root of the repository for the expression.
  @Test(arguments: [
    ("styles/a.yaml", true, true), ("apps/shop/styles/deep/a.yml", true, true), (".stylec.yml", false, true),
    ("apps/shop/.stylec.yml", false, true), ("services/one/conf.yml", false, false),
    ("styles/readme.md", false, false), ("mystyles/a.yaml", false, false), ("styles.yaml", false, false),
  ])
  func hooksRunForCommitsThatTouchStyles(_ path: String, _ isFormatted: Bool, _ isLinted: Bool) throws {
    for hook in try Repository.yaml(".pre-commit-hooks.yaml").elements.map(\.texts) {
      let expression = try Regex(try #require(hook["files"]))
      let runs = try expression.firstMatch(in: path) != nil
      #expect(runs == (hook["id"] == "stylec-format" ? isFormatted : isLinted), "\(hook)")
    }
  }

  // MARK: Packages

  /// What the page shows of packages is what the sample has, which CI builds.
  @Test func thePluginsAreThoseOfTheSample() throws {
    let page = try Repository.text("docs/ci.md")
    let sample = try Repository.text("Tests/PluginSample/Package.swift")
    for part in [".plugin(name: \"GenerateStyles\", package: \"stylec\")", "traits: []"] {
      #expect(page.contains(part) && sample.contains(part))
    }
    let own = try Repository.text("Package.swift")
    let named = try #require(try Self.setup("package.swift").firstMatch(of: /\.plugin\(name: "(\w+)"/)).output
      .1
    #expect(own.contains(".plugin(\n      name: \"\(named)\", capability: .buildTool()"))
    #expect(page.contains("swift package stylec lint"))
    #expect(try Repository.text(".ci/run").contains("stylec lint Sources"))
  }

  @Test(.tags(.slow)) func theManifestIsOne() throws {
    let workspace = try Workspace()
    try workspace.write("Package.swift", try Self.setup("package.swift"))
    let run = try workspace.run(script: "swift package dump-package")
    try #require(run.status == 0, "\(run.error)")
    let json = try #require(try JSONSerialization.jsonObject(with: run.outputBytes) as? [String: Any])
    #expect((json["dependencies"] as? [Any])?.count == 1 && run.output.contains("\"stylec-plugins\""))
  }
}
