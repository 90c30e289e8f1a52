import Testing

@testable import StyleEmit

/// Components as views of SwiftUI's own: with arguments, in states that a program tells of, and in layers of others.
@Suite(.tags(.toolchain)) struct SwiftUIViewTests {
  private static let generated = Generated(
    """
    components:
      Row:
        base: UITableViewCell
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String?, default: null }
          inset: { type: CGFloat, default: 4 }
        sets: { backgroundColor: "#FF0000" }
        layer:
          sublayers:
            - { name: heading, kind: text, string: $heading, frame: [4, 0, 90%, 20] }
            - { name: detail, kind: text, string: $detail, frame: [4, 20, 90%, 20] }
        states:
          own: [loading]
          selected: { backgroundColor: "#0000FF" }
          highlighted: { backgroundColor: "#00FF00" }
          loading: { backgroundColor: "#FFFFFF" }
      Tag:
        base: UILabel
        sets: { backgroundColor: "#FF00FF", text: New, textAlignment: center }
        states: { own: [waiting], waiting: { text: Wait } }
      Push:
        base: UIButton
        sets: { backgroundColor: "#00FFFF", title: Push }
        states: { selected: { alpha: 0.5 } }
      Knob: { base: UIButton }
      Icon:
        base: UIImageView
        sets: { image: { systemName: star }, tintColor: red, contentMode: center }
      Tray:
        base: UIControl
        layer:
          sublayers:
            - { name: tag, kind: Tag, text: Held, frame: [0, 0, 20, 20] }
            - { name: push, kind: Push, frame: [20, 0, 20, 20] }
            - { name: icon, kind: Icon, frame: [40, 0, 20, 20] }
            - { name: row, kind: Row, heading: Held row, frame: [60, 0, 40, 20] }
            - { name: knob, kind: Knob, title: Go, frame: [0, 20, 20, 20] }
        states: { highlighted: { alpha: 0.9 } }
      Line: { base: UIView, layer: { backgroundColor: black } }
    styles:
      row: { component: Row }
      tray: { component: Tray }
      night: { component: Tag, text: Day, modes: { dark: { text: Night } } }
    """)

  @Test func viewsTakeTheirContentsAndStates() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func show(_ name: String, _ view: some View, x: CGFloat = 90, y: CGFloat = 10) {
        _Notes.all = []
        let pixel = view._draw(in: CGSize(width: 100, height: 50))(CGPoint(x: x, y: y))
        let texts = _Notes.all.filter { $0.hasPrefix("text ") && $0 != "text " || $0.hasPrefix("image") }
        print(name, pixel.red, pixel.green, pixel.blue, texts.joined(separator: ", "))
      }
      @MainActor func all() {
        show("row", RowView())
        show("given", RowView(style: .row, heading: "Ada", detail: "Engineer"))
        show("selected", RowView(isSelected: true))
        show("highlighted", RowView(isSelected: true, isHighlighted: true))
        show("loading", RowView(isHighlighted: true, isLoading: true))
        show("around", Color.clear.modifier(RowStyle.row).styleState(.selected))
        show("tag", TagView(text: "3"), x: 50, y: 25)
        show("tag that waits", TagView(isWaiting: true), x: 50, y: 25)
        show("tag by day", TagView(style: .night), x: 50, y: 25)
        show("tag at night", TagView(style: .night).environment(\\.colorScheme, .dark), x: 50, y: 25)
        let tray = Button(action: {}) { Color.clear }.buttonStyle(.tray)
        show("tag in a tray", tray, x: 10)
        show("button in a tray", tray, x: 30)
        show("row in a tray", tray, x: 95)
      }
      all()
      """, with: Self.generated, named: "swiftui-views")
    #expect(
      output == """
        row 1.0 0.0 0.0 text Heading
        given 1.0 0.0 0.0 text Ada, text Engineer
        selected 0.0 0.0 1.0 text Heading
        highlighted 0.0 1.0 0.0 text Heading
        loading 1.0 1.0 1.0 text Heading
        around 0.0 0.0 1.0 text Heading
        tag 1.0 0.0 1.0 text 3
        tag that waits 1.0 0.0 1.0 text Wait
        tag by day 1.0 0.0 1.0 text Day
        tag at night 1.0 0.0 1.0 text Night
        tag in a tray 1.0 0.0 1.0 text Held, text Push, image system star, text Held row, text Go
        button in a tray 0.0 1.0 1.0 text Held, text Push, image system star, text Held row, text Go
        row in a tray 1.0 0.0 0.0 text Held, text Push, image system star, text Held row, text Go

        """)
  }

  /// A view of several parts is faded as one, and a button takes touches in its whole frame; no shape of a layer turns round for readers
  /// from right to left. The doubles draw neither otherwise.
  @Test func layersAreCompositedAndTouchedAndTurnedAsCoreAnimationHasThem() {
    let generated = Generated(
      """
      components:
        Cluster:
          base: UIView
          layer:
            sublayers:
              - { name: one, kind: rectangle, opacity: 0.5, backgroundColor: red }
              - { name: two, kind: rectangle, opacity: 0.5, backgroundColor: red, borderWidth: 1 }
              - { name: three, kind: rectangle, opacity: 0.5, sublayers: [{ name: inner, kind: rectangle }] }
              - { name: four, kind: rectangle, backgroundColor: red, borderWidth: 1 }
              - { name: five, kind: rectangle, opacity: 0.5, sublayers: [{ name: blur, kind: material, material: thin }] }
        Push:
          base: UIButton
          layer: { sublayers: [{ name: tick, kind: shape, path: { svg: "M0 0 L4 4 L9 0" }, shadowOpacity: 0.5 }], cornerRadius: 4, maskedCorners: [topLeft] }
      styles: { group: { component: Cluster }, push: { component: Push } }
      """)
    let group = generated.text("SwiftUI/ClusterStyle+SwiftUI.swift")
    let grouped = group.split(separator: ".compositingGroup()").count - 1
    // The second and the third of the layers: a material would blur nothing in what is composited, nor would it in the whole.
    #expect(grouped == 2, "\(group)")
    let push = generated.text("SwiftUI/PushStyle+SwiftUI.swift")
    let (touched, faded) = (push.range(of: ".contentShape(Rectangle())"), push.range(of: "._styleFaded(look"))
    #expect(touched != nil && faded != nil && touched!.upperBound < faded!.lowerBound, "\(push)")
    #expect(!group.contains("contentShape"))
    for file in generated.files where file.path.hasPrefix("SwiftUI/") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let shapes = text.matches(of: /struct \w+(<\w+: \w+>)?: (Insettable)?Shape/).count
      #expect(text.split(separator: "LayoutDirectionBehavior { .fixed }").count - 1 == shapes, "\(file.path)")
    }
  }

  /// What takes nothing beside its style needs no view.
  @Test func viewsAreWrittenWhereTheyAreOfUse() {
    #expect(!Self.generated.text("SwiftUI/LineStyle+SwiftUI.swift").contains("LineView"))
    #expect(!Self.generated.text("SwiftUI/TrayStyle+SwiftUI.swift").contains("TrayStyleFace"))
    #expect(!Self.generated.text("SwiftUI/TrayStyle+SwiftUI.swift").contains("left out in a layer"))
  }

  /// What a state says of a stack is how SwiftUI's own lays out.
  @Test func stacksFollowTheLook() throws {
    let generated = Generated(
      """
      components:
        Line:
          base: UIView
          properties: { isShort: { type: Bool, default: false } }
          layer:
            sublayers:
              - name: line
                kind: stack
                spacing: 4
                sublayers:
                  - { name: first, kind: rectangle, backgroundColor: "#F00", frame: { width: 10, height: 10 }, hidden: $isShort }
                  - { name: last, kind: rectangle, backgroundColor: "#00F", frame: { width: 10, height: 10 } }
          states:
            own: [apart, upright, low]
            apart: { line.distribution: equalSpacing }
            upright: { line.axis: vertical }
            low: { line.alignment: bottom }
        Gaps:
          base: UIView
          properties: { isShort: { type: Bool, default: false } }
          layer:
            sublayers:
              - name: line
                kind: stack
                spacing: 4
                sublayers:
                  - { name: first, kind: rectangle, backgroundColor: "#F00", frame: { width: 10, height: 10 }, spacingAfter: 9 }
                  - { name: middle, kind: rectangle, backgroundColor: "#0F0", frame: { width: 10, height: 10 }, hidden: $isShort, spacingAfter: 2 }
                  - { name: last, kind: rectangle, backgroundColor: "#00F", frame: { width: 10, height: 10 } }
          states:
            own: [apart, upright, tight]
            apart: { line.distribution: equalSpacing }
            upright: { line.axis: vertical }
            tight: { first.spacingAfter: null }
      styles:
        line: { component: Line }
        short: { component: Line, isShort: true }
        gaps: { component: Gaps }
        shortGaps: { component: Gaps, isShort: true }
      """)
    #expect(generated.diagnostics.allSatisfy { $0.severity != .error }, "\(generated.diagnostics)")
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      /// Where the last of the views begins.
      @MainActor func show(_ name: String, _ view: some View) {
        let picture = view._draw(in: CGSize(width: 100, height: 50))
        for y in 0..<50 {
          for x in 0..<100 where picture(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)).blue == 1 {
            return print(name, x, y)
          }
        }
        print(name)
      }
      show("plain", Color.clear.lineStyle())
      show("apart", Color.clear.lineStyle().styleState(.apart))
      show("upright", Color.clear.lineStyle().styleState(.upright))
      show("low", Color.clear.lineStyle().styleState(.low))
      show("short", Color.clear.lineStyle(.short))
      show("short apart", Color.clear.lineStyle(.short).styleState(.apart))
      show("upright apart", Color.clear.lineStyle().styleState([.apart, .upright]))
      show("gaps", Color.clear.gapsStyle(.gaps))
      show("short gaps", Color.clear.gapsStyle(.shortGaps))
      show("gaps tight", Color.clear.gapsStyle(.gaps).styleState(.tight))
      show("short gaps tight", Color.clear.gapsStyle(.shortGaps).styleState(.tight))
      show("gaps upright", Color.clear.gapsStyle(.gaps).styleState(.upright))
      show("gaps apart", Color.clear.gapsStyle(.gaps).styleState(.apart))
      """, with: generated, named: "swiftui-stacks")
    #expect(
      output == """
        plain 14 0
        apart 90 0
        upright 0 14
        low 14 40
        short 0 0
        short apart 0 0
        upright apart 0 40
        gaps 31 0
        short gaps 19 0
        gaps tight 26 0
        short gaps tight 14 0
        gaps upright 0 31
        gaps apart 90 0

        """)
  }
}
