import Foundation
import Oracles
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// Our SVG of a look, drawn by another renderer, shows what our PNG shows.
@Suite(.enabled(if: SecondRenderer.isInstalled, "rsvg-convert is not installed"))
struct AgreementTests {
  static let shipped: ResolvedSheet = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("styles")
    var sources = SourceMap()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".yaml") {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      _ = sources.add(path: "styles/" + name, bytes: Array(data))
    }
    return compile(sources).product
  }()

  static let styleNames = Set(pictureList(shipped).map(\.styleName)).sorted()

  @Test(.tags(.slow), arguments: styleNames)
  func aShippedStyleLooksTheSameInBoth(_ name: String) throws {
    let sheet = Self.shipped
    for picture in pictureList(sheet) where picture.styleName == name {
      let comparison = try Comparison(of: buildScene(picture, in: sheet))
      // What is clipped is drawn apart, in eight bits of its own, which costs a step.
      #expect(comparison.difference <= 2, "\(picture.title(in: sheet)): \(comparison)")
      #expect(comparison.part > 0.5, "\(picture.title(in: sheet)): \(comparison)")
    }
  }

  static let layers: [(name: String, layer: String)] = [
    (
      "a smooth corner",
      "{ backgroundColor: '#3366CC80', cornerRadius: 20, cornerCurve: continuous, borderWidth: 4 }"
    ),
    ("some corners", "{ backgroundColor: red, cornerRadius: 18, maskedCorners: [topLeft, bottomRight] }"),
    ("opacity", "{ opacity: 0.3, backgroundColor: red, borderWidth: 6, borderColor: blue }"),
    (
      "a turned layer",
      "{ backgroundColor: red, borderWidth: 8, transform: { scale: [1.5, 0.8], rotation: 20 } }"
    ),
    ("a gradient to clear", sublayer("kind: gradient, stops: [{ color: red }, { color: clear }]")),
    (
      "a gradient between translucent colours",
      sublayer("kind: gradient, stops: [{ color: '#FF00FF40' }, { color: '#00FF00' }]")
    ),
    (
      "a gradient at an angle",
      sublayer(
        "kind: gradient, startPoint: [0, 0.2], endPoint: [1, 0.7], stops: [{ color: white }, { color: '#103060' }]"
      )
    ),
    (
      "a radial gradient",
      sublayer(
        "kind: gradient, type: radial, startPoint: [0.5, 0.5], endPoint: [1, 1], stops: [{ color: gold }, { color: navy }]"
      )
    ),
    (
      "a conic gradient",
      sublayer(
        "kind: gradient, type: conic, startPoint: [0.5, 0.5], endPoint: [1, 0.5], stops: [{ color: gold }, { color: navy }]"
      )
    ),
    (
      "a shape",
      sublayer("kind: shape, path: star, fillColor: gold, strokeColor: navy, lineWidth: 6, lineJoin: round")
    ),
    (
      "dashes",
      sublayer(
        "kind: shape, path: ellipse, fillColor: null, strokeColor: navy, lineWidth: 9, lineDashPattern: [20, 12]"
      )
    ),
    (
      "a hole",
      sublayer(
        "kind: shape, path: { svg: M5 5H95V75H5Z M20 20H80V60H20Z }, fillRule: evenOdd, fillColor: navy")
    ),
    (
      "a mask",
      "{ backgroundColor: red, mask: { kind: gradient, stops: [{ color: black }, { color: clear }] } }"
    ),
    (
      "a clipped layer",
      "{ masksToBounds: true, cornerRadius: 24, sublayers: [{ name: a, kind: rectangle, backgroundColor: red, frame: [30, 20, 90, 90] }] }"
    ),
    ("a hard shadow", "{ backgroundColor: red, shadowOpacity: 0.5, shadowRadius: 0, shadowOffset: [9, 7] }"),
    (
      "a justified text",
      sublayer(
        "kind: text, string: Some words that fill two lines, isWrapped: true, numberOfLines: 0, alignmentMode: justified, font: { size: 14 }, foregroundColor: navy"
      )
    ),
    ("an image", sublayer("kind: image, contents: photo, tintColor: navy")),
  ]

  private static func sublayer(_ keys: String) -> String { "{ sublayers: [{ name: inner, \(keys) }] }" }

  @Test(.tags(.slow), arguments: layers.map(\.name))
  func aLayerLooksTheSameInBoth(_ name: String) throws {
    let layer = try #require(Self.layers.first { $0.name == name }).layer
    let comparison = try Comparison(of: Drawn.scene(of: layer, size: "[100, 80]"))
    #expect(comparison.difference <= 1, "\(comparison)")
    #expect(comparison.part > 0.5, "\(comparison)")
  }

  /// librsvg blurs with three boxes from a sigma of 2 pixels on, as SVG allows (Filter Effects, § 9.14.1). At an edge their
  /// sum is off from a Gaussian by up to 1.2 % of the range: 3 of 255. Its boxes are whole pixels wide, which stands for a
  /// sigma up to 0.27 pixels away: at sigma 8 that is 3 %, and another 255 · 0.242 · 0.03 = 2.
  @Test func aBlurredShadowLooksTheSameInBoth() throws {
    let layer = "{ backgroundColor: white, shadowOpacity: 1, shadowRadius: 4, shadowOffset: [0, 3] }"
    let comparison = try Comparison(of: Drawn.scene(of: layer, size: "[100, 80]"))
    #expect(comparison.difference <= 5, "\(comparison)")
    #expect(comparison.part > 0.5, "\(comparison)")
  }
}

/// How far two pictures of a scene are apart where no edge is near.
///
/// Two renderers cover an edge's pixels differently. What is an edge is judged by our own picture: a pixel lies at one where
/// it and its eight neighbours, all within 1.5 pixels, differ by more than `contrast` steps of 255. Coverages differ by less
/// than an eighth, so what a fainter edge leaves is within a step.
struct Comparison: CustomStringConvertible {
  static let contrast = 8
  /// The greatest difference of a component, of premultiplied colours: as they stand on black.
  private(set) var difference = 0
  private(set) var place = (x: 0, y: 0)
  private(set) var pair: (ours: [Int], theirs: [Int]) = ([], [])
  /// The part of all pixels that were compared.
  private(set) var part = 0.0

  init(of scene: Scene, scale: Int = 2) throws {
    let ours = Premultiplied(try Bitmap(drawing: scene, scale: scale))
    let theirs = Premultiplied(
      try #require(try SecondRenderer.draw(renderSVG(scene, idPrefix: "test"), scale: scale)))
    try #require(ours.width == theirs.width && ours.height == theirs.height)
    var compared = 0
    for y in 0..<ours.height {
      for x in 0..<ours.width where ours.contrast(aroundX: x, y: y) <= Comparison.contrast {
        compared += 1
        let difference = ours.difference(from: theirs, x: x, y: y)
        if difference > self.difference {
          let pair = (ours: ours[x, y], theirs: theirs[x, y])
          (self.difference, self.place, self.pair) = (difference, (x, y), pair)
        }
      }
    }
    part = Double(compared) / Double(ours.width * ours.height)
  }

  var description: String {
    "\(difference) of 255 apart at \(place), \(pair), with \(Int(clamping: part * 100)) % compared"
  }
}
