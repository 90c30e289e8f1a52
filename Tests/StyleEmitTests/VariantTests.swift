import Testing

@testable import StyleEmit

/// Variants as an app picks them in code, without a style for each.
@Suite struct VariantTests {
  /// What the view's own layer shows: its border, its corners and its opacity.
  private static let program =
    """
    let view = Push(frame: .zero)
    @MainActor func show(_ style: PushStyle) {
      view.apply(style)
      print(view.style.edge, view.style.line == nil, view.style.finish, view.layer!.cornerRadius, view.style.alpha)
    }
    show(PushStyle())
    show(.init(kind: .ghost, size: .small))
    show(.init(kind: .primary, size: .large))
    show(.init(kind: .inLine))
    show(.init(kind: .ghost, edge: 6, line: .some(nil)))
    for kind in PushStyle.Kind.allCases { print(kind.rawValue, PushStyle(kind: kind) == PushStyle()) }
    print(PushStyle(kind: .ghost) == .cancel, PushStyle(kind: .ghost, size: .small, title: "Tiny") == .tiny)
    """

  private static let output = """
    1.0 false matte 8.0 1.0
    3.0 true matte 0.0 1.0
    1.0 false matte 8.0 1.0
    1.0 false glossy 0.0 1.0
    6.0 true matte 8.0 1.0
    primary true
    ghost false
    in-line false
    true true

    """

  @Test(.tags(.toolchain), arguments: [ViewFramework.uikit, .appkit])
  func aViewTakesThemOn(_ framework: ViewFramework) throws {
    // A view of AppKit may be without a layer.
    let program =
      framework == .uikit
      ? VariantTests.program.replacing("view.layer!", with: "view.layer") : VariantTests.program
    let output = try ViewProgram(framework).run(
      program, with: Features.variants.generated, named: "variants-\(framework)-picked")
    #expect(output == VariantTests.output)
  }

  @Test(.tags(.toolchain)) func swiftUIPicksThem() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func found<S: ButtonStyle>(_ style: S) -> S { style }
      @MainActor func found<S: ToggleStyle>(toggle style: S) -> S { style }
      @MainActor func show() {
        _ = Button("Go") {}.buttonStyle(.push(kind: .ghost, size: .small))
        _ = Toggle(isOn: .constant(true)) { Text("On") }.toggleStyle(.push(kind: .inLine))
        _ = Color.clear.modifier(BadgeStyle(fill: BadgeStyle.Fill.none))
        print(found(.push(kind: .ghost)) == PushStyle.cancel, found(.push()) == PushStyle.usual)
        print(found(toggle: .push(kind: .ghost)).style == PushStyle.cancel)
      }
      show()
      """, with: Features.variants.generated, named: "variants-swiftui-picked")
    #expect(output == "true true\ntrue\n")
  }

  /// Code grows with what is written: a value more on each of two axes adds what that value says, and not each combination.
  @Test func codeGrowsWithTheSum() {
    func lines(_ kinds: Int, _ sizes: Int) -> Int {
      func axis(_ name: String, _ count: Int, _ setting: String) -> String {
        "      \(name): { "
          + (0..<count).map { "\(name)\($0): { \(setting): 0.\($0 + 1) }" }.joined(separator: ", ")
          + " }\n"
      }
      let generated = Generated(
        "components:\n  Push:\n    base: UIButton\n    variants:\n" + axis("kind", kinds, "alpha")
          + axis("size", sizes, "layer.borderWidth"))
      return generated.files.reduce(0) { $0 + $1.bytes.count { $0 == 10 } }
    }
    let (few, wide, high, both) = (lines(3, 3), lines(8, 3), lines(3, 8), lines(8, 8))
    #expect(both - few == (wide - few) + (high - few))
    // A case of the `enum`, one of the `switch`, and what it assigns.
    #expect(wide - few == 5 * 3)
  }
}
