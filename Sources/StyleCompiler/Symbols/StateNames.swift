import StyleModel
import StyleSource
import StyleSyntax

/// The states that components and traits of all files declare under `states: { own: […] }`.
struct StateNames: Sendable {
  private(set) var table = StateTable()
  /// Names that were reported; a use of one isn't reported again.
  private(set) var reported: Set<String> = []

  /// The key under `states` that declares states.
  static let key: StaticString = "own"

  init(_ outlines: [Outline], _ modes: ModeTable, _ output: CompilerOutput) {
    var order = NameOrder()
    var isFull = false
    for outline in outlines {
      for declaration in outline.components + outline.traits {
        guard let node = StateNames.declarations(in: declaration.node) else { continue }
        var previous: (name: String, span: Span)?
        for element in StateNames.elements(of: node, output) {
          guard isUsable(element, among: order, modes, output) else {
            reported.insert(element.text)
            continue
          }
          let name = element.text
          guard order.contains(name) || order.count < StateTable.capacity else {
            if !isFull { output.report(.tooManyStates(at: element.span)) }
            isFull = true
            reported.insert(name)
            continue
          }
          if let previous, let other = order.put(name, after: previous.name, at: element.span) {
            output.report(.stateOutOfOrder(name, previous.name, at: element.span, other: other))
          } else {
            order.add(name, at: element.span)
          }
          previous = (name, element.span)
        }
      }
    }
    table = StateTable(own: order.sorted)
  }

  /// The value of `own` among the states of a component.
  private static func declarations(in component: SyntaxNode) -> SyntaxNode? {
    guard component.kind == .mapping, let states = component["states"], states.kind == .mapping else {
      return nil
    }
    return states.own
  }

  /// The names that a component declares; one name may stand alone.
  private static func elements(of node: SyntaxNode, _ output: CompilerOutput) -> [SyntaxNode] {
    switch node.kind {
    case .sequence:
      var seen: [String: SyntaxNode] = [:]
      return node.elements.filter { element in
        if element.kind == .missing { return false }
        guard element.kind == .scalar else {
          output.report(.stateIsNoName(element))
          return false
        }
        guard let first = seen.updateValue(element, forKey: element.text) else { return true }
        output.report(
          .duplicateName("state", element.text, element.text, at: element.span, first: first.span))
        return false
      }
    case .scalar where !node.isEmptyValue: return [node]
    case .scalar, .missing: return []
    case .mapping:
      output.report(.ownStatesAreNoList(node))
      return []
    }
  }

  private func isUsable(
    _ element: SyntaxNode, among order: NameOrder, _ modes: ModeTable, _ output: CompilerOutput
  ) -> Bool {
    let name = element.text
    guard name.mayNameState else {
      output.report(.invalidStateName(name, at: element.span))
      return false
    }
    if let known = ControlState.allCases.first(where: { $0.name == name || $0.synonyms.contains(name) }) {
      output.report(.stateIsKnown(name, known, at: element.span))
      return false
    }
    if name == StateTable.normal || element.hasText(StateNames.key) {
      output.report(.stateNameTaken(name, "has a meaning of its own under ‘states’", at: element.span))
      return false
    }
    if swiftIdentifier(name).first == "`" || swiftIdentifier(name).last == "_" {
      output.report(.stateNameTaken(name, "is a keyword in Swift", at: element.span))
      return false
    }
    if let mode = modes.axes.lazy.flatMap(\.values).first(where: { $0.name == name }) {
      output.report(.stateNameTaken(name, "is a mode", at: element.span, first: mode.span))
      return false
    }
    if let (other, first) = order.first(where: { swiftIdentifier($0) == swiftIdentifier(name) }),
      other != name
    {
      output.report(.duplicateName("state", name, other, at: element.span, first: first))
      return false
    }
    return true
  }
}

