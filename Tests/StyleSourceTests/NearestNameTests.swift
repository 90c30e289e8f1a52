import SeededRandom
import Testing

@testable import StyleSource

/// The optimal string alignment distance, up to a third of the name's length.
@Suite struct NearestNameTests {
  @Test(arguments: [
    ("colour", "color"), ("shadwo", "shadow"), ("tnit", "tint"), ("heigth", "height"), ("radius", "Radius"),
  ])
  func `one byte more, less or other, and two in the other order, are near`(_ pair: (String, String)) {
    #expect(nearestName(to: pair.0, among: [pair.1]) == pair.1)
    #expect(nearestName(to: pair.1, among: [pair.0]) == pair.0)
  }

  @Test func `what differs in more than a third is not near`() {
    #expect(nearestName(to: "border", among: ["bxxder"]) == "bxxder")
    #expect(nearestName(to: "border", among: ["bxxxer", "bord", "other", ""]) == "bord")
    #expect(nearestName(to: "border", among: ["bxxxer", "bor"]) == nil)
    // Nobody means a name by writing none.
    #expect(nearestName(to: "", among: ["a", "ab"]) == nil)
    // Each part of a dotted name is as near as a name of its own.
    #expect(nearestName(to: "surface.card", among: ["surface.paper"]) == nil)
    #expect(nearestName(to: "surface.card", among: ["surface.paper", "surface.cart"]) == "surface.cart")
    #expect(nearestName(to: "surfce.crad", among: ["surface.card"]) == "surface.card")
    #expect(nearestName(to: "surfacecard", among: ["surface.card"]) == "surface.card")
    #expect(nearestName(to: "surface..card", among: ["surface.card"]) == "surface.card")
  }

  @Test func `a swap within a text that is too far elsewhere does not make it near`() {
    // Two swaps and a substitution are three steps, where a name of seven bytes allows two.
    #expect(nearestName(to: "abcdefg", among: ["badcxfg"]) == nil)
    #expect(nearestName(to: "abcdefg", among: ["badcefg"]) == "badcefg")
    // The swap is the last of three steps, so that the row before it is beyond two already.
    #expect(nearestName(to: "abcdefgh", among: ["xycdefhg"]) == nil)
    #expect(nearestName(to: "abcdefghi", among: ["xycdefgih"]) == "xycdefgih")
  }

  @Test func `the nearest wins, then the one that sorts first, in any order`() {
    let names = ["tone13", "tune12", "tone22", "tone"]
    #expect(nearestName(to: "tone12", among: names) == "tone13")
    #expect(nearestName(to: "tone12", among: names.reversed()) == "tone13")
    #expect(nearestName(to: "tone12", among: ["tone12", "ton12", "tomes12"]) == "ton12")
  }

  @Test func `the nearest of random names is the one that the whole table of distances gives`() {
    var random = SplitMix(seed: 7)
    func name() -> String {
      String((0..<Int.random(in: 0...12, using: &random)).map { _ in "abc".randomElement(using: &random)! })
    }
    for _ in 0..<3_000 {
      let (written, names) = (name(), Set((0..<8).map { _ in name() }))
      let near = names.filter { $0 != written }
        .map { (distance: alignmentDistance(written, $0), name: $0) }
        .filter { $0.distance <= max(1, written.utf8.count / 3) }
      #expect(
        nearestName(to: written, among: names) == (written.isEmpty ? nil : near.min(by: <)?.name),
        "\(written) among \(names.sorted())")
    }
  }

  /// The optimal string alignment distance as textbooks define it.
  private func alignmentDistance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    var table = Array(repeating: Array(0...b.count), count: a.count + 1)
    for i in 0...a.count { table[i][0] = i }
    for i in a.indices {
      for j in b.indices {
        var distance = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          distance = min(distance, table[i - 1][j - 1] + 1)
        }
        table[i + 1][j + 1] = distance
      }
    }
    return table[a.count][b.count]
  }
}
