import Testing

@testable import StyleEmit

/// What an app makes a divisor 0 comes to 0, so that nothing is drawn with what is no number.
@Suite(.tags(.toolchain)) struct DivisionTests {
  private static let generated = Generated(
    """
    tokens: { length: { gap: 8, part: 2 } }
    components:
      Lattice:
        base: UIView
        properties:
          width: { type: CGFloat, default: 10 }
          columns: { type: CGFloat, default: 2 }
        layer: { borderWidth: $width / $columns, cornerRadius: $length.gap / $length.part }
    styles:
      grid: { component: Lattice }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func viewsShowNumbers(_ framework: ViewFramework) throws {
    let layer = framework == .uikit ? "view.layer" : "view.layer!"
    let output = try ViewProgram(framework).run(
      """
      let view = Lattice(frame: .zero)
      @MainActor func show() { print(\(layer).borderWidth, \(layer).cornerRadius) }
      show()
      view.columns = 0
      show()
      view.width = 0
      show()
      var tokens = StyleTokens()
      tokens.lengths[.part] = 0
      view.styleTokens = tokens
      show()
      """, with: Self.generated, named: "division-\(framework)")
    #expect(output == "5.0 4.0\n0.0 4.0\n0.0 4.0\n0.0 0.0\n")
  }
}