extension String {
  /// Whether the text has the characters of a state's name.
  package var mayNameState: Bool {
    utf8.first.map { $0 &- UInt8(ascii: "a") < 26 } ?? false
      && utf8.allSatisfy { $0 < 0x80 && isNamePart($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_") }
  }
}

extension SyntaxNode {
  /// The value of `own` in the states of a component.
  fileprivate var own: SyntaxNode? { entries.first { $0.key.hasText(StateNames.key) }?.value }
}

/// Names in an order that agrees with several lists of them.
private struct NameOrder {
  /// The span where each name occurs first.
  private var spans: [String: Span] = [:]
  /// The names somewhere behind each name, by name.
  private var followers: [String: Set<String>] = [:]

  var count: Int { spans.count }

  func contains(_ name: String) -> Bool { spans[name] != nil }

  func first(where isMeant: (String) -> Bool) -> (name: String, span: Span)? {
    spans.filter { isMeant($0.key) }.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  mutating func add(_ name: String, at span: Span) {
    if spans[name] == nil { spans[name] = span }
  }

  /// Puts a name behind another one; where another list has them in the opposite order, returns the name's span there, and changes nothing.
  mutating func put(_ name: String, after previous: String, at span: Span) -> Span? {
    if followers[name]?.contains(previous) ?? false { return spans[name] }
    add(name, at: span)
    let new = (followers[name] ?? []).union([name])
    followers[previous, default: []].formUnion(new)
    for (other, known) in followers where known.contains(previous) { followers[other]?.formUnion(new) }
    return nil
  }

  /// All names in order; alphabetical where no list determines it.
  var sorted: [String] {
    var left = spans.keys.sorted()
    var result: [String] = []
    while let next = left.firstIndex(where: { name in
      !left.contains { followers[$0]?.contains(name) ?? false }
    }) {
      result.append(left.remove(at: next))
    }
    return result
  }
}

/// Reads the states that a component declares, and adds them to it.
struct OwnStateReader {
  let names: StateNames
  /// The component or the trait.
  let owner: Owner
  /// Reads defaults of its properties.
  let reader: ValueReader
  let output: CompilerOutput

  func read(_ states: SyntaxNode, into checked: inout CheckedComponent) {
    guard states.kind == .mapping else {
      checked.reportedStates.formUnion(states.namesWithin)
      return
    }
    guard let node = states.own else { return }
    if node.kind == .mapping { checked.reportedStates.formUnion(node.namesWithin) }
    for element in node.kind == .sequence ? node.elements : [node] where element.kind == .scalar {
      let name = element.text
      guard let state = names.table[named: name], state.isSubset(of: .own),
        isUsable(name, element, checked)
      else {
        if names.table[named: name] == nil || checked.ownState(named: name) == nil {
          checked.reportedStates.formUnion([name] + name.split(separator: "+").map(String.init))
        }
        continue
      }
      checked.component.ownStates.append(OwnState(name: name, state: state))
      checked.add(
        Property(
          ofState: name, state, owner: owner, isIn: reader.literal(.bool(false), element), at: element.span))
    }
  }

  /// Whether a component can have the state; false where its base has it already, which is no mistake.
  private func isUsable(_ name: String, _ element: SyntaxNode, _ checked: CheckedComponent) -> Bool {
    if checked.ownState(named: name) != nil { return false }
    let component = checked.component
    let member = stateMember(name)
    if let clash = checked.identifiers[member] ?? checked.identifiers[swiftIdentifier(name)] {
      let other = checked.properties[clash]
      output.report(.stateIsProperty(name, other, member, at: element.span))
      return false
    }
    if let owner = component.base.appleClasses(with: member, in: output.frameworks).first {
      output.report(
        .stateNameTaken(
          name,
          "would be ‘\(member)’ in Swift, which \(owner.framework.rawValue)'s \(owner.name) has already",
          at: element.span))
      return false
    }
    for axis in component.axes {
      guard let variant = axis.values.first(where: { $0.name == name }) else { continue }
      output.report(
        .stateNameTaken(name, "is a variant of ‘\(axis.name)’", at: element.span, first: variant.span))
      return false
    }
    return true
  }

  /// Reports properties that the component itself declares and that have the name of a state of its base or its traits.
  func checkProperties(of checked: CheckedComponent) {
    for state in checked.component.ownStates {
      guard let place = checked.identifiers[swiftIdentifier(state.name)],
        checked.properties[place].owner == owner, let span = checked.properties[place].span
      else { continue }
      output.report(.propertyIsState(checked.properties[place].name, at: span))
    }
  }
}

extension Property {
  /// Makes the property that puts a style into a state which a component declares: `isLoading` for `loading`.
  fileprivate init(ofState name: String, _ state: StateSet, owner: Owner, isIn: ModedValue, at span: Span) {
    self.init(
      name: stateMember(name), type: .bool, defaultValue: isIn, owner: owner,
      summary: "Whether the view is in the state `\(name)`.", span: span)
    role = .ownState(state)
  }
}

extension DiagnosticCode {
  static let invalidStates = DiagnosticCode(
    "invalid-states", .error, "A component's states have names without another meaning.",
    explanation: """
      `states: { own: [loading, invalid] }` declares two states. A name begins with a small letter, and has
      letters, digits and hyphens. It can't be one of the built-in states or another tool's word for one, a mode,
      a property, a variant, or a name that Apple's classes use (`hidden` would be `isHidden`).

      Later states win over earlier ones, so all lists have to name them in the same order. All files together
      can declare \(StateTable.capacity) states.
      """,
    example: """
      components:
        Push:
          base: UIButton
          states: { own: [pressed], pressed: { alpha: 0.5 } }
      """)
}

extension Diagnostic {
  fileprivate static func stateIsNoName(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStates, "the name of a state must be text, but this is \(node.phrase)", at: node.span,
      notes: ["write ‘own: [loading, invalid]’"])
  }

  fileprivate static func ownStatesAreNoList(_ node: SyntaxNode) -> Diagnostic {
    Diagnostic(
      .invalidStates, "‘own’ must be a list of state names, but this is \(node.phrase)", at: node.span,
      notes: ["write ‘own: [loading, invalid]’, and what each sets beside it: ‘loading: { … }’"])
  }

  fileprivate static func invalidStateName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates, "‘\(name.shortened)’ can't be the name of a state", at: span,
      notes: ["start with a small letter, and use letters, digits and ‘-’; ‘+’ joins states"])
  }

