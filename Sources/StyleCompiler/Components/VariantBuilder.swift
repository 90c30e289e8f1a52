import StyleModel
import StyleSource
import StyleSyntax

/// Reads the `variants` of a component: the axes, what each of their values sets, and what several set together.
struct VariantBuilder {
  let reader: ValueReader
  let targets: TargetReader
  let modes: ModeNames
  /// The index of the component.
  let owner: Int

  /// The keys that may stand beside the values of an axis.
  fileprivate static let axisKeys = [LanguageKey].variantAxis.names
  /// The keys that may stand beside the settings of a variant.
  private static let variantKeys = [LanguageKey].variant.names
  private static let compoundKeys = [LanguageKey].compound.names
  static let compounds = "compounds"

  /// The most variants and compounds that a component may have: each is shown together with all others.
  static let most = 1000

  private var output: CompilerOutput { reader.output }

  func read(_ node: SyntaxNode, into checked: inout CheckedComponent) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("‘variants’", node)) }
      checked.hasReportedVariants = true
      return
    }
    if let first = node.variantWithoutAxis {
      output.report(.noAxis(first.text, at: first.span))
      checked.hasReportedVariants = true
      return
    }
    var number = 0
    var compounds: SyntaxNode?
    for entry in node.entries {
      if entry.key.hasText("compounds") {
        compounds = entry.value
      } else if !readAxis(entry, &number, &checked) {
        checked.hasReportedVariants = true
      }
    }
    if let compounds { readCompounds(compounds, &number, &checked) }
    // A base's stand before what says more of the same.
    checked.component.variants = checked.component.variants.enumerated().sorted { a, b in
      a.element.order == b.element.order ? a.offset < b.offset : a.element.order < b.element.order
    }.map(\.element)
  }

  // MARK: Axes

  /// Reads an axis; false where a problem was reported.
  private func readAxis(_ entry: MappingEntry, _ number: inout Int, _ checked: inout CheckedComponent) -> Bool
  {
    let name = entry.key.text
    guard entry.value.kind == .mapping || entry.value.isEmptyValue else {
      output.report(.axisIsNoMapping(entry))
      return false
    }
    let inherited = checked.component.axes.firstIndex { $0.name == name }
    guard inherited != nil || isUsable(axis: entry.key, checked) else { return false }
    var axis =
      inherited.map { checked.component.axes[$0] } ?? VariantAxis(name: name, span: entry.key.span)
    let index = inherited ?? checked.component.axes.count
    var places = Dictionary(axis.values.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var taken = TakenVariants(checked.component.axes)
    var read: [Variant] = []
    var keywords: [String: MappingEntry] = [:]
    var isSound = true
    for value in entry.value.entries {
      if VariantBuilder.axisKeys.contains(value.key.text) {
        keywords[value.key.text] = value
        continue
      }
      guard checked.component.variants.count + read.count < VariantBuilder.most else {
        output.report(.tooManyVariants(at: value.key.span))
        return false
      }
      let place: Int
      if let known = places[value.key.text] {
        place = known
      } else {
        guard isUsable(value: value.key, of: axis, taken, checked) else {
          isSound = false
          continue
        }
        place = axis.values.count
        let new = VariantAxis.Value(name: value.key.text, span: value.key.span)
        axis.values.append(new)
        places[new.name] = place
        taken.add(new, of: axis.name)
      }
      let (settings, summary) = readSettings(
        value.value, number, VariantBuilder.variantKeys, "the variant", value.key)
      if let summary { axis.values[place].summary = summary }
      read.append(
        Variant(
          picks: [Variant.Pick(axis: index, value: place)], settings: settings, owner: owner, number: number,
          span: value.key.span))
      number += 1
    }
    if let summary = reader.readSummary(
      keywords["summary"]?.value, keywords["description"]?.value, descriptionKey: keywords["description"]?.key
    ) {
      axis.summary = summary
    }
    guard axis.values.count >= 2 else {
      if isSound, !entry.value.lacksEntries { output.report(.singleVariant(name, at: entry.key.span)) }
      return false
    }
    if let standard = keywords["default"]?.value, standard.kind != .missing {
      if standard.kind == .scalar, let place = axis.values.firstIndex(where: { $0.name == standard.text }) {
        axis.defaultValue = place
      } else {
        // The axis is this one's alone until it is read.
        output.report(.unknownDefaultVariant(standard, axis, KnownNames(axis.values.map(\.name))))
        isSound = false
      }
    }
    if inherited == nil { checked.component.axes.append(axis) } else { checked.component.axes[index] = axis }
    checked.component.variants += read
    return isSound
  }

  private func isUsable(axis key: SyntaxNode, _ checked: CheckedComponent) -> Bool {
    let name = key.text
    guard isName(name), let first = name.utf8.first, isNameStart(first) else {
      output.report(.invalidVariantName("an axis of variants", name, at: key.span))
      return false
    }
    output.acceptsLook(of: name, at: key.span)
    let identifier = swiftIdentifier(name)
    if let clash = checked.identifiers[identifier] {
      let other = checked.properties[clash]
      output.report(.axisIsTaken(name, "a property", other.name, at: key.span, first: other.span))
      return false
    }
    if let other = modes.table.axes.first(where: { swiftIdentifier($0.name) == identifier }) {
      output.report(
        .axisIsTaken(name, "an axis of modes", other.name, at: key.span, first: other.values.first?.span))
      return false
    }
    if let other = checked.component.axes.first(where: { swiftIdentifier($0.name) == identifier }) {
      output.report(.duplicateName("axis", name, other.name, at: key.span, first: other.span))
      return false
    }
    return true
  }

  private func isUsable(
    value key: SyntaxNode, of axis: VariantAxis, _ taken: TakenVariants, _ checked: CheckedComponent
  ) -> Bool {
    let name = key.text
    guard isName(name) else {
      output.report(.invalidVariantName("a variant", name, at: key.span))
      return false
    }
    output.acceptsLook(of: name, at: key.span)
    if name == StateTable.normal || ControlState(rawValue: name) != nil
      || checked.ownState(named: name) != nil
    {
      output.report(.variantIsTaken(name, "a state", at: key.span, first: nil))
      return false
    }
    // The system has named its text sizes, and a style file its variants: `size: { small, medium, large }`.
    let axes = modes.table.axes.filter { $0.name != ModeAxis.textSize }
    if let mode = axes.lazy.flatMap(\.values).first(where: { $0.name == name }) {
      output.report(.variantIsTaken(name, "a mode", at: key.span, first: mode.span))
      return false
    }
    guard let (clash, other) = taken[name] else { return true }
    output.report(
      other == axis.name
        ? .duplicateName("variant", name, clash.name, at: key.span, first: clash.span)
        : .variantIsTaken(name, "a variant of ‘\(other)’", at: key.span, first: clash.span))
    return false
  }

  private func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { isNamePart($0) && $0 != UInt8(ascii: ".") }
  }

  /// The settings and the summary of a variant or a compound; `keys` are those allowed beside the settings.
  private func readSettings(
    _ node: SyntaxNode, _ number: Int, _ keys: [String], _ what: String, _ key: SyntaxNode
  ) -> (settings: [Style.Setting], summary: String?) {
    guard node.kind == .mapping else {
      if !node.isEmptyValue { output.report(.notAMapping("\(what) ‘\(key.text.shortened)’", node)) }
      return ([], nil)
    }
    var reader = reader
    reader.place = .variant(component: UInt32(owner), number: UInt32(number))
    var settings = SettingReader(reader: reader, targets: targets)
    var known: [String: MappingEntry] = [:]
    for entry in node.entries {
      if keys.contains(entry.key.text) {
        known[entry.key.text] = entry
      } else if let target = targets.target(entry.key, in: node, others: keys) {
        settings.set(entry.key, entry.value, target, .normal, [])
      }
    }
    settings.readConditions(states: known["states"]?.value, modes: known["modes"]?.value)
    let summary = reader.readSummary(
      known["summary"]?.value, known["description"]?.value, descriptionKey: known["description"]?.key)
    return (settings.settings, summary)
  }

  // MARK: Compounds

  private func readCompounds(_ node: SyntaxNode, _ number: inout Int, _ checked: inout CheckedComponent) {
    guard node.kind == .sequence else {
      if !node.isEmptyValue { output.report(.compoundsAreNoList(node)) }
      return
    }
    var conditions = Conditions<[Variant.Pick]>(output: output)
    var known: [String: Variant.Pick] = [:]
    for (axis, declared) in checked.component.axes.enumerated() {
      for (value, variant) in declared.values.enumerated() where known[variant.name] == nil {
        known[variant.name] = Variant.Pick(axis: axis, value: value)
      }
    }
    for element in node.elements {
      guard element.kind == .mapping else {
        if element.kind != .missing { output.report(.compoundsAreNoList(element)) }
        continue
      }
      guard let when = element["when"], !when.isEmptyValue else {
        if !element.lacksEntries { output.report(.compoundWithoutCondition(at: element.span)) }
        continue
      }
      guard checked.component.variants.count < VariantBuilder.most else {
        return output.report(.tooManyVariants(at: when.span))
      }
      let (settings, _) = readSettings(element, number, VariantBuilder.compoundKeys, "the compound", when)
      guard let picks = picks(when, known, checked), conditions.isNew(picks, when) else { continue }
      checked.component.variants.append(
        Variant(picks: picks, settings: settings, owner: owner, number: number, span: when.span))
      number += 1
    }
  }

  /// The variants that a key such as `ghost+large` joins, in the order of the axes; nil where it was reported.
  ///
  /// - Parameter known: The variant of each name.
  private func picks(
    _ node: SyntaxNode, _ known: [String: Variant.Pick], _ checked: CheckedComponent
  ) -> [Variant.Pick]? {
    let axes = checked.component.axes
    guard node.kind == .scalar else {
      output.report(.conditionIsNoName(node))
      return nil
    }
    var picks: [Variant.Pick] = []
    for name in node.text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      guard let pick = known[name] else {
        if !checked.hasReportedVariants {
          let variants = output.candidates(
            in: .variantsOfAllAxes(NamePlace.Owner(checked.component)),
            axes.flatMap { $0.values.map(\.name) })
          output.report(.unknownCompoundPart(name, variants, in: node))
        }
        return nil
      }
      if picks.contains(pick) {
        output.report(.repeatedPart("variant", name, in: node))
        return nil
      }
      if let other = picks.first(where: { $0.axis == pick.axis }) {
        output.report(
          .impossibleCompound(
            axes[pick.axis].values[other.value].name, name, axes[pick.axis].name, at: node.span))
        return nil
      }
      picks.append(pick)
    }
    guard picks.count > 1 else {
      output.report(.compoundOfOne(axes[picks[0].axis], node))
      return nil
    }
    return picks.sorted { $0.axis < $1.axis }
  }
}

