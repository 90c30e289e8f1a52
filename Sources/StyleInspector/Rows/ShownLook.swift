import StyleModel
import StyleReport
import StyleScene
import StyleSyntax

/// The state and the modes that the page shows. An edit changes the value that a person sees, so it is written for them.
struct ShownLook {
  var state: StateSet
  /// The state, with the states that the subject is in by its own values, such as by `isLoading: true`.
  var held: StateSet
  /// The modes, without the default ones.
  var modes: ModeSet

  /// The look in which nothing is chosen.
  static func usual(of subject: DrawnSubject, in model: InspectorSheet) -> ShownLook {
    ShownLook(state: .normal, modes: [], of: subject, in: model)
  }

  private init(state: StateSet, modes: ModeSet, of subject: DrawnSubject, in model: InspectorSheet) {
    self.state = state
    self.modes = modes
    held = model.looks(of: subject).look(state: state, modes: modes).state
  }

  /// The look that `states` and `modes` of a request name; nil where it has neither.
  init?(
    _ query: [String: String], of subject: DrawnSubject, in model: InspectorSheet
  ) throws(InspectorError) {
    guard query["states"] != nil || query["modes"] != nil else { return nil }
    let sheet = model.sheet
    guard let state = sheet.states.states(named: query["states"] ?? "") else {
      throw .badRequest("there is no state ‘\((query["states"] ?? "").shortened)’")
    }
    guard let modes = sheet.modes.modes(named: query["modes"] ?? "") else {
      throw .badRequest("there are no modes ‘\((query["modes"] ?? "").shortened)’")
    }
    // A state that the control is never in shows nothing of its own.
    self.init(
      state: state.intersection(sheet.components[model.component(of: subject)].states),
      modes: modes.subtracting(sheet.modes.defaults), of: subject, in: model)
  }

  /// The condition that an edit of the look writes for first. A style has values for states or for modes, and those for states win.
  var condition: OwnEntries.When { .init(state: state, modes: state == .normal ? modes : []) }

  /// The other conditions that an edit may write for, besides always: all of the modes, and each of them.
  func conditions(in sheet: ResolvedSheet) -> [OwnEntries.When] {
    guard !modes.isEmpty else { return [] }
    let all = sheet.modes.axes.flatMap(\.values).compactMap { sheet.modes[named: $0.name] }
    let single = all.filter { $0.isSubset(of: modes) && $0 != modes }
    return ([modes] + single).map { .init(state: .normal, modes: $0) }
  }

  func json(in sheet: ResolvedSheet) -> JSONValue {
    [
      "states": .string(sheet.states.writtenName(of: state)), "modes": .string(sheet.modes.name(modes)),
      "held": .string(sheet.states.writtenName(of: held)),
    ]
  }

  /// The value of a target that holds: the nearest among all that are set; nil where none is set for states or modes, or at all.
  func holding(_ target: Target, of subject: DrawnSubject, in sheet: ResolvedSheet) -> CandidateValue? {
    let all = sheet.modes.completed(modes)
    let said =
      switch subject {
      case .style(let index): sheet.candidates(for: target, inStyle: index)
      case .component(let index): sheet.candidates(for: target, inComponent: index)
      }
    return said.first {
      $0.state.isSubset(of: held) && $0.modes.isSubset(of: all)
    }
  }
}

extension StateTable {
  /// The name of a state in rows: empty for the normal one.
  func writtenName(of state: StateSet) -> String { state == .normal ? "" : name(of: state) }
}

extension RowBuilder {
  /// The kind of subject whose values are edited here.
  var author: String { if case .style = subject { "style" } else { "component" } }

  /// The control of a target that has a value now.
  func control(of target: RowTarget, _ value: Value?) -> InspectorControl {
    var control = InspectorControl(
      type: target.type, bounds: target.bounds, unit: target.unit, onlyValue: isReadOnly ? value : nil)
    if case .property(let index) = target.target { control.isOfSymbols = namesOfSymbols.contains(index) }
    return control
  }

