import Foundation
import Oracles
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// Images in JPEG, SVG and PDF, which libraries draw that are loaded when they are needed.
@Suite(.enabled(if: JPEGDecoder.shared != nil && SVGDrawer.shared != nil && PDFDrawer.shared != nil))
struct ImageFormatTests {
  /// Red and green above blue and yellow, 24 × 16 pixels; written by Pillow.
  private static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//
      2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAQABgDAREAAhEBAxEB/8QA
      FgABAQEAAAAAAAAAAAAAAAAABgUH/8QAHBABAAAHAQAAAAAAAAAAAAAAAAUHQ0WCg8HC/8QAFwEBAQEBAAAAAAAAAAAAAAAABwQFBv/EABsRAQABBQEAAAAA
      AAAAAAAAAAAEBkFEgsIH/9oADAMBAAIRAxEAPwA+xiSrwGvj1JLsPK9x9+VdGPGaHl2J7LC56vY29Cxt+VkS54Nlj//Z
      """, options: .ignoreUnknownCharacters)

  /// The same colours in 24 × 16 points.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect width="12" height="8" fill="#f00"/>
    <rect x="12" width="12" height="8" fill="#0f0"/><rect y="8" width="12" height="8" fill="#00f"/>
    <rect x="12" y="8" width="12" height="8" fill="#ff0"/></svg>
    """

