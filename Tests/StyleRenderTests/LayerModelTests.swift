import Oracles
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Random trees of layers, drawn from style files, against a model of Core Animation's rules.
@Suite struct LayerModelTests {
  /// Where no edge runs through a pixel, all that differs is what eight bits round at each step of compositing.
  static let inside = 3.0
  /// At edges, what renderers and the model count of a pixel's part: up to 5 % of it, where layers are turned and moved by parts of their size.
  static let edge = 13.0
  /// Where two edges cut the same thing in one pixel, a renderer that cuts with one after the other is up to a quarter off.
  static let seam = 64.0

  @Test(.tags(.slow), arguments: (1...30).someCases(oneIn: 10))
  func aTreeOfLayersIsDrawnAsCoreAnimationWould(_ seed: Int) throws {
    let layers = KnownLayers(seed: UInt64(seed))
    let model = layers.model
    let scene = try Drawn.scene(layers.file)
    let scale = 1 + seed % 3
    let bitmap = Premultiplied(try Bitmap(drawing: scene, scale: scale))
    var (worst, worstAtEdge, worstAtSeam) = (Difference(), Difference(), Difference())
    let side = 1 / Double(scale)
    // Of the margin too, where there may be shadows and what is moved out.
    for row in 0..<Int(clamping: KnownLayers.size.height + 8) * scale {
      for column in 0..<Int(clamping: KnownLayers.size.width + 8) * scale {
        let point = Point(x: (Double(column) + 0.5) * side - 4, y: (Double(row) + 0.5) * side - 4)
        var view = ModelView(ModelPixel(center: point, side: side))
        let expected = view.color(of: model) * 255
        let place = (
          x: Int(clamping: ((scene.frame.x + point.x) * Double(scale)).rounded(.down)),
          y: Int(clamping: ((scene.frame.y + point.y) * Double(scale)).rounded(.down))
        )
        let drawn = bitmap[place.x, place.y]
        let found = SIMD4(drawn.map(Double.init))
        let difference = Difference(point: point, drawn: found, expected: expected)
        if view.isAtSeam {
          worstAtSeam = max(worstAtSeam, difference)
        } else if view.isAtEdge {
          worstAtEdge = max(worstAtEdge, difference)
        } else {
          worst = max(worst, difference)
        }
      }
    }
    #expect(worst.size <= Self.inside, "inside, at \(scale)×: \(worst)\n\(layers.file)")
    #expect(worstAtEdge.size <= Self.edge, "at an edge, at \(scale)×: \(worstAtEdge)\n\(layers.file)")
    #expect(worstAtSeam.size <= Self.seam, "at a seam, at \(scale)×: \(worstAtSeam)\n\(layers.file)")
  }

  private struct Difference: Comparable, CustomStringConvertible {
    var point = Point(x: 0, y: 0)
    var drawn = SIMD4<Double>.zero
    var expected = SIMD4<Double>.zero

    var size: Double {
      let difference = drawn - expected
      return max(abs(difference.max()), abs(difference.min()))
    }

    static func < (a: Difference, b: Difference) -> Bool { a.size < b.size }

    var description: String { "\(size) apart at \(point), \(drawn) drawn and \(expected) expected" }
  }
}
