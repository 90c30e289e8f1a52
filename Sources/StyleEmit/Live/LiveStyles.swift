import StyleModel
import StyleSource

/// The styles that an inspector sends to apps that follow it.
package struct LiveStyles: Sendable {
  /// The components, by the names of their structs.
  package private(set) var components: [String: LiveComponent] = [:]

  /// - Parameter readsCode: Whether to work out the fingerprints of code, which takes longer than all else.
  package init(_ sheet: ResolvedSheet, readsCode: Bool = true) {
    let plans = ComponentPlan.all(of: sheet).filter { $0.module == nil }
    let made = concurrentMap(plans, minimum: 2) { plan in
      LiveComponent(plan, UpdateShape(plan, in: sheet, readsCode: readsCode))
    }
    for component in made { components[component.name] = component }
  }
}

/// The updates of a component: a line for each style, and for each choice of variants without one.
package struct LiveComponent: Sendable {
  /// The name of its struct.
  package let name: String
  /// The component's name in style files.
  package let title: String
  /// The fingerprints of the component's code, by which an app's struct is compared.
  package let layout, code: String
  /// The lines by the name of the style, without the end of the line. A style whose values the app's struct can't store is left out.
  package private(set) var lines: [String: [UInt8]] = [:]

  /// The most combinations of variants of a component that are all followed; of a component with more, only those of styles and of the
  /// defaults are.
  private static let mostPicks = 128

  init(_ plan: ComponentPlan, _ shape: UpdateShape) {
    name = plan.styleName
    title = plan.component.name
    layout = shape.layout
    code = shape.code
    let none = ComponentPlan.OverridingValues(values: [], changes: [])
    for (name, picks) in plan.namedPicks(upTo: LiveComponent.mostPicks) {
      lines[name] = line(name, plan, picks, none)
    }
    for style in plan.styles {
      let name = withoutBackticks(style.name)
      lines[name] = line(name, plan, style.picks, style.arguments)
    }
  }

  private func line(
    _ style: String, _ plan: ComponentPlan, _ picks: [Int], _ overriding: ComponentPlan.OverridingValues
  ) -> [UInt8]? {
    var line = UpdateLine()
    line.word("style")
    line.word(name)
    line.word(layout)
    line.text(style)
    let base =
      plan.variants?.assigned(for: picks)
      ?? VariantPlan.Assigned(values: plan.slots.map(\.initial), changes: plan.changes.map(\.initial))
    for (slot, value) in zip(plan.slots, base.values) { line.value(value, in: slot) }
    line.changes(base.changes.enumerated().filter { !$1.isEmpty }.map { ($0, $1) }, of: plan)
    line.word(overriding.values.count)
    for (slot, value) in overriding.values { line.entry(slot, value, of: plan) }
    line.changes(overriding.changes, of: plan)
    return line.isBroken ? nil : line.bytes
  }
}

extension UpdateLine {
  fileprivate mutating func changes(
    _ changes: [(index: Int, values: [Int: AdaptiveValue])], of plan: ComponentPlan
  ) {
    word(changes.count)
    for (index, values) in changes {
      let condition = plan.changes[index].condition
      word(condition.stateBits)
      word(String(condition.modes.rawValue))
      let said = values.keys.sorted().compactMap { slot in
        values[slot].flatMap { UpdateLine.says($0, in: plan.slots[slot]) ? (slot, $0) : nil }
      }
      word(said.count)
      for (slot, value) in said { entry(slot, value, of: plan) }
    }
  }

  fileprivate mutating func entry(_ slot: Int, _ value: AdaptiveValue, of plan: ComponentPlan) {
    word(slot)
    self.value(value, in: plan.slots[slot])
  }
}

extension ComponentPlan {
  /// The arguments of the initializer for each combination of variants, as a name and as indices, −1 for an axis without an argument; for
  /// the defaults alone where there are more than `most`.
  fileprivate func namedPicks(upTo most: Int) -> [(name: String, picks: [Int])] {
    guard let variants else { return [("()", [])] }
    var all: [[Int]] = [[]]
    for axis in variants.axes {
      all = all.flatMap { picks in (-1..<axis.cases.count).map { picks + [$0] } }
      if all.count > most {
        all = [variants.axes.map { _ in -1 }]
        break
      }
    }
    return all.map { picks in
      let names = zip(variants.axes, picks).map { $1 < 0 ? "" : $0.cases[$1].rawName }
      return ("(\(names.joined(separator: "/")))", picks)
    }
  }
}
