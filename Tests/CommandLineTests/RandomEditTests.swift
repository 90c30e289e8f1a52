import Foundation
import Testing

/// Whatever is edited, what lies in the folder is what a build from nothing writes.
@Suite(.tags(.slow)) struct RandomEditTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyEditComesToAFreshBuild(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    var project = Project()
    for (path, text) in project.files { try workspace.replace(path, text) }
    let watched = try Watched(workspace, "styles", "--format", "png,svg,html", "--scale", "1")
    _ = try watched.waitUntilReady()
    try keep()
    var history: [String] = []
    var isSpoilt = false
    for _ in 0..<12 {
      let before = project.files
      history.append(project.edit(&random))
      if random.next(5) == 0 {
        try spoil(&random)
        isSpoilt = true
      }
      try save(project.files, over: before)
      try watched.wait()
      let fresh = try workspace.run(
        script: """
          rm -rf fresh; "$stylec" build styles --format png,svg,html --scale 1 --output fresh --quiet
          """)
      // With errors the last good outputs stay, also where somebody else has changed them.
      if fresh.status != 0, isSpoilt { continue }
      let expected = fresh.status == 0 ? "fresh" : "good"
      var difference = try differences(expected)
      while !difference.isEmpty {
        // Several files may make several builds.
        do {
          try watched.wait()
        } catch {
          Issue.record("after \(history):\n\(difference)\n\(fresh.error)")
          return
        }
        difference = try differences(expected)
      }
      isSpoilt = false
      try keep()
    }
  }

  /// Remembers what lies in the folder now.
  private func keep() throws { _ = try workspace.run(script: "rm -rf good && cp -r out good") }

  private func differences(_ expected: String) throws -> String {
    try workspace.run(script: "diff -r -q -x .stylec-cache out \(expected)").output
  }

  /// Somebody else changes or removes what was written.
  private func spoil(_ random: inout Seeded) throws {
    let outputs = workspace.files(in: "out").keys.filter { $0.hasSuffix("png") || $0.hasSuffix("swift") }
    guard let path = random.pick(outputs.sorted()) else { return }
    if random.next(2) == 0 {
      try workspace.remove("out/" + path)
    } else {
      try workspace.write("out/" + path, "spoilt")
    }
  }

  private func save(_ files: [String: String], over before: [String: String]) throws {
    for path in before.keys where files[path] == nil { try workspace.remove(path) }
    // What is broken comes first, so that no build comes between that would have something to write.
    let changed = files.filter { before[$0.key] != $0.value }
    for (path, text) in changed.sorted(by: { $0.value.contains("- [") && !$1.value.contains("- [") }) {
      try workspace.replace(path, text)
    }
  }
}

/// Style files that are edited at random.
private struct Project {
  private var tints = ["ink": "#102030", "paper": "white"]
  private var radius = 4
  /// Above the tokens, so that they stand in other lines.
  private var comments = 0
  private var styles: [String: [Style]] = [
    "a": [Style(name: "one"), Style(name: "two", parent: "one")], "b": [Style(name: "three")],
  ]
  private var broken: String?
  private var tokensAreThere = true
  private var count = 3
  private var edits = 0

  private struct Style {
    var name: String
    var parent: String?
    var color = "$color.ink"
    var title = "T"
    var more = ""
  }

  var files: [String: String] {
    var files: [String: String] = [:]
    // Each edit changes a file, so that there is always a build to wait for.
    files["styles/edits.yaml"] = "tokens: { number: { edits: \(edits) } }\n"
    if tokensAreThere {
      let colors = tints.sorted { $0.key < $1.key }.map { "    \($0.key): \"\($0.value)\"\n" }.joined()
      files["tokens.yaml"] =
        String(repeating: "# A line.\n", count: comments) + "tokens:\n  color:\n\(colors)"
    }
    files["styles/button.yaml"] = """
      imports: [../tokens.yaml]
      components:
        Key:
          base: UIButton
          properties:
            radius: { type: CGFloat, default: \(radius) }
            surface: { type: UIColor, default: $color.paper }
          layer: { cornerRadius: $radius, backgroundColor: $surface }
          states: { highlighted: { alpha: 0.5 } }
          transition: { duration: 0.2 }
          preview: { size: [40, 20] }

      """
    for (name, styles) in styles {
      var text = "imports: [button.yaml, ../tokens.yaml]\nstyles:\n"
      for style in styles {
        text += "  \(style.name):\n"
        text += style.parent.map { "    extends: \($0)\n" } ?? "    component: Key\n"
        text += "    surface: \(style.color)\n    title: \(style.title)\n\(style.more)"
      }
      if styles.isEmpty { text = "styles: {}\n" }
      files["styles/\(name).yaml"] = broken == name ? text + "  - [\n" : text
    }
    return files
  }

  /// Changes something, and says what.
  mutating func edit(_ random: inout Seeded) -> String {
    edits += 1
    count += 1
    // What is broken is mostly put right next.
    if broken != nil, random.next(3) > 0 {
      broken = nil
      return "mend"
    }
    if !tokensAreThere, random.next(3) > 0 {
      tokensAreThere = true
      return "tokens are back"
    }
    let file = random.pick(styles.keys.sorted()) ?? "a"
    let place = styles[file].flatMap { random.pick(Array($0.indices)) }
    switch random.next(13) {
    case 0:
      tints["ink"] = "#0000\(10 + random.next(89))"
      return "ink"
    case 1:
      radius = random.next(9)
      return "radius"
    case 2:
      styles[file, default: []].append(Style(name: "new\(count)"))
      return "a style in \(file)"
    case 3:
      styles["file\(count)"] = [Style(name: "in\(count)", color: "red")]
      return "file\(count)"
    case 4:
      styles[file] = nil
      return "no \(file)"
    case 5:
      broken = file
      return "break \(file)"
    case 6:
      tokensAreThere = false
      return "no tokens"
    case 7:
      if let place { styles[file]?[place].more = "    states: { highlighted: { radius: \(count) } }\n" }
      return "a state in \(file)"
    case 8:
      if let place { styles[file]?[place].more = "    modes: { dark: { surface: black } }\n" }
      return "a mode in \(file)"
    case 9:
      if let place { styles[file]?[place].name = "renamed\(count)" }
      return "a name in \(file)"
    case 10:
      if let place { styles[file]?.remove(at: place) }
      return "one less in \(file)"
    case 11:
      comments += 1
      return "a comment"
    case _:
      if let place { styles[file]?[place].title = "T\(count)" }
      return "a title in \(file)"
    }
  }
}

/// The same numbers for the same start: xorshift64 (Marsaglia, “Xorshift RNGs”, 2003).
private struct Seeded {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(elements.count)]
  }
}
