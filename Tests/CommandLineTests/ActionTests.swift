import Foundation
import StyleSyntax
import Testing

/// The GitHub action and the GitLab job, run as a runner does, with a release in a folder.
@Suite struct ActionTests {
  private let workspace: Workspace
  private let version: String

  init() throws {
    workspace = try Workspace()
    version = try workspace.version()
    try workspace.makeRelease()
    try workspace.write(".git/HEAD", "")
    try workspace.write("styles/a.yaml", Example.clean)
  }

  private static let action = ".github/actions/stylec/action.yml"

  /// The steps of the action that run something, one after the other until one fails.
  private func act(_ inputs: [String: String] = [:]) throws -> Workspace.Run {
    let action = try Repository.yaml(Self.action)
    var values: [String: String] = ["base-url": workspace.releaseAddress]
    for input in try #require(action["inputs"]).entries where values[input.key.text] == nil {
      values[input.key.text] = input.value["default"]?.text
    }
    for (name, value) in inputs {
      #expect(values[name] != nil, "the action has no input \(name)")
      values[name] = value
    }
    func filled(_ text: String) -> String {
      values.reduce(text) { $0.replacing("${{ inputs.\($1.key) }}", with: $1.value) }
    }
    try workspace.write("path.txt", "")
    var output = ""
    var last: Workspace.Run?
    for step in try #require(action["runs"]?["steps"]).elements {
      guard let script = step["run"]?.text else { continue }
      #expect(step["shell"]?.text == "bash")
      #expect(!script.contains("${{"), "an input would be a part of the script")
      var environment = [
        "GITHUB_ACTION_PATH": Repository.root.appendingPathComponent(".github/actions/stylec").path,
        "GITHUB_PATH": workspace.url("path.txt").path,
        "GITHUB_STEP_SUMMARY": workspace.url("summary.md").path,
        "HOME": workspace.url("home").path, "RUNNER_TEMP": workspace.url("temp").path, "SCRIPT": script,
      ]
      for (name, value) in step["env"]?.texts ?? [:] {
        environment[name] = filled(value)
        #expect(!filled(value).contains("${{"), "\(value)")
      }
      environment["FOLDER"] = filled(step["working-directory"]?.text ?? ".")
      // The options that GitHub gives to bash.
      let run = try workspace.run(
        environment: environment,
        script: """
          mkdir -p home temp
          PATH=$(tr '\\n' ':' < path.txt)$PATH
          cd "$FOLDER" && exec bash --noprofile --norc -e -o pipefail -c "$SCRIPT"
          """)
      output += run.output + run.error
      last = run
      if run.status != 0 { break }
    }
    let run = try #require(last)
    return Workspace.Run(status: run.status, outputBytes: Data(output.utf8), output: output, error: "")
  }

  @Test func itChecks() throws {
    let run = try act()
    #expect(run.status == 0, "\(run.output)")
    #expect(
      try workspace.read("summary.md")
        == "### stylec \(try said())\n\n| check | result |\n| --- | --- |\n"
        + "| `stylec lint` | passed |\n| `stylec format` | passed |\n\n")
  }

  private func said() throws -> String {
    try String(workspace.run("--version").output.dropFirst("stylec ".count).dropLast())
  }

  /// What the page shows has inputs of the action, and does what it says.
  @Test func thePagesStepRuns() throws {
    let workflow = try Repository.yaml("Tests/CommandLineTests/Setups/github.yml")
    let steps = try #require(workflow["jobs"]?["styles"]?["steps"]).elements
    let step = try #require(steps.first { $0["uses"]?.text.contains("stylec") == true })
    #expect(step["uses"]?.text == "YOUR-ORGANIZATION/stylec/.github/actions/stylec@\(version)")
    let inputs = try #require(step["with"]).texts
    _ = try workspace.run("generate", "--output", "Sources/Styles")
    #expect(try act(inputs).status == 0)
    try workspace.write("styles/a.yaml", Example.clean.replacing("0.5", with: "0.25"))
    let stale = try act(inputs)
    #expect(stale.status == 1 && stale.output.contains("title=stale-output"), "\(stale.output)")
  }

  @Test func everyInputIsDescribedOnThePage() throws {
    let page = try Repository.text("docs/ci.md")
    for input in try #require(Repository.yaml(Self.action)["inputs"]).entries {
      #expect(page.contains("`\(input.key.text)`"), "\(input.key.text)")
      #expect(input.value["description"] != nil && input.value["default"] != nil)
    }
    for input in try #require(Repository.yaml(".gitlab/stylec.yml")["spec"]?["inputs"]).entries {
      #expect(page.contains("`\(input.key.text)`"), "\(input.key.text)")
    }
  }

  @Test func allChecksRunThoughOneFails() throws {
    try workspace.write(
      "styles/a.yaml", "styles:\n     card: { component: UIView, alpha: $number.nowhere }\n")
    let run = try act(["generate": "Sources/Styles"])
    #expect(run.status == 1)
    for code in ["unknown-token", "unformatted"] { #expect(run.output.contains("title=\(code)"), "\(code)") }
    let summary = try workspace.read("summary.md")
    for part in [
      "### stylec lint: 1 error\n", "| `stylec lint` | failed |", "| `stylec format` | failed |",
      "| `stylec generate` | failed |",
    ] {
      #expect(summary.contains(part), "\(summary)")
    }
  }

  @Test func warningsFailWhereTheyShould() throws {
    try workspace.write("styles/a.yaml", Example.doubtful)
    #expect(try act().status == 0)
    #expect(try act(["strict": "true"]).status == 1)
    _ = try workspace.run("lint", "--write-baseline", "known.json")
    #expect(try act(["strict": "true", "baseline": "known.json"]).status == 0)
    #expect(try act(["strict": "true", "lint": "false"]).status == 0)
  }

  @Test func pathsMayHaveSpaces() throws {
    try workspace.write("my app/one.yaml", Example.wrong)
    #expect(try act(["paths": "my app/one.yaml\nstyles\n"]).status == 1)
    #expect(try act(["paths": "one.yaml", "working-directory": "my app"]).status == 1)
    #expect(try act().status == 0)
  }

  @Test func wrongSettingsAreNoFindings() throws {
    try workspace.write(".stylec.yml", "nonsense: 1\n")
    #expect(try act().status == 78)
    #expect(try workspace.read("summary.md").contains("| `stylec lint` | could not be done (exit code 78) |"))
  }

  // MARK: The release

  @Test func whatIsCachedIsNotFetchedAgain() throws {
    #expect(try act().status == 0)
    try FileManager.default.removeItem(at: workspace.url("releases"))
    #expect(try act().status == 0)
  }

  @Test func aDamagedCacheIsFetchedAgain() throws {
    #expect(try act().status == 0)
    let cached = try #require(workspace.files(in: "home").keys.first { $0.hasSuffix(".tar.gz") })
    try workspace.write("home/" + cached, "damaged")
    #expect(try act().status == 0)
  }

  @Test func aDamagedReleaseIsRefused() throws {
    for name in workspace.files(in: "releases").keys where name.hasSuffix(".gz") {
      try workspace.write("releases/" + name, "damaged")
    }
    let run = try act()
    #expect(
      run.status == 2 && run.output.contains("::error title=stylec::stylec-\(version)-"), "\(run.output)")
    #expect(run.output.contains("checksum"))
    #expect(!workspace.exists("summary.md"))
    // What was refused isn't cached.
    #expect(workspace.files(in: "home").isEmpty)
  }

  @Test func theChecksumMayBePinned() throws {
    let sums = try workspace.read("releases/\(version)/SHA256SUMS")
    let wrong = String(repeating: "0", count: 64)
    #expect(try act(["sha256": wrong]).status == 2)
    let name = try #require(
      workspace.run(
        script: "case $(uname -s) in Darwin) echo macos-universal;; *) echo linux-$(uname -m)-static;; esac"
      ).output.split(separator: "\n").first)
    let line = try #require(sums.split(separator: "\n").first { $0.hasSuffix("\(name).tar.gz") })
    #expect(try act(["sha256": String(line.prefix(64))]).status == 0)
  }

  @Test(arguments: ["latest", "../1.2.3", "99.0.0", ""])
  func onlyAReleaseIsInstalled(_ version: String) throws {
    let run = try act(["version": version])
    #expect(run.status == 2 && run.output.contains("::error title=stylec::"), "\(run.output)")
  }

  @Test func aReleaseOfAnotherVersionIsRefused() throws {
    let made = try workspace.run(
      script: """
        set -e
        mkdir -p releases/9.9.9 tree/stylec-9.9.9/bin && cd releases/9.9.9
        cp ../\(version)/* . && cd ../..
        printf '#!/bin/sh\\necho stylec 9.9.8\\n' > tree/stylec-9.9.9/bin/stylec
        chmod +x tree/stylec-9.9.9/bin/stylec
        cd releases/9.9.9 && rm *
        for system in linux-x86_64-static linux-aarch64-static macos-universal; do
          tar -czf stylec-9.9.9-$system.tar.gz -C ../../tree stylec-9.9.9
        done
        if command -v sha256sum >/dev/null; then sha256sum *; else shasum -a 256 *; fi > ../sums
        mv ../sums SHA256SUMS
        """)
    try #require(made.status == 0, "\(made.error)")
    let run = try act(["version": "9.9.9"])
    #expect(run.status == 2 && run.output.contains("instead of stylec 9.9.9"), "\(run.output)")
  }

  @Test func picturesAreAnotherArchive() throws {
    #expect(try act(["pictures": "true"]).status == 0)
    let cached = workspace.files(in: "home").keys.filter { $0.hasSuffix(".tar.gz") }
    #expect(cached.count == 1 && cached.allSatisfy { !$0.contains("static") }, "\(cached)")
  }

  // MARK: GitLab

  /// What GitLab makes of the job, run as its runner does: both scripts in one shell.
  private func gitlab(_ inputs: [String: String] = [:]) throws -> Workspace.Run {
    let spec = try #require(Repository.yaml(".gitlab/stylec.yml")["spec"]?["inputs"])
    var values = Dictionary(
      uniqueKeysWithValues: spec.entries.map { ($0.key.text, $0.value["default"]?.text ?? "") })
    values["base-url"] = workspace.releaseAddress
    for (name, value) in inputs {
      #expect(values[name] != nil, "the job has no input \(name)")
      values[name] = value
    }
    let job = try #require(Repository.yaml(".gitlab/stylec.yml", document: 1)["stylec"])
    var environment: [String: String] = ["HOME": workspace.url("home").path]
    for (name, value) in try #require(job["variables"]).texts {
      environment[name] = values.reduce(value) { $0.replacing("$[[ inputs.\($1.key) ]]", with: $1.value) }
    }
    let scripts = ["before_script", "script"].flatMap { job[$0]?.elements.map(\.text) ?? [] }
    #expect(scripts.allSatisfy { !$0.contains("$[[") }, "an input would be a part of the script")
    // The runner's shell ends with the first command that fails.
    return try workspace.run(environment: environment, script: "set -e\n" + scripts.joined(separator: "\n"))
  }

  @Test(.enabled(if: isLinux)) func theGitLabJobChecks() throws {
    let setup = try Repository.yaml("Tests/CommandLineTests/Setups/gitlab.yml")
    let include = try #require(setup["include"]).elements[0]
    #expect(
      include["remote"]?.text
        == "https://raw.githubusercontent.com/YOUR-ORGANIZATION/stylec/\(version)/.gitlab/stylec.yml")
    let inputs = try #require(include["inputs"]).texts
    _ = try workspace.run("generate", "--output", "Sources/Styles")
    let clean = try gitlab(inputs)
    #expect(clean.status == 0, "\(clean.output)\(clean.error)")
    #expect(try workspace.read("stylec.json") == "[]\n")
    // The archive is cached.
    try workspace.write("styles/a.yaml", Example.doubtful)
    let cached = try workspace.run(script: "rm releases/*/*.tar.gz")
    #expect(cached.status == 0)
    let strict = try gitlab(inputs)
    #expect(strict.status == 1 && strict.error.contains("is missing"), "\(strict.output)\(strict.error)")
    #expect(strict.output.contains("warning["))
    #expect(try workspace.read("stylec.json").contains("\"severity\": \"minor\""))
    #expect(try gitlab().status == 0)
  }

  @Test(.enabled(if: isLinux)) func theGitLabJobRefusesADamagedRelease() throws {
    #expect(try gitlab(["sha256": String(repeating: "0", count: 64)]).status == 2)
    try FileManager.default.removeItem(at: workspace.url(".stylec-release"))
    for name in workspace.files(in: "releases").keys where name.hasSuffix(".gz") {
      try workspace.write("releases/" + name, "damaged")
    }
    let run = try gitlab()
    #expect(run.status == 2 && run.output.contains("SHA-256"), "\(run.output)\(run.error)")
    #expect(try gitlab(["version": "99.0.0"]).status != 0)
  }
}

/// GitLab's job runs in a container.
private let isLinux: Bool = {
  #if os(Linux)
  true
  #else
  false
  #endif
}()
