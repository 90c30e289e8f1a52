import StyleModel
import StyleSource

/// Compares the values that a component gives its properties and layers: constants and expressions.
struct ComparedSettings {
  private let pair: StatePair
  private let names: RenamedMembers
  private let old, new: Int

  init(_ old: Int, _ new: Int, _ names: RenamedMembers, _ pair: StatePair) {
    (self.old, self.new, self.names, self.pair) = (old, new, names, pair)
  }

  /// The target and the condition of a value.
  private struct Key: Hashable {
    let name: String
    /// Whether the value is the expression of a property of the class, and not a default.
    var isDriven = false
    var variant: String?
    var state = StateSet.normal
    /// The modes, in the table of both sheets.
    var modes: ModeSet = []
  }

  private struct WrittenSetting {
    let value: Expression
    let span: Span?
  }

  mutating func compare(_ values: inout ComparedValues) {
    let (before, after) = (
      settings(in: pair.old, old, isOld: true), settings(in: pair.new, new, isOld: false)
    )
    for key in after.order + before.order.filter({ after.values[$0] == nil }) {
      compare(key, before.values[key], after.values[key], &values)
    }
    compareWhole(&values)
  }

  /// The component's own values, in its order. Those that it has from a base are listed with the base.
  private func settings(in whole: SheetState, _ index: Int, isOld: Bool) -> (
    order: [Key], values: [Key: WrittenSetting]
  ) {
    let sheet = whole.sheet
    let component = sheet.components[index]
    let joint = isOld ? pair.modes.fromOld : pair.modes.fromNew
    let ofParent = component.parent.map { sheet.components[$0].spansOfSettings } ?? []
    var order: [Key] = []
    var values: [Key: WrittenSetting] = [:]
    func add(_ key: Key, _ value: Expression, _ span: Span?) {
      if value.constant == nil, let span, ofParent.contains(span) { return }
      if values.updateValue(WrittenSetting(value: value, span: span), forKey: key) == nil {
        order.append(key)
      }
    }
    func name(_ target: Target) -> String {
      let name = sheet.name(of: target, ofComponent: index)
      return isOld ? names.name(of: name) : name
    }
    func state(_ set: StateSet) -> StateSet { isOld ? pair.newState(set) : set }
    for (place, property) in component.properties.enumerated() {
      // The defaults of declared properties are listed with these, and Apple's are no settings.
      if case .base = property.owner, sheet[property.defaultValue.origin].author != .system {
        add(Key(name: name(.property(place))), .constant(property.defaultValue), nil)
      }
      if let driven = property.driven {
        add(Key(name: name(.property(place)), isDriven: true), driven, property.span)
      }
    }
    for (place, layer) in component.layers.enumerated() {
      // What a class brings is written nowhere.
      for setting in layer.settings where setting.span != nil {
        add(Key(name: name(.layer(place, setting.key))), setting.value, setting.span)
      }
    }
    for setting in component.settings {
      let key = Key(name: name(setting.target), state: state(setting.state), modes: joint(setting.modes))
      add(key, setting.value, setting.span)
    }
    for variant in component.variants where variant.owner == index {
      for setting in variant.settings {
        let key = Key(
          name: name(setting.target), variant: component.name(of: variant), state: state(setting.state),
          modes: joint(setting.modes))
        add(key, .constant(setting.value), setting.span)
      }
    }
    return (order, values)
  }

  private func compare(
    _ key: Key, _ before: WrittenSetting?, _ after: WrittenSetting?, _ values: inout ComparedValues
  ) {
    if before?.value.constant != nil || before == nil, after?.value.constant != nil || after == nil {
      values.compare(
        key.name, state: key.state, in: key.modes, variant: key.variant, old: before?.value.constant,
        new: after?.value.constant)
      return
    }
    let condition = Detail.Condition(
      variant: key.variant, state: key.state == .normal ? nil : pair.new.sheet.states.name(of: key.state),
      modes: pair.modes.names(key.modes))
    compareComputed(
      key.name, condition, before.map { [$0.value] } ?? [], after.map { [$0.value] } ?? [], before?.span,
      after?.span, part: .value, &values
    ) { sheet, index, expressions, isShape in
      expressions.first.map { sheet.spelled($0, ofComponent: index, isShape: isShape) }
    }
  }

  /// Compares the transition and the animations.
  private func compareWhole(_ values: inout ComparedValues) {
    let (before, after) = (pair.old.sheet.components[old], pair.new.sheet.components[new])
    compareComputed(
      "transition", .init(), [before.transition].compactMap(\.self), [after.transition].compactMap(\.self),
      before.span, after.span, part: .value, &values
    ) { sheet, index, expressions, isShape in
      expressions.first.map { sheet.spelled($0, ofComponent: index, isShape: isShape) }
    }
    let ofParents = (
      before.parent.map { Set(pair.old.sheet.components[$0].animations.map(\.span)) } ?? [],
      after.parent.map { Set(pair.new.sheet.components[$0].animations.map(\.span)) } ?? []
    )
    let olds = before.animations.filter { !ofParents.0.contains($0.span) }
    let news = after.animations.filter { !ofParents.1.contains($0.span) }
    for name in (news + olds).map(\.name).unique {
      let (was, now) = (olds.first { $0.name == name }, news.first { $0.name == name })
      let oldText = was.map { pair.old.sheet.spelled($0, ofComponent: old) }
      let newText = now.map { pair.new.sheet.spelled($0, ofComponent: new) }
      var details: [Detail] = []
      details.addChange(name, oldText, newText, was?.span, now?.span, part: .animation)
      for detail in details { values.add(detail, from: was?.expressions ?? [], to: now?.expressions ?? []) }
    }
  }

  private func compareComputed(
    _ name: String, _ condition: Detail.Condition, _ before: [Expression], _ after: [Expression],
    _ oldSpan: Span?, _ newSpan: Span?, part: Detail.Part, _ values: inout ComparedValues,
    text: (ResolvedSheet, Int, [Expression], Bool) -> String?
  ) {
    let (was, now) = (text(pair.old.sheet, old, before, false), text(pair.new.sheet, new, after, false))
    let old = was.map { names.renamedReferences(in: $0) }
    guard old != now else { return }
    let detail = Detail(
      part: part, kind: was == nil ? .added : now == nil ? .removed : .changed,
      name: name, condition: condition,
      old: was.map { .init($0, at: oldSpan) }, new: now.map { .init($0, at: newSpan) })
    let shapes = (text(pair.old.sheet, self.old, before, true), text(pair.new.sheet, new, after, true))
    if shapes.0.map({ names.renamedReferences(in: $0) }) == shapes.1 {
      values.add(detail, from: before, to: after)
    } else {
      values.add(detail)
    }
  }
}

extension RenamedMembers {
  /// An expression's text with the names that properties have now.
  fileprivate func renamedReferences(in text: String) -> String {
    if properties.isEmpty { return text }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[...dollar]
      rest = rest[rest.index(after: dollar)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      result += properties[String(name)] ?? String(name)
      rest = rest[name.endIndex...]
    }
    return result + rest
  }
}

extension Component {
  /// The locations of the component's settings.
  fileprivate var spansOfSettings: Set<Span> {
    Set(settings.map(\.span)).union(layers.flatMap { $0.settings.compactMap(\.span) })
  }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
