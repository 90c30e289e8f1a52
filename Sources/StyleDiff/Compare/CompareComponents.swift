import StyleEmit
import StyleModel
import StyleSource

/// Compares traits and components, by their declarations.
extension ChangeList {
  mutating func addTraits() {
    let (old, new) = (pair.old.sheet.traits, pair.new.sheet.traits)
    for index in pair.traits.removed {
      add(
        Change(kind: .removed, subject: .trait, name: old[index].name, oldSpan: old[index].span),
        .trait(~index))
    }
    for index in pair.traits.added {
      add(
        Change(kind: .added, subject: .trait, name: new[index].name, newSpan: new[index].span), .trait(index))
    }
    for (before, after) in pair.traits.kept {
      let (before, after, index) = (old[before], new[after], after)
      var change = Change(
        kind: .changed, subject: .trait, name: after.name, oldSpan: before.span, newSpan: after.span)
      change.details.addChange("base", before.base.rawValue, after.base.rawValue, before.span, after.span)
      change.details.addChange("deprecated", before.deprecated, after.deprecated, before.span, after.span)
      change.details.addChange("summary", before.summary, after.summary, before.span, after.span)
      var values = ComparedValues(of: .trait(index), pair)
      addProperties(before.properties, after.properties, [:], &change.details, &values)
      add(change, .trait(index), values.found)
    }
  }

  mutating func addComponents() {
    let (old, new) = (pair.old.sheet.components, pair.new.sheet.components)
    for index in pair.components.removed where !old[index].isBaseClass {
      add(
        Change(kind: .removed, subject: .component, name: old[index].name, oldSpan: old[index].span),
        .component(~index))
    }
    for index in pair.components.added where !new[index].isBaseClass {
      add(
        Change(kind: .added, subject: .component, name: new[index].name, newSpan: new[index].span),
        .component(index))
    }
    for (before, after) in pair.components.kept where !new[after].isBaseClass && !old[before].isBaseClass {
      compare(before, after)
    }
  }

  private mutating func compare(_ oldIndex: Int, _ newIndex: Int) {
    let (old, new) = (pair.old.sheet.components[oldIndex], pair.new.sheet.components[newIndex])
    var change = Change(
      kind: old.name == new.name ? .changed : .renamed, subject: .component, name: new.name,
      oldName: old.name == new.name ? nil : old.name, oldSpan: old.span, newSpan: new.span)
    func add(_ name: String, _ before: String?, _ after: String?) {
      change.details.addChange(name, before, after, old.span, new.span)
    }
    let parents = (
      old.parent.map { pair.old.sheet.components[$0].name },
      new.parent.map { pair.new.sheet.components[$0].name }
    )
    add("base", parents.0 ?? old.base.rawValue, parents.1 ?? new.base.rawValue)
    add("traits", pair.old.sheet.traitNames(of: old), pair.new.sheet.traitNames(of: new))
    add("states", old.stateNames, new.stateNames)
    add("deprecated", old.deprecated, new.deprecated)
    add("summary", old.summary, new.summary)
    add("accessibility", old.accessibility.text, new.accessibility.text)
    add("preview", old.preview.text, new.preview.text)
    let names = RenamedMembers(oldIndex, newIndex, pair)
    var values = ComparedValues(of: .component(newIndex), pair)
    addProperties(
      old.properties.filter { $0.owner == .component(oldIndex) && !$0.isOwnState },
      new.properties.filter { $0.owner == .component(newIndex) && !$0.isOwnState }, names.properties,
      &change.details, &values)
    addLayers(oldIndex, newIndex, names, &change.details)
    addAxes(old, new, &change.details)
    var settings = ComparedSettings(oldIndex, newIndex, names, pair)
    settings.compare(&values)
    self.add(change, .component(newIndex), values.found)
  }

  /// - Parameter renamed: The name now, by the name before.
  private func addProperties(
    _ old: [Property], _ new: [Property], _ renamed: [String: String], _ details: inout [Detail],
    _ values: inout ComparedValues
  ) {
    let after = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    for property in old {
      let name = renamed[property.name] ?? property.name
      guard let now = after[name] else {
        details.append(
          Detail(
            part: .property, kind: .removed, name: property.name,
            old: .init(property.typeText, at: property.span)))
        continue
      }
      known.insert(name)
      let isSame = property.typeText == now.typeText
      if name != property.name || !isSame {
        details.append(
          Detail(
            part: .property, kind: name == property.name ? .changed : .renamed, name: name,
            oldName: name == property.name ? nil : property.name,
            old: .init(property.typeText, at: property.span), new: .init(now.typeText, at: now.span)))
      }
      details.addChange("\(name).deprecated", property.deprecated, now.deprecated, property.span, now.span)
      details.addChange("\(name).summary", property.summary, now.summary, property.span, now.span)
      values.compare(name, old: property.defaultValue, new: now.defaultValue)
      for (place, sets) in zip(property.sets, now.sets).enumerated() {
        values.compare("\(name), value \(place + 1)", old: sets.0.value, new: sets.1.value)
      }
    }
    for property in new where !known.contains(property.name) {
      details.append(
        Detail(
          part: .property, kind: .added, name: property.name, new: .init(property.typeText, at: property.span)
        ))
    }
  }

