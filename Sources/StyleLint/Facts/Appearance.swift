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

  convenience init(style index: Int, in facts: SheetFacts) {
    let component = facts.index.looks[facts.sheet.styles[index].component]
    let looks = StyleLooks(of: component, settings: facts.sheet.styles[index].settings)
    self.init(
      facts, style: index, looks, facts.sheet.styles[index].preview, at: facts.sheet.styles[index].span)
  }

  convenience init(component index: Int, in facts: SheetFacts) {
    let component = facts.index.looks[index]
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
