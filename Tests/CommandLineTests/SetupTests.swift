import Foundation
import StyleSource
import StyleSyntax
import Testing

/// What `docs/ci.md` shows: each snippet is a file in `Setups`, whose commands run here.
///
/// `BLESS=1 swift test --filter SetupTests` writes the files into the page.
@Suite struct SetupTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL
  private static let names = [
    "github.yml", "code-scanning.yml", "gitlab.yml", "baseline.sh", "xcode.sh", "pre-commit.yaml",
    "completions.sh",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func setup(_ name: String) throws -> String {
    try text("Tests/CommandLineTests/Setups/" + name)
  }

  /// Behind a comment `<!-- setup: github.yml -->` the page shows the file of that name.
  @Test func thePageShowsTheFiles() throws {
    let page = try Self.text("docs/ci.md")
    var shown: [String] = []
    var lines: [String] = []
    var isInside = false
    for line in page.components(separatedBy: "\n") {
      if isInside {
        if line == "```" { isInside = false } else { continue }
      }
      lines.append(line)
      if line.hasPrefix("```"), let name = shown.last,
        lines.dropLast().last(where: { !$0.isEmpty }) == marker(name)
      {
        isInside = true
        lines += try Self.setup(name).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
          String.init)
      } else if line.hasPrefix("<!-- setup: ") {
        shown.append(String(line.dropFirst("<!-- setup: ".count).dropLast(" -->".count)))
      }
    }
    #expect(Set(shown) == Set(Self.names))
    let wanted = lines.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["BLESS"] != nil {
      try wanted.write(to: Self.root.appendingPathComponent("docs/ci.md"), atomically: true, encoding: .utf8)
    } else {
      #expect(page == wanted, "docs/ci.md does not show the files in Tests/CommandLineTests/Setups")
    }
  }

  private func marker(_ name: String) -> String { "<!-- setup: \(name) -->" }

  /// Every command of stylec's runs in a project that is as it should be, and writes the files that it names.
  @Test(arguments: names) func theCommandsRun(_ name: String) throws {
    let workspace = try Workspace()
    try workspace.write(
      "styles/a.yaml", "styles:\n  card: { component: UIView, backgroundColor: systemBlue }\n")
    #expect(try workspace.run("generate", "--output", "Sources/Styles").status == 0)
    // The command, where each of the set-ups has built it.
    let links = ["bin", ".stylec-source/.build/release", ".stylec-built"].map {
      "mkdir -p \($0) && ln -s \"$stylec\" \($0)/stylec"
    }
    #expect(try workspace.run(script: links.joined(separator: " && ")).status == 0)
    for folder in [
      ".zsh/completions", ".local/share/bash-completion/completions", ".config/fish/completions",
    ] {
      try FileManager.default.createDirectory(at: workspace.url(folder), withIntermediateDirectories: true)
    }
    let commands = try Self.commands(name)
    #expect(!commands.isEmpty || name == "pre-commit.yaml")
    for command in commands {
      let run = try workspace.run(
        environment: ["SRCROOT": workspace.folder.path, "HOME": workspace.folder.path],
        script: "PATH=\"$PWD/bin:$PATH\"; set -e; \(command)")
      #expect(run.status == 0, "\(command): \(run.output)\(run.error)")
      let words = command.split(separator: " ").map(String.init)
      for (option, file) in zip(words, words.dropFirst())
      where ["--output-file", "--write-baseline", ">"].contains(option) {
        let file = file.replacingOccurrences(of: "~/", with: "")
        #expect(FileManager.default.fileExists(atPath: workspace.url(file).path), "\(command)")
      }
    }
  }

  /// The lines of a script, or in YAML the texts that a runner gives to a shell, as far as they call stylec.
  private static func commands(_ name: String) throws -> [String] {
    let text = try setup(name)
    if name.hasSuffix(".sh") { return text.split(separator: "\n").map(String.init) }
    var found: [String] = []
    try visit(text, name) { node in
      if node.kind == .scalar, node.text.contains("stylec "), !node.text.contains("swift build") {
        found.append(node.text)
      }
    }
    return found
  }

  private static func visit(_ text: String, _ name: String, _ body: (SyntaxNode) -> Void) throws {
    let parsed = parse(SourceFile(id: FileID(0), path: name, bytes: Array(text.utf8)))
    try #require(parsed.diagnostics.isEmpty, "\(name): \(parsed.diagnostics.map(\.message))")
    func walk(_ node: SyntaxNode) {
      body(node)
      for element in node.elements { walk(element) }
      for entry in node.entries { walk(entry.value) }
    }
    if let root = parsed.product.root { walk(root) }
  }

  /// What GitHub asks of steps, of permissions and of its cache.
  @Test(arguments: ["github.yml", "code-scanning.yml"]) func stepsAreGitHubs(_ name: String) throws {
    var text = try Self.setup(name)
    // A part of a job.
    if text.hasPrefix(" ") { text = "jobs:\n  styles:\n" + text }
    var uses: [String] = []
    var permissions: [String: String] = [:]
    try Self.visit(text, name) { node in
      for entry in node.entries {
        if entry.key.text == "steps" {
          for step in entry.value.elements {
            let keys = Set(step.entries.map(\.key.text))
            #expect(keys.contains("uses") != keys.contains("run"))
            #expect(keys.isSubset(of: ["uses", "run", "with", "id", "if", "name"]))
          }
        }
        if entry.key.text == "uses" { uses.append(entry.value.text) }
        if entry.key.text == "permissions" {
          for entry in entry.value.entries { permissions[entry.key.text] = entry.value.text }
        }
        if entry.key.text == "with", entry.value.entries.contains(where: { $0.key.text == "key" }) {
          #expect(entry.value.entries.map(\.key.text) == ["path", "key"])
        }
      }
    }
    #expect(uses.allSatisfy { $0.contains("@v") })
    // What checks out reads, and what uploads findings writes them.
    #expect(permissions["contents"] == "read")
    let uploads = uses.contains { $0.hasPrefix("github/codeql-action/upload-sarif") }
    #expect(uploads == (permissions["security-events"] == "write"))
    #expect(uploads || uses.contains { $0.hasPrefix("actions/cache@") })
  }

  @Test func theHooksAreThoseOfTheRepository() throws {
    let hooks = try Self.text(".pre-commit-hooks.yaml")
    var ids: [String] = []
    try Self.visit(try Self.setup("pre-commit.yaml"), "pre-commit.yaml") { node in
      ids += node.entries.filter { $0.key.text == "id" }.map(\.value.text)
    }
    #expect(ids.count == 2 && ids.allSatisfy { hooks.contains("- id: \($0)\n") })
  }

  /// What the page shows of packages is what the sample has, which CI builds.
  @Test func thePluginsAreThoseOfTheSample() throws {
    let page = try Self.text("docs/ci.md")
    let sample = try Self.text("Tests/PluginSample/Package.swift")
    for part in [".plugin(name: \"GenerateStyles\", package: \"stylec\")", "traits: []"] {
      #expect(page.contains(part) && sample.contains(part))
    }
    #expect(page.contains("swift package stylec lint"))
    #expect(try Self.text(".ci/run").contains("stylec lint Sources"))
  }
}
