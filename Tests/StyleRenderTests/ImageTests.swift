import Oracles
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// The images of an app, as they are drawn.
@Suite struct ImageTests {
  private static let quarters = [
    [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255],
  ]

  /// Red and green above blue and yellow.
  private static func quartered(width: Int, height: Int) -> PNGFile {
    PNGFile(width: width, height: height) { x, y in
      quarters[(x * 2 < width ? 0 : 1) + (y * 2 < height ? 0 : 2)]
    }
  }

  private static func file(
    _ png: PNGFile, scale: Double = 1, isDark: Bool? = nil, isHighContrast: Bool = false
  ) -> ImageFile {
    ImageFile(
      scale: scale, isDark: isDark, isHighContrast: isHighContrast, width: Double(png.width),
      height: Double(png.height),
      contents: ImageContents(png.bytes))
  }

  /// A style file whose app has one image, `photo`.
  private static func scene(
    _ yaml: String, _ files: [ImageFile], isTemplate: Bool = false, modes: ModeSet = []
  ) throws -> Scene {
    var sheet = try Drawn.sheet(yaml)
    let image = AppImage(files: files, isTemplate: isTemplate)
    sheet.images.libraries = [ImageLibrary(names: ["photo"], images: ["photo": image])]
    sheet.images.libraryOfFile = [0]
    var picture = try #require(pictureList(sheet).first)
    picture.modes = sheet.modes.completed(modes)
    return buildScene(picture, in: sheet)
  }

  private static func layer(_ keys: String, size: String = "[40, 40]") -> String {
    Drawn.example("{ sublayers: [{ name: inner, kind: image, contents: photo, \(keys) }] }", size: size)
  }

  // MARK: Content modes

  /// Where UIKit's documentation puts an image of a size in bounds of a size: the left and right edge, or the upper and lower one.
  private static func edges(_ image: Double, _ bounds: Double, _ factor: Double, _ place: Double) -> (
    Double, Double
  ) {
    let length = image * factor
    let start = (bounds - length) * place
    return (start, start + length)
  }

  @Test(arguments: [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "center", "top", "bottom", "left", "right", "topLeft",
    "topRight", "bottomLeft", "bottomRight",
  ])
  func eachContentModePlacesTheImage(_ mode: String) throws {
    for (width, height) in [(20.0, 10.0), (16, 30), (60, 50)] {
      let png = Self.quartered(width: Int(clamping: width * 2), height: Int(clamping: height * 2))
      let files = [Self.file(png, scale: 2)]
      let drawn = try Drawn(
        scene: Self.scene(
          Self.layer("contentMode: \(mode), masksToBounds: true", size: "[40, 24]"), files), scale: 2)
      let (fit, fill) = (min(40 / width, 24 / height), max(40 / width, 24 / height))
      let across = mode.lowercased().contains("left") ? 0 : mode.lowercased().contains("right") ? 1 : 0.5
      let down = mode.hasPrefix("top") ? 0 : mode.hasPrefix("bottom") ? 1 : 0.5
      let factor = mode == "scaleAspectFit" ? fit : mode == "scaleAspectFill" ? fill : 1
      let (left, right) = mode == "scaleToFill" ? (0, 40) : Self.edges(width, 40, factor, across)
      let (top, bottom) = mode == "scaleToFill" ? (0, 24) : Self.edges(height, 24, factor, down)
      for y in stride(from: 0.25, to: 24, by: 0.5) {
        for x in stride(from: 0.25, to: 40, by: 0.5) {
          let (middleX, middleY) = ((left + right) / 2, (top + bottom) / 2)
          // Beside an edge, colours mix.
          let isBeside =
            [left, right, middleX].contains { abs($0 - x) < 2 }
            || [top, bottom, middleY].contains { abs($0 - y) < 2 }
          if isBeside { continue }
          let isInside = x > left && x < right && y > top && y < bottom
          let expected =
            isInside ? Self.quarters[(x < middleX ? 0 : 1) + (y < middleY ? 0 : 2)] : [0, 0, 0, 0]
          try #require(drawn.pixel(x, y) == expected, "\(mode), \(width) × \(height), at \(x), \(y)")
        }
      }
    }
  }

