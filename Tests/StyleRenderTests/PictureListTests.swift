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
}
