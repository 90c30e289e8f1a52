import Foundation
import Oracles
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// The pages of `Tests/Suite/pictures`: each image on a page shows the look with that title, as the page's style file says.
///
/// No text is drawn on them, since versions of pango set it differently. `BLESS=1 swift test --filter GoldenPicture` draws
/// the images anew, except under `CI`.
@Suite struct GoldenPictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Suite/pictures")

  static let pages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static let isBlessing: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["BLESS"] == "1" && environment["CI"] == nil
  }()

  @Test func pagesAreFound() { #expect(Self.pages.count >= 10) }

  @Test(.tags(.slow), arguments: pages)
  func aPageShowsWhatIsDrawn(_ name: String) throws {
    let page = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let sheet = try Drawn.sheet(yaml(of: page))
    let images = images(of: page)
    #expect(!images.isEmpty)
    for image in images {
      let picture = try #require(
        pictureList(sheet).first { $0.title(in: sheet) == image.title }, "no look is called \(image.title)")
      let scene = buildScene(picture, in: sheet)
      let file = Self.folder.appendingPathComponent(image.file)
      if Self.isBlessing {
        try Data(try renderPNG(scene, scale: 2).get()).write(to: file)
      }
      let bytes = Array(try Data(contentsOf: file))
      #expect(bytes.count <= 20 * 1024)
      let expected = Premultiplied(try #require(Bitmap(png: bytes)))
      let drawn = Premultiplied(try Bitmap(drawing: scene, scale: 2))
      let difference = try #require(expected.difference(from: drawn), "\(image.file) has another size")
      #expect(difference <= 2, "\(image.file): \(difference) of 255 apart")
    }
  }

  private func yaml(of page: String) -> String {
    let lines = page.components(separatedBy: "\n").drop { $0 != "```yaml" }.dropFirst()
    return lines.prefix { $0 != "```" }.joined(separator: "\n") + "\n"
  }

  /// The lines `![title](file)`.
  private func images(of page: String) -> [(title: String, file: String)] {
    page.components(separatedBy: "\n").filter { $0.hasPrefix("![") && $0.hasSuffix(")") }.map { line in
      let parts = line.dropFirst(2).dropLast().components(separatedBy: "](")
      return (parts[0], parts[1])
    }
  }
}
