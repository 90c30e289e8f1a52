import StyleModel
import StyleScene
import StyleSource

/// A style, a component that no style uses, or some variants of a component, in every state and mode in which it looks different.
final class StyleAppearance {
  let facts: SheetFacts
  /// The index of the style; nil for a component without one.
  let style: Int?
  /// The index of the shown value on each axis of the component; empty for a style, and where there are no variants.
  let picks: [Int]
  /// The name of the style or component in its file.
  let span: Span
  let preview: PreviewSpec
  let states: [StateSet]
  let modes: [ModeSet]
  /// The looks of each state in each of `modes`. `normal` and the default modes come first.
  let looks: [Look]
  let source: StyleLooks
  /// The frames of the layers in the first of `looks`, in the preview's size.
  private(set) lazy var frames = looks.first?.frames(in: size) ?? []
  /// The frames of the layers in the first of `looks`, in the size of a picture, where texts that an app fills are empty.
  private(set) lazy var drawnFrames: [Rect] = {
    guard preview.isFitting, let look = looks.first, fittingSize(look) == nil,
      let drawn = estimatedSize(of: look, preview, in: sheet, emptyTexts: true)
    else { return frames }
    return look.frames(in: drawn)
  }()
  /// The size of the control in pictures, in points; approximate for one that fits its contents.
  private(set) lazy var size =
    (preview.isFitting ? looks.first.flatMap(fittingSize) : nil) ?? preview.size

  /// The indices of the looks of a control that isn't disabled, each with that of the first look with the same contrasts.
  private(set) lazy var alikeInContrast: [(look: Int, first: Int)] = {
    let judged = looks.indices.filter { !looks[$0].state.contains(.disabled) }
    let firsts = source.firstAlike(judged.map { looks[$0] }, ignoring: Foreground.withoutContrast)
    return zip(judged, firsts).map { ($0, judged[$1]) }
  }()

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

  /// Makes the appearance of a component with values of its axes.
  convenience init(component index: Int, picking picks: [Int], in facts: SheetFacts) {
    let looks = facts.index.looks[index]
    let component = looks.component
    // Where the last of the variants that aren't the defaults is declared.
    let changed = zip(component.axes, picks).reversed().first { $1 >= 0 && $0.defaultValue != $1 }
    self.init(
      facts, style: nil, picking: picks, looks.looks(picking: picks), component.preview,
      at: changed.map { $0.values[$1].span } ?? component.span)
  }

  private init(
    _ facts: SheetFacts, style: Int?, picking picks: [Int] = [], _ looks: StyleLooks, _ preview: PreviewSpec,
    at span: Span
  ) {
    self.facts = facts
    self.style = style
    self.picks = picks
    self.span = span
    self.preview = preview
    let (states, modes) = (looks.states, looks.modeCombinations)
    (self.states, self.modes) = (states, modes)
    source = looks
    var all: [Look] = []
    all.reserveCapacity(states.count * modes.count)
    for state in states {
      for modes in modes { all.append(looks.look(state: state, modes: modes)) }
    }
    self.looks = all
  }

  var sheet: ResolvedSheet { facts.sheet }
  var component: Component { source.owner.component }

  func look(_ state: Int, _ mode: Int) -> Look { looks[state * modes.count + mode] }

  /// The place of a finding that follows from values with these origins: where the style writes the first of its own, else where its
  /// component does, else the name.
  func place(_ origins: Origin.ID...) -> Span { place(origins).span }

  private func place(_ origins: [Origin.ID]) -> (span: Span, isInComponent: Bool) {
    var inComponent: Span?
    var isOwn = true
    for origin in origins.map({ sheet[$0] }) {
      switch origin.author {
      case .style(let index):
        if index == style, let span = origin.span { return (span, false) }
        isOwn = false
      case .token, .system: break
      case .component, .componentDefault, .variant, .trait, .traitDefault:
        inComponent = inComponent ?? origin.span
      }
    }
    return isOwn && inComponent != nil ? (inComponent ?? span, true) : (span, false)
  }

  /// Whether a value is a literal in the style itself.
  func isSpelledOut(_ origin: Origin.ID) -> Bool {
    if case .style(let index) = sheet[origin].author {
      index == style && sheet[origin].source == nil
    } else {
      false
    }
  }

  /// The approximate size of the control with its contents; nil where that isn't known.
  func fittingSize(_ look: Look) -> Size? { estimatedSize(of: look, preview, in: sheet) }

  /// A finding on this style. Reports merge it with findings on other styles that have the same cause: a place in a component that
  /// they share, or the same tokens.
  ///
  /// - Parameters:
  ///   - before: The message before “in 14 styles, worst in ‘buy’, highlighted, dark”.
  ///   - after: The message after that.
  ///   - origins: The origins of the values at whose `place` the finding is reported.
  ///   - others: The origins of other values that the finding follows from.
  ///   - looks: The indices of the looks with the finding, in order; nil for all.
  ///   - worst: The index of the worst look; of two styles, that with the greater badness is worse.
  func finding(
    _ code: DiagnosticCode, _ before: String, _ after: String = "", of origins: [Origin.ID],
    _ others: [Origin.ID] = [], in looks: [Int]? = nil, worst: (look: Int, badness: Double)? = nil,
    related: [Diagnostic.Related] = [],
    notes: [String] = []
  ) -> Diagnostic {
    let place = place(origins)
    return finding(
      code, before, after, at: place.span,
      cause: place.isInComponent ? [] : (origins + others).compactMap(sheet.spanOfSource), in: looks,
      worst: worst,
      related: related, notes: notes)
  }

