import Oracles
import StyleCompiler
import StyleModel
import StyleSource
import Testing

@testable import StyleRender
@testable import StyleScene

/// A style as it is drawn, at a pixel a point unless said otherwise, with places counted from the control's own frame.
struct Drawn {
  let scene: Scene
  private let bitmap: Bitmap
  private let scale: Int

  /// Draws the first style of a file, or its first component.
  init(
    _ yaml: String, state: StateSet = .normal, modes: ModeSet = [], scale: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try self.init(
      scene: Drawn.scene(yaml, state: state, modes: modes, sourceLocation: sourceLocation), scale: scale)
  }

  init(scene: Scene, scale: Int = 1) throws {
    self.scene = scene
    bitmap = try Bitmap(drawing: scene, scale: scale)
    self.scale = scale
  }

  /// The scene of the first style of a file, or of its first component.
  static func scene(
    _ yaml: String, state: StateSet = .normal, modes: ModeSet = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Scene {
    let sheet = try sheet(yaml, sourceLocation: sourceLocation)
    var picture = try #require(pictureList(sheet).first, sourceLocation: sourceLocation)
    picture.state = state
    picture.modes = modes
    return buildScene(picture, in: sheet)
  }

  /// What a file comes to; nothing may be wrong with it.
  static func sheet(
    _ yaml: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ResolvedSheet {
    var sources = SourceMap()
    _ = sources.add(path: "example.yaml", bytes: Array(yaml.utf8))
    let compiled = compile(sources)
    try #require(compiled.diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    return compiled.product
  }

  /// The scene of a control whose root layer is written so.
  static func scene(
    of layer: String, size: String = "[40, 40]", sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Scene {
    try scene(example(layer, size: size), sourceLocation: sourceLocation)
  }

  /// A file with a control whose root layer is written so.
  static func example(_ layer: String, size: String = "[40, 40]") -> String {
    """
    components:
      Box:
        base: UIControl
        layer: \(layer.replacing("\n", with: "\n    "))
        preview: { size: \(size) }
    """
  }

  /// The straight red, green, blue and alpha of the pixel that holds a place, in points from the frame's corner.
  func pixel(_ x: Double, _ y: Double) -> [Int] {
    let column = Int(clamping: ((scene.frame.x + x) * Double(scale)).rounded(.down))
    let row = Int(clamping: ((scene.frame.y + y) * Double(scale)).rounded(.down))
    let start = (row * bitmap.width + column) * 4
    return bitmap.bytes[start..<start + 4].map(Int.init)
  }
}

/// Whether each part of a pixel is within a step or two of what it should be.
func isNear(_ pixel: [Int], _ expected: [Int], by tolerance: Int = 2) -> Bool {
  zip(pixel, expected).allSatisfy { abs($0 - $1) <= tolerance }
}

extension Bitmap {
  /// A scene as it is drawn.
  init(drawing scene: Scene, scale: Int) throws {
    let png = try renderPNG(scene, scale: Double(scale)).get()
    self = try #require(Bitmap(png: png))
  }
}
