import Foundation
import Oracles
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Shadows against the Gaussian that they stand for, worked out here with `erfc`.
@Suite struct ShadowTests {
  /// The part of a Gaussian of sigma 1 that lies beyond `x`.
  private func tail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }

  /// The alpha of what `rect`, itself out of sight far to the left, casts into a picture.
  private func shadow(
    of rect: Rect, sigma: Double, size: Size, transform: Scene.Matrix = .identity
  ) throws -> (_ x: Int, _ y: Int) -> Int {
    let away = 20_000.0
    let shape = Scene.Shape.rectangle(rect.offset(by: Point(x: -away, y: 0)))
    let shadow = Scene.Shadow(
      color: Scene.Color(red: 0, green: 0, blue: 0), offset: Point(x: away, y: 0), sigma: sigma)
    let group = Scene.Group(
      [.fill(shape, .color(Scene.Color(red: 1, green: 0, blue: 0)))], shadow: shadow, transform: transform)
    let scene = Scene(size: size, frame: Rect(size: size), items: [.group(group)])
    let bitmap = try Bitmap(drawing: scene, scale: 1)
    return { x, y in Int(bitmap.bytes[(y * bitmap.width + x) * 4 + 3]) }
  }

  @Test(arguments: [3, 6, 11.9, 12, 20, 47.5, 100, 333], [100, 100.3, 96.75])
  func aStraightEdgeIsBlurredAsAGaussianBlursIt(_ sigma: Double, _ edge: Double) throws {
    let half = Rect(x: edge - 6000, y: -6000, width: 6000, height: 12000)
    let alpha = try shadow(of: half, sigma: sigma, size: Size(width: 200, height: 4))
    for x in 0..<200 {
      let expected = 255 * tail((Double(x) + 0.5 - edge) / sigma)
      // Cells are rounded to eight bits, and once more what is interpolated between them.
      #expect(abs(Double(alpha(x, 2)) - expected) <= 2, "at \(x)")
    }
  }

  /// A shadow falls of shadows too, however many lie within each other.
  @Test(arguments: [1, 3, 5, 8])
  func aShadowFallsOfEachShadow(_ count: Int) throws {
    let black = Scene.Color(red: 0, green: 0, blue: 0)
    var item = Scene.Item.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 2)), .color(black))
    for index in 0..<count {
      let shadow = Scene.Shadow(color: black, offset: Point(x: Double(2 << index), y: 0), sigma: 0)
      item = .group(Scene.Group([item], shadow: shadow))
    }
    let size = Size(width: Double(2 << count), height: 2)
    let bitmap = try Bitmap(drawing: Scene(size: size, frame: Rect(size: size), items: [item]), scale: 1)
    for x in 0..<bitmap.width { #expect(bitmap.bytes[x * 4 + 3] == (x % 2 == 0 ? 255 : 0), "at \(x)") }
  }

  /// A half plane's blur depends on the distance from its edge in the layer's own space alone, wherever the transform takes it.
  @Test(arguments: [4, 40])
  func aShadowIsStretchedAndTurnedWithItsLayer(_ sigma: Double) throws {
    let transform = Scene.Matrix.scale(2.5, 0.75).then(.rotation(30)).then(.translation(60, 60))
    let inverse = try #require(transform.inverse)
    let left = try shadow(
      of: Rect(x: -3000, y: -3000, width: 3000, height: 6000), sigma: sigma,
      size: Size(width: 120, height: 120), transform: transform)
    let top = try shadow(
      of: Rect(x: -3000, y: -3000, width: 6000, height: 3000), sigma: sigma,
      size: Size(width: 120, height: 120), transform: transform)
    for place in stride(from: 2, to: 118, by: 4) {
      for other in [10, 60, 101] {
        let point = inverse.apply(to: Point(x: Double(place) + 0.5, y: Double(other) + 0.5))
        #expect(abs(Double(left(place, other)) - 255 * tail(point.x / sigma)) <= 2.5)
        #expect(abs(Double(top(place, other)) - 255 * tail(point.y / sigma)) <= 2.5)
      }
    }
  }

  @Test func aWideBlurOfASmallThingIsFaint() throws {
    let alpha = try shadow(
      of: Rect(x: 80, y: 95, width: 40, height: 10), sigma: 40, size: Size(width: 200, height: 200))
    // Within half the width and height of the middle lies 2Φ(20 / 40) − 1 times 2Φ(5 / 40) − 1 of the Gaussian.
    let expected = 255 * (1 - 2 * tail(0.5)) * (1 - 2 * tail(0.125))
    #expect(abs(Double(alpha(100, 100)) - expected) <= 1.5)
  }

  @Test func theBoundsOfAShadowHoldAllThatIsSeen() throws {
    let rect = Rect(x: 280, y: 280, width: 40, height: 40)
    let shadow = Scene.Shadow(
      color: Scene.Color(red: 0, green: 0, blue: 0), offset: Point(x: 0, y: 0), sigma: 30)
    let bounds = shadow.bounds(of: rect)
    // A strip of 40 about its middle holds 2Φ(2/3) − 1 = 0.495; 0.495 · Q(d / 30) is half a step, 0.00196, at d = 80.
    #expect(abs(rect.x - bounds.x - 80) < 1)
    let alpha = try self.shadow(of: rect, sigma: 30, size: Size(width: 600, height: 600))
    #expect(alpha(Int(clamping: bounds.x) - 2, 300) == 0)
    #expect(alpha(Int(clamping: bounds.x) + 2, 300) > 0)
    // Of what is blurred past being seen there is no shadow at all.
    #expect(Scene.Shadow(color: shadow.color, offset: shadow.offset, sigma: 1e9).bounds(of: rect) == rect)
  }
}
