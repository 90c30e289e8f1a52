import Testing

@testable import StyleEmit

/// Labels, buttons and switches in stacks have the sizes that their classes give them: run against the doubles.
@Suite(.tags(.toolchain)) struct ClassesInStacksTests {
  private static let generated = Generated(
    """
    components:
      Tag: { base: UILabel, sets: { contentInsets: 4, font: { size: 12 } } }
      Go: { base: UIButton }
      Toggle: { base: UISwitch }
      Blur: { base: UIVisualEffectView }
      Busy: { base: UIActivityIndicatorView }
      Row:
        base: UIView
        layer:
          sublayers:
            - name: row
              kind: stack
              spacing: 8
              insets: 8
              alignment: center
              sublayers:
                - { name: tag, kind: Tag, text: New }
                - { name: wide, kind: Tag, text: Wide, frame: { width: 60 } }
                - { name: go, kind: Go, title: Go }
                - { name: toggle, kind: Toggle, isOn: true }
            - { name: blur, kind: Blur, frame: [0, 0, 9, 9] }
            - { name: other, kind: stack, frame: [0, 0, 9, 9], sublayers: [{ name: busy, kind: Busy, frame: { width: 9, height: 9 } }] }
        preview: { size: fitting }
    styles:
      row: { component: Row }
    """)

  /// A letter of the doubles is half as wide as high. A tag of three letters is 18 + 2 × 4 points wide.
  @Test func viewsLieInTheirSizes() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let row = Row(frame: .zero)
      row.frame.size = row.intrinsicContentSize
      row.layoutIfNeeded()
      for view in row.subviews[0].subviews { print(type(of: view), view.frame.minX, view.frame.width) }
      print(row.frame.width, row.frame.height)
      """, with: Self.generated, named: "classes-in-stacks")
    #expect(
      output == """
        Tag 8.0 26.0
        Tag 42.0 60.0
        Go 110.0 18.0
        AppToggle 136.0 51.0
        195.0 47.0

        """)
  }

  @Test func codeOfAllTargetsCompiles() throws {
    let folder = try Self.generated.write("classes-in-stacks-everywhere")
    for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
      #expect(outcome.status == 0, "\(framework): \(outcome.output)")
    }
  }
}