  fileprivate static func stateIsKnown(_ name: String, _ known: ControlState, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates,
      name == known.name
        ? "every control already has the state ‘\(name)’" : "‘\(name)’ is the state ‘\(known.name)’",
      at: span,
      notes: ["remove it here, and use ‘\(known.name): { … }’"])
  }

  fileprivate static func stateNameTaken(_ name: String, _ reason: String, at span: Span, first: Span? = nil)
    -> Diagnostic
  {
    Diagnostic(
      .invalidStates, "a state can't be named ‘\(name.shortened)’, which \(reason)", at: span,
      related: first.map { [Related("first defined here", at: $0)] } ?? [], notes: ["choose another name"])
  }

  fileprivate static func stateIsProperty(
    _ name: String, _ property: Property, _ member: String, at span: Span
  )
    -> Diagnostic
  {
    Diagnostic(
      .invalidStates,
      swiftIdentifier(property.name) == member
        ? "the state ‘\(name)’ would be ‘\(member)’ in Swift, as the property ‘\(property.name)’ is"
        : "the state ‘\(name)’ has the name of a property", at: span,
      related: property.span.map { [Related("first defined here", at: $0)] } ?? [],
      notes: ["rename one of them"])
  }

  fileprivate static func propertyIsState(_ property: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates, "the property ‘\(property)’ has the name of a state", at: span,
      notes: ["a base or a trait declares the state: choose another name"])
  }

  fileprivate static func stateOutOfOrder(_ name: String, _ previous: String, at span: Span, other: Span)
    -> Diagnostic
  {
    Diagnostic(
      .invalidStates, "‘\(name)’ is listed before ‘\(previous)’ elsewhere", at: span,
      related: [Related("it is listed here", at: other)],
      notes: ["later states win over earlier ones, so list them in the same order everywhere"])
  }

  fileprivate static func tooManyStates(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates, "all files together declare more than \(StateTable.capacity) states", at: span,
      notes: ["components share states with the same name"])
  }

  static func ownStatesElsewhere(at span: Span) -> Diagnostic {
    Diagnostic(
      .invalidStates, "only a component can declare states", at: span,
      notes: ["write ‘own’ under ‘states’ of the component"])
  }
}
