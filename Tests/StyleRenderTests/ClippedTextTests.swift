import Testing

@testable import StyleRender
@testable import StyleScene

/// A text layer shows nothing outside of its bounds, as a `CATextLayer` does.
@Suite struct ClippedTextTests {
  /// Each of these texts is higher or wider than its layer of 40 × 20 points at (10, 10).
  @Test(arguments: [
    "string: one two three four five six, isWrapped: true, font: { size: 12 }",
    "string: Incomprehensibilities, truncationMode: none, font: { size: 12 }",
    "string: Incomprehensibilities, isWrapped: true, font: { size: 12 }",
    "string: Tall, font: { size: 60 }", "string: A, font: { size: 12, lineHeight: 60 }",
  ])
  func nothingIsDrawnOutside(_ text: String) throws {
    let layer =
      "{ sublayers: [{ name: t, kind: text, \(text), foregroundColor: black, frame: [10, 10, 40, 20] }] }"
    let drawn = try Drawn(Drawn.example(layer, size: "[100, 90]"))
    var inside = 0
    for y in 0..<90 {
      for x in 0..<100 where drawn.pixel(Double(x) + 0.5, Double(y) + 0.5)[3] > 0 {
        if (10..<50).contains(x), (10..<30).contains(y) {
          inside += 1
        } else {
          Issue.record("\(text): \(x), \(y)")
        }
      }
    }
    // Of a line that is higher than the layer, the letters may lie below it.
    #expect(inside > 0 || text.contains("60"))
    let svg = String(decoding: renderSVG(drawn.scene, idPrefix: ""), as: UTF8.self)
    #expect(svg.contains("<clipPath"), "\(svg)")
  }

  /// A text that fits has no clip, so that letters may stand out of their lines.
  @Test func aTextThatFitsIsNotClipped() throws {
    let scene = try Drawn.scene(
      of:
        "{ sublayers: [{ name: t, kind: text, string: fj, foregroundColor: black, frame: [10, 10, 40, 24] }] }",
      size: "[100, 90]")
    #expect(!String(decoding: renderSVG(scene, idPrefix: ""), as: UTF8.self).contains("<clipPath"))
  }
}
