import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// Pictures that would take very long are refused before they are drawn.
@Suite struct DrawingWorkTests {
  private static let stops = [
    Scene.Stop(Scene.Color(red: 1, green: 0, blue: 0), at: 0),
    Scene.Stop(Scene.Color(red: 0, green: 0, blue: 1), at: 1),
  ]

  private static func conics(_ count: Int, side: Double) -> Scene {
    let size = Size(width: side, height: side)
    let fill = Scene.Item.fill(
      .rectangle(Rect(size: size)),
      .conic(center: Point(x: side / 2, y: side / 2), angle: 0, unit: Size(width: 1, height: 1), stops))
    return Scene(size: size, frame: Rect(size: size), items: Array(repeating: fill, count: count))
  }

  private static func work(_ scene: Scene, scale: Double = 1) -> Double {
    DrawingWork.estimate(scene, scale: scale, in: RenderCache())
  }

  @Test func manyConicGradientsAreRefused() throws {
    let result = renderPNG(Self.conics(60, side: 3900), scale: 1)
    guard case .failure(.tooMuchWork(let seconds)) = result else {
      Issue.record("it was drawn")
      return
    }
    #expect(seconds > 60 && seconds < 120)
  }

  @Test func oneOverTheLargestPictureIsDrawn() {
    #expect(Self.work(Self.conics(1, side: 8000)) < DrawingWork.most)
    #expect(Self.work(Self.conics(60, side: 40), scale: 3) < DrawingWork.most / 100)
  }

  @Test func itGrowsWithTheNumberOfPixels() {
    let one = Self.work(Self.conics(3, side: 100))
    #expect(abs(Self.work(Self.conics(3, side: 100), scale: 4) / one - 16) < 1e-9)
    #expect(abs(Self.work(Self.conics(6, side: 100)) / one - 2) < 1e-9)
  }

  @Test func whatLiesOutsideOfThePictureCostsNoMoreThanThePicture() {
    var scene = Self.conics(1, side: 100)
    scene.items = [
      .fill(
        .rectangle(Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)),
        .color(Scene.Color(red: 0, green: 0, blue: 0)))
    ]
    #expect(Self.work(scene) == 10_000)
  }

  @Test func blursShadowsAndGroupsCostMoreThanWhatIsInThem() {
    let scene = Self.conics(0, side: 100)
    func work(_ change: (inout Scene.Group) -> Void) -> Double {
      var group = Scene.Group([.fill(.rectangle(scene.frame), .color(Scene.Color(red: 0, green: 0, blue: 0)))]
      )
      change(&group)
      var changed = scene
      changed.items = [.group(group)]
      return Self.work(changed)
    }
    let plain = work { _ in }
    #expect(plain == 10_000)
    #expect(work { $0.opacity = 0.5 } > 3 * plain)
    #expect(work { $0.blur = 4 } > 20 * plain)
    #expect(
      work {
        $0.shadow = Scene.Shadow(
          color: Scene.Color(red: 0, green: 0, blue: 0), offset: Point(x: 0, y: 2), sigma: 8)
      }
        > 10 * plain)
    #expect(work { $0.opacity = 0 } == 0)
  }

  /// Numbers alone grow; a scene of a thousand groups in each other is estimated at once.
  @Test func deepGroupsAreEstimatedInOneGo() {
    var item = Scene.Item.fill(
      .rectangle(Rect(x: 0, y: 0, width: 10, height: 10)), .color(Scene.Color(red: 0, green: 0, blue: 0)))
    for _ in 0..<400 { item = .group(Scene.Group([item], opacity: 0.9)) }
    let scene = Scene(
      size: Size(width: 10, height: 10), frame: Rect(x: 0, y: 0, width: 10, height: 10), items: [item])
    #expect(Self.work(scene) < 1e6)
  }

  /// Only shadows and blurs of a PDF are pixels, and what is in a blur.
  @Test func vectorsCostNothing() {
    var scene = Self.conics(3, side: 100)
    let items = scene.items
    func work() -> Double { DrawingWork.estimateOfPDF(scene, in: RenderCache()) }
    #expect(work() == 0)
    var group = Scene.Group(items, opacity: 0.5)
    scene.items = [.group(group)]
    #expect(work() == 0)
    group.blur = 4
    scene.items = [.group(group)]
    #expect(work() > Self.work(Self.conics(3, side: 100), scale: 4))
  }
}
