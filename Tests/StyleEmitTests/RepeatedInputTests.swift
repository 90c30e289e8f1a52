import StyleModel
import Testing

@testable import StyleEmit

/// What people operate in the copies of repeated layers, which apps reach by the numbers of the copies: run against the doubles.
@Suite(.tags(.toolchain)) struct RepeatedInputTests {
  private static let generated = Generated(
    """
    components:
      Key:
        base: UIButton
        properties: { word: { type: String, default: A } }
        layer: { sublayers: [{ name: word, kind: text, string: $word }] }
        accessibility: { label: $word }
      Chip:
        base: UIControl
        properties: { word: { type: String, default: A } }
        layer: { sublayers: [{ name: word, kind: text, string: $word }] }
        states: { selected: { word.foregroundColor: red } }
        accessibility: { label: $word }
      Entry: { base: UITextField }
      Row:
        base: UIView
        properties: { draft: { type: String, default: "" } }
        layer: { sublayers: [{ name: entry, kind: Entry, text: $draft }, { name: shown, kind: text, string: "{$draft}!" }] }
      Pad:
        base: UIView
        properties:
          titles: { type: Strings, default: [Day, Week, Month], max: 3 }
          mail: { type: String, default: "" }
          post: { type: String, default: "" }
        layer:
          sublayers:
            - { name: press, kind: Key, repeat: $titles, word: $item, frame: { left: $index * 40, width: 40, top: 0, height: 20 } }
            - name: group
              kind: rectangle
              repeat: 2
              frame: { left: 0, right: 0, top: 20 + $index * 20, height: 20 }
              sublayers:
                - name: key
                  kind: Key
                  repeat: { count: 3, index: column }
                  word: "{$index * 3 + $column}"
                  frame: { left: $column * 40, width: 40, top: 0, height: 20 }
            - { name: chip, kind: Chip, repeat: 2, word: "{$index}", frame: { left: $index * 40, width: 40, top: 60, height: 20 } }
            - { name: mail, kind: Entry, repeat: 2, text: $mail, frame: { left: $index * 60, width: 50, top: 80, height: 20 } }
            - { name: row, kind: Row, repeat: 2, draft: $post, frame: { left: 0, width: 50, top: 100 + $index * 20, height: 20 } }
            - { name: echo, kind: text, string: "{$mail} {$post}", frame: [0, 140, 80, 20] }
      Page: { base: UIView, layer: { sublayers: [{ name: pad, kind: Pad, repeat: 2, frame: { left: 0, right: 0, top: $index * 160, height: 160 } }] } }
    styles: { page: { component: Page } }
    """)

  @Test(arguments: [ViewFramework.uikit, .appkit])
  func viewsOfCopiesAreInArrays(_ framework: ViewFramework) throws {
    #expect(Self.generated.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let isHidden = framework == .uikit ? "$0.layer.isHidden" : "$0.layer?.isHidden ?? false"
    let output = try ViewProgram(framework).run(
      """
      let page = Page(frame: CGRect(x: 0, y: 0, width: 200, height: 320))
      let pads: [Pad] = page.padViews
      print(pads.count, pads[1].pressViews.map(\\.word), pads[1].pressViews.map { \(isHidden) })
      let keys: [[Key]] = pads[0].keyViews
      print(keys.map { $0.map(\\.word) })
      let fields: [Entry] = pads[0].mailViews
      print(fields.count, pads[0].rowViews.count, pads[0].chipViews.map(\\.word))
      pads[1].titles = ["A"]
      print(pads[1].pressViews.map(\\.word), pads[1].pressViews.map { \(isHidden) })
      """, with: Self.generated, named: "repeated-inputs-\(framework)")
    #expect(
      output == """
        2 ["Day", "Week", "Month"] [false, false, false]
        [["0", "1", "2"], ["3", "4", "5"]]
        2 2 ["0", "1"]
        ["A", "", ""] [false, true, true]

        """)
  }

  @Test func argumentsOfCopiesAreFunctionsInSwiftUI() throws {
    let output = try SwiftUIProgram.run(
      """
      import SwiftUI
      @MainActor final class Model {
        var presses: [String] = []
        var chosen: Int? = 1
        var mail = "a@b.c"
        var rows = ["x", "y"]

        var pad: PadView {
          PadView(
            press: { self.presses.append("\\($0)") },
            key: { self.presses.append("\\($0).\\($1)") },
            chip: { index in
              Binding(get: { self.chosen == index }, set: { self.chosen = $0 ? index : nil })
            },
            mailInput: { _ in Binding(get: { self.mail }, set: { self.mail = $0 }) },
            row: { index in
              RowStyle.Inputs(entry: Binding(get: { self.rows[index] }, set: { self.rows[index] = $0 }))
            })
        }
      }
      @MainActor func draw(_ view: some View) {
        _Notes.all = []
        _Inputs.actions = []
        _Inputs.texts = []
        _ = view._draw(in: CGSize(width: 200, height: 160))
      }
      @MainActor func all() {
        let model = Model()
        draw(model.pad)
        print(_Inputs.actions.count, _Inputs.texts.map(\\.wrappedValue))
        for action in _Inputs.actions { action() }
        print(model.presses, model.chosen ?? -1)
        _Inputs.texts[1].wrappedValue = "mail"
        _Inputs.texts[3].wrappedValue = "row"
        print(model.mail, model.rows)
        // A page gives each pad what it operates.
        model.presses = []
        draw(PageView(pad: { number in PadStyle.Inputs(press: { model.presses.append("\\(number): \\($0)") }) }))
        for action in _Inputs.actions { action() }
        print(model.presses)
        // Nobody gives anything: buttons are only shown.
        draw(PadView())
        print(_Inputs.actions.count, _Inputs.texts.count)
      }
      all()
      """, with: Self.generated, named: "repeated-inputs")
    #expect(
      output == """
        11 ["a@b.c", "a@b.c", "x", "y"]
        ["0", "1", "2", "0.0", "0.1", "0.2", "1.0", "1.1", "1.2"] 1
        mail ["x", "row"]
        ["0: 0", "0: 1", "0: 2", "1: 0", "1: 1", "1: 2"]
        0 4

        """)
  }
}