/// The variants of all axes by their names in Swift, which must differ.
private struct TakenVariants {
  private var variants: [String: (value: VariantAxis.Value, axis: String)] = [:]

  init(_ axes: [VariantAxis]) {
    for axis in axes {
      for value in axis.values { add(value, of: axis.name) }
    }
  }

  mutating func add(_ value: VariantAxis.Value, of axis: String) {
    variants[swiftIdentifier(value.name)] = (value, axis)
  }

  subscript(_ name: String) -> (value: VariantAxis.Value, axis: String)? { variants[swiftIdentifier(name)] }
}

extension SyntaxNode {
  /// The first key of a variant that stands directly under `variants`, without an axis.
  fileprivate var variantWithoutAxis: SyntaxNode? {
    let entries = entries.filter { !$0.key.hasText("compounds") }
    let areVariants = entries.allSatisfy { entry in
      let values = entry.value.entries.filter { !VariantBuilder.axisKeys.contains($0.key.text) }
      return !values.isEmpty && values.allSatisfy { $0.value.kind == .scalar && !$0.value.isEmptyValue }
    }
    return areVariants ? entries.first?.key : nil
  }
}

extension Variant {
  /// The rank among variants that hold together, of which the last wins: single ones by their axes, then compounds by the number of
  /// variants they join.
  fileprivate var order: Order { Order(count: picks.count, axis: isCompound ? 0 : picks.first?.axis ?? 0) }

  fileprivate struct Order: Comparable {
    let count, axis: Int

    static func < (a: Order, b: Order) -> Bool { (a.count, a.axis) < (b.count, b.axis) }
  }
}