  /// A pixel of the file is a pixel of the picture where both have as many per point.
  @Test func pixelsStayWhatTheyAre() throws {
    let png = PNGFile(width: 8, height: 8) { x, y in [x * 30, y * 30, 200, 255] }
    let drawn = try Drawn(
      scene: Self.scene(Self.layer("frame: [3, 5, 4, 4]"), [Self.file(png, scale: 2)]), scale: 2)
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(drawn.pixel(3.25 + Double(x) / 2, 5.25 + Double(y) / 2) == [x * 30, y * 30, 200, 255])
      }
    }
    #expect(drawn.pixel(2.75, 6) == [0, 0, 0, 0] && drawn.pixel(7.25, 6) == [0, 0, 0, 0])
  }

  // MARK: Scales and appearances

  @Test(arguments: [(1, 0), (2, 1), (3, 2), (4, 2)])
  func thePictureShowsTheFileOfItsScale(_ scale: Int, _ expected: Int) throws {
    let colors = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    let files = (1...3).map {
      Self.file(PNGFile(colors[$0 - 1], width: 10 * $0, height: 10 * $0), scale: Double($0))
    }
    let scene = try Self.scene(Self.layer("contentMode: center"), files)
    #expect(try Drawn(scene: scene, scale: scale).pixel(20, 20) == colors[expected])
    #expect(try Drawn(scene: scene, scale: scale).pixel(12, 20) == [0, 0, 0, 0])
  }

  @Test func withoutTheScaleTheOneAboveIsShown() throws {
    let files = [
      Self.file(PNGFile([255, 0, 0, 255], width: 10, height: 10)),
      Self.file(PNGFile([0, 0, 255, 255], width: 30, height: 30), scale: 3),
    ]
    let scene = try Self.scene(Self.layer("contentMode: center"), files)
    #expect(try Drawn(scene: scene, scale: 2).pixel(20, 20) == [0, 0, 255, 255])
  }

  @Test func anAppearanceHasItsOwnFile() throws {
    func file(_ gray: Int, isDark: Bool? = nil, isHighContrast: Bool = false) -> ImageFile {
      Self.file(
        PNGFile([gray, gray, gray, 255], width: 10, height: 10), isDark: isDark,
        isHighContrast: isHighContrast)
    }
    let files = [file(1), file(2, isDark: true), file(3, isHighContrast: true)]
    func shown(_ modes: ModeSet, _ files: [ImageFile]) throws -> Int {
      try Drawn(scene: Self.scene(Self.layer("opacity: 1"), files, modes: modes)).pixel(20, 20)[0]
    }
    #expect(try shown([], files) == 1)
    #expect(try shown(.dark, files) == 2)
    #expect(try shown(.highContrast, files) == 3)
    #expect(try shown([.dark, .highContrast], files) == 2)
    #expect(
      try shown([.dark, .highContrast], files + [file(4, isDark: true, isHighContrast: true)]) == 4)
    #expect(try shown(.dark, [file(5, isDark: false)]) == 5)
  }

  /// A style has pictures in dark if its image has a file for it, though nothing in the style file says so.
  @Test func aDarkFileMakesADarkPicture() throws {
    var sheet = try Drawn.sheet(Self.layer("opacity: 1"))
    #expect(pictureList(sheet).count == 1)
    let png = PNGFile([9, 9, 9, 255], width: 4, height: 4)
    let image = AppImage(files: [Self.file(png), Self.file(png, isDark: true)])
    sheet.images.libraries = [ImageLibrary(names: ["photo"], images: ["photo": image])]
    sheet.images.libraryOfFile = [0]
    #expect(pictureList(sheet).map { $0.modes.contains(.dark) } == [false, true])
  }

  // MARK: Tints

  @Test func aTemplateShowsItsTint() throws {
    let png = PNGFile(width: 20, height: 20) { x, _ in [255, 0, 0, x < 10 ? 255 : 0] }
    for (isTemplate, expected) in [(true, [0, 0, 255, 255]), (false, [255, 0, 0, 255])] {
      let scene = try Self.scene(
        Self.layer("tintColor: blue, contentMode: topLeft"), [Self.file(png)], isTemplate: isTemplate)
      let drawn = try Drawn(scene: scene)
      #expect(drawn.pixel(5, 5) == expected)
      #expect(drawn.pixel(15, 5) == [0, 0, 0, 0])
      let svg = String(decoding: renderSVG(scene, idPrefix: "p", title: nil), as: UTF8.self)
      #expect(svg.contains("<image ") && svg.contains("data:image/png;base64,"))
      #expect(svg.contains(base64(png.bytes)) == !isTemplate)
    }
  }

  /// A shadow and a mask ask only where an image is opaque.
  @Test func itsAlphaCastsShadowsAndMasks() throws {
    let png = PNGFile(width: 20, height: 20) { x, _ in [0, 255, 0, x < 10 ? 255 : 0] }
    let shadow = try Drawn(
      scene: Self.scene(
        Self.layer(
          "frame: [0, 0, 20, 20], shadowColor: black, shadowOpacity: 1, shadowRadius: 0, shadowOffset: [0, 20]"
        ),
        [Self.file(png)]))
    #expect(shadow.pixel(5, 5) == [0, 255, 0, 255])
    #expect(shadow.pixel(5, 30) == [0, 0, 0, 255])
    #expect(shadow.pixel(15, 30) == [0, 0, 0, 0])
    let mask = try Drawn(
      scene: Self.scene(
        Drawn.example("{ backgroundColor: blue, mask: { kind: image, contents: photo } }"), [Self.file(png)]))
    #expect(mask.pixel(5, 20) == [0, 0, 255, 255])
    #expect(mask.pixel(35, 20) == [0, 0, 0, 0])
  }

  // MARK: Sizes

  @Test func controlsAreAsLargeAsTheirImages() throws {
    let files = [Self.file(PNGFile([0, 0, 0, 255], width: 60, height: 90), scale: 3)]
    let button = "styles: { b: { component: UIButton, image: photo, preview: { size: fitting } } }"
    #expect(try Self.scene(button, files).frame.size == Size(width: 20, height: 30))
    let stack = """
      components:
        Row:
          base: UIView
          layer:
            sublayers:
              - name: row
                kind: stack
                spacing: 4
                alignment: center
                sublayers:
                  - { name: one, kind: image, contents: photo }
                  - { name: two, kind: image, contents: { systemName: star } }
          preview: { size: fitting }
      """
    #expect(try Self.scene(stack, files).frame.size == Size(width: 48, height: 30))
  }

  // MARK: Odd files

  /// Each kind of PNG that cameras and tools write has the pixels of its form.
  @Test func everyFormOfPNGIsDrawn() throws {
    func rgba(_ x: Int, _ y: Int) -> [Int] { [x * 12, y * 12, 100, 255] }
    let palette: [[UInt8]] = [[10, 20, 30], [200, 100, 50]]
    let forms: [(String, PNGFile, (Int, Int) -> [Int])] = [
      ("RGBA", PNGFile(width: 20, height: 20, sample: rgba), rgba),
      ("interlaced", PNGFile(width: 20, height: 20, isInterlaced: true, sample: rgba), rgba),
      (
        "RGB", PNGFile(width: 20, height: 20, colorType: 2) { Array(rgba($0, $1).prefix(3)) }, rgba
      ),
      (
        "16 bits", PNGFile(width: 20, height: 20, bitDepth: 16) { rgba($0, $1).map { $0 * 257 } }, rgba
      ),
      (
        "grey and alpha", PNGFile(width: 20, height: 20, colorType: 4) { x, y in [x * 10, 255] },
        { x, _ in [x * 10, x * 10, x * 10, 255] }
      ),
      (
        "grey", PNGFile(width: 20, height: 20, colorType: 0) { x, y in [y * 10] },
        { _, y in [y * 10, y * 10, y * 10, 255] }
      ),
      (
        "one bit",
        PNGFile(width: 20, height: 20, bitDepth: 1, colorType: 3, palette: palette) { x, y in
          [(x + y) % 2]
        }, { x, y in palette[(x + y) % 2].map(Int.init) + [255] }
      ),
    ]
    for (name, png, expected) in forms {
      let drawn = try Drawn(scene: Self.scene(Self.layer("contentMode: topLeft"), [Self.file(png)]))
      for (x, y) in [(0, 0), (1, 0), (7, 3), (19, 19), (4, 11)] {
        let pixel = drawn.pixel(Double(x) + 0.5, Double(y) + 0.5)
        #expect(isNear(pixel, expected(x, y), by: 1), "\(name) at \(x), \(y): \(pixel)")
      }
    }
  }

  /// A file whose pixels can't be unpacked is a crossed box in every output, as an image without a file is.
  @Test func aBrokenFileIsACrossedBox() throws {
    var bytes = PNGFile([255, 0, 0, 255], width: 20, height: 20).bytes
    // The stream of pixels is nonsense, and the checksum is right.
    let chunk = PNGFile.chunk("IDAT", Array("no pixels at all".utf8))
    bytes = Array(bytes[..<33]) + chunk + PNGFile.chunk("IEND", [])
    let file = ImageFile(scale: 1, width: 20, height: 20, contents: ImageContents(bytes))
    for keys in ["opacity: 1", "tintColor: blue"] {
      let broken = try Self.scene(Self.layer(keys), [file], isTemplate: true)
      let none = try Self.scene(Self.layer(keys), [])
      #expect(try Bitmap(drawing: broken, scale: 2) == Bitmap(drawing: none, scale: 2))
      #expect(renderSVG(broken, idPrefix: "p", title: nil) == renderSVG(none, idPrefix: "p", title: nil))
      #expect(try renderPDF(broken, title: "").get() == renderPDF(none, title: "").get())
    }
  }

  @Test func aPDFHoldsTheImage() throws {
    let files = [Self.file(Self.quartered(width: 20, height: 20))]
    let (with, without) = try (
      Self.scene(Self.layer("opacity: 1"), files), Self.scene(Self.layer("hidden: true"), files)
    )
    let pdf = try renderPDF(with, title: "").get()
    #expect(String(decoding: pdf, as: UTF8.self).contains("/Subtype /Image"))
    #expect(try !String(decoding: renderPDF(without, title: "").get(), as: UTF8.self).contains("/Image"))
  }
}
