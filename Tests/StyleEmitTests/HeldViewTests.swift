import Testing

@testable import StyleEmit

/// What views hear of the views in their layers, and these of them: run against the doubles.
@Suite(.tags(.toolchain)) struct HeldViewTests {
  private static let generated = Generated(
    """
    components:
      Chip:
        base: UIControl
        layer:
          sublayers:
            - name: content
              kind: stack
              sublayers:
                - { name: tick, kind: rectangle, frame: { width: 12, height: 12 }, backgroundColor: black, hidden: true }
                - { name: body, kind: rectangle, frame: { width: 30, height: 12 }, backgroundColor: gold }
        states: { selected: { tick.hidden: false } }
        preview: { size: fitting }
      Pair:
        base: UIView
        layer: { sublayers: [{ name: row, kind: stack, sublayers: [{ name: one, kind: Chip }, { name: two, kind: Chip }] }] }
        preview: { size: fitting }
      Shelf:
        base: UIView
        layer: { sublayers: [{ name: column, kind: stack, spacing: 4, sublayers: [{ name: pair, kind: Pair }, { name: end, kind: rectangle, frame: { width: 5, height: 5 } }] }] }
        preview: { size: fitting }
      Field: { base: UITextField, sets: { borderStyle: none, contentInsets: [3, 5, 4, 6] } }
      Flag: { base: UISwitch }
      Level: { base: UISlider, sets: { maximumValue: 10 } }
      Entry:
        base: UITableViewCell
        properties:
          draft: { type: String, default: "" }
          isLoud: { type: Bool, default: false }
          volume: { type: Double, default: 2, min: 0, max: 10 }
        layer:
          sublayers:
            - name: column
              kind: stack
              axis: vertical
              sublayers:
                - { name: field, kind: Field, text: $draft }
                - { name: flag, kind: Flag, isOn: $isLoud }
                - { name: level, kind: Level, value: $volume }
      Thumb:
        base: UIView
        properties: { picture: { type: UIImage?, default: null } }
        layer:
          sublayers:
            - { name: picture, kind: image, contents: $picture, hidden: "!$picture" }
            - { name: empty, kind: rectangle, backgroundColor: gray, hidden: $picture }
        preview: { size: [44, 44] }
    styles:
      chip: { component: Chip }
      shelf: { component: Shelf }
      entry: { component: Entry }
      thumb: { component: Thumb }
    """)

  private func expect(_ output: String, _ lines: [String]) {
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }

  @Test func viewsInUIKitFollowWhatIsInTheirLayers() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
      shelf.layoutIfNeeded()
      let told = shelf._invalidations
      print(shelf.intrinsicContentSize.width, shelf.pairView.twoView.frame.minX)
      shelf.pairView.oneView.isSelected = true
      print(shelf._invalidations - told)
      shelf.layoutIfNeeded()
      shelf.pairView.layoutIfNeeded()
      print(shelf.intrinsicContentSize.width, shelf.pairView.frame.width, shelf.pairView.twoView.frame.minX)

      // A person has entered something, and code sets what the style says anyway, as for a cell that is used again.
      let form = Entry(style: .default, reuseIdentifier: nil)
      form.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
      form.layoutIfNeeded()
      form.fieldView.text = "typed"
      form.flagView.isOn = true
      form.levelView.value = 9
      form.draft = ""
      form.isLoud = false
      form.volume = 2
      form.layoutIfNeeded()
      print(form.fieldView.text ?? "nil", form.flagView.isOn, form.levelView.value)
      form.draft = "set"
      form.isLoud = true
      form.layoutIfNeeded()
      print(form.fieldView.text ?? "nil", form.flagView.isOn, form.draft, form.isLoud)
      var reached: UIView? = form.flagView
      while let view = reached, view !== form, view.isUserInteractionEnabled { reached = view.superview }
      print(reached === form)
      print(form.fieldView.frame.height == form.fieldView.intrinsicContentSize.height, form.fieldView.frame.height > 7)

      let thumb = Thumb(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      @MainActor func hidden() -> String {
        (thumb.layer.sublayers ?? []).map { "\\($0.name ?? "") \\($0.isHidden)" }.joined(separator: ", ")
      }
      print(hidden())
      thumb.picture = UIImage(named: "own", in: nil, compatibleWith: nil)
      print(hidden())
      thumb.apply(.thumb)
      print(hidden())
      thumb.style.picture = .asset("logo")
      print(hidden())
      """, with: Self.generated, named: "held-views-uikit")
    expect(
      output,
      [
        "69.0 30.0", "1", "81.0 72.0 42.0", " false 2.0", "set true set true", "true", "true true",
        "picture true, empty false", "picture false, empty true", "picture true, empty false",
        "picture false, empty true",
      ])
  }

  @Test func viewsInAppKitFollowWhatIsInTheirLayers() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 200, height: 12))
      shelf.layout()
      print(shelf.intrinsicContentSize.width)
      shelf.pairView.oneView.isSelected = true
      shelf.layout()
      shelf.pairView.layout()
      print(shelf.intrinsicContentSize.width, shelf.pairView.frame.width, shelf.pairView.twoView.frame.minX)
      let form = Entry(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
      form.layout()
      form.fieldView.stringValue = "typed"
      form.draft = ""
      print(form.fieldView.stringValue.isEmpty, form.fieldView.intrinsicContentSize.width)
      let thumb = Thumb(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      @MainActor func hidden() -> String {
        (thumb.layer?.sublayers ?? []).map { "\\($0.name ?? "") \\($0.isHidden)" }.joined(separator: ", ")
      }
      thumb.picture = NSImage(named: "photo")
      print(hidden())
      """, with: Self.generated, named: "held-views-appkit")
    expect(output, ["69.0", "81.0 72.0 42.0", "true -1.0", "picture false, empty true"])
  }
}