  private static let pdf: String = {
    let content =
      "1 0 0 rg 0 8 12 8 re f 0 1 0 rg 12 8 12 8 re f 0 0 1 rg 0 0 12 8 re f 1 1 0 rg 12 0 12 8 re f"
    return """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 24 16]/Contents 4 0 R/Resources<<>>>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
  }()

  private static let red = [255, 0, 0, 255], green = [0, 255, 0, 255]
  private static let blue = [0, 0, 255, 255], yellow = [255, 255, 0, 255]

  private static func file(
    _ bytes: some Sequence<UInt8>, _ format: ImageFormat, width: Double = 24, height: Double = 16
  ) -> ImageFile {
    ImageFile(scale: 1, format: format, width: width, height: height, contents: ImageContents(Array(bytes)))
  }

  /// The image in the upper left corner of a layer of 40 × 40 points.
  private static func scene(
    _ file: ImageFile, _ keys: String = "contentMode: topLeft", isTemplate: Bool = false
  ) throws -> Scene {
    var sheet = try Drawn.sheet(
      Drawn.example(
        "{ sublayers: [{ name: inner, kind: image, contents: photo, \(keys) }] }", size: "[40, 40]"))
    let image = AppImage(files: [file], isTemplate: isTemplate)
    sheet.images.libraries = [ImageLibrary(names: ["photo"], images: ["photo": image])]
    sheet.images.libraryOfFile = [0]
    return buildScene(try #require(pictureList(sheet).first), in: sheet)
  }

  /// Its quarters, in reading order.
  private static func quarters(_ drawn: Drawn, width: Double, height: Double) -> [[Int]] {
    [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { drawn.pixel($0 * width, $1 * height) }
  }

  /// What Exif 2.32, 4.6.4, says of each orientation: where the first row and the first column of the file are seen.
  @Test(arguments: [
    (ImageOrientation.topLeft, [red, green, blue, yellow]), (.topRight, [green, red, yellow, blue]),
    (.bottomRight, [yellow, blue, green, red]), (.bottomLeft, [blue, yellow, red, green]),
    (.leftTop, [red, blue, green, yellow]), (.rightTop, [blue, red, yellow, green]),
    (.rightBottom, [yellow, green, blue, red]), (.leftBottom, [green, yellow, red, blue]),
  ])
  func aPhotoStandsUpright(_ orientation: ImageOrientation, _ colors: [[Int]]) throws {
    let (width, height) = orientation.swapsAxes ? (16.0, 24.0) : (24.0, 16.0)
    let file = Self.file(try #require(Self.jpeg), .jpeg(orientation), width: width, height: height)
    for scale in [1, 2] {
      let drawn = try Drawn(scene: Self.scene(file), scale: scale)
      for (pixel, color) in zip(Self.quarters(drawn, width: width, height: height), colors) {
        #expect(isNear(pixel, color, by: 6), "\(orientation) at \(scale): \(pixel) for \(color)")
      }
      #expect(drawn.pixel(width + 4, height + 4)[3] == 0)
    }
  }

  @Test(arguments: [false, true])
  func vectorsAreDrawn(_ isPDF: Bool) throws {
    let file =
      isPDF ? Self.file(Self.pdf.utf8, .pdf(scales: true)) : Self.file(Self.svg.utf8, .svg(scales: true))
    for scale in [1, 2, 3] {
      let drawn = try Drawn(scene: Self.scene(file), scale: scale)
      #expect(
        Self.quarters(drawn, width: 24, height: 16) == [Self.red, Self.green, Self.blue, Self.yellow])
    }
  }

  /// Enlarged, vectors that an app has are sharp, and pixels that Xcode made of them aren't.
  @Test func onlyVectorsThatAreKeptScale() throws {
    for (scales, isSharp) in [(true, true), (false, false)] {
      let drawn = try Drawn(
        scene: Self.scene(Self.file(Self.svg.utf8, .svg(scales: scales)), "contentMode: scaleToFill"),
        scale: 2)
      // Red meets green in the middle.
      let beside = drawn.pixel(19.75, 5)
      #expect((beside == Self.red) == isSharp, "\(beside)")
    }
  }

  @Test func aTemplateShowsItsTint() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 16'><rect width='12' height='16'/></svg>"
    let scene = try Self.scene(
      Self.file(svg.utf8, .svg(scales: false)), "contentMode: topLeft, tintColor: blue", isTemplate: true)
    let drawn = try Drawn(scene: scene, scale: 2)
    #expect(Self.quarters(drawn, width: 24, height: 16).map { $0[3] } == [255, 0, 255, 0])
    #expect(drawn.pixel(6, 8) == Self.blue)
  }

  /// A JPEG is held as it is; what is turned, tinted or vectors, as a PNG.
  @Test func svgFilesHoldThem() throws {
    func svg(_ file: ImageFile) throws -> String {
      String(decoding: renderSVG(try Self.scene(file), idPrefix: "p", title: nil), as: UTF8.self)
    }
    let jpeg = try #require(Self.jpeg)
    #expect(
      try svg(Self.file(jpeg, .jpeg(.topLeft))).contains(
        "data:image/jpeg;base64,\(jpeg.base64EncodedString())"))
    for file in [
      Self.file(jpeg, .jpeg(.bottomRight)), Self.file(Self.svg.utf8, .svg(scales: true)),
      Self.file(Self.pdf.utf8, .pdf(scales: false)),
    ] {
      #expect(try svg(file).contains("data:image/png;base64,"))
    }
  }

  /// Each is a crossed box, and what can't be unpacked is told.
  @Test func whatIsDamagedIsACrossedBox() throws {
    let jpeg = try #require(Self.jpeg)
    let files = [
      Self.file(jpeg.prefix(jpeg.count / 2), .jpeg(.topLeft)), Self.file("nothing".utf8, .jpeg(.topLeft)),
      Self.file(Self.svg.dropLast(20).utf8, .svg(scales: true)), Self.file("<svg".utf8, .svg(scales: false)),
      Self.file("%PDF-1.4 nothing %%EOF".utf8, .pdf(scales: true)), Self.file([], .pdf(scales: true)),
    ]
    for file in files {
      let scene = try Self.scene(file)
      let box = try Bitmap(drawing: Self.scene(Self.file([], .png)), scale: 2)
      #expect(try Bitmap(drawing: scene, scale: 2) == box)
      #expect(RenderCache().undrawnImages(in: scene) == [UndrawnImage(file.contents, .damaged)])
    }
    let whole = try Self.scene(Self.file(jpeg, .jpeg(.topLeft)))
    #expect(RenderCache().undrawnImages(in: whole) == [])
  }

  /// An SVG reads no other file.
  @Test func nothingElseIsOpened() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("stylec-\(UUID()).png")
    try Data(PNGFile([255, 0, 0, 255], width: 8, height: 8).bytes).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    for address in [path.absoluteString, path.path, path.lastPathComponent] {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><image width="24" height="16" href="\(address)"/></svg>
        """
      let drawn = try Drawn(scene: Self.scene(Self.file(svg.utf8, .svg(scales: true))), scale: 1)
      #expect(drawn.pixel(12, 8)[3] == 0)
    }
  }
}

/// What a run that draws says of images that it can't draw.
@Suite struct UndrawnImageTests {
  @Test(arguments: [
    (UndrawnImage.Reason.damaged, "its file is damaged"),
    (.missingLibrary(.jpeg(.topLeft)), "no library for JPEG is installed"),
    (.missingLibrary(.pdf(scales: true)), "no library for PDF is installed"),
  ])
  func aStyleIsToldWhy(_ reason: UndrawnImage.Reason, _ words: String) throws {
    var sheet = try Drawn.sheet("styles: { a: { component: UIImageView, image: photo } }")
    let contents = ImageContents([1, 2, 3])
    let file = ImageFile(scale: 1, width: 20, height: 20, contents: contents)
    sheet.images.libraries = [ImageLibrary(names: ["photo"], images: ["photo": AppImage(files: [file])])]
    sheet.images.libraryOfFile = [0]
    let style = try #require(stylePictures(of: sheet).first)
    let found = style.findings(undrawn: [UndrawnImage(contents, reason)], in: sheet)
    #expect(found.map(\.code.id) == ["undrawn-image"] && found[0].message.contains(words))
    #expect(found[0].severity == .info && found[0].notes.count == 1)
    #expect(style.findings(undrawn: [], in: sheet).isEmpty)
  }
}
