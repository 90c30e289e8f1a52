import StyleModel

/// One `#Preview`: a style in a state, or a component without styles.
struct StylePreview {
  /// The title in Xcode's canvas: `danger, highlighted`.
  var title: String
  /// The name of the static property; nil for the component without a style.
  var styleName: String?
  /// The variants to show, one of each axis; empty for those that a style chooses.
  var picks: [Int] = []
  /// The state to show; nil for the normal one.
  var state: ControlState?
  /// The state to show that the component declares.
  var ownState: OwnState?
  /// A text to show where the style has none of its own.
  var text: String?
  /// The width in points; nil for that of the content.
  var width: Double?
  /// The height in points; nil for that of the content.
  var height: Double?
}

extension ComponentPlan {
  /// A preview for each style in each of its states. Deprecated ones have none: naming them would be a warning.
  func previews(in sheet: ResolvedSheet) -> [StylePreview] {
    if component.deprecated != nil || component.isExtension { return [] }
    let states: [(name: String?, state: ControlState?, own: OwnState?)] =
      [(nil, nil, nil)] + self.states.states.map { ($0.name, $0, nil) }
      + ownStates.filter { self.states.isSuperset(of: $0.state) }.map { ($0.name, nil, $0) }
    func previews(_ name: String, _ style: StylePlan?, _ spec: PreviewSpec) -> [StylePreview] {
      states.map { state in
        StylePreview(
          title: state.name.map { "\(name), \($0)" } ?? name, styleName: style?.name, state: state.state,
          ownState: state.own, text: hasText(style) ? nil : spec.title ?? component.preview.title,
          width: spec.width, height: spec.height)
      }
    }
    if styles.isEmpty, variants == nil {
      return component.isBaseClass ? [] : previews(component.name, nil, component.preview)
    }
    let ofVariants = component.shownPicks.flatMap { picks in
      previews(component.description(ofPicks: picks), nil, component.preview).map { preview in
        var preview = preview
        preview.picks = picks
        return preview
      }
    }
    return ofVariants
      + styles.filter { sheet.styles[$0.style].deprecated == nil }.flatMap { style in
        previews(sheet.styles[style.style].name, style, sheet.styles[style.style].preview)
      }
  }

  /// Whether a style has a title or a text.
  private func hasText(_ style: StylePlan?) -> Bool {
    guard let property = baseProperty(.text) else { return false }
    guard let slot = slots.firstIndex(where: { $0.target == .property(property) }) else {
      return component.properties[property].driven != nil
    }
    let own = style?.values.first { $0.slot == slot }?.value ?? slots[slot].initial
    return slots[slot].fallback != nil || !own.light.isNull
  }
}
