import StyleModel
import StyleSource
import StyleSyntax

/// Reads what styles, states and modes set: `property: value` or `layer.property: value`.
final class TargetReader {
  let checked: CheckedComponent
  /// Every component at its place.
  let known: [CheckedComponent]
  let modes: ModeNames
  let output: CompilerOutput

  init(checked: CheckedComponent, known: [CheckedComponent], modes: ModeNames, output: CompilerOutput) {
    self.checked = checked
    self.known = known
    self.modes = modes
    self.output = output
  }

  private lazy var expectations = checked.component.properties.map { Expectation($0) }

  /// The indices of the copies of each repeated layer, by the name that they share.
  private lazy var copies = Dictionary(
    grouping: checked.component.layers.indices.filter { checked.component.layers[$0].copy != nil },
    by: { checked.component.layers[$0].writtenName })

  private static let states: (index: NameIndex, values: [StateSet]) = (
    NameIndex(ControlState.allCases.map(\.name)), ControlState.allCases.map { StateSet($0) }
  )

  /// Calls `body` for each setting under `states`.
  ///
  /// - Parameter declaresOwn: Whether states may be declared there, which have been read before.
  func forEachState(
    _ node: SyntaxNode, declaresOwn: Bool = false,
    _ body: (_ key: SyntaxNode, _ value: SyntaxNode, _ state: StateSet, _ target: Target) -> Void
  ) {
    var conditions = Conditions<StateSet>(output: output)
    forEachSection(node, "states") { key, settings in
      if key.hasText(StateNames.key) {
        if !declaresOwn { output.report(.ownStatesElsewhere(at: key.span)) }
        return
      }
      guard let state = state(key), conditions.isNew(state, key) else { return }
      forEachSetting(key, settings, in: node, within: "modes") { body($0, $1, state, $2) }
    }
  }

  /// Calls `body` for each setting under `modes`.
  func forEachMode(
    _ node: SyntaxNode,
    _ body: (_ key: SyntaxNode, _ value: SyntaxNode, _ modes: ModeSet, _ target: Target) -> Void
  ) {
    var conditions = Conditions<ModeSet>(output: output)
    forEachSection(node, "modes") { key, settings in
      if let state = joinedState(key) {
        output.report(.stateAndMode(.unknownMode, at: key.span(ofPart: state)))
        return
      }
      guard let modes = modes.condition(key, output), conditions.isNew(modes, key) else { return }
      forEachSetting(key, settings, in: node, within: "states") { body($0, $1, modes, $2) }
    }
  }

