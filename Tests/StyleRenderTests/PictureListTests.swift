import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Which looks get pictures, and how these are framed.
@Suite struct PictureListTests {
  private func scenes(_ yaml: String) throws -> [(state: String, scene: Scene)] {
    let sheet = try Drawn.sheet(yaml)
    return pictureList(sheet).map { (sheet.states.name(of: $0.state), buildScene($0, in: sheet)) }
  }

  /// A pressed look with a large shadow makes room in the others too, so that pictures of one style can be laid over each
  /// other.
  @Test func allLooksOfAStyleHaveOneMargin() throws {
    let scenes = try scenes(
      """
      components:
        Box:
          base: UIControl
          layer: { backgroundColor: red, shadowOpacity: 0, shadowRadius: 10, shadowOffset: [0, 20] }
          states:
            highlighted: { layer.shadowOpacity: 1 }
          preview: { size: [200, 200] }
      styles:
        box: { component: Box }
        plain: { component: UIView, backgroundColor: red, preview: { size: [100, 100] } }
      """)
    let boxes = scenes.filter { $0.scene.frame.width == 200 }
    #expect(boxes.map(\.state) == ["normal", "highlighted"])
    #expect(boxes[0].scene.size == boxes[1].scene.size)
    #expect(boxes[0].scene.frame == boxes[1].scene.frame)
    // The shadow's tail is under half a step, Q(z) < 0.5 / 255, at z = 2.886: 28.9 points, 20 of which its offset takes away
    // above and adds below.
    #expect(boxes[0].scene.frame.origin == Point(x: 29, y: 9))
    #expect(boxes[0].scene.size == Size(width: 258, height: 258))
    let plain = scenes.filter { $0.scene.frame.width == 100 }
    #expect(plain.map(\.scene.frame.origin) == [Point(x: 8, y: 8)])
  }

  private func pictures(_ yaml: String) throws -> [StylePictures] {
    stylePictures(of: try Drawn.sheet(yaml), measuring: PangoMeasurer())
  }

  /// What turns reaches farther on the way than at either end.
  @Test func aFilmStripHasRoomForWhatTurns() throws {
    let size = "preview: { size: [100, 10] }"
    let spin = "{ property: layer.transform, from: { rotation: 0 }, to: { rotation: 180 }, duration: 1 }"
    let animated = try pictures(
      """
      components:
        Bar: { base: UIView, layer: { backgroundColor: red }, animations: { spin: \(spin) }, \(size) }
      styles: { bar: { component: Bar } }
      """)
    let changing = try pictures(
      """
      components:
        Bar:
          base: UIControl
          layer: { backgroundColor: red }
          states: { highlighted: { layer.transform: { rotation: 180 } } }
          transition: { duration: 1, curve: linear }
          \(size)
      styles: { bar: { component: Bar } }
      """)
    for pictures in [animated, changing] {
      let moving = try #require(pictures.first?.moving.first)
      // Upright, the bar reaches 45 points beyond the frame.
      #expect(moving.picture.view.margin.top >= 45 && moving.picture.view.margin.bottom >= 45)
    }
  }

  /// Seven axes, of which no picture of each combination is made unless one value depends on all of them.
  @Test func aFrameThatDependsOnManyModesIsDrawnInAllOfThem() throws {
    let axes = "abcdefg".map { "\($0): [\($0)0, \($0)1]" }.joined(separator: ", ")
    let values = "abcdefg".enumerated().map { "\($1)1: \($0 + 2)" }.joined(separator: ", ")
    let pictures = try pictures(
      """
      modes: { \(axes) }
      tokens: { length: { wide: { value: 1, \(values) } } }
      components:
        Bar:
          base: UIView
          layer: { sublayers: [{ name: bar, kind: rectangle, frame: [0, 0, $length.wide, 10], backgroundColor: red }] }
      styles: { bar: { component: Bar } }
      """)
    #expect(pictures.first?.pictures.count == 128)
  }

  /// Though the control looks the same in both while it is at rest.
  @Test func anAnimationThatDiffersInAModeIsDrawnInBoth() throws {
    let pictures = try pictures(
      """
      tokens: { color: { glow: { value: red, dark: blue } } }
      components:
        Lamp:
          base: UIView
          layer: { backgroundColor: green }
          animations: { glow: { property: layer.backgroundColor, to: $color.glow, duration: 1 } }
      styles: { lamp: { component: Lamp } }
      """)
    #expect(pictures.first?.pictures.count == 2)
    #expect(pictures.first?.moving.count == 2)
  }
}
