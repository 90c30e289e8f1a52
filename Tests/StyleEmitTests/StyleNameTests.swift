import Testing

@testable import StyleEmit

/// Styles of several components that have one name, as an app uses them.
@Suite struct StyleNameTests {
  private static let generated = Generated(
    """
    components:
      Pill:
        base: UIButton
        properties: { edge: { type: CGFloat, default: 1 } }
        layer: { borderWidth: $edge }
      BigPill: { base: Pill, properties: { inset: { type: CGFloat, default: 1 } }, layer: { cornerRadius: $inset } }
      Tag: { base: UIButton, properties: { edge: { type: CGFloat, default: 9 } }, layer: { borderWidth: $edge } }
      Box:
        base: UIView
        properties: { edge: { type: CGFloat, default: 1 } }
        layer: { borderWidth: $edge }
    styles:
      Pill.primary: { edge: 2 }
      BigPill.primary: { extends: primary, inset: 3 }
      Tag.primary: { edge: 4 }
      Tag.own: { extends: primary, edge: 5 }
      Box.primary: { edge: 6 }
    """)

  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func eachViewHasItsOwn(_ framework: ViewFramework) throws {
    let output = try ViewProgram(framework).run(
      """
      let pill = Pill(frame: .zero)
      pill.apply(.primary)
      print(pill.edge)
      let big = BigPill(frame: .zero)
      big.apply(BigPillStyle.primary)
      print(big.edge, big.inset)
      let tag = Tag(frame: .zero)
      tag.apply(.primary)
      print(tag.edge)
      tag.apply(.own)
      print(tag.edge)
      let box = Box(frame: .zero)
      box.apply(.primary)
      print(box.edge)
      """, with: Self.generated, named: "style-names-\(framework)")
    #expect(output == "2.0\n2.0 3.0\n4.0\n5.0\n6.0\n")
  }

  @Test(.tags(.toolchain)) func swiftUIHasThemInFull() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func all() {
        _ = Button("A") {}.buttonStyle(PillStyle.primary)
        _ = Button("A") {}.buttonStyle(TagStyle.primary)
        _ = Button("A") {}.buttonStyle(.own)
        _ = Color.clear.boxStyle(.primary)
      }
      all()
      print(PillStyle.primary.edge, BigPillStyle.primary.edge, TagStyle.primary.edge, BoxStyle.primary.edge)
      """, with: Self.generated, named: "style-names-swiftui")
    #expect(output == "2.0 2.0 4.0 6.0\n")
  }
}
