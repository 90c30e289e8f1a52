import Testing

@testable import StyleEmit

/// What somebody who writes SwiftUI expects of a style: it leaves the tint around it, a label is shown once, views are as high as what is in
/// them, and shapes move.
@Suite(.tags(.toolchain)) struct SwiftUIHomeTests {
  static let generated = Generated(
    """
    components:
      Chip:
        base: UIControl
        properties: { label: { type: String, default: Filter } }
        layer:
          cornerRadius: 16
          backgroundColor: "#FF0000"
          sublayers:
            - name: content
              kind: stack
              axis: horizontal
              spacing: 4
              alignment: center
              insets: [6, 12, 6, 12]
              sublayers:
                - { name: check, kind: image, contents: { systemName: checkmark }, hidden: true, frame: { width: 14, height: 14 } }
                - { name: label, kind: text, string: $label, font: { size: 15 }, foregroundColor: black }
        states: { selected: { check.hidden: false }, highlighted: { alpha: 0.7 } }
      Entry: { base: UITextField, sets: { font: { size: 16 }, contentInsets: [8, 8, 8, 8] }, states: { own: [invalid], invalid: { layer.borderWidth: 2 } } }
      Tile:
        base: UIControl
        properties:
          title: { type: String, default: Title }
          detail: { type: String, default: Detail }
          badge: { type: Int, default: 0 }
        layer:
          sublayers:
            - { name: ribbon, kind: text, string: New, frame: [0, 0, 40, 20] }
            - name: words
              kind: stack
              axis: vertical
              sublayers:
                - { name: title, kind: text, string: $title }
                - { name: detail, kind: text, string: $detail }
        states: { own: [waiting], waiting: { title: Wait } }
      Holder:
        base: UIView
        layer:
          sublayers:
            - { name: chip, kind: Chip, label: Held, frame: [0, 0, 100, 60] }
            - { name: card, kind: Card, frame: [0, 60, 100, 140] }
      Card:
        base: UIView
        properties:
          heading: { type: String, default: Heading }
          detail: { type: String, default: "" }
        layer:
          backgroundColor: "#0000FF"
          sublayers:
            - name: content
              kind: stack
              axis: vertical
              spacing: 10
              insets: [5, 10, 5, 10]
              sublayers:
                - name: top
                  kind: stack
                  axis: horizontal
                  spacing: 0
                  sublayers:
                    - { name: heading, kind: text, string: $heading }
                    - { name: rest, kind: rectangle }
                    - { name: line, kind: rectangle, backgroundColor: "#00FF00", frame: { width: 2 } }
                    - { name: gap, kind: rectangle, frame: { width: 8 } }
                    - { name: count, kind: text, string: "3" }
                - { name: detail, kind: text, string: $detail, isWrapped: true }
      Meter:
        base: UIView
        properties:
          progress: { type: CGFloat, default: 0, min: 0, max: 1 }
          isOff: { type: Bool, default: false }
          side: { type: String, values: [left, right], default: left }
        layer:
          sublayers:
            - { name: fill, kind: rectangle, backgroundColor: "#00FF00", hidden: $isOff, frame: { x: 0, y: 0, width: "$progress * 100%", height: 100% } }
      Push: { base: UIButton, sets: { title: Push } }
      Field: { base: UITextField, states: { focused: { tintColor: "#00FF00" } } }
      Icon: { base: UIImageView }
    styles:
      entry: { component: Entry, text: Ada }
      chip: { component: Chip }
      tile: { component: Tile }
      card: { component: Card }
      push: { component: Push }
      loud: { component: Push, titleColor: "#0000FF" }
      tinted: { component: Push, tintColor: "#00FF00" }
      field: { component: Field }
      icon: { component: Icon }
      holder: { component: Holder }
    """)

  /// `first` and `second` are expected in this order; what the program prints is one line for each.
  private func expect(_ output: String, _ lines: [String]) {
    let printed = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(printed == lines + [""])
  }

  @Test func stylesFitIntoSwiftUI() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func texts(_ view: some View) -> String {
        _Notes.all = []
        _ = view._draw(in: CGSize(width: 300, height: 100))
        return _Notes.all.filter { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }.joined(separator: ", ")
      }
      @MainActor func color(_ view: some View) -> String {
        _Notes.all = []
        _ = view.tint(Color(red: 1, green: 0, blue: 0))._draw(in: CGSize(width: 300, height: 100))
        let colors = _Notes.all.filter { $0.hasPrefix("foreground") }
        return colors.first { $0.contains("tint") } ?? colors.first ?? ""
      }
      @MainActor func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> String {
        let size = view._measured(width: width, height: height)
        return "\\(Int(size.width)) x \\(Int(size.height))"
      }
      @MainActor func part(_ view: some View, _ isRight: (_Pixel) -> Bool) -> Int {
        let picture = view._draw(in: CGSize(width: 100, height: 200))
        return (0..<200).count { isRight(picture(CGPoint(x: 50.5, y: Double($0) + 0.5))) }
      }
      @MainActor func inRow(_ view: some View) -> Int {
        let picture = view._draw(in: CGSize(width: 100, height: 10))
        return (0..<100).count { picture(CGPoint(x: Double($0) + 0.5, y: 5)).green == 1 }
      }
      @MainActor func labels() {
        print(texts(Button("Mute") {}.buttonStyle(.chip)))
        print(texts(Toggle("Mute", isOn: .constant(true)).toggleStyle(.chip)))
        print(texts(ChipView(label: "Loud", isOn: .constant(false))))
        print(texts(ChipView(style: .chip, isOn: .constant(true))))
        print(texts(Button("Own") {}.buttonStyle(.tile)))
        print(texts(TileView(title: "A", detail: "B", badge: 2) {}))
        print(texts(TileView(isWaiting: true) {}))
        print(texts(Color.clear.holderStyle(.holder)))
      }
      @MainActor func sizes() {
        print(size(Button("Mute") {}.buttonStyle(.chip), 300, 1000))
        print(size(ChipView(label: "Loud!", isOn: .constant(false)), 300, 1000))
        let long = String(repeating: "x", count: 60)
        print(size(CardView(), 300, 1000))
        print(size(CardView(detail: long), 300, 1000))
        print(size(CardView(detail: long), 300, nil))
        print(size(CardView(detail: long), nil, nil))
        print(size(VStack(spacing: 0) { CardView(); CardView() }, 300, 1000))
        print(size(Color.clear.cardStyle(.card), 300, 200))
        print(part(CardView().frame(maxHeight: .infinity, alignment: .top)) { $0.blue == 1 })
        print(part(Color.clear.holderStyle(.holder)) { $0.red == 1 }, part(Color.clear.holderStyle(.holder)) { $0.blue == 1 })
        print(size(MeterView(progress: 0.5), 300, 40))
        print(size(EntryView(style: .entry), 300, 1000))
      }
      @MainActor func tints() {
        print(color(Text("a").foregroundStyle(.tint).cardStyle()))
        print(color(Button("a") {}.buttonStyle(.push)))
        print(color(Button("a") {}.buttonStyle(.loud)))
        print(color(Button("a") {}.buttonStyle(.tinted)))
        print(color(Text("a").foregroundStyle(.tint).fieldStyle(.field)))
        print(color(Image("a").iconStyle(.icon)))
      }
      @MainActor func inputs() {
        print(inRow(MeterView(progress: 0.25)), inRow(MeterView(progress: 0.25, isOff: true)))
        print(MeterView(side: .right).style.side)
      }
      @MainActor func shapes() {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        func depth(_ shape: some Shape) -> Int {
          let path = shape.path(in: box)
          return (-50..<50).count { path.contains(CGPoint(x: Double($0) + 0.5, y: 50), eoFill: true) }
        }
        func corner(_ shape: some Shape) -> Int {
          let path = shape.path(in: box)
          return (0..<50).count { !path.contains(CGPoint(x: Double($0) + 0.5, y: 0.5), eoFill: true) }
        }
        let outline = RoundedRectangle(cornerRadius: 0, style: .circular)
        print(depth(StyleBorder(outline: outline, width: 0)._moved(to: StyleBorder(outline: outline, width: 8), 0.5)))
        let ring = StyleRing(cornerRadius: 0, corners: .all, style: .circular, offset: 0, width: 0)
        print(depth(ring._moved(to: StyleRing(cornerRadius: 0, corners: .all, style: .circular, offset: 4, width: 20), 0.5)))
        func rounded(_ radius: Double) -> StyleRoundedRectangle {
          StyleRoundedRectangle(cornerRadius: radius, corners: [.topLeft], style: .circular)
        }
        print(corner(rounded(0)) < corner(rounded(20)._moved(to: rounded(0), 0.5)), corner(rounded(20)._moved(to: rounded(0), 0.5)) < corner(rounded(20)))
        let clip = StyleClip(outline: rounded(20), isClipping: true)._moved(to: StyleClip(outline: rounded(0), isClipping: true), 0.5)
        print(corner(clip) == corner(rounded(10)))
      }
      labels()
      sizes()
      tints()
      inputs()
      shapes()
      """, with: Self.generated, .embed, named: "swiftui-home")
    expect(
      output,
      [
        // A label is shown once, in the place of the control's text.
        "Mute", "Mute", "Loud", "Filter", "Own, Detail, New", "A, B, New", "Wait, Detail, New",
        "Held, Heading, 3, ",
        // 12 + 4 letters + 12 points wide.
        "56 x 32", "64 x 32",
        // 5 + 20 + 10 + 20 + 5 points high; 60 letters need two lines of 280 points.
        "300 x 60", "300 x 80", "300 x 80", "500 x 60", "300 x 120", "300 x 200",
        "60", "60 140", "300 x 40", "300 x 36",
        // A tint that nothing says is that of the views around it, but for a field that has another one in some state.
        "foreground tint 1.000 0.000 0.000 1.000", "foreground tint 1.000 0.000 0.000 1.000",
        "foreground 0.000 0.000 1.000 1.000", "foreground tint 0.000 1.000 0.000 1.000",
        "foreground tint 0.500 0.500 0.500 1.000",
        "foreground tint 1.000 0.000 0.000 1.000",
        "25 0", "right",
        "4", "10", "true true", "true",
      ])
  }

  /// What a component shows is in its glass, which is drawn beyond its edge; a control's glass answers touches. Parts of glass are drawn together.
  @Test func contentsAreInTheGlass() throws {
    let generated = Generated(
      """
      components:
        Pane:
          base: UIView
          properties: { heading: { type: String, default: Heading } }
          layer:
            sublayers:
              - { name: glass, kind: material, material: glass, cornerRadius: 12 }
              - { name: heading, kind: text, string: $heading, frame: [0, 0, 80, 20] }
        Lens: { base: UIButton, sets: { title: Go }, layer: { sublayers: [{ name: glass, kind: material, material: clearGlass, tintColor: "#00FF00" }] } }
        Bar:
          base: UIView
          layer:
            sublayers:
              - name: left
                kind: material
                material: glass
                masksToBounds: true
                frame: [0, 0, 40, 20]
                sublayers: [{ name: one, kind: text, string: One }]
              - { name: right, kind: material, material: glass, frame: [50, 0, 40, 20] }
              - { name: two, kind: text, string: Two, frame: [50, 0, 40, 20] }
        Blur: { base: UIView, layer: { sublayers: [{ name: glass, kind: material, material: thin }, { name: text, kind: text, string: Text }] } }
      styles: { pane: { component: Pane }, lens: { component: Lens }, bar: { component: Bar }, blur: { component: Blur } }
      """)
    #expect(generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func notes(_ view: some View) {
        _Notes.all = []
        _ = view._draw(in: CGSize(width: 100, height: 40))
        print(_Notes.all.filter { ["text", "glas", "mate"].contains($0.prefix(4)) }.joined(separator: ", "))
      }
      @MainActor func all() {
        notes(PaneView())
        notes(Text("Own").paneStyle(.pane))
        notes(Button("Go") {}.buttonStyle(.lens))
        notes(Color.clear.barStyle())
        notes(Color.clear.blurStyle())
      }
      all()
      """, with: generated, named: "swiftui-glass")
    expect(
      output,
      [
        "glass regular, text Heading in glass", "glass regular, text Own in glass, text Heading in glass",
        "glass clear tint 0.000 1.000 0.000 1.000 interactive, text Go in glass",
        "glass container, glass regular, text One in glass, glass regular, text Two",
        "material thin, text Text",
      ])
  }
}
