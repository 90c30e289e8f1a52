import Testing

@testable import StyleEmit

/// What people operate in layers: fields that they write into, and controls that they choose with.
@Suite(.tags(.toolchain)) struct OperatedLayerTests {
  static let generated = Generated(
    """
    components:
      Field:
        base: UITextField
        states: { own: [invalid], invalid: { layer.borderWidth: 3 }, focused: { layer.borderWidth: 2 }, selected: { layer.borderWidth: 5 } }
      Area: { base: UITextView }
      Search: { base: UISearchBar }
      Push: { base: UIButton, sets: { title: Go }, states: { highlighted: { alpha: 0.5 } } }
      Login:
        base: UICollectionViewCell
        properties: { caption: { type: String, default: Account } }
        layer:
          sublayers:
            - { name: caption, kind: text, string: $caption, frame: [0, 0, 100, 20] }
            - { name: mail, kind: Field, placeholder: Mail, frame: [0, 20, 100, 20] }
            - name: box
              kind: rectangle
              frame: [0, 40, 100, 20]
              sublayers: [{ name: code, kind: Field, placeholder: Code, text: "12" }]
            - { name: go, kind: Push, frame: [0, 60, 100, 20] }
            - { name: shine, kind: rectangle, backgroundColor: white, frame: [0, 80, 100, 20] }
        states: { own: [busy], busy: { mail.placeholder: Wait } }
      Dialog:
        base: UIView
        layer:
          sublayers: [{ name: form, kind: Login, frame: [0, 0, 100, 100] }]
      Key: { base: UIControl, layer: { sublayers: [{ name: look, kind: Field, text: Shown }] } }
    styles:
      field: { component: Field, placeholder: Name }
      form: { component: Login }
      sheet: { component: Dialog }
      key: { component: Key }
    """)

  /// The controls that AppKit has no class for.
  static let controls = Generated(
    """
    components:
      Flag: { base: UISwitch }
      Level: { base: UISlider, sets: { maximumValue: 10 } }
      Count: { base: UIStepper }
      Choice: { base: UISegmentedControl }
      Part: { base: UIProgressView }
      Wait: { base: UIActivityIndicatorView }
      Panel:
        base: UIView
        layer:
          sublayers:
            - { name: flag, kind: Flag, isOn: true, frame: [0, 0, 51, 31] }
            - { name: level, kind: Level, value: 4, frame: [0, 40, 100, 31] }
            - { name: count, kind: Count, value: 100, frame: [0, 80, 94, 32] }
            - { name: choice, kind: Choice, titles: [A, B], selectedSegmentIndex: 1, frame: [0, 120, 100, 31] }
            - { name: part, kind: Part, progress: 0.5, frame: [0, 160, 100, 4] }
            - { name: wait, kind: Wait, isAnimating: true, frame: [0, 170, 20, 20] }
    styles:
      panel: { component: Panel }
    """)

  private func expect(_ output: String, _ lines: [String]) {
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }

  /// A binding is written through; without one the view keeps what is written. Placeholders are shown in any state.
  @Test func fieldsInSwiftUIAreWrittenInto() throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func draw(_ view: some View) -> String {
        _Notes.all = []
        _Inputs.texts = []
        _Inputs.actions = []
        _ = view._draw(in: CGSize(width: 100, height: 100))
        return _Notes.all.filter { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }.joined(separator: ", ")
      }
      @MainActor func all() {
        var (mail, code, presses) = ("", "", 0)
        let binding = Binding(get: { mail }, set: { mail = $0 })
        print(draw(FieldView(style: .field, text: binding)))
        _Inputs.texts[0].wrappedValue = "a@b.c"
        print(mail, draw(FieldView(style: .field, text: binding)))
        print(draw(FieldView(style: .field)))
        _Inputs.texts[0].wrappedValue = "kept"
        print(_Inputs.texts[0].wrappedValue)

        let form = LoginView(caption: "Who", mail: binding, code: Binding(get: { code }, set: { code = $0 }), go: { presses += 1 })
        print(draw(form))
        _Inputs.texts[1].wrappedValue = "34"
        _Inputs.actions[0]()
        print(code, presses, draw(form))
        mail = ""
        print(draw(form), "|", draw(LoginView(mail: binding, isBusy: true)))
        print(_Inputs.actions.count)
        print(draw(Color.clear.loginStyle(.form, mail: binding)), _Inputs.texts.count)
        mail = "inner"
        print(draw(DialogView(form: LoginStyle.Inputs(mail: binding))))
        _Inputs.texts[0].wrappedValue = "outer"
        print(mail, draw(DialogView()))
        print(draw(Button("") {}.buttonStyle(.key)))
      }
      all()
      """, with: Self.generated, .embed, named: "operated-layers")
    expect(
      output,
      [
        "Name", "a@b.c a@b.c", "Name", "kept",
        "Who, a@b.c, Code, Go", "34 1 Who, a@b.c, 34, Go",
        "Who, Mail, 34, Go | Account, Wait, 12, Go", "0", "Account, Mail, 12, Go 2",
        "Account, inner, 12, Go", "outer Account, Mail, 12, Go", ", Shown",
      ])
  }

  @Test func controlsInSwiftUIAreOperated() throws {
    #expect(Self.controls.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func all() {
        var (isOn, level, count, choice) = (false, 20.0, 99.5, 0)
        let panel = PanelView(
          flag: Binding(get: { isOn }, set: { isOn = $0 }), level: Binding(get: { level }, set: { level = $0 }),
          count: Binding(get: { count }, set: { count = $0 }), choice: Binding(get: { choice }, set: { choice = $0 }))
        _ = panel._draw(in: CGSize(width: 200, height: 200))
        print(_Inputs.flags[0].wrappedValue, _Inputs.numbers[0].wrappedValue, _Inputs.choices[0].wrappedValue)
        _Inputs.flags[0].wrappedValue = true
        _Inputs.numbers[0].wrappedValue = 7
        _Inputs.choices[0].wrappedValue = 1
        _Inputs.steps[0]()
        print(isOn, level, count, choice)
        (_Inputs.flags, _Inputs.numbers, _Inputs.choices, _Inputs.steps) = ([], [], [], [])
        _ = PanelView()._draw(in: CGSize(width: 200, height: 200))
        print(_Inputs.flags[0].wrappedValue, _Inputs.numbers[0].wrappedValue, _Inputs.choices[0].wrappedValue)
        // At its greatest value, it counts down alone.
        print(_Inputs.steps.count)
      }
      all()
      """, with: Self.controls, .embed, named: "operated-controls")
    expect(output, ["false 10.0 0", "true 7.0 100.0 1", "true 4.0 1", "1"])
  }

  /// A field in a layer takes touches, and is in the state of its holder and in its own.
  @Test func fieldsInUIKitAreWrittenInto() throws {
    let output = try ViewProgram(.uikit).run(
      """
      let form = Login(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      form.layoutIfNeeded()
      print(form.mailView.isUserInteractionEnabled, form.goView.isUserInteractionEnabled, form.mailView.placeholder ?? "")
      form.mailView.text = "a@b.c"
      form.isBusy = true
      print(form.mailView.text ?? "", form.mailView.placeholder ?? "", form.mailView.layer.borderWidth)
      form.mailView.becomeFirstResponder()
      print(form.mailView.layer.borderWidth)
      form.mailView.resignFirstResponder()
      form.mailView.isInvalid = true
      print(form.mailView.layer.borderWidth)
      form.mailView.isInvalid = false
      form.isSelected = true
      print(form.mailView.layer.borderWidth)
      form.isSelected = false
      print(form.mailView.layer.borderWidth)
      let elements = form.accessibilityElements ?? []
      print(form.isAccessibilityElement, elements.count, elements.dropFirst().first as AnyObject? === form.mailView)
      print(form.codeView.superview?.isUserInteractionEnabled ?? false)
      let sheet = Dialog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      print(sheet.formView.isUserInteractionEnabled, sheet.formView.mailView.isUserInteractionEnabled, sheet.isAccessibilityElement)
      """, with: Self.generated, named: "operated-layers-uikit")
    expect(
      output,
      [
        "true true Mail", "a@b.c Wait 0.0", "2.0", "3.0", "5.0", "0.0", "false 4 true", "true",
        "true true false",
      ])
  }

  /// A click into a field in a layer reaches it; any other is one into the view.
  @Test func fieldsInAppKitAreWrittenInto() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let form = Login(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      form.layout()
      print(form.hitTest(CGPoint(x: 5, y: 25)) === form.mailView, form.hitTest(CGPoint(x: 5, y: 5)) === form)
      print(form.hitTest(CGPoint(x: 5, y: 65)) === form.goView, form.hitTest(CGPoint(x: 5, y: 200)) == nil)
      print(form.mailView.placeholderString ?? "", form.isAccessibilityElement())
      """, with: Self.generated, named: "operated-layers-appkit")
    expect(output, ["true true", "true true", "Mail true"])
  }

  /// tvOS has no switches, so no view that holds one, at any depth.
  @Test func holdersOfSwitchesAreLeftOutOnTVOS() {
    let generated = Generated(
      """
      components:
        Flag: { base: UISwitch }
        Row: { base: UIView, layer: { sublayers: [{ name: flag, kind: Flag, frame: [0, 0, 51, 31] }] } }
        Holder: { base: UIView, layer: { sublayers: [{ name: row, kind: Row, frame: [0, 0, 60, 40] }] } }
        Plain: { base: UIView }
      """, targets: [.uikit])
    let guarded = generated.files.filter { String(decoding: $0.bytes, as: UTF8.self).contains("!os(tvOS)\n") }
    #expect(
      guarded.map(\.path).filter { !$0.contains("Style") }.sorted()
        == ["UIKit/Flag.swift", "UIKit/Holder.swift", "UIKit/Row.swift"])
  }

  /// Buttons and controls of an app's own, in a stack and in what a layer holds.
  private static let buttons = Generated(
    """
    components:
      Go: { base: UIButton, sets: { title: Go }, states: { highlighted: { alpha: 0.5 }, disabled: { alpha: 0.25 } } }
      Tick: { base: UIControl, layer: { backgroundColor: gold }, states: { selected: { layer.borderWidth: 2 } }, accessibility: { label: Tick } }
      Page:
        base: UIView
        layer:
          sublayers:
            - name: content
              kind: stack
              axis: vertical
              sublayers:
                - { name: heading, kind: text, string: Nothing here, foregroundColor: black }
                - { name: go, kind: Go }
                - { name: tick, kind: Tick, frame: { width: 20, height: 20 } }
        preview: { size: fitting }
      Outer: { base: UIView, layer: { sublayers: [{ name: page, kind: Page, frame: [0, 0, 100, 80] }] } }
      Chip: { base: UIControl, layer: { sublayers: [{ name: go, kind: Go, frame: [0, 0, 50, 20] }] } }
    styles:
      page: { component: Page }
      outer: { component: Outer }
      chip: { component: Chip }
    """)

  /// A button in a layer is pressed and disabled by itself, and an element of its own. In a control, it is a part of that.
  @Test func buttonsInUIKitArePressed() throws {
    #expect(Self.buttons.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func takesTouches(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled && (view.superview.map(takesTouches) ?? true)
      }
      let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      page.layoutIfNeeded()
      print(takesTouches(page.goView), takesTouches(page.tickView))
      page.goView.isHighlighted = true
      print(page.goView.alpha, page.alpha)
      page.goView.isHighlighted = false
      page.goView.isEnabled = false
      print(page.goView.alpha)
      page.tickView.isSelected = true
      print(page.tickView.layer.borderWidth)
      let elements = (page.accessibilityElements ?? []) as [AnyObject]
      print(page.isAccessibilityElement, elements.count, elements.contains { $0 === page.goView }, elements.contains { $0 === page.tickView })
      page.goView.isUserInteractionEnabled = false
      page.style = PageStyle()
      print(page.goView.isUserInteractionEnabled)
      let outer = Outer(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      outer.layoutIfNeeded()
      outer.pageView.goView.isHighlighted = true
      print(takesTouches(outer.pageView.goView), outer.pageView.goView.alpha)
      let chip = Chip(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      chip.layoutIfNeeded()
      print(chip.subviews.contains { $0 is Go && $0.isUserInteractionEnabled }, chip.isAccessibilityElement)
      """, with: Self.buttons, named: "operated-buttons-uikit")
    expect(
      output,
      ["true true", "0.5 1.0", "0.25", "2.0", "false 3 true true", "false", "true 0.5", "false true"])
  }

  @Test func buttonsInAppKitAreClicked() throws {
    let output = try ViewProgram(.appkit).run(
      """
      let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      page.layoutSubtreeIfNeeded()
      @MainActor func isHit(_ view: NSView, at point: CGPoint) -> Bool { page.hitTest(point).map { $0 === view } ?? false }
      let points = stride(from: 1.0, to: 80, by: 1).map { CGPoint(x: 5, y: $0) }
      print(points.contains { isHit(page.goView, at: $0) }, points.contains { isHit(page.tickView, at: $0) })
      print(points.contains { isHit(page, at: $0) })
      """, with: Self.buttons, named: "operated-buttons-appkit")
    expect(output, ["true true", "true"])
  }

  /// SwiftUI has no class for a control of an app's own, which is only shown.
  @Test func buttonsInSwiftUIAreTapped() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func all() {
        var presses = 0
        _Inputs.actions = []
        _ = PageView(go: { presses += 1 })._draw(in: CGSize(width: 100, height: 80))
        _Inputs.actions[0]()
        _ = OuterView(page: PageStyle.Inputs(go: { presses += 10 }))._draw(in: CGSize(width: 100, height: 80))
        _Inputs.actions[1]()
        print(presses, _Inputs.actions.count)
        // A control with a selected look is on or off.
        var isTicked = false
        let page = PageView(tick: Binding(get: { isTicked }, set: { isTicked = $0 }))
        for _ in 0..<2 {
          _Inputs.actions = []
          _ = page._draw(in: CGSize(width: 100, height: 80))
          _Inputs.actions[0]()
          print(isTicked)
        }
      }
      all()
      """, with: Self.buttons, .embed, named: "operated-buttons-swiftui")
    expect(output, ["11 2", "true", "false"])
  }
}
