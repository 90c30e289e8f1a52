import Testing

@testable import StyleEmit

/// A value's parts alone, each given by a property or an expression, in a sheet without anything that would bring other code along.
@Suite(.tags(.toolchain)) struct PartTests {
  private static let generated = Generated(
    """
    components:
      Mark: { base: UIView, properties: { range: { type: NSRange, default: [0, 1] } } }
      Card:
        base: UIView
        properties: { count: { type: Int, default: 4 }, blur: { type: CGFloat, default: 4 } }
        layer:
          backgroundColor: white
          shadows: [{ radius: $blur }, { spread: $blur * 2 }]
          sublayers: [{ name: mark, kind: Mark, range: [1, $count * 0.625] }]
    styles: { card: { component: Card } }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func partsOfRangesAndShadowsStandAlone(_ framework: ViewFramework) throws {
    let output = try ViewProgram(framework).run(
      """
      let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      card.count = 8
      print(card.subviews.compactMap { ($0 as? Mark)?.range.length })
      card.count = 4
      print(card.subviews.compactMap { ($0 as? Mark)?.range.length })
      """, with: Self.generated, named: "parts-\(framework)")
    #expect(output == "[5]\n[3]\n")
  }
}
