import StyleModel
import StyleSource

extension Rule {
  static let unlabelledControl = Rule(
    .unlabelledControl, .accessibility,
    good: """
      components:
        Tick:
          base: UIControl
          properties: { name: { type: String?, default: null } }
          accessibility: { label: $name, traits: toggleButton }
          layer: { sublayers: [{ name: box, kind: rectangle, backgroundColor: navy }] }
      styles:
        tick: { component: Tick }
        close: { component: UIButton, image: { systemName: xmark }, accessibilityLabel: Close }
      """,
    looks: { appearance, context in
      // What costs little comes first: most controls have a text.
      let owner = appearance.source.owner
      if context.facts.index.holdInputs[owner.index] { return Diagnostic.unlabelledInputs(appearance) }
      let isButton = owner.component.base == .button
      guard isButton || owner.component.base == .control else { return [] }
      // The app gives a button a title where it has none; to one with an image, perhaps not.
      let image = context.facts.index.imagesOfButtons[owner.index].flatMap {
        appearance.looks.first?.property($0)
      }
      if isButton, image?.value.isNull ?? true { return [] }
      if owner.component.canSpeak(in: context.sheet) || appearance.says { return [] }
      if let image { return [.unlabelled(appearance, showing: image.origin)] }
      let component = owner.component
      return [.unlabelled(appearance, at: component.isBaseClass ? appearance.span : component.span)]
    })
}

extension Diagnostic {
  /// The findings on inputs and buttons in layers that have no name in any look.
  fileprivate static func unlabelledInputs(_ appearance: StyleAppearance) -> [Diagnostic] {
    let component = appearance.component
    if component.accessibility.isHidden || component.accessibility.children == .ignore { return [] }
    return component.layers.indices.compactMap { index in
      let layer = component.layers[index]
      guard component.isOperated(layer: index), layer.isFirstCopy, let span = layer.span,
        let held = layer.kind.component.map({ appearance.sheet.components[$0] }),
        // Apple's class has names of its own for its parts, and a component with inputs for each of them.
        held.base.lacksSpokenName, !held.holdsInputs,
        !held.says(.accessibilityLabel), !held.canSpeak(in: appearance.sheet),
        appearance.looks.allSatisfy({ look in
          guard let nested = look.layers[index].nested, look.isShown(index) else { return true }
          return nested.spoken().label == nil
        }),
        appearance.looks.contains(where: { $0.isShown(index) })
      else { return nil }
      return appearance.finding(
        .unlabelledControl, "VoiceOver has nothing to call ‘\(layer.writtenName.shortened)’", at: span,
        notes: ["add an ‘accessibilityLabel’ to the layer that says what it does, such as the text beside it"]
      )
    }
  }
}

extension StyleAppearance {
  /// Whether VoiceOver has a label for the control, or doesn't need one.
  fileprivate var says: Bool {
    let component = component
    return component.accessibility.isHidden || component.says(.accessibilityLabel) || isPartOfOthers
      || looks.contains { $0.spoken(title: preview.title).label != nil }
  }

  /// Whether the appearance is that of a component without styles that other components hold in their layers.
  fileprivate var isPartOfOthers: Bool {
    style == nil
      && sheet.components.contains { component in
        component.layers.contains { $0.kind.component == source.owner.index }
      }
  }
}

extension Component {
  /// Whether the component has a text that an app or a state may give it.
  fileprivate func canSpeak(in sheet: ResolvedSheet) -> Bool {
    if accessibility.children == .ignore { return false }
    return spokenParts.contains { part in
      switch part.kind {
      case .label: return true
      case .text: return layers[part.layer].span != nil
      case .component:
        guard let held = layers[part.layer].kind.component.map({ sheet.components[$0] }) else { return false }
        return held.says(.accessibilityLabel) || held.canSpeak(in: sheet) || held.base == .label
          || layers[part.layer].settings.contains { setting in
            setting.key == held.property(.accessibilityLabel).map(LayerKey.property)
          }
      }
    }
  }
}

extension DiagnosticCode {
  static let unlabelledControl = DiagnosticCode(
    "unlabelled-control", .warning, "VoiceOver has something to say of a control.",
    explanation: """
      VoiceOver reads a control's visible texts. Of one that shows only an icon or a shape it says “button” and nothing else, and Voice
      Control has no name to tap it by. Give it a label: under `accessibility` of the component, where it can come from a property that the
      app sets, or as `accessibilityLabel` of a style.
      """,
    example: """
      styles:
        close: { component: UIButton, image: { systemName: xmark } }
                                           # ^^^^^^^^^^^^^^^^^^^^^
      """)
}

extension Diagnostic {
  private static let message = "VoiceOver has nothing to call this control"

  fileprivate static func unlabelled(_ appearance: StyleAppearance, at span: Span) -> Diagnostic {
    appearance.finding(
      .unlabelledControl, message, at: span,
      notes: [
        "write ‘accessibility: { label: … }’ in the component; a label such as ‘$name’ lets the app say it"
      ])
  }

  fileprivate static func unlabelled(_ appearance: StyleAppearance, showing image: Origin.ID) -> Diagnostic {
    appearance.finding(
      .unlabelledControl, message, of: [image],
      notes: ["it shows an image and no title; add an ‘accessibilityLabel’ that says what it does"])
  }
}
