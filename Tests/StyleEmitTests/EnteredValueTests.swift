import Testing

@testable import StyleEmit

/// What people enter counts in what is computed from it: run against the doubles.
@Suite(.tags(.toolchain)) struct EnteredValueTests {
  private static let generated = generated(sum: "{$mail}|{$count}|{$place}|{$query}")

  private static func generated(sum: String) -> Generated {
    Generated(
      """
      components:
        Volume:
          base: UISlider
          sets: { value: 0.5, maximumValue: 2 }
          layer: { sublayers: [{ name: low, kind: rectangle, frame: [0, 40, 20 * $value, 4], backgroundColor: "if($value > 1, teal, gray)" }] }
        Floating:
          base: UITextField
          properties: { caption: { type: String, default: Name } }
          sets: { borderStyle: none }
          layer: { sublayers: [{ name: caption, kind: text, string: "{$caption} {$text}", foregroundColor: black, hidden: "!$text" }] }
        Code:
          base: UITextField
          properties: { code: { type: String, default: "12" } }
          sets: { text: $code }
          layer: { sublayers: [{ name: mark, kind: rectangle, hidden: "!$code" }] }
        Notes:
          base: UITextView
          layer: { sublayers: [{ name: hint, kind: rectangle, hidden: $text }] }
        Flag:
          base: UISwitch
          layer: { backgroundColor: "if($isOn, teal, gray)" }
        Count: { base: UIStepper }
        Choice: { base: UISegmentedControl, sets: { titles: [A, B, C] } }
        Search: { base: UISearchBar }
        Pages: { base: UIPageControl, sets: { numberOfPages: 3 }, layer: { opacity: "if($currentPage > 1, 0.5, 1)" } }
        Panel:
          base: UIView
          properties:
            mail: { type: String, default: "" }
            isLoud: { type: Bool, default: false }
            level: { type: CGFloat, default: 0.5 }
            count: { type: Int, default: 3 }
            place: { type: Int, default: 0 }
            query: { type: String, default: "" }
          layer:
            sublayers:
              - { name: field, kind: Floating, text: $mail, frame: [0, 0, 100, 20] }
              - { name: again, kind: Floating, text: $mail, frame: [0, 20, 100, 20] }
              - { name: flag, kind: Flag, isOn: $isLoud, frame: [0, 40, 51, 31] }
              - { name: slider, kind: Volume, value: $level, frame: [0, 80, 100, 31] }
              - { name: stepper, kind: Count, value: $count, frame: [0, 120, 94, 32] }
              - { name: choice, kind: Choice, selectedSegmentIndex: $place, frame: [0, 160, 100, 32] }
              - { name: search, kind: Search, text: $query, frame: [0, 200, 100, 56] }
              - { name: sum, kind: text, string: "\(sum)", frame: [0, 260, 100, 20], foregroundColor: black }
              - { name: bar, kind: rectangle, frame: [0, 280, 100 * $level, 4], hidden: "!$isLoud" }
        Page:
          base: UIView
          properties: { address: { type: String, default: nobody } }
          layer:
            sublayers:
              - { name: form, kind: Panel, mail: $address, frame: [0, 0, 100, 300] }
              - { name: echo, kind: text, string: $address, frame: [0, 300, 100, 20], foregroundColor: black }
        Note:
          base: UITableViewCell
          properties:
            note: { type: String?, default: null }
            mood: { type: String, values: [calm, busy], default: calm }
            isShown: { type: Bool, default: true }
          layer:
            sublayers:
              - { name: line, kind: Floating, text: $note, hidden: "!$isShown", frame: [0, 0, 100, 20] }
              - { name: word, kind: Floating, text: $mood, frame: [0, 20, 100, 20] }
              - { name: said, kind: text, string: "if($note == null, none, some)", frame: [0, 40, 100, 20], foregroundColor: black }
      styles:
        note: { component: Note, note: hi }
        over: { component: Note, note: hi, line.text: over }
        blank: { component: Note }
        volume: { component: Volume }
        loud: { component: Volume, value: 2 }
        empty: { component: Floating }
        code: { component: Code }
        notes: { component: Notes }
        flag: { component: Flag }
        pages: { component: Pages }
        form: { component: Panel }
        page: { component: Page }
        other: { component: Panel, mail: x, count: 5 }
      """)
  }

  private func expect(_ output: String, _ lines: [String]) {
    #expect(output.split(separator: "\n").map(String.init) == lines)
  }

  @Test func stylesHaveNoErrors() {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test func classesOfUIKitFollowWhatIsEntered() throws {
    let output = try ViewProgram(.uikit).run(
      """
      @MainActor func layer(_ view: UIView, _ name: String) -> CALayer {
        func find(_ layer: CALayer) -> CALayer? {
          layer.name == name ? layer : (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return find(view.layer)!
      }
      @MainActor func text(_ view: UIView, _ name: String) -> String { (layer(view, name) as? CATextLayer)?.string as? String ?? "" }
      let frame = CGRect(x: 0, y: 0, width: 100, height: 320)

      let volume = Volume(frame: frame)
      @MainActor func width() -> CGFloat { volume.layoutIfNeeded(); return layer(volume, "low").frame.width }
      print(width())
      volume._enter(1.5)
      print(width(), volume.value, volume.style.value)
      volume.value = 0.25
      print(width())
      volume.setValue(1, animated: true)
      print(width())
      // The style says the same as before, and then something else.
      volume.apply(.volume)
      print(width())
      volume.apply(.loud)
      print(width(), volume.value)
      volume.style.maximumValue = 1
      print(width(), volume.value)

      let field = Floating(frame: frame)
      print(layer(field, "caption").isHidden)
      field._enter("Ada")
      print(layer(field, "caption").isHidden, field.text ?? "nil")
      field.style.caption = "Who"
      print(field.text ?? "nil", text(field, "caption"))
      field.text = ""
      print(layer(field, "caption").isHidden)

      let code = Code(frame: frame)
      print(code.text ?? "nil", layer(code, "mark").isHidden)
      code._enter("")
      print(code.code.isEmpty, layer(code, "mark").isHidden, code.style.code)
      code.code = "12"
      print(code.text ?? "nil", layer(code, "mark").isHidden)

      let notes = Notes(frame: frame, textContainer: nil)
      notes._enter("a")
      print(layer(notes, "hint").isHidden, notes.text ?? "nil")
      notes.text = nil
      print(layer(notes, "hint").isHidden)

      let flag = Flag(frame: frame)
      flag._enter(true)
      print(flag.layer.backgroundColor == UIColor(red: 0, green: 128 / 255, blue: 128 / 255, alpha: 1).cgColor, flag.isOn)
      flag.setOn(false, animated: true)
      print(flag.layer.backgroundColor == UIColor(red: 0, green: 128 / 255, blue: 128 / 255, alpha: 1).cgColor)

      let pages = Pages(frame: frame)
      pages._enter(2)
      print(pages.layer.opacity)

      let form = Panel(frame: frame)
      print(text(form, "sum"))
      form.fieldView._enter("a@b")
      form.stepperView._enter(4.0)
      form.choiceView._enter(2)
      form.searchView.searchTextField._enter("cats")
      print(text(form, "sum"), form.mail, form.count, form.place, form.query, form.againView.text ?? "nil")
      form.againView._enter("c@d")
      print(form.mail, form.fieldView.text ?? "nil", form.style.mail.isEmpty)
      form.flagView._enter(true)
      form.sliderView._enter(0.75)
      form.layoutIfNeeded()
      print(layer(form, "bar").isHidden, layer(form, "bar").frame.width, form.isLoud, form.level)
      form.style.count = 9
      print(text(form, "sum"), form.stepperView.value)
      form.mail = ""
      print(text(form, "sum"), form.fieldView.text ?? "nil")
      form.apply(.other)
      print(text(form, "sum"), form.fieldView.text ?? "nil", form.stepperView.value)

      let page = Page(frame: frame)
      print(text(page, "echo"), page.formView.fieldView.text ?? "nil")
      page.formView.fieldView._enter("me")
      print(text(page, "echo"), page.address, page.formView.mail, page.formView.againView.text ?? "nil")
      page.formView.fieldView.text = "you"
      print(text(page, "echo"), page.address)
      // Another row of a list, and what a style says of a field in place of the property.
      let note = Note(style: .default, reuseIdentifier: nil)
      note.frame = frame
      note.apply(.note)
      @MainActor func lines() -> String { note.layoutIfNeeded(); return "\\(note.lineView.text ?? "nil") \\(note.wordView.text ?? "nil") \\(text(note, "said"))" }
      print(lines())
      note.lineView._enter("secret")
      print(lines())
      note.prepareForReuse()
      note.apply(.note)
      print(lines())
      note.apply(.over)
      print(lines())
      note.apply(.blank)
      print(lines())
      note.lineView._enter("a")
      print(lines())
      page.address = "they"
      print(text(page, "echo"), page.formView.fieldView.text ?? "nil", page.formView.mail)
      """, with: Self.generated, named: "entered-values-uikit")
    expect(
      output,
      [
        "10.0", "30.0 1.5 0.5", "5.0", "20.0", "20.0", "40.0 2.0", "20.0 1.0",
        "true", "false Ada", "Ada Who Ada", "true",
        "12 false", "true true 12", "12 false",
        "true a", "false",
        "true true", "false",
        "0.5",
        "|3|0|", "a@b|4|2|cats a@b 4 2 cats a@b", "c@d c@d true", "false 75.0 true 0.75",
        "c@d|9|2|cats 9.0", "|9|2|cats ", "x|5|2|cats x 5.0",
        "nobody nobody", "me me me me", "you you", "hi calm some", "secret calm some", "hi calm some",
        "over calm some",
        "nil calm none", "a calm some", "they they they",
      ])
  }

  @Test func classesOfAppKitFollowWhatIsEntered() throws {
    let output = try ViewProgram(.appkit).run(
      """
      @MainActor func layer(_ view: NSView, _ name: String) -> CALayer {
        func find(_ layer: CALayer) -> CALayer? {
          layer.name == name ? layer : (layer.sublayers ?? []).lazy.compactMap(find).first
        }
        return find(view.layer!)!
      }
      @MainActor func text(_ view: NSView, _ name: String) -> String { (layer(view, name) as? CATextLayer)?.string as? String ?? "" }
      let frame = CGRect(x: 0, y: 0, width: 100, height: 320)

      let field = Floating(frame: frame)
      field._enter("Ada")
      print(layer(field, "caption").isHidden, field.stringValue)
      field.stringValue = ""
      print(layer(field, "caption").isHidden)

      let form = Panel(frame: frame)
      form.fieldView._enter("a@b")
      form.stepperView._enter(4.0)
      form.choiceView._enter(2)
      form.searchView._enter("cats")
      print(text(form, "sum"), form.mail, form.count, form.place, form.query, form.againView.stringValue)
      form.flagView._enter(.on)
      form.sliderView._enter(0.75)
      form.layout()
      print(layer(form, "bar").isHidden, layer(form, "bar").frame.width, form.isLoud, form.level)
      form.mail = ""
      print(text(form, "sum"), form.fieldView.stringValue.isEmpty)

      let page = Page(frame: frame)
      page.formView.againView._enter("me")
      print(text(page, "echo"), page.address, page.formView.fieldView.stringValue)
      """, with: Self.generated, named: "entered-values-appkit")
    expect(
      output,
      [
        "false Ada", "true",
        "a@b|4|2|cats a@b 4 2 cats a@b", "false 75.0 true 0.75", "|4|2|cats true", "me me me",
      ])
  }

  @Test func viewsOfSwiftUIFollowWhatIsEntered() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor func draw(_ view: some View) -> String {
        _Notes.all = []
        (_Inputs.texts, _Inputs.flags, _Inputs.numbers, _Inputs.choices) = ([], [], [], [])
        _ = view._draw(in: CGSize(width: 100, height: 320))
        return _Notes.all.filter { $0.hasPrefix("text ") }.map { String($0.dropFirst(5)) }.joined(separator: ", ")
      }
      @MainActor func all() {
        var (mail, query, isLoud, level, count, place) = ("", "", false, 0.5, 3.0, 0)
        let text = Binding(get: { mail }, set: { mail = $0 })
        let search = Binding(get: { query }, set: { query = $0 })
        print(draw(PanelView(field: text, search: search)))
        _Inputs.texts[1].wrappedValue = "a@b"
        _Inputs.texts[2].wrappedValue = "cats"
        print(mail, query)
        let form = PanelView(
          field: text, flag: Binding(get: { isLoud }, set: { isLoud = $0 }), slider: Binding(get: { level }, set: { level = $0 }),
          stepper: Binding(get: { count }, set: { count = $0 }), choice: Binding(get: { place }, set: { place = $0 }), search: search)
        _ = draw(form)
        _Inputs.choices[0].wrappedValue = 2
        count = 4
        print(draw(form))
        var address = "here"
        let page = PageView(form: PanelStyle.Inputs(field: Binding(get: { address }, set: { address = $0 })))
        print(draw(page))
        _Inputs.texts[1].wrappedValue = "there"
        print(address, draw(page))
        print(draw(PageView()), draw(PageView(style: PageStyle(address: "x"))))
        print(draw(CodeView(text: text)), draw(FloatingView(text: text)))
        var line = ""
        let bound = Binding(get: { line }, set: { line = $0 })
        print(draw(NoteView(style: .note)), draw(NoteView(style: .over)), draw(NoteView()), draw(NoteView(line: bound)))
        line = "typed"
        print(draw(NoteView(line: bound)))
        mail = ""
        print(draw(FloatingView(text: text)).isEmpty, draw(FloatingView(style: FloatingStyle(text: "given"))))
      }
      all()
      """, with: Self.generated(sum: "{$mail}|{$query}"), .embed, named: "entered-values-swiftui")
    expect(
      output,
      [
        ", Name , , Name , , , |", "a@b cats", "a@b, Name a@b, a@b, Name a@b, , cats, a@b|cats",
        "here, Name here, here, Name here, , , here|, here",
        "there there, Name there, there, Name there, , , there|, there",
        "nobody, Name nobody, nobody, Name nobody, , , nobody|, nobody x, Name x, x, Name x, , , x|, x",
        "a@b a@b, Name a@b",
        "hi, Name hi, calm, Name calm, some over, Name over, calm, Name calm, some "
          + ", Name , calm, Name calm, none , Name , calm, Name calm, none",
        "typed, Name typed, calm, Name calm, some",
        "false given, Name given",
      ])
  }
}
