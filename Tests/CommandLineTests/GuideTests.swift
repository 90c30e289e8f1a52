import Foundation
import Testing
import GuidePage

/// Takes the steps of the guides in `docs` as a reader does.
///
/// `BLESS=1 swift test --filter GuideTests` writes what the commands print, and the pictures.
@Suite struct GuideTests {
  private static let isBlessing: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["BLESS"] == "1" && environment["CI"] == nil
  }()

  @Test(.tags(.slow), arguments: GuidePage.names) func eachStepDoesWhatThePageSays(_ name: String) throws {
    let workspace = try Workspace()
    let path = try workspace.run(script: "dirname \"$stylec\"").output.trimmingCharacters(in: .newlines)
    var page = try GuidePage(name)
    var counts: [String: Int] = [:]
    // From the last to the first, since writing what is printed moves the lines behind it.
    var printed: [(lines: Range<Int>, text: String)] = []
    for step in try page.steps {
      switch step {
      case .write(let file, _), .top(let file, _), .add(let file, _, _), .replace(let file, _, _),
        .remove(let file):
        counts["edit", default: 0] += 1
        var files = [file: workspace.exists(file) ? try workspace.read(file) : nil].compactMapValues { $0 }
        try GuidePage.apply(step, to: &files)
        if let text = files[file] {
          try workspace.write(file, text)
        } else {
          try FileManager.default.removeItem(at: workspace.url(file))
        }
        switch step {
        case .replace, .remove: continue
        default: break
        }
        // What nothing uses yet, the next step uses.
        let run = try workspace.run("lint")
        let warnings = run.output.components(separatedBy: "warning[").dropFirst()
        #expect(run.status == 0 && warnings.allSatisfy { $0.hasPrefix("unused-") }, "\(step): \(run.output)")
      case .copy(let folder, let target):
        counts["copy", default: 0] += 1
        try FileManager.default.createDirectory(
          at: workspace.url(target).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: GuidePage.folder.appending(path: folder), to: workspace.url(target))
      case .run(let command, let output):
        counts["run", default: 0] += 1
        let run = try workspace.run(script: "PATH=\"\(path):$PATH\"; exec 2>&1; \(command)")
        let isWrong = output?.text.contains("error[") ?? false
        #expect(run.status == (isWrong ? 1 : 0), "\(command)\(run.output)")
        guard let output else { continue }
        if Self.isBlessing { printed.append((output.lines, run.output)) }
        #expect(run.output == output.text)
      case .finds(let code):
        counts["finds", default: 0] += 1
        let run = try workspace.run("lint")
        #expect(run.output.contains("[\(code)]"), "\(run.output)")
      case .picture(let look, let image):
        counts["picture", default: 0] += 1
        try show(look, in: image, workspace)
      case .swift:
        counts["swift", default: 0] += 1
      }
    }
    #expect(counts.count >= 5, "\(counts)")
    guard Self.isBlessing else { return }
    for (lines, text) in printed.reversed() {
      page.lines.replaceSubrange(
        lines, with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
      )
    }
    try page.lines.joined(separator: "\n").write(to: page.path, atomically: true, encoding: .utf8)
  }

  /// The picture is as large as what is drawn now. Versions of pango set texts differently, so its pixels aren't compared.
  private func show(_ look: String, in image: String, _ workspace: Workspace) throws {
    #expect(try workspace.run("lint", "--strict").status == 0)
    let run = try workspace.run("preview", "--output", ".pictures", "--format", "png")
    #expect(run.status == 0, "\(run.error)")
    let drawn = try Data(contentsOf: workspace.url(".pictures/Previews/" + look))
    let shown = GuidePage.folder.appending(path: image)
    if Self.isBlessing { try drawn.write(to: shown) }
    #expect(size(ofPNG: drawn) == size(ofPNG: try Data(contentsOf: shown)), "\(look)")
    #expect(drawn.count <= 20 * 1024)
  }

  /// Width and height, eight bytes behind the signature and the head of the first chunk.
  private func size(ofPNG bytes: Data) -> [UInt8] { Array(bytes.dropFirst(16).prefix(8)) }
}
