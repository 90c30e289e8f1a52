import StyleModel
import StyleSource

/// A style, or a component that no style uses, in every state and mode in which it looks different.
struct Appearance {
  let sheet: ResolvedSheet
  /// nil for a component by itself.
  let style: Int?
  let component: Component
  /// The name of the style or component in its file.
  let span: Span
  let preview: PreviewSpec
  let states: [StateSet]
  let modes: [ModeSet]
  /// For each state, the look in each of `modes`. `normal` and the default modes come first.
  let looks: [Look]

  init(style index: Int, in sheet: ResolvedSheet) {
    let style = sheet.styles[index]
    self.sheet = sheet
    self.style = index
    component = sheet.components[style.component]
    span = style.span
    preview = style.preview
    let (states, modes) = (sheet.states(of: index), sheet.modeCombinations(of: index))
    (self.states, self.modes) = (states, modes)
    looks = states.flatMap { state in
      modes.map { sheet.look(of: index, state: state, modes: $0) }
    }
  }

  init(component index: Int, in sheet: ResolvedSheet) {
    self.sheet = sheet
    style = nil
    component = sheet.components[index]
    span = component.span
    preview = component.preview
    let (states, modes) = (sheet.states(ofComponent: index), sheet.modeCombinations(ofComponent: index))
    (self.states, self.modes) = (states, modes)
    looks = states.flatMap { state in
      modes.map { sheet.look(component: index, state: state, modes: $0) }
    }
  }

  func look(_ state: Int, _ mode: Int) -> Look { looks[state * modes.count + mode] }

  /// Where to report what follows from values with these origins: where the style writes the first that it
  /// writes, else where its component does, else at the name.
  func place(_ origins: Origin.ID...) -> Span {
    var inComponent: Span?
    for origin in origins.map({ sheet[$0] }) {
      switch origin.place {
      case .style(let index) where index == style: if let span = origin.span { return span }
      case .style, .token, .system: break
      case .component, .componentDefault: inComponent = inComponent ?? origin.span
      }
    }
    let isOwn = origins.allSatisfy { id in
      if case .style = sheet[id].place { return false }
      return true
    }
    return isOwn ? inComponent ?? span : span
  }

  /// When a look is seen, to follow a sentence: “ when highlighted in dark”; empty for the usual look.
  func condition(of look: Look) -> String {
    let modes = sheet.modes.name(look.modes.subtracting(sheet.modes.defaults))
    return (look.state == .normal ? "" : " when \(look.state.name)") + (modes.isEmpty ? "" : " in \(modes)")
  }
}

extension SheetFacts {
  /// Every style, parents first, then every component without a style. Looks are made one appearance at a
  /// time, so that a sheet of thousands of styles needs no room for them all.
  func forEachAppearance(if isNeeded: Bool, _ body: (Appearance) -> Void) {
    guard isNeeded else { return }
    for style in stylesInOrder { body(Appearance(style: style, in: sheet)) }
    let styled = Set(sheet.styles.map(\.component))
    for index in sheet.components.indices where !styled.contains(index) {
      body(Appearance(component: index, in: sheet))
    }
  }
}
