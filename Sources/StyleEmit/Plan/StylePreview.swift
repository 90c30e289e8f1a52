import StyleModel

/// One `#Preview`: a style in a state, or a component without styles as it comes.
struct StylePreview {
  /// What stands in Xcode's canvas: `danger, highlighted`.
  var title: String
  /// Of the static property; nil for the component as it comes.
  var styleName: String?
  /// The value of each axis of variants that it shows; none for those that a style picks.
  var picks: [Int] = []
  /// nil for the state that a view has by itself.
  var state: ControlState?
  /// The state that the component declares, in which it is shown.
  var ownState: OwnState?
  /// A text to show where the style has none of its own.
  var text: String?
  /// In points; nil for one that is as wide as what is in it.
  var width: Double?
  /// In points; nil for one that is as high as that.
  var height: Double?
}

extension ComponentPlan {
  /// A preview for each style in each of its states. What is deprecated has none: naming it would be a warning.
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
