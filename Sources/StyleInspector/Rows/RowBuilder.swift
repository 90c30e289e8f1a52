import StyleCompiler
import StyleModel
import StyleReport
import StyleScene
import StyleSource
import StyleSyntax

/// Makes the rows of a style.
struct RowBuilder {
  let model: InspectorSheet
  let subject: DrawnSubject
  let looks: StyleLooks
  let component: Int
  let own: OwnEntries
  let problem: String?
  let isReadOnly: Bool
  /// The look that the page shows; nil where it only lists values.
  let shown: ShownLook?
  /// The look in the normal state and the default modes.
  private let usual: Look
  /// All looks that differ from the usual one.
  private let variants: [Look]
  let findings: [Diagnostic]
  /// The indices of a key's findings among all of the subject, by key.
  let findingsOfKeys: [String?: [Int]]
  /// The settings of the style, inherited ones included, by target, the last first; empty for a component.
  private let settings: [Target: [Style.Setting]]
  let namesOfSymbols: Set<Int>
  /// The expressions by which the component of a style computes values from its properties, by key; empty where nothing can be edited.
  let computing: [String: SyntaxNode]
  private let componentSettings: [Target: [Component.Setting]]
  private(set) var sections: [JSONValue] = []
  var sheet: ResolvedSheet { model.sheet }

  init(
    _ model: InspectorSheet, _ subject: DrawnSubject, _ looks: StyleLooks, isReadOnly: Bool,
    shown: ShownLook? = nil
  ) {
    self.shown = shown
    self.model = model
    self.subject = subject
    self.looks = looks
    self.isReadOnly = isReadOnly
    component = model.component(of: subject)
    switch subject {
    case .style(let index):
      own = model.ownEntries(ofStyle: index)
      settings = Dictionary(grouping: model.sheet.styles[index].settings.reversed(), by: \.target)
      findings = model.findings(ofStyle: index)
      problem =
        isReadOnly
        ? "the inspector was started with --read-only"
        : model.problemOfEditing(model.sheet.styles[index].span.file)
    case .component(let index):
      own = model.ownEntries(ofComponent: index)
      settings = [:]
      findings = []
      let component = model.sheet.components[index]
      problem =
        isReadOnly
        ? "the inspector was started with --read-only"
        : component.isBaseClass
          ? "\(component.name) is a class of Apple’s; make a component of it to change them"
          : model.problemOfEditing(component.span.file)
    }
    findingsOfKeys = Dictionary(grouping: findings.indices) { [findings] in model.key(at: findings[$0].span) }
    computing = isReadOnly ? [:] : RowBuilder.computations(subject, in: model)
    namesOfSymbols = model.sheet.components[component].propertiesNamingSymbols
    componentSettings = Dictionary(
      grouping: model.sheet.components[component].settings.reversed(), by: \.target)
    usual = looks.look()
    let modes = looks.modeCombinations.prefix(64)
    variants = looks.states.flatMap { state in
      modes.compactMap { modes in
        state == .normal && modes == looks.modeCombinations.first
          ? nil : looks.look(state: state, modes: modes)
      }
    }
  }

  mutating func rows() -> [JSONValue] {
    var rows: [JSONValue] = []
    if case .style(let index) = subject {
      // What a style is mostly chosen by comes first.
      if !sheet.components[component].axes.isEmpty { sections.append(["id": "picks", "title": "Variant"]) }
      sections.append(["id": "style", "title": "Style"])
      rows += ownRows(index)
    }
    if case .component(let index) = subject, !sheet.components[index].isBaseClass {
      let preview = previewRows(section: "preview").filter { row in
        // A layer with that name has the key.
        row["key"]?.string.flatMap { model.target($0, ofComponent: index) } == nil
      }
      if !preview.isEmpty { sections.append(["id": "preview", "title": "Preview"]) }
      rows += preview
    }
    var last: String?
    for target in model.targets(ofComponent: component) {
      if target.section != last {
        last = target.section
        var section: [JSONValue.Member] = [
          .init("id", .string(target.section)),
          .init("title", .string(model.title(ofSection: target.section))),
        ]
        if target.section.hasPrefix("layer:") {
          section.append(.init("layer", .string(String(target.section.dropFirst("layer:".count)))))
        }
        sections.append(.object(section))
      }
      rows.append(row(target))
    }
    return rows
  }

  // MARK: Values

  func value(_ target: RowTarget, _ look: Look) -> LookValue? {
    switch target.target {
    case .property(let index): return look.property(index)
    case .layer(let layer, .layer(let property)):
      let values = look.layer(layer)
      return LookValue(values[property], origin: values.origin(of: property))
    case .layer(let layer, .property(let index)): return look.layer(layer).nested?.property(index)
    }
  }

