import Foundation
import StyleModel
import Testing
import UnsyncedFiles

@testable import StyleWorkspace

/// A workspace follows the images of its settings, as it follows style files.
@Suite struct ImageWorkspaceTests {
  private let folder: URL
  private let files: RootedFiles

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("stylec-images-\(UUID().uuidString)")
    files = RootedFiles(Disk(), at: folder.path)
    try write(".stylec.yml", Data("images: [images]\n".utf8))
    try write("a.yaml", Data(style("photo").utf8))
    for name in ["photo", "other"] { try write("images/\(name).png", Self.png(width: 2)) }
  }

  private func write(_ path: String, _ bytes: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.writeUnsynced(to: url)
  }

  private func style(_ image: String) -> String {
    "styles: { a: { summary: S., component: UIImageView, image: \(image) } }\n"
  }

  /// As far as a workspace looks at it.
  private static func png(width: UInt8) -> Data {
    func chunk(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(contents.count)] + Array(kind.utf8) + contents + [0, 0, 0, 0]
    }
    let header: [UInt8] = [0, 0, 0, width, 0, 0, 0, 2, 8, 6, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", [0])
        + chunk("IEND", []))
  }

  private func codes(_ workspace: Workspace) -> [String] {
    workspace.snapshot.findings.map(\.code.id).filter { $0 == "unknown-image" }
  }

  @Test func theStateAfterAnEditIsThatOfABuildFromScratch() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var workspace = try Workspace(["a.yaml"], in: files)
    for name in ["photo", "other", "nothing", "photo", "{ systemName: star }", "other"] {
      try workspace.edit(style(name), of: "a.yaml")
      let text = folder.appendingPathComponent("a.yaml").path
      let fresh = try Workspace(["a.yaml"], in: files, texts: [text: Array(style(name).utf8)])
      #expect(codes(workspace) == (name == "nothing" ? ["unknown-image"] : []), "\(name)")
      #expect(codes(workspace) == codes(fresh))
      let (edited, read) = (workspace.snapshot.sheet.images, fresh.snapshot.sheet.images)
      #expect(edited.libraries.map(\.names) == [["other", "other.png", "photo", "photo.png"]])
      // What was read for an earlier name may stay.
      for (name, image) in read.libraries[0].images { #expect(edited.libraries[0].images[name] == image) }
      if name == "other" { #expect(edited.libraries[0].images[name]?.files.map(\.width) == [2]) }
    }
  }

  @Test func aRefreshReadsAChangedImage() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var workspace = try Workspace(["a.yaml"], in: files)
    let before = workspace.snapshot.sheet.images.libraries[0].fingerprint
    try write("images/photo.png", Self.png(width: 9))
    try workspace.refresh()
    let library = workspace.snapshot.sheet.images.libraries[0]
    #expect(library.images["photo"]?.files.map(\.width) == [9])
    #expect(library.fingerprint != before)
    #expect(workspace.inputs.files.contains(folder.path + "/images/photo.png"))
    #expect(workspace.inputs.folders.contains(folder.path + "/images"))
    // One that goes is unknown at once, and one that comes is known.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("images/photo.png"))
    #expect(try workspace.refresh().flatMap(\.findings).map(\.code.id) == ["unknown-image"])
    try write("images/photo@3x.png", Self.png(width: 3))
    #expect(try workspace.refresh().flatMap(\.findings).map(\.code.id) == [])
    #expect(workspace.snapshot.sheet.images.libraries[0].images["photo"]?.files.map(\.scale) == [3])
  }

  /// Symbols are judged by the systems that settings name, and by the defaults of the targets where they name none.
  @Test func symbolsAreJudgedByDeployment() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (settings, message) in [
      ("", "iOS 15 and macOS 12 don't have the symbol ‘fan.floor.fill’"),
      ("targets: [uikit]", "iOS 15 doesn't have the symbol ‘fan.floor.fill’"),
      ("targets: [appkit]", "macOS 12 doesn't have the symbol ‘fan.floor.fill’"),
      ("targets: [plain]", nil),
      ("deployment: { iOS: 16 }", nil),
      ("deployment: { iOS: 16, macOS: 12 }", "macOS 12 doesn't have the symbol ‘fan.floor.fill’"),
      ("deployment: { watchOS: 8 }", "watchOS 8 doesn't have the symbol ‘fan.floor.fill’"),
    ] {
      try write(".stylec.yml", Data((settings + "\n").utf8))
      let workspace = try Workspace(
        ["a.yaml"], in: files,
        texts: [
          folder.appendingPathComponent("a.yaml").path: Array(style("{ systemName: fan.floor.fill }").utf8)
        ])
      let found = workspace.snapshot.findings.filter { $0.code.id == "unavailable-symbol" }
      #expect(found.map(\.message) == (message.map { [$0] } ?? []), "\(settings)")
    }
  }
}