  /// A finding on a layer's property of this style. It is at the whole value if the component computes that and the style doesn't set it,
  /// and not at the first operand.
  func finding(
    _ code: DiagnosticCode, _ before: String, _ after: String = "", of property: LayerProperty,
    _ layer: LookLayer, or others: [Origin.ID] = [], in looks: [Int]? = nil, notes: [String] = []
  ) -> Diagnostic {
    let origin = layer.origin(of: property)
    if let span = layer.placeOfComputed(property), !isOfStyle(origin) {
      return finding(code, before, after, at: span, in: looks, notes: notes)
    }
    return finding(code, before, after, of: [origin] + others, in: looks, notes: notes)
  }

  private func isOfStyle(_ origin: Origin.ID) -> Bool {
    if case .style = sheet[origin].author { true } else { false }
  }

  /// A finding on this style at a place, with the locations that make up its `cause`.
  func finding(
    _ code: DiagnosticCode, _ before: String, _ after: String = "", at span: Span, cause: [Span] = [],
    in looks: [Int]? = nil, worst: (look: Int, badness: Double)? = nil, related: [Diagnostic.Related] = [],
    notes: [String] = []
  ) -> Diagnostic {
    let shown = looks.map { names(of: $0) } ?? ""
    let condition = looks?.count == 1 ? shown : worst.map { specialName(of: $0.look) } ?? ""
    let occurrence = Occurrence(
      named: style.map { sheet.styles[$0].name } ?? component.name + variants, isStyle: style != nil,
      declaredAt: style.map { sheet.styles[$0].span } ?? component.span, looks: shown, worst: condition,
      badness: worst?.badness)
    return Diagnostic(
      code, before, after, at: span, cause: cause, [occurrence], related: related, notes: notes)
  }

  /// The words for the variants, such as “, kind: ghost”; empty where there are none.
  private var variants: String { picks.isEmpty ? "" : ", " + component.description(ofPicks: picks) }

  /// The names of some looks by their indices: “normal and highlighted, dark”; empty for all of them.
  private func names(of indices: [Int]) -> String {
    if indices.count == looks.count { return "" }
    let axes = sheet.modes.axes.filter { matters($0, for: indices) }
    // One look stands for those that differ from it in what doesn't matter.
    let others = sheet.modes.axes.filter { axis in !axes.contains { $0.name == axis.name } }
    let usual = others.reduce(into: ModeSet()) { $0.formUnion($1.mask.subtracting($1.defaultMode)) }
    let shown = indices.filter { modes[$0 % modes.count].isDisjoint(with: usual) }
    let mask = axes.reduce(into: ModeSet()) { $0.formUnion($1.mask) }
    func modeNames(_ indices: [Int]) -> String {
      indices.map { index in
        let own = modes[index].intersection(mask)
        let special = own.subtracting(sheet.modes.defaults)
        return sheet.modes.name(special.isEmpty ? own : special)
      }.list
    }
    let ofStates = Set(shown.map { $0 / modes.count }).sorted()
    let ofModes = Set(shown.map { $0 % modes.count }).sorted()
    guard shown.count == ofStates.count * ofModes.count else {
      let names = shown.prefix(6).map { look in
        let name = specialName(of: look)
        return name.isEmpty ? StateTable.normal : name
      }
      return (names + (shown.count > 6 ? ["\(shown.count - 6) more"] : [])).joined(separator: "; ")
    }
    var parts: [String] = []
    if ofStates.count < states.count { parts.append(ofStates.map { sheet.states.name(of: states[$0]) }.list) }
    if !axes.isEmpty { parts.append(modeNames(ofModes)) }
    return parts.joined(separator: ", ")
  }

  /// Whether some looks are given without those in every other mode of an axis, so that the axis has to be named.
  private func matters(_ axis: ModeAxis, for indices: [Int]) -> Bool {
    let chosen = Set(indices)
    return looks.indices.contains { look in
      let rest = modes[look % modes.count].subtracting(axis.mask)
      return modes.indices.contains { other in
        modes[other].subtracting(axis.mask) == rest
          && chosen.contains(look) != chosen.contains(look - look % modes.count + other)
      }
    }
  }

  /// The words for how a look differs from the usual one, “highlighted, dark”.
  private func specialName(of look: Int) -> String {
    let state = states[look / modes.count]
    let parts = [state == .normal ? nil : sheet.states.name(of: state), specialModes(look % modes.count)]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private func specialModes(_ index: Int) -> String? {
    let special = modes[index].subtracting(sheet.modes.defaults)
    return special.isEmpty ? nil : sheet.modes.name(special)
  }
}

extension ResolvedSheet {
  /// The location where a value is written in the end: in the token that it is taken from, where it is taken from one.
  func spanOfSource(_ origin: Origin.ID) -> Span? {
    var span = self[origin].span
    var next = self[origin].source
    while let id = next {
      span = self[id].span ?? span
      next = self[id].source
    }
    return span
  }
}