  /// Whether the component whose page it is computes its value of a target.
  func isFormula(_ target: RowTarget, _ node: SyntaxNode) -> Bool {
    guard case .component(let index) = subject else { return false }
    return model.isFormula(target.target, node, ofComponent: index)
  }

  /// The reason why a style can't set a target; nil where it can, and for a component.
  func styleProblem(_ target: RowTarget) -> String? {
    if case .component = subject { nil } else { target.problem }
  }

  /// The reason why a component can't set a target itself; nil where it can, and for a style.
  func componentProblem(_ target: RowTarget) -> String? {
    guard case .component(let index) = subject else { return nil }
    do throws(InspectorError) {
      _ = try model.address(ofComponent: index, target.key, .normal, [], own: own)
      return nil
    } catch {
      return error.message
    }
  }

  /// The component's own value of a target that a variant overrides visibly, and the variant; nil where the component's own value is
  /// visible.
  func overruled(_ target: RowTarget, _ entry: SyntaxNode?) -> (own: LookValue, json: JSONValue)? {
    guard case .component(let index) = subject, entry != nil,
      let seen = value(target, looks.look()), model.author(seen.origin, style: nil) == "variant"
    else { return nil }
    let component = sheet.components[index]
    let own: ModedValue? =
      switch target.target {
      case .property(let place): component.properties[place].defaultValue
      case .layer(let layer, let key):
        component.layers[layer].settings.first { $0.key == key }?.value.constant
      }
    guard let own else { return nil }
    return (
      LookValue(own.value, origin: own.origin),
      [
        "origin": model.origins(seen.origin).first ?? .null,
        "spelling": .string(seen.value.spelling.clipped(to: 2000)),
      ]
    )
  }

  /// The value of a row in the shown look, the condition that an edit of it writes for, and the condition that holds there; nil where the
  /// value is always the same.
  func shownValue(_ target: RowTarget) -> JSONValue? {
    guard let shown else { return nil }
    let style: Int? = if case .style(let index) = subject { index } else { nil }
    let holding = shown.holding(target.target, of: subject, in: sheet)
    let holds = holding.map { OwnEntries.When(state: $0.state, modes: $0.modes) } ?? .always
    // A value for a mode that holds anyway is seen where nothing is chosen, and so is one for a state that the style is in by itself.
    let isHeld = !holds.state.isSubset(of: shown.state)
    let condition = shown.condition == .always || isHeld ? holds : shown.condition
    guard condition != .always, let value = value(target, looks.look(state: shown.state, modes: shown.modes))
    else { return nil }
    let entry = own[target.key, condition.state, condition.modes]
    let isOwn = own[target.key, holds.state, holds.modes] != nil
    let formula = entry == nil ? formula(target, value.origin) : nil
    return .object([
      "states": .string(sheet.states.writtenName(of: condition.state)),
      "modes": .string(sheet.modes.name(condition.modes)),
      "text": entry.map { .string(model.text(of: $0.node)) },
      "editText": entry.flatMap { model.editableText(of: $0.node) },
      "inherited": formula.flatMap { $0.isOfComponent ? nil : .string($0.text) },
      "computedAs": formula.flatMap { $0.isOfComponent ? .string($0.text) : nil },
      "colorTexts": entry.flatMap { model.colorTexts(of: $0.node) },
      "value": value.value.inspectorJSON, "spelling": .string(value.value.spelling.clipped(to: 2000)),
      "invalid": value.value == .invalid ? true : nil,
      "author": .string(entry != nil ? author : model.author(value.origin, style: style)),
      "isSet": .bool(entry != nil), "origins": .array(model.origins(value.origin)),
      "reference": entry.flatMap { reference($0.node) }.map { .string($0) },
      "holds": [
        "states": .string(sheet.states.writtenName(of: holds.state)),
        "modes": .string(sheet.modes.name(holds.modes)), "isSet": .bool(isOwn),
      ],
    ])
  }
}
