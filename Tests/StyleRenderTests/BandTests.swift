import Oracles
import SeededRandom
import StyleModel
import Testing

@testable import StyleRender
@testable import StyleScene

/// A picture that is drawn in bands, to save memory, is the same, but for what is rounded where an area is cut in two.
@Suite struct BandTests {
  static let layers = [
    "{ backgroundColor: red, cornerRadius: 12, shadowOpacity: 1, shadowRadius: 6, shadowOffset: [3, 9] }",
    "{ backgroundColor: red, shadowOpacity: 1, shadowRadius: 12, transform: { rotation: 20 } }",
    """
    { cornerRadius: 20, masksToBounds: true, opacity: 0.7, mask: { name: m, kind: shape, path: star },
      sublayers: [{ name: cone, kind: gradient, type: conic, startPoint: [0.5, 0.5], endPoint: [1, 1],
        stops: [{ color: gold }, { color: navy }] },
        { name: ring, kind: shape, path: ellipse, strokeColor: teal, lineWidth: 5, frame: { inset: 9 } }] }
    """,
  ]

  @Test(.tags(.slow), arguments: layers.indices)
  func bandsShowTheSame(_ index: Int) throws {
    let scene = try Drawn.scene(of: Self.layers[index], size: "[60, 40]")
    try check(scene)
  }

  @Test(.tags(.slow), arguments: (1...4).someCases(oneIn: 2))
  func bandsOfRandomLayersShowTheSame(_ seed: Int) throws {
    try check(try Drawn.scene(KnownLayers(seed: UInt64(seed)).file))
  }

  private func check(_ scene: Scene) throws {
    let whole = Premultiplied(try #require(Bitmap(png: renderPNG(scene, scale: 2, in: RenderCache()).get())))
    for memory in [1, 2_000, 8_000] {
      let bands = try renderPNG(scene, scale: 2, bandMemory: memory, in: RenderCache()).get()
      let difference = Premultiplied(try #require(Bitmap(png: bands))).difference(from: whole)
      #expect(try #require(difference) <= 1, "in bands of \(memory) bytes")
    }
  }

  @Test func workBeyondTheBudgetWaitsForItsTurn() async {
    let budget = MemoryBudget(bytes: 100)
    let most = await withTaskGroup(of: Int.self) { group in
      let running = Running()
      for size in [60, 30, 100, 50, 50, 10] {
        group.addTask { budget.spend(size) { running.count(size) } }
      }
      return await group.reduce(0, max)
    }
    #expect(most <= 100)
  }

  /// How many bytes are spent at a time.
  private final class Running: @unchecked Sendable {
    private let budget = MemoryBudget(bytes: 1)
    private var bytes = 0

    func count(_ size: Int) -> Int {
      let now = budget.spend(1) {
        bytes += size
        return bytes
      }
      budget.spend(1) { bytes -= size }
      return now
    }
  }
}