  private func addLayers(_ oldIndex: Int, _ newIndex: Int, _ names: RenamedMembers, _ details: inout [Detail])
  {
    let (before, after) = (pair.old.sheet, pair.new.sheet)
    let old = before.components[oldIndex].layers.filter { $0.owner == .component(oldIndex) }
    let new = after.components[newIndex].layers.filter { $0.owner == .component(newIndex) }
    let byName = Dictionary(new.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<String> = []
    for layer in old {
      let name = names.layers[layer.name] ?? layer.name
      let text = before.text(of: layer, ofComponent: oldIndex, names)
      guard let now = byName[name] else {
        details.append(
          Detail(part: .layer, kind: .removed, name: layer.name, old: .init(text, at: layer.span)))
        continue
      }
      known.insert(name)
      let newText = after.text(of: now, ofComponent: newIndex, RenamedMembers())
      if name != layer.name || text != newText {
        details.append(
          Detail(
            part: .layer, kind: name == layer.name ? .changed : .renamed, name: name,
            oldName: name == layer.name ? nil : layer.name, old: .init(text, at: layer.span),
            new: .init(newText, at: now.span)))
      }
      details.addChange(
        "\(name).accessibility", layer.accessibility?.text, now.accessibility?.text, layer.span, now.span)
    }
    for layer in new where !known.contains(layer.name) {
      let text = after.text(of: layer, ofComponent: newIndex, RenamedMembers())
      details.append(Detail(part: .layer, kind: .added, name: layer.name, new: .init(text, at: layer.span)))
    }
    let order = old.map { names.layers[$0.name] ?? $0.name }.filter(known.contains)
    let newOrder = new.map(\.name).filter(known.contains)
    if order != newOrder {
      details.addChange(
        "order of layers", order.joined(separator: ", "), newOrder.joined(separator: ", "), old.first?.span,
        new.first?.span)
    }
  }

  private func addAxes(_ old: Component, _ new: Component, _ details: inout [Detail]) {
    for axis in old.axes where !new.axes.contains(where: { $0.name == axis.name }) {
      details.append(
        Detail(part: .variant, kind: .removed, name: axis.name, old: .init(axis.text, at: axis.span)))
    }
    for axis in new.axes {
      let now = Detail.Side(axis.text, at: axis.span)
      guard let before = old.axes.first(where: { $0.name == axis.name }) else {
        details.append(Detail(part: .variant, kind: .added, name: axis.name, new: now))
        continue
      }
      details.addChange(axis.name, .init(before.text, at: before.span), now, part: .variant)
      details.addChange("\(axis.name).summary", before.summary, axis.summary, before.span, axis.span)
    }
  }
}

extension ComparedValues {
  /// Compares a value that doesn't depend on the state.
  mutating func compare(
    _ name: String, state: StateSet = .normal, in modes: ModeSet = [], variant: String? = nil,
    old: ModedValue?, new: ModedValue?
  ) {
    // Most values are the same in all modes, and haven't changed.
    if let old, let new, old.isUniform, new.isUniform, old.value == new.value { return }
    let points = points(of: old, new, state: state, in: modes)
    compare(
      name, at: points, variant: variant, isSaid: true,
      old: { [joint] index in
        old.map { value in
          let (value, origin) = value[joint.old(points[index].modes)]
          return LookValue(value, origin: origin)
        }
      },
      new: { [joint] index in
        new.map { value in
          let (value, origin) = value[joint.new(points[index].modes)]
          return LookValue(value, origin: origin)
        }
      })
  }
}

extension Property {
  /// The text of a property's type: `CGFloat?, 0…10`.
  fileprivate var typeText: String {
    var text = type.name + (isOptional ? "?" : "")
    if case .choice(let words) = type { text += " of " + words.joined(separator: ", ") }
    if let bounds {
      let ends = [bounds.min, bounds.max].map { $0.map(formatNumber) ?? "" }
      if ends != ["", ""] { text += ", \(ends[0])…\(ends[1])" }
    }
    return text
  }
}

extension VariantAxis {
  /// The text of an axis: `primary (default), ghost`.
  fileprivate var text: String {
    values.enumerated().map { $1.name + ($0 == defaultValue ? " (default)" : "") }.joined(separator: ", ")
  }
}

extension Component {
  fileprivate var stateNames: String? {
    ownStates.isEmpty ? nil : ownStates.map(\.name).joined(separator: ", ")
  }
}

extension ResolvedSheet {
  fileprivate func traitNames(of component: Component) -> String? {
    component.traits.isEmpty ? nil : component.traits.map { traits[$0].name }.joined(separator: ", ")
  }

  /// The text of a layer's kind and frame: `image in icon, [0, 0, 100%, 8]`.
  fileprivate func text(of layer: Layer, ofComponent index: Int, _ names: RenamedMembers) -> String {
    let component = components[index]
    var parts: [String] = []
    let picks = layer.kind.component.map { held -> String in
      let name = components[held].name
      return layer.picks.contains { $0 >= 0 }
        ? "\(name) (\(components[held].description(ofPicks: layer.picks)))" : name
    }
    parts.append(picks ?? layer.kind.sheetName)
    if layer.isMask { parts[0] = "mask, " + parts[0] }
    if let parent = layer.parent {
      let name = component.layers[parent].name
      if parent > 0 { parts[0] += " in \(names.layers[name] ?? name)" }
    }
    if layer.frame != .bounds { parts.append(spelled(layer.frame, ofComponent: index)) }
    return parts.joined(separator: ", ")
  }
}

extension Accessibility {
  fileprivate var text: String? {
    let parts = [
      children == .combine ? nil : children.rawValue, isHidden ? "hidden" : nil,
      number == nil ? nil : "reads a number",
    ]
    let all = parts.compactMap(\.self) + traits.names
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}

extension LayerAccessibility {
  fileprivate var text: String? {
    let all =
      [isHidden ? "hidden" : nil, label == nil ? nil : "has a label"].compactMap(\.self) + traits.names
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}

extension PreviewSpec {
  var text: String {
    let sides = [(fitsWidth, size.width), (fitsHeight, size.height)].map { $0 ? "fit" : formatNumber($1) }
    return sides.joined(separator: " × ") + (title.map { ", “\($0)”" } ?? "")
  }
}