  private func row(_ target: RowTarget) -> JSONValue {
    let entry = own[target.key, .normal, []]
    let overruled = overruled(target, entry?.node)
    let value = overruled?.own ?? value(target, usual)
    let origins = value.map { model.origins($0.origin) } ?? []
    let why = problem ?? styleProblem(target) ?? componentProblem(target)
    let replaced = value.flatMap { sheet[$0.origin].replaces }
    let control = control(of: target, value?.value)
    let formula = entry == nil ? formula(target, value?.origin) : nil
    return .object([
      "key": .string(target.key), "label": .string(inspectorLabel(target.name)),
      "section": .string(target.section), "type": .string(control.typeName),
      "optional": .bool(target.isOptional),
      "summary": target.summary.map { .string($0) }, "deprecated": target.deprecated.map { .string($0) },
      "control": entry.map { isFormula(target, $0.node) } == true ? ["kind": "formula"] : control.json,
      "text": entry.map { .string(model.text(of: $0.node)) },
      "editText": entry.flatMap { model.editableText(of: $0.node) },
      "inherited": formula.flatMap { $0.isOfComponent ? nil : .string($0.text) },
      "computedAs": formula.flatMap { $0.isOfComponent ? .string($0.text) : nil },
      "colorTexts": entry.flatMap { model.colorTexts(of: $0.node) },
      "value": value?.value.inspectorJSON ?? .null,
      "spelling": .string(value?.value.spelling.clipped(to: 2000) ?? ""),
      "invalid": value?.value == .invalid ? true : nil, "overruled": overruled?.json,
      "author": .string(author(of: target, value, isSet: entry != nil)), "isSet": .bool(entry != nil),
      "origins": .array(origins), "reference": entry.flatMap { reference($0.node) }.map { .string($0) },
      "follows": follows(target),
      "replaces": replaced.flatMap { model.origins($0).first },
      "shown": shownValue(target), "overrides": .array(overrides(target)),
      "looks": .array(looks(target, value)),
      "editable": .bool(why == nil), "why": why.map { .string($0) },
      "idle": .bool(target.isIdle(in: [usual] + variants)),
      "findings": .array((findingsOfKeys[target.key] ?? []).map { .integer($0) }),
    ])
  }

  /// The source that determines a target's value.
  private func author(of target: RowTarget, _ value: LookValue?, isSet: Bool) -> String {
    if isSet { return author }
    guard case .style(let style) = subject else { return model.author(value?.origin, style: nil) }
    switch target.target {
    case .property: return model.author(value?.origin, style: style)
    case .layer(let layer, let key):
      // What follows from a property is the component's doing.
      if settings[target.target]?.contains(where: \.isInherited) ?? false { return "parent" }
      let isSet =
        sheet.components[component].layers[layer].settings.contains { $0.key == key }
        || componentSettings[target.target] != nil
      guard isSet else { return "system" }
      switch sheet.components[component].layers[layer].owner {
      case .base: return "system"
      case .component: return "component"
      case .trait: return "trait"
      }
    }
  }

  /// The properties from which a layer's key, or a driven property, is computed.
  private func follows(_ target: RowTarget) -> JSONValue? {
    let expression: Expression?
    switch target.target {
    case .property(let index): expression = sheet.components[component].properties[index].driven
    case .layer(let layer, let key):
      expression = sheet.components[component].layers[layer].settings.first { $0.key == key }?.value
    }
    guard let properties = expression?.properties, !properties.isEmpty else { return nil }
    return .array(properties.sorted().map { .string(sheet.components[component].properties[$0].name) })
  }

  /// The name of a token, where the whole text is one reference to it.
  func reference(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar, !node.text.hasPrefix("$$"), node.text.hasPrefix("$") else { return nil }
    let name = String(node.text.dropFirst())
    return model.token(named: name) == nil ? nil : name
  }

  /// The values of the style, its parents and its component for states and modes.
  private func overrides(_ target: RowTarget) -> [JSONValue] {
    var found: [(condition: OwnEntries.When, json: JSONValue)] = []
    var known: Set<OwnEntries.When> = []
    func add(_ condition: OwnEntries.When, _ value: LookValue, author: String) {
      guard known.insert(condition).inserted else { return }
      let entry = own[target.key, condition.state, condition.modes]
      found.append(
        (
          condition,
          .object([
            "states": .string(condition.state == .normal ? "" : sheet.states.name(of: condition.state)),
            "modes": .string(sheet.modes.name(condition.modes)),
            "text": entry.map { .string(model.text(of: $0.node)) },
            "editText": entry.flatMap { model.editableText(of: $0.node) },
            "colorTexts": entry.flatMap { model.colorTexts(of: $0.node) },
            "value": value.value.inspectorJSON,
            "spelling": .string(value.value.spelling.clipped(to: 2000)),
            "invalid": value.value == .invalid ? true : nil,
            "author": .string(entry == nil ? author : self.author), "isSet": .bool(entry != nil),
            "origins": .array(model.origins(value.origin)),
            "reference": entry.flatMap { reference($0.node) }.map { .string($0) },
          ])
        ))
    }
    for setting in settings[target.target] ?? [] where setting.state != .normal || !setting.modes.isEmpty {
      add(
        .init(state: setting.state, modes: setting.modes),
        LookValue(setting.value.value, origin: setting.value.origin), author: "parent")
    }
    func addComponents() {
      for setting in componentSettings[target.target] ?? []
      where setting.state != .normal || !setting.modes.isEmpty {
        let look = looks.look(state: setting.state, modes: setting.modes)
        guard let value = value(target, look) else { continue }
        add(.init(state: setting.state, modes: setting.modes), value, author: "component")
      }
    }
    // The first value for a condition counts.
    if case .component = subject { addComponents() }
    // A value that could not be read is no setting.
    for condition in own.conditions(of: target.key) {
      add(condition, LookValue(.invalid, origin: .unknown), author: "style")
    }
    addComponents()
    return found.sorted {
      ($0.condition.state.count, $0.condition.state.rawValue, $0.condition.modes.rawValue)
        < ($1.condition.state.count, $1.condition.state.rawValue, $1.condition.modes.rawValue)
    }.map(\.json)
  }

  private func looks(_ target: RowTarget, _ usual: LookValue?) -> [JSONValue] {
    variants.compactMap { look in
      guard let value = value(target, look), value.value != usual?.value else { return nil }
      return [
        "states": .string(sheet.states.name(of: look.requestedState)),
        "modes": .string(sheet.modes.name(look.modes.subtracting(sheet.modes.defaults))),
        "value": value.value.inspectorJSON, "spelling": .string(value.value.spelling.clipped(to: 2000)),
      ]
    }
  }
}
