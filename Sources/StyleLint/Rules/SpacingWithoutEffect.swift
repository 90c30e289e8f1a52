import StyleModel
import StyleSource

extension Rule {
  static let spacingWithoutEffect = Rule(
    .spacingWithoutEffect, .drawing,
    good: """
      components:
        Row:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                spacing: 8
                sublayers:
                  - { name: heading, kind: text, string: Heading, spacingAfter: 2 }
                  - { name: detail, kind: text, string: Detail }
      styles:
        row: { component: Row }
      """,
    looks: { appearance, _ in
      let layers = appearance.component.layers
      return layers.indices.compactMap { index in
        guard layers[index].frame.isInStack, let choice = appearance.choice(.spacingAfter, of: index),
          !layers.indices.contains(where: {
            $0 > index && layers[$0].parent == layers[index].parent && !layers[$0].isMask
          }),
          // Behind all but the last copy of a repeated layer, another one follows.
          !layers.indices.contains(where: { $0 < index && layers[$0].isCopied(with: layers[index]) }),
          !appearance.isAlways(.spacingAfter, of: index, \.isNull)
        else { return nil }
        return appearance.finding(
          .spacingWithoutEffect, "‘spacingAfter’ has no effect", ": no layer of the stack follows",
          of: [choice],
          notes: ["around all layers of a stack, write ‘insets’ there"])
      }
    })
}

extension DiagnosticCode {
  static let spacingWithoutEffect = DiagnosticCode(
    "spacing-without-effect", .warning, "A layer with a spacing after it is not the last of its stack.",
    explanation: """
      `spacingAfter` is the distance to the next layer of the stack, in place of the stack's `spacing`. There is
      none after the last layer. Space around all layers is the stack's `insets`.
      """,
    example: """
      components:
        Row:
          base: UIView
          layer:
            sublayers:
              - name: content
                kind: stack
                spacing: 8
                sublayers:
                  - { name: heading, kind: text, string: Heading }
                  - { name: detail, kind: text, string: Detail, spacingAfter: 2 }
                                                                            # ^
      styles:
        row: { component: Row }
      """)
}
