import StyleModel
import Testing

@testable import StyleEmit

/// Layers that are there once for each text of a list, which an app changes: run against the doubles.
@Suite(.tags(.toolchain)) struct ListRepetitionTests {
  static let tabs = Generated(
    """
    components:
      Tabs:
        base: UIView
        properties:
          titles: { type: Strings, default: [Day, Week], max: 4 }
          picked: { type: String, default: Week }
          marks: { type: Strings?, max: 3 }
          isNew: { type: Bool, default: false }
        layer:
          sublayers:
            - name: row
              kind: stack
              sublayers:
                - { name: word, kind: text, repeat: $titles, string: "{$index + 1} {$item}", foregroundColor: "if($item == $picked, red, blue)" }
                # An animation that never runs keeps these out of a loop.
                - { name: other, kind: text, repeat: $titles, string: "{$item} of {count($titles)}", opacity: "if($item != $picked, 0.5, 1)" }
            - { name: bar, kind: rectangle, frame: [0, 30, "100% / max(1, count($titles))", 2] }
            - { name: mark, kind: text, repeat: { items: $marks, item: letter, index: place }, frame: [$place * 10, 0, 10, 10], string: $letter, hidden: "!$letter" }
            - name: group
              kind: rectangle
              repeat: { items: [a, "{$picked}!", c], item: name, index: y }
              sublayers:
                - { name: cell, kind: text, repeat: { items: ["{$name}1", x], item: both, index: x }, string: "{$both}{$x}{$y}", hidden: "$y == 2" }
        animations: { never: { property: other.borderWidth, to: 9, duration: 1, state: focused } }
    styles:
      usual: { component: Tabs }
      long: { component: Tabs, titles: [A, B, "{C} \\"x\\"", "🎉"], marks: [m, "", o], picked: A }
    """)

  private static let expected = """
    usual
    titles ["Day", "Week"]
    word[0] 1 Day blue
    word[1] 2 Week red
    other[0] Day of 2 0.5
    other[1] Week of 2 1.0
    bar 60.0
    cell[0][0] a100
    cell[0][1] x10
    cell[1][0] Week!101
    cell[1][1] x11
    shorter
    titles ["Week"]
    word[0] 1 Week red
    other[0] Week of 1 1.0
    bar 120.0
    cell[0][0] a100
    cell[0][1] x10
    cell[1][0] Week!101
    cell[1][1] x11
    beyond
    titles ["One", "Two", "Three", "Four", "Five"]
    word[0] 1 One blue
    word[1] 2 Two blue
    word[2] 3 Three blue
    word[3] 4 Four blue
    other[0] One of 5 0.5
    other[1] Two of 5 0.5
    other[2] Three of 5 0.5
    other[3] Four of 5 0.5
    bar 24.0
    cell[0][0] a100
    cell[0][1] x10
    cell[1][0] Week!101
    cell[1][1] x11
    empty
    titles []
    bar 120.0
    cell[0][0] a100
    cell[0][1] x10
    cell[1][0] Week!101
    cell[1][1] x11
    long
    titles ["A", "B", "{C} \\"x\\"", "🎉"]
    word[0] 1 A red
    word[1] 2 B blue
    word[2] 3 {C} "x" blue
    word[3] 4 🎉 blue
    other[0] A of 4 1.0
    other[1] B of 4 0.5
    other[2] {C} "x" of 4 0.5
    other[3] 🎉 of 4 0.5
    bar 30.0
    mark[0] m
    mark[2] o
    cell[0][0] a100
    cell[0][1] x10
    cell[1][0] A!101
    cell[1][1] x11

    """

  @Test func isRight() {
    #expect(Self.tabs.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let view = Self.tabs.text("UIKit/Tabs.swift")
    #expect(view.contains("for index in _markLayers.indices {"))
    #expect(view.contains("private let _other0Layer"))
  }

  private static func program(layer: String, layOut: String) -> String {
    """
    func text(_ number: CGFloat) -> String { "\\((Double(number) * 100).rounded() / 100)" }
    func color(_ color: CGColor?) -> String {
      let parts = color?.components ?? []
      return parts.count < 3 ? "none" : parts[0] > 0.5 ? "red" : parts[2] > 0.5 ? "blue" : "black"
    }
    let view = Tabs(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    @MainActor func show(_ layers: [CALayer]) {
      for layer in layers where !layer.isHidden {
        if let words = layer as? CATextLayer {
          let shown = (words.string as? NSAttributedString)?.string ?? words.string as? String ?? ""
          let name = words.name ?? ""
          let more = name.hasPrefix("word") ? " " + color(words.foregroundColor) : name.hasPrefix("other") ? " " + text(CGFloat(words.opacity)) : ""
          print(name, shown + more)
        } else if layer.name == "bar" {
          print("bar", text(layer.frame.width))
        }
        show(layer.sublayers ?? [])
      }
    }
    @MainActor func show(_ moment: String) {
      view.\(layOut)
      print(moment)
      print("titles", view.titles)
      show(view.\(layer).sublayers ?? [])
    }
    view.apply(.usual)
    show("usual")
    view.titles = ["Week"]
    show("shorter")
    view.titles = ["One", "Two", "Three", "Four", "Five"]
    show("beyond")
    view.titles = []
    show("empty")
    view.apply(.long)
    show("long")
    """
  }

  @Test func copiesFollowTheListInUIKit() throws {
    let program = Self.program(layer: "layer", layOut: "layoutIfNeeded()")
    #expect(
      try ViewProgram(.uikit).run(program, with: Self.tabs, named: "list-repetition-uikit") == Self.expected)
  }

  @Test func copiesFollowTheListInAppKit() throws {
    let program = Self.program(layer: "layer!", layOut: "layoutSubtreeIfNeeded()")
    #expect(
      try ViewProgram(.appkit).run(program, with: Self.tabs, named: "list-repetition-appkit") == Self.expected
    )
  }

  /// A view draws what is hidden too, and without any opacity.
  @Test func copiesFollowTheListInSwiftUI() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ view: some View) {
        _Notes.all = []
        _ = view._draw(in: CGSize(width: 120, height: 40), EnvironmentValues())
        let texts = _Notes.all.filter { $0.hasPrefix("text ") }.map { $0.dropFirst(5) }
        print(texts.filter { !$0.isEmpty }.joined(separator: ", "))
      }
      show(TabsView())
      show(TabsView(titles: ["Week"]))
      show(TabsView(titles: ["One", "Two", "Three", "Four", "Five"], picked: "Two"))
      show(TabsView(titles: []))
      show(TabsView(style: .long, marks: ["p"]))
      """, with: Self.tabs, named: "list-repetition-swiftui")
    func cells(_ picked: String) -> String { "a100, x10, \(picked)!101, x11, c102, x12" }
    #expect(
      output == """
        1 Day, 2 Week, Day of 2, Week of 2, \(cells("Week"))
        1 Week, Week of 1, \(cells("Week"))
        1 One, 2 Two, 3 Three, 4 Four, One of 5, Two of 5, Three of 5, Four of 5, \(cells("Two"))
        \(cells("Week"))
        1 A, 2 B, 3 {C} "x", 4 🎉, A of 4, B of 4, {C} "x" of 4, 🎉 of 4, p, \(cells("A"))

        """)
  }
}