  private func forEachSection(
    _ node: SyntaxNode, _ name: String, _ body: (_ key: SyntaxNode, _ value: SyntaxNode) -> Void
  ) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘\(name)’", node)) }
      return
    }
    for entry in node.entries {
      if entry.value.isEmptyValue, entry.value.kind == .scalar {
        if name == "states", entry.key.hasText(StateNames.key) {
          output.report(.declaresNoState(entry.key))
          continue
        }
        let next = node.entries.first { $0.key.span.start > entry.key.span.start }?.key
        output.report(.conditionWithoutValues(entry.key, before: next))
      } else {
        body(entry.key, entry.value)
      }
    }
  }

  /// - Parameters:
  ///   - section: All conditions of the key's kind.
  ///   - others: The section whose conditions are invalid within this one.
  private func forEachSetting(
    _ key: SyntaxNode, _ node: SyntaxNode, in section: SyntaxNode, within others: StaticString,
    _ body: (SyntaxNode, SyntaxNode, Target) -> Void
  ) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘\(key.text.shortened)’", node)) }
      return
    }
    for entry in node.entries {
      if entry.key.hasText(others), entry.value.kind == .mapping,
        entry.key.place(in: checked.propertyNames) == nil
      {
        output.report(.stateAndMode(.unknownProperty, at: entry.key.span))
      } else if entry.value.kind == .mapping, let inner = condition(entry.key) {
        let isState = others.description == "modes"
        output.report(
          inner.isState == isState
            ? .nestedCondition(key, node, entry, meaning: inner.name, in: section, isState: isState)
            : .stateAndMode(.unknownProperty, at: entry.key.span))
      } else if let target = target(entry.key, in: node) {
        if case .property(let place) = target, checked.properties[place].role?.saidState != nil {
          output.report(.conditionOfState(checked.properties[place], at: entry.key.span))
        } else {
          body(entry.key, entry.value, target)
        }
      }
    }
  }

  /// The state or the mode that a key names where a property is needed; nil where the key may name a property.
  private func condition(_ key: SyntaxNode) -> (name: String, isState: Bool)? {
    let name = key.text
    if key.place(in: checked.propertyNames) != nil || name.contains(".") || checked.layerNames[name] != nil {
      return nil
    }
    let states = ControlState.allCases.map(\.name)
    if checked.ownState(named: name) != nil || states.contains(name) { return (name, true) }
    if modes.table[named: name] != nil { return (name, false) }
    return ForeignWords.state.translation(of: name, among: states).map { ($0, true) }
      ?? ForeignWords.mode.translation(of: name, among: modes.table.axes.flatMap(\.values).map(\.name)).map {
        ($0, false)
      }
  }

  /// The state that `dark+highlighted` names among modes.
  private func joinedState(_ key: SyntaxNode) -> String? {
    guard key.withBytes({ $0.contains(UInt8(ascii: "+")) }) else { return nil }
    return key.text.split(separator: "+").map(String.init).first { name in
      modes.table[named: name] == nil
        && (TargetReader.states.index[name] != nil || checked.ownState(named: name) != nil)
    }
  }

  /// The state that a key such as `highlighted` or `selected+highlighted` names; nil where it was reported.
  func state(_ key: SyntaxNode) -> StateSet? {
    if key.hasText("normal") { return .normal }
    let single = key.place(in: TargetReader.states.index).map { TargetReader.states.values[$0] }
    guard let result = single ?? joinedStates(key) else { return nil }
    let missing = result.intersection(.all).subtracting(checked.component.base.states)
    if checked.isComplete, !missing.isEmpty {
      output.report(.impossibleState(checked.component, missing, at: key.span))
      return nil
    }
    return result
  }

  private func joinedStates(_ key: SyntaxNode) -> StateSet? {
    var result: StateSet = []
    for name in key.text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      let known = TargetReader.states.index[name].map { TargetReader.states.values[$0] }
      guard let state = known ?? checked.ownState(named: name) else {
        if checked.reportedStates.contains(name) { return nil }
        output.report(
          name == StateTable.normal
            ? .joinedNormal(key)
            : modes.table[named: name] != nil && key.text != name
              ? .stateAndMode(.unknownState, at: key.span(ofPart: name))
              : .unknownState(
                name, checked.component,
                declaredBy: self.known.first { $0.ownState(named: name) != nil }?.component,
                isMode: modes.table[named: name] != nil, in: key))
        return nil
      }
      guard result.isDisjoint(with: state) else {
        output.report(.repeatedPart("state", name, in: key))
        return nil
      }
      result.formUnion(state)
    }
    return result
  }

  /// The target that a key of a mapping names; nil where it was reported. `others` are keys that may stand beside it.
  func target(_ key: SyntaxNode, in mapping: SyntaxNode? = nil, others: [String] = []) -> Target? {
    guard key.kind == .scalar else { return nil }
    if let place = key.place(in: checked.propertyNames) {
      if checked.component.properties[place].driven != nil {
        output.report(.drivenProperty(checked.component, place, at: key.span))
        return nil
      }
      return .property(place)
    }
    return key.withBytes { bytes in
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")),
        !bytes[..<dot].contains(UInt8(ascii: "="))
      else {
        if !checked.mayHaveProperty(key.text) {
          output.report(
            .noSuchProperty(
              key, checked, in: mapping,
              output.candidates(
                in: .properties(NamePlace.Owner(checked.component), others: others),
                checked.properties.map(\.name) + others),
              hasLayerKeys: true))
        }
        return nil
      }
      let layer = UnsafeBufferPointer(rebasing: bytes[..<dot])
      guard let index = place(ofLayer: layer) else {
        let name = String(decoding: layer, as: UTF8.self)
        if let property = checked.properties.first(where: { $0.name == name }),
          let problem = Diagnostic.partByPath(
            key, dot, name, property.type, in: mapping, at: key.span(of: 0..<bytes.count))
        {
          output.report(problem)
          return nil
        }
        if bytes[dot...].contains(UInt8(ascii: "(")) {
          output.report(.callOfSwift(at: key.span))
        } else if !checked.mayHaveLayer(name) {
          let names = output.candidates(
            in: .layers(NamePlace.Owner(checked.component)),
            checked.component.layers.filter(\.isFirstCopy).map(\.writtenName))
          let property = String(decoding: bytes[(dot + 1)...], as: UTF8.self)
          if TargetReader.subviews.contains(name), let meant = checked.property(meantBy: property) {
            output.report(.propertyOfSubview(name, meant, of: checked.component, key))
          } else {
            output.report(.unknownLayer(name, names, of: checked.component, at: key.span(of: 0..<dot)))
          }
        }
        return nil
      }
      let rest = UnsafeBufferPointer(rebasing: bytes[(dot + 1)...])
      if index == 0, rest.starts(with: "frame".utf8), rest.count == 5 || rest[5] == UInt8(ascii: ".") {
        output.report(.frameOfRoot(nil, at: key.span))
        return nil
      }
      if let end = rest.firstIndex(of: UInt8(ascii: ".")),
        let property = LayerProperty(named: String(decoding: rest[..<end], as: UTF8.self)),
        let problem = Diagnostic.partByPath(
          key, dot + 1 + end, "\(String(decoding: layer, as: UTF8.self)).\(property.name)",
          property.valueType,
          in: mapping, at: key.span(of: dot + 1..<bytes.count))
      {
        output.report(problem)
        return nil
      }
      let keys = LayerKeys(checked.component.layers[index], known)
      return keys.key(rest, at: key.span(of: dot + 1..<bytes.count), output).map { .layer(index, $0) }
    }
  }

  /// The names in Swift of subviews whose properties are properties of the view in style files.
  private static let subviews: Set = [
    "button", "contentView", "detailTextLabel", "imageView", "label", "self", "textLabel", "titleLabel",
    "view",
  ]

  func expectation(_ target: Target) -> Expectation {
    switch target {
    case .property(let place):
      return expectations[place]
    case .layer(let index, let key):
      let layer = checked.component.layers[index]
      return LayerKeys(layer, known).expectation(key, of: layer.writtenName)
    }
  }

  /// The name of a target in files.
  func name(of target: Target) -> String {
    switch target {
    case .property(let place): checked.component.properties[place].name
    case .layer(let index, let key):
      checked.component.layers[index].writtenName + "."
        + LayerKeys(checked.component.layers[index], known).name(of: key)
    }
  }

  func isPseudo(_ target: Target) -> Bool {
    switch target {
    case .property(let place): checked.component.properties[place].isPseudo
    case .layer(let index, let key): LayerKeys(checked.component.layers[index], known).isPseudo(key)
    }
  }

  // MARK: Copies of repeated layers

  /// The layer that a name means; the first copy of a repeated one, of which none has a name of its own in files.
  private func place(ofLayer name: UnsafeBufferPointer<UInt8>) -> Int? {
    if let place = checked.layerNames[name], checked.component.layers[place].copy == nil { return place }
    return checked.hasCopies ? copies[String(decoding: name, as: UTF8.self)]?.first : nil
  }

  /// The target in each copy of a repeated layer; only itself for any other layer.
  func copies(of target: Target) -> [Target] {
    guard case .layer(let index, let key) = target, checked.component.layers[index].copy != nil else {
      return [target]
    }
    return (copies[checked.component.layers[index].writtenName] ?? []).map { .layer($0, key) }
  }

  /// A reader for the value of a target, which may refer to the indices of repetitions around its layer.
  func reader(of target: Target, _ reader: ValueReader) -> ValueReader {
    guard case .layer(let index, _) = target, let copy = checked.component.layers[index].copy else {
      return reader
    }
    var inner = reader
    if copy.indices.contains(where: { $0.name.isEmpty || $0.item?.name.isEmpty ?? false }) {
      inner.properties = inner.properties?.reporting(nameOfRepetition: nil)
    }
    for index in copy.indices where !index.name.isEmpty {
      inner.properties = inner.properties?.adding(indexNamed: index.name, of: LayerCopy.most, at: nil)
    }
    for item in copy.indices.compactMap(\.item) where !item.name.isEmpty {
      inner.properties = inner.properties?.adding(itemNamed: item.name, at: nil)
    }
    return inner
  }

  /// The numbers and texts of a copy, in place of the indices and texts that its `reader(of:_:)` reads.
  func numbers(of copy: LayerCopy) -> CopyPlaces {
    var places = CopyPlaces()
    var next = checked.properties.count
    for index in copy.indices where !index.name.isEmpty {
      places.numbers[next] = index.number
      next += 1
    }
    for index in copy.indices {
      guard let item = index.item, !item.name.isEmpty else { continue }
      places.lists[next] = (item.list, index.number)
      next += 1
    }
    return places
  }

  /// Calls `body` with the value of a target for each copy of a repeated layer, with the number of the copy in place of the index.
  func forEachCopy(
    of target: Target, _ value: Expression, at node: SyntaxNode?, _ values: inout CopiedValues,
    _ body: (Target, Expression) -> Void
  ) {
    guard checked.hasCopies else { return body(target, value) }
    for target in copies(of: target) {
      guard case .layer(let index, let key) = target, let copy = checked.component.layers[index].copy else {
        body(target, value)
        continue
      }
      let own = node.map { values.value(value, numbers(of: copy), expectation(target), at: $0) } ?? value
      // A copy that is missing stays so in every state.
      if key == .layer(.hidden), let absence = copy.absence {
        body(
          target, .hidden(while: absence, or: own, by: node.map { values.reader.literal(.bool(true), $0) }))
      } else {
        body(target, own)
      }
    }
  }

  /// For a target that hides copies of a layer, the property that determines which are missing, or nil where modes do; nil for any other
  /// target.
  func countHiding(_ target: Target) -> Property?? {
    guard case .layer(_, .layer(.hidden)) = target else { return nil }
    for target in copies(of: target) {
      if case .layer(let index, _) = target, let absence = checked.component.layers[index].copy?.absence {
        return .some(absence.properties.sorted().first.map { checked.properties[$0] })
      }
    }
    return nil
  }

  /// A target and its value; for a pseudo-property, the targets and values that it stands for.
  func expanded(
    _ target: Target, _ value: Expression, _ node: SyntaxNode
  ) -> [(target: Target, value: Expression)] {
    switch target {
    case .property(let place):
      let property = checked.component.properties[place]
      guard property.isPseudo else { return [(target, value)] }
      return property.assignments(value, of: checked.component.properties, at: node, output).map {
        (.property($0.property), .constant($0.value))
      }
    case .layer(let index, let key):
      return LayerKeys(checked.component.layers[index], known).expanded(key, value, node, output)
        .map { (.layer(index, $0.key), $0.value) }
    }
  }
}

extension SyntaxNode {
  /// The span of a part of the text; that of the whole text where the source spells it otherwise.
  fileprivate func span(of part: Range<Int>) -> Span {
    isVerbatim && span == definition ? contentSpan[part] : span
  }
}

extension CheckedComponent {
  /// The property with this name, or with what other tools call so.
  fileprivate func property(meantBy name: String) -> String? {
    let known = KnownNames(properties.map(\.name))
    return known.contains(name) ? name : ForeignName(name, among: known).name
  }
}
