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

  private static let others = Generated(
    """
    components:
      Period: { base: UISegmentedControl }
      Pages: { base: UIPageControl }
      Busy: { base: UIActivityIndicatorView }
      Mail: { base: UITextField }
      Find: { base: UISearchBar }
      Volume: { base: UISlider }
      Done: { base: UIProgressView }
      Top: { base: UINavigationBar }
      Tabs: { base: UITabBar }
      Tools: { base: UIToolbar }
      Screen:
        base: UIView
        layer:
          sublayers:
            - name: column
              kind: stack
              axis: vertical
              alignment: leading
              sublayers:
                - { name: period, kind: Period, titles: [Day, Month] }
                - { name: pages, kind: Pages, numberOfPages: 3 }
                - { name: busy, kind: Busy, style: large }
                - { name: top, kind: Top, prefersLargeTitles: true, frame: { width: 300 } }
                - { name: tabs, kind: Tabs, frame: { width: 300 } }
                - { name: tools, kind: Tools, frame: { width: 300 } }
                - { name: find, kind: Find, frame: { width: 300 } }
                - { name: own, kind: Volume, frame: { width: 300, height: 12 } }
                - name: row
                  kind: stack
                  alignment: center
                  frame: { width: 300 }
                  sublayers:
                    - { name: mail, kind: Mail, text: Ada }
                    - { name: volume, kind: Volume }
                    - { name: done, kind: Done, frame: { width: 100 } }
        preview: { size: fitting }
    styles:
      screen: { component: Screen }
    """)

  /// What has a size of its own has that, and the others their class's height: all alike in a picture and in UIKit.
  @Test func otherViewsLieInTheirSizes() throws {
    #expect(Self.others.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let screen = Screen(frame: .zero)
      screen.frame.size = screen.intrinsicContentSize
      screen.layoutIfNeeded()
      @MainActor func show(_ view: UIView) {
        for view in view.subviews where !(view is _UIContent) {
          print(type(of: view), view.frame.minY, view.frame.width, view.frame.height)
          if view.layer.name == "row" { show(view) }
        }
      }
      show(screen.subviews[0])
      """, with: Self.others, named: "other-classes-in-stacks")
    #expect(
      output == """
        Period 0.0 105.0 32.0
        Pages 32.0 39.0 26.0
        Busy 58.0 37.0 37.0
        Top 95.0 300.0 96.0
        Tabs 191.0 300.0 49.0
        Tools 240.0 300.0 44.0
        Find 284.0 300.0 56.0
        Volume 340.0 300.0 12.0
        StyleLayerView<CALayer> 352.0 300.0 31.0
        Mail 4.875 100.0 21.25
        Volume 0.0 100.0 31.0
        Done 13.5 100.0 4.0

        """)
  }

  @Test func codeOfAllTargetsCompiles() throws {
    let folder = try Self.generated.write("classes-in-stacks-everywhere")
    let others = try Self.others.write("other-classes-in-stacks-everywhere")
    for folder in [folder, others] {
      for (framework, outcome) in try Toolchain.typecheckViews(Toolchain.swiftFiles(in: folder)) {
        #expect(outcome.status == 0, "\(framework): \(outcome.output)")
      }
    }
  }
}
