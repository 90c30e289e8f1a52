import StyleModel
import StyleSource

extension Rule {
  static let baselineInColumn = Rule(
    .baselineInColumn, .drawing,
    good: """
      components:
        Price:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                axis: horizontal
                alignment: firstBaseline
                sublayers:
                  - { name: amount, kind: text, string: "12", font: { size: 34 } }
                  - { name: currency, kind: text, string: EUR }
      styles:
        price: { component: Price }
      """,
    looks: { appearance, _ in
      let layers = appearance.component.layers
      return layers.indices.filter { layers[$0].kind == .stack }.compactMap { index in
        let looks = appearance.looks.indices.filter { place in
          let layer = appearance.looks[place].layers[index]
          return layer[.axis].text == "vertical"
            && ["firstBaseline", "lastBaseline"].contains(layer[.alignment].text)
        }
        guard let first = looks.first else { return nil }
        let layer = appearance.looks[first].layers[index]
        return appearance.finding(
          .baselineInColumn, "a vertical stack can't align baselines",
          ": only a row has texts side by side",
          of: [layer.origin(of: .alignment)], [layer.origin(of: .axis)], in: looks,
          notes: [
            "write ‘alignment: leading’, ‘center’, ‘trailing’ or ‘fill’, or make the stack ‘axis: horizontal’"
          ])
      }
    })
}

extension DiagnosticCode {
  static let baselineInColumn = DiagnosticCode(
    "baseline-in-column", .error, "Only horizontal stacks align baselines.",
    explanation: """
      `firstBaseline` and `lastBaseline` put the texts of a row on one line. In a column, each layer has a line of
      its own, and the layers are `leading`. If a state or a mode turns a row into a column, change its
      `alignment` there too.
      """,
    example: """
      components:
        Price:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                axis: vertical
                alignment: firstBaseline
                         # ^^^^^^^^^^^^^
                sublayers:
                  - { name: amount, kind: text, string: "12", font: { size: 34 } }
                  - { name: currency, kind: text, string: EUR }
      styles:
        price: { component: Price }
      """)
}
