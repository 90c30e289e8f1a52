import StyleModel
import StyleSource

/// A style, or a component that no style uses, in every state and mode in which it looks different.
final class Appearance {
  let facts: SheetFacts
  /// nil for a component by itself.
  let style: Int?
  /// The name of the style or component in its file.
  let span: Span
  let preview: PreviewSpec
  let states: [StateSet]
  let modes: [ModeSet]
  /// For each state, the look in each of `modes`. `normal` and the default modes come first.
  let looks: [LookValues]
  let source: StyleLooks
  /// Where the layers lie in the first of `looks`, in the preview's size.
  private(set) lazy var frames = looks.first?.frames(in: preview.size) ?? []

  convenience init(style index: Int, of component: ComponentLooks, in facts: SheetFacts) {
    let looks = StyleLooks(of: component, settings: facts.sheet.styles[index].settings)
    self.init(
      facts, style: index, looks, facts.sheet.styles[index].preview, at: facts.sheet.styles[index].span)
  }

  convenience init(_ component: ComponentLooks, in facts: SheetFacts) {
    self.init(
      facts, style: nil, component.plain, component.component.preview, at: component.component.span)
  }

  private init(
    _ facts: SheetFacts, style: Int?, _ looks: StyleLooks, _ preview: PreviewSpec, at span: Span
  ) {
    self.facts = facts
    self.style = style
    self.span = span
    self.preview = preview
    let (states, modes) = (looks.states, looks.modeCombinations)
    (self.states, self.modes) = (states, modes)
    source = looks
    var all: [LookValues] = []
    all.reserveCapacity(states.count * modes.count)
    for state in states {
      for modes in modes { all.append(looks.values(state: state, modes: modes)) }
    }
    self.looks = all
  }

  var sheet: ResolvedSheet { facts.sheet }
  var component: Component { source.owner.component }

  func look(_ state: Int, _ mode: Int) -> LookValues { looks[state * modes.count + mode] }

  /// Where to report what follows from values with these origins: where the style writes the first that it
  /// writes, else where its component does, else at the name.
  func place(_ origins: Origin.ID...) -> Span {
    var inComponent: Span?
    for origin in origins.map({ sheet[$0] }) {
      switch origin.place {
      case .style(let index) where index == style: if let span = origin.span { return span }
      case .style, .token, .system: break
      case .component, .componentDefault, .trait, .traitDefault: inComponent = inComponent ?? origin.span
      }
    }
    let isOwn = origins.allSatisfy { id in
      if case .style = sheet[id].place { return false }
      return true
    }
    return isOwn ? inComponent ?? span : span
  }

  /// When a look is seen, to follow a sentence: “ when highlighted in dark”; empty for the usual look.
  func condition(of look: LookValues) -> String {
    let modes = sheet.modes.name(look.modes.subtracting(sheet.modes.defaults))
    return (look.state == .normal ? "" : " when \(look.state.name)") + (modes.isEmpty ? "" : " in \(modes)")
  }
}

extension SheetFacts {
  /// What `transform` makes of every style, parents first, and then of every component without a style. It runs side
  /// by side for several, but looks are made one appearance at a time: a sheet of thousands of styles needs no room for
  /// them all.
  func mapAppearances<Result: Sendable>(_ transform: @Sendable (Appearance) -> Result) -> [Result] {
    let components = sheet.components.indices.map { ComponentLooks($0, in: sheet) }
    let styled = Set(sheet.styles.map(\.component))
    let plain = components.filter { !styled.contains($0.index) }
    return concurrentMap(stylesInOrder, batch: 32) { style in
      transform(Appearance(style: style, of: components[sheet.styles[style].component], in: self))
    } + plain.map { transform(Appearance($0, in: self)) }
  }
}
