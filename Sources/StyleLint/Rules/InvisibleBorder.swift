import StyleModel
import StyleSource

extension Rule {
  static let invisibleBorder = Rule(
    .invisibleBorder, .drawing,
    good: """
      components:
        Field:
          base: UIView
          properties:
            borderWidth: { type: CGFloat, default: 0 }
            borderColor: { type: UIColor, default: black }
          layer: { borderWidth: $borderWidth, borderColor: $borderColor }
      styles:
        plain: { component: Field }
        framed: { component: Field, borderColor: gray, borderWidth: 1 }
      """,
    looks: { appearance, context in
      var families = LayerFamilies(of: appearance.component)
      return appearance.component.layers.indices.compactMap { layer in
        guard
          appearance.source.isSet(.borderWidth, of: layer)
            || appearance.source.isSet(.borderColor, of: layer),
          // Most borders are seen in the first look already.
          let first = appearance.looks.first, !isSeen(first.layers[layer]),
          appearance.looks.contains(where: { $0.isShown(layer) })
        else { return nil }
        return unseen(layer, appearance, &families)
      }
    })

  /// Whether a layer's border has a width and a colour that differs from the background.
  private static func isSeen(_ layer: LookLayer) -> Bool {
    guard layer.number(.borderWidth) > 0, let color = layer.color(.borderColor), color.alpha > 0 else {
      return false
    }
    return color.srgb8 != layer.color(.backgroundColor)?.srgb8
  }

  /// The finding on a border of a layer that is set but seen in no state or mode.
  private static func unseen(
    _ layer: Int, _ appearance: StyleAppearance, _ families: inout LayerFamilies
  ) -> Diagnostic? {
    let color = appearance.choice(.borderColor, of: layer)
    let width = appearance.choice(.borderWidth, of: layer)
    guard let choice = color ?? width else { return nil }
    let hasNoWidth = appearance.isAlways(.borderWidth, of: layer) { $0.double == 0 }
    let isClear = appearance.isAlways(.borderColor, of: layer) { $0.color?.alpha ?? 0 == 0 }
    if let color, hasNoWidth, !isClear {
      return .invisibleBorder("it is 0 points wide", color, appearance)
    }
    if let width, isClear, !hasNoWidth {
      return .invisibleBorder("its colour is clear", width, appearance)
    }
    return isLikeBackground(layer, appearance, families.children(of: layer))
      ? .invisibleBorder("it has the colour of the background", choice, appearance) : nil
  }

  private static func isLikeBackground(
    _ layer: Int, _ appearance: StyleAppearance, _ children: ArraySlice<Int>
  )
    -> Bool
  {
    appearance.looks.allSatisfy { look in
      guard let border = look.layers[layer].color(.borderColor), border.isOpaque,
        border.srgb8 == look.layers[layer].color(.backgroundColor)?.srgb8
      else { return false }
      // What lies between the two would set the border off.
      let covers =
        look.layers[layer].paintsOverBackground
        || children.contains { look.layers[$0].kind != .text && look.isDrawn($0) }
      return look.layers[layer].number(.borderWidth) > 0 && !covers
    }
  }
}

extension LookLayer {
  /// Whether a layer of its kind draws something between its background and its border.
  fileprivate var paintsOverBackground: Bool {
    if boxShadows.contains(where: { $0.isSeen && $0.isInset }) { return true }
    switch layer.kind {
    case .rectangle, .stack: return false
    case .gradient, .shape, .text, .image, .material, .component: return true
    }
  }
}

extension DiagnosticCode {
  static let invisibleBorder = DiagnosticCode(
    "invisible-border", .warning, "A border is visible.",
    explanation: """
      A border is visible if it has a width and a colour that isn't clear and differs from the background,
      because it is drawn inside the background's edge. To remove a border, set its width to 0 and leave the
      colour alone.
      """,
    example: """
      components:
        Field:
          base: UIView
          properties:
            borderWidth: { type: CGFloat, default: 0 }
            borderColor: { type: UIColor, default: black }
          layer: { borderWidth: $borderWidth, borderColor: $borderColor }
      styles:
        framed: { component: Field, borderColor: gray }
                                               # ^^^^
        hidden: { component: Field, borderWidth: 2, borderColor: clear }
                                               # ^
        same: { component: Field, backgroundColor: gray, borderWidth: 2, borderColor: "#808080" }
                                                                                    # ^^^^^^^^^
      """)
}

extension Diagnostic {
  /// The finding on an invisible border. `choice` is the origin of its value.
  fileprivate static func invisibleBorder(
    _ reason: String, _ choice: Origin.ID, _ appearance: StyleAppearance
  ) -> Diagnostic {
    appearance.finding(.invisibleBorder, "this border is invisible", ": \(reason)", of: [choice])
  }
}
